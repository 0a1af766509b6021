"""No word of a game stands in the core: every name that a ruleset declares,
less the language's own words and a reviewed list.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulewright import loading
from rulewright.frontend.language.function_table import BUILTINS
from rulewright.frontend.language.ways import KINDS_OF_WAYS, WAY, WAYS
from rulewright.frontend.typed import symbols as sym
from rulewright.ir.operations import EXPRESSIONS, INSTRUCTIONS
from rulewright.ruleset_lookup import Found, shipped
from rulewright.source.diagnostic import Report

ROOT = Path(__file__).parent.parent
FOLDERS = ("interpreter", "grammar", "schemas")

REVIEWED = {
    "vocabulary of any game, in documentation and examples": """
        bank card card_of cards claim clubs coin coins column columns cup deal deals dealt deck die discard discards
        draw drawing event fold folded
        game games gain hand hand_limit hand_size hearts heap holder lay lead leader leading led lost lot market
        match matches partnership
        pass passed passing play point points pool pot prize rank roll rolls round rounds rows side starter suit
        supply table tally tile
        turn white winners winning wins won loses one_game last_one next_player first_seat trick bag books diamonds
        disc jack joker king queen
        spades stake stock trump wild stone square capture jumps meld wall
    """,
    "English that a program is written in": """
        across after ahead aligned allowed any_order arrival ascending ask at_least at_once back bare before best bid
        bottom box broken brought call called
        cell check close closed coloured common counted credit current decided decline difference double down drop
        dropped empty encloses exactly far
        falling fill filled floor follow forced forward free full going hex hit hold home idle ignored join joined
        kept left line low linked mark matching
        mode moves near never no note notes nothing off offer on once one one_only ones open optional out outermost
        over owner pair past patience
        pays people physical place plain power public put quantity raise raises random reach reached refill repeat
        result reveal
        saved second secret settle setup shared shown shuffled sign size skip sort stack stand standing stays step
        stop stuck suspect take taken taker target
        ties to_right top total unchanged undecided uniform unlimited unused used value view void waiting wanted work
        worth yes others_act two three four five
        six seven eight nine ten bids man men
        face_down face_up wealth borrow borrows guard decisions
        active advanced anyone balance breaking buy closer cumulative descending discarded drawer due edge fitting
        forbidden fulfilled
        goals grey house individual leftover lift limited lined magnitude objective opener openly pack paired passes
        penalty poor rating receiver
        returned rising scoring send sequential shut signed skill spent spot stalled straight strength surplus team
        throw topmost uncounted
        voluntary wish withheld worst all_equal any_player any_position any_time both_first can_draw end_at_once
        end_of_turn ends_at_once
        crew exhausted lucky doubling by_lot one_round alive beside chain done gather go goes quiet reaches seed
        seeds walk
        form level fits laid one_more in_a_row lies_in may_keep
        first_only first_pass highest_takes last_count last_row lowest_score next_spot none_taken self_only step_back
        step_forward turn_ends when_to_check
    """,
    "colours, and sizes of cards as printers name them": "black poker",
}
"""Words that some ruleset declares and that the core may use all the same, by reason. What is named after a thing of a
game (its cards, places and people) does not belong here: find another word for it."""


@cache
def names() -> dict[str, str]:
    """Every name that a shipped ruleset declares, with the game."""
    found: dict[str, str] = {}
    for game, path in shipped().items():
        ruleset = loading.load(Found(path), Report())
        assert ruleset is not None, game
        found.update(dict.fromkeys(declared(ruleset.symbols), game))
        found[ruleset.header.game] = game
    return found


def declared(symbols: sym.Symbols) -> Iterator[str]:
    """The names of one ruleset: of things, places, values, rules and words."""
    tables: list[Mapping[str, object]] = [
        symbols.options,
        symbols.classes,
        symbols.spaces,
        symbols.enums,
        symbols.zones,
        symbols.purses,
    ]
    tables += [symbols.actions, symbols.phases, symbols.effects, symbols.priorities, symbols.payouts]
    for table in tables:
        yield from table
    yield from (symbol.name for symbol in (*symbols.states, *symbols.terms, *symbols.options.values()))
    for cls in symbols.classes.values():
        yield from (*cls.kinds, *cls.traits)
    for enum in symbols.enums.values():
        yield from enum.words
    yield from (word for option in symbols.options.values() for word in option.words)


@cache
def language() -> frozenset[str]:
    """The words of the language itself: of the grammar, the schema, the builtins and the operations."""
    grammar = (ROOT / "grammar" / "expressions.lark").read_text(encoding="utf-8")
    words = set(re.findall(r'"([a-z_]+)"', grammar))
    words |= set(schema_words(json.loads((ROOT / "schemas" / "ruleset.schema.json").read_text(encoding="utf-8"))))
    words |= {builtin.name for builtin in BUILTINS.values()} | {WAY, *WAYS, *KINDS_OF_WAYS}
    return frozenset(words | set(EXPRESSIONS) | set(INSTRUCTIONS))


def schema_words(node: Any) -> Iterator[str]:
    """The keys and constants that a schema knows."""
    if isinstance(node, list):
        for part in node:
            yield from schema_words(part)
    if isinstance(node, dict):
        yield from node.get("properties", {})
        yield from (word for word in [*node.get("enum", []), node.get("const")] if isinstance(word, str))
        for part in node.values():
            yield from schema_words(part)


def phrases(line: str) -> Iterator[str]:
    """All runs of up to five words that only spaces, underscores or hyphens part, joined by underscores."""
    for stretch in re.findall("[a-z]+(?:[ _-][a-z]+)*", line.lower()):
        words = re.split("[ _-]", stretch)
        for start in range(len(words)):
            yield from ("_".join(words[start:end]) for end in range(start + 1, min(start + 5, len(words)) + 1))


def named(line: str, wanted: Mapping[str, str]) -> list[str]:
    """The wanted names that a line uses, also in the plural."""
    return [
        name for phrase in phrases(line) for name in dict.fromkeys((phrase, phrase.removesuffix("s"))) if name in wanted
    ]


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_game_has_left_a_word(folder: str) -> None:
    """Source, comments, messages, examples: nothing under the folder is named after anything of a shipped game."""
    allowed = language() | {word for words in REVIEWED.values() for word in words.split()}
    wanted = {name: game for name, game in names().items() if name not in allowed}
    found = []
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in (".py", ".lark", ".json", ".h", ".c"):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                found += [f"{path.relative_to(ROOT)}:{number}: {name} ({wanted[name]})" for name in named(line, wanted)]
    assert found == []


def test_the_search_finds_what_it_should() -> None:
    """Plurals, words within names, words with spaces, capitals; not parts of words.
    The games' own names are looked for.
    """
    wanted = {"thief": "", "last_call": ""}
    assert named("count_thiefs = Last Call(thieflike)", wanted) == ["thief", "last_call"]
    assert {"gravediggers", "hearts", "kuhn"} <= set(names())
    assert len(names()) > 300
