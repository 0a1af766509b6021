"""A book as Markdown (CommonMark with tables).
Every text of the ruleset is escaped; anchors stand before their headings.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import assert_never

from rulewright.rulebook.book import Block, Book, Grid, Item, ItemList, Paragraph, Remark, Section
from rulewright.rulebook.markup import MarkedPiece, pieces

_SIGNS = re.compile(r"[\\`*_\[\]<>#|~&]")
_LINE_START = re.compile(r"\s*([-+=]|\d+[.)])")
_ADDRESS = re.compile(r"(?i)(https?|ftp|www|mailto)([:.])")


def markdown(book: Book) -> str:
    """The whole book."""
    lines = [f"# {inline(book.title)}", "", *_cover(book), *_contents(book.sections)]
    for section in book.sections:
        lines += _section(section, 2)
    return "\n".join(lines).rstrip() + "\n"


def _cover(book: Book) -> Iterator[str]:
    for line in book.cover:
        yield from (inline(line), "")


def _contents(sections: Iterable[Section]) -> Iterator[str]:
    for section in sections:
        yield f"- [{inline(section.title)}](#{section.anchor})"
    yield ""


def _section(section: Section, level: int) -> Iterator[str]:
    yield from (f'<a id="{section.anchor}"></a>', "", f"{'#' * min(level, 6)} {inline(section.title)}", "")
    for block in section.blocks:
        yield from (*_block(block), "")
    for inner in section.sections:
        yield from _section(inner, level + 1)


def _block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph(text=text):
            yield inline(text)
        case Remark(text=text):
            yield f"> {inline(text)}"
        case ItemList(items=items, ordered=ordered):
            yield from _items(items, ordered, "")
        case Grid(head=head, rows=rows):
            yield f"| {' | '.join(map(inline, head))} |"
            yield f"|{' --- |' * len(head)}"
            yield from (f"| {' | '.join(map(inline, row))} |" for row in rows)
        case _:
            assert_never(block)


def _items(items: Iterable[Item], ordered: bool, margin: str) -> Iterator[str]:
    for number, item in enumerate(items, 1):
        sign = f"{number}." if ordered else "-"
        yield f"{margin}{sign} {inline(item.text)}"
        yield from _items(item.inside, False, margin + " " * (len(sign) + 1))


def inline(text: str) -> str:
    """A marked string as Markdown on one line."""
    told = "".join(map(_piece, pieces(text)))
    start = _LINE_START.match(told)
    return f"{told[: start.end() - 1]}\\{told[start.end() - 1 :]}" if start else told


def _piece(piece: MarkedPiece) -> str:
    inner = "".join(map(_piece, piece.inside))
    match piece.style:
        case "strong":
            return f"**{inner}**" if inner.strip() else inner
        case "emphasis":
            return f"*{inner}*" if inner.strip() else inner
        case "code":
            return _code("".join(one.words for one in piece.inside))
        case "link":
            return f"[{inner}](#{piece.target})"
        case "place":
            return f'<a id="{piece.target}"></a>{inner}'
        case "":
            return escaped(piece.words)
        case _:
            assert_never(piece.style)


def escaped(text: str) -> str:
    """Plain words: nothing in them is read as Markdown, HTML or an address."""
    plain = _SIGNS.sub(lambda sign: {"<": "&lt;", ">": "&gt;", "&": "&amp;"}.get(sign[0], "\\" + sign[0]), text)
    return _ADDRESS.sub(lambda found: f"{found[1]}&#{ord(found[2])};", plain)


def _code(text: str) -> str:
    longest = max((len(run) for run in re.findall("`+", text)), default=0)
    fence = "`" * (longest + 1)
    room = " " if "`" in text else ""
    return f"{fence}{room}{text.replace('|', chr(92) + '|')}{room}{fence}" if text.strip() else ""
