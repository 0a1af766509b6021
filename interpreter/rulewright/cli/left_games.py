"""`rulewright play --resume`: which game is meant.

In: the value of the option: a file that was saved, the number of a game in the list, or nothing. Out: a game to go on
with, or none where nobody chose one. Complains with `BadRecord` and usage errors. The list tells of a game what all at
its table may know.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import click

from rulewright import ruleset_lookup
from rulewright.cli import game_starts
from rulewright.cli.game_starts import Started, Wishes
from rulewright.game.record import BadRecord
from rulewright.game.seats import PERSON
from rulewright.journal import KeptGame, games, in_play
from rulewright.play.screen import Ended, Screen
from rulewright.storage import real_path

LAST = ""
"""No value: the game that was played last, or a list to choose from."""
MOST_LISTED = 20


def resumed(name: str | None, wanted: Wishes, screen: Screen) -> Started | None:
    """The game that is meant."""
    value = wanted.resume or LAST
    if value and not _is_number(value):
        if name is not None:
            return game_starts.from_save(wanted, name, Path(value))
        if Path(value).is_file() and Path(value).suffix not in (".yaml", ".yml"):
            raise click.UsageError(f"which ruleset is `{value}` a game of? `rulewright play RULESET --resume {value}`")
        name, value = value, LAST  # `play --resume RULESET`
    if wanted.no_journal:
        raise click.UsageError("a game that is gone on with has a journal; leave out --no-journal")
    found = _of_ruleset(_games(), name)
    if not found:
        raise BadRecord(
            "no game" + (f" of `{name}`" if name else "") + " was left or broken off; there is nothing to go on with"
        )
    chosen = _numbered(found, value) if value else _chosen(found, screen)
    return None if chosen is None else game_starts.from_journal(wanted, chosen.path)


def _games() -> list[KeptGame]:
    try:
        return games()
    except OSError as problem:
        raise BadRecord(
            f"games that were left cannot be looked for: `{problem.filename}`: {problem.strerror}"
        ) from problem


def _of_ruleset(found: Sequence[KeptGame], name: str | None) -> list[KeptGame]:
    """Those of a ruleset, with the variants that are named."""
    if name is None:
        return list(found)
    meant = ruleset_lookup.find(name)
    path = str(real_path(meant.path))
    return [
        kept for kept in found if str(real_path(Path(kept.ruleset))) == path and kept.record.variants == meant.variants
    ]


def _is_number(value: str) -> bool:
    return value.isascii() and value.isdecimal() and len(value) <= 4 and not Path(value).exists()


def _numbered(found: Sequence[KeptGame], value: str) -> KeptGame:
    if not 1 <= int(value) <= len(found):
        raise click.UsageError(f"there is no game {value} to go on with; they are numbered from 1 to {len(found)}")
    return found[int(value) - 1]


def _chosen(found: Sequence[KeptGame], screen: Screen) -> KeptGame | None:
    """The only one; or the one that is chosen from the list."""
    if len(found) == 1:
        return found[0]
    screen.line("Games that can be gone on with, the last one first:", "title")
    for number, kept in enumerate(found[:MOST_LISTED], 1):
        screen.line(f"{number:>3}  {_game_line(kept)}")
    last = min(len(found), MOST_LISTED)
    while True:
        try:
            answer = screen.ask(f"1..{last}, Enter alone for the last one, or `quit`: ")
        except Ended:
            return None
        if answer.lower() in ("quit", "q", "exit"):
            return None
        if not answer or (_is_number(answer) and 1 <= int(answer) <= last):
            return found[int(answer or 1) - 1]
        screen.line(f"Type a number from 1 to {last}.", "refusal")


def _game_line(kept: KeptGame) -> str:
    """A game in a line."""
    record = kept.record
    variants = ":" + "+".join(record.variants) if record.variants else ""
    who = ", ".join(seat.name if seat.player == PERSON else f"{seat.name} (bot)" for seat in record.seats)
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.written_at))
    choices = f"{len(record.choices):,} choice" + ("" if len(record.choices) == 1 else "s")
    open_elsewhere = "; being played in another window" if in_play(kept) else ""
    practice = ", practice" if record.practice else ""
    return f"{record.game}{variants}{practice}: {who}; {choices}; {when}{open_elsewhere}"
