"""How an expression may go on: whatever does come next in shipped rulesets was
among what may, and what is added makes a whole.
"""

from __future__ import annotations

import random
import re

import pytest

from rulewright.frontend.syntax.continuing import rest_of, what_next, words
from rulewright.frontend.syntax.entry_points import ENTRY_POINTS
from rulewright.frontend.syntax.expressions import parse_text
from rulewright.frontend.syntax.nodes import Mapping, Scalar
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.sections import DocumentReader
from rulewright.frontend.syntax.text_files import read_source
from rulewright.ruleset_lookup import shipped
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source
from syntax.heard_expressions import listening

WORD = re.compile(r"[a-z_][a-z0-9_]*")


def read(name: str, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Scalar, str]]:
    """Every expression of a ruleset, with its entry point."""
    heard = listening(monkeypatch)
    source = read_source(shipped()[name], Report())
    root = read_node(source, Report()) if source is not None else None
    assert source is not None and isinstance(root, Mapping)
    DocumentReader(source, root, Report()).read()
    return heard


@pytest.mark.parametrize("name", ["gravediggers", "digging", "gnadenlos"])
def test_what_comes_next_was_expected(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut before a word of any expression, that word is among those that may follow, or a name may."""
    chance = random.Random(name)
    for node, start in chance.sample(read(name, monkeypatch), 60):
        text, lines = node.body.text, node.style == "|"
        places = [
            match
            for match in WORD.finditer(text)
            if "#" not in text[: match.start()] and '"' not in text[: match.start()]
        ]
        for match in chance.sample(places, min(3, len(places))):
            follows = what_next(text[: match.start()], start, lines)
            assert follows is not None, text[: match.start()]
            assert match[0] in follows.words or follows.name, (text, match[0])


@pytest.mark.parametrize("name", ["gravediggers", "digging"])
def test_what_is_added_makes_a_whole(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut behind any word, the rest that is proposed makes an expression that parses."""
    chance = random.Random(name)
    completed = 0
    for node, start in chance.sample(read(name, monkeypatch), 60):
        text, lines = node.body.text, node.style == "|"
        for match in list(WORD.finditer(text))[:4]:
            rest = rest_of(text[: match.end()], start, lines)
            if rest is not None:
                completed += 1
                whole = Source("x", text[: match.end()] + rest + ("\n" if lines else ""))
                report = Report()
                assert parse_text(whole.span(0, len(whole.text)), ENTRY_POINTS[start], report, lines) is not None, (
                    whole.text,
                    [one.message for one in report],
                )
    assert completed > 100


@pytest.mark.parametrize(
    ("text", "start", "rest"),
    [
        ("count(card in me.hand", "value", ")"),
        ("max(a, sum(x for player", "value", "))"),
        ("a / b", "value", " rounded up"),
        ("move x", "block", " to x"),
        ("x = 1", "value", ""),
        ("a b c = =", "value", None),
        ("(" * 30 + "x", "value", None),
    ],
)
def test_the_shortest_rest(text: str, start: str, rest: str | None) -> None:
    """Closing brackets, words that must follow; nothing for a text that went wrong, or one that would need too much."""
    assert rest_of(text, start) == rest


def test_every_word_of_the_language_is_plain() -> None:
    """Words are those of the grammar: small letters and underscores only."""
    assert {"move", "count", "where", "clockwise", "yes"} <= words()
    assert all(re.fullmatch(r"[a-z_]+", word) for word in words())
