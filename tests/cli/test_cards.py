"""`rulewright cards`: sheets, tables, and what is refused."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import pytest

from rulewright.cli.main import run
from rulewright.errors import brings

pytest.importorskip("fpdf")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_cards_of_a_game_are_printed(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Counts are those of the rules and of the CSV file that they name; dice are no cards, which is told."""
    assert run(["cards", "gnadenlos", "-o", "cards.pdf", "--bleed", "3", "--paper", "letter"]) == 0
    ended = capsys.readouterr()
    assert ended.err.startswith("75 cards, ") and "Not printed, because they are rolled: die." in ended.err
    assert (here / "cards.pdf").read_bytes().startswith(b"%PDF-")
    assert run(["cards", "gnadenlos", "--format", "nandeck"]) == 0
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert sum(int(row["Count"]) for row in rows) == 75
    assert {"gold": "6", "pistols": "3", "cards": "1"}.items() <= rows[0].items()


def test_a_layout_of_ones_own(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "layout.svg").write_text(
        '<svg viewBox="0 0 10 20"><text x="1" y="9" font-size="2">{name}</text></svg>', encoding="utf-8"
    )
    assert run(["cards", "kuhn", "-o", "own.pdf", "--template", "layout.svg", "--no-backs", "--no-aids"]) == 0
    assert "1 page:" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "a PDF goes to a file"),
        (["-o", "-"], "a PDF goes to a file"),
        (["-o", "no/x.pdf"], "cannot write"),
        (["-o", "x.pdf", "--bleed", "11"], "10"),
        (["-o", "x.pdf", "--template", "none.svg"], "cannot read"),
        (["-o", "x.pdf", "--template", "bad.svg"], "`bad.svg`: `<image>` cannot stand"),
        (["-o", "x.pdf", "--size", "huge"], "is not one of"),
        (["-o", "x.pdf", "--template", "/dev/zero"], "cannot read"),
    ],
)
def test_what_is_refused(words: list[str], said: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "bad.svg").write_text('<svg viewBox="0 0 1 1"><image href="../secret.png"/></svg>', encoding="utf-8")
    assert run(["cards", "kuhn", *words]) == 2
    assert said in capsys.readouterr().err
    assert not (here / "x.pdf").exists()


def test_tables_need_no_library(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Without the extra, sheets say what to install, and tables are written all the same."""
    for name in [name for name in sys.modules if name.startswith("rulewright.cards")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "fpdf", None)
    monkeypatch.setattr("rulewright.cli.cards.find_spec", lambda _: None)
    assert run(["cards", "kuhn", "--format", "dextrous"]) == 0
    assert capsys.readouterr().out.startswith("Deck,Copies,")
    assert run(["cards", "kuhn", "-o", "x.pdf"]) == 2
    assert brings("cards") in capsys.readouterr().err
