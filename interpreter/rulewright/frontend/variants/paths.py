"""Paths of variants: which node of a ruleset's YAML tree an address such as `phases.round.turn.play.must` means.

In: the root mapping and the text of a path. Out: a `Place`, or a `Miss` that says how far the path leads. A path goes
down by keys without their parameters (`people` for `people(tile, player me)`), where one is meant also without their
owner (`worth` for `colour.worth`), by step names (the `steps`, `then` ... between them may be left out), by the words
of a list, and by numbers where a list's items are not words. Complains about nothing;
`rulewright.frontend.variants.edits` does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence
from rulewright.frontend.syntax.steps import PHASE_KEYS, is_step
from rulewright.source.text import Span

SECTIONS = (
    "assumed", "options", "numbers", "enumerations", "tables", "components", "spaces", "zones", "money", "state",
    "terms", "effects", "actions",
    "priorities", "payouts", "phases", "table",
)  # fmt: skip
"""The sections that are mappings from names to entries."""

HOLDERS = ("steps", "then", "else", "otherwise", "if_none", "accepted", "refused", "repeat", "cases")
"""Where a step holds other steps: a path need not say so."""

LISTED = ("must", "may", "everyone", "offer", "per")
"""Where one word may stand in place of a list of words."""

OWNED = ("tables", "terms")
"""Sections whose keys may start with an owner."""

LONGEST = 2000
"""A text longer than this is no list of words."""

Location = tuple[str | int, ...]
"""The way to a node: names of keys (see `name_of`), and positions in lists from 0."""


@dataclass(frozen=True, slots=True)
class Place:
    """A node and the way to it. `key` is its key in a mapping, or the item itself in a list."""

    location: Location
    node: Node
    key: Node

    @property
    def within_phases(self) -> bool:
        return self.location[:1] == ("phases",)


@dataclass(frozen=True, slots=True)
class Miss:
    """A path that does not lead to one node: it reached `place`, and from `offset`
    on its text means nothing, or several things.
    """

    place: Place
    offset: int
    several: tuple[Place, ...] = ()


def name_of(key: str) -> str:
    """A key as paths write it: without parameters, and without what a table's rows go by."""
    return " ".join(re.split(r"\(| by ", key, maxsplit=1)[0].split())


def written(location: Location) -> str:
    """A location as a path, with everything that it could leave out; items count from 1."""
    return ".".join(str(step + 1) if isinstance(step, int) else step for step in location)


def top(root: Mapping) -> Place:
    """Where every path starts."""
    return Place((), root, root)


def at(root: Mapping, location: Location) -> Place:
    """The place at a location, which is known to exist."""
    place = top(root)
    for step in location:
        place = next(child for child in children(place) if child.location == (*place.location, step))
    return place


def find(root: Mapping, path: str) -> Place | Miss:
    """The node that a whole path means."""
    reached = reach(root, path)
    if isinstance(reached, Miss):
        return reached
    place, offset = reached
    return place if offset == len(path) and not path.endswith(".") else Miss(place, offset)


def reach(root: Mapping, path: str, full_end: bool = False) -> tuple[Place, int] | Miss:
    """How far a path leads: the last node, and the offset of what comes after it.
    `full_end`: the last name needs its owner.
    """
    place, offset = top(root), 0
    while offset < len(path):
        found = _matches(place, path[offset:], full_end)
        if len(found) > 1:
            return Miss(place, offset, tuple(one for one, _ in found))
        if not found:
            break
        place, length = found[0]
        offset = min(offset + length + 1, len(path))
    return place, offset


def _matches(place: Place, rest: str, full_end: bool) -> list[tuple[Place, int]]:
    """What the start of `rest` may mean below a place, with the lengths of what
    was read: the longest names, full ones first.
    """
    below = list(children(place))
    found = [(child, length) for child in below for length in (_length(rest, full_names(child)),) if length]
    if not found and len(place.location) == 1 and place.location[0] in OWNED:
        short = [(child, _length(rest, (label(child).rpartition(".")[2],))) for child in below]
        found = [(child, length) for child, length in short if length and not (full_end and length == len(rest))]
    longest = max((length for _, length in found), default=0)
    return [one for one in found if one[1] == longest]


def _length(rest: str, names: tuple[str, ...]) -> int:
    """How much of `rest` is one of some names, up to its end or a dot."""
    return max((len(name) for name in names if name and (rest == name or rest.startswith(name + "."))), default=0)


def label(place: Place) -> str:
    """The last name of the path to a place."""
    last = place.location[-1]
    if isinstance(last, str):
        return last
    return name_of(place.node.text) if isinstance(place.node, Scalar) else str(last + 1)


def full_names(place: Place) -> tuple[str, ...]:
    """The names under which a path finds a place."""
    return (label(place), " ".join(place.key.text.split())) if isinstance(place.key, Scalar) else (label(place),)


# ---- what lies below ------------------------------------------------------------------------------------------------


def children(place: Place) -> Iterator[Place]:
    """Every place that one more name can reach."""
    node = place.node
    if isinstance(node, Mapping):
        yield from (_child(place.location, entry) for entry in node)
        if place.within_phases and is_step(node):
            yield from (
                _child(holder.location, entry) for holder in holders(place) for entry in step_entries(holder.node)
            )
        return
    words = word_list(node, place.location[-1] if place.location else "")
    for index, item in enumerate(words.items if words is not None else ()):
        yield Place((*place.location, index), item, item)


def _child(location: Location, entry: Entry) -> Place:
    return Place((*location, name_of(entry.name)), entry.value, entry.key)


def holders(place: Place) -> Iterator[Place]:
    """The mappings of named steps that a step holds; a nameless step between is looked through."""
    if not isinstance(place.node, Mapping):
        return
    for entry in place.node:
        if entry.name in HOLDERS and isinstance(entry.value, Mapping):
            holder = _child(place.location, entry)
            yield from holders(holder) if is_step(entry.value) else (holder,)


def step_entries(node: Node) -> Iterator[Entry]:
    """The named steps of a mapping."""
    return (entry for entry in node if entry.name not in PHASE_KEYS) if isinstance(node, Mapping) else iter(())


def word_list(node: Node, name: str | int) -> Sequence | None:
    """A list; or the words of a text that stands, under the key `name`, in place of a list."""
    if isinstance(node, Sequence):
        return node
    if not isinstance(node, Scalar) or name not in LISTED or len(node.text) > LONGEST:
        return None
    return Sequence(node.span, tuple(_words(node)))


def _words(node: Scalar) -> Iterator[Scalar]:
    """The parts of a text between commas; those inside of parentheses do not part it."""
    for part in re.finditer(r"(?:[^,(]|\([^)]*\))+", node.body.text):
        word = part[0].strip()
        start = node.body.start + part.start() + part[0].index(word)
        span = Span(node.span.source, start, start + len(word))
        yield Scalar(span, word, "", span)


def everywhere(place: Place) -> Iterator[Place]:
    """All places below one, in file order."""
    stack = [place]
    while stack:
        node = stack.pop()
        if isinstance(node.node, Mapping):
            inside = [_child(node.location, entry) for entry in node.node]
            yield from inside
            stack += reversed(inside)
