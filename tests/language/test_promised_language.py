"""What was promised of marks, sets, deals, pairs, games won together, small things and slips, phrase by phrase: each
has facts that hold on both backends, a slip that is told what to write, or tests that are named here and exist.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from bad.test_first_slips import SLIPS
from conformance.both import play
from conformance.cases import QUICK
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.game import Game
from rulewright.loading import load
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report

TESTS = Path(__file__).parents[1]
PROMISE = """
the longest capture, a move that leaves no answer: bounded, finite, compiled. A phase may run itself to a declared depth
(a card that plays another card twice).

state per component (counters on a card, what was told about it, tapped, rotated by quarter turns), with its own
audience, following the card while a seat can, gone in a shuffle. seen_by: others (all but the owner), readable in pick
and where by those who see. What a chooser picked stays readable to that chooser in then.

picks that must be of one kind, of different kinds, a pair, a run, a set of n alike, as words instead of comparisons.

a set as a parameter of actions, phases and offers (who gives what for what; counter-offers; mixed demands), within a
bound that check shows; more than a million ids where the choice is made pick by pick.

zones and purses per two things (player and level); who the owner is, stated. refilled_from between zones of one owner.
Joined places in one domain. Kinds, ranges and enumerations as loop domains; a section for enumerations; tables whose
values are words, spaces, kinds or sets, and else.

cooperative and solo games: won, lost, and by how much, counted as such by play, simulate, records; teams against one.

