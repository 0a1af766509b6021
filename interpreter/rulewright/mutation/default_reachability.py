"""Which places are met with the defaults of all options.

In: a survey of the true rules and its scenes with the defaults, one for each number of players. Out: whether a mutant
is dead: on the way to it stands a condition on options that does not hold, or nothing that is met uses its rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rulewright.frontend.analysis.checks import Scene, Survey
from rulewright.frontend.analysis.survey import Site
from rulewright.frontend.syntax import document as doc
from rulewright.mutation.mutants import Mutant
from rulewright.mutation.scenario_reach import Stretch, stretch, stretch_of

Known = dict[Stretch, list[Site]]


class Life:
    """What is met in some scenes. A step's verb stands with its step, but is only
    met where the step's condition holds.
    """

    def __init__(self, survey: Survey, scenes: Sequence[Scene]) -> None:
        self.scenes = scenes
        self.sites: Known = {}
        self.verbs: Known = {}
        for site in (site for sites in survey.sites.values() for site in sites):
            is_verb = id(site.node) in survey.steps
            at = stretch(survey.span_of(site)) if is_verb else stretch_of(site.node)
            if at is not None:
                (self.verbs if is_verb else self.sites).setdefault(at, []).append(site)

    def is_dead(self, mutant: Mutant) -> bool:
        """Whether what is changed is met in none of the scenes. What is not part of a rule is everywhere."""
        for known, at in self._around(mutant):
            if at in known:
                return not any(self._is_met(site) for site in known[at])
        return False

    def _around(self, mutant: Mutant) -> Iterator[tuple[Known, Any]]:
        """Where to look, from the inside."""
        chain = list(mutant.place.chain())
        if isinstance(chain[0], doc.Step) and not chain[0].otherwise:
            yield self.verbs, stretch_of(chain[0])
        yield self.sites, stretch(mutant.span)
        for node, holder in zip(chain, [*chain[1:], None], strict=True):
            if isinstance(node, doc.Verb):
                yield self.verbs, stretch_of(holder)
            else:
                yield self.sites, stretch_of(node)

    def _is_met(self, site: Site) -> bool:
        return any(site.rule in scene.live and scene.holds(site.guards) for scene in self.scenes)
