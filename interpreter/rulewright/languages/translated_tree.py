"""A ruleset with the words for people that stand in it (`title`, `about`, `why`, assumptions; `about` of rows of CSV
files) in another language.

In: a ruleset, a catalogue. Out: the ruleset, read again from its tree with other words. Only words are replaced of
which the rules know nothing, so that the Program, its fingerprint and all records are the same.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence
from rulewright.frontend.variants.edit import Variant
from rulewright.languages.message_catalogue import Catalogue
from rulewright.languages.sheet_units import speak_sheets
from rulewright.languages.static_units import is_static, static_id
from rulewright.loading import Ruleset, Tree, typed
from rulewright.source.diagnostic import Report


def translated(ruleset: Ruleset, catalogue: Catalogue) -> Ruleset:
    """The ruleset in the language of a catalogue."""
    words = catalogue.static
    if not words:
        return ruleset
    root = _replaced(ruleset.tree.root, (), words)
    tree = Tree(ruleset.tree.source, root, tuple(_variant(variant, words) for variant in ruleset.variants))
    symbols = typed(tree, Report())
    if symbols is None:
        return ruleset
    speak_sheets(symbols, words)
    return Ruleset(ruleset.found, symbols, tree, ruleset.provenance)


def _replaced(node: Node, path: tuple[str, ...], words: dict[str, str]) -> Node:
    match node:
        case Scalar():
            said = words.get(static_id(path)) if is_static(path) else None
            return node if said is None else replace(node, text=said)
        case Mapping():
            entries = (Entry(one.key, _replaced(one.value, (*path, one.name), words)) for one in node)
            return replace(node, entries=tuple(entries))
        case Sequence():
            items = (_replaced(item, (*path, str(at)), words) for at, item in enumerate(node.items, 1))
            return replace(node, items=tuple(items))
        case _:
            assert_never(node)


def _variant(variant: Variant, words: dict[str, str]) -> Variant:
    """A variant with its title and what it says of itself in other words."""
    entries = []
    for entry in variant.root:
        said = words.get(f"variants-{variant.name}-{entry.name}")
        is_said = said is not None and isinstance(entry.value, Scalar)
        entries.append(Entry(entry.key, replace(entry.value, text=said)) if is_said else entry)  # type: ignore[arg-type]
    return variant._replace(root=replace(variant.root, entries=tuple(entries)))
