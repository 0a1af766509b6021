"""Paths of plain data, led back to the nodes and spans of a file.

In: the root node; a path of keys and numbers, as the schema's errors have it. Out: the node there, the span of its key.
"""

from __future__ import annotations

from rulewright.frontend.syntax.file_schemas import DataPath
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Sequence, is_rest, kind_of
from rulewright.source.text import Span


class NodePlaces:
    """Finds what stands at a path of one file."""

    def __init__(self, root: Node) -> None:
        self.root = root
        self.entries: dict[int, dict[str, Entry]] = {}

    def _entry(self, node: Node, key: str | int) -> Entry | None:
        if not isinstance(node, Mapping):
            return None
        if id(node) not in self.entries:
            self.entries[id(node)] = {entry.name: entry for entry in node}
        return self.entries[id(node)].get(str(key))

    def node(self, path: DataPath) -> Node:
        node = self.root
        for step in path:
            entry = self._entry(node, step)
            if entry is not None:
                node = entry.value
            elif isinstance(node, Sequence) and isinstance(step, int):
                node = node.items[step]
        return node

    def key(self, path: DataPath) -> Span:
        """The key of a value; a value in a list stands for itself."""
        entry = self._entry(self.node(path[:-1]), path[-1]) if path else None
        return entry.span if entry is not None else self.node(path).span

    def value(self, path: DataPath) -> Span:
        """The value, or its key where it is missing."""
        node = self.node(path)
        return self.key(path) if kind_of(node) == "nothing" else node.span

    def first_key(self, path: DataPath) -> Span:
        """The first key of a mapping, or the key of an empty one."""
        node = self.node(path)
        return node.entries[0].span if isinstance(node, Mapping) and node.entries else self.key(path)

    def is_rest(self, path: DataPath) -> bool:
        """Whether a key has no colon: YAML's flow style has made it of the rest of a value."""
        entry = self._entry(self.node(path[:-1]), path[-1])
        return entry is not None and is_rest(entry)
