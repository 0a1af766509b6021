"""A page as data: sections of paragraphs, tables, charts and logs.

In: texts, also hostile ones, and sentences as data. Out: frozen data; texts are told in a language, and escaped, where
they are written (`page_writer.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rulewright.report_page.chart_parts import BarChart, CurveChart, Strip, StripAxis
from rulewright.sentences import Words


class Tone(Enum):
    """How a word is to be taken; it is never told by colour alone."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"
    OPEN = "open"
    NOTED = "noted"


@dataclass(frozen=True, slots=True)
class Toned:
    """A word or two with a tone."""

    text: Words
    tone: Tone


Cell = Words | Toned | Strip


@dataclass(frozen=True, slots=True)
class TextParagraph:
    """`tone`: of what it says."""

    text: Words
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class TextList:
    """Items, each with a tone."""

    items: tuple[Words | Toned, ...]


@dataclass(frozen=True, slots=True)
class CommandWords:
    """A command to type."""

    text: str


@dataclass(frozen=True, slots=True)
class DataTable:
    """`texts`: so many columns from the left are texts, the others numbers. `axis`: of the strips in it. `names`: so
    many columns from the left are names of a ruleset, which are told as they are in every language.
    """

    head: tuple[Words, ...]
    rows: tuple[tuple[Cell, ...], ...]
    texts: int = 1
    axis: StripAxis | None = None
    names: int = 0


@dataclass(frozen=True, slots=True)
class GameText:
    """A game told line by line."""

    lines: tuple[str, ...]


PagePart = TextParagraph | TextList | CommandWords | DataTable | GameText | CurveChart | BarChart


@dataclass(frozen=True, slots=True)
class PageSection:
    """A heading and what follows; `inner`: sections one level down."""

    title: Words
    parts: tuple[PagePart, ...]
    inner: tuple[PageSection, ...] = ()


@dataclass(frozen=True, slots=True)
class ReportPage:
    """`about`: what the figures rest on, below the title."""

    title: Words
    about: tuple[Words, ...]
    sections: tuple[PageSection, ...]
