"""Blanks that a language wants beside its signs: in French none of `: ; ? ! % »` begins a line, and `«` ends none; in
Italian a per cent sign stands close to its number.

In: texts of messages, figures. Out: the same with those blanks. What stands in backticks is to be typed, and stays.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

CLOSE = "\N{NO-BREAK SPACE}"
BEFORE, AFTER = re.compile(r" (?=[:;?!%»])"), re.compile(r"(?<=«) ")
PER_CENT = re.compile(r"[ \N{NO-BREAK SPACE}]%")
Spacing = Callable[[str], str]


def french(text: str) -> str:
    return AFTER.sub(CLOSE, BEFORE.sub(CLOSE, text))


def german(text: str) -> str:
    return PER_CENT.sub(f"{CLOSE}%", text)


def italian(text: str) -> str:
    return PER_CENT.sub("%", text)


SPACINGS: dict[str, Spacing] = {"de": german, "fr": french, "it": italian}


def spacing_of(language: str) -> Spacing:
    """How texts of a language are spaced; those of others as they are written."""
    return SPACINGS.get(language.partition("-")[0], str)


def space_pattern(pattern: Any, spacing: Spacing) -> None:
    """A pattern of Fluent's tree: its words, but not what stands in backticks."""
    is_typed = False
    for element in pattern.elements:
        if type(element).__name__ != "TextElement":
            continue
        pieces = element.value.split("`")
        spaced = [piece if (number % 2 == 1) != is_typed else spacing(piece) for number, piece in enumerate(pieces)]
        element.value, is_typed = "`".join(spaced), is_typed != (len(pieces) % 2 == 0)
