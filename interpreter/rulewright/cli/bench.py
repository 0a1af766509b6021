"""`rulewright bench`: how fast a ruleset is played, side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import click

import rulewright
from rulewright.bench import (
    GrowthCase,
    Measurement,
    Measuring,
    Peer,
    Tables,
    about_this_machine,
    by_players,
    by_size,
    peers_of,
)
from rulewright.bench.peers import FILE as PEERS_FILE
from rulewright.cli import game_options, output, parameter_types, shell_completion
from rulewright.cli.bench_words import bench_data, bench_lines, bench_table
from rulewright.cli.error_handling import CLEAN, INTERRUPTED
from rulewright.cli.progress import ProgressLine, progress_option
from rulewright.loading import Ruleset
from rulewright.ruleset_lookup import shipped
from rulewright.source.diagnostic import Report
from rulewright.source.machine_formats import report
from rulewright.storage import read, write_whole

MOST_GAMES = 10**7
MOST_ROUNDS = 1000
START, END = "<!-- bench -->", "<!-- /bench -->"


@click.command(name="bench")
@click.argument("ruleset", shell_complete=shell_completion.rulesets, required=False)
@click.option(
    "--games",
    callback=parameter_types.whole(1, MOST_GAMES),
    metavar="N",
    help="How many games a round. Default: as many as fill a fifth of a second.",
)
@click.option(
    "--rounds",
    callback=parameter_types.whole(1, MOST_ROUNDS),
    default="5",
    show_default=True,
    metavar="N",
    help="How many rounds; medians are told.",
)
@game_options.configuration_options
@click.option(
    "--table",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help=f"Measure growth too, and write Markdown: between {START} and {END}, or `-`.",
)
@progress_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(
    ruleset: str | None,
    games: int | None,
    rounds: int,
    players: int | None,
    options: tuple[str, ...],
    seed: int | None,
    table: Path | None,
    as_json: bool,
) -> int:
    """Measure how fast games are played: uniformly random games, one thread, by CPU time.

    RULESET is played by the reference interpreter and as compiled code, whole games at a time and driven from Python
    choice by choice; by open_spiel and rlcard (extra `bench`) where they are installed and its peers.yaml names the
    same game; and in a checkout by the plain programs that were written for it. Without RULESET all shipped rulesets
    are played, as usual and as their peers play them. --table adds how cost grows with players, components and rules.
    Compare ratios taken in one run: absolute figures differ from machine to machine and from hour to hour. Ctrl-C tells
    what is known so far, and leaves with 130; with --table nothing is written then.
    """
    if ruleset is None and (players is not None or options):
        raise click.UsageError("--players and -o go with a RULESET")
    if table is not None and as_json:
        raise click.UsageError("--table writes Markdown; leave out --json")
    before = _page(table) if table is not None else ""
    names = [ruleset] if ruleset is not None else list(shipped())
    rulesets = [game_options.opened(name) for name in names]
    with _progress() as tick:
        measuring = Measuring(game_options.new_seed() if seed is None else seed, rounds, games, tick)
        wanted = [
            case
            for one in rulesets
            for case in _cases(one, players, game_options.option_values(options), ruleset is None or table is not None)
        ]
        results, interrupted = _measurements(measuring, wanted)
        tables = _tables(measuring, rulesets, results, ruleset) if table is not None and not interrupted else None
    if interrupted:
        output.tell_interrupted()
        output.remark(f"{len(results):,} of {len(wanted):,} were measured; `rulewright bench RULESET` measures one.")
        if not results or table is not None:
            return INTERRUPTED
    if tables is not None and table is not None:
        _write(table, before, "".join(f"{line}\n" for line in tables.lines()))
    elif as_json:
        output.write(
            report(
                "bench",
                {"rulesets": len(results), **({"interrupted": True} if interrupted else {})},
                {"seed": str(measuring.seed), "rulesets": [bench_data(result) for result in results]},
            )
            + "\n"
        )
    else:
        output.write(
            "".join(f"{line}\n" for line in (bench_lines(results[0]) if ruleset is not None else bench_table(results)))
        )
    return INTERRUPTED if interrupted else CLEAN


# ---- what is measured ------------------------------------------------------------------------------------------------


def _cases(
    ruleset: Ruleset, players: int | None, options: dict[str, str], of_peers: bool
) -> Iterator[tuple[Ruleset, GrowthCase]]:
    """The configuration that was asked for; and on request those in which it is the same game as another system's."""
    machine = game_options.machine_of(ruleset, players, options)
    seen = {machine.program.players: [machine]}
    yield ruleset, GrowthCase(_differing(ruleset, machine), machine)
    for peer in _peers(ruleset) if of_peers else ():
        own = game_options.machine_of(ruleset, peer.players, peer.options)
        if own not in seen.setdefault(own.program.players, []):
            seen[own.program.players].append(own)
            yield ruleset, GrowthCase(_differing(ruleset, own), own)


