"""Worked examples: scenarios of a ruleset told in words. In: cases of scenario files. Out: a section.
Complains about nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, assert_never

from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, Sequence
from rulewright.frontend.typed import symbols as sym
from rulewright.rule_log import EntryKind, ToldEntry
from rulewright.rulebook.book import Block, Item, ItemList, Paragraph, Section
from rulewright.rulebook.english_words import linked
from rulewright.rulebook.markup import capitalised, clean, strong
from rulewright.sentences import Speech, english

if TYPE_CHECKING:
    from rulewright.loading import Ruleset
    from rulewright.scenarios import Suite

MOST = 12
MOST_REASONS = 12
"""So many sentences say what the rules do in an example."""
OTHERWISE = english("log-applies-otherwise", rule="").strip()
"""So ends what is said of a rule without a condition: that it applies is no news."""
DECIDED = frozenset({EntryKind.RULE, EntryKind.OVERRIDDEN, EntryKind.CLAIM})
_CALL = re.compile(r"\b(?P<name>[a-z][a-z0-9_]*)\((?P<inside>(?:[^()]| \([^()]*\))*)\)")
_BRACKETS = re.compile(r"\([^()]*\)")
_COUNT = re.compile(r"\bcount\(([^()]*)\)")
_OWNED = re.compile(r"\b(?P<owner>[a-z][a-z0-9_]*(?: \d+)?)\.(?P<name>[a-z])")
QUESTIONS = {"refused": "book-not-allowed", "outcome": "book-outcome"}
"""Keys of scenarios that have words of their own."""
SKIPPED = ("players", "options", "given", "at", "when", "expect", "about", "why", "source", "seed")


def examples_section(suite: Suite | None, ruleset: Ruleset, most: int = MOST, say: Speech = english) -> Section:
    """So many scenarios, those with the usual rulings first, each with what the rules do in it."""
    cases = suite.cases if suite is not None else ()
    ordered = sorted(cases, key=lambda case: (case.get("options") is not None, case.get("when") is None))
    reasons = suite.reasons(ruleset, ordered[:most]) if suite is not None else []
    told = [
        _example(case.name, case.body, ruleset.symbols, number, why, say)
        for number, (case, why) in enumerate(zip(ordered[:most], reasons, strict=True), 1)
    ]
    left = len(ordered) - len(told)
    more = (Paragraph(say("book-left", count=left)),) if left > 0 else ()
    return Section(say("book-examples"), "examples", more if told else (), tuple(told))


def _example(
    name: str, body: Mapping, symbols: sym.Symbols, number: int, why: Iterable[ToldEntry], say: Speech
) -> Section:
    items = (*_parts(body, symbols, say), *_reasons(why, say))
    blocks: tuple[Block, ...] = (ItemList(items),)
    return Section(f"{number}. {capitalised(clean(name))}", f"example-{number}", blocks)


def _reasons(why: Iterable[ToldEntry], say: Speech) -> Iterator[Item]:
    """Which rules of priority lists applied or were overridden, and who was paid or not."""
    found = (clean(entry.sentence) for entry in why if entry.kind in DECIDED)
    told = [text for text in dict.fromkeys(found) if not text.endswith(OTHERWISE)]
    if told:
        more = [Item("...")] if len(told) > MOST_REASONS else []
        shown = [Item(capitalised(text) + ".") for text in told[:MOST_REASONS]]
        yield Item(strong(say("book-reasons")), (*shown, *more))


def _parts(body: Mapping, symbols: sym.Symbols, say: Speech) -> Iterator[Item]:
    players = body.get("players")
    if players is not None:
        yield Item(f"{strong(say('book-example-players'))} {_text(players)}.")
    for key, title in (("options", "book-rulings"), ("given", "book-at-first")):
        node = body.get(key)
        if isinstance(node, Mapping):
            yield Item(
                strong(say(title)), tuple(Item(f"{_in_words(entry.name)}: {_text(entry.value)}") for entry in node)
            )
    at = body.get("at")
    if at is not None:
        yield Item(f"{strong(say('book-played'))} {_phase(at, symbols)}.")
    for key, title in (("when", "book-done"), ("expect", "book-result")):
        node = body.get(key)
        if node is not None:
            yield Item(strong(say(title)), tuple(_lines(node, symbols, say)))
    for entry in body:
        if entry.name not in SKIPPED:
            yield Item(f"{strong(capitalised(_in_words(entry.name)) + ':')} {_text(entry.value)}")


def _phase(node: Node, symbols: sym.Symbols) -> str:
    """The phase at which an example begins, with the link to it."""
    text = node.text if isinstance(node, Scalar) else ""
    name, _, inside = clean(text).partition("(")
    if name not in symbols.phases:
        return _text(node)
    return linked("phase", name) + (f" ({_in_words(inside.removesuffix(')'))})" if inside else "")


def _lines(node: Node, symbols: sym.Symbols, say: Speech) -> Iterable[Item]:
    """One line for each thing that is done or expected."""
    match node:
        case Mapping():
            return tuple(Item(f"{_question(entry.name, say)}: {_deed(entry.value, symbols)}") for entry in node)
        case Scalar():
            return (Item(_deed(node, symbols)),)
        case Sequence():
            return tuple(item for one in node.items for item in _lines(one, symbols, say))
        case _:
            assert_never(node)


def _question(name: str, say: Speech) -> str:
    """What is asked for or expected, in words."""
    first, _, rest = name.partition(" ")
    if first == "legal" and rest:
        return say("book-choices-of", what=_in_words(rest))
    return say(QUESTIONS[name]) if name in QUESTIONS else _in_words(name)


def _deed(node: Node, symbols: sym.Symbols) -> str:
    """A call of an action, with the link to it."""
    text = _text(node)
    name = next(
        (name for name in symbols.actions if isinstance(node, Scalar) and re.match(rf"{name}\b", node.text)), None
    )
    told = _in_words(name) if name is not None else ""
    return linked("action", name) + text[len(told) :] if name is not None and text.startswith(told) else text


def _text(node: Node) -> str:
    match node:
        case Scalar():
            return _in_words(node.text)
        case Mapping():
            return ", ".join(f"{_in_words(entry.name)}: {_text(entry.value)}" for entry in node)
        case Sequence():
            return "; ".join(map(_text, node.items))
        case _:
            assert_never(node)


def _without_brackets(call: re.Match[str]) -> str:
    """One call; where it is one of several, with commas between them, its own commas stay in brackets."""
    inside = call["inside"]
    bare = call[0] == call.string or "," not in _BRACKETS.sub("", inside)
    return f"{call['name']} {inside if bare else f'({inside})'}".rstrip()


def _in_words(text: str) -> str:
    """A text of a scenario in words: `card(2)` as `card 2`, `player 1.hand` as `player 1's hand`."""
    plain = _COUNT.sub(lambda count: f"number {'of' if ' in ' in count[1] else 'in'} {count[1]}", clean(text))
    while (found := _CALL.sub(_without_brackets, plain)) != plain:
        plain = found
    owned = _OWNED.sub(lambda one: f"{one['owner']}'s {one['name']}", plain)
    return owned.replace("_", " ")
