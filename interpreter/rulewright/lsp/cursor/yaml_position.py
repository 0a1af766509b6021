"""Where an offset is in a file's YAML: in which key or value, below which keys.

In: the root of a file and an offset. Out: a `YamlPosition`, or none between the nodes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence

Way = tuple[str | int, ...]
"""Keys as they are written, and positions in lists from 0."""


@dataclass(frozen=True, slots=True)
class YamlPosition:
    """A text in the tree. `way` leads to the mapping or list that holds it and, for a value, on to it;
    `holder` is that mapping.
    """

    way: Way
    node: Scalar
    is_key: bool
    holder: Mapping | None
    entry: Entry | None = None


def yaml_position_at(root: Node, offset: int) -> YamlPosition | None:
    """The text at an offset; right behind its last letter too."""
    found = [
        position for position in yaml_positions(root) if position.node.span.start <= offset <= position.node.span.end
    ]
    return min(found, key=lambda position: position.node.span.end - position.node.span.start, default=None)


def yaml_positions(root: Node) -> Iterator[YamlPosition]:
    """All texts of a file."""
    stack: list[tuple[Node, Way, Mapping | None, Entry | None]] = [(root, (), None, None)]
    while stack:
        node, way, holder, entry = stack.pop()
        match node:
            case Scalar():
                yield YamlPosition(way, node, is_key=False, holder=holder, entry=entry)
            case Mapping():
                for one in node:
                    yield YamlPosition(way, one.key, is_key=True, holder=node, entry=one)
                    stack.append((one.value, (*way, one.name), node, one))
            case Sequence(items=items):
                stack.extend((item, (*way, index), None, None) for index, item in enumerate(items))
            case _:
                assert_never(node)


def entries(root: Node) -> Iterator[tuple[Way, Entry]]:
    """All entries of a file with their ways, in file order."""
    stack: list[tuple[Way, Node]] = [((), root)]
    while stack:
        way, node = stack.pop()
        if isinstance(node, Mapping):
            yield from (((*way, one.name), one) for one in node)
            stack.extend(((*way, one.name), one.value) for one in reversed(node.entries))
        elif isinstance(node, Sequence):
            stack.extend(((*way, index), item) for index, item in reversed(list(enumerate(node.items))))
