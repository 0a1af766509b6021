"""Records, studies, saved comparisons and tournaments are JSON of strangers: what they hold is bounded, and so is the
work to say what is wrong with them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from jsonschema import ValidationError

from rulewright import record_files
from rulewright.cli.main import run
from rulewright.frontend.syntax import json_text
from rulewright.game.record import BadRecord
from rulewright.lab.compare import saved_comparison
from rulewright.lab.tune import study_file
from rulewright.tournament import saved_tournament

READERS: dict[str, Callable[[Path], object]] = {
    "a record": lambda path: record_files.read(path, "record"),
    "a study": study_file.study_seed,
    "a comparison": saved_comparison.saved_seed,
    "a tournament": saved_tournament.saved_seed,
}
REFUSALS = BadRecord, study_file.BadStudy, saved_comparison.BadComparison, saved_tournament.BadTournament
PARTS = 1_000
TEXTS = {
    "many lists": "[" + "[]," * PARTS + "1]",
    "many mappings": "[" + "{}," * PARTS + "1]",
    "many texts": "[" + '"",' * (PARTS + 1) + "1]",
    "nested lists": "[" * 100_000,
    "a long number": f"[{'9' * 5000}]",
    "letters that are none": "\udcff",
    "not a number": "NaN",
    "an infinity": '{"seed": 1e999, "rulewright_study": Infinity}',
}


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("reader", READERS)
def test_what_is_no_such_file_is_refused(
    reader: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(json_text, "MOST_PARTS", PARTS)
    path = tmp_path / "strange.json"
    path.write_text(TEXTS[name], encoding="utf-8", errors="surrogateescape")
    if name == "an infinity" and reader in ("a comparison", "a tournament"):
        assert READERS[reader](path) is None  # a seed that is none: what is asked for says the rest
        return
    with pytest.raises(REFUSALS) as told:
        READERS[reader](path)
    assert not name.startswith("many") or "more than 1,000 lists" in str(told.value)


LARGEST: dict[str, tuple[ModuleType, str]] = {
    "kept.study": (study_file, "tune goofspiel -o cards=2..6 --minimise decisions --study"),
    "kept.json": (saved_comparison, "compare kuhn leduc --save"),
    "played.json": (saved_tournament, "tournament kuhn --bots random,random --save"),
}
MOST_BYTES = {study_file: 2**26, saved_comparison: 2**28, saved_tournament: 2**28}
"""As docs/security.md has them; here a small one stands for each."""


@pytest.mark.parametrize("name", LARGEST)
def test_files_that_are_too_large(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They are refused by their size, whatever is in them."""
    monkeypatch.chdir(tmp_path)
    module, words = LARGEST[name]
    assert MOST_BYTES[module] == module.MOST_BYTES
    monkeypatch.setattr(module, "MOST_BYTES", 5_000)
    Path(name).write_bytes(b" " * 5_001)
    assert run([*words.split(), name]) == 2
    assert "5,000 bytes" in " ".join(capsys.readouterr().err.split())


def test_a_key_that_stands_twice_is_found_at_once() -> None:
    """Not by counting each of a hundred thousand: that would be ten thousand million looks."""
    keys = ", ".join(f'"k{number}": 1' for number in range(100_000))
    with pytest.raises(json_text.BadJson, match="`last` stands twice"):
        json_text.parse(f'{{{keys}, "last": 1, "last": 2}}')


def test_a_few_mistakes_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file may hold millions."""
    looked = []

    def errors(_data: Any) -> Iterator[Any]:
        for number in range(10**6):
            looked.append(number)
            yield ValidationError("", validator="type", path=[number], instance=1, validator_value="string")

    monkeypatch.setattr(json_text, "_validator", lambda *_: SimpleNamespace(iter_errors=errors))
    with pytest.raises(json_text.BadJson, match="`1` stands where a text is expected"):
        json_text.check(json.loads("{}"), "record", "record")
    assert len(looked) == json_text.MOST_ERRORS
