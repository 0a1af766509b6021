"""A picture in the language of Graphviz.

In: a `Graph` and links. Out: text for `dot`. Nodes are called by their numbers; labels are strings in quotes, in which
quotes, backslashes and ampersands are escaped. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.drawing.graph import (
    Arrow,
    ArrowKind,
    BoxKind,
    ChangeMark,
    Graph,
    NodeKind,
    PictureBox,
    PictureNode,
    heading,
)
from rulewright.drawing.labels import whole_title, wrapped
from rulewright.drawing.links import Links
from rulewright.source.cells import neutral

SHAPES = {
    NodeKind.START: "oval", NodeKind.END: "oval", NodeKind.EFFECT: "box", NodeKind.CHANCE: "hexagon",
    NodeKind.CHOICE: "box\" style=\"rounded",
    NodeKind.BRANCH: "diamond", NodeKind.CALL: "cds", NodeKind.RULES: "component", NodeKind.INTERRUPT: "octagon",
    NodeKind.PLACE: "folder",
    NodeKind.NOTE: "note",
}  # fmt: skip
STYLES = {
    ArrowKind.NEXT: "",
    ArrowKind.AGAIN: "style=dashed constraint=false",
    ArrowKind.CALL: "style=bold color=blue4",
    ArrowKind.INTERRUPT: "style=dashed color=red3",
}
COLOURS = {
    ChangeMark.SAME: "",
    ChangeMark.CHANGED: ' color="darkorange3" penwidth=3',
    ChangeMark.ADDED: ' color="green4" penwidth=3',
    ChangeMark.REMOVED: ' color="gray50" fontcolor="gray50" style="dashed"',
}
INDENT = "  "


def dot(graph: Graph, links: Links) -> str:
    """The whole digraph."""
    return "".join(f"{line}\n" for line in _lines(graph, links))


def _lines(graph: Graph, links: Links) -> Iterator[str]:
    yield "digraph {"
    yield (
        f'{INDENT}graph [label="{escaped(graph.title)}" labelloc=t '
        f'charset="UTF-8" fontname="Helvetica" rankdir=TB newrank=true]'
    )
    yield f'{INDENT}node [fontname="Courier" fontsize=10]'
    yield f'{INDENT}edge [fontname="Courier" fontsize=9]'
    for box in graph.boxes:
        yield from _box(box, links, INDENT)
    for edge in graph.edges:
        yield INDENT + _edge(edge)
    yield "}"


def _box(box: PictureBox, links: Links, indent: str) -> Iterator[str]:
    yield f"{indent}subgraph cluster_{box.number} {{"
    style = ' style="dashed"' if box.kind in (BoxKind.LOOP, BoxKind.CASE) and box.mark is not ChangeMark.REMOVED else ""
    yield f'{indent}{INDENT}graph [label="{_label(box)}" labeljust=l{_address(box, links)}{style}{COLOURS[box.mark]}]'
    for part in box.parts:
        yield from (
            _box(part, links, indent + INDENT)
            if isinstance(part, PictureBox)
            else (indent + INDENT + _node(part, links),)
        )
    yield f"{indent}}}"


def _node(node: PictureNode, links: Links) -> str:
    shape = SHAPES[node.kind]
    return f'n{node.number} [shape="{shape}" label="{_label(node)}"{_address(node, links)}{COLOURS[node.mark]}]'


def _edge(edge: Arrow) -> str:
    attributes = [STYLES[edge.kind], f'label="{escaped(edge.label)}"' if edge.label else ""]
    said = " ".join(filter(None, attributes))
    return f"n{edge.start} -> n{edge.end}" + (f" [{said}]" if said else "")


def _address(part: PictureNode | PictureBox, links: Links) -> str:
    """Where a click leads. What the text says is also what is shown at the pointer."""
    address = links.to(part.link)
    return f' URL="{escaped(address)}" tooltip="{escaped(part.title)}"' if address else ""


def _label(part: PictureNode | PictureBox) -> str:
    title, *rest = heading(part) or ("",)
    return "".join(f"{escaped(line)}\\l" for line in (*whole_title(title), *wrapped(rest))) if title else ""


def escaped(text: str) -> str:
    """A text between quotes."""
    return neutral(text).replace("\\", "\\\\").replace('"', '\\"').replace("&", "&amp;")
