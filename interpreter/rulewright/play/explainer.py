"""What a person is told who asks at a prompt, on any screen: why, the rules, a hint, what is not possible.

In: a game, its rules in words, what has happened, and what is asked about which question. Out: lines. Complains
(`RefusedAnswer`) about an action that there is not, and where hints are switched off.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.choosing import Ids, Menu, RefusedAnswer
from rulewright.game import Game
from rulewright.information import Past
from rulewright.play.late_words import LateWords
from rulewright.play.prompt_commands import Command
from rulewright.play.table_text import Line
from rulewright.play.what_happened import WhatHappened
from rulewright.sentences import saying
from rulewright.source.cells import neutral

if TYPE_CHECKING:
    from rulewright.guidance import Refusals

Open = tuple[Menu, Ids]
"""The question that is open: the choices of a seat, and the ids that its answers so far have left."""


@dataclass(frozen=True)
class Explainer:
    """Explains one game at the table."""

    words: LateWords
    game: Game
    happened: WhatHappened
    past: Past
    hints: bool = True

    def told(self, question: Open, asked: Command) -> list[Line] | None:
        """What a command tells the seat that is asked; none for one that asks for nothing of this."""
        seat = question[0].seat
        match asked.name, asked.argument:
            case "why", "last":
                return list(self.happened.last(self.game, seat))
            case "why", "since":
                return list(self.happened.lately(self.game, seat))
            case "why", about:
                return self._why(question[0], about)
            case "rules", _:
                return self._rules()
            case "hint", _:
                return self._hint(seat)
        return None

    def impossible(self, question: Open) -> list[Line]:
        """What a question does not offer, and why."""
        from rulewright.guidance import impossible_now  # noqa: PLC0415 (as in `LateWords`)

        found = impossible_now(self._refusals(question[0].seat), *question)
        if not found:
            return []
        say = self.game.say
        lines = [Line(neutral("  " + say("headed", what=one.words, things=one.why)), "quiet") for one in found]
        return [Line(say("not-possible-now"), "title"), *lines, Line("")]

    def _why(self, menu: Menu, about: str) -> list[Line]:
        """How it stands with every action, or with one."""
        from rulewright.guidance import why_action  # noqa: PLC0415 (the same)
        from rulewright.play.refusal_reasons import why  # noqa: PLC0415 (the same)

        refusals = self._refusals(menu.seat)
        return _lines(why_action(refusals, menu, about)) if about else why(refusals)

    def _rules(self) -> list[Line]:
        from rulewright.guidance import rules_now  # noqa: PLC0415 (the same)

        return _lines(rules_now(self.words.now, self.game))

    def _refusals(self, seat: int) -> Refusals:
        from rulewright.guidance import Refusals  # noqa: PLC0415 (the same)

        return Refusals(self.words.now, self.game, seat)

    def _hint(self, seat: int) -> list[Line]:
        if not self.hints:
            raise RefusedAnswer(saying("hints-off"))
        from rulewright.guidance import hint  # noqa: PLC0415 (searches, which most who play do without)

        return _lines(hint(self.game, seat, self.past))


def _lines(texts: list[str]) -> list[Line]:
    return [Line(neutral(text)) for text in texts]
