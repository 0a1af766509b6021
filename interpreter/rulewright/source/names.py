"""Did you mean: the nearest of the allowed names."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(name: str, allowed: Iterable[str]) -> str | None:
    """The allowed name most like `name`, or none that is near enough."""
    candidates = sorted(set(allowed))
    lowered = {candidate.lower(): candidate for candidate in reversed(candidates)}
    found = get_close_matches(name.lower(), list(lowered), n=1, cutoff=0.6)
    return lowered[found[0]] if found else None


def did_you_mean(name: str, allowed: Iterable[str]) -> str:
    """A hint naming the nearest allowed name, or all of them if they are few, or nothing."""
    candidates = sorted(set(allowed))
    best = nearest(name, candidates)
    if best is not None:
        return f"did you mean `{best}`?"
    if 0 < len(candidates) <= 12:
        return "allowed here: " + ", ".join(candidates)
    return ""
