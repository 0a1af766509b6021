"""All edits of one layer as one patch, and the tree with the patch applied.

In: edits, whose places are of one and the same tree. Out: a new tree; what no edit touches is the old tree's. Complains about
edits of one place, or of a place inside of another (RW804).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence as Items
from dataclasses import dataclass, field
from typing import TypeVar

from rulewright.source.diagnostic import Label, Report
from rulewright.source.text import Span
from rulewright.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence
from rulewright.variants.edits import Edit
from rulewright.variants.paths import Location, name_of, word_list

T = TypeVar("T", Entry, Node)


@dataclass
class Patch:
    """What happens to a node: an edit of the node itself, a new entry in its place, new pieces in it, and patches below it."""

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
    def removes(self) -> bool:
        return self.edit is not None and self.edit.kind == "remove"


def _is_move(first: Edit, second: Edit) -> bool:
    """Whether a variant removes a name and adds it at another place, or with other parameters."""
    pair = {first.kind: first, second.kind: second}
    return first.variant == second.variant and "remove" in pair and "entry" in pair and pair["entry"].is_move


def overlap(edit: Edit, other: Edit, report: Report) -> None:
    """Tell that two edits are of one place."""
    whose = "" if edit.variant == other.variant else f" of the variant `{other.variant}`"
    hint = "keep one of them" if not whose else "these variants do not go together; write one that does what both should"
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
        steps = [name_of(entry.name) for entry in node.entries]
        entries = tuple(_woven(steps, node.entries, patch, lambda entry, inner, step: Entry(entry.key, patched(entry.value, inner, step))))
        return Mapping(_span(node.span, entries, patch), entries)
    words = word_list(node, name)
    assert words is not None
    items = tuple(_woven(range(len(words.items)), words.items, patch, patched))
    return Sequence(_span(node.span, items, patch), items)


def _woven(steps: Items[str | int], pieces: Items[T], patch: Patch, make: Callable[[T, Patch, str | int], T]) -> Iterator[T]:
    """Old pieces as they become, with new ones before, between and after them."""
    for step, piece in zip(steps, pieces, strict=True):
        yield from _new(patch, "before", step)
        inner = patch.below.get(step)
        if inner is None or _is_empty(inner):
            yield piece
        elif not inner.removes:
            yield make(piece, inner, step)
        yield from _new(patch, "after", step)
    yield from _new(patch, "end", "")


def _is_empty(patch: Patch) -> bool:
    return patch.edit is None and not patch.added and not patch.below


def _new(patch: Patch, where: str, anchor: str | int) -> Iterator[T]:
    for edit in patch.added:
        if edit.where == where and edit.anchor == anchor:
            yield from edit.pieces  # type: ignore[misc]


def _span(old: Span, pieces: Items[T], patch: Patch) -> Span:
    """Where a collection stands; one that a variant has emptied stands at the edit that did it."""
    edits = [inner.edit for inner in patch.below.values() if inner.edit is not None]
    return old if pieces or not edits else edits[0].path
