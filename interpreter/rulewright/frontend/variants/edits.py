"""The edits of a variant: what it changes, adds and removes, each at its place in the tree that it extends.

In: a variant and the root mapping that it extends. Out: `Edit`s. Complains, at the path in the variant's file, about
paths that lead nowhere (RW801) or to several places (RW802), about changes without effect (RW803), about additions of
what exists (RW805), and about what a variant cannot edit (RW806).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence, kind_of
from rulewright.frontend.variants import paths
from rulewright.frontend.variants.additions import Additions
from rulewright.frontend.variants.edit import LONGEST, Edit, Refusal, Variant, same, shown
from rulewright.frontend.variants.misses import missed
from rulewright.frontend.variants.paths import SECTIONS, Miss, Place, name_of
from rulewright.source.clipped_text import clipped
from rulewright.source.diagnostic import Label, Report

T = TypeVar("T")

IDENTITY = ("rulewright", "game")
"""What says which game it is: a variant stays that game."""


class EditReader:
    """Reads the edits of one variant; complaints go to `report`."""

    def __init__(self, variant: Variant, root: Mapping, report: Report) -> None:
        self.variant = variant
        self.root = root
        self.report = report

    def edits(self) -> Iterator[Edit]:
        """Every edit that can be made: changes, removals, additions."""
        yield from self._made(self._change, self._entries("change"))
        removals = self.variant.root.get("remove")
        items = removals.items if isinstance(removals, Sequence) else ()
        removed = list(self._made(self._remove, (item for item in items if isinstance(item, Scalar))))
        yield from removed
        additions = Additions(self.variant.name, self.root, {edit.location for edit in removed})
        yield from self._made(additions.read, self._entries("add"))

    def _entries(self, key: str) -> tuple[Entry, ...]:
        node = self.variant.root.get(key)
        return node.entries if isinstance(node, Mapping) else ()

    def _made(self, read: Callable[[T], Edit], items: Iterable[T]) -> Iterator[Edit]:
        """The edits of some items; what is refused is reported."""
        for item in items:
            try:
                yield read(item)
            except Refusal as why:
                self.report.error(why.code, why.message, why.span, why.hint, why.labels)

    def _change(self, entry: Entry) -> Edit:
        place = self._existing(entry.key, "change")
        if len(place.location) == 1 and place.location[0] in SECTIONS:
            raise _whole_section(entry)
        if kind_of(entry.value) == "nothing":
            hint = f"write a value; to drop what stands there write `remove: [{entry.name}]`"
            raise Refusal("RW806", f"nothing is said for `{clipped(entry.name, LONGEST)}`", entry.span, hint)
        if same(place.node, entry.value):
            what = f"it is `{shown(place.node)}` already" if isinstance(place.node, Scalar) else "it says so already"
            label = Label(place.node.span, "base: what stands here")
            raise Refusal(
                "RW803",
                f"`{clipped(entry.name, LONGEST)}` changes nothing: {what}",
                entry.value.span,
                "drop it, or say another value",
                [label],
            )
        return Edit("change", self.variant.name, entry.span, place.location, place.key.span, place.node, entry.value)

    def _remove(self, item: Scalar) -> Edit:
        place = self._existing(item, "remove")
        return Edit("remove", self.variant.name, item.span, place.location, place.key.span, place.node)

    def _existing(self, key: Scalar, kind: str) -> Place:
        """What a path of `change` or `remove` means, if a variant may edit it."""
        place = paths.find(self.root, key.text)
        if isinstance(place, Miss):
            raise missed(key, place, self.root, kind)
        if not place.location or place.location[0] in IDENTITY:
            hint = "it stays the game that it extends; another game is a ruleset of its own"
            raise Refusal("RW806", f"a variant cannot {kind} `{clipped(key.text, LONGEST)}`", key.span, hint)
        return place


def _whole_section(entry: Entry) -> Refusal:
    """Why a section is not changed as a whole: its other entries would be lost without a word."""
    first = next(iter(_names(entry.value)), "name")
    hint = f"name what changes in it, such as `{entry.name}.{first}`; new entries stand under `add`"
    return Refusal("RW806", f"`{entry.name}` is a whole section", entry.span, hint)


def _names(node: Node) -> tuple[str, ...]:
    return tuple(name_of(entry.name) for entry in node) if isinstance(node, Mapping) else ()
