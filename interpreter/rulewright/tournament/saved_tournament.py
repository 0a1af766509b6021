"""A tournament in a file, to go on from.

In: a tournament and its rows. Out: a file, whole or not at all. Complains with `BadTournament` where a file is none, or
of another tournament.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rulewright.errors import RulewrightError
from rulewright.frontend.syntax.saved_objects import read_object, with_checksum
from rulewright.source.plurals import plural
from rulewright.storage import write_whole
from rulewright.tournament.game_rows import GameRow
from rulewright.tournament.schedule import Tournament

FORM = 2
MOST_BYTES = 2**28


class BadTournament(RulewrightError):
    """A file from which a tournament cannot go on."""


def heading(tournament: Tournament, fingerprint: str) -> dict[str, Any]:
    """What must be equal to go on; the number of games may differ."""
    return {
        "rulewright_tournament": FORM,
        "fingerprint": fingerprint,
        "players": tournament.players,
        "bots": list(tournament.bots),
        "seed": tournament.seed,
        "among": tournament.among,
    }


def resumed(path: Path, tournament: Tournament, fingerprint: str) -> list[GameRow]:
    """The rows of a file that is there; none if it is not."""
    data = _read(path)
    if data is None:
        return []
    for name, value in heading(tournament, fingerprint).items():
        if data.get(name) != value:
            raise BadTournament(f"`{path}` is of another tournament: its `{name}` is not the same; name another file")
    try:
        rows = [GameRow.from_json(row) for row in data["rows"]]
    except (KeyError, TypeError, ValueError) as problem:
        raise BadTournament(f"`{path}` holds no games of a tournament") from problem
    if any(row.index != at or row.line_up != tournament.line_up(at) for at, row in enumerate(rows)):
        raise BadTournament(f"`{path}` holds games that were never in it: it was changed")
    if len(rows) > tournament.games:
        raise BadTournament(f"`{path}` has {plural(len(rows), 'game')} already, more than {tournament.games:,}")
    return rows


def saved_seed(path: Path) -> int | None:
    """The seed of a file that is there."""
    data = _read(path)
    seed = None if data is None else data.get("seed")
    return seed if isinstance(seed, int) else None


def _read(path: Path) -> dict[str, Any] | None:
    return read_object(path, MOST_BYTES, "a tournament", BadTournament)


def write(path: Path, tournament: Tournament, fingerprint: str, rows: list[GameRow]) -> None:
    """Keeps it."""
    data = {**heading(tournament, fingerprint), "rows": [row.to_json() for row in rows]}
    try:
        write_whole(path, json.dumps(with_checksum(data), separators=(",", ":")).encode())
    except OSError as problem:
        raise BadTournament(f"cannot write `{path}`: {problem.strerror or problem}") from problem
