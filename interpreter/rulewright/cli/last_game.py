"""The game that was finished last, kept so that one may ask afterwards why it went so.

In: the record of a game that is over, and the rules that it was played by. Out: files, of which there are two only: the
record, and the texts of the rules, so that the game can be explained whatever becomes of these; and where it lies.
OSError where it cannot be kept, `BadRecord` where there is none. They hold every secret of the game, as a journal does,
and lie in the user's own folder.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from rulewright import record_files
from rulewright.game.record import BadRecord, Record
from rulewright.journal import RuleTexts, rules_of
from rulewright.machine_cache import Ready
from rulewright.play.screen_facts import screen_facts
from rulewright.ruleset_lookup import split
from rulewright.storage import own_folder, read, real_path, write_whole

FOLDER = "finished"
FILE = "last.json"
RULES = "last-rules.json"
MOST_BYTES = 64_000_000


def keep_last(record: Record, rules: Ready) -> None:
    """Keeps the record in place of the one before, with the whole path of its rules, to be found from any folder."""
    where, variants = split(record.ruleset)
    place = str(Path(where).absolute()) if Path(where).exists() else where
    named = ":".join((place, "+".join(variants))) if variants else place
    record_files.write(own_folder(FOLDER) / FILE, replace(record, ruleset=named).to_json())
    texts = RuleTexts(rules.files).to_json()
    kept = {"fingerprint": record.fingerprint, "ruleset": str(real_path(rules.found.path)), "texts": texts}
    write_whole(own_folder(FOLDER) / RULES, json.dumps(kept).encode())


def rules_of_last(record: Record) -> Ready | None:
    """The rules of a record, if the game that was played last was played by the same; none where they are not kept, or
    this version of the program does not take them for the same.
    """
    with suppress(OSError, ValueError, KeyError, TypeError, AttributeError, BadRecord):
        kept = json.loads(read(own_folder(FOLDER) / RULES, MOST_BYTES))
        if kept["fingerprint"] == record.fingerprint:
            return rules_of(record, kept["ruleset"], kept["texts"], screen_facts)[0]
    return None


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
