"""The totals of component classes: they proof-read the file that states them, and no other.

In: a tree, and the texts whose totals count. Out: the same tree without the other totals.
"""

from __future__ import annotations

from collections.abc import Set as Those

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node
from rulewright.source.text import Source


def without_totals(root: Mapping, sources: Those[Source]) -> Mapping:
    """The root without those totals that none of these texts states."""
    components = root.get("components")
    if not isinstance(components, Mapping):
        return root
    classes = tuple(Entry(entry.key, _without_total(entry.value, sources)) for entry in components)
    entries = (Entry(e.key, Mapping(components.span, classes)) if e.value is components else e for e in root)
    return Mapping(root.span, tuple(entries))


def _without_total(node: Node, sources: Those[Source]) -> Node:
    if not isinstance(node, Mapping):
        return node
    return Mapping(node.span, tuple(e for e in node if e.name != "total" or e.value.span.source in sources))
