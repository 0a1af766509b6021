"""`rulewright check`: what it reads, how it tells, how it ends."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from rulewright import load
from rulewright.cli.main import run
from rulewright.source.codes import CODES, Code
from rulewright.source.diagnostic import Report
from rulewright.source.render import FORMATS
from rulewright.source.text import Source

GOOD = """\
rulewright: 1
game: sample
players: 2
limit: 9 decisions
phases: {game: {greet: say "hello"}}
score: {of: player, points: 1, rank: highest points then shared}
"""
BAD = GOOD.replace("players", "plaeyrs")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a good, a bad and an unreadable ruleset."""
    monkeypatch.chdir(tmp_path)
    for name, text in (("good", GOOD), ("bad", BAD)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "ruleset.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "latin.yaml").write_bytes(b"title: \xe9\n")
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["good"], 0),
        (["bad"], 1),
        (["good", "bad"], 1),
        (["."], 1),
        (["latin.yaml"], 2),
        (["bad", "latin.yaml"], 2),
        (["none"], 2),
        ([], 2),
        (["good", "--format", "no"], 2),
    ],
)
def test_exit_codes(arguments: list[str], code: int) -> None:
    assert run(["check", *arguments]) == code


def test_a_finding_and_the_summary(capsys: pytest.CaptureFixture[str]) -> None:
    run(["check", "good", "bad"])
    out = capsys.readouterr().out
    assert out.startswith(f"RW101 a ruleset has no key `plaeyrs`\n --> {Path('bad/ruleset.yaml')}:3:1\n")
    assert out.endswith("Checked 2 rulesets: 1 error.\n")


def test_a_ruleset_is_checked_once(capsys: pytest.CaptureFixture[str]) -> None:
    run(["check", "good", "good/ruleset.yaml", "good/"])
    assert capsys.readouterr().out == "Checked 1 ruleset: nothing to report.\n"


@pytest.mark.parametrize("form", [form for form in FORMATS if form != "full"])
def test_forms_for_machines_keep_the_output_clean(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "bad", "--format", form]) == 1
    out, err = capsys.readouterr()
    assert "RW101" in out
    assert err == "Checked 1 ruleset: 1 error.\n"


def test_json_is_a_shorthand(capsys: pytest.CaptureFixture[str]) -> None:
    run(["check", "bad", "--json"])
    assert json.loads(capsys.readouterr().out)[0]["code"] == "RW101"


def test_json_and_another_form_exclude_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "bad", "--json", "--format", "sarif"]) == 2
    assert "exclude each other" in capsys.readouterr().err


def test_an_output_file(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "bad", "--format", "sarif", "--output-file", "out.sarif"]) == 1
    assert json.loads((here / "out.sarif").read_text(encoding="utf-8"))["runs"]
    assert capsys.readouterr().out == ""


def test_a_hyphen_is_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    run(["check", "bad", "--json", "--output-file", "-"])
    assert json.loads(capsys.readouterr().out)


def test_an_output_file_that_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "good", "--output-file", "no/such/folder.txt"]) == 2
    assert "Error: cannot write" in capsys.readouterr().err


@pytest.mark.parametrize(("text", "code"), [(GOOD, 0), (BAD, 1), ("", 1)])
def test_standard_input(text: str, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(text.encode())))
    assert run(["check", "-", "--format", "concise"]) == code
    assert code == 0 or capsys.readouterr().out.startswith("<stdin>:")


@pytest.mark.parametrize(("arguments", "code"), [([], 0), (["--strict"], 1)])
def test_warnings_fail_only_a_strict_check(arguments: list[str], code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def warn(path: Path, variants: tuple[str, ...], report: Report) -> None:
        report.error("RW999", "beware", Source(str(path), "x").span(0))

    monkeypatch.setitem(CODES, "RW999", Code("warning", "only a test", ""))
    monkeypatch.setattr(load, "check", warn)
    assert run(["check", "good", *arguments]) == code


def test_windows_files_are_read_alike(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "bad" / "ruleset.yaml").write_bytes(b"\xef\xbb\xbf" + BAD.replace("\n", "\r\n").encode())
    run(["check", "bad", "--format", "concise"])
    assert capsys.readouterr().out == f"{Path('bad/ruleset.yaml')}:3:1: RW101 a ruleset has no key `plaeyrs`\n"
