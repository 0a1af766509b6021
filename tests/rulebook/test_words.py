"""Words of books: forms of English words are those of well-kept lists, and no identifier of a ruleset stands in a
sentence, whatever the language.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright import languages, loading, rulebook
from rulewright.languages.message_file import read_messages
from rulewright.loading import Ruleset
from rulewright.rulebook.book_messages import book_source
from rulewright.rulebook.english_examples import EnglishExamples
from rulewright.rulebook.english_words import Nouns, does
from rulewright.rulebook.markup import unmarked
from rulewright.rulebook.translated_book import texts_of
from rulewright.ruleset_lookup import Found, find, shipped, variants_of
from rulewright.sentences.english_forms import article, base, ordinal, several
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

FORMS = {"base": base, "plural": several, "article": article}
LISTED = Path(__file__).with_name("english_forms.csv")
"""Words with the forms that LemmInflect 0.2.3, inflect 7.5 and simplemma 2.0 give, two of them each: all that the
tables of exceptions have, and every hundredth of the regular ones (of those that are easily taken for another kind
every twentieth).
"""
IDENTIFIER = re.compile(r"(?<![#@\w-])[a-z][a-z0-9]*(?:_[a-z0-9]+)+")
TAGS = ("de", "fr", "it")
GAMES = ("gravediggers", "digging", "gnadenlos", "graverobbers")


def opened(name: str) -> Ruleset:
    ruleset = loading.load(find(name), Report())
    assert ruleset is not None
    return ruleset


def test_forms_are_those_of_the_lists() -> None:
    with LISTED.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["form"] for row in rows} == set(FORMS) and len(rows) > 500
    wrong = [(row, made) for row in rows if (made := FORMS[row["form"]](row["word"])) != row["expected"]]
    assert wrong == []


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (does("the card", "lies_in", holds=False), "does not lie in"),
        (does("you", "ties", holds=True), "tie"),
        (does("you", "has_free", holds=True), "have free"),
        (several("king of hearts"), "kings of hearts"),
        (several("gold die"), "gold dice"),
        (article("8 of clubs"), "an"),
        (article("18-card deck"), "an"),
        (article("180 points"), "a"),
        (ordinal(11), "11th"),
        (ordinal(21), "21st"),
        (ordinal(112), "112th"),
    ],
)
def test_forms_of_longer_names(made: str, expected: str) -> None:
    assert made == expected


def without_code(text: str) -> str:
    """A sentence without what is typed, and without addresses."""
    return re.sub(r"`[^`]*`|\]\([^)]*\)|\{[^{}]*\}", "", text)


def identifiers(texts: Iterator[str]) -> list[str]:
    return [text for text in texts if IDENTIFIER.search(without_code(unmarked(text)))]


def every_name() -> Iterator[str]:
    for name, path in sorted(shipped().items()):
        yield name
        yield from (f"{name}:{variant}" for variant in sorted(variants_of(path)))


@pytest.mark.parametrize("name", [*every_name()])
def test_no_identifier_stands_in_a_book(name: str) -> None:
    ruleset = opened(name)
    assert identifiers(texts_of(rulebook.book_of(ruleset, 0))) == []
    assert identifiers(unit.source for unit in languages.units_of(ruleset)) == []


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("game", GAMES)
def test_no_identifier_stands_in_another_language(game: str, tag: str) -> None:
    path, report = languages.message_path(find(game).path, tag), Report()
    for source in (Source(str(path), path.read_text(encoding="utf-8")), book_source(find(game).path, tag)):
        messages = read_messages(source, tag, report)
        told = [messages.words(one) or "" for one in messages.entries]
        assert len(told) > 90 and identifiers(iter(told)) == []


def test_examples_call_cards_by_their_names() -> None:
    """Also where a scenario writes numbers that have names, and in titles."""
    text = rulebook.markdown(rulebook.book_of(opened("classics/gin_rummy"), examples=12))
    examples = text[text.index("Worked examples") :]
    assert "king of spades" in examples and not re.search(r"plain ?\(|plain [a-z]+,", examples)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("count(filled lot where number_of(lot) <= 3)", "number of filled lots where number of lot is at most 3"),
        ("count(player where player.nuggets != 2)", "number of players where player's nuggets is not 2"),
        ("count(market)", "number in market"),
        ("count(adventurer in player 1.crew)", "number of adventurer in player 1's crew"),
    ],
)
def test_examples_count_in_words(written: str, told: str) -> None:
    ruleset = opened("gnadenlos")
    assert EnglishExamples(ruleset.symbols, {}).text(written) == told


@pytest.mark.parametrize(
    ("called", "noun", "nouns"),
    [
        ("", "closer", "closers"),
        ("closed mine", "closed mine", "closed mines"),
        ("double {weight} chest", "double chest", "double chests"),
        ("bandit {weight}", "bandit", "bandits"),
        ("jack of {weight}", "jack", "jacks"),
        ("valuable X", "valuable X", "valuables X"),
        ("{weight}'s own", "closer", "closers"),
        ("{weight}-{weight}", "closer", "closers"),
        ("pebble", "closer", "closers"),
        ("stone", "closer", "closers"),
        ("bag", "closer", "closers"),
    ],
)
def test_kinds_are_called_as_people_call_them(called: str, noun: str, nouns: str, tmp_path: Path) -> None:
    """Where that is no other kind, class or place."""
    name = f", called: {json.dumps(called)}" if called else ""
    (tmp_path / "ruleset.yaml").write_text(STONES.replace("CALLED", name), encoding="utf-8")
    ruleset = loading.load(Found(tmp_path / "ruleset.yaml"), Report())
    assert ruleset is not None
    found = Nouns(ruleset.symbols)
    assert (found.kind("stone", "closer"), found.kinds("stone", ("closer",))) == (noun, nouns)
    alone = "closer" if "{" in called else noun
    assert EnglishExamples(ruleset.symbols, {}).text("closer, 3 closer") == f"{alone}, 3 {nouns}"


STONES = """\
rulewright: 1
game: stones
title: Stones
players: 2
limit: 9 decisions
components: {stone: {traits: {weight: 1..3}, kinds: {pebble: {weight: each, count: 1},
    closer: {weight: each, count: 1CALLED}}}}
zones: {bag: {holds: stone, starts: all, seen_by: everyone}}
actions: {wait: {says: "{me} waits"}}
phases: {game: {one: {each: player me clockwise from player 1, steps: {ask: {must: [wait]}}}}}
score: {of: player, points: 0, rank: highest points then shared}
"""
