"""The game that was finished last, kept so that one may ask afterwards why it went so.

In: the record of a game that is over. Out: a file, of which there is one only; and where it
lies. OSError where it cannot be kept, `BadRecord` where there is none. It holds every secret of the game, as a journal
does, and lies in the user's own folder.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rulewright import record_files
from rulewright.game.record import BadRecord, Record
from rulewright.ruleset_lookup import split
from rulewright.storage import own_folder

FOLDER = "finished"
FILE = "last.json"


def keep_last(record: Record) -> None:
    """Keeps the record in place of the one before, with the whole path of its rules, to be found from any folder."""
    where, variants = split(record.ruleset)
    place = str(Path(where).absolute()) if Path(where).exists() else where
    named = ":".join((place, "+".join(variants))) if variants else place
    record_files.write(own_folder(FOLDER) / FILE, replace(record, ruleset=named).to_json())


def last_game() -> Path:
    """Where it lies."""
    try:
        path = own_folder(FOLDER) / FILE
    except OSError as problem:
        raise BadRecord(f"the game that was played last cannot be looked for: {problem.strerror or problem}") from None
    if not path.is_file():
        raise BadRecord(
            "no game was played to its end yet; `rulewright play RULESET --human 1` plays one,"
            " and a file is named that `rulewright play --record FILE` has written"
        )
    return path
