"""Games that are won or lost by a condition: together, alone, many against one.
Every room counts a win as won in full, and a loss as nobody's win.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.adapters import returns_of
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.bots import UnknownBot
from rulewright.game import Game
from rulewright.game.outcome import outcome_of
from rulewright.lab.metric import EndingKind
from rulewright.lab.outcome_metrics import OUTCOME_METRICS, usual_metrics, win_columns
from rulewright.lab.outcomes import Outcomes
from rulewright.loading import Ruleset, check_text, load_text
from rulewright.ruleset_lookup import Found
from rulewright.scenarios import ScenarioFile, Shelf, attempt
from rulewright.search.standing import standing
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source
from rulewright.stats.blocks import block_of
from rulewright.stats.game_result import Played
from rulewright.stats.tally import Tally
from rulewright.tournament import Tournament, TournamentResults
from rulewright.tournament.game_rows import GameRow

pytestmark = pytest.mark.usefixtures("quick_builds")

HARBOUR = Path(__file__).parent.parent / "prototypes" / "harbour_lights"

TEXT = """\
rulewright: 1
game: goal
title: Goal
players: 1..4
{sides}limit: 9 decisions
state:
  own: {{is: 0..9, per: player, start: 0}}
actions:
  take: {{pick: n in 1..3, do: set me.own to n}}
phases:
  game:
    all: {{each: player me clockwise from player 1, steps: {{take: {{must: take}}}}}}
