"""A game that is to be played: a new one, a saved one, or one that was left and lies in a journal.

In: what the command line asks for. Out: `Started`. Complains with `BadRecord`, `BadName`, `UnknownBot` and usage
errors.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import click

from rulewright import record_files
from rulewright.bots import seated, split
from rulewright.choosing.history import History
from rulewright.cli import game_options
from rulewright.game import Fault, Game
from rulewright.game.record import BadRecord, Differs, Record, begun, follow, record_from
from rulewright.game.saved_game import load
from rulewright.game.seats import PERSON, Seat, call_seats, seat_names
from rulewright.journal import Journal, KeptGame, rules_of
from rulewright.machine_cache import Ready
from rulewright.play.screen_facts import screen_facts
from rulewright.ruleset_lookup import STDIN
from rulewright.storage import Held

USUAL_BOT = "random"
CHANGED = (
    "The rules in the files have changed since this game was begun: it goes on by the rules that it was begun with."
)


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for, as it was given."""

    people: str | None
    bots: str | None
    names: str | None
    save: Path | None
    record: Path | None
    resume: str | None
    plain: bool
    practice: bool
    no_journal: bool
    no_hints: bool
    pace: float
    full_screen: bool
    language: str | None = None


@dataclass(frozen=True)
class Started:
    """A game that is ready to go on, its record and journal so far, and what is to be said about it."""

    rules: Ready
    history: History
    record: Record
    journal: Journal | None = None
    remark: str = ""


@dataclass(frozen=True)
class NewGame:
    """A game to start: its configuration, its seed, and how the ruleset was named."""

    name: str
    players: int | None
    options: dict[str, str]
    seed: int


def new(wanted: Wishes, asked: NewGame) -> Started:
    """A game from its beginning."""
    rules = game_options.prepared(asked.name, asked.players, asked.options, finding=screen_facts)
    machine = rules.machine
    seats = _seats(rules, machine.program.players, (), wanted)
    call_seats(machine, [seat.name for seat in seats])
    try:
        game = Game.start(machine, asked.seed)
    except Fault as fault:
        raise click.ClickException(f"the game cannot be set up with seed {asked.seed}: {fault.told}") from fault
    record = Record.of(machine.program, asked.seed, rules.found.variants, asked.name, seats)
    record.practice = wanted.practice
    _check_practice(record)
    return Started(rules, _history(game, record), record)


def from_save(wanted: Wishes, name: str, path: Path) -> Started:
    """A game from a file that somebody saved."""
    data = record_files.read(path, "save")
    if data["record"] is None:
        raise BadRecord(
            f"`{path}` does not hold how the game came there; only games saved by `rulewright play` can be gone on with"
        )
    rules, record = _of_save(name, path, data), record_from(data["record"])
    _take_seats(rules, record, wanted)
    return Started(rules, _history(load(rules.machine, data), record), record)


def _of_save(name: str, path: Path, data: dict[str, Any]) -> Ready:
    """The rules of a save. That it is of another game is told first: its options may be unknown here."""
    try:
        rules = game_options.prepared(name, data["players"], data["options"], finding=screen_facts)
        here = rules.machine.program.game
    except click.UsageError:
        here = game_options.opened(name).header.game
        if here == data["game"]:
            raise
    if here != data["game"]:
        raise BadRecord(f"`{path}` is a game of `{data['game']}`, not of `{here}`")
    return rules


def from_journal(wanted: Wishes, path: Path) -> Started:
    """A game that was left, or broken off: by its rules, at the same decision."""
    try:
        journal, kept = Journal.again(path)
    except Held:
        raise BadRecord(
            "this game is being played in another window; it can be gone on with when it is left there"
        ) from None
    try:
        return _gone_on(wanted, journal, kept)
    except BaseException:
        journal.close()
        raise


def _gone_on(wanted: Wishes, journal: Journal, kept: KeptGame) -> Started:
    record = kept.record
    rules, changed = rules_of(record, kept.ruleset, kept.texts, screen_facts)
    before = record.seats
    _take_seats(rules, record, wanted)
    history = _history(begun(rules.machine, record), record)
    made = count()
    try:
        follow(history.game, record, choose=lambda seat, action: _again(history, record, (seat, action), next(made)))
    except Differs as problem:
        raise BadRecord(
            f"{problem}, so the game cannot be gone on with by this version of "
            f"Rulewright; its journal `{kept.path}` is left as it is"
        ) from problem
    if record.seats != before:
        journal.seated(record.seats)
    return Started(rules, history, record, journal, remark=CHANGED if changed else "")


def _again(history: History, record: Record, choice: tuple[int, int], made: int) -> None:
    """A choice made again, so that it can be taken back as before."""
    history.choose(*choice, made, person=record.seats[choice[0]].player == PERSON)


def _history(game: Game, record: Record) -> History:
    return History(game, [seat.name for seat in record.seats], practice=record.practice)


def _take_seats(rules: Ready, record: Record, wanted: Wishes) -> None:
    """Who sits where from now on."""
    if wanted.practice and not record.practice:
        raise BadRecord("this game was not begun as practice; leave out --practice")
    record.seats = _seats(rules, record.players, record.seats, wanted)
    call_seats(rules.machine, [seat.name for seat in record.seats])
    _check_practice(record)


def _check_practice(record: Record) -> None:
    people = sum(seat.player == PERSON for seat in record.seats)
    if record.practice and people != 1:
        raise click.UsageError(f"practice is for one person, and {people or 'none'} would play; add `--human 1`")


# ---- who sits where --------------------------------------------------------------------------------------------------


def _seats(rules: Ready, players: int, before: tuple[Seat, ...], wanted: Wishes) -> tuple[Seat, ...]:
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
    if people and rules.found.path == STDIN:
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
