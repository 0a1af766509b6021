"""`rulewright bench`: how fast a game is played here, side by side in one run.

In: a ruleset. Out: games a CPU-second of the reference interpreter and of whatever else can play the game here, with the
ratio to the reference round by round. One thread, uniformly random complete games.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from typing import Any

import click

from rulewright import __version__
from rulewright.cli import opening
from rulewright.cli.guard import CLEAN
from rulewright.stats.speed import Measured, contestants, measure


@click.command(name="bench")
@click.argument("ruleset")
@opening.configuration_options
@click.option("--games", callback=opening.whole(1, 10_000_000), metavar="N", help="Games of a round. Default: as many as take a quarter of a second.")
@click.option("--rounds", callback=opening.whole(1, 1000), default="5", metavar="N", show_default=True, help="Rounds; contestants take turns.")
@click.option("--json", "as_json", is_flag=True, help="Write the figures as JSON.")
def command(ruleset: str, players: int | None, options: tuple[str, ...], seed: int | None, games: int | None, rounds: int, as_json: bool) -> int:
    """Measure how fast RULESET is played. Quote medians of ratios, not absolute figures: machines are noisy."""
    opened = opening.opened(ruleset)
    machine = opening.machine_of(opened, players, opening.option_values(options))
    field, missing = contestants(machine, 1 if seed is None else seed)
    results = measure(field, games, rounds)
    program = machine.program
    if as_json:
        click.echo(json.dumps(_data(program.game, program.players, results, missing), indent=2))
        return CLEAN
    click.echo(f"{program.game}, {program.players} players, random play, one thread, {rounds} rounds in turn ({_machine()})")
    click.echo(f"{'':14}{'games/s':>10}  {'ratio to reference: median (least..most)':<42}games a round")
    for result in results:
        click.echo(_line(result))
    for reason in missing:
        click.echo(f"not here: {reason}", err=True)
    return CLEAN


def _line(result: Measured) -> str:
    ratio = f"{result.ratio:.3g} ({min(result.ratios):.3g}..{max(result.ratios):.3g})"
    return f"{result.name:<14}{result.rate:>10,.0f}  {ratio:<42}{result.games}"


def _machine() -> str:
    return f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, rulewright {__version__}"


def _data(game: str, players: int, results: list[Measured], missing: list[str]) -> dict[str, Any]:
    rows = [{"name": r.name, "games_a_round": r.games, "rates": r.rates, "ratios": r.ratios, "median_rate": r.rate, "median_ratio": r.ratio} for r in results]
    return {"game": game, "players": players, "python": sys.version.split()[0], "machine": platform.machine(), "results": rows, "missing": missing}
