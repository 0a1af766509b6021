"""Misspelt keys, read as the keys that they were meant as: what stands below them is known all the same.

In: a tree, and what some keys were meant as. Out: the tree with these keys; every span stays where it is.
"""

from __future__ import annotations

from collections.abc import Mapping as Map
from dataclasses import replace

from rulewright.frontend.syntax.file_schemas import DataPath
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Sequence

SHORTEST = 3
"""Of shorter words too many are one slip away from others."""


def is_one_slip(written: str, meant: str) -> bool:
    """Whether a word is another with one letter left out, put in, exchanged, or changed with the next one."""
    if min(len(written), len(meant)) < SHORTEST or written == meant:
        return False
    start = next((at for at, pair in enumerate(zip(written, meant, strict=False)) if pair[0] != pair[1]), None)
    if start is None:
        return abs(len(written) - len(meant)) == 1
    ours, theirs = written[start:], meant[start:]
    swapped = ours[1::-1] + ours[2:]
    return theirs in (ours[1:], swapped) or theirs[1:] in (ours, ours[1:])


def as_meant(node: Node, meant: Map[DataPath, str], path: DataPath = ()) -> Node:
    """A tree with keys renamed, by the paths at which they are written."""
    below = {where: key for where, key in meant.items() if where[: len(path)] == path}
    if not below:
        return node
    if isinstance(node, Mapping):
        return replace(node, entries=tuple(_entry(entry, below, path) for entry in node))
    if isinstance(node, Sequence):
        return replace(node, items=tuple(as_meant(item, below, (*path, at)) for at, item in enumerate(node.items)))
    return node


def _entry(entry: Entry, meant: Map[DataPath, str], path: DataPath) -> Entry:
    where = (*path, entry.name)
    key = replace(entry.key, text=meant[where]) if where in meant else entry.key
    return Entry(key, as_meant(entry.value, meant, where))
