"""A game played again, told line by line: which rules acted, what they did, what gave the points.

In: a machine, the game's seed, its choices or the bots that made them. Out: lines. They hold every secret of the game.
Bots are asked again: one that goes by time may choose otherwise, which whoever knows the end of the game can tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rulewright.backend.runtime.chance import derived_seed
from rulewright.backend.runtime.game_wording import GameWording
from rulewright.backend.runtime.machine import Machine
from rulewright.game import Fault, Game
from rulewright.game.compiled_play import started
from rulewright.information import Past, Player, SeatChoice
from rulewright.rule_log import LoggedGame, log_lines, score_lines, score_sheets

FIRST_LINES, LAST_LINES = 400, 200
"""Of a game that is longer than both, so many are told, and between them how many are left out."""
SEES_ALL = 0


@dataclass(frozen=True, slots=True)
class ReadableGame:
    """`same`: it ended as it did before."""

    seed: int
    lines: tuple[str, ...]
    points: tuple[str, ...]
    result: tuple[str, ...]
    same: bool = True


def readable_game(machine: Machine, seed: int, choices: Iterable[SeatChoice], scores: Sequence[int]) -> ReadableGame:
    """`scores`: those it ended with before. In the language in which the machine's games are shown."""
    logged = LoggedGame(machine.shown, seed)
    for seat, action in choices:
        try:
            logged.choose(seat, action)
        except Fault:
            break
    game, wording = logged.game, machine.shown.texts.wording
    lines = _shortened(list(_counted(log_lines(logged.log().told_in_full(), wording.rule), wording)), wording)
    ended = tuple(game.outcome.scores) if game.finished else ()
    points = tuple(score_lines(score_sheets(game), SEES_ALL, game.say)) if ended else ()
    return ReadableGame(seed, tuple(lines), points, tuple(_result(game)), ended == tuple(scores))


def _counted(lines: Iterable[str], wording: GameWording) -> Iterator[str]:
    """Equal lines that follow each other are one, with their number."""
    for line, run in groupby(lines):
        times = sum(1 for _ in run)
        yield line if times == 1 else f"{line}   {wording.sentence('log-times', count=times)}"


def _shortened(lines: list[str], wording: GameWording) -> list[str]:
    left_out = len(lines) - FIRST_LINES - LAST_LINES
    if left_out <= 0:
        return lines
    told = wording.sentence("report-left-out", lines=wording.sentence("report-lines", count=left_out))
    return [*lines[:FIRST_LINES], "", told, "", *lines[-LAST_LINES:]]


def _result(game: Game) -> list[str]:
    """Who ended where."""
    if not game.finished:
        return [game.say("report-not-over")]
    spec, outcome, texts = game.program.score, game.outcome, game.machine.texts
    return [
        game.say(
            "log-place",
            who=texts.member(spec.of, member),
            place=outcome.ranks[member],
            points=outcome.scores[member],
        )
        for member in range(spec.size)
    ]


def bots_choices(
    machine: Machine, bots: Sequence[Player], run_seed: int, deal: int, number: int, bots_seed: int = 0
) -> list[SeatChoice]:
    """What bots choose in a game of a run: its chance follows from the run's seed and the number of its deal.
    The last choice may be one at which the rules break down.
    """
    seed, choices = derived_seed(run_seed, deal), list[SeatChoice]()
    past = Past(machine, seed, choices, bots_seed=bots_seed, number=number)
    game = started(machine, seed, log=True)
    while (seat := game.asked) is not None:
        action = bots[seat].choose(game, seat, past)
        choices.append((seat, action))
        try:
            game.choose(seat, action)
        except Fault:
            break
    return choices
