"""What a variant adds: new entries, new steps, new items of lists, each with its place among the others."""

from __future__ import annotations

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence, kind_of
from rulewright.frontend.syntax.steps import MODIFIERS, PHASE_KEYS, VERBS, is_step
from rulewright.frontend.variants import paths
from rulewright.frontend.variants.edit import LONGEST, Edit, Refusal, described, part, shown
from rulewright.frontend.variants.misses import anchored, missed
from rulewright.frontend.variants.paths import (
    SECTIONS,
    Location,
    Miss,
    Place,
    children,
    label,
    name_of,
    word_list,
    written,
)
from rulewright.source.clipped_text import clipped
from rulewright.source.diagnostic import Label
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span

HEAD = ("title", "about", "credits", "sides", *SECTIONS)
"""What may be missing at the top of a ruleset."""

STEP_KEYS = (*VERBS, *MODIFIERS, *PHASE_KEYS)


class Additions:
    """Reads the entries of `add` of one variant. `removed` are the places that the same variant removes."""

    def __init__(self, variant: str, root: Mapping, removed: set[Location]) -> None:
        self.variant = variant
        self.root = root
        self.removed = removed

    def read(self, entry: Entry) -> Edit:
        """The edit of an entry. Raises `Refusal`."""
        path, where, anchor = anchored(entry.name)
        reached = paths.reach(self.root, path, full_end=True)
        if isinstance(reached, Miss):
            raise missed(entry.key, reached, self.root, "add")
        place, offset = reached
        words = word_list(place.node, place.location[-1] if place.location else "")
        if words is not None and offset < len(path):
            raise self._in_list(entry, path, offset)
        if kind_of(entry.value) == "nothing":
            raise Refusal("RW806", f"nothing is said for `{clipped(path, LONGEST)}`", entry.span, "write what is new")
        if words is not None:
            return self._items(entry, place, words, where, anchor)
        if offset < len(path):
            return self._entry(entry, place, path[offset:], offset, where, anchor)
        if place.location not in self.removed or not anchor:
            raise self._exists(entry, place)
        name = label(place)
        return self._entry(entry, paths.at(self.root, place.location[:-1]), name, len(path) - len(name), where, anchor)

    def _in_list(self, entry: Entry, path: str, offset: int) -> Refusal:
        whole = path[: offset - 1]
        item = path[offset:] if kind_of(entry.value) == "nothing" else shown(entry.value)
        hint = f"name the list, and what is new as its value: `{whole}: {item}`"
        return Refusal("RW806", f"`{whole}` is a list", part(entry.key, offset, len(path)), hint)

    def _exists(self, entry: Entry, place: Place) -> Refusal:
        path = written(place.location)
        inside = f", or name a new entry: `{path}.name`" if isinstance(place.node, Mapping) else ""
        hint = f"to replace it write it under `change`{inside}"
        return Refusal(
            "RW805", f"`{path}` exists already", entry.span, hint, [Label(place.key.span, "base: it stands here")]
        )

    # ---- entries and steps ------------------------------------------------------------------------------------------

    def _entry(self, entry: Entry, place: Place, name: str, offset: int, where: str, anchor: str) -> Edit:
        """A new entry of a mapping, or a new step."""
        span, plain = part(entry.key, offset, offset + len(name)), name_of(name)
        if not _may_be_new(place, name):
            raise missed(entry.key, Miss(place, offset), self.root, "add")
        holder = self._holder(place, plain, span, anchor)
        siblings = [child for child in children(holder) if child.location[:-1] == holder.location]
        twin = next((child for child in siblings if label(child) == plain), None)
        if twin is not None and twin.location not in self.removed:
            raise self._exists(entry, twin)
        beside = self._sibling_step(entry, siblings, anchor)
        key = Scalar(span, name, entry.key.style if "\\" in entry.key.body.text else "", span)
        return Edit(
            "entry",
            self.variant,
            entry.span,
            (*holder.location, plain),
            pieces=(Entry(key, entry.value),),
            where=where or "end",
            anchor=beside,
        )

    def _holder(self, place: Place, name: str, span: Span, anchor: str) -> Place:
        """The mapping into which a new name goes: the node itself, or for a step's
        name what holds the steps of a step.
        """
        path = written(place.location)
        if not isinstance(place.node, Mapping):
            hint = f"change it as a whole: `change: {{{path}: ...}}`"
            raise Refusal("RW806", f"`{path}` is {described(place.node)} and has no entries", span, hint)
        if not place.location and name not in HEAD:
            raise Refusal("RW801", f"there is no section `{clipped(name, LONGEST)}`", span, did_you_mean(name, HEAD))
        if not (place.within_phases and is_step(place.node)) or name in STEP_KEYS:
            return place
        holders = list(paths.holders(place))
        holders = [
            one for one in holders if anchor and any(anchor == label(child) for child in children(one))
        ] or holders
        if not holders:
            raise Refusal(
                "RW806",
                f"the step `{path}` holds no named steps",
                span,
                "change it as a whole, and give every step in it a name",
            )
        if len(holders) > 1:
            hint = "say which: " + " or ".join(f"`{written(one.location)}.{name}`" for one in holders)
            raise Refusal("RW802", f"`{path}` holds steps in {len(holders)} places", span, hint)
        return holders[0]

    def _sibling_step(self, entry: Entry, siblings: list[Place], anchor: str) -> str | int:
        """The last step of the way to the sibling that `before` or `after` names; nothing without one."""
        if not anchor:
            return ""
        found = [one for one in siblings if anchor in paths.full_names(one)]
        if len(found) != 1:
            hint = did_you_mean(anchor, map(label, siblings))
            raise Refusal(
                "RW801",
                f"there is no `{clipped(anchor, LONGEST)}` beside it",
                part(entry.key, entry.name.rindex(anchor)),
                hint,
            )
        return found[0].location[-1]

    # ---- items of lists ---------------------------------------------------------------------------------------------

    def _items(self, entry: Entry, place: Place, words: Sequence, where: str, anchor: str) -> Edit:
        """New items of a list: one, or several in a list."""
        items = _pieces(entry.value, words)
        present = {name_of(item.text): item for item in words.items if isinstance(item, Scalar)}
        for item in items:
            twin = present.get(name_of(item.text)) if isinstance(item, Scalar) else None
            if twin is not None:
                raise Refusal(
                    "RW805",
                    f"`{shown(item)}` is in the list already",
                    item.span,
                    "drop it",
                    [Label(twin.span, "base: it stands here")],
                )
        beside = self._sibling_step(entry, list(children(place)), anchor)
        return Edit(
            "items", self.variant, entry.span, place.location, pieces=items, where=where or "end", anchor=beside
        )


def _may_be_new(place: Place, name: str) -> bool:
    """Whether what is left of a path can be one new key: only terms have dots
    in theirs, and tables in any of their keys.
    """
    plain = name_of(name)
    return (plain != "" and "." not in plain) or place.location == ("terms",) or place.location[:1] == ("tables",)


def _pieces(value: Node, words: Sequence) -> tuple[Node, ...]:
    """What is put into a list. A list is one item where the items are lists, unless it is a list of them."""
    if not isinstance(value, Sequence):
        return (value,)
    is_plain = all(isinstance(item, Scalar) for item in words.items)
    several = is_plain or all(not isinstance(item, Scalar) for item in value.items)
    return value.items if several else (value,)
