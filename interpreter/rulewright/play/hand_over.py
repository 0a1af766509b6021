"""Handing one terminal over from person to person: nothing is shown before the next person has said who sits there.

In: the screen, and what the seats are called. Raises `Quit` when somebody leaves at a pause; `Ended` and
KeyboardInterrupt come through. Keys that were pressed before a prompt was shown never count: somebody else pressed
them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rulewright.play.prompt_commands import leaving
from rulewright.play.screen import Screen
from rulewright.sentences import Speech


def next_asked(seats: Collection[int], people: Collection[int], looking: int | None) -> int:
    """The next of those who choose at once: a bot, else whoever looks already (so that nobody is called
    twice where one visit will do), else the first.
    """
    bots = [seat for seat in sorted(seats) if seat not in people]
    return bots[0] if bots else looking if looking in seats and looking is not None else min(seats)


@dataclass(frozen=True)
class HandOver:
    """The pauses between people on one terminal."""

    screen: Screen
    names: Sequence[str]
    say: Speech

    def pause(self, prompt: str) -> None:
        """Waits for Enter alone, while the last person reads."""
        while answer := self._asked(prompt):
            self.screen.line(self.say("only-enter", typed=answer[:20]), "refusal")

    def call(self, seat: int) -> None:
        """Waits on an empty screen until the next person types a name or number: Enter, which the
        last person may still press, is neither.
        """
        name, number = self.names[seat], seat + 1
        self.screen.clear()
        prompt = self.say("when-looking", name=name, number=number) + " "
        while named(self._asked(prompt), self.names) != seat:
            self.screen.line(self.say("nothing-before", name=name, number=number), "refusal")
        self.screen.clear()
        self.screen.drop_typed()

    def _asked(self, prompt: str) -> str:
        return leaving(self.screen.ask(prompt, fresh=True))


def named(answer: str, names: Sequence[str]) -> int | None:
    """The one seat that a text names: by its name, by its number, or by a beginning
    of its name that no other name has.
    """
    text = _folded(answer)
    called = [_folded(name) for name in names]
    if answer in names:
        return names.index(answer)
    if called.count(text) == 1:
        return called.index(text)
    if text in (numbers := [str(seat + 1) for seat in range(len(names))]):
        return numbers.index(text)
    begun = [seat for seat, name in enumerate(called) if text and name.startswith(text)]
    return begun[0] if len(begun) == 1 else None


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold().strip()
