"""How each text of a file is read: the file's nodes laid over the table of shapes.

In: the root node. Out: which file it is (`kind_of_file`), and for every expression in it, by its offset, the entry
points that may read it (`roles`). Complains about nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from rulewright.formatting.shapes import KEPT, NOTES, SHAPES, Form, Shape
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence, is_rest

RULESET, VARIANT, SCENARIOS = "ruleset", "variant", "scenarios"
EDITS = ("change", "add")
COLUMN = re.compile(r"<([a-z_][a-z0-9_]*)>")


@dataclass(frozen=True, slots=True)
class Role:
    """How a text is read. `columns`: names in angles stand for what the cases of a scenario put there."""

    form: Form
    columns: frozenset[str] = frozenset()


def kind_of_file(root: Node) -> str | None:
    """Which of our files this is, by its keys; none for another."""
    if not isinstance(root, Mapping):
        return None
    return next(
        (
            kind
            for key, kind in ((SCENARIOS, SCENARIOS), (VARIANT, VARIANT), ("rulewright", RULESET), ("game", RULESET))
            if key in root
        ),
        None,
    )


def roles(root: Node, kind: str) -> dict[int, tuple[Scalar, Role]]:
    """All expressions of a file, by the offset at which they start; an alias is not looked at twice."""
    found = _variant(root) if kind == VARIANT else _below(root, SHAPES[kind], frozenset())
    return {scalar.span.start: (scalar, role) for scalar, role in found if scalar.text.strip()}


def _below(node: Node, shape: Shape, columns: frozenset[str]) -> Iterator[tuple[Scalar, Role]]:
    """Every expression in a node of a shape."""
    match node:
        case Scalar():
            if shape.text != KEPT:
                yield node, Role(shape.text, columns)
        case Sequence(items=items):
            for item in items:
                yield from _below(item, SHAPES[shape.items], columns)
        case Mapping():
            for entry in node:
                yield from _entry(entry, shape, columns)
        case _:
            assert_never(node)


def _entry(entry: Entry, shape: Shape, columns: frozenset[str]) -> Iterator[tuple[Scalar, Role]]:
    below = shape.below(entry.name)
    if shape.key != KEPT and entry.name not in shape.keys and not is_rest(entry):
        yield entry.key, Role(shape.key, columns)
    if below == "scenario":
        yield from _scenario(entry)
    else:
        yield from _below(entry.value, SHAPES[below], columns)


def _scenario(entry: Entry) -> Iterator[tuple[Scalar, Role]]:
    """A scenario; what its cases put into texts for people is kept."""
    if not isinstance(entry.value, Mapping):
        return
    cells = list(_cells(entry.value.get("cases")))
    notes = [value for key in NOTES if (value := entry.value.get(key)) is not None]
    told = {name for text in (entry.key, *notes) if isinstance(text, Scalar) for name in COLUMN.findall(text.text)}
    kept = {cell.value.span.start for cell in cells if cell.name in told}
    columns = frozenset(cell.name for cell in cells)
    yield from (pair for pair in _below(entry.value, SHAPES["scenario"], columns) if pair[0].span.start not in kept)


def _cells(cases: Node | None) -> Iterator[Entry]:
    """The values of all cases of a scenario, with their columns."""
    for case in cases.items if isinstance(cases, Sequence) else ():
        yield from case if isinstance(case, Mapping) else ()


def _variant(root: Node) -> Iterator[tuple[Scalar, Role]]:
    """The values that a variant puts at paths of a ruleset."""
    for key in EDITS:
        edits = root.get(key) if isinstance(root, Mapping) else None
        for entry in edits if isinstance(edits, Mapping) else ():
            yield from _below(entry.value, _shape_at(entry.name), frozenset())


def _shape_at(path: str) -> Shape:
    """The shape to which a path of a ruleset leads, down by its names;
    places in lists and names of nameless steps included.
    """
    shape = SHAPES["ruleset"]
    for name in re.split(r"\.(?![^(]*\))", re.split(r" (?:before|after) \S+\Z", path, maxsplit=1)[0]):
        is_leaf = name not in (*shape.keys, *NOTES) and shape.others == "kept"
        shape = (
            SHAPES[shape.items]
            if name.isdigit() and shape.items != "kept"
            else shape
            if is_leaf
            else SHAPES[shape.below(name)]
        )
    return shape
