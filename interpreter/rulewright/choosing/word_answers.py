"""The lines of a menu, and answers in words: what they fit.

In: a text, and the lines of a list. Out: the lines that it fits. Complains (`RefusedAnswer`) about words that fit
several where one is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rulewright.sentences import Said, saying
from rulewright.source.cells import neutral

MOST_FITTING = 5
LONGEST_SHOWN = 30
WORD = re.compile(r"(?<![^\W_])-[0-9]+|[^\W_]+")
"""A word, or a number, which may be negative: `depth -2` is not `depth 2`."""

Ids = tuple[int, ...]


class RefusedAnswer(ValueError):
    """An answer that is not allowed, and what is."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """A line of a list: its key, its words, and the actions that are still possible after it.

    `then`: what is asked for after it, or what the rules pick with it, in words. `copies`: how many there are of it.
    `is_stretch`: it stands for a stretch of lines.
    """

    key: int
    words: str
    ids: Ids
    copies: int = 1
    then: str = ""
    is_stretch: bool = False

    @property
    def text(self) -> str:
        """The words, and what comes with them."""
        return f"{self.words} ({self.then})" if self.then else self.words


def words_of(text: str) -> list[str]:
    """The words of a text as they are compared; none if it has no letters, for then it is no answer in words."""
    found = WORD.findall(neutral(text).casefold())
    return found if any(word[0].isalpha() for word in found) else []


def fitting(wanted: Sequence[str], told: Sequence[Sequence[str]]) -> list[int]:
    """Which of these have exactly the wanted words;
    if none has, which have words that begin with them, in their order.
    """
    exact = [at for at, words in enumerate(told) if list(words) == list(wanted)]
    return exact or [at for at, words in enumerate(told) if _begins(wanted, words)]


def by_words(text: str, entries: Sequence[MenuEntry]) -> int | None:
    """The place of the only entry that these words fit; none if it is no text with letters or nothing fits.
    Complains if several fit.
    """
    wanted = words_of(text)
    found = fitting(wanted, [WORD.findall(entry.words.casefold()) for entry in entries]) if wanted else []
    if len(found) > 1:
        named = ", ".join(f"{entries[at].key} {entries[at].words}" for at in found[:MOST_FITTING])
        more = ", ..." * (len(found) > MOST_FITTING)
        raise RefusedAnswer(saying("fits-several", typed=shortened(text), count=len(found), named=named + more))
    return found[0] if found else None


def shortened(text: str) -> str:
    """What was typed, as far as a refusal repeats it."""
    shown = neutral(text.strip())
    return shown if len(shown) <= LONGEST_SHOWN else shown[:LONGEST_SHOWN] + "..."


def _begins(wanted: Sequence[str], words: Iterable[str]) -> bool:
    """Whether each wanted word is the beginning of a word, one behind the other."""
    left = iter(words)
    return all(any(word.startswith(one) for word in left) for one in wanted)
