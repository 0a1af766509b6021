"""`rulewright play`: a game at the terminal."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from rulewright import record_files
from rulewright.bots import UnknownBot, named
from rulewright.bots.apart import apart
from rulewright.cli import full_screen, game_options, game_starts, left_games, output, parameter_types, shell_completion
from rulewright.cli.error_handling import CLEAN, FINDINGS, INTERRUPTED, USAGE
from rulewright.cli.full_screen import FullScreen
from rulewright.cli.game_starts import USUAL_BOT, NewGame, Started, Wishes
from rulewright.cli.last_game import keep_last
from rulewright.game import Game
from rulewright.game.record import BadRecord, Record
from rulewright.game.saved_game import save
from rulewright.game.seats import PERSON, BadName, shown_names
from rulewright.journal import Journal, RuleTexts
from rulewright.machine_cache import Ready
from rulewright.play.announcements import opening as opening_lines
from rulewright.play.display import Showing
from rulewright.play.late_words import LateWords
from rulewright.play.prompts import Asking, CannotSave, Save
from rulewright.play.screen import Screen
from rulewright.play.screen_facts import layout_from, points_from
from rulewright.play.session import End, Seating, Session
from rulewright.processes.end_signals import Terminated, die, interrupts_later, raised_signals
from rulewright.sentences import saying

EXIT_CODES = {
    End.FINISHED: CLEAN,
    End.LEFT: CLEAN,
    End.FAULT: FINDINGS,
    End.ENDED: USAGE,
    End.UNWRITTEN: USAGE,
    End.INTERRUPTED: INTERRUPTED,
    End.TERMINATED: INTERRUPTED,
}
FILE = click.Path(path_type=Path)


@click.command(name="play")
@click.argument("ruleset", required=False, shell_complete=shell_completion.rulesets)
@game_options.configuration_options
@click.option(
    "--human", "people", metavar="SEATS", help="Seats that people play: 1,3 or `all`. Default: none, bots play."
)
@click.option(
    "--bot",
    "bots",
    metavar="NAME",
    help="The bot at all other seats, or one name for each seat, such as `greedy`. Default: random.",
)
@click.option("--names", metavar="NAMES", help="What the seats are called, in order: Ann,Bob.")
@click.option(
    "--save",
    type=FILE,
    metavar="FILE",
    help="Where `save` writes, and where a game is saved that is left before its end.",
)
@click.option("--record", type=FILE, metavar="FILE", help="Write a record of the game, for `rulewright replay`.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value=left_games.LAST,
    metavar="[FILE]",
    help="Go on with a saved game; without FILE: with one that was left, or broken off.",
)
@click.option(
    "--pace",
    callback=parameter_types.seconds,
    metavar="SECONDS",
    help="Wait so long after what a bot does. Enter goes on at once; Space and Enter pauses.",
)
@game_options.language_option
@click.option("--practice", is_flag=True, help="One person may take back any choice; the record says so.")
@click.option("--no-hints", is_flag=True, help="Nobody may ask a bot what it would choose.")
@click.option("--no-journal", is_flag=True, help="Do not write down the game as it is played.")
@click.option(
    "--tui", "full_screen", is_flag=True, help="Play on the full screen, with panes and the mouse (extra `tui`)."
)
@click.option("--plain", is_flag=True, help="No colours, and no clearing of the screen: plain lines only.")
def command(ruleset: str | None, players: int | None, options: tuple[str, ...], seed: int | None, **wishes: Any) -> int:
    """Play a game with people and bots.

    At every prompt `?` tells what may be typed. Without people the bots play, and what an onlooker would read is shown.
    The exit code is 0 when the game is over or was left by `quit`, 1 when a promise of the ruleset turned out wrong, 2
    when the input ended before the game, 130 after Ctrl-C.
    """
    wanted = Wishes(**wishes)
    _check_targets(wanted)
    screen = Screen(output.write, plain=wanted.plain)
    wanted = _with_screen(wanted, screen)
    values = game_options.option_values(options)
    try:
        if wanted.resume is not None:
            if players is not None or values or seed is not None:
                raise click.UsageError(
                    "a saved game brings its own players, options and seed; leave them out beside --resume"
                )
            started = left_games.resumed(ruleset, wanted, screen)
        elif ruleset is None:
            raise click.UsageError(
                "which game? Name a RULESET (`rulewright list` names those that are shipped), or add --resume"
            )
        else:
            asked = NewGame(ruleset, players, values, game_options.new_seed() if seed is None else seed)
            started = game_starts.new(wanted, asked)
    except (BadRecord, BadName, UnknownBot) as problem:
        raise click.UsageError(str(problem)) from problem
    return _play(started, wanted, screen) if started is not None else CLEAN


def _with_screen(wanted: Wishes, screen: Screen) -> Wishes:
    """What is wished for, as far as this terminal can show it."""
    if not wanted.full_screen:
        return wanted
    if wanted.plain:
        raise click.UsageError("--plain plays in lines and --tui on the full screen; leave one out")
    full_screen.check_installed()
    return replace(wanted, full_screen=full_screen.is_possible(screen))


def _check_targets(wanted: Wishes) -> None:
    for path in (wanted.save, wanted.record):
        if path is not None:
            try:
                record_files.check_target(path)
            except BadRecord as problem:
                raise click.UsageError(str(problem)) from problem


# ---- playing it ------------------------------------------------------------------------------------------------------


def _play(started: Started, wanted: Wishes, screen: Screen) -> int:
    """Plays the game and writes what was asked for."""
    rules, game, record = started.rules, started.history.game, started.record
    people = frozenset(number for number, seat in enumerate(record.seats) if seat.player == PERSON)
    if wanted.language is not None:
        game_options.tell_untranslated(rules.rules, wanted.language)
        game_options.spoken(game.machine, rules.rules, wanted.language)
    names = started.history.names = shown_names(game.machine)
    bots = [apart(named(USUAL_BOT if seat.player == PERSON else seat.player)) for seat in record.seats]
    journal, end = started.journal, End.INTERRUPTED
    try:
        if journal is None and people:
            with interrupts_later():
                journal = _journal(started, wanted)
        showing = Showing(game, screen, layout_from(rules.facts, game))
        points = points_from(rules.facts, game)
        words = LateWords(lambda: rules.rules, game.program)
        saver = _saver(game, record, wanted.save)
        asking = Asking(words, showing, started.history, record, saver, journal, not wanted.no_hints, points)
        if started.remark:
            output.remark(started.remark)
        end, signal = _sat(_sitting(started, asking, Seating(people, bots, names), wanted))
    finally:
        with interrupts_later():
            _close(journal, record, rules, end)
    if wanted.record is not None:
        record_files.write(wanted.record, record.to_json())
        output.remark(f"Recorded in `{wanted.record}`.")
    return die(signal) if signal else EXIT_CODES[end]


def _sat(session: Session | FullScreen) -> tuple[End, int]:
    """How the sitting ended, and by which signal, if by one. A signal ends it wherever it stands: before the first
    choice, between two, and while it is being left.
    """
    try:
        with raised_signals():
            return session.play(), 0
    except Terminated as ended:
        with suppress(OSError):  # a closed terminal takes no more words
            session.departure.leaves(End.TERMINATED.value, asks=False, may_return=False)
        return End.TERMINATED, ended.number


def _sitting(started: Started, asking: Asking, seating: Seating, wanted: Wishes) -> Session | FullScreen:
    """Those at the table, in lines or on the full screen. In lines the game is announced first."""
    saves_itself = wanted.save is not None
    if wanted.full_screen:
        return FullScreen(asking, seating, saves_itself=saves_itself, pace=wanted.pace)
    game, record = started.history.game, started.record
    seed = None if seating.people else record.seed
    asking.showing.lines(opening_lines(game, record.seats, seed, started.rules.differing))
    return Session(asking, seating, saves_itself=saves_itself, pace=wanted.pace)


def _journal(started: Started, wanted: Wishes) -> Journal | None:
    """A journal for a game that has none yet; none where none can be kept."""
    if wanted.no_journal:
        return None
    try:
        return Journal.begin(started.record, started.rules.found, RuleTexts(started.rules.files))
    except OSError as problem:
        where = f"`{problem.filename}`: " if problem.filename else ""
        output.remark(
            f"No journal is kept ({where}{problem.strerror or problem}): if the program "
            "is broken off, the game is lost. `save FILE` keeps it."
        )
        return None


def _close(journal: Journal | None, record: Record, rules: Ready, end: End) -> None:
    """A game that is over, or in which nothing was chosen, is not to be gone on with."""
    if journal is None:
        return
    if end is End.FINISHED or not record.choices:
        if end is End.FINISHED:
            _keep_last(record, rules)
        journal.remove()
    else:
        journal.close()


def _keep_last(record: Record, rules: Ready) -> None:
    """Keeps the game for whoever asks why afterwards. Nothing is lost with it, so that it fails is told to nobody."""
    with suppress(OSError, BadRecord):
        keep_last(record, rules)
        if output.on_terminal():
            output.remark(
                "`rulewright replay --why` tells why it went so: which rules acted, who was paid and who was not."
            )


def _saver(game: Game, record: Record, usual: Path | None) -> Save:
    """Saves the game to a file of a given name, or to the usual one."""

    def write(name: str) -> str:
        path = Path(name).expanduser() if name else usual
        if path is None:
            raise CannotSave(saying("save-where"))
        try:
            record_files.write(path, save(game, record))
        except BadRecord as problem:
            raise CannotSave(saying("not-saved", why=str(problem))) from problem
        except OSError as problem:
            raise CannotSave(saying("not-saved", why=f"`{path}`: {problem.strerror or problem}")) from problem
        return str(path)

    return write
