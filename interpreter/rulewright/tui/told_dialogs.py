"""What a person asks for on the full screen, as a dialog: what is not possible and why, the rules, a hint, what has
happened.

In: a game in its seats, the open question (none where nobody is asked), and a command. Out: a dialog, or none where the
command asks for nothing of this. Complains (`RefusedAnswer`) where it cannot be told.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.choosing import RefusedAnswer
from rulewright.play import Command, Line
from rulewright.sentences import saying
from rulewright.tui.dialogs import TextDialog, key_lines
from rulewright.tui.question_steps import QuestionSteps
from rulewright.tui.seated_game import SeatedGame

TITLES = {"help": "title-help", "why": "title-why", "rules": "title-rules", "hint": "title-hint"}
"""By command, the sentence that is the title of its dialog."""
CARRIED_OUT = (*TITLES, "undo", "back", "quit")
"""The commands that there are on the full screen; the others are there in lines only."""


def told_dialog(seated: SeatedGame, steps: QuestionSteps | None, asked: Command) -> TextDialog:
    """The answer to a command."""
    if asked.name not in TITLES:
        raise RefusedAnswer(saying("only-in-lines", typed=asked.name))
    return TextDialog(seated.game.say(TITLES[asked.name]), _answer(seated, steps, asked), seated.game.say)


def _answer(seated: SeatedGame, steps: QuestionSteps | None, asked: Command) -> Sequence[Line]:
    explainer, seat = seated.explainer, seated.current
    if asked == Command("why", "last") and seat is not None:
        return list(seated.happened.last(seated.game, seat))
    if asked.name == "help":
        return [*(explainer.impossible(steps.open) if steps is not None else ()), *key_lines(seated.game.say)]
    if steps is None:
        raise RefusedAnswer(saying("nobody-asked"))
    return explainer.told(steps.open, asked) or ()
