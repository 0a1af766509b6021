"""Long lists cut into stretches that are asked for first, as `cell 21 to cell 40`.

In: the words of a screen, entries with keys. Out: as many entries as a screen has room for. Where a stretch begins
follows from the keys alone, so it does not move while the position changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rulewright.backend.runtime.game_wording import GameWording
from rulewright.choosing.word_answers import MenuEntry

MOST_LINES = 20


def shortened_list(wording: GameWording, entries: Sequence[MenuEntry]) -> tuple[MenuEntry, ...]:
    """The entries, or so many stretches of them that a list stays short."""
    if len(entries) <= MOST_LINES:
        return tuple(entries)
    size = MOST_LINES
    while len({_stretch_of(entry, size) for entry in entries}) > MOST_LINES:
        size *= MOST_LINES
    by_stretch = groupby(entries, key=lambda entry: _stretch_of(entry, size))
    return tuple(_stretch(wording, number + 1, list(members)) for number, members in by_stretch)


def _stretch_of(entry: MenuEntry, size: int) -> int:
    return (entry.key - 1) // size


def _stretch(wording: GameWording, key: int, entries: Sequence[MenuEntry]) -> MenuEntry:
    first, last = entries[0].words, entries[-1].words
    words = first if len(entries) == 1 else wording.sentence("span", first=first, last=last)
    return MenuEntry(key, words, tuple(number for entry in entries for number in entry.ids), is_stretch=True)
