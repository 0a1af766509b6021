"""What points are made of, and what ranks players, in another language: calculations, put together from names.

In: English words as the rulebook has them (`10 + notes`), what names are called, sentences. Out: words; nothing where a
name in them has none.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from rulewright.sentences import ENGLISH, Speech

FORMS = ("sum-smaller", "sum-larger", "sum-number-in", "sum-ruling")
"""Sentences of this program that say calculations."""
SIGN = re.compile("( [\N{MULTIPLICATION SIGN}+-] )")
DEEPEST = 4


def calculation(words: str, named: Callable[[str], str | None], say: Speech, depth: int = 0) -> str | None:
    """A number, a name, or what is made of both."""
    if words.isdigit():
        return words
    found = named(words.replace(" ", "_"))
    if found is not None or depth > DEEPEST:
        return found
    if words == ENGLISH["sum-points"]:
        return say("sum-points")
    first, *others = SIGN.split(words)
    if others:
        parts = [first, *others]
        told = [part if at % 2 else calculation(part, named, say, depth + 1) for at, part in enumerate(parts)]
        return None if None in told else "".join(filter(None, told))
    return _by_form(words, named, say, depth)


def _by_form(words: str, named: Callable[[str], str | None], say: Speech, depth: int) -> str | None:
    for form in FORMS:
        values = _values(str(ENGLISH[form]), words)
        told = {name: calculation(value, named, say, depth + 1) for name, value in values.items()}
        if told and None not in told.values():
            return say(form, **{name: value for name, value in told.items() if value is not None})
    return None


def _values(form: str, words: str) -> dict[str, str]:
    """What stands in the holes of an English sentence; nothing if it is another."""
    pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+)", re.escape(form))
    found = re.fullmatch(pattern, words)
    return {} if found is None else found.groupdict()
