"""`rulewright play`: a game at the terminal."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from rulewright import record_files
from rulewright.backend.runtime.machine import Machine
from rulewright.bots import UnknownBot, named, seated, split
from rulewright.cli import game_options, output, shell_completion
from rulewright.cli.error_handling import CLEAN, FINDINGS, INTERRUPTED, USAGE
from rulewright.game import Fault, Game
from rulewright.game.record import BadRecord, Record, load, record_from, save
from rulewright.game.seats import PERSON, BadName, Seat, call_seats, seat_names
from rulewright.loading import Ruleset
from rulewright.play.announcements import opening as opening_lines
from rulewright.play.display import Showing
from rulewright.play.grids import grids
from rulewright.play.history import History
from rulewright.play.prompts import Asking, CannotSave, Save
from rulewright.play.screen import Screen
from rulewright.play.session import End, Seating, Session
from rulewright.ruleset_lookup import STDIN

EXIT_CODES = {End.FINISHED: CLEAN, End.LEFT: CLEAN, End.FAULT: FINDINGS, End.ENDED: USAGE, End.INTERRUPTED: INTERRUPTED}
FILE = click.Path(path_type=Path)
USUAL_BOT = "random"


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for, as it was given."""

    people: str | None
    bots: str | None
    names: str | None
    save: Path | None
    record: Path | None
    resume: Path | None
    plain: bool


@dataclass(frozen=True)
class Started:
    """A game that is ready to go on, and its record so far."""

    game: Game
    record: Record


@click.command(name="play")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@game_options.configuration_options
@click.option(
    "--human", "people", metavar="SEATS", help="Seats that people play: 1,3 or `all`. Default: none, bots play."
)
@click.option("--bot", "bots", metavar="NAME", help="The bot at all other seats, or one name for each seat: random.")
@click.option("--names", metavar="NAMES", help="What the seats are called, in order: Ann,Bob.")
@click.option(
    "--save",
    type=FILE,
    metavar="FILE",
    help="Where `save` writes, and where a game is saved that is left before its end.",
)
@click.option("--record", type=FILE, metavar="FILE", help="Write a record of the game, for `rulewright replay`.")
@click.option("--resume", type=FILE, metavar="FILE", help="Go on with a saved game.")
@click.option("--plain", is_flag=True, help="No colours, and no clearing of the screen: plain lines only.")
def command(ruleset: str, players: int | None, options: tuple[str, ...], seed: int | None, **wishes: Any) -> int:
    """Play a game with people and bots.

    At every prompt `?` tells what may be typed. Without people the bots play, and what an onlooker would read is shown.
    The exit code is 0 when the game is over or was left by `quit`, 1 when a promise of the ruleset turned out wrong, 2
    when the input ended before the game, 130 after Ctrl-C.
    """
    wanted = Wishes(**wishes)
    _check_targets(wanted)
    opened = game_options.opened(ruleset)
    values = game_options.option_values(options)
    try:
        if wanted.resume is not None:
            if players is not None or values or seed is not None:
                raise click.UsageError(
                    "a saved game brings its own players, options and seed; leave them out beside --resume"
                )
            started = _resumed(opened, wanted.resume, wanted)
        else:
            machine = game_options.machine_of(opened, players, values)
            started = _new(opened, machine, game_options.new_seed() if seed is None else seed, ruleset, wanted)
    except (BadRecord, BadName, UnknownBot) as problem:
        raise click.UsageError(str(problem)) from problem
    return _play(opened, started, wanted)


def _check_targets(wanted: Wishes) -> None:
    for path in (wanted.save, wanted.record):
        if path is not None:
            try:
                record_files.check_target(path)
            except BadRecord as problem:
                raise click.UsageError(str(problem)) from problem


# ---- a game to play ---------------------------------------------------------------------------------------------------


def _new(opened: Ruleset, machine: Machine, seed: int, name: str, wanted: Wishes) -> Started:
    seats = _seats(opened, machine.program.players, (), wanted)
    call_seats(machine, [seat.name for seat in seats])
    try:
        game = Game.start(machine, seed)
    except Fault as fault:
        raise click.ClickException(f"the game cannot be set up with seed {seed}: {fault.told}") from fault
    return Started(game, Record.of(machine.program, seed, opened.found.variants, name, seats))


