"""What is remembered: the same is told again, and only what has changed is looked at again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright import storage
from rulewright.checkable_files import Target
from rulewright.checking import findings_cache
from rulewright.checking.target_checker import Reviewer
from rulewright.cli.main import run
from rulewright.source.render import FORMATS


@pytest.fixture
def looked(mine: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that were looked at anew."""
    names: list[str] = []
    work = Reviewer._looked

    def note(self: Reviewer, target: Target, *more: object) -> object:
        names.append(target.name)
        return work(self, target, *more)

    monkeypatch.setattr(Reviewer, "_looked", note)
    return names


def check(*more: str) -> int:
    return run(["check", "mine", *more])


def test_what_has_not_changed_is_not_looked_at_again(looked: list[str]) -> None:
    check()
    assert len(looked) == 3
    check()
    assert len(looked) == 3


@pytest.mark.parametrize(
    ("file", "again"),
    [
        ("ruleset.yaml", ["mine/ruleset.yaml", "mine/variants/long.yaml", "mine/scenarios/one.yaml"]),
        ("variants/long.yaml", ["mine/variants/long.yaml"]),
        ("scenarios/one.yaml", ["mine/scenarios/one.yaml"]),
    ],
)
def test_only_what_has_changed_is_looked_at_again(looked: list[str], mine: Path, file: str, again: list[str]) -> None:
    """A ruleset's change concerns what is built on it."""
    check()
    looked.clear()
    with (mine / file).open("a", encoding="utf-8") as target:
        target.write("# changed\n")
    check()
    assert looked == [str(Path(name)) for name in again]


@pytest.mark.parametrize("form", FORMATS)
def test_it_is_told_alike(mine: Path, form: str, capsys: pytest.CaptureFixture[str]) -> None:
    """New, remembered, and without a memory; with fixes, labels and findings of variants and scenarios."""
    (mine / "variants" / "long.yaml").write_text(
        "variant: long\nextends: mine\nchange: {phases.game.round.until: nane(deck)}\n", encoding="utf-8"
    )
    (mine / "scenarios" / "one.yaml").write_text(
        "scenarios: mine\nx: {players: 2, expect: {player 1.hnd: nothing}}\n", encoding="utf-8"
    )
    outputs = []
    for more in ([], [], ["--no-cache"]):
        assert check("--format", form, *more) == 1
        outputs.append(capsys.readouterr())
    assert outputs[0] == outputs[1] == outputs[2]
    assert "RW310" in outputs[0].out


@pytest.mark.parametrize("what", ["settings", "options of the command", "another folder", "a variant beside"])
def test_other_questions_are_other_entries(
    looked: list[str], mine: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever decides what is found makes an entry of its own."""
    check()
    looked.clear()
    if what == "settings":
        (mine / "rulewright.toml").write_text("players = 2\n", encoding="utf-8")
        check()
    elif what == "options of the command":
        check("--play", "2")
    elif what == "another folder":
        monkeypatch.chdir(mine)
        run(["check", "."])
    else:
        (mine / "variants" / "more.yaml").write_text(
            "variant: more\nextends: mine:long\nchange: {numbers.spare: 4}\n", encoding="utf-8"
        )
        check()
    assert looked


def test_what_does_not_matter_makes_no_new_entry(looked: list[str], mine: Path) -> None:
    """Which findings are told is decided afterwards."""
    check()
    looked.clear()
    (mine / "rulewright.toml").write_text('ignore = ["RW3"]\n', encoding="utf-8")
    assert check("--select", "RW7", "--strict") == 0
    assert looked == []


@pytest.mark.parametrize(
    "garbage",
    [b"", b"{", b"[]", b'{"form": 1}', b'{"form": 1, "files": [], "texts": [], "findings": [{}]}', b"\xff\xfe"],
)
def test_entries_that_make_no_sense_are_left_aside(
    looked: list[str], mine: Path, garbage: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    """They are written anew."""
    check()
    first = capsys.readouterr()
    for path in (mine.parent / "cache" / "check").iterdir():
        path.write_bytes(garbage)
    looked.clear()
    check()
    assert capsys.readouterr() == first
    assert len(looked) == 3
    check()
    assert len(looked) == 3


def test_a_change_of_the_program_forgets(looked: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    check()
    monkeypatch.setattr(findings_cache, "program_stamp", lambda: "another")
    check()
    assert len(looked) == 6


def test_what_was_not_there_is_not_remembered(looked: list[str], mine: Path) -> None:
    """A file may come up anywhere: a missing one is looked for each time."""
    (mine / "scenarios" / "one.yaml").write_text("scenarios: other\nx: {expect: {over: yes}}\n", encoding="utf-8")
    check()
    check()
    assert looked.count(str(Path("mine/scenarios/one.yaml"))) == 2


def test_a_csv_file_counts(looked: list[str], mine: Path) -> None:
    rules = (
        (mine / "ruleset.yaml")
        .read_text(encoding="utf-8")
        .replace("{kinds: {blank: 5, extra: 0}}", "{from: cards.csv, kinds: {blank: {}}}")
    )
    (mine / "ruleset.yaml").write_text(rules, encoding="utf-8")
    (mine / "variants" / "long.yaml").unlink()
    (mine / "cards.csv").write_text("kind,count\nblank,5\n", encoding="utf-8")
    assert check() == 0
    looked.clear()
    (mine / "cards.csv").write_text("kind,count\nblonk,5\n", encoding="utf-8")
    assert check() == 1
    assert "mine/ruleset.yaml" in [Path(name).as_posix() for name in looked]


def test_a_cache_that_cannot_be_written_is_done_without(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (mine.parent / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(mine.parent / "file"))
    assert check() == 0


def test_the_cache_is_bounded(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was not used for longest goes; entries are JSON, and no half-written ones stay."""
    monkeypatch.setattr(findings_cache, "MOST_BYTES", 3000)
    folder = mine.parent / "cache" / "check"
    folder.mkdir(parents=True)
    old = folder / "old.json"
    old.write_bytes(b" " * 3000)
    os.utime(old, (0, 0))
    check()
    assert not old.exists()
    assert [json.loads(storage.unsealed(path))["form"] for path in folder.iterdir()]
    assert {path.suffix for path in folder.iterdir()} == {".json"}


def test_what_is_remembered_imports_nothing_heavy(mine: Path) -> None:
    """The second run needs neither the parser nor the schemas."""
    code = (
        "import sys; from rulewright.cli.main import run; run(['check', 'mine']); print(sorted({'lark', 'yaml', "
        "'jsonschema', 'rich'} & set(sys.modules)))"
    )
    path = os.pathsep.join([str(Path(findings_cache.__file__).parents[2]), os.environ.get("PYTHONPATH", "")])
    outputs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for _ in range(2)
    ]
    assert outputs[0].splitlines()[:-1] == outputs[1].splitlines()[:-1]
    assert outputs[1].splitlines()[-1] == "[]"
