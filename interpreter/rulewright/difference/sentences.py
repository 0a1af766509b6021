"""A difference in the words of the rules.

In: a `Change`. Out: a sentence, and for blocks the lines that go and come. What has no words of its own is told by its
path.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from itertools import pairwise
from typing import assert_never

from rulewright.difference.changes import ADDED, CHANGED, REMOVED, Change, Path
from rulewright.difference.node_texts import flow, one_line, shown, versus
from rulewright.difference.precedence import precedence
from rulewright.difference.sheets import ROW
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, Sequence
from rulewright.frontend.syntax.sheets import KIND
from rulewright.frontend.syntax.steps import MODIFIERS, VERBS
from rulewright.frontend.variants.paths import HOLDERS, LISTED, name_of

FILE_KEYS = ("scenarios", "about", "source")
"""What a scenario file says of itself; every other key is a scenario."""
THINGS = {
    "options": "option", "numbers": "number", "enumerations": "list of words", "tables": "table", "components": "class",
    "spaces": "space", "zones": "zone", "money": "currency",
    "state": "variable", "terms": "term", "effects": "effect", "actions": "action", "priorities": "priority list",
    "payouts": "payout", "phases": "phase",
    "assumed": "assumption",
}  # fmt: skip
"""What an entry of a section is called."""

SAID = {
    "about": "it is described as", "allowed": "it is allowed only if", "asks": "the question is",
    "at_most": "it holds at most", "by": "who chooses is", "ends_when": "it ends when",
    "called": "it is called", "cannot_win": "who cannot win:", "claims": "a claim is",
    "depth": "it may run itself so deep:", "do": "what is done:", "each": "it goes through",
    "from": "it comes from", "holds": "it holds", "if_none": "if nothing is possible:", "is": "it is",
    "may": "one may choose", "may_owe": "it may owe while",
    "must": "one must choose", "offer": "what is offered is", "order": "the order is", "per": "there is one for each",
    "pick": "one picks", "points": "points are",
    "rank": "the ranking is", "refilled_from": "it is refilled from", "remembered": "it is remembered if",
    "rest": "what is left goes to", "room": "it has room for",
    "announces": "the log says beforehand", "says": "the log says", "seen_by": "it is seen by",
    "short": "after a shortage:", "short_rest": (
        "after a shortage what is left goes "
        "to"
    ), "start": "it starts as",
    "starts": "at the start it holds", "to": "it goes to", "total": "there are in all", "turns": "turns go through",
    "until": "it goes on until", "when": "the condition is",
    "where": "it is possible only where", "while": "it goes on while", "who": "those who choose are",
    "won": "who has won:", "why": "the reason is", "positions_of": "it remembers positions of",
}  # fmt: skip
"""How an attribute is told, before its value."""


def sentence(change: Change) -> str:
    """One line of words."""
    special = _SPECIAL.get(change.section)
    told = special(change) if special is not None else ""
    return told or _plain(change)


def block(change: Change) -> tuple[str, ...]:
    """The lines that go (`- `) and come (`+ `), where a text of several lines has changed."""
    if change.kind != CHANGED or not (isinstance(change.old, Scalar) and isinstance(change.new, Scalar)):
        return ()
    old, new = change.old.text.rstrip().splitlines(), change.new.text.rstrip().splitlines()
    if max(len(old), len(new)) < 2 or "|" not in (change.old.style, change.new.style):
        return ()
    return tuple(line for line in difflib.ndiff(old, new) if line[:1] in "+-")


# ---- any section ----------------------------------------------------------------------------------------------------


def _plain(change: Change) -> str:
    """The words for a place that has none of its own."""
    where = _where(change.path)
    match change.kind:
        case "added":
            return f"{where} is new: {shown(change.new)}{_place(change)}"
        case "removed":
            return f"{where} is gone: {shown(change.old)}"
        case "order":
            return f"{where}: {_moved(change)}"
        case "parameters":
            return f"{where} is written `{one_line(change.new)}`, not `{one_line(change.old)}`"
        case "changed" if block(change):
            return f"{where} does something else:"
        case "changed":
            return _attribute(change) or f"{where} is {versus(change.new, change.old)}"
        case _:
            assert_never(change.kind)


def _attribute(change: Change) -> str:
    """An attribute of an entry, in its words."""
    said = SAID.get(change.path[-1])
    lists = [node for node in (change.old, change.new) if isinstance(node, Sequence)]
    if lists and change.path[-1] not in ("rows",):
        return f"{_where(change.path[:-1])}: {_list(change)}"
    if said is None or len(change.path) < 2:
        return ""
    return f"{_where(change.path[:-1])}: {said} {versus(change.new, change.old)}"


def _where(path: Path) -> str:
    """An entry by what it is, and the way down from it."""
    thing = THINGS.get(path[0])
    if thing is None or len(path) == 1:
        return f"`{'.'.join(path)}`"
    steps = [name for name in path[2:] if name not in HOLDERS]
    return f"{thing} `{path[1]}`" + (f", {_below(path, steps)}" if steps else "")


def _below(path: Path, steps: list[str]) -> str:
    word = "step " if path[0] == "phases" and steps[-1] not in (*VERBS, *MODIFIERS) else ""
    return f"{word}`{'.'.join(steps)}`"


def _place(change: Change) -> str:
    """Before or after which neighbour a new step comes."""
    if change.section != "phases" or change.after is None or len(change.path) < 3:
        return ""
    names = [name_of(entry.name) for entry in change.after]
    index = names.index(change.path[-1]) if change.path[-1] in names else 0
    return f", after `{names[index - 1]}`" if index else f", before `{names[1]}`" if len(names) > 1 else ""


def _moved(change: Change) -> str:
    """Which entries come before which now."""
    assert isinstance(change.old, Mapping)
    assert isinstance(change.new, Mapping)
    new = [name_of(entry.name) for entry in change.new]
    old = [name for entry in change.old if (name := name_of(entry.name)) in new]
    new = [name for name in new if name in old]
    pairs = [f"`{b}` comes before `{a}`" for a, b in pairwise(old) if new.index(b) < new.index(a)]
    return ", ".join(pairs) + " now"


def _list(change: Change) -> str:
    """What a list has more and less, or its new order."""
    old, new = (
        [one_line(item) for item in node.items] if isinstance(node, Sequence) else [one_line(node)]
        for node in (change.old, change.new)
    )
    more, less = [word for word in new if word not in old], [word for word in old if word not in new]
    gained, lost = ("can be chosen too", "can be chosen no more") if change.path[-1] in LISTED[:4] else ("new", "gone")
    parts = [_sentence_about(more, gained)] * bool(more) + [_sentence_about(less, lost)] * bool(less)
    return (
        f"`{change.path[-1]}`: {', '.join(parts)}"
        if parts
        else f"`{change.path[-1]}` is in another order: {_words(new)}"
    )


def _sentence_about(words: list[str], what: str) -> str:
    return f"{_words(words)} {what}" if " " in what else f"{_words(words)} {'is' if len(words) == 1 else 'are'} {what}"


def _words(words: list[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


# ---- sections with words of their own -------------------------------------------------------------------------------


def _option(change: Change) -> str:
    """The default answer; other answers."""
    if len(change.path) < 3 or change.path[2] not in ("values", "default"):
        return ""
    if len(change.path) > 3:
        return (
            f"option `{change.path[1]}` is by default, with {change.path[3]} players, {versus(change.new, change.old)}"
        )
    old, new = _default(change.before), _default(change.after)
    if old is None or new is None or shown(old) == shown(new):
        return ""
    question = change.after.get("about") if change.after is not None else None
    asked = f" ({one_line(question)})" if question is not None else ""
    return f"option `{change.path[1]}` is by default {_by_players(old, new)}{asked}"


def _default(option: Mapping | None) -> Node | None:
    """The default answer."""
    values = option.get("values") if option is not None else None
    first = values.items[0] if isinstance(values, Sequence) and values.items else values
    return first if option is None or "default" not in option else option.get("default")


def _by_players(old: Node, new: Node) -> str:
    """What is new in a value that may depend on the number of players."""
    counts = [entry.name for node in (new, old) if isinstance(node, Mapping) for entry in node]
    pairs = [(count, _with(old, count), _with(new, count)) for count in dict.fromkeys(counts)]
    told = [
        f"with {count} players {shown(second)}, not {shown(first)}"
        for count, first, second in pairs
        if shown(first) != shown(second)
    ]
    return "; ".join(told) if told else f"{shown(new)}, not {shown(old)}"


def _with(node: Node, count: str) -> Node | None:
    return node.get(count) if isinstance(node, Mapping) else node


def _number(change: Change) -> str:
    """A number, also by players."""
    if change.kind != CHANGED or len(change.path) > 3:
        return ""
    players = f" with {change.path[2]} players" if len(change.path) == 3 else ""
    return f"number `{change.path[1]}`{players} is {versus(change.new, change.old)}"


def _table(change: Change) -> str:
    if change.kind == CHANGED and len(change.path) > 2:
        return f"table `{change.path[1]}` has for {', '.join(change.path[2:])} {versus(change.new, change.old)}"
    return ""


def _component(change: Change) -> str:
    """Kinds and how many there are of each."""
    if len(change.path) > 3 and change.path[2] == "from":
        return _sheet(change)
    if len(change.path) < 4 or change.path[2] != "kinds":
        return ""
    kind = f"{change.path[1]}: "
    values = [name for name in change.path[4:] if name != "count"]
    if len(values) == 1:
        return f"{kind}{_of_kind(change, values[0])}"
    thing = f"`{change.path[3]}`" + (f" with {values[0]} {' '.join(values[1:])}" if values else "")
    if change.kind == ADDED and len(change.path) == 4:
        return f"{kind}a new kind {thing}: {shown(change.new)}"
    if change.kind == REMOVED and len(change.path) == 4:
        return f"{kind}no {thing} any more: {shown(change.old)}"
    if change.kind == ADDED:
        return f"{kind}{shown(change.new)} {thing}, none before"
    if change.kind == REMOVED:
        return f"{kind}no {thing} any more, not {shown(change.old)}"
    return f"{kind}{shown(change.new)} {thing}, not {shown(change.old)}" if change.kind == CHANGED else ""


def _sheet(change: Change) -> str:
    """Columns, rows and cells of a CSV file."""
    whose, place = f"{change.path[1]}: ", change.path[3]
    if not place.startswith(f"{ROW} "):
        return f"{whose}the column `{place}` is {'new' if change.kind == ADDED else 'gone'}"
    match change.kind:
        case "added":
            return f"{whose}{place} is new: {flow(change.new)}"
        case "removed":
            return f"{whose}{place} is gone: {flow(change.old)}"
        case "order":
            return f"{whose}{place} has another place among the rows: {flow(change.new)}"
        case "changed" | "parameters":
            cells = f"{_cell(change.new)}, not {_cell(change.old)}"
            return f"{whose}in {place}{_kind_of(change.after)}, `{change.path[4]}` is {cells}"
        case _:
            assert_never(change.kind)


def _kind_of(row: Mapping | None) -> str:
    kind = row.get(KIND) if row is not None else None
    return f" ({flow(kind)})" if kind is not None else ""


def _cell(node: Node | None) -> str:
    """A cell in full; a blank one says nothing."""
    return flow(node) if isinstance(node, Scalar) and node.text else "nothing"


def _of_kind(change: Change, name: str) -> str:
    """What a kind says of a trait as a whole, or of itself."""
    whose = f"`{name}` of `{change.path[3]}`"
    told = {ADDED: f"{whose} is new: {shown(change.new)}", REMOVED: f"{whose} is gone: {shown(change.old)}"}
    return told.get(change.kind, f"{whose} is {versus(change.new, change.old)}")


def _term(change: Change) -> str:
    return f"term `{change.path[1]}` is {versus(change.new, change.old)}" if change.kind == CHANGED else ""


def _priority(change: Change) -> str:
    """Who acts before whom."""
    if change.kind != CHANGED or change.path[2:] != ("order",):
        return ""
    told = precedence(one_line(change.old), one_line(change.new))
    return (
        f"priority list `{change.path[1]}`: {told} (`{one_line(change.new)}`, not `{one_line(change.old)}`)"
        if told
        else ""
    )


def _scenario(change: Change) -> str:
    """A scenario of a file, or what the file says of itself."""
    name = change.path[1]
    if name in FILE_KEYS:
        return f"`{name}` of the file is {versus(change.new, change.old)}" if change.kind == CHANGED else ""
    told = {ADDED: "is new", REMOVED: "is gone"}.get(change.kind, "is set up or asks otherwise")
    return f"scenario `{name}` {told}"


_SPECIAL: dict[str, Callable[[Change], str]] = {
    "options": _option,
    "numbers": _number,
    "tables": _table,
    "components": _component,
    "terms": _term,
    "priorities": _priority,
    "scenarios": _scenario,
}
