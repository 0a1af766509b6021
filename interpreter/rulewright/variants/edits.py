"""The edits of a variant: what it changes, adds and removes, each at its place in the tree it extends.

In: a variant and the root mapping it extends. Out: `Edit`s. Complains, at the path in the variant's file, about paths that
lead nowhere (RW801) or to several places (RW802), about changes without effect (RW803), about additions of what
exists (RW805), and about what a variant cannot edit (RW806).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rulewright.source.diagnostic import Label, Report
from rulewright.source.names import did_you_mean, nearest
from rulewright.source.text import Source, Span
from rulewright.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence, kind_of
from rulewright.syntax.steps import MODIFIERS, VERBS, is_step
from rulewright.variants import paths
from rulewright.variants.paths import SECTIONS, Location, Miss, Place, children, name_of, word_list, written

ANCHOR = re.compile(r"(.*\S)\s+(before|after)\s+(\S.*)")
IDENTITY = ("rulewright", "game")
"""What says which game it is: a variant stays that game."""


class Variant(NamedTuple):
    """A variant's name, the root of its file, and the file's text."""

    name: str
    root: Mapping
    source: Source

    @property
    def parent(self) -> str:
        """The variant that it extends, or nothing if it extends the game itself."""
        return self.text("extends").partition(":")[2]

    def text(self, key: str) -> str:
        """What stands under `title`, `about`, `why` ..., or nothing."""
        node = self.root.get(key)
        return node.text if isinstance(node, Scalar) else ""


@dataclass(frozen=True, slots=True)
class Edit:
    """One edit. `kind` is change, remove, entry (a new entry) or items (new items of a list).

    `location` is what is changed, removed or new; for items it is the list. `pieces` come in `where` (before, after or
    at the end) beside `anchor`, a sibling.
    """

    kind: str
    variant: str
    path: Span
    location: Location
    old: Node | None = None
    value: Node | None = None
    pieces: tuple[Entry | Node, ...] = ()
    where: str = "end"
    anchor: str | int = ""

    @property
    def is_move(self) -> bool:
        """Whether an addition makes sense beside the removal of what has its name: it says where, or has parameters."""
        return self.kind == "entry" and (self.where != "end" or any(isinstance(p, Entry) and p.name != name_of(p.name) for p in self.pieces))


class EditReader:
    """Reads the edits of one variant; complaints go to `report`."""

    def __init__(self, variant: Variant, root: Mapping, report: Report) -> None:
        self.variant = variant
        self.root = root
        self.report = report

    def edits(self) -> Iterator[Edit]:
        """Every edit that can be made, in file order."""
        for read, entry in (*((self._change, e) for e in self._entries("change")), *((self._add, e) for e in self._entries("add"))):
            edit = read(entry)
            if edit is not None:
                yield edit
        removed = self.variant.root.get("remove")
        for item in removed.items if isinstance(removed, Sequence) else ():
            if isinstance(item, Scalar) and (edit := self._remove(item)) is not None:
                yield edit

    def _entries(self, key: str) -> tuple[Entry, ...]:
        node = self.variant.root.get(key)
        return node.entries if isinstance(node, Mapping) else ()

    # ---- change and remove ------------------------------------------------------------------------------------------

    def _change(self, entry: Entry) -> Edit | None:
        place = self._existing(entry.key, "change")
        if place is None or not self._says_something(entry) or not self._is_part(place, entry):
            return None
        if same(place.node, entry.value):
            label = Label(place.node.span, "base: what stands here")
            self.report.error("RW803", f"this changes nothing: `{entry.name}` is `{_shown(place.node)}` already", entry.value.span, "drop it, or say another value", [label])
            return None
        return Edit("change", self.variant.name, entry.span, place.location, place.node, entry.value)

    def _says_something(self, entry: Entry) -> bool:
        if kind_of(entry.value) != "nothing":
            return True
        self.report.error("RW806", f"nothing is said for `{entry.name}`", entry.span, f"write a value; to drop what stands there write `remove: [{entry.name}]`")
        return False

    def _is_part(self, place: Place, entry: Entry) -> bool:
        """Whether a change is of less than a section: a section's other entries would be lost without a word."""
        if len(place.location) > 1 or place.location[0] not in SECTIONS:
            return True
        first = next((f"{entry.name}.{name}" for name in _names(entry.value)), f"{entry.name}.name")
        self.report.error("RW806", f"`{entry.name}` is a whole section", entry.span, f"name what changes in it, such as `{first}`; new entries stand under `add`")
        return False

    def _remove(self, item: Scalar) -> Edit | None:
        place = self._existing(item, "remove")
        return Edit("remove", self.variant.name, item.span, place.location, place.node) if place is not None else None

    def _existing(self, key: Scalar, kind: str) -> Place | None:
        """What a path of `change` or `remove` means, if a variant may edit it."""
        place = paths.find(self.root, key.text)
        if isinstance(place, Miss):
            self._missed(key, key.text, place, kind)
            return None
        if not place.location or place.location[0] in IDENTITY:
            self.report.error("RW806", f"a variant cannot {kind} `{key.text}`", key.span, "it stays the game that it extends; another game is a ruleset of its own")
            return None
        return place

    # ---- add --------------------------------------------------------------------------------------------------------

    def _add(self, entry: Entry) -> Edit | None:
        said = ANCHOR.fullmatch(entry.name)
        path, where, anchor = said.groups() if said is not None else (entry.name, "end", "")
        reached = paths.reach(self.root, path, full_end=True)
        if isinstance(reached, Miss):
            return self._missed(entry.key, path, reached, "add")
        place, offset = reached
        if not self._says_something(entry):
            return None
        words = word_list(place.node, place.location[-1] if place.location else "")
        if offset == len(path) and words is not None:
            return self._items(entry, place, words, where, anchor)
        if offset == len(path):
            return self._exists(entry, path, place)
        if words is not None and isinstance(entry.value, Scalar):
            list_path = path[: offset - 1]
            hint = f"name the list, and the word as its value: `{list_path}: {path[offset:]}`"
            return self._refuse(self._part(entry.key, offset), f"`{list_path}` is a list", hint)
        return self._entry(entry, place, offset, path[offset:], where, anchor)

    def _exists(self, entry: Entry, path: str, place: Place) -> None:
        inside = f", or name a new entry: `{path}.name`" if isinstance(place.node, Mapping) else ""
        hint = f"to replace it write it under `change`{inside}"
        self.report.error("RW805", f"`{path}` exists already", entry.span, hint, [Label(place.key.span, "base: it stands here")])

    def _refuse(self, span: Span, message: str, hint: str) -> None:
        self.report.error("RW806", message, span, hint)

    def _entry(self, entry: Entry, place: Place, offset: int, name: str, where: str, anchor: str) -> Edit | None:
        """A new entry of a mapping, or a new step."""
        span = self._part(entry.key, offset, offset + len(name))
        if not self._may_be_new(place, name):
            return self._missed(entry.key, entry.name, Miss(place, offset), "add")
        holder = self._holder(place, name_of(name), span, anchor)
        if holder is None:
            return None
        beside = self._beside(entry, list(children(holder)), anchor) if anchor else ""
        if beside is None:
            return None
        key = Scalar(span, name, entry.key.style if entry.key.style == ">" or "\\" in entry.key.body.text else "", span)
        new = Entry(key, entry.value)
        return Edit("entry", self.variant.name, entry.span, (*holder.location, name_of(name)), None, entry.value, (new,), where, beside)

    def _may_be_new(self, place: Place, name: str) -> bool:
        """Whether what is left of a path can be one new key: only terms have dots in theirs, and tables in any of their keys."""
        section = place.location[:1]
        plain = "." not in name_of(name) and name_of(name) != ""
        return plain or place.location == ("terms",) or section == ("tables",)

    def _holder(self, place: Place, name: str, span: Span, anchor: str) -> Place | None:
        """The mapping into which a new name goes: the node itself, or for a step's name what holds the steps of a step."""
        if not isinstance(place.node, Mapping):
            hint = f"change it as a whole: `change: {{{written(place.location)}: ...}}`"
            return self._refuse(span, f"`{written(place.location)}` is {_kind(place.node)} and has no entries", hint)
        if not place.location and name not in SECTIONS and name not in ("title", "about", "credits", "sides"):
            return self._refuse(span, f"`{name}` is not a section", did_you_mean(name, SECTIONS))
        if not (place.within_phases and is_step(place.node)) or name in (*VERBS, *MODIFIERS, "about", "why", "source"):
            return place
        holders = list(paths.holders(place))
        with_anchor = [one for one in holders if anchor and any(name_of(e.name) == anchor for e in paths.step_entries(one.node))]
        wanted = with_anchor or holders
        if len(wanted) == 1:
            return wanted[0]
        if not wanted:
            return self._refuse(span, f"the step `{written(place.location)}` holds no named steps", "change it as a whole, giving every step a name")
        hint = "say which: " + " or ".join(f"`{written(one.location)}.{name}`" for one in wanted)
        self.report.error("RW802", f"`{written(place.location)}` holds steps in {len(wanted)} places", span, hint)
        return None

    def _beside(self, entry: Entry, siblings: list[Place], anchor: str) -> str | int | None:
        """The last step of the way to the sibling that `before` or `after` names."""
        found = [one for one in siblings if anchor in (paths.label(one), *paths.full_names(one))]
        if len(found) == 1:
            return found[0].location[-1]
        at = entry.name.rindex(anchor)
        hint = did_you_mean(anchor, map(paths.label, siblings))
        self.report.error("RW801", f"there is no `{anchor}` beside it", self._part(entry.key, at), hint)
        return None

    def _items(self, entry: Entry, place: Place, words: Sequence, where: str, anchor: str) -> Edit | None:
        """New items of a list: one, or several in a list."""
        value = entry.value
        plain = all(isinstance(item, Scalar) for item in words.items)
        many = isinstance(value, Sequence) and (plain or all(not isinstance(item, Scalar) for item in value.items))
        items = value.items if isinstance(value, Sequence) and many else (value,)
        present = {name_of(item.text): item for item in words.items if isinstance(item, Scalar)}
        for item in items:
            if plain and isinstance(item, Scalar) and name_of(item.text) in present:
                label = Label(present[name_of(item.text)].span, "base: it stands here")
                self.report.error("RW805", f"`{item.text}` is in the list already", item.span, "drop it", [label])
                return None
        beside = self._beside(entry, list(children(place)), anchor) if anchor else ""
        if beside is None:
            return None
        return Edit("items", self.variant.name, entry.span, place.location, None, value, tuple(items), where, beside)

    # ---- paths that lead nowhere ------------------------------------------------------------------------------------

    def _part(self, key: Scalar, start: int, end: int | None = None) -> Span:
        """A stretch of a path in its file; the whole path where escapes have moved its characters."""
        if key.body.text != key.text:
            return key.span
        return Span(key.span.source, key.body.start + start, key.body.start + (len(key.text) if end is None else end))

    def _missed(self, key: Scalar, path: str, miss: Miss, kind: str) -> None:
        rest = path[miss.offset :]
        if miss.several:
            names = " or ".join(f"`{written(one.location)}`" for one in miss.several)
            self.report.error("RW802", f"`{rest}` may mean several things", self._part(key, miss.offset), f"say which: {names}")
            return
        if kind != "add" and ANCHOR.fullmatch(path):
            self._refuse(self._part(key, miss.offset), "`before` and `after` say where something new goes", "they belong under `add`")
            return
        name = _first(rest)
        where = f" in `{written(miss.place.location)}`" if miss.place.location else ""
        message = f"there is no `{name}`{where}" if name else "a name is missing in this path"
        self.report.error("RW801", message, self._part(key, miss.offset, miss.offset + len(name)), self._guess(miss.place, rest, name, kind))

    def _guess(self, place: Place, rest: str, name: str, kind: str) -> str:
        """A hint for a path that leads nowhere: a sibling's name, or where the name stands."""
        siblings = [paths.label(child) for child in children(place)]
        if name and nearest(name, siblings) is not None:
            return did_you_mean(name, siblings)
        last = name_of(rest.rpartition(".")[2])
        elsewhere = [one for one in paths.everywhere(place) if last and paths.label(one) == last]
        elsewhere = elsewhere or [one for one in paths.everywhere(paths.top(self.root)) if last and paths.label(one) == last]
        if 0 < len(elsewhere) <= 3:
            return "did you mean " + " or ".join(f"`{written(one.location)}`" for one in elsewhere) + "?"
        if not siblings and not isinstance(place.node, Mapping):
            return f"`{written(place.location)}` is {_kind(place.node)}: edit it as a whole"
        new = "; what is new stands under `add`" if kind == "change" and len(siblings) > 12 else ""
        return did_you_mean(name, siblings) + new


