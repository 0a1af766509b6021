"""Games to read of those that an arm played: bots play them once more.

In: an arm, how its games ended, the seed of the run. Out: games with their lines.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.backend.runtime.chance import derived_seed
from rulewright.backend.runtime.machine import Machine
from rulewright.bots import seated
from rulewright.game import Fault
from rulewright.game_logs import ReadableGame, TellingGame, bots_choices, readable_game, telling_of_columns
from rulewright.lab.compare import Arm
from rulewright.lab.metrics.measure_report import MeasureReport
from rulewright.lab.outcomes import Outcomes

Told = tuple[TellingGame, ReadableGame]


def arm_games(arm: Arm, outcomes: Outcomes, seed: int) -> list[Told]:
    """The closest, the most one-sided, the longest. Game n is game n of the run, in which seatings take turns."""
    telling = telling_of_columns(
        outcomes.decisions, outcomes.ranks, outcomes.scores, outcomes.players, outcomes.members, outcomes.troubles
    )
    return list(_readable_games(arm, outcomes, seed, telling))


def _readable_games(arm: Arm, outcomes: Outcomes, seed: int, telling: list[TellingGame]) -> Iterator[Told]:
    seatings, machine = arm.seatings(), arm.made.machine
    for game in telling:
        deal, turn = divmod(game.number, len(seatings))
        seats = slice(game.number * outcomes.players, (game.number + 1) * outcomes.players)
        try:
            choices = bots_choices(machine, seated(seatings[turn], arm.players), seed, deal, deal)
        except Fault:
            choices = []
        yield game, readable_game(machine, derived_seed(seed, deal), choices, outcomes.scores[seats])


def measured_games_to_read(report: MeasureReport, machine: Machine) -> list[Told]:
    """Games to read of a measurement, whose games were kept with their choices."""
    found = list[Told]()
    for telling in report.measurement.telling.games:
        game = report.measurement.kept_games[telling.number]
        choices = [(decision.seat, decision.chosen) for decision in game.decisions]
        found.append((telling, readable_game(machine, game.seed, choices, game.scores)))
    return found
