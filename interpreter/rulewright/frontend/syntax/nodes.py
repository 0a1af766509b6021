"""YAML nodes with positions.

Scalars are text, always: what looks like a number or a truth value is read where one is wanted, never before.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rulewright.source.text import Span

COMMENT = re.compile(r"[ \t]+(?P<comment>#(?![ \t]*rulewright:)[^\n]*)")
REST = re.compile(r"\s*[,}]")
LONGEST_NUMBER = 19
NUMBER = re.compile(r"-?(0|[1-9][0-9]*)\Z")


@dataclass(frozen=True, slots=True, eq=False)
class Scalar:
    """A piece of text. `style` is YAML's: '' plain, ' or " quoted, | or > a block;
    `body` is where its characters stand.
    """

    span: Span
    text: str
    style: str
    body: Span

    @property
    def number(self) -> int | None:
        """The whole number this reads as, or none."""
        return number_in(self.text) if not self.style else None


@dataclass(frozen=True, slots=True, eq=False)
class Sequence:
    """A list."""

    span: Span
    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """A key and its value."""

    key: Scalar
    value: Node

    @property
    def name(self) -> str:
        return self.key.text

    @property
    def span(self) -> Span:
        return self.key.span


@dataclass(frozen=True, slots=True, eq=False)
class Mapping:
    """Keys and values, in file order; the reader has refused duplicate keys."""

    span: Span
    entries: tuple[Entry, ...]

    def get(self, name: str) -> Node | None:
        for entry in self.entries:
            if entry.key.text == name:
                return entry.value
        return None

    def entry(self, name: str) -> Entry | None:
        for entry in self.entries:
            if entry.key.text == name:
                return entry
        return None

    def __contains__(self, name: str) -> bool:
        return self.entry(name) is not None

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)


Node = Scalar | Sequence | Mapping


def number_in(text: str) -> int | None:
    """The whole number that a text is, in plain digits without needless zeros;
    none if it is no such number, or beyond all.
    """
    return int(text) if len(text) < LONGEST_NUMBER and NUMBER.match(text) else None


def cut_off(node: Node) -> Span | None:
    """The comment behind a text without quotes, which may be meant as more of the text; waivers are never meant so."""
    if not isinstance(node, Scalar) or node.style or not node.text:
        return None
    found = COMMENT.match(node.span.source.text, node.span.end)
    return Span(node.span.source, *found.span("comment")) if found is not None else None


def is_rest(entry: Entry) -> bool:
    """Whether a key has no colon: YAML's flow style has made it of the rest of a value, cut at a comma."""
    return kind_of(entry.value) == "nothing" and REST.match(entry.span.source.text, entry.span.end) is not None


def kind_of(node: Node) -> str:
    """What a person would call this node."""
    if isinstance(node, Scalar):
        return "nothing" if not node.text and not node.style else "text"
    return "a list" if isinstance(node, Sequence) else "a mapping"


def text_of(node: Node | None) -> str:
    """The text of a scalar; nothing else has any."""
    return node.text if isinstance(node, Scalar) else ""


def scalars_of(node: Node | None) -> tuple[Scalar, ...]:
    """The scalars of a list."""
    return tuple(item for item in node.items if isinstance(item, Scalar)) if isinstance(node, Sequence) else ()


def say_the_same(old: Node, new: Node, said: Callable[[Scalar], object]) -> bool:
    """Whether two trees have the same keys and items in the same order, and what is `said` by their texts is equal."""
    if isinstance(old, Scalar) and isinstance(new, Scalar):
        return said(old) == said(new)
    if isinstance(old, Sequence) and isinstance(new, Sequence):
        pairs = zip(old.items, new.items, strict=False)
        return len(old.items) == len(new.items) and all(say_the_same(a, b, said) for a, b in pairs)
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        return [entry.name for entry in old.entries] == [entry.name for entry in new.entries] and all(
            say_the_same(a.value, b.value, said) for a, b in zip(old.entries, new.entries, strict=True)
        )
    return False
