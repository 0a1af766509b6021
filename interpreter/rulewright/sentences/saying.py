"""A sentence as data: its name and its values, put into words where it is known who reads it.

In: names and values, which may be sentences themselves. Out: `Said`; words in the language of a screen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, overload

from rulewright.sentences.english import english


class Speech(Protocol):
    """Puts a sentence of this program into the words of one language."""

    def __call__(self, key: str, /, **values: str | int) -> str: ...


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence that is still to be put into words. As a string it is English. `heads`: it begins a line, with a
    capital letter.
    """

    key: str
    values: tuple[tuple[str, str | int | Said], ...] = ()
    heads: bool = False

    def in_words(self, say: Speech) -> str:
        return self.as_it_stands(say(self.key, **{name: _filled(value, say) for name, value in self.values}))

    def as_it_stands(self, words: str) -> str:
        """With a capital letter, where it begins a line."""
        return words[:1].upper() + words[1:] if self.heads else words

    def __str__(self) -> str:
        return self.in_words(english)


Words = str | Said
Tell = Callable[[Words], str]
"""Puts what a report says into the words of its reader; `str` tells it in English."""


def saying(key: str, /, **values: str | int | Said) -> Said:
    return Said(key, tuple(values.items()))


@overload
def listed(members: Sequence[Said]) -> Said: ...


@overload
def listed(members: Sequence[Words]) -> Words: ...


def listed(members: Sequence[Words]) -> Words:
    """Members of a list with commas; at least one."""
    first, *others = members
    for one in others:
        first = saying("lab-item", what=first, more=one)
    return first


def _filled(value: str | int | Said, say: Speech) -> str | int:
    return value.in_words(say) if isinstance(value, Said) else value


def spoken(text: str | Said, say: Speech) -> str:
    """Words as they are, or a sentence in words."""
    return text.in_words(say) if isinstance(text, Said) else text


def told(problem: Exception, say: Speech) -> str:
    """What a refusal says: in the language of the screen, if it is one of our sentences."""
    said = problem.args[0] if problem.args else ""
    return said.in_words(say) if isinstance(said, Said) else str(problem)
