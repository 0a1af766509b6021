"""A rulebook as data: sections of paragraphs, lists and tables. Every text is a marked string (`markup.py`).

Frozen dataclasses only; the writers turn them into Markdown and HTML.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str


@dataclass(frozen=True, slots=True)
class Remark:
    """A paragraph that stands apart: an example, or what a variant changes."""

    text: str


@dataclass(frozen=True, slots=True)
class Item:
    """An entry of a list, and those below it."""

    text: str
    inside: tuple[Item, ...] = ()


@dataclass(frozen=True, slots=True)
class ItemList:
    items: tuple[Item, ...]
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: a row of headings, and rows."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Paragraph | Remark | ItemList | Grid


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, with an anchor that no other section of the book has."""

    title: str
    anchor: str
    blocks: tuple[Block, ...] = ()
    sections: tuple[Section, ...] = ()

    @property
    def empty(self) -> bool:
        return not self.blocks and not self.sections


@dataclass(frozen=True, slots=True)
class Book:
    """`cover`: lines below the title."""

    title: str
    cover: tuple[str, ...]
    sections: tuple[Section, ...]
    language: str = "en"


def every_section(sections: tuple[Section, ...]) -> Iterator[Section]:
    """All sections, those inside of others too."""
    for section in sections:
        yield section
        yield from every_section(section.sections)


def without_empty(sections: tuple[Section, ...]) -> tuple[Section, ...]:
    """The sections that say something."""
    full = (replace(section, sections=without_empty(section.sections)) for section in sections)
    return tuple(section for section in full if not section.empty)