def _resumed(opened: Ruleset, path: Path, wanted: Wishes) -> Started:
    data = record_files.read(path, "save")
    if data["record"] is None:
        raise BadRecord(
            f"`{path}` does not hold how the game came there; only games saved by `rulewright play` can be gone on with"
        )
    if data["game"] != opened.header.game:
        raise BadRecord(f"`{path}` is a game of `{data['game']}`, not of `{opened.header.game}`")
    machine, record = game_options.machine_of(opened, data["players"], data["options"]), record_from(data["record"])
    record.seats = _seats(opened, record.players, record.seats, wanted)
    call_seats(machine, [seat.name for seat in record.seats])
    return Started(load(machine, data), record)


def _seats(opened: Ruleset, players: int, before: tuple[Seat, ...], wanted: Wishes) -> tuple[Seat, ...]:
    """Who sits where: by the command line, else as it was when the game was saved, else bots."""
    names = wanted.names.split(",") if wanted.names is not None else [seat.name for seat in before]
    bots = (
        split(wanted.bots)
        if wanted.bots is not None
        else [seat.player if seat.player != PERSON else USUAL_BOT for seat in before]
    )
    bots = bots * players if len(bots) == 1 else bots or [USUAL_BOT] * players
    seated(bots, players)
    people = (
        _people(wanted.people, players)
        if wanted.people is not None
        else {number for number, seat in enumerate(before) if seat.player == PERSON}
    )
    if people and opened.found.path == STDIN:
        raise click.UsageError("a ruleset from standard input leaves people nothing to type with; name its file")
    return tuple(
        Seat(name, PERSON if seat in people else bots[seat]) for seat, name in enumerate(seat_names(names, players))
    )


def _people(text: str, players: int) -> set[int]:
    """The seats, from 0, that `1,3` or `all` means."""
    if text.strip().lower() == "all":
        return set(range(players))
    words = [word.strip() for word in text.split(",")]
    allowed = [str(seat + 1) for seat in range(players)]
    for word in words:
        if word not in allowed:
            raise click.UsageError(
                f"`--human {text}`: `{word}` is no seat; the seats are 1 to {players}, or write `all`"
            )
        if words.count(word) > 1:
            raise click.UsageError(f"`--human {text}` names seat {word} twice")
    return {int(word) - 1 for word in words}


# ---- playing it ---------------------------------------------------------------------------------------------------------


def _play(opened: Ruleset, started: Started, wanted: Wishes) -> int:
    """Plays the game and writes what was asked for."""
    game, record = started.game, started.record
    people = frozenset(number for number, seat in enumerate(record.seats) if seat.player == PERSON)
    names = [seat.name for seat in record.seats]
    bots = [named(USUAL_BOT if seat.player == PERSON else seat.player) for seat in record.seats]
    showing = Showing(game, Screen(output.write, plain=wanted.plain), grids(opened, game.program))
    asking = Asking(opened.symbols, showing, History(game, names), record, _saver(game, record, wanted.save))
    showing.lines(
        opening_lines(
            game, record.seats, None if people else record.seed, game_options.differing_options(opened, game.machine)
        )
    )
    end = Session(asking, Seating(people, bots, names), saves_itself=wanted.save is not None).play()
    if wanted.record is not None:
        record_files.write(wanted.record, record.to_json())
        output.remark(f"Recorded in `{wanted.record}`.")
    return EXIT_CODES[end]


def _saver(game: Game, record: Record, usual: Path | None) -> Save:
    """Saves the game to a file of a given name, or to the usual one."""

    def write(name: str) -> str:
        path = Path(name).expanduser() if name else usual
        if path is None:
            raise CannotSave("where to? Type `save FILE`")
        try:
            record_files.write(path, save(game, record))
        except BadRecord as problem:
            raise CannotSave(f"not saved: {problem}") from problem
        except OSError as problem:
            raise CannotSave(f"not saved: `{path}`: {problem.strerror or problem}") from problem
        return str(path)

    return write
