"""`rulewright tournament`: bots against each other."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright.bots import UnknownBot, split
from rulewright.cli import game_options, output, parameter_types, report_options, run_options, shell_completion
from rulewright.cli.cluster_option import cluster_option
from rulewright.cli.error_handling import CLEAN, FINDINGS, INTERRUPTED
from rulewright.cli.progress import progress_option, tracked
from rulewright.machine_cache import Ready
from rulewright.processes.end_signals import interrupts_later
from rulewright.source.command_line import command_line
from rulewright.source.machine_formats import report as report_text
from rulewright.tournament import (
    BadTournament,
    GameRow,
    Tournament,
    TournamentResults,
    doubled,
    played,
    rated,
    rating_lines,
    resumed,
    write,
)
from rulewright.tournament.saved_tournament import saved_seed
from rulewright.tournament.tournament_page import TournamentPage
from rulewright.tournament.tournament_rows import tournament_rows

MOST_GAMES = 1_000_000
EVERY = 50
"""So many games between two savings."""


@click.command(name="tournament")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@click.option(
    "--bots", "bots", required=True, metavar="BOTS", help="Which bots play, with commas: random,ismcts(iterations=200)."
)
@run_options.games_option(MOST_GAMES, 200, "How many games in all.")
@game_options.configuration_options
@click.option(
    "--trace",
    callback=parameter_types.whole(1, 12),
    metavar="N",
    help="Of the one bot that is named, N more with twice as many iterations each.",
)
@click.option("--among", metavar="BOT", help="Each bot plays alone among such ones: of four seats, this one has three.")
@parameter_types.jobs_option
@cluster_option
@run_options.save_option
@report_options.report_option
@report_options.rows_option
@report_options.report_language_option
@progress_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(
    ruleset: str,
    bots: str,
    games: int,
    players: int | None,
    options: tuple[str, ...],
    seed: int | None,
    trace: int | None,
    among: str | None,
    jobs: int,
    save: Path | None,
    page: Path | None,
    rows: Path | None,
    language: str | None,
    as_json: bool,
) -> int:
    """Let bots play against each other, with seats that rotate.

    In each round the same bots get the same deal once from every rotation of the seats. A win that is shared between k
    counts 1/k. A bot that fails (an error, or a choice that is not legal) ends its game, which counts for nobody, and
    is told in a column of its own; the exit code is then 1, as it is if a game did not end by its rules. The same seed
    gives the same report, whatever --jobs, for bots that go by iterations and not by time.
    """
    output.check_files(page, rows)
    spoken = report_options.report_language(language, as_json, page)
    tell = spoken or str
    made = game_options.prepared(ruleset, players, game_options.option_values(options))
    try:
        tournament = _tournament(made, _bots(bots, trace), among, games, seed, save)
        fingerprint = made.machine.program.fingerprint
        games_played = resumed(save, tournament, fingerprint) if save is not None else []
        results = TournamentResults(tournament, games_played)
        interrupted = _play(results, made, jobs, save, games_played)
    except (UnknownBot, BadTournament) as problem:
        raise click.UsageError(str(problem)) from problem
    is_met = tournament.members > 1 and not interrupted
    ratings = rated(games_played, len(tournament.bots), tournament.members) if is_met else None
    data = {**results.to_json(), "ratings": None if ratings is None else ratings.to_json(tournament.bots)}
    told = rating_lines(ratings, tournament.bots, tell) if is_met else []
    lines = [*results.lines(made.name, tell), *(["", *told] if told else [])]
    if interrupted:
        _tell_unwritten(save, page, rows)
        page = rows = None
    if rows is not None:
        output.report(tournament_rows(tournament, games_played), rows)
    if page is not None:
        report_options.tell_games(made, spoken)
        command = _rerun_command(ruleset, bots, players, options, trace, among, tournament, page)
        own = told if ratings is not None else ()
        found = TournamentPage(
            made.name, made.machine, results, games_played, own, report_options.in_language(command, spoken)
        )
        report_options.write_page(found.page(), page, spoken)
    text = "".join(f"{line}\n" for line in lines)
    counts = {**data["games"], "failures": len(results.failures), "faults": len(results.faults)}
    output.write(report_text("tournament", counts, {"ruleset": made.name, **data}) if as_json else text)
    return INTERRUPTED if interrupted else FINDINGS if results.failures or results.faults else CLEAN


def _rerun_command(
    ruleset: str,
    bots: str,
    players: int | None,
    options: tuple[str, ...],
    trace: int | None,
    among: str | None,
    tournament: Tournament,
    page: Path,
) -> str:
    """The command that gives the same page."""
    given = {
        "--bots": bots,
        "--players": players,
        "-o": options,
        "--trace": trace,
        "--among": among,
        "--games": tournament.games,
        "--seed": tournament.seed,
        "--report": page,
    }
    return command_line("tournament", (ruleset,), given)


def _bots(bots: str, trace: int | None) -> tuple[str, ...]:
    names = tuple(split(bots))
    if trace is None:
        return names
    if len(names) != 1:
        raise UnknownBot(f"--trace is for one bot, and {len(names)} are named")
    return doubled(names[0], trace)


def _tournament(
    made: Ready, names: tuple[str, ...], among: str | None, games: int, seed: int | None, save: Path | None
) -> Tournament:
    if seed is None and save is not None:
        seed = saved_seed(save)
    own = game_options.new_seed() if seed is None else seed
    bots = names if among is None else (*names, among.strip())
    return Tournament.of(made.found, made.machine.program, made.differing, bots, games, own, among is not None)


def _tell_unwritten(save: Path | None, page: Path | None, rows: Path | None) -> None:
    """After Ctrl-C nothing is worked out that takes the longer the more games there are."""
    onward = f"`{save}` keeps it; the same command goes on" if save is not None else "with --save FILE it could go on"
    output.remark(f"{onward}, and tells ratings in the end.")
    for file in (page, rows):
        if file is not None:
            report_options.tell_unwritten(file)


def _play(results: TournamentResults, made: Ready, jobs: int, save: Path | None, rows: list[GameRow]) -> bool:
    """Plays what is left; true if it was interrupted."""
    tournament = results.tournament
    try:
        games = played(tournament, made.machine, jobs, len(rows))
        for row in tracked(games, tournament.games, "Games", done=len(rows), figure=lambda: _figure(results)):
            with interrupts_later():
                rows.append(row)
                results.add(row)
            if save is not None and len(rows) % EVERY == 0:
                write(save, tournament, made.machine.program.fingerprint, rows)
    except KeyboardInterrupt:
        output.tell_interrupted()
        return True
    finally:
        if save is not None:
            write(save, tournament, made.machine.program.fingerprint, rows)
    return False


def _figure(results: TournamentResults) -> str:
    """The first bot's share of wins so far."""
    first = results.bots[0]
    return f"{first.bot} won {100 * first.won.mean:.1f} %" if first.entries else ""
