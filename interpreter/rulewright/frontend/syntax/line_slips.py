"""Slips of people who write YAML for the first time that one line shows, each in words of its own.

In: a line, and where the parser stopped. Out: a `Slip` with its place, or none. Complains about nothing itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from rulewright.source.lookalikes import described, plain_form

LONGEST = 60
SIGNS = " :-,[]{}\"'#"
"""Signs of YAML, for which others are taken."""
CLOSED_BY = {"[": "]", "{": "}"}


@dataclass(frozen=True, slots=True)
class Slip:
    """What is wrong, where, and what to do."""

    message: str
    at: int
    hint: str


@dataclass(frozen=True, slots=True)
class YamlLine:
    """A line, and where it starts."""

    text: str
    start: int


KEY = r"^(?P<lead>\s*(?:- +)*(?P<key>[A-Za-z_][\w.]*)"
_GLUED = re.compile(KEY + r")(?P<here>:)(?P<rest>[^\s:/].*)$")
_BRACED = re.compile(r"^\s*(?:- +)*(?P<key>[A-Za-z_][\w.]*)(?P<here>\s+)(?P<rest>\{[^{}]*\})\s*$")
_WORD_IN_QUOTES = re.compile(r"(?<!\w)'[^'\n]*\w(?P<here>')\w")
_EQUALS = re.compile(KEY + r")\s*(?P<here>=)\s*(?P<rest>[^:]*)$")
_COMMENT = re.compile(r"^\s*(?P<here>//|;|/\*|--(?!-))")
_VALUE = re.compile(KEY + r"\s*:\s+)(?P<text>(?P<here>[@`%*&!?|>])[^\n]*)$")
_LISTS = re.compile(r"^\s*(?:- +)*(?P<key>[A-Za-z_][^:\n]*):\s+(?P<text>(?P<here>\[)[^\]\n]*\]\s*[=<>!][^\n]*)$")
_CLOSED = re.compile(KEY + r"\s*:\s+)(?P<text>(?:\"[^\"]*\"|'[^']*'|\[[^\]]*\]|\{[^}]*\})\s*(?P<here>[^\s#,:].*))$")
_COLON = re.compile(KEY + r"\s*:\s+)(?P<text>[^\s\"'\[{|>&*!%@`#].*?(?P<here>:)(?:\s.*)?)$")


def _odd_sign(line: YamlLine, _at: int) -> Slip | None:
    """A character that looks like a sign of YAML, or like nothing, outside of quotes and comments."""
    bare = re.sub(r"\"[^\"]*\"|'[^']*'|#.*", lambda found: "x" * len(found[0]), line.text)
    for index, character in enumerate(bare):
        words = "" if character.isascii() else described(character)
        if words and plain_form(character) in ("", *SIGNS):
            return Slip(
                words, line.start + index, "write the one of the keyboard" if plain_form(character) else "remove it"
            )
    return None


def _tab(line: YamlLine, _at: int) -> Slip | None:
    found = re.match(r" *\t", line.text)
    return Slip("a tab indents this line", line.start + found.end() - 1, TAB) if found is not None else None


TAB = "YAML indents with spaces; replace the tab"


def _glued(line: YamlLine, _at: int) -> Slip | None:
    found = _GLUED.match(line.text)
    hint = f"write `{found['key']}: {clipped(found['rest'])}`" if found is not None else ""
    return (
        Slip("a blank is missing behind this colon", line.start + found.start("here"), hint)
        if found is not None
        else None
    )


def _braced(line: YamlLine, _at: int) -> Slip | None:
    """`bids {is: 0..5}`: YAML reads one long text, up to a second colon."""
    found = _BRACED.match(line.text)
    if found is None:
        return None
    hint = f"write `{found['key']}: {clipped(found['rest'])}`"
    return Slip(f"a colon is missing behind `{found['key']}`", line.start + found.start("here"), hint)


def apostrophe(line: YamlLine) -> Slip | None:
    """`{says: 'don't'}`: the text ends at the apostrophe."""
    found = _WORD_IN_QUOTES.search(line.text)
    return (
        Slip("text stands behind the closing `'`", line.start + found.end() - 1, TWICE) if found is not None else None
    )


TWICE = "inside of single quotes, `'` is written twice; or use double quotes"


def _equals(line: YamlLine, _at: int) -> Slip | None:
    found = _EQUALS.match(line.text)
    if found is None or ":" in found["lead"]:
        return None
    hint = f"write `{found['key']}: {clipped(found['rest'])}`"
    return Slip("a key and its value are joined by a colon", line.start + found.start("here"), hint)


def _comment(line: YamlLine, _at: int) -> Slip | None:
    found = _COMMENT.match(line.text)
    hint = "a comment begins with `#`"
    return (
        Slip(f"`{found['here']}` begins no comment", line.start + found.start("here"), hint)
        if found is not None
        else None
    )


def _sign_first(line: YamlLine, at: int) -> Slip | None:
    found = _VALUE.match(line.text)
    if found is None or found["here"] in "|>" or not line.start <= at <= line.start + len(line.text):
        return None
    sign = "a backtick" if found["here"] == "`" else f"`{found['here']}`"
    message = f"a text that begins with {sign} needs quotes"
    return Slip(message, line.start + found.start("here"), _quoted(found))


def _lists(line: YamlLine, _at: int) -> Slip | None:
    """`when: [a, b] > [c, d]`: YAML reads a list, and then more."""
    found = _LISTS.match(line.text)
    message = "an expression that begins with `[` needs quotes"
    return Slip(message, line.start + found.start("here"), _quoted(found)) if found is not None else None


def _closed(line: YamlLine, at: int) -> Slip | None:
    """`title: "Small" game`, and `says: {me} waits`."""
    found = _CLOSED.match(line.text)
    if found is None or at != line.start + found.start("here"):
        return None
    close = CLOSED_BY.get(found["text"][0], found["text"][0])
    hint = _quoted(found) if close != "'" else TWICE
    return Slip(f"text stands behind the closing `{close}`", at, hint)


def _colon(line: YamlLine, at: int) -> Slip | None:
    """`title: Small: a game`, and `until: tied_bids: nearest`."""
    found = _COLON.match(line.text)
    if found is None or at != line.start + found.start("here"):
        return None
    if found["key"] in CONDITIONS:
        meant = re.sub(r"\s*:\s+", " = ", found["text"].strip())
        return Slip("a colon compares nothing", at, f"values are compared with `=`: `{found['key']}: {clipped(meant)}`")
    return Slip("a text with a colon and a blank behind it needs quotes", at, _quoted(found))


CONDITIONS = (
    "when",
    "until",
    "while",
    "where",
    "ends_when",
    "cannot_win",
    "won",
    "allowed",
    "remembered",
    "open_while",
    "may_owe",
)
"""Keys whose value is a condition, not a text."""

LINE_SLIPS: tuple[Callable[[YamlLine, int], Slip | None], ...] = (
    _tab, _odd_sign, _glued, _braced, _equals, _comment, _sign_first, _lists, _closed, _colon,
)  # fmt: skip


def _quoted(found: re.Match[str]) -> str:
    """The line with its text in quotes, to be copied."""
    text = found["text"].rstrip()
    if len(text) > LONGEST or "`" in text:
        return "put the text in quotes"
    return f"""put the text in quotes: `{found["key"]}: {f"'{text}'" if '"' in text else f'"{text}"'}`"""


def clipped(text: str) -> str:
    return text.strip() if len(text.strip()) <= LONGEST else "..."
