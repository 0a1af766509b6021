"""Looks at targets, and remembers.

In: targets, settings. Out: an `Outcome` for each: what was found before anybody has asked for silence. What has to be
looked at is done by `checking.file_checks`, which is imported then.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.checkable_files import BOOK, FOR_RULES, SCENARIOS, Target
from rulewright.checking.findings_cache import Kept, Memory
from rulewright.ruleset_lookup import STDIN, variants_of
from rulewright.settings import Desk, Settings
from rulewright.source.diagnostic import Diagnostic, Severity
from rulewright.storage import members, settings_of

if TYPE_CHECKING:
    from rulewright.checking.file_checks import Workshop

LOOKED_UP = frozenset({"RW001", "RW002", "RW003", "RW015", "RW016", "RW807", "RW850", "RW910"})
"""Of files that were not found, or not readable: what was not there leaves no
trace to compare, so this is never remembered.
"""


@dataclass(frozen=True, slots=True)
class TargetRequest:
    """How to look: `play` random games of each, whether to use what is remembered, and whether `texts` are demanded.
    None: as the settings say.
    """

    play: int | None = None
    remember: bool = True
    texts: bool | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was found about a target, and the files that were read."""

    target: Target
    settings: Settings
    found: tuple[Diagnostic, ...]
    files: tuple[Path, ...]
    played: bool = False
    texts: bool = False
    """Whether texts were demanded."""

    @property
    def failed(self) -> bool:
        return any(one.severity is Severity.ERROR for one in self.found)


NEW_OBJECTS = 1_000_000
"""After so many is looked for garbage among them: lowering a ruleset leaves a tenth of that."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """Looking for garbage all the while takes as long as a fifth of the rest: now and
    then is enough, so that it does not pile up.
    """
    usual = gc.get_threshold()
    gc.set_threshold(NEW_OBJECTS, 50, 1000)
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(*usual)


class Reviewer:
    """Looks at targets, one after the other; those of one ruleset together, because they share it."""

    def __init__(self, desk: Desk, wanted: TargetRequest) -> None:
        self.desk = desk
        self.wanted = wanted
        self.memory = Memory() if wanted.remember else None
        self._workshop: Workshop | None = None

    def outcomes(self, targets: Iterable[Target]) -> Iterator[Outcome]:
        """What is found, target by target."""
        with undisturbed():
            for target in targets:
                yield self.outcome(target)
        self.close()

    def close(self, written: bool = False) -> None:
        """Forgets what is old, if something was remembered here or (`written`) elsewhere."""
        if self.memory is not None:
            self.memory.written |= written
            self.memory.close()

    def recalled(self, targets: Sequence[Target]) -> list[Outcome] | None:
        """What was found about all of these before; none if one of them has to be looked at."""
        kept = [self._recall(target) for target in targets]
        found = [self.outcome_of(target, one) for target, one in zip(targets, kept, strict=True) if one is not None]
        return found if len(found) == len(targets) else None

    def outcome(self, target: Target) -> Outcome:
        """What is found about one target, or was."""
        kept = self._recall(target)
        if kept is None:
            kept = self._looked(target)
            memory = self._memory(target)
            if memory is not None and kept[1] and not LOOKED_UP & {one.code for one in kept[0]}:
                memory.keep(self._identity(target), *kept)
        return self.outcome_of(target, kept)

    def outcome_of(self, target: Target, found: Kept) -> Outcome:
        """The outcome of a target about which so much was found."""
        return Outcome(target, self.desk.of(target.folder), *found, self._play(target) > 0, self._demands_texts(target))

    def _recall(self, target: Target) -> Kept | None:
        memory = self._memory(target)
        return memory.recall(self._identity(target)) if memory is not None else None

    def _memory(self, target: Target) -> Memory | None:
        """Where it is remembered what was found about a target; not about what no file holds."""
        return self.memory if target.file != STDIN and target.text is None else None

    def _play(self, target: Target) -> int:
        """How many games are played for a target."""
        if target.kind in FOR_RULES:
            return 0
        return self.desk.of(target.folder).play if self.wanted.play is None else self.wanted.play

    def _demands_texts(self, target: Target) -> bool:
        """Whether the author of a target must have written its texts."""
        return self.desk.of(target.folder).texts if self.wanted.texts is None else self.wanted.texts

    def _looked(self, target: Target) -> Kept:
        from rulewright.checking.file_checks import Workshop  # noqa: PLC0415 (heavy, and often not needed)

        if self._workshop is None or self._workshop.ruleset != target.found.path:
            self._workshop = Workshop(target.found.path)
        with settings_of(self.desk.chosen, self.desk.never):
            settings = replace(self.desk.of(target.folder), texts=self._demands_texts(target))
            return self._workshop.looked(target, settings, self._play(target))

    def _identity(self, target: Target) -> tuple[object, ...]:
        """Everything but files and this program that decides what is found."""
        settings = self.desk.of(target.folder)
        beside = target.found.known if target.kind == "variant" else _translated_beside(target)
        return (
            target.kind,
            target.found.path,
            target.found.variants,
            target.found.own,
            target.file,
            sorted(beside),
            self.desk.chosen,
            self.desk.never,
            settings.root,
            settings.players,
            sorted(settings.games.items()),
            self._play(target),
            self._demands_texts(target),
        )


def _translated_beside(target: Target) -> list[str]:
    """The variants whose texts a message file translates too, and the scenarios whose titles one of a book does."""
    if target.kind != "messages":
        return []
    folder = target.file.parent
    if folder.name != BOOK:
        return sorted(variants_of(folder))
    ruleset = folder.parent.parent
    return sorted([*variants_of(folder.parent), *map(str, members(ruleset / SCENARIOS, "*.yaml"))])
