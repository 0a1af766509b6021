"""A page as HTML: no scripts, no addresses, style in the page. Every text is escaped, and shown with what is invisible
in it.

In: a page. Out: text; the same for the same page.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import assert_never

from rulewright.report_page.bar_svg import bar_svg
from rulewright.report_page.chart_parts import BarChart, CurveChart, Strip, StripAxis
from rulewright.report_page.curve_svg import curve_svg
from rulewright.report_page.page_parts import (
    Cell,
    CommandWords,
    DataTable,
    GameText,
    PagePart,
    PageSection,
    ReportPage,
    TextList,
    TextParagraph,
    Tone,
    Toned,
)
from rulewright.report_page.page_style import POLICY, STYLE
from rulewright.sentences import Tell, Words, saying
from rulewright.source.cells import neutral

LEVELS = 4
"""Headings go no deeper."""
GAP = saying("report-gap-cell")
JOINT = re.compile(r"(?<=[^\W_][_=])(?=[^\W_])(?![^<]*>)")
"""Between the parts of a name, and between a name and its value; not within a tag."""

TYPED = re.compile(r"`([^`<>\n]+)`")
"""What people type, as sentences quote it."""


@dataclass(frozen=True, slots=True)
class PageWriter:
    """`tell`: puts a text of ours into the language of the page; names of rules and what games tell stay."""

    tell: Tell = str
    language: str = "en"

    def html(self, page: ReportPage) -> str:
        """The whole page."""
        title = self.words(page.title)
        numbered = [(f"part-{number}", section) for number, section in zip(count(1), page.sections, strict=False)]
        links = "".join(
            f'<li><a href="#{anchor}">{self.words(section.title)}</a></li>\n' for anchor, section in numbered
        )
        body = "".join(part for anchor, section in numbered for part in self._section(section, 2, anchor))
        about = "".join(f"<p>{self.words(line)}</p>\n" for line in page.about)
        return (
            f'<!DOCTYPE html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta name="color-scheme" content="light dark">\n'
            f"<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n"
            f"<header>\n<h1>{title}</h1>\n{about}</header>\n<nav><ul>\n{links}</ul></nav>\n"
            f"<main>\n{body}</main>\n</body>\n</html>\n"
        )

    def words(self, text: Words) -> str:
        """A text of ours as it may stand anywhere in the page."""
        return words(self.tell(text))

    def _section(self, section: PageSection, level: int, anchor: str = "") -> Iterator[str]:
        yield f'<section id="{anchor}">\n' if anchor else "<section>\n"
        yield f"<h{level}>{self.words(section.title)}</h{level}>\n"
        yield from map(self._part, section.parts)
        for inner in section.inner:
            yield from self._section(inner, min(level + 1, LEVELS))
        yield "</section>\n"

    def _part(self, part: PagePart) -> str:
        match part:
            case TextParagraph():
                tone = "" if part.tone is Tone.PLAIN else f' class="{part.tone.value}"'
                return f"<p{tone}>{quoted(self.words(part.text))}</p>\n"
            case TextList():
                return "<ul>\n" + "".join(f"<li>{quoted(self._text(item))}</li>\n" for item in part.items) + "</ul>\n"
            case CommandWords():
                return f'<pre class="command">{words(part.text)}</pre>\n'
            case DataTable():
                return self._table(part)
            case GameText():
                lines = "\n".join(map(words, part.lines))
                return f'<pre class="log" tabindex="0">{lines}</pre>\n'
            case CurveChart():
                return self._figure(part.title, curve_svg(part, self.words))
            case BarChart():
                return self._figure(part.title, bar_svg(part, self.words))
            case _:
                assert_never(part)

    def _figure(self, title: Words, svg: str) -> str:
        return f"<figure>\n<figcaption>{self.words(title)}</figcaption>\n{svg}</figure>\n"

    # ---- tables -----------------------------------------------------------------------------------------------------

    def _table(self, table: DataTable) -> str:
        strips = {place for row in table.rows for place, cell in enumerate(row) if isinstance(cell, Strip)}
        head = "".join(
            self._head(title, place < table.texts, table.axis if place in strips else None)
            for place, title in enumerate(table.head)
        )
        rows = "".join(f"<tr>{self._row(row, table)}</tr>\n" for row in table.rows)
        kind = ' class="drawn"' if strips else ""
        inner = f"<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n"
        return f'<div class="wide"><table{kind}>\n{inner}</table></div>\n'

    def _row(self, row: tuple[Cell, ...], table: DataTable) -> str:
        return "".join(
            f"<td>{breakable(words(cell))}</td>"
            if place < table.names and isinstance(cell, str)
            else self._cell(cell, place < table.texts, table.axis)
            for place, cell in enumerate(row)
        )

    def _head(self, title: Words, is_text: bool, axis: StripAxis | None) -> str:
        kind = "" if is_text else ' class="number"'
        if axis is None:
            return f"<th{kind}>{self.words(title)}</th>"
        low, high = (self.words(axis.show(end)) for end in (axis.low, axis.high))
        return (
            f'<th class="strip">{self.words(title)}<span class="ends"><span>{low}</span><span>{high}</span></span></th>'
        )

    def _cell(self, cell: Cell, is_text: bool, axis: StripAxis | None) -> str:
        if isinstance(cell, Strip):
            assert axis is not None, "a table with strips has an axis"
            return f'<td class="strip">{self._strip(cell, axis)}</td>'
        if is_text:
            return f"<td>{breakable(self._text(cell))}</td>"
        return f'<td class="number">{self._text(cell)}</td>'

    def _text(self, text: Words | Toned) -> str:
        if isinstance(text, Toned):
            return f'<span class="{text.tone.value}">{self.words(text.text)}</span>'
        return self.words(text)

    def _strip(self, strip: Strip, axis: StripAxis) -> str:
        """Stretched to the cell's width; strokes keep theirs."""
        mark = "" if axis.mark is None else _stroke("mark", axis.place(axis.mark), axis.place(axis.mark), (0, 20))
        if strip.value is None:
            gap = self.words(GAP)
            return f'<span class="gap">{gap}</span>' if not mark else _drawn(mark, gap)
        ends = ""
        if strip.low is not None and strip.high is not None:
            ends = _stroke("span", axis.place(strip.low), axis.place(strip.high), (10, 10))
        at = axis.place(strip.value)
        return _drawn(mark + ends + _stroke("point", at, at, (4, 16)), self.words(axis.show(strip.value)))


def page_html(page: ReportPage, tell: Tell = str, language: str = "en") -> str:
    """The whole page, in a language; `tell` puts its texts into it."""
    return PageWriter(tell, language).html(page)


def words(text: str) -> str:
    """A text as it may stand anywhere in the page."""
    return html.escape(neutral(text), quote=True)


def quoted(shown: str) -> str:
    """A sentence in which what people type, between backticks, stands as such."""
    return TYPED.sub(r"<code>\1</code>", shown)


def breakable(shown: str) -> str:
    """A cell whose long names may go on in the next line behind their joints, before they are broken in mid-word."""
    return JOINT.sub("<wbr>", shown)


def _drawn(inner: str, label: str) -> str:
    return (
        f'<svg class="strip" viewBox="0 0 100 20" preserveAspectRatio="none" '
        f'role="img" aria-label="{label}">{inner}</svg>'
    )


def _stroke(kind: str, left: float, right: float, heights: tuple[int, int]) -> str:
    return f'<line class="{kind}" x1="{left:g}" x2="{right:g}" y1="{heights[0]}" y2="{heights[1]}"/>'
