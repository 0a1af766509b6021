"""Nothing that is written in a ruleset is passed over: every character counts, or a message says that it does not."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from rulewright import loading
from rulewright.ruleset_lookup import shipped
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span

TRIED = 300 if os.environ.get("RULEWRIGHT_FULL") else 12
"""Characters of each ruleset."""
COMMENT = re.compile(r"^\s*#.*|(?<=\s)#.*$", re.MULTILINE)
QUOTED = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'")


def meaning(value: Any) -> Any:
    """What a document says, without the places where it is said."""
    if isinstance(value, Span | Source):
        return None
    if is_dataclass(value) and not isinstance(value, type):
        return (type(value).__name__, *(meaning(getattr(value, field.name)) for field in fields(value)))
    if isinstance(value, tuple | list):
        return tuple(meaning(one) for one in value)
    if isinstance(value, dict):
        return tuple((key, meaning(one)) for key, one in value.items())
    return value


def read(path: Path, text: str) -> tuple[list[str], Any]:
    """What is told of a text in place of a file, and what it means."""
    report = Report()
    symbols = loading.read_text(Source(str(path), text), report)
    return [f"{found.code} {found.message}" for found in report], meaning(
        symbols.document
    ) if symbols is not None else None


def counting(text: str) -> list[int]:
    """The places of characters that are no comment and no blank."""
    quoted = [range(*found.span()) for found in QUOTED.finditer(text)]
    ignored: set[int] = set()
    for found in COMMENT.finditer(text):
        if not any(found.start() in place for place in quoted):
            ignored |= set(range(*found.span()))
    return [place for place, character in enumerate(text) if place not in ignored and not character.isspace()]


def changed(text: str, place: int) -> Iterator[str]:
    """The text with another letter there, and without the character."""
    yield text[:place] + ("y" if text[place] == "z" else "z") + text[place + 1 :]
    yield text[:place] + text[place + 1 :]


@pytest.mark.parametrize("name", sorted(shipped()))
def test_every_character_counts(name: str) -> None:
    path = shipped()[name]
    text = path.read_text(encoding="utf-8")
    plain = read(path, text)
    for place in random.Random(name).sample(counting(text), TRIED):
        for wrong in changed(text, place):
            line = text.count("\n", 0, place) + 1
            assert read(path, wrong) != plain, f"line {line}, `{text[place]}`: {text.splitlines()[line - 1].strip()}"
