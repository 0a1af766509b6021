"""Mends of expressions that do not parse, where it is plain what was meant: signs of other languages, capitals,
misspelt statements.

In: the stretch that does not parse, and the offset in it where it went wrong. Out: `Fix`es, mostly none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rulewright.source.diagnostic import Fix
from rulewright.source.lookalikes import plain_form, plain_text
from rulewright.source.suggestions import nearest
from rulewright.source.text import Span

SIGNS = (("==", "="), ("&&", "and"), ("||", "or"), ("%", "mod"), ("~", "none"))
"""Signs, and how the language writes them."""

WORD = re.compile(r"[A-Za-z0-9_]+")


def mends(body: Span, at: int, statements: Iterable[str]) -> Iterator[Fix]:
    """How the text around `at` is mended. `statements` may begin a line; none where no line begins one."""
    text = body.text
    if at < len(text) and plain_form(text[at]):
        yield _in_ascii(body, text, at)
        return
    for sign, word in SIGNS:
        start = next((start for start in (at - 1, at) if start >= 0 and text.startswith(sign, start)), None)
        if start is not None:
            yield _fix(body, start, start + len(sign), word)
            return
    for found in WORD.finditer(text):
        if found.start() <= at < found.end() and found[0] != found[0].lower():
            yield _fix(body, found.start(), found.end(), found[0].lower())
            return
    yield from _statement(body, text, at, tuple(statements))


def _in_ascii(body: Span, text: str, at: int) -> Fix:
    """A character that looks like one of the language, with the word in which it stands."""
    word = next((found for found in re.finditer(r"\w+", text) if found.start() <= at < found.end()), None)
    start, end = word.span() if word is not None else (at, at + 1)
    return _fix(body, start, end, plain_text(text[start:end]))


def _statement(body: Span, text: str, at: int, statements: tuple[str, ...]) -> Iterator[Fix]:
    """The word that begins the line, if it is misspelt."""
    begin = text.rfind("\n", 0, at) + 1
    first = re.match(r"\s*([a-z_]+)", text[begin:])
    if first is None or first[1] in statements or len(text[begin:at].split()) > 1:
        return
    best = nearest(first[1], statements)
    if best is not None:
        yield _fix(body, begin + first.start(1), begin + first.end(1), best, is_safe=False)


def _fix(body: Span, start: int, end: int, text: str, *, is_safe: bool = True) -> Fix:
    return Fix(Span(body.source, body.start + start, body.start + end), text, f"write `{text}`", is_safe)
