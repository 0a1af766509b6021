"""Short names for places in which whole names do not fit.

In: every name that can stand there. Out: a short one for each, no two alike: the first letters of its words and its
numbers (`P1` for `Player 1`), with more letters where that is not enough; and a list of what they mean.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache

PART = re.compile(r"\d+|[^\W\d_]+")
NUMBER = re.compile(r"\d+")
TAKEN = (".", "?", "")
ALWAYS_TOLD = 8
"""Up to so many short names are explained even if they do not stand there."""


@lru_cache(maxsize=256)
def short_names(names: tuple[str, ...]) -> Mapping[str, str]:
    """The same short names for the same names, so that they stay as they are while a game is played."""
    found: dict[str, str] = {}
    left = list(dict.fromkeys(names))
    longest = max(map(len, left), default=0)
    for letters in range(1, longest + 1):
        tried = {name: _initials(name, letters) for name in left}
        often = Counter(tried.values())
        taken = set(found.values())
        fits = {name: short for name, short in tried.items() if often[short] == 1 and short not in taken}
        found |= {name: short for name, short in fits.items() if short not in TAKEN}
        left = [name for name in left if name not in found]
    return found | {name: name for name in left}


def _initials(name: str, letters: int) -> str:
    """The first letters of every word, and all numbers. The `s` behind an apostrophe is no word."""
    parts = PART.findall(re.sub(r"'s\b", "", name))
    found = ""
    for part in parts:
        behind_number = part.isdigit() and found[-1:].isdigit()
        found += "-" * behind_number + (part if part.isdigit() else part[:letters])
    return found or name[:letters]


def meanings(names: tuple[str, ...], there: Collection[str]) -> list[str]:
    """What the short names mean that are there, as `P1 = Player 1`;
    names that differ in their numbers only are told as one, as `PN = Player N`.
    """
    short = short_names(names)
    told = [name for name in short if len(short) <= ALWAYS_TOLD or name in there]
    return [meaning for name in told for meaning in _meaning(name, short, told)]


def _meaning(name: str, short: Mapping[str, str], told: Collection[str]) -> Iterator[str]:
    alike = [other for other in told if _shape(short[other], other) == _shape(short[name], name)]
    if len(alike) < 2 or not NUMBER.search(name):
        yield from () if short[name] == name else (f"{short[name]} = {name}",)
    elif alike[0] == name:
        yield " = ".join(_shape(short[name], name))


def _shape(short: str, name: str) -> tuple[str, str]:
    return NUMBER.sub("N", short), NUMBER.sub("N", name)
