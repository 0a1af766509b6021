"""The rules that a game was begun with, kept as the texts of their files, so that it can go on by them whatever becomes
of the files.

In: files as they are read, or texts as a journal keeps them. Out: rules that are ready to be played. Rules that cannot
be used give none; nothing of them is told.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.errors import BadConfiguration
from rulewright.game.record import BadRecord, Record
from rulewright.ir.program import Program
from rulewright.machine_cache import MOST_READ, Facts, Ready, Wanted, ready_from, ready_with
from rulewright.ruleset_lookup import Found, variants_of
from rulewright.source.diagnostic import Report
from rulewright.storage import read, real_path

if TYPE_CHECKING:
    from rulewright.loading import Ruleset


class RuleTexts:
    """Reads files for whoever reads rules, and keeps what they hold, by their whole paths."""

    def __init__(self, files: Mapping[str, bytes] | None = None) -> None:
        self.files = {str(real_path(Path(path))): data for path, data in (files or {}).items()}

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Meanwhile every file that rules are read from is kept."""
        from rulewright.frontend.syntax.text_files import reading  # noqa: PLC0415 (a game that is kept is not read)

        with reading(self._read):
            yield

    def _read(self, path: Path) -> bytes:
        data = read(path, MOST_READ)
        self.files[str(real_path(path))] = data
        return data

    def to_json(self) -> dict[str, str]:
        """By path, in base64: a table may be in another encoding than text."""
        return {path: base64.b64encode(data).decode() for path, data in self.files.items()}


def rules_of(
    record: Record, path: str, texts: Mapping[str, str], finding: Callable[[Ruleset, Program], Facts]
) -> tuple[Ready, bool]:
    """The rules of a record, with the facts that `finding` finds, and whether they are the kept ones, because those in
    the files are others now.
    """
    found = Found(_shortest(Path(path)), record.variants, own=_elsewhere(Path(path), record.variants, texts))
    wanted = Wanted(record.players, record.options, finding=finding)
    now = _usable(found, record, lambda: ready_with(found, wanted, Report()))
    if now is not None:
        return now, False
    files = {path: _decoded(text) for path, text in texts.items()}
    kept = _usable(found, record, lambda: ready_from(files, found, wanted, Report()))
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
        return base64.b64decode(text, validate=True)[: MOST_READ + 1]
    except ValueError:
        raise BadRecord("the rules that it keeps are damaged") from None


def _shortest(path: Path) -> Path:
    """As one would write it here: from the current folder, if it lies in there."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


def _usable(found: Found, record: Record, made: Callable[[], Ready | None]) -> Ready | None:
    """The rules, if they are those that the record was made by.
    What is wrong with them may be a stranger's text: it is not told.
    """
    if not set(found.variants) <= set(found.known):
        return None
    try:
        rules = made()
    except (OSError, BadConfiguration):
        return None
    program = rules.machine.program if rules is not None else None
    is_the_same = program is not None and (program.game, program.fingerprint) == (record.game, record.fingerprint)
    return rules if is_the_same else None
