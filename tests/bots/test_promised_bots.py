"""What was promised of bots, belief, strength and adapters, phrase by phrase: each is held by tests that exist, or by a
command and figures that a page has, so that none can be overlooked.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import rulewright as rw
from information.test_belief import EXHAUSTIVE
from rulewright.information import Bot

TESTS = Path(__file__).parents[1]
DOCS = TESTS.parent / "docs"
PROMISE = """
What a seat knows, as an object. From now on it is handed its information only: the Program (rules are public), its
seat, what it has seen and heard since the start (views, log, its own choices), its legal actions with words, and a
generator of its own. No bot can import or reach a State (a floors test), and the non-interference property holds for
bots' choices: exchange all that a seat cannot see, and every bot of the project chooses the same. Bots of people's own
(a Python entry point `rulewright.bots`, documented in 30 lines) get the same object.

Belief. From that information, positions are sampled that agree with all of it: components that the seat does not know
exchanged over the places where they may be, hidden purses, state, locals and sealed choices within what public events
allow (coins that follow from what was seen are exact, not guessed), undecided piles left undecided. Exhaustive check on
Kuhn, Leduc, Goofspiel 4, Liar's dice with one die and small rulesets with a face-down row, a sealed bid, a peek and a
hidden purse: no sample outside the information set, every position in it reachable, and the distribution against the
exact posterior under uniform play (total variation given per game; under 0.02 with 100,000 samples, or an honest word
why not). In every shipped ruleset each sample gives the seat the same view, legal actions and log, byte for byte. At
least 100,000 samples a second natively for Gravediggers.

