"""Differences in the words of the rules: one edit each, and what is said about it."""

from __future__ import annotations

import re

import pytest

from rulewright.difference import changes
from rulewright.difference.node_texts import LONGEST, shown
from rulewright.difference.precedence import precedence
from rulewright.difference.sentences import block, sentence
from rulewright.frontend.syntax.nodes import Mapping
from rulewright.frontend.syntax.reader import read_node
from rulewright.languages import spoken_reports
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

BASE = """\
title: A game
options: {raid: {values: [hard, soft], about: How hard is it?}}
numbers: {size: 3, cost: {2: 4, 3: 5}}
tables: {forward: {1..3: 2}}
components:
  card: {total: 9, kinds: {plain: 5, odd: {value: {1: 2, 2: 2}}}}
zones: {hand: {holds: card, seen_by: owner}}
terms: {worth: 3 + 1}
actions: {bid: {pick: card in hand, says: "{me} bids"}}
priorities: {turns: {order: a > b > c = d}}
payouts: {shares: {order: lowest bid, short: stop}}
phases:
  week(player starter):
    deal: |
      shuffle deck
      go(1)
    turn: {must: [bid, fold, call], then: {bid: {one: x, two: y}}}
score: {rank: highest points}
"""


def tree(text: str) -> Mapping:
    root = read_node(Source("t.yaml", text), Report())
    assert isinstance(root, Mapping)
    return root


def told(old: str, new: str) -> list[str]:
    assert old in BASE
    return [str(sentence(change)) for change in changes(tree(BASE), tree(BASE.replace(old, new)))]


SENTENCES = [
    (
        "values: [hard, soft]",
        "values: [soft, hard]",
        "option `raid` is by default `soft`, not `hard` (How hard is it?)",
    ),
    (
        "about: How",
        "default: {2: hard, 3: soft}, about: How",
        "option `raid` is by default with 3 players `soft`, not `hard` (How hard is it?)",
    ),
    ("[hard, soft]", "[hard, soft, none]", "option `raid`: `values`: `none` is new"),
    ("size: 3", "size: 4", "number `size` is 4, not 3"),
    ("2: 4", "2: 6", "number `cost` with 2 players is 6, not 4"),
    ("1..3: 2", "1..3: 5", "table `forward` has for 1..3 5, not 2"),
    ("1..3: 2", "1..2: 2, 3: 4", "table `forward` is {1..2: 2, 3: 4}, not {1..3: 2}"),
    ("plain: 5", "plain: 6", "card: 6 `plain`, not 5"),
    ("1: 2, 2: 2", "1: 2, 2: 2, 9: 1", "card: 1 `odd` with value 9, none before"),
    ("value: {1: 2, 2: 2}", "value: each", "card: `value` of `odd` is `each`, not {1: 2, 2: 2}"),
    ("value: {1: 2, 2: 2}", "value: {1: 2, 2: 2}, size: 4", "card: `size` of `odd` is new: 4"),
    ("plain: 5", "plain: 5, extra: 2", "card: a new kind `extra`: 2"),
    ("plain: 5, ", "", "card: no `plain` any more: 5"),
    ("seen_by: owner", "seen_by: everyone", "zone `hand`: it is seen by `everyone`, not `owner`"),
    ("3 + 1", "3 - 1", "term `worth` is `3 - 1`, not `3 + 1`"),
    ("card in hand", "card in deck", "action `bid`: one picks `card in deck`, not `card in hand`"),
    ("{me} bids", "{me} bid", "action `bid`: the log says `{me} bid`, not `{me} bids`"),
    (
        "a > b > c = d",
        "b > a > c = d",
        "priority list `turns`: `b` acts before `a` now (`b > a > c = d`, not `a > b > c = d`)",
    ),
    ("lowest bid", "highest bid", "payout `shares`: the order is `highest bid`, not `lowest bid`"),
    ("short: stop", "short: skip", "payout `shares`: after a shortage: `skip`, not `stop`"),
    ("fold, ", "", "phase `week`, step `turn`: `must`: `fold` can be chosen no more"),
    (
        "[bid, fold, call]",
        "[fold, bid, call]",
        "phase `week`, step `turn`: `must` is in another order: `fold`, `bid`, `call`",
    ),
    ("one: x, ", "", "phase `week`, step `turn.bid.one` is gone: `x`"),
    ("two: y", "two: y, three: z", "phase `week`, step `turn.bid.three` is new: `z`, after `two`"),
    ("one: x, two: y", "two: y, one: x", "phase `week`, step `turn.bid`: `two` comes before `one` now"),
    ("week(player starter)", "week(player p)", "phase `week` is written `week(player p)`, not `week(player starter)`"),
    ("go(1)", "go(2)", "phase `week`, step `deal` does something else:"),
    ("highest points", "lowest points", "`score`: the ranking is `lowest points`, not `highest points`"),
    ("A game", "B game", "`title` is `B game`, not `A game`"),
    ("score:", "sides: {count: 2}\nscore:", "`sides` is new: {count: 2}"),
]


