"""Every file beside a ruleset is read, or told about; no name is so near to the right one that nobody notices."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

import pytest

from rulewright.checkable_files import unread_files
from rulewright.cli.main import run
from rulewright.ruleset_lookup import BESIDE, shipped


@pytest.fixture
def kuhn(tmp_path: Path) -> Path:
    return Path(shutil.copytree(shipped()["classics/kuhn"].parent, tmp_path / "kuhn"))


def told(folder: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The places and hints of files that are not read."""
    capsys.readouterr()
    run(["check", str(folder)])
    lines = capsys.readouterr().out.splitlines()
    at = [n for n, line in enumerate(lines) if line.startswith("RW908")]
    return [f"{Path(lines[n + 1].split('--> ')[1]).name}: {lines[n + 2].split('help: ')[1]}" for n in at]


@pytest.mark.parametrize(("folder", "suffix"), BESIDE.items())
@pytest.mark.parametrize("name", ["more.yml", "more.YAML", "more.json", "more"])
def test_files_with_another_ending_are_told(
    kuhn: Path, capsys: pytest.CaptureFixture[str], folder: str, suffix: str, name: str
) -> None:
    (kuhn / folder).mkdir(exist_ok=True)
    (kuhn / folder / name).write_text("x: [", encoding="utf-8")
    assert told(kuhn, capsys) == [f"{name}: names of files in `{folder}` end in `{suffix}`"]


@pytest.mark.parametrize("folder", BESIDE)
def test_folders_inside_and_slips_for_folders_are_told(
    kuhn: Path, capsys: pytest.CaptureFixture[str], folder: str
) -> None:
    slip = folder.removesuffix("s")
    for place in (kuhn / folder / "more", kuhn / slip, kuhn / "notes"):
        place.mkdir(parents=True)
        (place / "a.yaml").write_text("x: 1\n", encoding="utf-8")
    assert told(kuhn, capsys) == [
        f"{slip}: did you mean the folder `{folder}`?",
        f"more: move its files into `{folder}`",
    ]


@pytest.mark.parametrize(
    ("head", "hint"),
    [
        ("scenarios: kuhn\n", "move it into the folder `scenarios`"),
        ("assess: kuhn\n", "move it into the folder `targets`"),
        ("on: push\nname: kuhn\n", ""),
        ("scenarios: leduc\n", ""),
    ],
)
@pytest.mark.parametrize("name", ["more.yaml", "more.yml"])
def test_a_file_beside_the_ruleset_that_belongs_into_a_folder_is_told(
    kuhn: Path, capsys: pytest.CaptureFixture[str], head: str, hint: str, name: str
) -> None:
    (kuhn / name).write_text(head, encoding="utf-8")
    assert told(kuhn, capsys) == ([f"{name}: {hint}"] if hint else [])


@pytest.mark.parametrize(
    ("folder", "words"),
    [("scenarios", "`scenarios: GAME`"), ("variants", "`variant: NAME`"), ("targets", "`assess: GAME`")],
)
def test_an_empty_file_is_told_how_it_begins(
    kuhn: Path, capsys: pytest.CaptureFixture[str], folder: str, words: str
) -> None:
    (kuhn / folder).mkdir(exist_ok=True)
    (kuhn / folder / "more.yaml").write_text("", encoding="utf-8")
    assert run(["check", str(kuhn)]) == 1
    assert f"= help: start with {words}" in capsys.readouterr().out


def test_pages_and_hidden_files_are_nobodys_business(kuhn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("README.md", ".gitkeep", "_draft.yml"):
        (kuhn / "scenarios" / name).write_text("", encoding="utf-8")
    assert told(kuhn, capsys) == []


def test_rulesets_that_are_almost_called_so_are_told(kuhn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In a tree, and where it is the only one."""
    other = kuhn.parent / "other"
    other.mkdir()
    shutil.copy(kuhn / "ruleset.yaml", other / "ruleset.yml")
    assert told(kuhn.parent, capsys) == ["ruleset.yml: a folder's ruleset is called `ruleset.yaml`"]
    assert run(["check", str(other)]) == 2
    assert f"let `{other / 'ruleset.yml'}` be called so" in capsys.readouterr().err


def test_scenarios_that_are_not_read_do_not_pass_in_silence(kuhn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (kuhn / "scenarios" / "rules.yaml").rename(kuhn / "scenarios" / "rules.yml")
    assert run(["test", str(kuhn)]) == 0
    assert f"Not read: {kuhn / 'scenarios' / 'rules.yml'}" in capsys.readouterr().err
    shutil.rmtree(kuhn / "playthroughs")
    assert run(["test", str(kuhn)]) == 2
    assert f"`{kuhn / 'scenarios' / 'rules.yml'}` is not read" in capsys.readouterr().err


def test_nothing_is_looked_for_beside_standard_input(
    kuhn: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (kuhn / "scenarios" / "more.yml").write_text("", encoding="utf-8")
    monkeypatch.chdir(kuhn)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO((kuhn / "ruleset.yaml").read_bytes())))
    run(["check", "-"])
    assert "RW908" not in capsys.readouterr().out


def test_shipped_rulesets_have_nothing_unread() -> None:
    assert [path for ruleset in shipped().values() for path in unread_files(ruleset)] == []
