"""What was found before, kept in the user's cache folder.

In: a target with everything else that matters (an identity). Out: what was found, if every file that was read is as it
was. An entry that cannot be understood counts as none. Nothing heavy is imported here, because a check that changes
nothing should take no time.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from rulewright.resources import program_stamp
from rulewright.source.diagnostic import Diagnostic, Fix, Label, Severity
from rulewright.source.text import NOWHERE, Source, Span
from rulewright.storage import forget, read, sealed, shared_folder, touch, unsealed, write_whole

FORM = 1
"""The form of entries; another one is not read."""
MOST_BYTES = 16 * 2**20
"""How much all entries together may hold."""
SUFFIX = ".json"
MOST_READ = 2_000_000
"""No file that is read for a ruleset is larger."""

Packed = dict[str, Any]
"""Findings as JSON, with their texts."""
Kept = tuple[tuple[Diagnostic, ...], tuple[Path, ...]]
"""What was found, and the files that were read for it."""


def packed(found: Iterable[Diagnostic]) -> Packed:
    """Findings that can be written to a file, or sent to another process."""
    writing = _Writing()
    findings = [writing.finding(one) for one in found]
    return {"findings": findings, "texts": writing.texts}


def unpacked(data: Packed) -> tuple[Diagnostic, ...]:
    """The same findings again."""
    return _Reading(data["texts"]).findings(data["findings"])


class Memory:
    """Entries by identity. Without a folder that can be written it remembers nothing."""

    def __init__(self) -> None:
        self.folder = shared_folder("check")
        self.digests: dict[Path, str | None] = {}
        self.written = False

    def recall(self, identity: Iterable[object]) -> Kept | None:
        """What is remembered of an identity, if all its files are unchanged."""
        path = self._path(identity)
        if path is None:
            return None
        with suppress(OSError, ValueError, KeyError, TypeError, IndexError, AttributeError):
            data = json.loads(unsealed(path))
            files = [(Path(name), digest) for name, digest in data["files"]]
            if data["form"] == FORM and all(self.digest(file) == digest for file, digest in files):
                touch(path)
                return unpacked(data), tuple(file for file, _ in files)
        return None

    def keep(self, identity: Iterable[object], found: Iterable[Diagnostic], files: Iterable[Path]) -> None:
        """Remembers what was found. A full disk is nobody's trouble."""
        path = self._path(identity)
        if path is not None:
            data = {"form": FORM, "files": [(str(file), self.digest(file)) for file in files], **packed(found)}
            with suppress(OSError):
                write_whole(path, sealed(path, json.dumps(data).encode()))
                self.written = True

    def close(self) -> None:
        """Forgets what was not used for longest, if something new has come."""
        if self.folder is not None and self.written:
            forget(self.folder, f"*{SUFFIX}", MOST_BYTES)

    def digest(self, path: Path) -> str | None:
        """The hash of a file, or none if it cannot be read; each file once."""
        if path not in self.digests:
            self.digests[path] = None
            with suppress(OSError):
                self.digests[path] = hashlib.blake2b(read(path, MOST_READ), digest_size=16).hexdigest()
        return self.digests[path]

    def _path(self, identity: Iterable[object]) -> Path | None:
        if self.folder is None:
            return None
        text = json.dumps([str(Path.cwd()), program_stamp(), *map(str, identity)])
        return self.folder / f"{hashlib.blake2b(text.encode(), digest_size=16).hexdigest()}{SUFFIX}"


class _Writing:
    """Findings as JSON; texts are kept once."""

    def __init__(self) -> None:
        self.texts: list[tuple[str, str]] = []
        self.numbers: dict[int, int] = {}
        self.sources: list[Source] = []

    def finding(self, one: Diagnostic) -> dict[str, Any]:
        labels = [(self._span(label.span), label.text) for label in one.labels]
        fixes = [(self._span(fix.span), fix.text, fix.title, fix.is_safe) for fix in one.fixes]
        head = {"code": one.code, "severity": str(one.severity), "message": one.message, "hint": str(one.hint)}
        return {**head, "span": self._span(one.span), "labels": labels, "fixes": fixes}

    def _span(self, span: Span) -> tuple[int, int, int]:
        if span.source is NOWHERE.source:
            return -1, 0, 0
        key = id(span.source)
        if key not in self.numbers:
            self.sources.append(span.source)
            self.numbers[key] = len(self.texts)
            self.texts.append((span.source.name, span.source.text))
        return self.numbers[key], span.start, span.end


class _Reading:
    """The way back."""

    def __init__(self, texts: list[tuple[str, str]]) -> None:
        self.sources = [Source(str(name), str(text)) for name, text in texts]

    def findings(self, data: list[dict[str, Any]]) -> tuple[Diagnostic, ...]:
        return tuple(map(self._finding, data))

    def _finding(self, one: dict[str, Any]) -> Diagnostic:
        labels = tuple(Label(self._span(span), text) for span, text in one["labels"])
        fixes = tuple(Fix(self._span(span), text, title, safe) for span, text, title, safe in one["fixes"])
        return Diagnostic(
            one["code"], Severity(one["severity"]), one["message"], self._span(one["span"]), labels, one["hint"], fixes
        )

    def _span(self, data: tuple[int, int, int]) -> Span:
        number, start, end = data
        return NOWHERE if number < 0 else Span(self.sources[number], start, end)
