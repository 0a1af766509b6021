"""A variant, one edit of it, and why an edit is refused."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, kind_of, say_the_same
from rulewright.frontend.variants.paths import Location, name_of
from rulewright.source.clipped_text import one_line
from rulewright.source.diagnostic import Label
from rulewright.source.text import Source, Span

LONGEST = 60


class Variant(NamedTuple):
    """A variant's name, the root of its file, and the file's text."""

    name: str
    root: Mapping
    source: Source

    @property
    def parent(self) -> str:
        """The variant that it extends, or nothing if it extends the game itself."""
        return self.text("extends").partition(":")[2]

    def text(self, key: str) -> str:
        """What stands under `title`, `about`, `why` ..., or nothing."""
        node = self.root.get(key)
        return node.text if isinstance(node, Scalar) else ""


@dataclass(frozen=True, slots=True)
class Edit:
    """One edit. `kind` is change, remove, entry (a new entry of a mapping) or items (new items of a list).

    `location` is what is changed, removed or new; for items it is the list. `key` and `old` are the base's. `pieces`
    come in `where` (before, after or at the end) beside `anchor`, the last step of the way to a sibling.
    """

    kind: str
    variant: str
    path: Span
    location: Location
    key: Span | None = None
    old: Node | None = None
    value: Node | None = None
    pieces: tuple[Entry | Node, ...] = ()
    where: str = "end"
    anchor: str | int = ""

    @property
    def can_replace(self) -> bool:
        """Whether this addition makes sense beside the removal of what has its name:
        it says where, or has parameters.
        """
        keys = [piece.name for piece in self.pieces if isinstance(piece, Entry)]
        return self.kind == "entry" and (self.where != "end" or any(key != name_of(key) for key in keys))


class Refusal(Exception):
    """Why an edit cannot be made: a diagnostic without its file. It never leaves this package."""

    def __init__(self, code: str, message: str, span: Span, hint: str = "", labels: Iterable[Label] = ()) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.span = span
        self.hint = hint
        self.labels = tuple(labels)


def part(key: Scalar, start: int, end: int | None = None) -> Span:
    """A stretch of a path in its file; the whole path where escapes have moved its characters."""
    if key.body.text != key.text:
        return key.span
    return Span(key.span.source, key.body.start + start, key.body.start + (len(key.text) if end is None else end))


def same(old: Node, new: Node) -> bool:
    """Whether two values say the same, however they are written."""
    return say_the_same(old, new, _lines)


def _lines(node: Scalar) -> list[str]:
    """The text without what does not matter: in a block its lines, else its words."""
    if node.style != "|":
        return [" ".join(node.text.split())]
    return [line.rstrip() for line in node.text.splitlines() if line.strip()]


def shown(node: Node) -> str:
    """A value in a message: its text, if it is short."""
    return one_line(node.text if isinstance(node, Scalar) else node.span.text, LONGEST)


def described(node: Node) -> str:
    """What stands somewhere: a text in quotes, or what a person would call the node."""
    return f"`{shown(node)}`" if isinstance(node, Scalar) else kind_of(node)
