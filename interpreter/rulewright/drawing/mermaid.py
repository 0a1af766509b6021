"""A picture as a flowchart of Mermaid, for Markdown pages.

In: a `Graph` and links. Out: text. Nodes are called by their numbers (0 is the heading); in labels every sign that
Mermaid or Markdown could read is written as its number, so that any text is a label. Complains about nothing; `LIMIT`
and `MOST_EDGES` are what Mermaid refuses to draw beyond.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.drawing.graph import Arrow, ArrowKind, ChangeMark, Graph, NodeKind, PictureBox, PictureNode, heading
from rulewright.drawing.labels import whole_title, wrapped
from rulewright.drawing.links import Links
from rulewright.source.cells import neutral

LIMIT = 50_000
MOST_EDGES = 500
SHAPES = {
    NodeKind.START: ("([", "])"), NodeKind.END: ("([", "])"), NodeKind.EFFECT: ("[", "]"),
    NodeKind.CHANCE: ("{{", "}}"), NodeKind.CHOICE: ("(", ")"),
    NodeKind.BRANCH: ("{", "}"), NodeKind.CALL: ("[[", "]]"), NodeKind.RULES: ("[/", "/]"),
    NodeKind.INTERRUPT: (">", "]"), NodeKind.PLACE: ("[", "]"),
    NodeKind.NOTE: ("[", "]"),
}  # fmt: skip
ARROWS = {ArrowKind.NEXT: "-->", ArrowKind.AGAIN: "-.->", ArrowKind.CALL: "==>", ArrowKind.INTERRUPT: "--x"}
CLASSES = {
    ChangeMark.CHANGED: ("changed", "stroke:#b45309,stroke-width:3px"),
    ChangeMark.ADDED: ("added", "stroke:#15803d,stroke-width:3px"),
    ChangeMark.REMOVED: ("removed", "stroke:#6b7280,stroke-dasharray:5 4,color:#6b7280"),
}
INDENT = "  "


def mermaid(graph: Graph, links: Links) -> str:
    """The flowchart."""
    return "".join(f"{line}\n" for line in _lines(graph, links))


def _lines(graph: Graph, links: Links) -> Iterator[str]:
    yield "flowchart TD"
    yield f'{INDENT}n0["{escaped(graph.title)}"]'  # Mermaid's own title knows no escapes
    yield f"{INDENT}style n0 fill:none,stroke:none,font-size:20px"
    for box in graph.boxes:
        yield from _box(box, links, INDENT)
    for edge in graph.edges:
        yield INDENT + _edge(edge)
    marked = [part for box in graph.boxes for part in _parts(box) if part.mark is not ChangeMark.SAME]
    for mark, (name, style) in CLASSES.items():
        found = [_name(part) for part in marked if part.mark is mark]
        if found:
            yield f"{INDENT}classDef {name} {style}"
            yield f"{INDENT}class {','.join(found)} {name}"


def _parts(part: PictureNode | PictureBox) -> Iterator[PictureNode | PictureBox]:
    yield part
    for inner in part.parts if isinstance(part, PictureBox) else ():
        yield from _parts(inner)


def _name(part: PictureNode | PictureBox) -> str:
    return f"{'b' if isinstance(part, PictureBox) else 'n'}{part.number}"


def _box(box: PictureBox, links: Links, indent: str) -> Iterator[str]:
    yield f'{indent}subgraph {_name(box)}["{_label(box) or " "}"]'
    for part in box.parts:
        yield from (
            _box(part, links, indent + INDENT) if isinstance(part, PictureBox) else _node(part, links, indent + INDENT)
        )
    yield f"{indent}end"


def _node(node: PictureNode, links: Links, indent: str) -> Iterator[str]:
    first, last = SHAPES[node.kind]
    yield f'{indent}{_name(node)}{first}"{_label(node)}"{last}'
    address = links.to(node.link)
    if address:
        yield f'{indent}click {_name(node)} href "{address}"'


def _edge(edge: Arrow) -> str:
    label = f'|"{escaped(edge.label)}"|' if edge.label else ""
    return f"n{edge.start} {ARROWS[edge.kind]}{label} n{edge.end}"


def _label(part: PictureNode | PictureBox) -> str:
    title, *rest = heading(part) or ("",)
    return "<br/>".join(map(escaped, (*whole_title(title), *wrapped(rest)))) if title else ""


def escaped(text: str) -> str:
    """A text in which nothing but letters, digits, blanks and commas stands for itself."""
    body = text.lstrip(" ")
    indent = "#160;" * (len(text) - len(body))
    return indent + "".join(c if c.isalnum() or c in " ," else f"#{ord(c)};" for c in neutral(body))
