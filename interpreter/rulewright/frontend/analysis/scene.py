"""The rules in one configuration, without what cannot be reached there because a
condition on options or players fails on the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from rulewright.frontend.analysis.bounds import Bounds
from rulewright.frontend.analysis.box import Box
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.survey import Guard, Rule, Site, Survey
from rulewright.frontend.typed import tree as t

N = TypeVar("N")


class Scene:
    """A survey in one configuration."""

    def __init__(self, survey: Survey, constants: Constants, box: Box) -> None:
        self.survey = survey
        self.symbols = survey.symbols
        self.constants = constants
        self.box = box
        self.bounds = Bounds(constants, box)
        self.visibility = survey.visibility(constants)
        self._guards: dict[int, bool] = {}
        self._live: set[Rule] | None = None

    @property
    def players(self) -> int:
        return self.constants.players

    @property
    def live(self) -> set[Rule]:
        """The rules that can be met here;
        those to which nothing comes at all count too, as the author will not leave it so.
        """
        if self._live is None:
            self._live = self.survey.reachable([*self.survey.roots, *self.survey.idle], self.holds)
        return self._live

    def holds(self, guards: tuple[Guard, ...]) -> bool:
        return all(self._value(condition) == wanted for condition, wanted in guards)

    def _value(self, condition: t.Expr) -> bool:
        key = id(condition)
        if key not in self._guards:
            self._guards[key] = bool(self.constants.known(condition))
        return self._guards[key]

    def all(self, kind: type[N]) -> Iterator[tuple[Site, N]]:
        """The nodes of a kind that can be met here."""
        live = self.live
        for site in self.survey.sites.get(kind, ()):
            if site.rule in live and (not site.guards or self.holds(site.guards)):
                yield site, site.node
