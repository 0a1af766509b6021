"""A book as one HTML page that needs nothing from outside: no scripts, no addresses, style in the page.
Every text is escaped.
"""

from __future__ import annotations

import html as html_text
from collections.abc import Iterable, Iterator
from typing import assert_never

from rulewright.rulebook.book import Block, Book, Grid, Item, ItemList, Paragraph, Remark, Section
from rulewright.rulebook.book_drawings import Drawing, Drawings
from rulewright.rulebook.markup import MarkedPiece, pieces, unmarked

FONTS = '"DejaVu Serif", "Noto Serif", Georgia, serif'
STYLE = f"""\
@page {{ size: A4; margin: 20mm 18mm; @bottom-center {{ content: counter(page); font: 9pt {FONTS}; }} }}
body {{ font: 10.5pt/1.45 {FONTS}; max-width: 46em; margin: 2em auto; padding: 0 1em; color: #1b1b1b; overflow-wrap:
anywhere; }}
h1 {{ font-size: 26pt; margin: 0 0 .3em; }} h2 {{ margin: 1.6em 0 .4em; border-bottom: 1px solid #999; }}
h3 {{ margin: 1.3em 0 .3em; }} h1, h2, h3, h4 {{ break-after: avoid; line-height: 1.2; }}
table {{ border-collapse: collapse; width: 100%; margin: .6em 0; }} th, td {{ border: 1px solid #bbb; padding: .25em
.5em; text-align: left; vertical-align: top; min-width: 6.4em; hyphens: auto;
hyphenate-limit-chars: 9 4 4; }}
td:first-child {{ min-width: 8em; }}
.wide {{ overflow-x: auto; margin: .6em 0; }} .wide table {{ margin: 0; }}
tr {{ break-inside: avoid; }} th {{ background: #eee; }} li {{ margin: .2em 0; }} a {{ color: #1d4e89;
text-decoration: none; }}
blockquote {{ margin: .6em 0; padding: .3em .8em; border-left: 4px solid #c78a00; background: #fff6df; }}
figure {{ margin: .6em 0; overflow-x: auto; }} figure svg {{ display: block; }} figure.sheet {{ display: none; }}
@page pictures {{ size: A4 landscape; margin: 12mm 10mm; }}
@media print {{ #pictures {{ page: pictures; break-before: page; }} figure {{ margin: 0; break-inside: avoid;
overflow-x: visible; }}
figure.cut {{ display: none; }} figure.sheet {{ display: block; break-after: page; }}
figure svg {{ max-width: 277mm; max-height: 165mm; width: auto; height: auto; }}
figure.sheet + figure.sheet svg {{ max-height: 180mm; }} }}
@media print {{ body {{ max-width: none; margin: 0; padding: 0; }} .wide {{ overflow-x: visible; }} }}
@media screen {{ :root {{ color-scheme: light dark; }} figure {{ background: #fff; }}
#pictures figure {{ width: calc(100vw - 4em); margin-left: calc(50% - 50vw + 2em); }}
figure svg {{ max-width: 100%; height: auto; }} figure.sheet {{ display: block; }} }}
@media screen and (prefers-color-scheme: dark) {{ body {{ background: #17181b; color: #e6e6ea; }}
h2 {{ border-color: #55565e; }} th, td {{ border-color: #4a4b52; }} th {{ background: #26272c; }}
a {{ color: #8fbdf2; }} blockquote {{ background: #2b2617; border-color: #d9a33a; }} }}
"""
PICTURES = "pictures"
"""The anchor of the last chapter."""
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def html(book: Book, drawings: Drawings | None = None) -> str:
    """The whole page. `drawings` are its last chapter."""
    title = _text(unmarked(book.title))
    head = (
        f'<!DOCTYPE html>\n<html lang="{_text(book.language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n"
    )
    cover = "".join(f"<p>{inline(line)}</p>\n" for line in book.cover)
    chapters = [(one.anchor, inline(one.title)) for one in book.sections]
    chapters += [(PICTURES, _text(drawings.title))] if drawings is not None else []
    contents = "".join(f'<li><a href="#{anchor}">{title}</a></li>\n' for anchor, title in chapters)
    body = "".join(part for section in book.sections for part in _section(section, 2))
    begun = f"{head}<h1>{title}</h1>\n{cover}<nav><ul>\n{contents}</ul></nav>\n"
    return f"{begun}{body}{_pictures(drawings)}</body>\n</html>\n"


def _pictures(drawings: Drawings | None) -> str:
    """The last chapter. SVG comes from our own writer, which escapes every text."""
    if drawings is None:
        return ""
    shown = "".join(map(_figures, drawings.pictures))
    return f'<section id="{PICTURES}">\n<h2>{_text(drawings.title)}</h2>\n{shown}</section>\n'


def _figures(drawing: Drawing) -> str:
    """The picture; one that is cut into sheets is whole on a screen, and in sheets on paper."""
    if not drawing.sheets:
        return f"<figure>\n{drawing.whole}</figure>\n"
    sheets = "".join(f'<figure class="sheet">\n{sheet}</figure>\n' for sheet in drawing.sheets)
    return f'<figure class="cut">\n{drawing.whole}</figure>\n{sheets}'


def _section(section: Section, level: int) -> Iterator[str]:
    yield f'<section id="{section.anchor}">\n<h{min(level, 6)}>{inline(section.title)}</h{min(level, 6)}>\n'
    yield from map(_block, section.blocks)
    for inner in section.sections:
        yield from _section(inner, level + 1)
    yield "</section>\n"


def _block(block: Block) -> str:
    match block:
        case Paragraph(text=text):
            return f"<p>{inline(text)}</p>\n"
        case Remark(text=text):
            return f"<blockquote>{inline(text)}</blockquote>\n"
        case ItemList(items=items, ordered=ordered):
            return _list(items, "ol" if ordered else "ul")
        case Grid(head=head, rows=rows):
            body = "".join(_row(row, "td") for row in rows)
            inner = f"<thead>{_row(head, 'th')}</thead>\n<tbody>\n{body}</tbody>\n"
            return f'<div class="wide"><table>\n{inner}</table></div>\n'
        case _:
            assert_never(block)


def _row(cells: Iterable[str], tag: str) -> str:
    return f"<tr>{''.join(f'<{tag}>{inline(cell)}</{tag}>' for cell in cells)}</tr>\n"


def _list(items: Iterable[Item], tag: str) -> str:
    inner = "".join(
        f"<li>{inline(item.text)}{_list(item.inside, 'ul') if item.inside else ''}</li>\n" for item in items
    )
    return f"<{tag}>\n{inner}</{tag}>\n"


def inline(text: str) -> str:
    """A marked string as HTML."""
    return "".join(map(_piece, pieces(text)))


def _piece(piece: MarkedPiece) -> str:
    inner = "".join(map(_piece, piece.inside))
    match piece.style:
        case "strong":
            return f"<strong>{inner}</strong>"
        case "emphasis":
            return f"<em>{inner}</em>"
        case "code":
            return f"<code>{inner}</code>"
        case "link":
            return f'<a href="#{piece.target}">{inner}</a>'
        case "place":
            return f'<span id="{piece.target}">{inner}</span>'
        case "":
            return _text(piece.words)
        case _:
            assert_never(piece.style)


def _text(text: str) -> str:
    return html_text.escape(text, quote=True)
