"""The choice of a seat in random play.

In: a machine, a state at a decision, and a seat. Out: one of its legal ids, each equally likely, drawn by the game's
own generator exactly as compiled code draws it.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.backend.runtime.chance import BOTS, below
from rulewright.ir.program import PASS
from rulewright.ir.rejection_sampling import DecisionSampling, tries_of


def drawn_choice(sampling: DecisionSampling | None, legal: Sequence[int], streams: list[int]) -> int:
    """One of the legal ids of a decision. `sampling`: how it is drawn, or none if from the list."""
    if sampling is not None and (len(legal) > 1 or legal[0] != PASS):
        found = _tried(sampling, legal, streams)
        if found is not None:
            return found
    return legal[below(streams, BOTS, len(legal))]


def _tried(sampling: DecisionSampling, legal: Sequence[int], streams: list[int]) -> int | None:
    """The first candidate drawn that is legal, if one is found soon enough."""
    possible = frozenset(legal)
    candidates = [PASS] if sampling.declinable else []
    for offer in sampling.offers:
        ids = range(offer.base, offer.base + offer.size)
        candidates += ids if offer.tried else (each for each in legal if each in ids)
    for _ in range(tries_of(len(candidates))):
        found = candidates[below(streams, BOTS, len(candidates))]
        if found in possible:
            return found
    return None
