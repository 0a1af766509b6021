"""All edits of one layer as one patch, and the tree with the patch applied.

In: edits, whose places are of one and the same tree. Out: a new tree; what no edit touches is the old tree's. Complains
about edits of one place, or of a place inside of another (RW804).
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Sequence as Items
from dataclasses import dataclass, field

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence
from rulewright.frontend.variants.edit import Edit
from rulewright.frontend.variants.paths import Location, name_of, word_list
from rulewright.source.diagnostic import Label, Report
from rulewright.source.text import Span


@dataclass
class Patch:
    """What happens to a node: an edit of the node itself, a new entry in its
    place, new pieces in it, and patches below it.
    """

    edit: Edit | None = None
    new: Edit | None = None
    added: list[Edit] = field(default_factory=list)
    below: dict[str | int, Patch] = field(default_factory=dict)

    def insert(self, edit: Edit) -> Edit | None:
        """Take up an edit, or give the one that it overlaps."""
        if edit.kind == "items":
            return self._insert_items(edit)
        node = self._at(edit.location[:-1])
        if isinstance(node, Edit):
            return node
        target = node.below.setdefault(edit.location[-1], Patch())
        other = target.rival(edit)
        if other is not None:
            return other
        if edit.kind == "entry":
            target.new = edit
            node.added.append(edit)
        else:
            target.edit = edit
        return None

    def _insert_items(self, edit: Edit) -> Edit | None:
        """New items of a list; the same word twice is an overlap."""
        node = self._at(edit.location)
        if isinstance(node, Edit):
            return node
        words = {item.text for item in edit.pieces if isinstance(item, Scalar)}
        for other in node.added:
            if any(isinstance(item, Scalar) and item.text in words for item in other.pieces):
                return other
        node.added.append(edit)
        return None

    def _at(self, location: Location) -> Patch | Edit:
        """The patch of a place, or an edit that covers the place."""
        node = self
        for step in location:
            node = node.below.setdefault(step, Patch())
            cover = node.edit or node.new
            if cover is not None:
                return cover
        return node

    def rival(self, edit: Edit) -> Edit | None:
        """The first edit of this very place, or of one inside, that cannot stand beside another."""
        own = [one for one in (self.edit, self.new) if one is not None and not _is_move(one, edit)]
        inside = own or self.added or [one for patch in self.below.values() if (one := patch.rival(edit)) is not None]
        return inside[0] if inside else None

    @property
    def touches(self) -> bool:
        """Whether anything happens to the node at all: a new entry of a removed name is no patch of the old one."""
        return self.edit is not None or bool(self.added) or bool(self.below)

    @property
    def removes(self) -> bool:
        return self.edit is not None and self.edit.kind == "remove"


def _is_move(first: Edit, second: Edit) -> bool:
    """Whether a variant removes a name and adds it at another place, or with other parameters."""
    pair = {first.kind: first, second.kind: second}
    return first.variant == second.variant and "remove" in pair and "entry" in pair and pair["entry"].can_replace


def overlap(edit: Edit, other: Edit, report: Report) -> None:
    """Tell that two edits are of one place."""
    whose = "" if edit.variant == other.variant else f" of the variant `{other.variant}`"
    hint = (
        "keep one of them" if not whose else "these variants do not go together; write one that does what both should"
    )
    message = f"this overlaps another edit{whose}: `{_text(other)}`"
    report.error("RW804", message, edit.path, hint, [Label(other.path, "the other edit")])


def _text(edit: Edit) -> str:
    return edit.path.text.strip("'\"")


# ---- applying -------------------------------------------------------------------------------------------------------


def patched(node: Node, patch: Patch, name: str | int = "") -> Node:
    """A tree with a patch applied; `name` is the node's own key."""
    if patch.edit is not None:
        assert patch.edit.value is not None
        return patch.edit.value
    if isinstance(node, Mapping):
        entries = tuple(_entries(node, patch, is_root=name == ""))
        return Mapping(_span(node.span, entries, patch), entries)
    words = word_list(node, name)
    assert words is not None
    items = tuple(_items(words, patch))
    return Sequence(_span(node.span, items, patch), items)


def _entries(node: Mapping, patch: Patch, is_root: bool) -> Iterator[Entry]:
    """Old entries as they become, with new ones before, between and after them.
    A section that a variant empties is dropped.
    """
    for entry in node:
        step = name_of(entry.name)
        yield from _new_entries(patch, "before", step)
        inner = patch.below.get(step)
        if inner is None or not inner.touches:
            yield entry
        elif not inner.removes:
            becomes = patched(entry.value, inner, step)
            if not (is_root and _is_empty(becomes)):
                yield Entry(entry.key, becomes)
        yield from _new_entries(patch, "after", step)
    yield from _new_entries(patch, "end", "")


def _is_empty(node: Node) -> bool:
    return isinstance(node, Mapping) and not node.entries


def _items(words: Sequence, patch: Patch) -> Iterator[Node]:
    """The same for the items of a list."""
    for step, item in enumerate(words.items):
        yield from _new_items(patch, "before", step)
        inner = patch.below.get(step)
        if inner is None or not inner.touches:
            yield item
        elif not inner.removes:
            yield patched(item, inner, step)
        yield from _new_items(patch, "after", step)
    yield from _new_items(patch, "end", "")


def _new_entries(patch: Patch, where: str, anchor: str) -> Iterator[Entry]:
    return (piece for piece in _new(patch, where, anchor) if isinstance(piece, Entry))


def _new_items(patch: Patch, where: str, anchor: str | int) -> Iterator[Node]:
    return (piece for piece in _new(patch, where, anchor) if not isinstance(piece, Entry))


def _new(patch: Patch, where: str, anchor: str | int) -> Iterator[Entry | Node]:
    """The new pieces that come there."""
    return (piece for edit in patch.added if (edit.where, edit.anchor) == (where, anchor) for piece in edit.pieces)


def _span(old: Span, pieces: Items[object], patch: Patch) -> Span:
    """Where a collection stands; one that a variant has emptied stands at the edit that did it."""
    edits = [inner.edit for inner in patch.below.values() if inner.edit is not None]
    return old if pieces or not edits else edits[0].path
