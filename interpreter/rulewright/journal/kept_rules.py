"""The rules that a game was begun with, kept as the texts of their files, so that it can go on by them whatever becomes
of the files.

In: files as they are read, or texts as a journal keeps them. Out: a `Ruleset`. Rules that cannot be used give none;
nothing of them is told.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from rulewright.errors import BadConfiguration
from rulewright.frontend.syntax.reader import MAX_BYTES, reading
from rulewright.game.record import BadRecord, Record
from rulewright.loading import Ruleset, Unsound, load
from rulewright.ruleset_lookup import Found, variants_of
from rulewright.source.diagnostic import Report
from rulewright.storage import read, real_path


class RuleTexts:
    """Reads files for whoever reads rules, and keeps what they hold, by their whole paths."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Meanwhile every file that rules are read from is kept."""
        with reading(self._read):
            yield

    def _read(self, path: Path) -> bytes:
        data = read(path, MAX_BYTES)
        self.files[str(real_path(path))] = data
        return data

    def to_json(self) -> dict[str, str]:
        """By path, in base64: a table may be in another encoding than text."""
        return {path: base64.b64encode(data).decode() for path, data in self.files.items()}


def rules_of(record: Record, path: str, texts: Mapping[str, str]) -> tuple[Ruleset, bool]:
    """The rules of a record, and whether they are the kept ones, because those in the files are others now."""
    found = Found(_shortest(Path(path)), record.variants, own=_elsewhere(Path(path), record.variants, texts))
    ruleset = _loaded(found, record)
    if ruleset is not None:
        return ruleset, False
    files = {path: _decoded(text) for path, text in texts.items()}
    with reading(lambda path: files.get(str(real_path(path)))):
        kept = _loaded(found, record)
    if kept is None:
        raise BadRecord(
            f"its rules, those of `{path}`, are not as they were when the game "
            "was begun, and this version of Rulewright "
            "does not take the kept ones for the same either; it can be gone on with where they are as they were"
        )
    return kept, True


def _elsewhere(ruleset: Path, variants: Iterable[str], texts: Iterable[str]) -> Path | None:
    """The folder of variants that do not lie beside the ruleset, by the files that were kept."""
    missing = set(variants) - set(variants_of(ruleset))
    return next((Path(text).parent for text in texts if Path(text).stem in missing), None)


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)[: MAX_BYTES + 1]
    except ValueError:
        raise BadRecord("the rules that it keeps are damaged") from None


def _shortest(path: Path) -> Path:
    """As one would write it here: from the current folder, if it lies in there."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


def _loaded(found: Found, record: Record) -> Ruleset | None:
    """The ruleset, if it is the one that the record was made by.
    What is wrong with it may be a stranger's text: it is not told.
    """
    if not set(found.variants) <= set(found.known):
        return None
    try:
        ruleset = load(found, Report())
        if ruleset is None or ruleset.header.game != record.game:
            return None
        machine = ruleset.machine(record.players, record.options)
    except (OSError, BadConfiguration, Unsound):
        return None
    return ruleset if machine.program.fingerprint == record.fingerprint else None
