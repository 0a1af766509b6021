"""The head of a playthrough file: which game is played, by how many, with which seed.

In: the text of a file. Out: `Heading`, and what is written below it. Complains as the schema `playthrough` says, and
about numbers that are none.

The head is YAML and ends with a line `---`; what follows is written by the program.
"""

from __future__ import annotations

from collections.abc import Mapping as Map
from dataclasses import dataclass

from rulewright.frontend.syntax.nodes import Mapping, Scalar
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.shape import check_shape
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span

KEY = "playthrough"
RULE = "---"
MOST_SEED = 2**64 - 1


@dataclass(frozen=True, slots=True)
class Heading:
    """What is asked for. `decisions`: so many are written out (none: all); `body` is where the written game begins."""

    name: str
    span: Span
    players: int | None
    options: Map[str, str]
    seed: int
    bots: str
    decisions: int | None
    end: int
    body: int


def read_heading(source: Source, report: Report) -> Heading | None:
    """The head of a file, or none after complaints."""
    end, body = _parts(source.text)
    root = read_node(Source(source.name, source.text[:end]), report)
    if root is None:
        return None
    check_shape(root, KEY, report)
    if report.failed or not isinstance(root, Mapping):
        return None
    name = root.get(KEY)
    assert isinstance(name, Scalar)
    seed = _number(root, "seed", 0, MOST_SEED, report)
    players = _number(root, "players", 1, 64, report)
    decisions = _number(root, "decisions", 0, 10**9, report)
    if report.failed:
        return None
    return Heading(
        name.text, name.span, players, _options(root), seed or 0, _text(root, "bots") or "random", decisions, end, body
    )


def _parts(text: str) -> tuple[int, int]:
    """Where the head ends, and where what is written below it begins."""
    at = 0
    for line in text.splitlines(keepends=True):
        if line.rstrip() == RULE:
            return at, at + len(line)
        at += len(line)
    return len(text), len(text)


def _number(root: Mapping, key: str, low: int, high: int, report: Report) -> int | None:
    node = root.get(key)
    if not isinstance(node, Scalar):
        return None
    if not (node.text.isascii() and node.text.isdigit() and low <= int(node.text) <= high):
        report.error("RW860", f"`{key}` must be a whole number from {low} to {high}", node.span)
        return None
    return int(node.text)


def _text(root: Mapping, key: str) -> str:
    node = root.get(key)
    return node.text if isinstance(node, Scalar) else ""


def _options(root: Mapping) -> dict[str, str]:
    options = root.get("options")
    entries = options if isinstance(options, Mapping) else ()
    return {entry.key.text: entry.value.text for entry in entries if isinstance(entry.value, Scalar)}