def _differing(ruleset: Ruleset, machine: Any) -> str:
    return ", ".join(game_options.differing_options(ruleset, machine))


def _peers(ruleset: Ruleset) -> tuple[Peer, ...]:
    """The same games in other systems; of a variant none is."""
    if ruleset.found.variants:
        return ()
    report = Report()
    found = peers_of(ruleset.found.path, report)
    if report.failed:
        game_options.leave(report, ruleset.found.path.with_name(PEERS_FILE))
    return found


def _measurements(measuring: Measuring, wanted: Sequence[tuple[Ruleset, GrowthCase]]) -> tuple[list[Measurement], bool]:
    """Those that were made, and whether Ctrl-C ended that."""
    found: list[Measurement] = []
    try:
        for ruleset, case in wanted:
            found.append(_measured(measuring, ruleset, case))
    except KeyboardInterrupt:
        return found, True
    return found, False


def _measured(measuring: Measuring, ruleset: Ruleset, case: GrowthCase) -> Measurement:
    same, missing = [], []
    for peer in _peers(ruleset):
        if game_options.machine_of(ruleset, peer.players, peer.options) is case.machine:
            same.append(peer)
        else:
            settings = [f"--players {peer.players}"] if peer.players else []
            missing.append(
                f"{peer.system} has the same game as "
                f"{' '.join([*settings, *(f'-o {n}={v}' for n, v in peer.options.items())]) or 'usual'}"
            )
    is_plain = not case.words and not ruleset.found.variants
    return measuring.configuration(ruleset, case, same, missing, _checkout() if is_plain else None)


def _tables(measuring: Measuring, rulesets: list[Ruleset], results: list[Measurement], named: str | None) -> Tables:
    """Everything for a page."""
    found = Tables(about_this_machine(), f"rulewright bench {named + ' ' if named else ''}--table FILE")
    found.rulesets = [measuring.in_full(one) for one in results]
    for one in rulesets:
        found.players += measuring.natively(one, by_players(one))
        found.sizes += measuring.natively(one, by_size(one))
        edits = measuring.edits(one)
        if edits is not None:
            found.rules[one.name] = edits
    return found


def _checkout() -> Path | None:
    """The top folder, if this program runs from a checkout."""
    top = Path(rulewright.__file__).resolve().parents[2]
    return top if (top / "pyproject.toml").exists() and (top / "interpreter").is_dir() else None


@contextmanager
def _progress() -> Iterator[Callable[[str], None]]:
    """What is to be called with a ruleset's name for each step done."""
    line, steps = ProgressLine("Measurements"), count(1)
    line.show(0)  # the first one may take a minute
    yield lambda name: line.show(next(steps), lambda: name)
    line.finish()


# ---- for a page ------------------------------------------------------------------------------------------------------


def _page(path: Path) -> str:
    """The page as it is, before anything is measured for it; nothing for standard output or a new file."""
    if str(path) == "-" or not path.exists():
        return ""
    if not path.is_file():
        raise click.UsageError(f"`{path}` is no ordinary file; `-` is standard output")
    text = read(path, 10_000_000).decode()
    if text.count(START) != 1 or text.count(END) != 1 or text.index(START) > text.index(END):
        raise click.UsageError(f"`{path}` has no place for tables: a line {START} and below it a line {END}")
    return text


def _write(path: Path, before: str, tables: str) -> None:
    if str(path) == "-":
        output.write(tables)
        return
    head, rest = before.split(START) if before else ("", f"\n{END}\n")
    text = f"{head}{START}\n\n{tables}\n{END}{rest.split(END)[1]}"
    write_whole(path, text.encode())
