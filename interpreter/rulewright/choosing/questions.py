"""Questions with short answers: a list to choose one line of, a number from a range, or several lines of a list.

In: entries with keys, or numbers. Out: the action ids that an answer leaves. A key belongs to what it stands for and
not to its line, so it stays the same while others become possible or impossible. Complains (`RefusedAnswer`) in one
sentence that says what is allowed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from rulewright.choosing.word_answers import Ids, MenuEntry, RefusedAnswer, by_words, shortened
from rulewright.sentences import Said, saying

PLAIN = re.compile(r"0|-?[1-9][0-9]{0,18}")
"""Whole numbers as they may be typed: plain ASCII digits, no leading zero."""
LONGEST_SPANS = 24


@dataclass(frozen=True, slots=True)
class ListedMenu:
    """Choose one line by its key."""

    title: str
    entries: tuple[MenuEntry, ...]

    @property
    def asked(self) -> str | Said:
        """What the prompt asks for."""
        return key_spans(self.entries) or saying("asked-list")

    @property
    def allowed(self) -> Said:
        keys = [entry.key for entry in self.entries]
        if len(keys) == 1:
            return saying("allowed-only", key=keys[0])
        if keys == list(range(1, len(keys) + 1)):
            return saying("allowed-to", last=len(keys))
        told = key_spans(self.entries)
        return saying("allowed-keys", keys=told) if told else saying("allowed-list")

    def answer(self, text: str) -> Ids:
        """What a key leaves."""
        number = _whole(text, self.allowed)
        found = next((entry for entry in self.entries if entry.key == number), None)
        if found is None:
            raise refusal(text, self.allowed)
        return found.ids


@dataclass(frozen=True, slots=True)
class AmountMenu:
    """Type the number itself."""

    title: str
    values: dict[int, Ids]

    @property
    def asked(self) -> str:
        return spans(self.values)

    @property
    def allowed(self) -> Said:
        return saying("allowed-whole", numbers=self.asked)

    def answer(self, text: str) -> Ids:
        number = _whole(text, self.allowed)
        if number not in self.values:
            raise refusal(text, self.allowed)
        return self.values[number]


@dataclass(frozen=True, slots=True)
class Several:
    """Choose several lines by their keys, with spaces or commas between; 0 for none.
    `subsets` maps multisets of places in the list to ids.
    """

    title: str
    entries: tuple[MenuEntry, ...]
    subsets: dict[tuple[int, ...], Ids]

    @property
    def counts(self) -> str:
        """How many may be chosen: `1..3`."""
        return spans(sorted({len(subset) for subset in self.subsets}))

    @property
    def asked(self) -> Said:
        keys = key_spans(self.entries)
        return saying("some-keys", counts=self.counts, keys=keys) if keys else saying("some-list", counts=self.counts)

    @property
    def allowed(self) -> Said:
        keys, example = key_spans(self.entries), self._example()
        if keys:
            return saying("allowed-some-keys", counts=self.counts, keys=keys, example=example)
        return saying("allowed-some-list", counts=self.counts, example=example)

    def _example(self) -> str:
        longest = max(self.subsets, key=lambda subset: (len(subset), [-place for place in subset]))
        return self.typed(longest)

    def typed(self, subset: Iterable[int]) -> str:
        """How one types what stands at these places of the list."""
        return " ".join(str(self.entries[place].key) for place in subset) or "0"

    def answer(self, text: str) -> Ids:
        places = [place for part in text.split(",") for place in self._places(part)]
        if not places or (None in places and len(places) > 1):
            raise refusal(text, self.allowed)
        subset = tuple(sorted(place for place in places if place is not None))
        if subset not in self.subsets:
            raise RefusedAnswer(self._why_not(text, subset))
        return self.subsets[subset]

    def _places(self, part: str) -> list[int | None]:
        """The lines that a part between commas means: one by its words, or any by their keys; none stands for 0."""
        worded = by_words(part, self.entries)
        return [worded] if worded is not None else [self._place(word) for word in part.split()]

    def _place(self, word: str) -> int | None:
        number = _whole(word, self.allowed)
        if number == 0:
            return None
        found = next((place for place, entry in enumerate(self.entries) if entry.key == number), None)
        if found is None:
            raise refusal(word, self.allowed)
        return found

    def _why_not(self, text: str, subset: tuple[int, ...]) -> Said:
        if len(subset) not in {len(other) for other in self.subsets}:
            return not_allowed(text, self.allowed)
        often = [place for place, count in Counter(subset).items() if count > self.entries[place].copies]
        if often:
            return saying("not-so-many", what=self.entries[often[0]].words, allowed=self.allowed)
        return saying("not-together", allowed=self.allowed)


Question = ListedMenu | AmountMenu | Several


def spans(numbers: Iterable[int]) -> str:
    """Numbers as stretches: `0..4, 7, 10..20`."""
    found = []
    for _, group in groupby(enumerate(sorted(numbers)), key=lambda pair: pair[1] - pair[0]):
        stretch = [number for _, number in group]
        found.append(str(stretch[0]) if len(stretch) == 1 else f"{stretch[0]}..{stretch[-1]}")
    return ", ".join(found)


def key_spans(entries: Iterable[MenuEntry]) -> str:
    """The keys of a list; nothing if they are too many stretches to be told."""
    told = spans(entry.key for entry in entries)
    return told if len(told) <= LONGEST_SPANS else ""


def not_allowed(text: str, allowed: Said) -> Said:
    """What is said of an answer that is not allowed."""
    shown = shortened(text)
    return saying("not-allowed", typed=shown, allowed=allowed) if shown else saying("nothing-typed", allowed=allowed)


def refusal(text: str, allowed: Said) -> RefusedAnswer:
    return RefusedAnswer(not_allowed(text, allowed))


def _whole(text: str, allowed: Said) -> int:
    word = text.strip()
    if PLAIN.fullmatch(word) is None:
        raise refusal(text, allowed)
    return int(word)
