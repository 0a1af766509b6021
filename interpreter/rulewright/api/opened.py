"""Rulesets by name, for Python: read, or ready to be played.

In: names, as `load` takes them. Out: what was found. Raises `NotFound`, `BadConfiguration`, and `Unsound` where the
ruleset has errors.
"""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.loading import Ruleset, Unsound, load
from rulewright.machine_cache import Ready, ready
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report


def opened(name: str) -> Ruleset:
    """The ruleset that a name means, checked."""
    report = Report()
    found = load(find(name), report)
    if found is None:
        raise Unsound(report)
    return found


def prepared(name: str, players: int | None, options: Mapping[str, str | int]) -> Ready:
    """The same for a number of players (none: the usual one), with its options set."""
    report = Report()
    words = {option.strip().replace("-", "_"): str(value).strip() for option, value in options.items()}
    made = ready(find(name), players, words, report)
    if made is None:
        raise Unsound(report)
    return made
