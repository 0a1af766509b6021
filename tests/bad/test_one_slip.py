"""One slip, one message: a name that is a word of the language, and a step with two verbs."""

from __future__ import annotations

from itertools import permutations

import pytest

from rulewright.frontend.language.reserved_words import LANGUAGE_WORDS
from rulewright.loading import check_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

HEAD = """\
rulewright: 1
game: slip
title: Slip
players: 2
limit: 100 decisions
"""
NAMED = {
    "state of players": """\
state:
  W: {is: 0..9, per: player, start: 0}
actions:
  go: {pick: amount in 0..3, do: "add amount to me.W"}
phases:
  game:
    a: {turns: player me clockwise from player 1, steps: {m: {must: go, if_none: skip}, x: "set me.W to 1"},
        until: player 1.W > 0}
score: {of: player, points: player.W, rank: highest points then shared}
""",
    "state": """\
state:
  W: {is: 0..9, start: 0}
actions:
  go: {pick: amount in 0..3, do: "add amount to W"}
phases:
  game:
    a: {turns: player me clockwise from player 1, steps: {m: {must: go, if_none: skip}, x: "set W to 1"}, until: W > 0}
score: {of: player, points: W + 1, rank: highest points then shared}
""",
    "a number": """\
numbers: {W: 3}
actions:
  go: {pick: amount in 0..W}
phases:
  game:
    a: {turns: player me clockwise from player 1, steps: {m: {must: go, if_none: skip}}, until: 1 + W > 0}
score: {of: player, points: W + 1, rank: highest points then shared}
""",
    "a zone": """\
components:
  card: {kinds: {ace: 4}}
zones:
  W: {holds: card, starts: all, seen_by: everyone}
  hand: {holds: card, per: player, seen_by: everyone}
actions:
  go: {pick: card in W, do: move card to me.hand}
phases:
  game:
    a: {turns: player me clockwise from player 1, steps: {m: {must: go, if_none: skip},
        x: move cards in me.hand to W}, until: count(W) = 0}
score: {of: player, points: count(W), rank: highest points then shared}
""",
    "a term": """\
terms: {W: 3}
actions:
  go: {pick: amount in 0..3, where: amount < W}
phases:
  game:
    a: {turns: player me clockwise from player 1, steps: {m: {must: go, if_none: skip}}, until: 1 + W > 0}
score: {of: player, points: W + 1, rank: highest points then shared}
""",
}
"""Rules in which the name `W` is declared and used in many ways."""
VERBS = {
    "do": "set n to 1",
    "let": "m = 1",
    "must": "go",
    "may": "go",
    "everyone": "go",
    "offer": "go",
    "each": "player p clockwise from player 1",
    "turns": "player p clockwise from player 1",
    "repeat": "{x: set n to 1}",
    "match": "n",
    "run": "sub",
    "resolve": "pri",
    "pay": "po",
    "end": "game",
}
STEP = """\
state: {n: {is: 0..9, start: 0}}
actions:
  go: {do: set n to 2}
phases:
  game:
    a:
      FIRST
      SECOND
    b: {must: go, by: player 1, if_none: skip}
    c: set n to m
  sub: {x: {do: set n to 3}}
score: {of: player, points: n, rank: highest points then shared}
"""


def told(text: str) -> list[tuple[str, str, str]]:
    """Code, message and hint of each error."""
    report = Report()
    check_text(Source("slip.yaml", HEAD + text), report)
    return [(one.code, one.message, one.hint) for one in report if one.severity is Severity.ERROR]


@pytest.mark.parametrize("rules", NAMED.values(), ids=NAMED)
def test_a_word_of_the_language_is_told_once(rules: str) -> None:
    """Wherever it is used, though it is read there in another way; another mistake elsewhere is told beside it."""
    for word in sorted(LANGUAGE_WORDS):
        wrong = ("RW312", f"`{word}` is a word of the language", "choose another name")
        assert told(rules.replace("W", word)) == [wrong]
    assert not told(rules.replace("W", "worth"))


def test_another_mistake_is_told_beside_it() -> None:
    rules = NAMED["state"].replace("phases:", "  other: {do: set nothing_at_all to 1}\nphases:")
    assert [code for code, _, _ in told(rules.replace("W", "clockwise"))] == ["RW312", "RW305"]


@pytest.mark.parametrize(("first", "second"), list(permutations(VERBS, 2)))
def test_a_step_with_two_verbs_is_told_once(first: str, second: str) -> None:
    rules = STEP.replace("FIRST", f"{first}: {VERBS[first]}").replace("SECOND", f"{second}: {VERBS[second]}")
    if "let" not in (first, second):
        rules = rules.replace("    c: set n to m\n", "")
    ((code, message, hint),) = told(rules)
    assert (code, message) == ("RW106", f"a step has one verb, and here are `{first}` and `{second}`")
    loop = next((verb for verb in (first, second) if verb in ("each", "turns")), "")
    assert (f"what `{loop}` does each time" in hint) == bool(loop)