score: {{{score}}}
"""
SIDES = "sides: {count: 2}\n"
EVERYONE = "of: everyone, points: sum(player.own for player), won: points >= 6"
PLAYER = "of: player, points: player.own - 1, won: points >= 1"
SIDE = "of: side, points: sum(player.own for player where side_of(player) = side), won: points > 3"


def ruleset(score: str, sides: str = "") -> Ruleset:
    report = Report()
    made = load_text(Source("goal.yaml", TEXT.format(score=score, sides=sides)), report)
    assert made is not None and not report.failed, [finding.message for finding in report]
    return made


def ended(score: str, taken: tuple[int, ...], sides: str = "") -> tuple[Game, NativeMachine]:
    machine = ruleset(score, sides).machine(len(taken))
    game = Game.start(machine, 1)
    for seat, number in enumerate(taken):
        game.choose(seat, game.legal(seat)[number - 1])
    return game, NativeMachine(machine)


@pytest.mark.parametrize(
    ("score", "sides", "taken", "ranks", "scores", "returns"),
    [
        (EVERYONE, "", (3, 3), (1, 1), (6, 6), (1, 1)),
        (EVERYONE, "", (3, 2), (2, 2), (5, 5), (-1, -1)),
        (EVERYONE, "", (3,), (2,), (3,), (-1,)),
        (PLAYER, "", (3, 1, 2), (1, 3, 1), (2, 0, 1), (1, -1, 1)),
        (PLAYER, "", (1, 1, 1), (2, 2, 2), (0, 0, 0), (-1, -1, -1)),
        (PLAYER, "", (2,), (1,), (1,), (1,)),
        (SIDE, SIDES, (3, 1, 1, 2), (1, 2, 1, 2), (4, 3, 4, 3), (1, -1, 1, -1)),
    ],
)
def test_who_has_won_on_both_backends(
    score: str,
    sides: str,
    taken: tuple[int, ...],
    ranks: tuple[int, ...],
    scores: tuple[int, ...],
    returns: tuple[int, ...],
) -> None:
    game, native = ended(score, taken, sides)
    outcome = game.outcome
    assert (outcome.ranks, outcome.scores, outcome.returns()) == (ranks, scores, returns)
    assert tuple(map(outcome.place, range(len(ranks)))) == tuple("won" if rank == 1 else "lost" for rank in ranks)
    compiled = native.start(1)
    for seat, number in enumerate(taken):
        compiled.choose(seat, compiled.legal(seat)[number - 1])
    assert tuple(map(tuple, compiled.outcome())) == (scores, ranks)
    whole = standing(game.machine, game.state)
    assert whole is not None
    assert [share > 0 for share in whole.shares] == [rank == 1 for rank in ranks[: len(whole.shares)]]
    assert len(set(whole.shares) - {0}) <= 1, "each winner has the whole win"


def test_points_are_known_by_their_name_in_every_part_of_a_score() -> None:
    """They were once read where nothing had been worked out."""
    score = (
        "of: player, points: player.own, cannot_win: points < 2, rank: highest points mod 3 then lowest points when "
        "points > 1 then shared"
    )
    game, native = ended(score, (1, 3, 2))
    assert game.outcome.ranks == (3, 2, 1)
    compiled = native.start(1)
    for number in (1, 3, 2):
        compiled.choose(compiled.waiting[0], compiled.legal(compiled.waiting[0])[number - 1])
    assert tuple(compiled.outcome()[1]) == (3, 2, 1)


def test_reasons_say_won_or_lost_and_by_how_much() -> None:
    game, _ = ended(PLAYER, (3, 1))
    assert game.outcome.reasons == ("Player 1: won, 2", "Player 2: lost, 0")
    game, _ = ended(EVERYONE, (3, 3))
    assert game.outcome.reasons == ("everyone: won, 6",)


# ---- returns ---------------------------------------------------------------------------------------------------------


def test_returns_for_other_libraries() -> None:
    together = returns_of(ruleset(EVERYONE).machine(2).program)
    assert (together.kind, together.zero_sum, together.identical, together.bounds) == ("win", False, True, (-1, 1))
    apart = returns_of(ruleset(PLAYER).machine(3).program)
    assert (apart.kind, apart.zero_sum, apart.identical) == ("win", False, False)
    alone = returns_of(ruleset(PLAYER).machine(1).program)
    assert (alone.of(ended(PLAYER, (2,))[0].outcome), alone.identical) == ((1.0,), False)
    score = returns_of(ruleset(EVERYONE).machine(2).program, "margin")
    assert score.of(ended(EVERYONE, (3, 2))[0].outcome) == (5.0, 5.0)


# ---- counted ---------------------------------------------------------------------------------------------------------

GAMES = [Played(0, 4, (3, 1, 1), (1, 1, 3)), Played(1, 4, (0, 0, 0), (2, 2, 2)), Played(2, 4, (1, 0, 0), (1, 2, 2))]


def test_each_winner_counts_in_full() -> None:
    tally = Tally(3, is_declared=True)
    tally.add(block_of(GAMES, 3))
    assert [seat.wins for seat in tally.seats] == [2, 1, 0]
    assert (tally.won, tally.finished) == (2, 3)
    outcomes = Outcomes(3, 3, is_declared=True)
    outcomes.add(block_of(GAMES, 3))
    assert [list(column) for column in win_columns(outcomes)] == [[1, 0, 1], [1, 0, 0], [0, 0, 0]]
    won = next(metric for metric in OUTCOME_METRICS if metric.name == "won")
    assert list(won.columns(outcomes)[0]) == [1, 0, 1]


def test_metrics_of_ranks_are_not_asked_of_declared_wins() -> None:
    assert all(metric.ends is not EndingKind.DECLARED for metric in usual_metrics([False]))
    assert all(metric.ends is not EndingKind.RANKED for metric in usual_metrics([True]))
    assert set(usual_metrics([True, False])) == set(OUTCOME_METRICS)
    ties = next(metric for metric in OUTCOME_METRICS if metric.name == "ties")
    assert ties.misfit(3, True) and not ties.misfit(3, False)


def test_a_tournament_of_one_result_deals_all_bots_the_same() -> None:
    program = ruleset(EVERYONE).machine(3).program
    made = Tournament.of(Found(Path("goal.yaml")), program, (), ("random", "greedy"), 4, 7)
    assert [made.line_up(game) for game in range(4)] == [(0, 0, 0), (1, 1, 1), (0, 0, 0), (1, 1, 1)]
    assert [made.deal(game) for game in range(4)] == [0, 0, 1, 1]
    results = TournamentResults(
        made, [GameRow(0, (0, 0, 0), 3, (1, 1, 1), (6, 6, 6)), GameRow(1, (1, 1, 1), 3, (2, 2, 2), (5, 5, 5))]
    )
    assert [result.won.mean for result in results.bots] == [1.0, 0.0]
    assert results.to_json()["games"]["even_share"] is None
    with pytest.raises(UnknownBot, match="two or more results"):
        Tournament.of(Found(Path("goal.yaml")), program, (), ("random", "greedy"), 4, 7, among=True)


# ---- what check says -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("score", "message", "hint"),
    [
        ("of: everyone, points: 1", "the score has no `won`: nothing says who wins", "say `won: condition`"),
        (
            "of: player, points: player.own",
            "the score has neither `rank` nor `won`: nothing says who wins",
            "say `won: condition`, or `rank: highest points then shared`",
        ),
        (
            "of: everyone, points: 1, rank: highest points then shared",
            "there is nobody to rank where everyone has one result",
            "remove `rank`, and say `won: condition`",
        ),
        (
            "of: player, points: player.own, won: points > 2, rank: highest points then shared",
            "`won` says who wins, so `rank` decides nothing",
            "remove `rank`",
        ),
        (
            "of: player, points: player.own, won: points > 2, cannot_win: player.own = 1",
            "`won` says who wins, so `cannot_win` decides nothing",
            "remove `cannot_win`, and write `and not ...` into `won`",
        ),
    ],
)  # fmt: skip
def test_a_score_says_once_who_wins(score: str, message: str, hint: str) -> None:
    report = Report()
    check_text(Source("goal.yaml", TEXT.format(score=score, sides="")), report)
    assert [(one.code, one.message, one.hint) for one in report if one.severity == "error"] == [
        ("RW621", message, hint)
    ]


def test_everyone_together_has_no_name() -> None:
    report = Report()
    text = TEXT.format(score="of: everyone, points: player.own, won: points > 2", sides="")
    check_text(Source("goal.yaml", text), report)
    assert any(one.severity == "error" for one in report)


# ---- a prototype -----------------------------------------------------------------------------------------------------


def test_scenarios_of_the_prototype() -> None:
    shelf = Shelf()
    for path in sorted((HARBOUR / "scenarios").glob("*.yaml")):
        tried = attempt(ScenarioFile(path), shelf, "")
        assert not tried.errors and all(not result.failures for result in tried.results)


def test_the_variant_is_won() -> None:
    from rulewright.loading import load

    made = load(Found(HARBOUR / "ruleset.yaml", ("calm_weather",)), Report())
    assert made is not None
    machine = made.machine(2, {"wanted": "1"})
    game = Game.start(machine, 3)
    while not game.over:
        seat = min(game.state.pending)
        game.choose(seat, game.legal(seat)[-1 if len(game.legal(seat)) > 5 else 0])
    assert outcome_of(machine, game.state).is_declared
