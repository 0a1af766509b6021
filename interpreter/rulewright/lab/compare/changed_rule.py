"""A rule that one arm changes in another, as it stands beside a figure."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.sentences import Words


@dataclass(frozen=True, slots=True)
class ChangedRule:
    """`place`: short; `words`: a sentence."""

    place: str
    words: Words
