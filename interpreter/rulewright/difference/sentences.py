"""A difference in the words of the rules.

In: a `Change`. Out: a sentence, and for blocks the lines that go and come. What has no words of its own is told by its
path.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from itertools import pairwise
from typing import assert_never

from rulewright.difference.changes import ADDED, CHANGED, REMOVED, Change, RulePath
from rulewright.difference.node_texts import flow, one_line, shown, value_words, versus
from rulewright.difference.precedence import precedence
from rulewright.difference.sheets import ROW
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, Sequence
from rulewright.frontend.syntax.sheets import KIND
from rulewright.frontend.syntax.steps import MODIFIERS, VERBS
from rulewright.frontend.variants.paths import HOLDERS, LISTED, name_of
from rulewright.sentences import Said, Words, listed, saying
from rulewright.sentences.diff_english import SAID, THINGS, said_key, thing_key

FILE_KEYS = ("scenarios", "about", "source")
"""What a scenario file says of itself; every other key is a scenario."""


def sentence(change: Change) -> Said:
    """One line of words."""
    special = _SPECIAL.get(change.section)
    told = special(change) if special is not None else None
    return told or _plain(change)


def block(change: Change) -> tuple[str, ...]:
    """The lines that go (`- `) and come (`+ `), where a text of several lines has changed."""
    if change.kind != CHANGED or not (isinstance(change.old, Scalar) and isinstance(change.new, Scalar)):
        return ()
    old, new = change.old.text.rstrip().splitlines(), change.new.text.rstrip().splitlines()
    if max(len(old), len(new)) < 2 or "|" not in (change.old.style, change.new.style):
        return ()
    return tuple(line for line in difflib.ndiff(old, new) if line[:1] in "+-")


def _versus(change: Change) -> Said:
    return versus(change.new, change.old)


# ---- any section ----------------------------------------------------------------------------------------------------


def _plain(change: Change) -> Said:
    """The words for a place that has none of its own."""
    where = _where(change.path)
    match change.kind:
        case "added":
            return _new(change, where)
        case "removed":
            return saying("diff-gone", where=where, value=shown(change.old))
        case "order":
            return saying("diff-moved", where=where, pairs=_moved(change))
        case "parameters":
            return saying("diff-written", where=where, new=one_line(change.new), old=one_line(change.old))
        case "changed" if block(change):
            return saying("diff-does", where=where)
        case "changed":
            return _attribute(change) or saying("diff-is", where=where, values=_versus(change))
        case _:
            assert_never(change.kind)


def _attribute(change: Change) -> Said | None:
    """An attribute of an entry, in its words."""
    lists = [node for node in (change.old, change.new) if isinstance(node, Sequence)]
    if lists and change.path[-1] not in ("rows",):
        return _list(change, _where(change.path[:-1]))
    if change.path[-1] not in SAID or len(change.path) < 2:
        return None
    said = saying(said_key(change.path[-1]))
    return saying("diff-attribute", where=_where(change.path[:-1]), said=said, values=_versus(change))


def _where(path: RulePath) -> Words:
    """An entry by what it is, and the way down from it."""
    if path[0] not in THINGS or len(path) == 1:
        return f"`{'.'.join(path)}`"
    entry = saying("diff-of-thing", thing=saying(thing_key(path[0])), name=path[1])
    steps = [name for name in path[2:] if name not in HOLDERS]
    if not steps:
        return entry
    is_step = path[0] == "phases" and steps[-1] not in (*VERBS, *MODIFIERS)
    return saying("diff-below-step" if is_step else "diff-below", where=entry, steps=".".join(steps))


def _new(change: Change, where: Words) -> Said:
    """With the neighbour after or before which a new step comes."""
    new = {"where": where, "value": shown(change.new)}
    if change.section != "phases" or change.after is None or len(change.path) < 3:
        return saying("diff-new", **new)
    names = [name_of(entry.name) for entry in change.after]
    index = names.index(change.path[-1]) if change.path[-1] in names else 0
    if index:
        return saying("diff-new-after", **new, name=names[index - 1])
    return saying("diff-new-before", **new, name=names[1]) if len(names) > 1 else saying("diff-new", **new)


def _moved(change: Change) -> Words:
    """Which entries come before which now."""
    assert isinstance(change.old, Mapping)
    assert isinstance(change.new, Mapping)
    new = [name_of(entry.name) for entry in change.new]
    old = [name for entry in change.old if (name := name_of(entry.name)) in new]
    new = [name for name in new if name in old]
    pairs = [(b, a) for a, b in pairwise(old) if new.index(b) < new.index(a)]
    return listed([saying("diff-before", first=first, second=second) for first, second in pairs])


def _list(change: Change, where: Words) -> Said:
    """What a list has more and less, or its new order."""
    old, new = (
        [one_line(item) for item in node.items] if isinstance(node, Sequence) else [one_line(node)]
        for node in (change.old, change.new)
    )
    more, less = [word for word in new if word not in old], [word for word in old if word not in new]
    is_choice = change.path[-1] in LISTED[:4]
    gained, lost = ("diff-chosen-too", "diff-chosen-no-more") if is_choice else ("diff-list-new", "diff-list-gone")
    parts = [
        saying(key, names=_words(words), count=len(words)) for key, words in ((gained, more), (lost, less)) if words
    ]
    if parts:
        return saying("diff-list", where=where, list=change.path[-1], parts=listed(parts))
    return saying("diff-list-order", where=where, list=change.path[-1], names=_words(new))


def _words(words: list[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


# ---- sections with words of their own -------------------------------------------------------------------------------


def _option(change: Change) -> Said | None:
    """The default answer; other answers."""
    if len(change.path) < 3 or change.path[2] not in ("values", "default"):
        return None
    name = change.path[1]
    if len(change.path) > 3:
        return saying("diff-default-players", name=name, players=change.path[3], values=_versus(change))
    old, new = _default(change.before), _default(change.after)
    if old is None or new is None or shown(old) == shown(new):
        return None
    question = change.after.get("about") if change.after is not None else None
    if question is None:
        return saying("diff-default", name=name, values=_by_players(old, new))
    return saying("diff-default-asked", name=name, values=_by_players(old, new), question=one_line(question))


def _default(option: Mapping | None) -> Node | None:
    """The default answer."""
    values = option.get("values") if option is not None else None
    first = values.items[0] if isinstance(values, Sequence) and values.items else values
    return first if option is None or "default" not in option else option.get("default")


def _by_players(old: Node, new: Node) -> Said:
    """What is new in a value that may depend on the number of players."""
    counts = [entry.name for node in (new, old) if isinstance(node, Mapping) for entry in node]
    pairs = [(count, _with(old, count), _with(new, count)) for count in dict.fromkeys(counts)]
    first, *others = [
        saying("diff-with-players", players=count, values=_values(now, was))
        for count, was, now in pairs
        if shown(was) != shown(now)
    ] or [_values(new, old)]
    for one in others:
        first = saying("diff-and", first=first, second=one)
    return first


def _values(new: Node | None, old: Node | None) -> Said:
    """Both, however long: an answer is short."""
    return saying("diff-versus", new=value_words(new), old=value_words(old))


def _with(node: Node, count: str) -> Node | None:
    return node.get(count) if isinstance(node, Mapping) else node


def _number(change: Change) -> Said | None:
    """A number, also by players."""
    if change.kind != CHANGED or len(change.path) > 3:
        return None
    if len(change.path) == 3:
        players = change.path[2]
        return saying("diff-number-players", name=change.path[1], players=players, values=_versus(change))
    return saying("diff-number", name=change.path[1], values=_versus(change))


def _table(change: Change) -> Said | None:
    if change.kind != CHANGED or len(change.path) <= 2:
        return None
    return saying("diff-table", name=change.path[1], entry=", ".join(change.path[2:]), values=_versus(change))


def _component(change: Change) -> Said | None:
    """Kinds and how many there are of each."""
    if len(change.path) > 3 and change.path[2] == "from":
        return _sheet(change)
    if len(change.path) < 4 or change.path[2] != "kinds":
        return None
    values = [name for name in change.path[4:] if name != "count"]
    return _of_kind(change, values[0]) if len(values) == 1 else _count_of_kind(change, values)


def _count_of_kind(change: Change, values: list[str]) -> Said | None:
    """A kind, or how many there are of it with a value of a trait."""
    thing: Words = f"`{change.path[3]}`"
    if values:
        thing = saying("diff-kind-with", thing=thing, trait=f"{values[0]} {' '.join(values[1:])}")
    about = {"owner": change.path[1], "thing": thing}
    lead = "diff-kind" if len(change.path) == 4 else "diff-kind-count"
    match change.kind:
        case "added":
            return saying(f"{lead}-new", **about, value=shown(change.new))
        case "removed":
            return saying(f"{lead}-gone", **about, value=shown(change.old))
        case "changed":
            return saying("diff-kind-count", **about, new=shown(change.new), old=shown(change.old))
        case "order" | "parameters":
            return None
        case _:
            assert_never(change.kind)


def _sheet(change: Change) -> Said:
    """Columns, rows and cells of a CSV file."""
    owner, place = change.path[1], change.path[3]
    if not place.startswith(f"{ROW} "):
        return saying("diff-column-new" if change.kind == ADDED else "diff-column-gone", owner=owner, name=place)
    about = {"owner": owner, "number": place.removeprefix(f"{ROW} ")}
    match change.kind:
        case "added":
            return saying("diff-row-new", **about, value=flow(change.new))
        case "removed":
            return saying("diff-row-gone", **about, value=flow(change.old))
        case "order":
            return saying("diff-row-moved", **about, value=flow(change.new))
        case "changed" | "parameters":
            values = saying("diff-versus", new=_cell(change.new), old=_cell(change.old))
            kind = change.after.get(KIND) if change.after is not None else None
            if kind is None:
                return saying("diff-cell", **about, name=change.path[4], values=values)
            return saying("diff-cell-of", **about, kind=flow(kind), name=change.path[4], values=values)
        case _:
            assert_never(change.kind)


def _cell(node: Node | None) -> Words:
    """A cell in full; a blank one says nothing."""
    return flow(node) if isinstance(node, Scalar) and node.text else saying("diff-nothing")


def _of_kind(change: Change, name: str) -> Said:
    """What a kind says of a trait as a whole, or of itself."""
    about = {"owner": change.path[1], "name": name, "kind": change.path[3]}
    if change.kind == ADDED:
        return saying("diff-trait-new", **about, value=shown(change.new))
    if change.kind == REMOVED:
        return saying("diff-trait-gone", **about, value=shown(change.old))
    return saying("diff-trait", **about, values=_versus(change))


def _term(change: Change) -> Said | None:
    if change.kind != CHANGED or change.path[2:] not in ((), ("is",)):
        return None
    return saying("diff-term", name=change.path[1], values=_versus(change))


def _priority(change: Change) -> Said | None:
    """Who acts before whom."""
    if change.kind != CHANGED or change.path[2:] != ("order",):
        return None
    old, new = one_line(change.old), one_line(change.new)
    told = precedence(old, new)
    return saying("diff-priority", name=change.path[1], told=told, new=new, old=old) if told is not None else None


def _scenario(change: Change) -> Said | None:
    """A scenario of a file, or what the file says of itself."""
    name = change.path[1]
    if name in FILE_KEYS:
        return saying("diff-file", name=name, values=_versus(change)) if change.kind == CHANGED else None
    told = {ADDED: "diff-scenario-new", REMOVED: "diff-scenario-gone"}
    return saying(told.get(change.kind, "diff-scenario-other"), name=name)


_SPECIAL: dict[str, Callable[[Change], Said | None]] = {
    "options": _option,
    "numbers": _number,
    "tables": _table,
    "components": _component,
    "terms": _term,
    "priorities": _priority,
    "scenarios": _scenario,
}
