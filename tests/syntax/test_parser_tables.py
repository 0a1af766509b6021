"""The parser from kept tables is the one that is worked out; what is not as it was written is not used."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput

from rulewright.frontend.syntax import parser_tables
from rulewright.frontend.syntax.entry_points import ENTRY_POINTS
from rulewright.frontend.syntax.layout import TextLayout
from rulewright.resources import grammar_text
from rulewright.storage import CACHE_VARIABLE, unsealed

TEXTS = {
    "value": [
        "1 + 2 * 3",
        "me.purse if x is none else the(card in deck).value",
        "any(cell where row_of(cell) > 2)",
        "not",
    ],
    "block": ["set x to 1", "if a = 2: set x to 1\nelse: set y to none"],
    "ranking": ["highest points then shared"],
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    return tmp_path


def made() -> tuple[Lark, TextLayout]:
    layout = TextLayout()
    return parser_tables.parser_of(grammar_text("expressions.lark"), list(ENTRY_POINTS), layout), layout


def told(parser: tuple[Lark, TextLayout], text: str, start: str) -> Tree[Token] | str:
    lark, layout = parser
    layout.has_lines, layout.indentation, layout.length = start == "block", 0 if start == "block" else None, len(text)
    try:
        return lark.parse(text, start=start)
    except UnexpectedInput as problem:
        return f"{type(problem).__name__} {problem}"


def test_kept_tables_make_the_same_parser(folder: Path) -> None:
    first = made()
    (kept,) = folder.rglob("*.tables")
    data = unsealed(kept)
    second = made()
    assert second[0].source_path == "<deserialized>" and first[0].source_path != "<deserialized>"
    for start, texts in TEXTS.items():
        for text in texts:
            assert told(first, text, start) == told(second, text, start)
    assert json.loads(data)["data"]["options"]["start"] == list(ENTRY_POINTS)


@pytest.mark.parametrize("harm", [b"", b"0" * 40 + b"\n{}", b"\xff\x00"])
def test_what_somebody_else_wrote_is_not_used(harm: bytes, folder: Path) -> None:
    made()
    (kept,) = folder.rglob("*.tables")
    kept.write_bytes(harm)
    assert made()[0].source_path != "<deserialized>"
    assert made()[0].source_path == "<deserialized>"


def test_without_a_cache_it_is_worked_out(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(CACHE_VARIABLE, str(folder / "file"))
    assert told(made(), "1 + 1", "value") is not None
