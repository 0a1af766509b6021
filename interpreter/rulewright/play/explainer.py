"""What a person is told who asks at a prompt, on any screen: why, the rules, a hint, what is not possible.

In: a game, its rules in words, what has happened, and what is asked about which question. Out: lines. Complains
(`RefusedAnswer`) about an action that there is not, and where hints are switched off.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.choosing import Ids, Menu, RefusedAnswer
from rulewright.game import Game
from rulewright.guidance import Refusals, RuleWords, hint, impossible_now, rules_now, why_action
from rulewright.information import Past
from rulewright.play.prompt_commands import Command
from rulewright.play.refusal_reasons import why
from rulewright.play.table_text import Line
from rulewright.play.what_happened import WhatHappened
from rulewright.sentences import saying
from rulewright.source.cells import neutral

Open = tuple[Menu, Ids]
"""The question that is open: the choices of a seat, and the ids that its answers so far have left."""


@dataclass(frozen=True)
class Explainer:
    """Of one game at the table."""

    words: RuleWords
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
            case "why", "":
                return why(self._refusals(seat))
            case "why", about:
                return _lines(why_action(self._refusals(seat), question[0], about))
            case "rules", _:
                return _lines(rules_now(self.words, self.game))
            case "hint", _:
                return self._hint(seat)
            case _:
                return None

    def impossible(self, question: Open) -> list[Line]:
        """What a question does not offer, and why."""
        found = impossible_now(self._refusals(question[0].seat), *question)
        if not found:
            return []
        lines = [Line(neutral(f"  {one.words}: {one.why}"), "quiet") for one in found]
        return [Line(self.game.say("not-possible-now"), "title"), *lines, Line("")]

    def _refusals(self, seat: int) -> Refusals:
        return Refusals(self.words, self.game, seat)

    def _hint(self, seat: int) -> list[Line]:
        if not self.hints:
            raise RefusedAnswer(saying("hints-off"))
        return _lines(hint(self.game, seat, self.past))


def _lines(texts: list[str]) -> list[Line]:
    return [Line(neutral(text)) for text in texts]
