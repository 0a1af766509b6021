"""The head of a ruleset: its name and texts, who can play it, its limit."""

from __future__ import annotations

import re

from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, number_in, text_of
from rulewright.frontend.syntax.value_reader import ValueReader, as_whole_number
from rulewright.source.clipped_text import one_line
from rulewright.source.suggestions import instead

RANGE = re.compile(r"(\d+)\s*(?:-|:|\u2013|\u2026|\.\.\.|to|or|,)\s*(\d+)")


class HeaderReader:
    """Reads the head."""

    def __init__(self, root: Mapping, values: ValueReader) -> None:
        self.root = root
        self.values = values
        self.report = values.report

    def header(self) -> doc.Header:
        version = self.root.get("rulewright")
        if isinstance(version, Scalar) and version.text != "1":
            self.report.error(
                "RW301",
                f"language version {one_line(version.text, 40)} is not known",
                version.span,
                "this is version 1: write `rulewright: 1`",
            )
        low, high, usual = self._players(self.root.get("players"))
        return doc.Header(
            game=text_of(self.root.get("game")),
            title=text_of(self.root.get("title")) or text_of(self.root.get("game")),
            about=text_of(self.root.get("about")),
            credits=text_of(self.root.get("credits")),
            low=low,
            high=high,
            usual=usual,
            limit=self._limit(self.root.get("limit")),
            span=self.root.entries[0].span if self.root.entries else self.root.span,
        )

    def _players(self, node: Node | None) -> tuple[int, int, int]:
        if isinstance(node, Mapping):
            low, high = (self.values.number_between(node.get(key), 1, 12) for key in ("from", "to"))
            usual = self.values.number_between(node.get("usual"), low, high) if "usual" in node else low
        elif isinstance(node, Scalar) and node.number is None and ".." in node.text:
            first, _, last = node.text.partition("..")
            low, high = (-1 if (number := number_in(part.strip())) is None else number for part in (first, last))
            usual = low
        else:
            low = high = usual = 0 if _as_range(node) else self.values.number_between(node, 1, 12)
        if node is not None and not 1 <= low <= high <= 12:
            hint = _as_range(node) or (
                "write the lowest number first" if 1 <= high < low <= 12 else "from 1 to 12 can play"
            )
            self.report.error("RW302", "players are a number or a range such as 2..5, from 1 to 12", node.span, hint)
            return 2, 2, 2
        return (low, high, usual) if node is not None else (2, 2, 2)

    def _limit(self, node: Node | None) -> int:
        if not isinstance(node, Scalar):
            return 1
        word, _, unit = node.text.partition(" ")
        number = number_in(word)
        if number is None or unit.strip() not in ("", "decisions") or not 0 < number <= 1_000_000:
            self.report.error(
                "RW302",
                "the limit is a number of decisions, such as `3000 decisions`",
                node.span,
                (as_whole_number(node.text) if number is None else "") or "from 1 to a million",
            )
            return 1
        return number


def _as_range(node: Node | None) -> str:
    """What to write for two numbers that are joined as in other languages; nothing where there are no two."""
    found = RANGE.fullmatch(node.text.strip()) if isinstance(node, Scalar) else None
    return instead(found[0], f"{found[1]}..{found[2]}") if found is not None else ""
