"""Leaving a game that is not over: nobody's view stays behind, it is said whose choice was open, and how to go on.

In: why it is left. Out: whether it is left after all: whoever left by a word or by Ctrl-C may come back. `Ended` and
KeyboardInterrupt end here.
"""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Sequence

from rulewright.backend.runtime.game_wording import listed
from rulewright.play.prompts import Asking, CannotSave, sentence
from rulewright.play.screen import Ended
from rulewright.sentences import told

COME_BACK = "back"


class Departure:
    """`saves_itself`: the game is saved without asking."""

    def __init__(self, asking: Asking, people: Collection[int], names: Sequence[str], *, saves_itself: bool) -> None:
        self.asking, self.screen, self.game = asking, asking.screen, asking.history.game
        self.people, self.names, self.saves_itself = people, names, saves_itself
        self.say = self.game.say

    def leaves(self, why: str, *, asks: bool, may_return: bool) -> bool:
        """Leaves the game, and saves it if that was asked for or somebody is there to be asked (`asks`).
        `why`: the name of a sentence.
        """
        self.asking.record.close(self.game)
        if len(self.people) > 1:
            self.screen.clear()  # nobody's own view stays behind
        self.screen.line(self._left(self.say(why)), "title")
        self._tell_kept()
        if self.saves_itself:
            self._save("")
        elif asks and self.screen.terminal and self.people and not self.game.over:
            return self._offer_save(may_return)
        return True

    def _tell_kept(self) -> None:
        """With nothing chosen yet there is nothing to keep."""
        journal = self.asking.journal
        if journal is not None and self.asking.record.choices and not self.game.over:
            self.screen.line(self.say("kept"))

    def _left(self, why: str) -> str:
        """That the game is left, and whose choice was open."""
        decision = self.game.decision
        if decision is None or not self.people:
            return self.say("left-after", why=why, decisions=self.say("decisions", count=self.game.state.decisions))
        names = listed(self.game.shown.telling.wording, [self.names[seat] for seat in decision.seats])
        return self.say("left-choosing", why=why, names=names)

    def _offer_save(self, may_return: bool) -> bool:
        """Offers to save, to somebody who sits at a terminal; leaving again at this prompt leaves."""
        with contextlib.suppress(Ended, KeyboardInterrupt):
            name = self.screen.ask(self.say("save-name-back" if may_return else "save-name") + " ", fresh=True)
            while name and not (may_return and name.lower() == COME_BACK) and not self._save(name):
                name = self.screen.ask(self.say("save-other") + " ")
            return not (may_return and name.lower() == COME_BACK)
        return True

    def _save(self, name: str) -> bool:
        try:
            self.screen.line(self.say("saved", file=self.asking.save(name)))
        except CannotSave as problem:
            self.screen.line(sentence(told(problem, self.say)), "refusal")
            return False
        return True
