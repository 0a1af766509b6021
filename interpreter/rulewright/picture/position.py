"""A picture: frozen data that any screen can draw, from the top to the bottom.

A `Group` is what belongs together: the common table, a kind of space, the sides, the seats. A `Layer` is one declared
zone, purse or state variable of a group, with what each owner has of it. What is not known is told as such and never
left out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from rulewright.picture.board import Board
from rulewright.picture.matrix import Matrix
from rulewright.sentences import Speech, english

NOT_OURS = -1


class Arrangement(Enum):
    """How the owners of a group, or the pieces of a layer, lie."""

    COMMON = "common"
    """What nobody owns: one owner without a name."""
    BOARD = "board"
    ROW = "row"
    RING = "ring"
    WORDS = "words"
    SIDES = "sides"
    SEATS = "seats"

    HEAP = "heap"
    """Pieces in no order: what is known by name, and how many are not."""
    HAND = "hand"
    """A heap that belongs to a seat or side and that others do not see."""
    STACK = "stack"
    """Where the table says that a pile is drawn as a stack, only its top is told, and how many lie below."""
    LINE = "line"
    """Pieces in an order, each at its position: a stack from its top, a line from its first."""
    PURSE = "purse"
    VALUE = "value"
    TRACK = "track"
    """A number between two ends."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece, or several that look alike in a heap. `name` is none if the viewer does not know it."""

    name: str | None
    count: int = 1
    face_down: bool = False
    """It lies face down, and the viewer knows it nevertheless."""
    marks: tuple[str, ...] = ()
    """What it carries, as far as the viewer sees it and it is not as at the start, in words."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """What lies in one zone: in its order, or, of a heap, sorted.
    `face_up`: how many of a heap lie so; none where that means nothing.
    """

    pieces: tuple[Piece, ...]
    face_up: int | None = None
    below: int = 0
    """So many lie below the one that is told."""

    @property
    def count(self) -> int:
        return self.below + sum(piece.count for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class Money:
    """What is in one purse; none if the viewer does not know. `pieces`: how many coins of which worth."""

    amount: int | None
    pieces: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Value:
    """The value of one state variable in words; none if the viewer does not know."""

    words: str | None
    empty: bool = False
    """It is `none` or `no`."""
    number: int | None = None


Holding = Pieces | Money | Value


@dataclass(frozen=True, slots=True)
class Layer:
    """One declared thing, and what each owner of its group has of it, in their order.

    `names`: every name that a piece or value of it can have, so that a screen can choose short ones once for the whole
    game; `low` and `high` are the ends of a track.
    """

    name: str
    title: str
    form: Arrangement
    holdings: tuple[Holding, ...]
    names: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


@dataclass(frozen=True, slots=True)
class Group:
    """Owners of one type with what they have. `ours` is the place of the viewer (or of their side) among them.

    `beside`: for each space the place of the seat or side before which it lies, or -1; nothing where spaces lie before
    nobody.
    """

    form: Arrangement
    type: str
    title: str
    owners: tuple[str, ...]
    layers: tuple[Layer, ...]
    matrices: tuple[Matrix, ...] = ()
    ours: int = NOT_OURS
    board: Board | None = None
    beside: tuple[int, ...] = ()
    besides: tuple[str, ...] = ()
    """The names of the seats or sides that `beside` numbers."""

    def before(self, place: int) -> str:
        """Before whom a space lies; nothing if before nobody."""
        return self.besides[self.beside[place]] if self.beside and self.beside[place] != NOT_OURS else ""

    @property
    def shares(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Before whom which spaces lie; nothing unless each of them lies before somebody."""
        if not self.beside or NOT_OURS in self.beside:
            return ()
        return tuple(
            (name, tuple(place for place, whose in enumerate(self.beside) if whose == number))
            for number, name in enumerate(self.besides)
        )


@dataclass(frozen=True, slots=True)
class Picture:
    """All that one seat (none: an onlooker) sees. `seats` are the names of all seats, `out` the places of those out of
    the game; `say` puts our own words into the language of the screen.
    """

    seat: int | None
    seats: tuple[str, ...]
    groups: tuple[Group, ...]
    out: tuple[int, ...] = ()
    say: Speech = field(default=english, compare=False, repr=False)
