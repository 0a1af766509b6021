"""What tests do when nothing is changed: how long each takes, which mutants it touches, which rulesets it loads.

In: the tests of one file, run in a process of their own. What comes out is kept in a file beside the results, by what
it depends on, so that going on costs nothing.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from .in_place import note_touched
from .prepared_rules import Asked, PreparedRules
from .targets import ROOT, Trial, trials
from .touched import Touched


@dataclass
class FileBaseline:
    """Of one file of tests: seconds of each, titles of mutants that each touched first, what it loads, what fails."""

    seconds: dict[str, float] = field(default_factory=dict)
    touched: dict[str, list[str]] = field(default_factory=dict)
    asked: dict[str, Asked] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def text(self) -> str:
        told = asdict(self)
        told["asked"] = [(text, one.name, list(one.configured)) for text, one in self.asked.items()]
        return json.dumps(told)

    @classmethod
    def of(cls, text: str) -> FileBaseline:
        told = json.loads(text)
        configured = {
            text: Asked(
                name, {(players, tuple(map(tuple, options)), marked): None for players, options, marked in made}
            )
            for text, name, made in told.pop("asked")
        }
        return cls(asked=configured, **told)


def measured(
    items: Sequence[pytest.Item],
    run: Callable[[pytest.Item, pytest.Item | None], bool],
    trials: Sequence[Trial],
    rules: PreparedRules,
) -> FileBaseline:
    """Runs tests (`run` says whether one passes) in this process, which is of no other use afterwards."""
    found, touched = FileBaseline(), Touched()
    note_touched(trials, touched)
    before: set[str] = set()
    for item, following in zip(items, [*items[1:], None], strict=True):
        start = time.process_time()
        found.failed += [] if run(item, following) else [item.nodeid]
        found.seconds[item.nodeid] = time.process_time() - start
        found.touched[item.nodeid] = sorted(touched.found - before)
        before = set(touched.found)
    found.asked = rules.asked
    return found


class KeptBaselines:
    """Baselines in a file, of the last state of the program and of each file of tests."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.entries: dict[str, list[str]] = {}
        if path is not None and path.exists():
            self.entries = json.loads(path.read_text(encoding="utf-8"))

    def of(self, file: str, items: Sequence[pytest.Item]) -> FileBaseline | None:
        key, text = self.entries.get(file, ("", ""))
        return FileBaseline.of(text) if key == _key(file, items) else None

    def keep(self, file: str, items: Sequence[pytest.Item], found: FileBaseline) -> None:
        self.entries[file] = [_key(file, items), found.text()]
        if self.path is not None:
            self.path.write_text(json.dumps(self.entries), encoding="utf-8")


def _key(file: str, items: Sequence[pytest.Item]) -> str:
    names = "\n".join(item.nodeid for item in items)
    return sha256(f"{_program()}{(ROOT / file).read_text(encoding='utf-8')}{names}".encode()).hexdigest()


@cache
def _program() -> str:
    """A digest of the program, of all mutants, and of what tests of visibility share."""
    shared = (
        ROOT / "tests/visibility" / name
        for name in (
            "audiences.py",
            "leaky_rules.py",
            "logged_rules.py",
            "seat_outputs.py",
            "told_tables.py",
            "viewed_rules.py",
        )
    )
    expected = (ROOT / "tests/visibility/expected").glob("*.txt")
    files = [
        *shared,
        *expected,
        *(path for path in (ROOT / "interpreter").rglob("*.*") if path.suffix in (".py", ".h", ".lark")),
    ]
    found = sha256("\n".join(trial.title for trial in trials()).encode())
    for path in sorted(files):
        found.update(path.read_bytes())
    return found.hexdigest()
