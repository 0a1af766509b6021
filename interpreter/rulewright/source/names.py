"""Did you mean: the nearest of the allowed names. A hint that names one knows it, so that machines can follow it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache

MANY = 300
"""Among so many names, only those that share most pairs of letters with a word are looked at closely."""


class Guess(str):
    """A hint about a name: which was written, the nearest of the allowed ones (or nothing), and these."""

    __slots__ = ("allowed", "best", "name")

    def __new__(cls, text: str, name: str, best: str, allowed: Iterable[str]) -> Guess:
        guess = super().__new__(cls, text)
        guess.name, guess.best, guess.allowed = name, best, tuple(allowed)
        return guess

    def __reduce__(self) -> tuple[type[Guess], tuple[str, str, str, tuple[str, ...]]]:
        return Guess, (str(self), self.name, self.best, self.allowed)

    name: str
    best: str
    allowed: tuple[str, ...]


def nearest(name: str, allowed: Iterable[str]) -> str | None:
    """The allowed name most like `name`, or none that is near enough."""
    candidates = frozenset(allowed)
    near = sorted(candidates if len(candidates) <= MANY else _sharing(name, candidates))
    lowered = {candidate.lower(): candidate for candidate in reversed(near)}
    found = get_close_matches(name.lower(), list(lowered), n=1, cutoff=0.6)
    return lowered[found[0]] if found else None


def _sharing(name: str, candidates: frozenset[str]) -> list[str]:
    shared = Counter(word for pair in _pairs(name) for word in _words_by_pair(candidates).get(pair, ()))
    return [word for word, _ in shared.most_common(20)]


@lru_cache(maxsize=4)
def _words_by_pair(candidates: frozenset[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word in sorted(candidates):
        for pair in _pairs(word):
            found.setdefault(pair, []).append(word)
    return found


def _pairs(word: str) -> list[str]:
    plain = f" {word.lower()} "
    return sorted({plain[i : i + 2] for i in range(len(plain) - 1)})


def did_you_mean(name: str, allowed: Iterable[str]) -> Guess:
    """A hint naming the nearest allowed name, or all of them if they are few, or nothing."""
    candidates = sorted(set(allowed))
    best = nearest(name, candidates)
    if best is not None:
        return Guess(f"did you mean `{best}`?", name, best, candidates)
    return Guess("allowed here: " + ", ".join(candidates) if 0 < len(candidates) <= 12 else "", name, "", candidates)


def instead(name: str, best: str, text: str = "") -> Guess:
    """A hint that one name should be written in place of another."""
    return Guess(text or f"write `{best}`", name, best, (best,))
