"""What a person asks for on the full screen, as a dialog: what is not possible and why, the rules, a hint, what has happened.

In: a game in its seats, the open question (none where nobody is asked), and a command. Out: a dialog, or none where the command asks for nothing of this. Complains
(`RefusedAnswer`) where it cannot be told.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.choosing import RefusedAnswer
from rulewright.play import Command, Line
from rulewright.tui.dialogs import HELP, TextDialog
from rulewright.tui.question_steps import QuestionSteps
from rulewright.tui.seated_game import SeatedGame

TITLES = {"help": "What is not possible, and keys", "why": "Why", "rules": "The rules here", "hint": "A hint"}
NOBODY_ASKED = "it is nobody's choice now; this is told to whoever chooses"
ONLY_IN_LINES = "`{}` is there in lines only, without --tui; the panes show the table and the log"


def told_dialog(seated: SeatedGame, steps: QuestionSteps | None, asked: Command) -> TextDialog:
    """The answer to a command."""
    if asked.name not in TITLES:
        raise RefusedAnswer(ONLY_IN_LINES.format(asked.name))
    return TextDialog(TITLES[asked.name], _told(seated, steps, asked))


def _told(seated: SeatedGame, steps: QuestionSteps | None, asked: Command) -> Sequence[Line]:
    explainer, seat = seated.explainer, seated.current
    if asked == Command("why", "last") and seat is not None:
        return list(seated.happened.last(seated.game, seat))
    if asked.name == "help":
        return [*(explainer.impossible(steps.open) if steps is not None else ()), *map(Line, HELP.splitlines())]
    if steps is None:
        raise RefusedAnswer(NOBODY_ASKED)
    return explainer.told(steps.open, asked) or ()
