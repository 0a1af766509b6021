"""Two orders of precedence compared: `a > b = c` and another.

In: both as they are written. Out: words for the pairs that stand otherwise to each other, or nothing if they cannot be
read.
"""

from __future__ import annotations

import re
from itertools import combinations

from rulewright.sentences import Said, listed, saying

MOST = 4
FORM = re.compile(r"[a-z_][a-z0-9_]*(?:\s*[>=]\s*[a-z_][a-z0-9_]*)*")


def precedence(old: str, new: str) -> Said | None:
    """Who acts before whom now: `second` acts before `first` now."""
    before, after = _levels(old), _levels(new)
    told = [saying("diff-acts-new", name=name) for name in after if name not in before]
    told += [saying("diff-acts-gone", name=name) for name in before if name not in after]
    for first, second in combinations([name for name in after if name in before], 2):
        was, now = _compare(before, first, second), _compare(after, first, second)
        if was != now:
            told.append(saying("diff-acts-before" if now else "diff-acts-together", first=first, second=second))
    if len(told) > MOST:
        return saying("diff-acts-otherwise")
    return listed(told) if told else None


def _levels(text: str) -> dict[str, int]:
    """The level of every name, 0 first."""
    if not FORM.fullmatch(text.strip()):
        return {}
    levels = [level.split("=") for level in text.split(">")]
    return {name.strip(): index for index, names in enumerate(levels) for name in names}


def _compare(levels: dict[str, int], first: str, second: str) -> int:
    """-1 before, 0 together, 1 after."""
    return (levels[first] > levels[second]) - (levels[first] < levels[second])
