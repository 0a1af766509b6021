"""`rulewright bench`: how fast a ruleset is played, side by side."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

import rulewright
from rulewright.bench import Comparison, Row, compared, contenders
from rulewright.cli import opening, output
from rulewright.cli.guard import CLEAN
from rulewright.finding import shipped

MOST_GAMES = 10**7
MOST_ROUNDS = 1000


@click.command(name="bench")
@click.argument("ruleset", required=False)
@click.option("--games", callback=opening.whole(1, MOST_GAMES), metavar="N", help="How many games a round. Default: as many as fill a fifth of a second.")
@click.option("--rounds", callback=opening.whole(1, MOST_ROUNDS), default="5", show_default=True, metavar="N", help="How many rounds; medians are told.")
@opening.configuration_options
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(ruleset: str | None, games: int | None, rounds: int, players: int | None, options: tuple[str, ...], seed: int | None, as_json: bool) -> int:
    """Measure how fast games are played: uniformly random games, one thread, by CPU time.

    RULESET is played by the reference interpreter and as compiled code; in a checkout also by the plain programs that were
    written for the same game. Without RULESET all shipped rulesets are played, with their usual numbers of players.
    Compare ratios taken in one run: absolute figures differ from machine to machine and from hour to hour.
    """
    if ruleset is None and (players is not None or options):
        raise click.UsageError("--players and -o go with a RULESET")
    names = [ruleset] if ruleset is not None else list(shipped())
    seed = opening.new_seed() if seed is None else seed
    results = [_measure(name, players, opening.option_values(options), seed, games, rounds) for name in names]
    if as_json:
        output.write(json.dumps({"seed": str(seed), "rulesets": [_data(result) for result in results]}, indent=2) + "\n")
    else:
        output.write("".join(f"{line}\n" for line in (_lines(results[0]) if ruleset is not None else _table(results))))
    return CLEAN


def _measure(name: str, players: int | None, options: dict[str, str], seed: int, games: int | None, rounds: int) -> tuple[str, int, Comparison]:
    """A ruleset's name, number of players, and what was measured."""
    opened = opening.opened(name)
    machine = opening.machine_of(opened, players, options)
    checkout = _checkout() if not opening.differing_options(opened, machine) and not opened.found.variants else None
    found = list(contenders(machine, seed, checkout))
    with _progress(opened.name, rounds * sum(not isinstance(one, str) for one in found)) as tick:
        return opened.name, machine.program.players, compared(found, rounds, games, tick)


def _checkout() -> Path | None:
    """The top folder, if this program runs from a checkout."""
    top = Path(rulewright.__file__).resolve().parents[2]
    return top if (top / "pyproject.toml").exists() and (top / "interpreter").is_dir() else None


@contextmanager
def _progress(name: str, count: int) -> Iterator[Any]:
    """What is to be called for each step done; a bar on standard error where that is a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console  # noqa: PLC0415 (only on a terminal)
    from rich.progress import Progress  # noqa: PLC0415 (only on a terminal)

    with Progress(console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task(name, total=count)
        yield lambda: progress.advance(task)


# ---- for people -----------------------------------------------------------------------------------------------------


def _lines(result: tuple[str, int, Comparison]) -> Iterator[str]:
    """One ruleset in full."""
    name, players, comparison = result
    yield f"{name}, {players} players, uniformly random games, medians of {len(comparison.rows[0].rates)} rounds"
    yield ""
    yield f"{'':16}{'games/s':>12}{'decisions/s':>14}{'ratio':>10}"
    for row in comparison.rows:
        decisions = f"{row.decision_rate:,.0f}" if row.decision_rate is not None else "-"
        yield f"{row.contender.name:16}{row.rate:>12,.0f}{decisions:>14}{row.ratio:>10,.2f}  {row.contender.about}"
    yield ""
    for other in comparison.rows[2:]:
        ratio = comparison.between("native", other.contender.name)
        if ratio is not None:
            yield f"native to {other.contender.name}: {ratio:,.2f}"
    native = comparison.row("native")
    if native is not None:
        yield f"native was ready in {native.contender.made_in:.2f} s (built, or from the cache)"
    yield from (f"not measured: {why}" for why in comparison.missing)


def _table(results: list[tuple[str, int, Comparison]]) -> Iterator[str]:
    """All rulesets, a line each."""
    yield f"{'ruleset':24}{'players':>8}{'reference':>12}{'native':>12}{'ratio':>8}{'decisions/s':>14}{'ready in':>10}"
    for name, players, comparison in results:
        reference, native = comparison.rows[0], comparison.row("native")
        start = f"{name[-23:]:24}{players:>8}{reference.rate:>12,.0f}"
        if native is None:
            yield f"{start}  {comparison.missing[0]}"
            continue
        yield f"{start}{native.rate:>12,.0f}{native.ratio:>8,.0f}{native.decision_rate or 0:>14,.0f}{native.contender.made_in:>9.2f}s"
    yield ""
    yield "games a CPU second, uniformly random, one thread; ratio: native to reference; decisions/s: native"


# ---- for machines ---------------------------------------------------------------------------------------------------


def _data(result: tuple[str, int, Comparison]) -> dict[str, Any]:
    name, players, comparison = result
    return {"ruleset": name, "players": players, "contenders": [_row(row) for row in comparison.rows], "missing": list(comparison.missing)}


def _row(row: Row) -> dict[str, Any]:
    return {
        "name": row.contender.name,
        "about": row.contender.about,
        "games": row.games,
        "games_per_second": row.rate,
        "decisions_per_second": row.decision_rate,
        "ratio_to_reference": row.ratio,
        "ratios": row.ratios,
        "ready_in": row.contender.made_in,
    }
