"""`rulewright simulate`: many games between bots, and what they tell."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Iterator
from typing import TypeVar

import click

from rulewright.bots import UnknownBot, seated
from rulewright.cli import opening, output
from rulewright.cli.guard import CLEAN, FINDINGS, INTERRUPTED
from rulewright.codegen.native import NativeMachine, Unavailable
from rulewright.finding import STDIN
from rulewright.runtime.machine import Machine
from rulewright.stats.batches import WORTH_IT, suits, tallied
from rulewright.stats.report import Report
from rulewright.stats.run import Run, played, played_by
from rulewright.stats.tally import Tally

T = TypeVar("T")

BACKENDS = ("auto", "reference", "native")
MOST_GAMES = 10**9
MOST_JOBS = 256


@click.command(name="simulate")
@click.argument("ruleset")
@click.option("--games", callback=opening.whole(1, MOST_GAMES), default="1000", show_default=True, metavar="N", help="How many games.")
@opening.configuration_options
@click.option("--bot", "bots", default="random", show_default=True, metavar="NAME", help="The bot at all seats, or one name for each seat.")
@click.option("--jobs", callback=opening.whole(1, MOST_JOBS), default="1", show_default=True, metavar="N", help="How many processes play.")
@click.option(
    "--backend",
    type=click.Choice(BACKENDS),
    default="auto",
    show_default=True,
    help="Who plays: the reference interpreter, or compiled code (random bots only); the games are the same. Auto compiles for long runs.",
)
@click.option("--check-conservation", "watched", is_flag=True, help="Look for every card and coin after every single step (slow).")
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(
    ruleset: str,
    games: int,
    players: int | None,
    options: tuple[str, ...],
    seed: int | None,
    bots: str,
    jobs: int,
    backend: str,
    watched: bool,
    as_json: bool,
) -> int:
    """Let bots play many games, and measure them: wins by seat, scores, ranks, lengths, faults.

    The seed of each game follows from --seed and its number alone, so the same seed gives the same report, whatever --jobs.
    The exit code is 1 if a game did not end by its rules. Ctrl-C tells what is known so far, and leaves with 130.
    """
    opened = opening.opened(ruleset)
    if jobs > 1 and opened.found.path == STDIN:
        raise click.UsageError("a ruleset from standard input is played by one process; leave out --jobs, or name its file")
    machine = opening.machine_of(opened, players, opening.option_values(options))
    count = machine.program.players
    names = tuple(bots.split(","))
    try:
        seated(names, count)
    except UnknownBot as problem:
        raise click.UsageError(str(problem)) from problem
    differing = tuple(pair for pair in machine.program.options if f"{pair[0]}={pair[1]}" in opening.differing_options(opened, machine))
    run = Run(opened.found, count, differing, names, games, opening.new_seed() if seed is None else seed, watched)
    report = Report(run, opened.name, Tally(count), _command(ruleset, run))
    native = _native(run, machine, backend)
    interrupted = _played(run, machine, jobs, report.tally) if native is None else _compiled(run, native, jobs, report.tally)
    output.write(json.dumps(report.to_json(), indent=2) + "\n" if as_json else "".join(f"{line}\n" for line in report.lines()))
    if interrupted:
        return INTERRUPTED
    return FINDINGS if report.tally.troubles else CLEAN


def _command(ruleset: str, run: Run) -> str:
    """How to look at one game of the run."""
    options = "".join(f" -o {name}={value}" for name, value in run.options)
    bots = "" if run.bots == ("random",) else f" --bot {','.join(run.bots)}"
    return f"rulewright play {shlex.quote(ruleset)} --players {run.players}{options}{bots}"


def _played(run: Run, machine: Machine, jobs: int, tally: Tally) -> bool:
    """Plays and counts; true if it was interrupted."""
    games = played(run, machine) if jobs == 1 else played_by(run, min(jobs, run.games))
    try:
        for one in _with_progress(games, run.games, lambda _: 1):
            tally.add(one)
    except KeyboardInterrupt:
        _tell_interruption()
        return True
    return False


def _native(run: Run, machine: Machine, backend: str) -> NativeMachine | None:
    """The compiled game, if it is wanted and to be had; a wish that cannot be granted is told, and the reference plays."""
    if backend == "reference" or (backend == "auto" and (not suits(run) or run.games < WORTH_IT)):
        return None
    if not suits(run):
        output.remark("Compiled code plays random bots only, without looking at every step: the reference interpreter plays.")
        return None
    try:
        return NativeMachine(machine)
    except Unavailable as problem:
        if backend == "native":
            output.remark(f"{problem}; the reference interpreter plays.")
        return None


def _compiled(run: Run, native: NativeMachine, jobs: int, tally: Tally) -> bool:
    """Plays and counts batches; true if it was interrupted."""
    try:
        for _ in _with_progress(tallied(run, native, jobs, tally), run.games, lambda games: games):
            pass
    except KeyboardInterrupt:
        _tell_interruption()
        return True
    return False


def _tell_interruption() -> None:
    output.remark("Interrupted: this is what is known so far." if not sys.stderr.isatty() else "\nInterrupted: this is what is known so far.")


def _with_progress(parts: Iterator[T], count: int, games_of: Callable[[T], int]) -> Iterator[T]:
    """The same parts of a run, with a bar on standard error where that is a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield from parts
        return
    from rich.console import Console  # noqa: PLC0415 (only on a terminal)
    from rich.progress import Progress  # noqa: PLC0415 (only on a terminal)

    with Progress(console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task("Playing", total=count)
        for part in parts:
            progress.advance(task, games_of(part))
            yield part
