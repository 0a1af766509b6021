"""How the declared zones, spaces, purses and state of a ruleset lie on a table, in one configuration.

In: a ruleset and a machine of it, or what was kept of a layout. Out: what every picture of that game has in common. It
complains of nothing: what the ruleset says about its table has been checked with the rest of it. Typed rules are read
in `layout_rules.py`, which is imported when it is needed: a game whose layout was kept starts without the front end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.backend.runtime.game_wording import GameWording
from rulewright.backend.runtime.machine import Machine
from rulewright.ir.program import Program
from rulewright.picture.board import Board
from rulewright.picture.piece_order import Look, names_in_order
from rulewright.picture.relevance import Relevance
from rulewright.source.underscores import without_underscores

if TYPE_CHECKING:
    from rulewright.loading import Ruleset


@dataclass(frozen=True)
class TableForm:
    """What the rules alone say of a table."""

    boards: Mapping[str, Board]
    rings: frozenset[str]
    orders: Mapping[str, tuple[Look, ...]]
    """By class of components: in which order its looks stand in a hand."""
    looks: Mapping[str, Mapping[str, str]]
    """What the ruleset says of how things look, by key; those first that stand first on the table."""
    sizes: Mapping[str, int]
    """How many there are of each kind of space, of the players and of the sides."""
    relevance: Relevance
    player_traits: Mapping[str, tuple[str, ...]]
    """By class of components: the traits that are players."""


@dataclass(frozen=True)
class TableLayout:
    """What does not change while a game is played. `seats` are the names of the seats, as the machine has them now."""

    program: Program
    seats: Sequence[str]
    wording: GameWording
    form: TableForm
    orders: Mapping[str, Mapping[str, int]]
    """By class of components: the place of every name in a hand."""

    def title(self, name: str) -> str:
        """What a thing is called on a screen."""
        return self.wording.named(name, self.word(name, "title"))

    def value(self, name: str, words: str | None) -> str | None:
        """What a value of a state is called on a screen: nothing where it stands for that, and else as the rules say
        it.

        What this program itself has words for is told in the language of the screen.
        """
        words = "none" if words is not None and self._stands_for_nothing(name, words) else words
        return self.wording.sentence(words) if words is not None and words in ("yes", "no", "none") else words

    def _stands_for_nothing(self, name: str, words: str) -> bool:
        return name in self.form.looks and without_underscores(self.word(name, "none")) == words

    def is_internal(self, name: str) -> bool:
        return self.word(name, "internal") == "yes"

    def word(self, name: str, key: str) -> str:
        """What the ruleset says of how something looks; nothing if it says nothing."""
        return self.form.looks[name].get(key, "") if name in self.form.looks else ""

    def beside(self, space: str) -> tuple[str, tuple[int, ...]]:
        """Whose side each space is, `player` or `side`, and which of them: shared out equally in their order."""
        whose = self.word(space, "before")
        share = self.form.sizes[space] // max(self.form.sizes[whose], 1) if whose else 0
        return (whose, tuple(place // share for place in range(self.form.sizes[space]))) if share else ("", ())

    def rank(self, name: str) -> int:
        """The place of a thing among those of its owners."""
        looks = self.form.looks
        return list(looks).index(name) if name in looks else len(looks)


def form_of(ruleset: Ruleset, program: Program) -> TableForm:
    """The form of the table for one configuration."""
    from rulewright.picture import layout_rules  # noqa: PLC0415 (reads typed rules, which take long to import)

    return layout_rules.form(ruleset, program)


def layout_of(ruleset: Ruleset, machine: Machine) -> TableLayout:
    """The layout of the table for one configuration."""
    return layout_with(form_of(ruleset, machine.program), machine)


def layout_with(form: TableForm, machine: Machine) -> TableLayout:
    """The layout of the table of a form that is known already."""
    orders = {info.name: names_in_order(info, form.orders[info.name]) for info in machine.program.classes}
    return TableLayout(machine.program, machine.texts.seats, machine.texts.wording, form, orders)
