"""A choice as rows to choose from: question after question, one step back, typed words that narrow the rows.

In: a game and a seat. Out: rows, and the action when one is left. Complains (`RefusedAnswer`) about an answer that is
not allowed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import assert_never

from rulewright.choosing import AmountMenu, Ids, ListedMenu, Menu, Question, Several
from rulewright.game import Game
from rulewright.sentences import spoken
from rulewright.source.cells import neutral

NUMBERS = re.compile(r"[0-9]+([ ,]+[0-9]+)*")


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """One row: its key, its words, and whether it is ticked; none where rows are not ticked."""

    number: int
    words: str
    ticked: bool | None = None


DONE = 0
"""The number of the row that ends ticking."""


class QuestionSteps:
    """The questions of one decision for one seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat, self.say = seat, game.say
        self.menu = Menu(game, seat)
        self.steps: list[Ids] = [self.menu.legal]
        self.ticks: list[int] = []
        self.question: Question = self.menu.question(self.menu.legal)

    def rows(self, typed: str) -> list[ChoiceRow]:
        """The rows that typed words leave; a number leaves its row.
        Of several that are chosen together the last row ends it.
        """
        every = [row for row in self._rows() if _fits(row, typed)]
        return [*every, ChoiceRow(DONE, self._done())] if isinstance(self.question, Several) else every

    def _rows(self) -> list[ChoiceRow]:
        question = self.question
        match question:
            case AmountMenu():
                return [ChoiceRow(number, str(number)) for number in sorted(question.values)]
            case ListedMenu():
                return [ChoiceRow(entry.key, neutral(entry.text)) for entry in question.entries]
            case Several():
                return [
                    ChoiceRow(entry.key, neutral(entry.words), copy < self.ticks.count(entry.key))
                    for entry in question.entries
                    for copy in range(entry.copies)
                ]
            case _:
                assert_never(question)

    def _done(self) -> str:
        return self.say("choose-ticked", count=len(self.ticks))

    @property
    def open(self) -> tuple[Menu, Ids]:
        """The question that is open, for those who explain it."""
        return self.menu, self.steps[-1]

    @property
    def title(self) -> str:
        """What is asked, and how it may be answered."""
        question = self.question
        title = question.title or self.say("choose")
        match question:
            case AmountMenu():
                return neutral(self.say("headed", what=title, things=spoken(question.asked, self.say)))
            case Several():
                return neutral(self.say("tick-some", title=title, counts=question.counts))
            case ListedMenu():
                return neutral(title)
            case _:
                assert_never(question)

    def take(self, row: ChoiceRow) -> int | None:
        """The action, if a row decides it."""
        if not isinstance(self.question, Several):
            return self.answer(str(row.number))
        if row.number == DONE:
            return self.answer(" ".join(map(str, sorted(self.ticks))) or "0")
        self.tick(row)
        return None

    def tick(self, row: ChoiceRow) -> None:
        """Ticks a row, or takes the tick away."""
        if row.ticked is None:
            return
        if row.ticked:
            self.ticks.remove(row.number)
        else:
            self.ticks.append(row.number)

    def answer(self, text: str) -> int | None:
        """The action, if typed words or numbers decide it; else the next question is asked."""
        ids = self.menu.answer(self.steps[-1], text)
        if len(ids) == 1:
            return ids[0]
        self._ask([*self.steps, ids])
        return None

    def back(self) -> None:
        """Ticks away first, then to the question before."""
        self._ask(self.steps if self.ticks else self.steps[:-1] or self.steps)

    def _ask(self, steps: list[Ids]) -> None:
        self.steps, self.ticks = steps, []
        self.question = self.menu.question(steps[-1])


def is_numbers(text: str) -> bool:
    """Whether an answer is given by numbers."""
    return NUMBERS.fullmatch(text.strip()) is not None


def _fits(row: ChoiceRow, typed: str) -> bool:
    """Every typed word occurs in the row; a number may also be the beginning of its number."""
    words = typed.casefold().split()
    if is_numbers(typed):
        return any(str(row.number).startswith(word) for word in words) or len(words) > 1
    return all(word in row.words.casefold() for word in words)
