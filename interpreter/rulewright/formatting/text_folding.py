"""A text for people that is too wide, over several lines.

In: a text on one line or several, and the column at which its lines begin. Out: its lines below `>-`, or, where it has
holes, below its key; none where its blanks would not stay as they are.
"""

from __future__ import annotations

import re
from textwrap import TextWrapper

from rulewright.frontend.syntax.nodes import Scalar, number_in

FOLDABLE = re.compile(r"\S+(?: \S+)+\Z")
"""Words parted by one blank each: only these come back as they were."""
HOLE_OR_WORD = re.compile(r"(?:\{[^{}\n]*\}|[^\s{}])+")
QUOTES = ("", "'", '"')


def folded(scalar: Scalar, column: int, width: int) -> str | None:
    """A text below `>-`."""
    if scalar.style not in QUOTES or not FOLDABLE.match(scalar.text) or number_in(scalar.text) is not None:
        return None
    return ">-" + "".join("\n" + " " * column + line for line in _wrapped(scalar.text, width - column))


def parted(scalar: Scalar, column: int, width: int) -> str | None:
    """A text with holes on lines of their own, in its quotes if it has any; no line ends in a hole."""
    body = scalar.body.text
    words = HOLE_OR_WORD.findall(body)
    if scalar.style not in QUOTES or " ".join(words) != " ".join(body.split()) or "\\" in body:
        return None
    lines = [""]
    for word in HOLE_OR_WORD.findall(scalar.style + " ".join(words) + scalar.style):
        if lines[-1] and column + len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".lstrip()
    return ("\n" + " " * column).join(lines)


def _wrapped(text: str, width: int) -> list[str]:
    wrapper = TextWrapper(max(1, width), break_long_words=False, break_on_hyphens=False)
    return wrapper.wrap(text)
