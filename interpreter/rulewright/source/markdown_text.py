"""Strangers' texts in Markdown: they are shown, and nothing in them does anything.

In: text. Out: Markdown in which no link, image, mention, tag or fence of the text comes through. Complains about
nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulewright.source.cells import Style

MARKS = re.compile(r"[`\\*_\[\]<>#~|!&=$^{}()]|[.:](?=\S)|(?:^|(?<=\n))[-+]|(?<=^[0-9])[.)]")
"""What may be taken for Markdown: a list's beginning only at the beginning, a dot or
colon where an address may go on.
"""
STOP = "\u200b"
"""A blank without width: what follows is no name to be called and no number of an issue."""


def text(words: str) -> str:
    """Words with pieces of code between backticks, so that nothing else in them is taken for Markdown."""
    pieces = Style().plain(words).split("`")
    if len(pieces) % 2 == 0:  # a backtick that ends nothing
        pieces[-2:] = ["`".join(pieces[-2:])]
    return "".join(code(piece) if index % 2 else _escaped(piece) for index, piece in enumerate(pieces))


def code(piece: str) -> str:
    """A piece of code, whatever stands in it."""
    plain = Style().plain(piece)
    if not plain.strip():
        return "`  `"
    fence = "`" * (_longest_run([plain]) + 1)
    blank = " " if "`" in plain else ""
    return f"{fence}{blank}{plain}{blank}{fence}"


def fenced(lines: Sequence[str], language: str) -> list[str]:
    """Lines between fences that are longer than any that stands in them."""
    plain = [Style().plain(line) for line in lines]
    fence = "`" * max(3, _longest_run(plain) + 1)
    return [f"{fence}{language}", *plain, fence]


def _longest_run(lines: Sequence[str]) -> int:
    return max((len(run) for line in lines for run in re.findall(r"`+", line)), default=0)


def _escaped(piece: str) -> str:
    return MARKS.sub(r"\\\g<0>", piece).replace("@", f"@{STOP}").replace(r"\#", rf"\#{STOP}")
