"""The lines of a menu, and answers in words: the line that they mean.

In: a text, and the lines of a list. Out: a line, or none. Complains (`RefusedAnswer`) about words that fit several lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rulewright.source.cells import neutral

MOST_FITTING = 5
WORD = re.compile(r"[^\W_]+")

Ids = tuple[int, ...]


class RefusedAnswer(ValueError):
    """An answer that is not allowed, and what is."""


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """A line of a list: its words, and the actions that are still possible after it."""

    words: str
    ids: Ids
    copies: int = 1


def by_words(text: str, entries: Sequence[MenuEntry]) -> int | None:
    """The only entry with these words, or in which words begin with these, in their order; none if it is no text with letters or nothing fits.

    Complains if several fit.
    """
    wanted = WORD.findall(neutral(text).casefold())
    if not any(word[0].isalpha() for word in wanted):
        return None
    found = [WORD.findall(entry.words.casefold()) for entry in entries]
    if wanted in found and found.count(wanted) == 1:
        return found.index(wanted)
    fitting = [at for at, words in enumerate(found) if _begins(wanted, words)]
    if len(fitting) > 1:
        named = ", ".join(f"{at + 1} {entries[at].words}" for at in fitting[:MOST_FITTING])
        more = ", ..." * (len(fitting) > MOST_FITTING)
        raise RefusedAnswer(f"`{neutral(text.strip())[:30]}` fits {len(fitting)} choices: {named}{more}")
    return fitting[0] if fitting else None


def _begins(wanted: Sequence[str], words: Iterable[str]) -> bool:
    """Whether each wanted word is the beginning of a word, one behind the other."""
    left = iter(words)
    return all(any(word.startswith(one) for word in left) for one in wanted)
