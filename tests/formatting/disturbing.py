"""The same file otherwise spaced: what people and editors do to blanks, without a word changed."""

from __future__ import annotations

import random
import re

from rulewright.formatting.text_roles import kind_of_file, roles
from rulewright.frontend.syntax.marks import marks
from rulewright.frontend.syntax.reader import read_node
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source


def disturbed(text: str, seed: int) -> str:
    """The text with other indentation, and more blanks in brackets, in
    expressions, at the end of lines and between paragraphs.
    """
    chance = random.Random(seed)
    factor = chance.choice([1, 2, 3])
    lines = _looser(_wider(text, chance), chance).split("\n")
    return "\n".join(_line(line, factor, chance) for line in lines)


def _line(line: str, factor: int, chance: random.Random) -> str:
    start = len(line) - len(line.lstrip(" "))
    if line[start : start + 2] == "- ":  # what stands behind a dash is in the column of the lines below it
        line = f"{line[: start + 1]}{' ' * (2 * factor - 1)}{line[start + 2 :]}"
    end = " " * chance.choice([0, 0, 0, 2])
    return " " * (start * factor) + line[start:] + end if line.strip() else end + "\n" * chance.choice([0, 1])


def _wider(text: str, chance: random.Random) -> str:
    """More blanks around the words of expressions."""
    source = Source("x", text)
    root = read_node(source, Report())
    assert root is not None
    kind = kind_of_file(root)
    assert kind is not None
    for scalar, role in sorted(roles(root, kind).values(), key=lambda pair: -pair[0].body.start):
        body = scalar.body
        if role.form != ("template",) and "#" not in body.text and kind != "scenarios":
            parts = re.split(r'("[^"]*")', body.text)
            text = text[: body.start] + "".join(_spread(part, chance) for part in parts) + text[body.end :]
    return text


def _spread(text: str, chance: random.Random) -> str:
    """More blanks between words; what stands in quotes is for people."""
    return (
        text if text.startswith('"') else re.sub(r"(?<=[\w)\]]) (?=[\w(])", lambda _: " " * chance.choice([1, 2]), text)
    )


def _looser(text: str, chance: random.Random) -> str:
    """More blanks inside brackets of YAML, and after their commas."""
    parts, last, before = [], 0, ""
    for mark in marks(Source("x", text)):
        if mark.start == mark.end:
            continue
        gap = text[last : mark.start]
        is_bracket = before in ("{", "[", ",") or mark.kind in ("}", "]", ",")
        parts.append(gap + " " * chance.choice([0, 2]) if is_bracket and not gap.strip() and "\n" not in gap else gap)
        parts.append(text[mark.start : mark.end])
        last, before = mark.end, mark.kind
    return "".join([*parts, text[last:]])
