"""Did you mean: the nearest of the allowed names. A hint that names one knows it, so that machines can follow it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache

from rulewright.source.lookalikes import odd_character, plain_text

MANY = 40
"""Among more names than these, only those that share most pairs of letters with a word are looked at closely."""

MOST_COUNTED = 500
"""So many names that share a pair of letters are counted for one word."""

CLOSEST = 12
"""So many of them are looked at closely."""


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
    return _nearest(plain_text(name), _candidates(frozenset(allowed)))


def _nearest(name: str, candidates: _Candidates) -> str | None:
    near = candidates.names if len(candidates.names) <= MANY else sorted(candidates.sharing(name))
    lowered = {candidate.lower(): candidate for candidate in reversed(near)}
    found = get_close_matches(name.lower(), list(lowered), n=1, cutoff=0.6)
    return lowered[found[0]] if found else None


class _Candidates:
    """Allowed names, prepared once for all the words that are compared with them."""

    def __init__(self, names: frozenset[str]) -> None:
        self.names = tuple(sorted(names))
        self._by_pair: dict[str, list[str]] = {}
        for name in self.names if len(names) > MANY else ():
            for pair in _pairs(name):
                self._by_pair.setdefault(pair, []).append(name)

    def sharing(self, name: str) -> list[str]:
        """The names that share most pairs of letters with a word; pairs that few names have are counted first."""
        shared: Counter[str] = Counter()
        looked = 0
        for names in sorted((self._by_pair.get(pair, []) for pair in _pairs(name)), key=len):
            if looked and looked + len(names) > MOST_COUNTED:
                break
            looked += len(names)
            shared.update(names[:MOST_COUNTED])
        return [candidate for candidate, _ in shared.most_common(CLOSEST)]


@lru_cache(maxsize=16)
def _candidates(names: frozenset[str]) -> _Candidates:
    return _Candidates(names)


def _pairs(word: str) -> list[str]:
    plain = f" {word.lower()} "
    return sorted({plain[i : i + 2] for i in range(len(plain) - 1)})


def did_you_mean(name: str, allowed: Iterable[str]) -> Guess:
    """A hint naming the nearest allowed name, or all of them if they are few, or nothing."""
    names = frozenset(allowed)
    candidates = _candidates(names - {name} if name in names else names)  # what cannot stand here is no better here
    odd, best = odd_character(name), _nearest(plain_text(name), candidates)
    if best is not None:
        return Guess(_joined(odd or odd_character(best), f"did you mean `{best}`?"), name, best, candidates.names)
    few = 0 < len(candidates.names) <= 14
    told = "allowed here: " + ", ".join(candidates.names) if few else ""
    return Guess(_joined(odd, told), name, "", candidates.names)


def _joined(*parts: str) -> str:
    return "; ".join(filter(None, parts))


@lru_cache(maxsize=16)
def names_of(*parts: tuple[str, ...]) -> frozenset[str]:
    """All these names, put together once for all the words that are compared with them."""
    return frozenset(name for part in parts for name in part)


def instead(name: str, best: str, text: str = "") -> Guess:
    """A hint that one name should be written in place of another."""
    return Guess(text or f"write `{best}`", name, best, (best,))