def same(old: Node, new: Node) -> bool:
    """Whether two values say the same, however they are written."""
    if isinstance(old, Scalar) and isinstance(new, Scalar):
        return _lines(old) == _lines(new)
    if isinstance(old, Sequence) and isinstance(new, Sequence):
        return len(old.items) == len(new.items) and all(map(same, old.items, new.items))
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        pairs = list(zip(old.entries, new.entries, strict=False))
        return len(old.entries) == len(new.entries) and all(a.name == b.name and same(a.value, b.value) for a, b in pairs)
    return False


def _lines(node: Scalar) -> list[str]:
    """The text without what does not matter: in a block its lines, else its words."""
    if node.style != "|":
        return [" ".join(node.text.split())]
    return [line.rstrip() for line in node.text.splitlines() if line.strip()]


def _first(rest: str) -> str:
    """The first name of what is left of a path."""
    found = re.match(r"(?:[^.(]|\([^)]*\)?)*", rest)
    return found[0] if found is not None else rest


def _names(node: Node) -> tuple[str, ...]:
    return tuple(name_of(entry.name) for entry in node) if isinstance(node, Mapping) else ()


def _kind(node: Node) -> str:
    return f"`{_shown(node)}`" if isinstance(node, Scalar) else kind_of(node)


def _shown(node: Node) -> str:
    """A value in a message: its text if it is short."""
    text = " ".join((node.text if isinstance(node, Scalar) else node.span.text).split())
    return text if len(text) <= 40 else text[:37] + "..."
