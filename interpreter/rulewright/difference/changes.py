"""What is different in two rulesets, place by place.

In: the roots of two trees, variants applied. Out: `Change`s in file order. Blanks, comments and YAML's styles make no
difference. Complains about nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence, say_the_same
from rulewright.frontend.variants.paths import LISTED, SECTIONS, name_of, word_list

WORDS = re.compile(r'"[^"\n]*"|\w+|[^\w\s]')
"""Words and signs; a text in quotes is one word, in which also blanks count."""
FOLD = re.compile(r"\s*\n\s*")
UNCOMMENTED = re.compile(r'(?:"[^"]*"|(?<=\S)#|[^#])*')
"""A line up to its comment: a `#` in quotes, or at the end of a word, begins none."""
ChangeKind = Literal["changed", "added", "removed", "order", "parameters"]
CHANGED: Final = "changed"
ADDED: Final = "added"
REMOVED: Final = "removed"
ORDER: Final = "order"
PARAMETERS: Final = "parameters"
RulePath = tuple[str, ...]
"""The way to a place in a ruleset: keys, from the section on."""


@dataclass(frozen=True, slots=True)
class Change:
    """One difference. `old` and `new` are what stands there, none where nothing does; for parameters they are keys, for
    an order whole mappings.

    `before` and `after` are the trees' mappings in which it stands, for words about its surroundings.
    """

    kind: ChangeKind
    path: RulePath
    old: Node | None
    new: Node | None
    before: Mapping | None = None
    after: Mapping | None = None

    @property
    def section(self) -> str:
        return self.path[0]


def changes(old: Mapping, new: Mapping, path: RulePath = ()) -> Iterator[Change]:
    """All differences of two mappings."""
    olds, news = entries(old), entries(new)
    for name, entry in olds.items():
        other = news.get(name)
        if other is None:
            yield from _alone(REMOVED, (*path, name), entry.value, old, new)
            continue
        if words(entry.key) != words(other.key):
            yield Change(PARAMETERS, (*path, name), entry.key, other.key, old, new)
        yield from _values(entry.value, other.value, (*path, name), old, new)
    for name, entry in news.items():
        if name not in olds:
            yield from _alone(ADDED, (*path, name), entry.value, old, new)
    if is_ordered(path) and [name for name in olds if name in news] != [name for name in news if name in olds]:
        yield Change(ORDER, path, old, new, old, new)


def entries(node: Mapping) -> dict[str, Entry]:
    return {name_of(entry.name): entry for entry in node}


def _alone(kind: ChangeKind, path: RulePath, node: Node, old: Mapping, new: Mapping) -> Iterator[Change]:
    """What stands on one side only; of a whole section, each entry."""
    if len(path) == 1 and path[0] in SECTIONS and isinstance(node, Mapping):
        empty = Mapping(node.span, ())
        yield from changes(empty, node, path) if kind == ADDED else changes(node, empty, path)
    elif not is_check(path):
        yield Change(kind, path, None if kind == ADDED else node, node if kind == ADDED else None, old, new)


def _values(old: Node, new: Node, path: RulePath, before: Mapping, after: Mapping) -> Iterator[Change]:
    """The differences of two values."""
    if isinstance(old, Mapping) and isinstance(new, Mapping) and not _is_rewritten(old, new, path):
        yield from changes(old, new, path)
        return
    if isinstance(old, Sequence) and isinstance(new, Sequence) and not are_plain(old, new):
        yield from _items(old, new, path, before, after)
    elif path[-1] in LISTED:
        yield from _word_lists(old, new, path, before, after)
    elif not same(old, new):
        yield Change(CHANGED, path, old, new, before, after)


def is_check(path: RulePath) -> bool:
    """Whether this is the total of a class: it proof-reads a file, and variants drop it. It is no rule."""
    return len(path) == 3 and path[0] == "components" and path[2] == "total"


def _is_rewritten(old: Mapping, new: Mapping, path: RulePath) -> bool:
    """Whether a table has other rows altogether."""
    return len(path) > 1 and path[0] == "tables" and not any(entry.name in new for entry in old)


def _word_lists(old: Node, new: Node, path: RulePath, before: Mapping, after: Mapping) -> Iterator[Change]:
    """Lists of words, of which one may be written as a single word."""
    first, second = _as_list(path, old), _as_list(path, new)
    if not same(first, second):
        yield Change(CHANGED, path, first, second, before, after)


def _as_list(path: RulePath, node: Node) -> Node:
    return (word_list(node, path[-1]) or node) if path[-1] in LISTED else node


def are_plain(*nodes: Sequence) -> bool:
    """Whether lists hold words only; they are told about as a whole."""
    return all(isinstance(item, Scalar) for node in nodes for item in node.items)


def _items(old: Sequence, new: Sequence, path: RulePath, before: Mapping, after: Mapping) -> Iterator[Change]:
    """The differences of two lists, item by item."""
    for index in range(max(len(old.items), len(new.items))):
        here = (*path, str(index + 1))
        first = old.items[index] if index < len(old.items) else None
        second = new.items[index] if index < len(new.items) else None
        if first is not None and second is not None:
            yield from _values(first, second, here, before, after)
        else:
            yield Change(ADDED if first is None else REMOVED, here, first, second, before, after)


def is_ordered(path: RulePath) -> bool:
    """Whether the order of a mapping's entries says something: steps and kinds."""
    return len(path) > 1 and (path[0] == "phases" or (path[0] == "components" and path[-1] == "kinds"))


# ---- the same -------------------------------------------------------------------------------------------------------


def same(old: Node, new: Node) -> bool:
    """Whether two values say the same."""
    return say_the_same(old, new, _lines)


def same_at(path: RulePath, old: Node, new: Node) -> bool:
    """Whether two values of a place say the same; lists of one word may be written as a word."""
    return same(_as_list(path, old), _as_list(path, new))


def words(node: Scalar) -> list[str]:
    """The words of a text, without blanks."""
    return WORDS.findall(FOLD.sub(" ", node.text))


def _lines(node: Scalar) -> list[tuple[int, list[str]]]:
    """The words of a text: line by line with indentation where that says something."""
    if node.style != "|":
        return [(0, words(node))] if node.text.strip() else []
    lines = [_without_comment(line).rstrip() for line in node.text.split("\n")]
    found = [(len(line) - len(line.lstrip()), WORDS.findall(line)) for line in lines if line.strip()]
    return [(indent - found[0][0], line) for indent, line in found]


def _without_comment(line: str) -> str:
    found = UNCOMMENTED.match(line)
    return found[0] if found is not None else line
