"""A tree written so that only what differs from another one is written differently.

In: two trees. Out: the second, in which everything that says the same as the first is the first's own node, in the
first's order where order says nothing. What is no rule (the total of a class, which variants drop) stays. So two
listings of lines differ where the rules do.
"""

from __future__ import annotations

from rulewright.difference.changes import RulePath, are_plain, entries, is_check, is_ordered, same_at, words
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Sequence


def aligned(old: Mapping, new: Mapping, path: RulePath = ()) -> Mapping:
    """The second mapping, like the first where both say the same."""
    olds, news = entries(old), entries(new)
    both = {name: _entry(entry, news[name], (*path, name)) for name, entry in olds.items() if name in news}
    kept = {name: entry for name, entry in olds.items() if name not in news and is_check((*path, name))}
    if is_ordered(path):
        return Mapping(old.span, tuple(both.get(name, entry) for name, entry in news.items()))
    first = [entry for name in olds if (entry := both.get(name) or kept.get(name)) is not None]
    added = [entry for name, entry in news.items() if name not in olds and not is_check((*path, name))]
    return Mapping(old.span, (*first, *added))


def _entry(old: Entry, new: Entry, path: RulePath) -> Entry:
    key = old.key if words(old.key) == words(new.key) else new.key
    return Entry(key, _value(old.value, new.value, path))


def _value(old: Node, new: Node, path: RulePath) -> Node:
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        return aligned(old, new, path)
    if same_at(path, old, new):
        return old
    if isinstance(old, Sequence) and isinstance(new, Sequence):
        return _items(old, new, path)
    return new


def _items(old: Sequence, new: Sequence, path: RulePath) -> Sequence:
    """The items one by one."""
    count = min(len(old.items), len(new.items))
    pairs = zip(old.items, new.items, strict=False)
    both = [_value(a, b, (*path, str(index + 1))) for index, (a, b) in enumerate(pairs)]
    return Sequence(new.span if are_plain(old, new) else old.span, (*both, *new.items[count:]))
