"""Sentences with emphasis and links in them, as one string.

In: words. Out: a string in which control characters, which no text of a ruleset may keep, mark what is emphasised or
linked; and, for the writers, the pieces of such a string. Sentences can so be put together like any string, and each
writer escapes what is plain.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from rulewright.source.cells import neutral, on_one_line

START, END, TARGET = "\x01", "\x02", "\x03"
_CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ufdd0-\ufdef]+")
_TOKEN = re.compile(
    f"{START}(?P<style>[sec])|{START}(?P<kind>[at])(?P<target>[^{TARGET}]*){TARGET}|(?P<end>{END})|[^{START}{END}]+"
)


Style = Literal["", "strong", "emphasis", "code", "link", "place"]


_STYLES: dict[str, Style] = {"s": "strong", "e": "emphasis", "c": "code", "a": "link", "t": "place"}


@dataclass(frozen=True, slots=True)
class MarkedPiece:
    """Plain words, or pieces in a style: strong, emphasis, code, a link to an
    anchor of the book, or a place with an anchor.
    """

    style: Style = ""
    words: str = ""
    target: str = ""
    inside: tuple[MarkedPiece, ...] = ()


def without_controls(text: str) -> str:
    """Control characters become blanks; what is invisible, or turns the direction of reading, is written out."""
    return neutral(_CONTROLS.sub(" ", text))


def clean(text: str) -> str:
    """A text of the ruleset on one line, without control characters."""
    return on_one_line(without_controls(text))


def strong(text: str) -> str:
    return f"{START}s{text}{END}"


def emphasis(text: str) -> str:
    """Emphasised words; those that are so already are so once: Markdown has no emphasis within emphasis."""
    return f"{START}e{_without_emphasis(text)}{END}"


def _without_emphasis(text: str) -> str:
    told, ends = "", list[str]()
    for token in _TOKEN.finditer(text):
        if token["end"]:
            told += ends.pop() if ends else token[0]
            continue
        is_emphasis = token["style"] == "e"
        told += "" if is_emphasis else token[0]
        if token["style"] or token["target"] is not None:
            ends.append("" if is_emphasis else END)
    return told


def code(text: str) -> str:
    return f"{START}c{clean(text)}{END}"


def link(anchor: str, text: str) -> str:
    return f"{START}a{anchor}{TARGET}{text}{END}"


def place(anchor: str, text: str) -> str:
    """A text to which links lead."""
    return f"{START}t{anchor}{TARGET}{text}{END}"


def places_in(text: str) -> list[str]:
    """The anchors of a text to which links lead."""
    return [token["target"] for token in _TOKEN.finditer(text) if token["kind"] == "t"]


def capitalised(text: str) -> str:
    """The first letter made a capital, also behind marks."""
    at = _first_letter(text)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def _first_letter(text: str) -> int:
    at = 0
    while found := _TOKEN.match(text, at):
        if not found["style"] and found["target"] is None:
            break
        at = found.end()
    return at


def ended(text: str) -> str:
    """A sentence: a capital letter, and a full stop unless something else ends it."""
    plain = unmarked(text).rstrip("”)")
    return capitalised(text) + ("" if plain.endswith((".", "?", "!", ":")) else ".")


def unmarked(text: str) -> str:
    """The words without marks."""
    return "".join(_words(piece) for piece in pieces(text))


def _words(piece: MarkedPiece) -> str:
    return piece.words + "".join(map(_words, piece.inside))


def pieces(text: str) -> tuple[MarkedPiece, ...]:
    """What a marked string is made of."""
    stack: list[tuple[Style, str, list[MarkedPiece]]] = [("", "", [])]
    for token in _TOKEN.finditer(text):
        if token["style"]:
            stack.append((_STYLES[token["style"]], "", []))
        elif token["target"] is not None:
            stack.append((_STYLES[token["kind"]], token["target"], []))
        elif token["end"] and len(stack) > 1:
            style, target, inside = stack.pop()
            stack[-1][2].append(MarkedPiece(style, target=target, inside=tuple(inside)))
        elif not token["end"]:
            stack[-1][2].append(MarkedPiece(words=token[0]))
    return tuple(stack[0][2])
