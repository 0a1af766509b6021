"""Slips that other languages teach: what to write in place of an expression that does not parse.

In: the text, the offset in it where it went wrong, and whether its lines are statements. Out: a hint, or nothing. A hint
repeats the words that stand there, so that it can be copied. Complains about nothing itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable

LONGEST = 80
AROUND = 120
"""How many characters before and behind a slip are looked at."""

Write = Callable[[re.Match[str]], str]


def slip(text: str, at: int, is_block: bool) -> str:
    """The hint about the slip at an offset. The first of the table that has the offset in it counts."""
    start, end = text.rfind("\n", 0, at) + 1, text.find("\n", at)
    is_near = at - start <= AROUND
    start, end = max(start, at - AROUND), min(end if end >= 0 else len(text), at + AROUND)
    line, column = text[start:end], at - start
    for pattern, write in (*_SLIPS, *(_IN_BLOCKS if is_block and is_near else ())):
        for found in pattern.finditer(line):
            if found.start("here") <= column < max(found.end("here"), found.start("here") + 1):
                return _clipped(write(found))
    return ""


def _clipped(hint: str) -> str:
    """A hint without the words that stand there, if they are many."""
    parts = hint.split("`")
    return "`".join("..." if index % 2 and len(part) > LONGEST else part for index, part in enumerate(parts))


def _joined(found: re.Match[str]) -> str:
    """`x is in [a, b]`, written out."""
    words = [word.strip() for word in found["words"].split(",") if word.strip()] or ["..."]
    tests = [f"{found['thing']} {'= ' if word.isdigit() else 'is '}{word}" for word in words]
    return (
        f"a list is written out: `{' or '.join(tests)}`"
        if found["not"] is None
        else f"a list is written out: `not ({' or '.join(tests)})`"
    )


def _changed(found: re.Match[str]) -> str:
    """`set x += y`, and `set x = y`."""
    forms = {"+": "add {value} to {slot}", "-": "subtract {value} from {slot}"}
    return (
        "write `"
        + forms.get(found["here"][0], "set {slot} to {value}").format(
            slot=found["slot"], value=found["value"].strip() or "..."
        )
        + "`"
    )


def _said(found: re.Match[str]) -> str:
    """`say hello`, and `say 'hello'`."""
    text = found["here"].strip("' ")
    return f'a text stands in quotes: `say "{text}"`'


THING = r"(?<![\w.])(?P<thing>[\w.]+(?: \d+[\w.]*)?)"

_SLIPS: tuple[tuple[re.Pattern[str], Write], ...] = (
    (re.compile(THING + r"\s+is\s+(?P<not>not\s+)?in\s*(?P<here>[\[{(])(?P<words>[^\]})]*)"), _joined),
    (
        re.compile(THING + r"\s+is\s+(?P<not>not\s+)?(?P<here>\d+)"),
        lambda m: f"numbers are compared with `=`: `{m['thing']} {'!=' if m['not'] else '='} {m['here']}`",
    ),
    (
        re.compile(r"(?<![\w.])(?P<thing>[\w.]+(?: \d+)?\.\w+)(?P<here>\[)"),
        lambda m: f"a place is not a list with numbers: `first({m['thing']})`, `last({m['thing']})`",
    ),
)
_IN_BLOCKS: tuple[tuple[re.Pattern[str], Write], ...] = (
    (re.compile(r"^\s*set\s+(?P<slot>[^=+\-]+?)\s*(?P<here>[+-]?==?)(?P<value>.*)"), _changed),
    (re.compile(r"^\s*(?P<slot>[\w.]+)\s*(?P<here>[+-]?=)(?P<value>.*)"), _changed),
    (re.compile(r"^\s*say\s+(?P<here>[^\"\s].*)"), _said),
    (
        re.compile(r"\bdraw\b.*?(?P<here>\b(?:on\s+top|at\s+bottom)\b)"),
        lambda _: "what is drawn into a pile comes on top; only `move` says at which end",
    ),
)