match with an else and a step that does nothing, narrowed by what the pick already says; values compared as lists in
order (hand ranks); x is in [a, b]; optionals narrowed on any pure expression; let in terms; out for one round; a log
line before the effects; labels of choices that show determined picks; names for values (11 is jack); helper state and
terms kept off or put on the table; audience by condition.
"""
GLUE = {"a", "and", "as", "in", "of", "the", "with", "or"}
"""What may stand between phrases."""


@dataclass(frozen=True)
class Held:
    """Tests that hold a phrase, such as `marks/test_marks.py::test_...`; or files that the prototypes and conformance
    play.
    """

    phrase: str
    places: tuple[str, ...]


@dataclass(frozen=True)
class Fact:
    """Conditions that hold, with what is declared for them: by section, entries. `first`: effects before them."""

    phrase: str
    facts: tuple[str, ...]
    declared: tuple[tuple[str, str], ...] = ()
    first: tuple[str, ...] = ()
    pick: str = ""


MARKS = (("state", "tapped: {is: flag, per: card, start: no}"), ("state", "counters: {is: 0..9, per: card, start: 0}"),
         ("state", "turned: {is: 0..3, per: card, start: 0}"))  # fmt: skip
HAND = ("draw 5 from deck to player 1.hand",)

FACTS = (
    Fact(
        "state per component",
        ("all(card is not tapped for card in player 1.hand)", "count(tapped cards in player 1.hand) = 0"),
        MARKS[:1],
        HAND,
    ),
    Fact(
        "counters on a card",
        (
            "sum(card.counters for card in player 1.hand) = 10",
            "max(card.counters for card in player 1.hand else 0) = 2",
        ),
        MARKS[1:2],
        (*HAND, "for each card in player 1.hand: add 2 to card.counters"),
    ),
    Fact(
        "tapped",
        ("count(tapped cards in player 1.hand) = 2", "count(card in player 1.hand where card is not tapped) = 3"),
        MARKS[:1],
        (*HAND, "for each first 2 cards in player 1.hand: set card.tapped to yes"),
    ),
    Fact(
        "rotated by quarter turns",
        ("all(card.turned = 1 for card in player 1.hand)",),
        MARKS[2:3],
        (*HAND, "for each card in player 1.hand: set card.turned to (card.turned + 5) mod 4"),
    ),
    Fact(
        "zones and purses per two things (player and level)",
        (
            "count(row[player 2, angry]) = 3",
            "count(row) = 3",
            "coins[player 1, sad] = 4",
            "sum(coins[player 1, mood] for mood) = 6",
        ),
        (
            ("zones", "row: {holds: card, per: [player, mood], order: row, seen_by: everyone}"),
            ("money", "coin: {coins: {per: [player, mood], start: 2, seen_by: everyone}}"),
        ),
        ("draw 3 from deck to row[player 2, angry]", "pay 2 from coins[player 1, calm] to coins[player 1, sad]"),
    ),
    Fact(
        "Joined places in one domain",
        (
            "count(card in player 1.hand + player 2.hand) = 10",
            "any(card in player 1.hand + player 2.hand + deck where card.rank = jack)",
        ),
        first=(*HAND, "draw 5 from deck to player 2.hand"),
    ),
    Fact(
        "Kinds",
        ("count(ware) = 3", "count(ware w where w != wool) = 2"),
        (
            ("components", "good: {traits: {ware: kind}, kinds: {wool: 1, wine: 2, salt: 3}}"),
            ("zones", "store: {holds: good, starts: all, seen_by: everyone}"),
        ),
    ),
    Fact("ranges", ("sum(n for n in [1, 3, 5..7]) = 22", "count(rank r where r > 10) = 3")),
    Fact(
        "enumerations as loop domains",
        ("count(mood) = 3", "the(first(mood m where m > calm)) = angry", "count(mood in angry..sad) = 2"),
    ),
    Fact("a section for enumerations", ("next(calm) = angry", "sad > calm")),
    Fact(
        "tables whose values are words",
        ("calm.after_it = angry", "sad.after_it = calm"),
        (("tables", "mood.after_it: {calm: angry, angry: sad, sad: calm}"),),
    ),
    Fact(
        "spaces",
        ("calm.home = spot 2", "angry.home = spot 1"),
        (("tables", "mood.home: {calm: spot 2, else: spot 1}"), ("spaces", "spot: {count: 3}")),
    ),
    Fact(
        "kinds",
        ("calm.wants = wool", "count(good g in store where g is wine) = 2", "sad.wants = salt"),
        (
            ("components", "good: {traits: {ware: kind}, kinds: {wool: 1, wine: 2, salt: 3}}"),
            ("tables", "mood.wants: {calm: wool, angry: wine, else: salt}"),
            ("zones", "store: {holds: good, starts: all, seen_by: everyone}"),
        ),
    ),
    Fact(
        "sets, and else",
        ("angry is in calm.near", "calm is not in angry.near", "count(calm.near) = 2"),
        (("tables", "mood.near: {calm: [angry, sad], else: []}"),),
    ),
    Fact(
        "values compared as lists in order (hand ranks)",
        ('"[3, 9] > [2, 12]"', '"[1, 4, 4] >= [1, 4, 4]"', '"not ([2, 1] > [2, 1])"'),
    ),
    Fact(
        "x is in [a, b]",
        ("the(player 1.liked) is in [calm, sad]", "player 2.liked is none", "5 is in [1, 4..6]"),
        (("state", "liked: {is: mood or none, per: player, start: none}"),),
        ("set player 1.liked to sad",),
    ),
    Fact(
        "optionals narrowed on any pure expression",
        ("player 1.bid is not none and player 1.bid > 3", "player 2.bid is none or player 2.bid > 3"),
        (("state", "bid: {is: 0..9 or none, per: player, start: none}"),),
        ("set player 1.bid to 7",),
    ),
    Fact(
        "let in terms", ("twice = 26",), (("terms", "twice: |\n    let n = count(deck) / 2 rounded down\n    n + n"),)
    ),
    Fact(
        "names for values (11 is jack)",
        ("jack = 11", "count(card in deck where card.rank is in [jack..king]) = 6", "ace < jack"),
    ),
)

MARK, SORT, MATCH, TOGETHER = (
    "marks/test_marks.py",
    "alike/test_alike.py",
    "alike/test_match_narrowed.py",
    "together/test_together.py",
)
PLAYED = "conformance/test_equal.py::test_random_games_are_the_same"
HELD = (
    Held("the longest capture", ("boards/test_longest_jumps.py::test_all_legal_jumps_are_the_longest",)),
    Held("a move that leaves no answer", ("conformance/rulesets/supposed.yaml", PLAYED)),
    Held("bounded, finite, compiled", ("conformance/rulesets/levels.yaml", PLAYED)),
    Held("A phase may run itself to a declared depth", ("conformance/rulesets/chained.yaml", PLAYED)),
    Held(
        "(a card that plays another card twice)",
        ("prototypes/tinkers_row/ruleset.yaml", "prototypes/test_prototypes.py::test_both_backends_play_alike"),
    ),
    Held("what was told about it", ("visibility/test_told_marks.py::test_marks_are_told_to_those_who_see_them",)),
    Held("its own audience", (f"{MARK}::test_every_audience_is_drawn_and_mutated",)),
    Held(
        "following the card while a seat can",
        (
            "properties/test_following.py::test_a_known_card_on_top_is_followed_into_a_hand",
            f"{MARK}::test_where_marks_are_carried",
        ),
    ),
    Held(
        "gone in a shuffle",
        (
            "properties/test_following.py::test_a_card_is_not_followed_through_a_shuffle",
            f"{MARK}::test_where_marks_are_carried",
        ),
    ),
    Held(
        "seen_by: others (all but the owner)",
        ("visibility/test_audiences.py::test_zones", "visibility/test_audiences.py::test_state"),
    ),
    Held(
        "readable in pick and where by those who see", (f"{MARK}::test_choices_read_only_marks_that_the_chooser_sees",)
    ),
    Held(
        "What a chooser picked stays readable to that chooser in then",
        ("visibility/test_picked_then.py::test_what_one_has_picked_decides_what_one_is_offered_next",),
    ),
    Held(
        "picks that must be of one kind, of different kinds, a pair, a run, a set of n alike",
        (f"{SORT}::test_what_may_be_picked_is_what_the_words_say",),
    ),
    Held("as words instead of comparisons", (f"{SORT}::test_what_makes_no_sense_is_told",)),
    Held(
        "a set as a parameter of actions, phases and offers",
        (
            "alike/test_handed_sets.py::test_a_set_that_was_handed_over_stays_when_the_action_is_chosen_again",
            "conformance/rulesets/handed_sets.yaml",
        ),
    ),
    Held(
        "(who gives what for what; counter-offers; mixed demands)",
        (
            "alike/test_handed_sets.py::test_scenarios_of_the_prototype",
            "alike/test_handed_sets.py::test_deals_are_struck_in_the_variant",
        ),
    ),
    Held("within a bound that check shows", ("bad/test_named_limits.py::test_every_limit_has_its_row",)),
    Held(
        "more than a million ids where the choice is made pick by pick",
        ("alike/test_collected.py::test_more_than_a_million_sets_are_made_of_few_choices_each",),
    ),
    Held("who the owner is, stated", ("play/test_pairs.py::test_a_table_shows_them_before_their_owner",)),
    Held("refilled_from between zones of one owner", ("conformance/rulesets/own_piles.yaml", PLAYED)),
    Held(
        "cooperative and solo games: won, lost, and by how much",
        (f"{TOGETHER}::test_reasons_say_won_or_lost_and_by_how_much",),
    ),
    Held(
        "counted as such by play, simulate, records",
        (f"{TOGETHER}::test_who_has_won_on_both_backends", f"{TOGETHER}::test_each_winner_counts_in_full"),
    ),
    Held("teams against one", (f"{TOGETHER}::test_who_has_won_on_both_backends",)),
    Held("match with an else and a step that does nothing", (f"{MATCH}::test_a_step_that_does_nothing_does_nothing",)),
    Held("narrowed by what the pick already says", (f"{MATCH}::test_what_a_pick_rules_out_needs_no_case",)),
    Held("out for one round", ("conformance/rulesets/restarts.yaml", PLAYED)),
    Held(
        "a log line before the effects",
        ("language/test_value_names.py::test_what_is_announced_is_told_as_it_was_before_the_effects",),
    ),
    Held(
        "labels of choices that show determined picks",
        ("play/test_determined_picks.py::test_it_is_told_to_who_may_know_it",),
    ),
    Held(
        "helper state and terms kept off or put on the table",
        ("play/test_shown_terms.py::test_it_stands_on_the_table_with_its_title",),
    ),
    Held(
        "audience by condition", ("visibility/test_open_while.py::test_a_hand_lies_open_while_its_owner_has_declared",)
    ),
)
PROMISED_SLIPS = (
    "draw 5 cards",
    "move card from",
    "most points",
    "deal 5",
    "end game",
    "cell(2, 3)",
    "cell.row",
    "opponent",
    "for n in",
    "a zone named side",
    "lines in quotes",
    "a misspelt trait",
    "a trait that nobody has",
)
"""Slips that were promised an answer; each has one in the table that is tried there."""


def made(folder: Path, fact: Fact) -> Path:
    places = range(1, len(fact.facts) + 1)
    sections: dict[str, list[str]] = {
        "enumerations": [
            "rank: {is: 1..13, names: {1: ace, 11: jack, 12: queen, 13: king}}",
            "mood: [calm, angry, sad]",
        ],
        "components": [
            (
                "card: {traits: {rank: rank, suit: [hearts, clubs]}, kinds: {heart: {suit: hearts, rank: each, "
                "count: 1}, club: {suit: clubs, rank: each, count: 1}}}"
            )
        ],
        "zones": [
            "deck: {holds: card, order: pile, starts: all, seen_by: nobody}",
            "hand: {holds: card, per: player, order: row, seen_by: everyone}",
        ],
        "state": [f"holds_{place}: {{is: flag, start: no}}" for place in places],
    }
    for section, entry in fact.declared:
        sections.setdefault(section, []).append(entry)
    lines = [
        *("rulewright: 1", "game: promised", "title: Promised", "players: 2", "limit: 10 decisions"),
        *(line for name, entries in sections.items() for line in (f"{name}:", *(f"  {entry}" for entry in entries))),
        *("actions:", "  look:", "    do: |", *(f"      {line}" for line in fact.first)),
        *(f"      set holds_{place} to {one.strip(chr(34))}" for place, one in zip(places, fact.facts, strict=True)),
        *("phases: {game: {one: {must: look, by: player 1, if_none: never}}}",),
        (
            f"score: {{of: player, points: 1 if {' and '.join(f'holds_{n}' for n in places)} else 0, rank: highest "
            f"points then shared}}"
        ),
    ]
    path = folder / "ruleset.yaml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.phrase)
def test_a_fact_holds_on_both_backends(fact: Fact, tmp_path: Path) -> None:
    report = Report()
    ruleset = load(Found(made(tmp_path, fact)), report)
    assert ruleset is not None, [
        f"{one.span.text}: {one.message}; {one.hint}" for one in report if one.severity == "error"
    ]
    machine = ruleset.machine(2)
    game = Game.start(machine, 1)
    game.choose(0, game.legal(0)[0])
    held = {entry["state"]: entry["value"] for entry in game.view(0)["state"] if entry["state"].startswith("holds_")}
    assert [one for place, one in enumerate(fact.facts, 1) if not held[f"holds_{place}"]] == []
    assert not play(machine, NativeMachine(machine, QUICK), 1).tally.faults


def test_every_phrase_is_held_or_shown() -> None:
    """In the order of the promise; nothing but glue stands between the phrases."""
    text = " ".join(PROMISE.split())
    stands = []
    for one in (*FACTS, *HELD):
        found = [match.span() for match in re.finditer(rf"(?<!\w){re.escape(one.phrase)}(?!\w)", text)]
        assert found, f"not in the promise: {one.phrase}"
        stands += found
    covered = [any(start <= at < end for start, end in stands) for at in range(len(text))]
    between = "".join(" " if is_covered else sign for sign, is_covered in zip(text, covered, strict=True))
    assert {word.lower() for word in re.findall(r"[A-Za-z0-9]+", between)} <= GLUE


@pytest.mark.parametrize("held", HELD, ids=lambda held: held.phrase)
def test_what_holds_a_phrase_exists(held: Held) -> None:
    assert [place for place in held.places if not exists(place)] == []


def exists(place: str) -> bool:
    file, _, name = place.partition("::")
    path = TESTS / file
    return path.is_file() and (not name or f"def {name}(" in path.read_text(encoding="utf-8"))


def test_what_does_not_exist_is_found_out() -> None:
    assert not exists("marks/test_marks.py::test_that_nobody_wrote")
    assert not exists("marks/no_file.yaml")


def test_every_promised_slip_is_tried() -> None:
    assert [slip for slip in PROMISED_SLIPS if slip not in SLIPS] == []