@pytest.mark.parametrize(("old", "new", "words"), SENTENCES)
def test_one_edit_is_one_sentence(old: str, new: str, words: str) -> None:
    """Each kind of edit is told in its own words."""
    assert told(old, new) == [words]


ENGLISH = re.compile(r"\b(is|not|now|has|new|gone|with|before|after|too|more|step|nothing|none|players)\b")
"""Words of English sentences that the other languages have not."""


@pytest.mark.parametrize("tag", ["de", "fr", "it"])
@pytest.mark.parametrize(("old", "new", "words"), SENTENCES)
def test_other_languages_tell_it(old: str, new: str, words: str, tag: str) -> None:
    """Whole, and what the rules say as they say it."""
    tell = spoken_reports(tag)
    assert tell is not None
    for change in changes(tree(BASE), tree(BASE.replace(old, new))):
        said = tell(sentence(change))
        quoted = re.compile(r"`[^`]*`|\{.*?\}|\(How hard is it\?\)")
        assert sorted(quoted.findall(said)) == sorted(quoted.findall(words))
        assert not ENGLISH.search(quoted.sub("", said)), said


@pytest.mark.parametrize(("old", "new"), [
    ("3 + 1", "3+1"),
    ("go(1)", "go( 1 )   # why"),
    ("must: [bid, fold, call]", "must: 'bid, fold, call'"),
    ("{shares: {order: lowest bid, short: stop}}", "\n  shares:\n    order: lowest bid\n    short: stop"),
    ("total: 9, ", ""),
    ("plain: 5, odd: {value: {1: 2, 2: 2}}", '"plain": 5, odd: {value: {1: 2, 2: 2}}'),
])  # fmt: skip
def test_what_says_the_same_is_no_difference(old: str, new: str) -> None:
    """Blanks, comments, styles of YAML, and the total that proof-reads a file."""
    assert told(old, new) == []


def test_lines_of_blocks() -> None:
    """A block that changed shows the lines that go and come."""
    (change,) = changes(tree(BASE), tree(BASE.replace("go(1)", "go(2)")))
    assert block(change) == ("- go(1)", "+ go(2)")


@pytest.mark.parametrize(("old", "new", "words"), [
    ("a > b > c", "b > a > c", "`b` acts before `a` now"),
    ("a > b = c", "a > b > c", "`b` acts before `c` now"),
    ("a > b", "a = b", "`a` and `b` act together now"),
    ("a > b", "c > a > b", "`c` is new"),
    ("a > b > c", "a > b", "`c` is gone"),
    ("a > b > c > d", "d > c > b > a", "another order"),
])  # fmt: skip
def test_orders_of_precedence(old: str, new: str, words: str) -> None:
    """Pairs that stand otherwise are named; if there are many, the whole order is other."""
    assert str(precedence(old, new) or "") == words


def test_a_ruleset_is_like_itself() -> None:
    """Nothing is different."""
    assert list(changes(tree(BASE), tree(BASE))) == []


@pytest.mark.parametrize("length", range(150, 175))
def test_a_value_that_is_cut_ends_its_code(length: int) -> None:
    """Whatever goes on behind it is not taken for code."""
    node = read_node(Source("long.yaml", "x" * length), Report())
    assert node is not None
    text = shown(node)
    assert text.count("`") == 2
    assert text.endswith("`")
    assert len(text) <= LONGEST
