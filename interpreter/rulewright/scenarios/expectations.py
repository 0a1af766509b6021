"""What a scenario expects: read and typed (`Expectation`), and with components and calls understood (`Understood`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed.types import Type
from rulewright.game import Game
from rulewright.scenarios.call_reader import Meant
from rulewright.scenarios.component_pattern import ComponentPattern
from rulewright.scenarios.place_names import Place
from rulewright.source.text import Span

Asker = Callable[[Game], int]
Ask = Callable[[int], Asker]
"""From the number of a question to what answers it."""

HIDDEN = "hidden"
QUESTION = "?"
"""A value that a player does not see; a lone question mark means the same, in quotes, because YAML has a use for it."""


@dataclass(frozen=True, slots=True)
class ExpectationNode:
    """What every expectation has; `Expectation` is the closed union of all of them.
    `span` is where the expected value stands; `text` is the key.
    """

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Compared(ExpectationNode):
    """Values (numbers of questions) and what they must be: a question, or a component. `relative`: how far they
    changed.

    `sides` are the two sides of a comparison, to be told when it fails: text, question, type.
    """

    subjects: tuple[int, ...]
    wanted: tuple[int | ast.Lot, ...]
    type: Type
    relative: bool
    sides: tuple[tuple[str, int, Type], ...] = ()


@dataclass(frozen=True, slots=True)
class Lying(ExpectationNode):
    """What lies in a zone."""

    place: Place
    lots: tuple[ast.Lot, ...]


@dataclass(frozen=True, slots=True)
class SeenPart:
    """So many components that are seen, or (without a lot) that are not."""

    count: int
    lot: ast.Lot | None


@dataclass(frozen=True, slots=True)
class Seen(ExpectationNode):
    """What a seat (or an onlooker: none) sees of a zone (`parts`), or of purses and state (`subjects`;
    `wanted`: none for hidden).
    """

    seat: int | None
    place: Place
    parts: tuple[SeenPart, ...] = ()
    subjects: tuple[int, ...] = ()
    wanted: tuple[int | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Carried(ExpectationNode):
    """The marks of what lies in a row or pile, in order, as they are or (`seen`) as a seat or an
    onlooker (none) sees them; `wanted` as in `Seen`.
    """

    place: Place
    type: Type
    wanted: tuple[int | None, ...]
    seen: bool = False
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Legal(ExpectationNode):
    """How many choices an action has now, or which."""

    action: str
    seat: int | None
    count: int | None
    calls: tuple[ast.Call, ...]


@dataclass(frozen=True, slots=True)
class Refused(ExpectationNode):
    """Choices that nobody (or a seat) may make now."""

    seat: int | None
    calls: tuple[ast.Call, ...]


@dataclass(frozen=True, slots=True)
class Results(ExpectationNode):
    """Ranks or scores by seat, or who has won or lost, as if the game were over now."""

    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Over(ExpectationNode):
    """Whether the game is over."""

    wanted: bool


@dataclass(frozen=True, slots=True)
class InPhase(ExpectationNode):
    """The phase in which somebody must choose; none after the end."""

    name: str | None


Expectation = Compared | Lying | Seen | Carried | Legal | Refused | Results | Over | InPhase
"""Every expectation: a `match` over it ends in `assert_never`."""


@dataclass(frozen=True, slots=True)
class Understood:
    """An expectation with its components and calls understood."""

    expectation: Expectation
    patterns: tuple[ComponentPattern | None, ...] = ()
    counts: tuple[int, ...] = ()
    faces: tuple[str | None, ...] = ()
    calls: tuple[Meant, ...] = ()

    @property
    def listed(self) -> list[tuple[ComponentPattern | None, str | None]]:
        """Each component that is wanted (none: a hidden one), with the face it must show."""
        return [
            (pattern, face)
            for pattern, face, count in zip(self.patterns, self.faces, self.counts, strict=True)
            for _ in range(count)
        ]
