"""A picture as data: boxes that hold nodes and boxes, and arrows between nodes.

In: nothing. Out: frozen dataclasses, in the order in which they are drawn. Nodes and boxes are known by their number,
never by a name of the rules; texts are as the rules write them, and each writer escapes them for its format. Complains
about nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from rulewright.source.text import Span


class NodeKind(Enum):
    """What a node is; the value names the word that readers see beside it (none for what needs none)."""

    START = "start"
    END = "end"
    EFFECT = ""
    CHANCE = "chance"
    CHOICE = "choice"
    BRANCH = "branch"
    CALL = "run"
    RULES = "rules"
    INTERRUPT = "interrupt"
    PLACE = "place"
    NOTE = "note"


class BoxKind(Enum):
    """What a box is: a phase or list of its own, a loop, one of several cases, or parts that belong together."""

    TOP = "top"
    LOOP = "loop"
    CASE = "case"
    GROUP = "group"


class ArrowKind(Enum):
    """How an arrow is drawn: what comes next, a loop's way back, a call of another phase, an interrupt."""

    NEXT = "next"
    AGAIN = "again"
    CALL = "call"
    INTERRUPT = "interrupt"


class ChangeMark(Enum):
    """What a variant does to a part; the value names the word that readers see."""

    SAME = ""
    CHANGED = "changed"
    ADDED = "new"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True)
class PictureNode:
    """`title` is its name; `lines` say more; `link` is where the rules say it; `notes`: what it is, in words."""

    number: int
    kind: NodeKind
    title: str
    lines: tuple[str, ...] = ()
    link: Span | None = None
    mark: ChangeMark = ChangeMark.SAME
    notes: str = ""


@dataclass(frozen=True, slots=True)
class PictureBox:
    """`across`: its parts lie beside each other, not below each other."""

    number: int
    kind: BoxKind
    title: str
    parts: tuple[PictureNode | PictureBox, ...]
    lines: tuple[str, ...] = ()
    link: Span | None = None
    mark: ChangeMark = ChangeMark.SAME
    notes: str = ""
    across: bool = False


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow between two nodes, by their numbers."""

    start: int
    end: int
    kind: ArrowKind = ArrowKind.NEXT
    label: str = ""


@dataclass(frozen=True, slots=True)
class Graph:
    """A picture: its heading, what it shows in a sentence, boxes in columns, arrows."""

    title: str
    about: str
    columns: tuple[tuple[PictureBox, ...], ...]
    edges: tuple[Arrow, ...] = ()

    @property
    def boxes(self) -> Iterator[PictureBox]:
        """The boxes of all columns."""
        for column in self.columns:
            yield from column


def heading(part: PictureNode | PictureBox) -> tuple[str, ...]:
    """The lines that head a part: its title with what it is and what a variant does to it, then what it says."""
    title = f"{part.title} ({part.notes})" if part.title and part.notes else part.title or part.notes
    return tuple(line for line in (title, *part.lines) if line)