Bots, each a page with its source: random; greedy (one step, mean of the standing over samples); flat Monte Carlo;
ismcts (information-set MCTS: one or several observers, simultaneous decisions decoupled, worlds weighted by how likely
others' choices were, rollouts random or greedy, a horizon that it finds for the game: never a number per game). Spelled
by iterations or by time; by iterations the same on both backends, any jobs, any machine. The search runs in C beside
the generated game (one driver for all games, memory from one bounded arena); without a compiler it runs on the
reference. An opponent model may be named (what others are assumed to play).

Strength, measured. Round robin with seats rotated, results in wins and points with intervals, a rating (a well-kept
library), doubling of iterations (skill trace), in parallel, resumable, json. In docs, for the four games and eight
classics: every bot against every other; where luck decides, the figures say so. At least, one ismcts(iterations=200)
among random ones: Gravediggers 74 percent of wins with 4, Graverobbers 50 with 4, Gnadenlos! 84 with 3, Digging 95 with
2 and in partnership, Hearts 62, Goofspiel 88, Liar's dice and Connect Four 99, Tic-tac-toe 97 with draws halved; more
iterations never worse; 400 against 50 in self-play clearly above even in all four games. Against perfect play:
Tic-tac-toe and Nim never lost from a won or drawn position with enough iterations; Connect Four against open_spiel's
MCTS at equal iterations; exploitability (NashConv / 2) of the averaged play at most 0.1 in Kuhn and 0.55 in Leduc.

Any ruleset as an OpenSpiel game (extra openspiel): a registered pyspiel game for RULESET with options and players,
explicit chance, information-state and observation strings and tensors, simultaneous moves; passes OpenSpiel's own
generic tests (random simulation, serialisation, playthrough). CFR on our Kuhn reaches the value -1/18 and
exploitability under 0.001, exploitability of the uniform policy equals that of their C++ game for Kuhn, Leduc, Liar's
dice, Goofspiel; their MCTS bot plays our Connect Four.

PettingZoo AEC (extra pettingzoo): passes api_test and seed_test for every shipped ruleset; observations as arrays with
an action mask, spaces fixed before play; documented layout of every number in an observation (generated: which zone,
slot, trait).

Many games at once: N games stepped by one call, NumPy arrays without copying (who acts, packed lists of legal ids,
masks where ids are few, observation, reward, over, autoreset), several threads with the GIL released; written as
Gymnasium and EnvPool users expect. And the single game driven from Python without lists and repeated ctypes calls.

A tutorial notebook-like page, run by a test: train or solve something small (CFR on Leduc through OpenSpiel; a tiny
policy gradient in NumPy on Tic-tac-toe through vector). Speed in one run (rulewright bench), one core: vector with
lists of legal ids at least half of the decisions a second of whole-game playouts, a fifth with observations, and at
least 10 times open_spiel driven from Python per decision on the shared games; one game stepped from Python at least as
fast as open_spiel on every shared game. ismcts(iterations=1000) chooses in under 10 ms on one core in mid-game
Gravediggers, and at no less than the prototype's rates relative to plain playouts in the same run. Twins at informative
horizons (early, middle, late): 100 percent equal choices in every ruleset; a bot that is given the truth on purpose
fails that test in every game with secrets. Clean under ASan and UBSan with search on; same tournament report under any
jobs.
"""
GLUE = {"a", "and", "get", "the"}
"""What may stand between phrases."""
KNOWN, TWINS = "api/test_api.py", "search/test_twins.py"
BELIEF, TOLD = "information/test_belief.py", "information/test_samples_told.py"
AGREES, SPIEL = "search/test_search_agrees.py", "openspiel/test_as_openspiel.py"
ZOO, VECTOR = "environments/test_pettingzoo.py", "vector/test_vector.py"
TOURNAMENT, STRENGTH = "tournament/test_tournament_command.py", "bots.md#how-strong-they-are"


@dataclass(frozen=True)
class Held:
    """Tests that hold a phrase (`file::test`), and texts of a page that have a command or a figure (`page.md:
    text`).
    """

    phrase: str
    by: tuple[str, ...]
    is_open: bool = False
    """Whether the page says that it is not reached yet, or not measured."""


TABLE = (
    Held(
        "What a seat knows, as an object",
        (f"{KNOWN}::test_a_turn_tells_what_the_seat_may_know", f"{KNOWN}::test_a_turn_stays_as_it_was"),
    ),
    Held(
        "From now on it is handed its information only",
        (f"{KNOWN}::test_nothing_leads_from_a_turn_to_the_game", f"{KNOWN}::test_the_walk_finds"),
    ),
    Held("the Program (rules are public)", (f"{KNOWN}::test_the_random_bot_is_handed_a_turn_too",)),
    Held(
        "its seat, what it has seen and heard since the start (views, log, its own choices)",
        (
            "information/test_streams.py::test_a_past_finds_the_streams_of_the_game",
            "information/test_streams.py::test_streams_reach_bots",
        ),
    ),
    Held("its legal actions with words", (f"{KNOWN}::test_a_turn_tells_what_the_seat_may_know",)),
    Held(
        "a generator of its own",
        (
            "information/test_streams.py::test_the_chance_of_a_bot_says_nothing_of_the_seed",
            "information/test_streams.py::test_a_stranger_may_not_draw_from_the_games_generator",
        ),
    ),
    Held(
        "No bot can import or reach a State (a floors test)",
        ("test_floors.py::test_bots_know_no_secrets", f"{KNOWN}::test_nothing_leads_from_a_turn_to_the_game"),
    ),
    Held(
        "the non-interference property holds for bots' choices: exchange all that a seat cannot see, and every bot of"
        " the project chooses the same",
        (f"{TWINS}::test_every_bot_chooses_the_same_in_twins", f"{TWINS}::test_every_word_of_every_bot_is_tried"),
    ),
    Held(
        "Bots of people's own (a Python entry point `rulewright.bots`",
        ("information/test_installed.py::test_an_installed_bot_plays",),
    ),
    Held("documented in 30 lines", ("bots/test_promised_bots.py::test_a_bot_of_ones_own_takes_thirty_lines",)),
    Held("the same object", ("information/test_installed.py::test_an_installed_bot_plays",)),
    Held(
        "Belief. From that information, positions are sampled that agree with all of it",
        (
            f"{BELIEF}::test_samples_agree_with_all_that_the_seat_knows",
            f"{TOLD}::test_every_sample_tells_the_seat_the_same",
        ),
    ),
    Held(
        "components that the seat does not know exchanged over the places where they may be",
        (
            "information/test_long_games.py::test_both_backends_exchange_the_same",
            "information/test_long_games.py::test_no_choice_is_blind",
        ),
    ),
    Held(
        "hidden purses, state, locals and sealed choices within what public events allow",
        (f"{BELIEF}::test_the_distribution_is_the_posterior",),
    ),
    Held(
        "(coins that follow from what was seen are exact, not guessed)",
        (f"{BELIEF}::test_the_distribution_is_the_posterior",),
    ),
    Held(
        "undecided piles left undecided",
        ("information/test_samples_told.py::test_what_chance_has_not_decided_stays_so",),
    ),
    Held(
        "Exhaustive check on Kuhn, Leduc, Goofspiel 4, Liar's dice with one die and small rulesets with a "
        "face-down row, a"
        " sealed bid, a peek and a hidden purse: no sample outside the information set, every position in it reachable",
        (
            f"{BELIEF}::test_the_distribution_is_the_posterior",
            "bots/test_promised_bots.py::test_small_rulesets_hold_what_is_enumerated",
        ),
    ),
    Held(
        "the distribution against the exact posterior under uniform play",
        (f"{BELIEF}::test_the_distribution_is_the_posterior",),
    ),
    Held(
        "(total variation given per game; under 0.02 with 100,000 samples, or an honest word why not)",
        ("belief.md: total variation from the exact posterior", "belief.md: each with 100,000 samples and"),
    ),
    Held(
        "In every shipped ruleset each sample gives the seat the same view, legal actions and log, byte for byte",
        (f"{TOLD}::test_every_sample_tells_the_seat_the_same",),
    ),
    Held(
        "At least 100,000 samples a second natively for Gravediggers",
        ("belief.md: python -m information gravediggers", "belief.md: samples a second"),
    ),
    Held(
        "Bots, each a page with its source",
        (
            "bots/test_bot_pages.py::test_the_pages_are_up_to_date",
            "bots/test_bot_pages.py::test_the_list_names_every_bot",
        ),
    ),
    Held(
        "random; greedy (one step, mean of the standing over samples); flat Monte Carlo",
        ("bots/test_spelling.py::test_what_is_spelled_is_asked",),
    ),
    Held("ismcts (information-set MCTS: one or several observers", (f"{AGREES}::test_both_backends_find_the_same",)),
    Held(
        "simultaneous decisions decoupled",
        (f"{AGREES}::test_several_worlds_are_played_in_turn", f"{TWINS}::test_every_bot_chooses_the_same_in_twins"),
    ),
    Held(
        "worlds weighted by how likely others' choices were",
        (
            f"{AGREES}::test_both_backends_find_the_same_where_worlds_are_weighed",
            "search/test_exploitability.py::test_worlds_by_how_likely_they_are_leave_less_to_gain",
        ),
    ),
    Held("rollouts random or greedy", (f"{AGREES}::test_both_backends_find_the_same",)),
    Held(
        "a horizon that it finds for the game: never a number per game",
        (
            "search/test_horizon.py::test_a_search_looks_as_far_as_anything_is_shown",
            "search/test_horizon.py::test_a_search_looks_no_farther_than_anything_is_shown",
            "test_no_game_words.py::test_no_game_has_left_a_word",
        ),
    ),
    Held("Spelled by iterations or by time", ("bots/test_spelling.py::test_what_is_spelled_is_asked",)),
    Held(
        "by iterations the same on both backends, any jobs, any machine",
        (f"{AGREES}::test_both_backends_find_the_same", f"{TOURNAMENT}::test_the_report_does_not_depend_on_jobs"),
    ),
    Held(
        "The search runs in C beside the generated game (one driver for all games",
        (f"{AGREES}::test_both_backends_find_the_same",),
    ),
    Held("memory from one bounded arena)", (f"{AGREES}::test_room_may_run_out",)),
    Held("without a compiler it runs on the reference", (f"{AGREES}::test_both_backends_value_a_position_alike",)),
    Held(
        "An opponent model may be named (what others are assumed to play)",
        ("bots/test_spelling.py::test_what_is_spelled_is_asked",),
    ),
    Held("Strength, measured", ("bots.md: ## How strong they are",)),
    Held(
        "Round robin with seats rotated",
        (
            "tournament/test_schedule.py::test_everybody_meets_everybody_equally_often",
            "tournament/test_schedule.py::test_everybody_sits_everywhere_equally_often",
        ),
    ),
    Held(
        "results in wins and points with intervals",
        (
            "tournament/test_results.py::test_what_is_told_shows_both_ends",
            "tournament/test_results.py::test_seats_of_one_game_are_no_games_of_their_own",
        ),
    ),
    Held("a rating (a well-kept library)", ("tournament/test_rating.py::test_a_second_implementation_gives_the_same",)),
    Held("doubling of iterations (skill trace)", ("tournament/test_schedule.py::test_a_doubling_keeps_all_else",)),
    Held(
        "in parallel, resumable, json",
        (f"{TOURNAMENT}::test_the_report_does_not_depend_on_jobs", f"{TOURNAMENT}::test_it_goes_on_where_it_ended"),
    ),
    Held(
        "In docs, for the four games and eight classics: every bot against every other; where luck decides, the "
        "figures say"
        " so",
        (
            "bot-strength.md: ## Every bot against every other one",
            "docs/test_bot_strength.py::test_a_match_was_played_to_its_end",
        ),
    ),
    Held("At least, one ismcts(iterations=200) among random ones", ("bots.md: --among random --games GAMES --seed 1",)),
    Held("Gravediggers 74 percent of wins with 4", ("bots.md: | Gravediggers, 4 |",)),
    Held("Graverobbers 50 with 4", ("bots.md: | Graverobbers, 4 |",)),
    Held("Gnadenlos! 84 with 3", ("bots.md: | Gnadenlos!, 3 |",)),
    Held("Digging 95 with 2 and in partnership", ("bots.md: | Digging, 2 |", "bots.md: | Digging, 4 in partnership |")),
    Held(
        "Hearts 62, Goofspiel 88, Liar's dice and Connect Four 99, Tic-tac-toe 97 with draws halved",
        tuple(
            f"bots.md: | {name}"
            for name in ("Hearts, ", "Goofspiel |", "Liar's dice, 2 players |", "Connect Four |", "Tic-tac-toe |")
        ),
        True,
    ),
    Held(
        "more iterations never worse", ("bots.md: --trace 3", "bot-strength.md: Clearly worse than half as many: none")
    ),
    Held(
        "400 against 50 in self-play clearly above even in all four games",
        ("bot-strength.md: ## Many iterations against few", "docs/test_bot_strength.py::test_many_iterations_beat_few"),
    ),
    Held(
        "Against perfect play: Tic-tac-toe and Nim never lost from a won or drawn position with enough iterations",
        ("search/test_perfect_play.py::test_nothing_won_or_drawn_is_lost",),
    ),
    Held(
        "Connect Four against open_spiel's MCTS at equal iterations",
        (
            "openspiel/test_search_match.py::test_our_search_is_no_weaker_than_theirs",
            "bots.md: python -m openspiel connect_four",
        ),
    ),
    Held(
        "exploitability (NashConv / 2) of the averaged play at most 0.1 in Kuhn and 0.55 in Leduc",
        (
            "search/test_exploitability.py::test_worlds_by_how_likely_they_are_leave_less_to_gain",
            "bots.md: python -m search RULESET BOT",
        ),
    ),
    Held(
        "Any ruleset as an OpenSpiel game (extra openspiel)",
        (f"{SPIEL}::test_a_missing_library_is_named_with_its_extra",),
    ),
    Held(
        "a registered pyspiel game for RULESET with options and players",
        (f"{SPIEL}::test_a_game_string_makes_the_same_game",),
    ),
    Held("explicit chance", ("openspiel/test_trees.py::test_kuhn_poker_is_the_same_tree",)),
    Held(
        "information-state and observation strings and tensors",
        (
            f"{SPIEL}::test_texts_and_tensors_cut_the_tree_into_the_same_information_sets",
            f"{SPIEL}::test_a_private_observation_holds_no_more_than_the_seat_sees",
        ),
    ),
    Held(
        "simultaneous moves",
        (
            f"{SPIEL}::test_their_environment_for_learners_plays_to_the_end",
            "environments/test_openness.py::test_what_hides_something_is_not_open",
        ),
    ),
    Held(
        "passes OpenSpiel's own generic tests (random simulation, serialisation, playthrough)",
        (f"{SPIEL}::test_random_games_pass_the_test_of_openspiel", f"{SPIEL}::test_a_playthrough_is_written"),
    ),
    Held(
        "CFR on our Kuhn reaches the value -1/18 and exploitability under 0.001",
        (
            f"{SPIEL}::test_counterfactual_regret_finds_the_value_of_kuhn_poker",
            f"{SPIEL}::test_the_solver_in_c_finds_the_same",
        ),
    ),
    Held(
        "exploitability of the uniform policy equals that of their C++ game for Kuhn, Leduc, Liar's dice, Goofspiel",
        (f"{SPIEL}::test_the_uniform_policy_is_as_exploitable_as_in_their_game",),
    ),
    Held("their MCTS bot plays our Connect Four", (f"{SPIEL}::test_their_search_plays_connect_four_and_wins",)),
    Held(
        "PettingZoo AEC (extra pettingzoo): passes api_test and seed_test for every shipped ruleset",
        (f"{ZOO}::test_a_shipped_ruleset_passes_the_tests_of_pettingzoo",),
    ),
    Held(
        "observations as arrays with an action mask, spaces fixed before play",
        (f"{ZOO}::test_a_shipped_ruleset_passes_the_tests_of_pettingzoo", f"{ZOO}::test_arrays_are_the_callers_own"),
    ),
    Held(
        "documented layout of every number in an observation (generated: which zone, slot, trait)",
        (
            f"{ZOO}::test_every_number_of_a_row_is_told_and_lies_between_its_bounds",
            "conformance/test_view_description.py::test_every_number_is_described",
        ),
    ),
    Held("Many games at once: N games stepped by one call", (f"{VECTOR}::test_games_are_those_of_compiled_play",)),
    Held(
        "NumPy arrays without copying (who acts, packed lists of legal ids, masks where ids are few, "
        "observation, reward,"
        " over, autoreset)",
        (
            f"{VECTOR}::test_what_is_handed_out_is_the_game",
            f"{VECTOR}::test_without_copying_arrays_stay_for_one_more_step",
        ),
    ),
    Held("several threads with the GIL released", (f"{VECTOR}::test_no_lane_depends_on_others_or_threads",)),
    Held("written as Gymnasium and EnvPool users expect", (f"{VECTOR}::test_modes_of_gymnasium",)),
    Held(
        "the single game driven from Python without lists and repeated ctypes calls",
        ("conformance/test_compiled_games.py::test_stepping_is_choosing",),
    ),
    Held(
        "A tutorial notebook-like page, run by a test: train or solve something small",
        ("docs/test_adapter_pages.py::test_an_example_runs",),
    ),
    Held(
        "(CFR on Leduc through OpenSpiel",
        ("docs/test_adapter_pages.py::test_an_example_runs", "openspiel.md: Tutorial: solving Leduc poker"),
    ),
    Held(
        "a tiny policy gradient in NumPy on Tic-tac-toe through vector)",
        ("docs/test_vector.py::test_the_policy_learns",),
    ),
    Held(
        "Speed in one run (rulewright bench), one core",
        (
            "performance.md: $ rulewright bench gravediggers",
            "cli/test_bench.py::test_the_backends_are_measured_side_by_side",
        ),
    ),
    Held(
        "vector with lists of legal ids at least half of the decisions a second of whole-game playouts, a fifth with"
        " observations",
        ("performance.md: many games at once: half of the decisions of whole games",),
        True,
    ),
    Held(
        "at least 10 times open_spiel driven from Python per decision on the shared games",
        ("performance.md: many games at once: ten times open_spiel, by decisions",),
        True,
    ),
    Held(
        "one game stepped from Python at least as fast as open_spiel on every shared game",
        ("performance.md: one game, stepped: as many decisions as open_spiel",),
    ),
    Held(
        "ismcts(iterations=1000) chooses in under 10 ms on one core in mid-game Gravediggers",
        ("bots.md: A choice of `ismcts(iterations=1000)` in Gravediggers",),
    ),
    Held(
        "at no less than the prototype's rates relative to plain playouts in the same run",
        ("bots.md: python tests/benchmarks/search_rates.py",),
        True,
    ),
    Held(
        "Twins at informative horizons (early, middle, late): 100 percent equal choices in every ruleset",
        (f"{TWINS}::test_every_bot_chooses_the_same_in_twins",),
    ),
    Held(
        "a bot that is given the truth on purpose fails that test in every game with secrets",
        (f"{TWINS}::test_who_is_given_the_truth_fails",),
    ),
    Held(
        "Clean under ASan and UBSan with search on",
        (
            "conformance/test_sanitized.py::test_search_is_clean",
            "conformance/test_sanitized.py::test_what_is_wrong_is_found",
        ),
    ),
    Held("same tournament report under any jobs", (f"{TOURNAMENT}::test_the_report_does_not_depend_on_jobs",)),
)


def test_every_phrase_is_held() -> None:
    """In the order of the promise, each phrase is in the table; nothing but glue stands between them."""
    text, at, between = " ".join(PROMISE.split()), 0, list[str]()
    for held in TABLE:
        place = text.find(held.phrase, at)
        assert place >= 0, f"not in the promise, or not in its order: {held.phrase}"
        between.append(text[at:place])
        at = place + len(held.phrase)
    words = re.findall(r"[A-Za-z0-9]+", " ".join([*between, text[at:]]))
    assert [word for word in words if word.lower() not in GLUE] == []


@pytest.mark.parametrize("held", TABLE, ids=lambda held: held.phrase[:60])
def test_what_holds_a_phrase_exists(held: Held) -> None:
    assert held.by
    assert [one for one in held.by if not exists(one)] == []


def exists(place: str) -> bool:
    """Whether a test is there, or a page has a text."""
    if "::" in place:
        file, _, name = place.partition("::")
        return name in names_of(file)
    page, _, text = place.partition(": ")
    return " ".join(text.split()) in page_text(page)


@cache
def names_of(file: str) -> frozenset[str]:
    """The tests that a file has."""
    path = TESTS / file
    body = ast.parse(path.read_text(encoding="utf-8")).body if path.is_file() else []
    return frozenset(one.name for one in body if isinstance(one, ast.FunctionDef) and one.name.startswith("test_"))


@cache
def page_text(page: str) -> str:
    return " ".join((DOCS / page).read_text(encoding="utf-8").split())


def test_what_does_not_exist_is_found_out() -> None:
    assert exists(f"{TWINS}::test_who_is_given_the_truth_fails")
    assert not exists(f"{TWINS}::test_that_nobody_wrote")
    assert not exists("search/test_no_file.py::test_who_is_given_the_truth_fails")
    assert not exists("bots.md: a sentence that nobody wrote")


def test_small_rulesets_hold_what_is_enumerated() -> None:
    """What the exhaustive check of beliefs is promised to cover is in its table."""
    rulesets = {path.stem: path.read_text(encoding="utf-8") for path in (TESTS / "information/rulesets").glob("*.yaml")}
    assert set(EXHAUSTIVE) >= {"kuhn", "leduc", "goofspiel", "liars_dice", *rulesets}
    assert ("cards", "4") in EXHAUSTIVE["goofspiel"][0]
    assert ("dice_each", "1") in EXHAUSTIVE["liars_dice"][0]
    for name, words in (
        ("face_down_row", ("face down", "peek:")),
        ("hidden_purse", ("everyone: bid", "seen_by: owner")),
    ):
        assert all(word in rulesets[name] for word in words)


def test_a_bot_of_ones_own_takes_thirty_lines() -> None:
    """The section of the page has so few lines of code, and the bot that stands there plays."""
    section = (DOCS / "bots.md").read_text(encoding="utf-8").partition("## A bot of your own")[2]
    blocks = re.findall(r"```(\w+)\n(.*?)```", section, re.DOTALL)
    assert [kind for kind, _ in blocks] == ["toml", "python"]
    assert sum(len(code.splitlines()) for _, code in blocks) <= 30
    names: dict[str, type[Bot]] = {}
    exec(dict(blocks)["python"], names)
    assert len(rw.load("kuhn").simulate(20, seed=1, bots=[names["Careful"](), "random"])) == 20
