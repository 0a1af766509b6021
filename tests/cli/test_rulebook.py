"""`rulewright rulebook`: formats, files, wrong use."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from rulewright import rulebook
from rulewright.cli.main import run
from rulewright.errors import brings
from rulewright.rulebook.pdf_writer import NoPdf, _library
from rulewright.ruleset_lookup import shipped


def test_the_ending_of_the_file_says_the_format(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rulebook", "nim", "-o", str(tmp_path / "r.html")]) == 0
    assert (tmp_path / "r.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert run(["rulebook", "nim", "-o", str(tmp_path / "r.html"), "--format", "markdown"]) == 0
    first = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert first.startswith("# Nim")
    assert run(["rulebook", "nim"]) == 0
    assert capsys.readouterr().out == first


def test_texts_that_could_be_written_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rulebook", "nim", "--missing", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["summary"]["missing"] == len(report["missing"]) > 0
    assert run(["rulebook", "nim", "--missing"]) == 0
    assert (
        "phases.game: write `about`: what happens in this part of the game, in a sentence\n" in capsys.readouterr().out
    )
    assert run(["rulebook", "nim", "--missing", "--strict"]) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nim", "--json"], "--json goes with --missing"),
        (["nim", "--strict"], "--strict goes with --missing"),
        (["nim", "--missing", "--format", "html"], "--missing lists texts"),
        (["nim", "--format", "pdf"], "name it with -o"),
        (["nim", "--format", "docx"], "docx"),
        (["nmi"], "did you mean"),
        (["nim", "-o", "no/such/folder/x.md"], "cannot write"),
        (["nim", "--examples", "-1"], "--examples"),
    ],
)
def test_wrong_use_is_told(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rulebook", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_a_ruleset_with_mistakes_has_no_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ruleset.yaml").write_text("rulewright: 1\ngame: bad\n", encoding="utf-8")
    assert run(["rulebook", str(tmp_path)]) == 1
    assert "RW" in capsys.readouterr().err


def library() -> None:
    try:
        _library()
    except NoPdf:
        pytest.skip("WeasyPrint cannot be used")


def test_signs_without_a_font_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Few machines have letters of Adlam."""
    library()
    text = (shipped()["classics/nim"]).read_text(encoding="utf-8").replace("title: Nim", "title: Nim \U0001e900")
    (tmp_path / "ruleset.yaml").write_text(text, encoding="utf-8")
    assert run(["rulebook", str(tmp_path), "-o", str(tmp_path / "a.pdf")]) == 0
    assert "No font here has" in capsys.readouterr().err


def test_a_pdf_is_the_same_each_time(tmp_path: Path) -> None:
    library()
    first, second = tmp_path / "a.pdf", tmp_path / "b.pdf"
    for file in (first, second):
        assert run(["rulebook", "nim", "-o", str(file)]) == 0
    assert first.read_bytes() == second.read_bytes()
    assert first.read_bytes().startswith(b"%PDF")


def test_a_pdf_without_its_library_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "weasyprint", None)
    assert run(["rulebook", "nim", "-o", str(tmp_path / "a.pdf")]) == 2
    assert not (tmp_path / "a.pdf").exists()
    assert issubclass(rulebook.NoPdf, Exception)


def test_a_missing_library_is_no_bug(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What to install is told, and nothing is written."""
    monkeypatch.setitem(sys.modules, "weasyprint", None)
    assert run(["rulebook", "nim", "--format", "pdf", "-o", str(tmp_path / "nim.pdf")]) == 2
    assert brings("rulebook") in capsys.readouterr().err and not list(tmp_path.iterdir())
