"""Nothing that is written in a ruleset, its sheets and its scenarios is passed over: every
character counts, or a message says that it does not.
"""

from __future__ import annotations

import os
import random
import re
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from rulewright import loading
from rulewright.frontend.typed import symbols
from rulewright.frontend.typed.expression_tree import Var
from rulewright.loading import Ruleset
from rulewright.ruleset_lookup import Found, shipped
from rulewright.scenarios import listed, ruleset_of
from rulewright.scenarios.scenario_parser import read as read_case
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span

TRIED = 300 if os.environ.get("RULEWRIGHT_FULL") else 5
"""Characters of each ruleset."""
COMMENT = re.compile(r"^\s*#.*|(?<=\s)#.*$", re.MULTILINE)
QUOTED = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'")


def meaning(value: Any, inside: frozenset[int] = frozenset()) -> Any:
    """What a document says, without the places where it is said; what it names is there by its name."""
    if isinstance(value, Span | Source) or id(value) in inside:
        return None
    if isinstance(value, Var) or type(value).__module__ == symbols.__name__:
        return (type(value).__name__, getattr(value, "name", ""))
    inside |= {id(value)}
    if is_dataclass(value) and not isinstance(value, type):
        return (type(value).__name__, *(meaning(getattr(value, field.name), inside) for field in fields(value)))
    if isinstance(value, tuple | list):
        return tuple(meaning(one, inside) for one in value)
    if isinstance(value, dict):
        return tuple((key, meaning(one, inside)) for key, one in value.items())
    return value


def read(path: Path, text: str) -> tuple[list[str], Any]:
    """What is told of a text in place of a file, and what it means."""
    report = Report()
    found = loading.read_text(Source(str(path), text), report)
    return [f"{one.code} {one.message}" for one in report], meaning(found.document) if found is not None else None


def counting(text: str) -> list[int]:
    """The places of characters that are no comment and no blank."""
    quoted = [range(*found.span()) for found in QUOTED.finditer(text)]
    ignored: set[int] = set()
    for found in COMMENT.finditer(text):
        if not any(found.start() in place for place in quoted):
            ignored |= set(range(*found.span()))
    return [place for place, character in enumerate(text) if place not in ignored and not character.isspace()]


def some(seed: str, among: Sequence[Any], count: int) -> list[Any]:
    """So many of them, always the same."""
    return random.Random(seed).sample(among, min(count, len(among)))


def changed(text: str, place: int) -> Iterator[str]:
    """The text with another letter there, and without the character."""
    yield text[:place] + ("y" if text[place] == "z" else "z") + text[place + 1 :]
    yield text[:place] + text[place + 1 :]


@pytest.mark.parametrize("name", sorted(shipped()))
def test_every_character_counts(name: str) -> None:
    path = shipped()[name]
    text = path.read_text(encoding="utf-8")
    plain = read(path, text)
    for place in some(name, counting(text), TRIED):
        for wrong in changed(text, place):
            line = text.count("\n", 0, place) + 1
            assert read(path, wrong) != plain, f"line {line}, `{text[place]}`: {text.splitlines()[line - 1].strip()}"


SHEETS = sorted(path for ruleset in shipped().values() for path in ruleset.parent.glob("*.csv"))
SCENARIOS = sorted(path for ruleset in shipped().values() for path in ruleset.parent.glob("scenarios/*.yaml"))
FEW = TRIED // 3
"""Characters of each sheet, and scenario files."""


def dealt(ruleset: Path) -> tuple[list[str], str]:
    """What is told of a ruleset, and the fingerprint of its usual configuration."""
    report = Report()
    loaded = loading.load(Found(ruleset), report)
    told = [f"{found.code} {found.message}" for found in report]
    try:
        return told, loaded.machine().program.fingerprint if loaded is not None else ""
    except loading.Unsound as problem:
        return [*told, str(problem)], ""


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.stem)
def test_every_character_of_a_sheet_counts(sheet: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(sheet.parent, tmp_path / "game"))
    text = sheet.read_text(encoding="utf-8")
    plain = dealt(folder / "ruleset.yaml")
    for place in some(sheet.stem, [n for n, one in enumerate(text) if not one.isspace()], FEW):
        for wrong in changed(text, place):
            (folder / sheet.name).write_text(wrong, encoding="utf-8", newline="")
            assert dealt(folder / "ruleset.yaml") != plain, f"line {text.count(chr(10), 0, place) + 1}, `{text[place]}`"


def examples(path: Path, ruleset: Ruleset) -> tuple[list[str], Any]:
    """What is told of a scenario file, and what its scenarios mean."""
    cases, told = listed(path)
    report = Report()
    scenarios = [read_case(case, ruleset, report) for case in cases]
    return [f"{found.code} {found.message}" for found in (*told, *report)], meaning(
        [(case.name, scenario) for case, scenario in zip(cases, scenarios, strict=True)]
    )


@pytest.mark.parametrize("path", some("files", SCENARIOS, FEW), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_character_of_a_scenario_counts(path: Path, tmp_path: Path) -> None:
    """But for the ruleset's name, which `attempt` looks up; blanks in calls and lists are for people."""
    text = path.read_text(encoding="utf-8")
    ruleset = loading.load(ruleset_of(path, text.partition("scenarios: ")[2].partition("\n")[0]), Report())
    assert ruleset is not None
    copy = tmp_path / path.name
    copy.write_text(text, encoding="utf-8")
    plain = examples(copy, ruleset)
    body = text.index("\n", text.index("scenarios: "))
    for place in some(path.stem, [n for n in counting(text) if n > body], FEW):
        for wrong in changed(text, place):
            copy.write_text(wrong, encoding="utf-8")
            line = text.count("\n", 0, place) + 1
            assert examples(copy, ruleset) != plain, (
                f"line {line}, `{text[place]}`: {text.splitlines()[line - 1].strip()}"
            )
