"""A picture as SVG, laid out by `svg_layout`; it needs no other program.

In: a `Graph` and links. Out: text of one SVG file: no script, nothing from elsewhere, every text escaped, the same for
the same rules. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.drawing.arrow_paths import ArrowPaths
from rulewright.drawing.graph import Arrow, ArrowKind, BoxKind, ChangeMark, Graph, NodeKind, PictureBox, PictureNode
from rulewright.drawing.links import Addresses
from rulewright.drawing.svg_layout import CHARACTER, LINE, MARGIN, PADDING, Placed, SvgLayout, layout
from rulewright.source.cells import on_one_line, width
from rulewright.source.escaping import markup

FILLS = {
    NodeKind.START: "#334155", NodeKind.END: "#334155", NodeKind.EFFECT: "#f8fafc", NodeKind.CHANCE: "#fef3c7",
    NodeKind.CHOICE: "#dbeafe",
    NodeKind.BRANCH: "#ede9fe", NodeKind.CALL: "#dcfce7", NodeKind.RULES: "#fae8ff", NodeKind.INTERRUPT: "#fee2e2",
    NodeKind.PLACE: "#f8fafc",
    NodeKind.NOTE: "#fff7ed",
}  # fmt: skip
DARK = (NodeKind.START, NodeKind.END)
ROUND = {NodeKind.START: 14, NodeKind.END: 14, NodeKind.CHOICE: 14}
BOXES = {BoxKind.TOP: "#ffffff", BoxKind.LOOP: "#f1f5f9", BoxKind.CASE: "#fafafa", BoxKind.GROUP: "none"}
STROKES = {
    ChangeMark.SAME: "#64748b",
    ChangeMark.CHANGED: "#b45309",
    ChangeMark.ADDED: "#15803d",
    ChangeMark.REMOVED: "#9ca3af",
}
EDGES = {
    ArrowKind.NEXT: ("#475569", ""),
    ArrowKind.AGAIN: ("#475569", "4 3"),
    ArrowKind.CALL: ("#1d4ed8", ""),
    ArrowKind.INTERRUPT: ("#dc2626", "5 3"),
}
FONT = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"

HALO = ' stroke="#f8fafc" stroke-width="5" stroke-linejoin="round"'
"""Headings of boxes stay readable where an arrow passes: each stands on itself, drawn with a wide light pen. (An
attribute that says so, `paint-order`, is not known to all that show SVG, which then hide the words.)"""


def svg(graph: Graph, links: Addresses, prefix: str = "") -> str:
    """The whole file. `prefix` begins its names, so that several pictures can stand in one page."""
    return "".join(f"{line}\n" for line in _lines(graph, layout(graph), links, prefix))


def _lines(graph: Graph, places: SvgLayout, links: Addresses, prefix: str) -> Iterator[str]:
    wide, high = round(places.width), round(places.height)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 '
        f'{wide} {high}" role="img" font-family="{FONT}" font-size="12">'
    )
    yield f"<title>{markup(on_one_line(graph.title))}</title>"
    yield f"<desc>{markup(on_one_line(graph.about))}</desc>"
    yield "<defs>"
    for kind, (colour, _) in EDGES.items():
        yield (
            f'<marker id="{prefix}{kind.value}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
            f'orient="auto"><path d="M0 0L8 4L0 8z" fill="{colour}"/></marker>'
        )
    yield "</defs>"
    yield f'<rect width="{wide}" height="{high}" fill="#ffffff"/>'
    yield f'<text x="{MARGIN}" y="36" font-size="18" font-weight="bold">{markup(on_one_line(graph.title))}</text>'
    yield f'<text x="{MARGIN}" y="58" fill="#475569">{markup(on_one_line(graph.about))}</text>'
    for place in places.parts:
        if isinstance(place.part, PictureBox):
            yield from _box(place, place.part)
    arrows = ArrowPaths(graph, places)
    for edge in graph.edges:
        yield _edge(edge, arrows, prefix)
    for place in places.parts:
        drawn = _node(place, place.part) if isinstance(place.part, PictureNode) else _heading(place)
        yield from _linked(place, links, drawn)
    yield "</svg>"


def _linked(place: Placed, links: Addresses, drawn: Iterator[str]) -> Iterator[str]:
    address = links.to(place.part.link)
    lines = list(drawn)
    yield from (f'<a href="{markup(address)}">', *lines, "</a>") if address and lines else lines


# ---- parts ----------------------------------------------------------------------------------------------------------


def _box(place: Placed, box: PictureBox) -> Iterator[str]:
    if box.kind is BoxKind.GROUP and not place.title:
        return
    dash = ' stroke-dasharray="6 4"' if box.kind is BoxKind.LOOP or box.mark is ChangeMark.REMOVED else ""
    yield _rectangle(place, BOXES[box.kind], _stroke(box.mark, 1.5 if box.kind is BoxKind.TOP else 1) + dash, 6)


def _node(place: Placed, node: PictureNode) -> Iterator[str]:
    fill = FILLS[node.kind]
    dash = ' stroke-dasharray="4 3"' if node.mark is ChangeMark.REMOVED else ""
    stroke = _stroke(node.mark, 1) + dash
    yield _rectangle(place, fill, stroke, ROUND.get(node.kind, 3))
    if node.kind in (NodeKind.CHANCE, NodeKind.CALL):
        inner = (
            f'<rect x="{place.x + 3:.1f}" y="{place.y + 3:.1f}" '
            f'width="{place.width - 6:.1f}" height="{place.height - 6:.1f}"'
        )
        dashes = ' stroke-dasharray="2 2"' if node.kind is NodeKind.CHANCE else ""
        yield f'{inner} fill="none" stroke="#94a3b8" rx="2"{dashes}/>'
    colour = "#ffffff" if node.kind in DARK else "#9ca3af" if node.mark is ChangeMark.REMOVED else "#0f172a"
    yield from _texts(place, colour)


def _stroke(mark: ChangeMark, thickness: float) -> str:
    return f'stroke="{STROKES[mark]}" stroke-width="{thickness if mark is ChangeMark.SAME else 3}"'


def _rectangle(place: Placed, fill: str, stroke: str, radius: int) -> str:
    return (
        f'<rect x="{place.x:.1f}" y="{place.y:.1f}" width="{place.width:.1f}" '
        f'height="{place.height:.1f}" rx="{radius}" fill="{fill}" {stroke}/>'
    )


def _heading(place: Placed) -> Iterator[str]:
    yield from _texts(place, "#f8fafc", f'{HALO} aria-hidden="true"')
    yield from _texts(place, "#0f172a")


def _texts(place: Placed, colour: str, more: str = "") -> Iterator[str]:
    y = place.y + PADDING + 12
    for index, line in enumerate((*place.title, *place.lines)):
        body = line.lstrip(" ")
        x = place.x + PADDING + (len(line) - len(body)) * CHARACTER
        if isinstance(place.part, PictureNode) and place.part.kind in DARK:
            x = place.middle - width(body) * CHARACTER / 2
        weight = ' font-weight="bold"' if index < len(place.title) else ""
        yield f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}"{weight}{more}>{markup(body)}</text>'
        y += LINE


def _edge(edge: Arrow, arrows: ArrowPaths, prefix: str) -> str:
    colour, dash = EDGES[edge.kind]
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    head = f'marker-end="url(#{prefix}{edge.kind.value})"'
    return f'<path d="{arrows.path(edge)}" fill="none" stroke="{colour}"{dashed} {head}/>'
