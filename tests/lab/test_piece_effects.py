"""What goes with a card, an option, a row of a table: by hand, and no more found by chance than is promised."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import rulewright.game as rw_game
from rulewright.lab.decision_log.game_recorder import DecisionRecorder
from rulewright.lab.decision_log.log_heading import LogHeading
from rulewright.lab.decision_log.logged_game import FINISHED, MeasuredGame, Mentions, code
from rulewright.lab.decision_log.subjects import ACTION, COMPONENT, OPTION, ROW, Subject, Subjects
from rulewright.lab.metrics.all_metrics import GameMeasures
from rulewright.lab.metrics.piece_effects import PieceEffect, PieceEffects
from rulewright.lab.metrics.shown_pieces import use_note
from rulewright.loading import load
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report

PLAYERS = 2


Held = list[tuple[int, int]]
Game = tuple[int, Held, Held]


def rows_of(games: list[Game], subjects: int) -> list[PieceEffect]:
    """Games by their winner, and the subjects that were held and used, each with its seat."""
    names = tuple(Subject(COMPONENT, f"card {at}", "card") for at in range(subjects))
    heading = LogHeading("game", "f", PLAYERS, PLAYERS, (), ("random",), "", 1, names)
    logged = [
        MeasuredGame(
            at,
            at,
            (),
            0,
            FINISHED,
            "",
            (0, 0),
            (1, 2) if winner == 0 else (2, 1),
            Mentions(*(tuple(code(one, seat, PLAYERS) for one, seat in codes) for codes in (held, used))),
        )
        for at, (winner, held, used) in enumerate(games)
    ]
    return PieceEffects(heading, lambda: logged).rows()


def test_by_hand() -> None:
    """Of 40 games each seat wins 20. Who holds card 0 wins 15 of 20 times, whichever seat holds it;
    and the other one then wins 5 of 20.
    """
    games = [
        (seat if at < 15 else 1 - seat, [(0, seat), (1, 1 - seat)], [(1, 0)]) for seat in range(2) for at in range(20)
    ]
    first, second = rows_of(list(games), 2)
    assert (first.held, first.used, first.is_dead) == (40, 0, True)
    assert second.used == 40 and not second.is_dead
    assert first.given_held is not None and second.given_held is not None
    assert first.given_held.number == pytest.approx(0.5)
    # each game adds (x - 1/2) (w - 1/2) of both seats: 1/2 or -1/2, squared 1/4; 40 of them; sum (x - 1/2)^2 = 20
    error = (40 / 4) ** 0.5 / 20
    assert first.given_held.interval.high - first.given_held.number == pytest.approx(1.959964 * error, rel=1e-5)
    assert second.given_held.number == pytest.approx(-0.5)
    assert second.given_used is None, "one seat uses it always, the other never"


def test_what_only_unfinished_games_used_is_not_called_unused() -> None:
    """Nobody has won them, so they count for no difference; but it was used."""
    names = tuple(Subject(ACTION, name, "") for name in ("flip", "keep"))
    heading = LogHeading("game", "f", PLAYERS, PLAYERS, (), ("random",), "", 1, names)
    broken = MeasuredGame(0, 0, (), 20, "limit", "too long", (), (), Mentions((), (code(0, 1, PLAYERS),), ()))
    flip, keep = PieceEffects(heading, lambda: [broken]).rows()
    assert (flip.used, flip.unfinished, str(use_note(flip))) == (0, True, "only in games that did not end")
    assert (keep.used, keep.unfinished, str(use_note(keep))) == (0, False, "never taken")


def test_chance_alone_is_rarely_found() -> None:
    """Forty cards that do nothing, thirty times over: in hardly any run is one found."""
    rng, runs_with_some = random.Random(3), 0
    for _ in range(30):
        games: list[Game] = [
            (rng.randrange(2), [(at, rng.randrange(2)) for at in rng.sample(range(40), 8)], []) for _ in range(150)
        ]
        found = [row for row in rows_of(games, 40) if row.given_held is not None and row.given_held.q < 0.05]
        runs_with_some += bool(found)
    assert runs_with_some <= 3


def test_a_strong_card_is_found_among_many() -> None:
    rng, games = random.Random(4), list[Game]()
    for _ in range(300):
        held = [(at, rng.randrange(2)) for at in rng.sample(range(40), 12)]
        strong = next((seat for at, seat in held if at == 7), None)
        games.append((strong if strong is not None and rng.random() < 0.9 else rng.randrange(2), held, []))
    found = {row.subject.name for row in rows_of(games, 40) if row.given_held is not None and row.given_held.q < 0.05}
    assert found == {"card 7"}


# ---- options and rows of tables --------------------------------------------------------------------------------------

AUCTION = """
rulewright: 1
game: auction
title: Auction
about: Each bids, and what a bid is worth stands in a table.
players: 2
limit: 4 decisions
tables: {worth by 1..4: {1: 0, 2..3: 7, else: 9}}
enumerations: {feeling: [calm, wild]}
state: {won: {is: 0..20, per: player, start: 0}, mood: {is: feeling, per: player, start: calm}}
actions:
  bid: {pick: amount in 1..4 where amount < 4, do: "set me.won to worth[amount]"}
  cheer: {pick: feeling, do: set me.mood to feeling}
phases:
  game:
    bids: {each: player me clockwise from player 1, steps: {must: [bid, cheer], if_none: never}}
score: {of: player, points: player.won + (1 if player.mood = wild else 0), rank: highest points then shared}
"""


class Script:
    """Bids what it is told."""

    def __init__(self, *words: str) -> None:
        self.words = iter(words)

    def choose(self, game: rw_game.Game, seat: int, _past: object) -> int:
        wanted = next(self.words)
        return next(one.id for one in game.actions(seat) if one.words == wanted)


def test_options_and_rows_by_hand(tmp_path: Path) -> None:
    """Seat 1 bids 2 and 3, seat 2 cheers wildly and bids 1: the fourth row and `calm` are never read or taken."""
    file = tmp_path / "auction.yaml"
    file.write_text(AUCTION, encoding="utf-8")
    rules = load(Found(file), Report())
    assert rules is not None
    machine, marked = rules.machine(), rules.machine(marked=True)
    subjects = Subjects(machine.program, marked.program.marks)
    bots = Script("bid 2", "bid 3"), Script("cheer wild", "bid 1")
    recorder = DecisionRecorder(machine, marked, subjects, bots, None)
    games = [recorder.record(1, game) for game in range(2)]
    heading = LogHeading("auction", "f", 2, 2, (), ("random",), "", 1, subjects.all)
    rows = {row.subject.name: row for row in PieceEffects(heading, lambda: games).rows()}
    told = {row.subject.name: (row.held, row.used, row.is_dead) for row in rows.values() if row.subject.kind == OPTION}
    assert told == {
        "bid: amount 1": (4, 1, False),
        "bid: amount 2": (4, 1, False),
        "bid: amount 3": (4, 1, False),
        "bid: amount 4": (0, 0, False),
        "cheer: feeling calm": (4, 0, True),
        "cheer: feeling wild": (4, 1, False),
    }
    read = {name: row.used for name, row in rows.items() if row.subject.kind == ROW}
    assert read == {"worth 1: 0": 1, "worth 2..3: 7": 2, "worth else: 9": 0}
    measures = GameMeasures(heading)
    measures.add_all(games)
    assert "worth else: 9" in {one.name for one in measures.never_reached}
    assert "worth 1: 0" not in {one.name for one in measures.never_reached}
