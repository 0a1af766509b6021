"""What may be typed instead of an answer, at any prompt. Raises `Quit` when the person leaves the game by it."""

from __future__ import annotations

from dataclasses import dataclass

HELP = """\
Type the number of a choice, or the number that is asked for; where several are to be chosen: their numbers, like 1 4 7, or their words
with commas between. Words do too, or their beginnings: they leave the choices that have them, and a whole choice can be typed at once.
A number stays with its choice while others become possible or impossible. Tab completes words; Esc and Enter, or Esc twice, is `back`.
  ?          what is not possible now, and why; and this help
  table      the table, as you may see it
  log        what has happened lately, as you may know it; `log all`: from the beginning
  why        every action, and why it is not offered; `why ACTION`: one of them, also with what it would pick
  rules      what the rules say here: of this phase, and of the actions that are asked for
  hint       what a bot would choose that knows what you know, with values
  why last   what the rules made of the last choice; `why since`: of all since your own
  undo       take back your last choice, if it has told you nothing new and nobody has chosen since
  back       in a choice of several steps: to the step before; else: look at the table as it was before, as you saw it then;
             there `back`, `forward`, the number of a moment, and `now`
  more       the next lines of a list that is too long for the screen
  save FILE  write the position to a file; go on with `rulewright play RULESET --resume FILE`
  quit       leave the game; `rulewright play --resume` goes on with it
On the table, ? is unknown to you, [name] lies face down and you know it, and #2 is the second in its row.
"""

NAMES = {
    "?": "help",
    "help": "help",
    "h": "help",
    "table": "table",
    "t": "table",
    "log": "log",
    "l": "log",
    "why": "why",
    "rules": "rules",
    "hint": "hint",
    "undo": "undo",
    "back": "back",
    "forward": "forward",
    "now": "forward",
    "more": "more",
    "+": "more",
    "\x1b": "back",
    "save": "save",
    "quit": "quit",
    "exit": "quit",
    "q": "quit",
}
COMPLETED = (
    "table",
    "log",
    "log all",
    "why",
    "why last",
    "why since",
    "undo",
    "back",
    "forward",
    "more",
    "save ",
    "quit",
)
"""What Tab completes to."""
WITH_ARGUMENT = ("log", "save", "why")


class Quit(Exception):
    """The person leaves the game."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command and what stands behind it."""

    name: str
    argument: str = ""


def command(answer: str) -> Command | None:
    """The command that an answer is, or none."""
    word, _, rest = answer.strip().partition(" ")
    name = NAMES.get(word.lower())
    if name is None or (rest.strip() and name not in WITH_ARGUMENT):
        return None
    return Command(name, rest.strip())


def leaving(answer: str) -> str:
    """An answer, unless somebody leaves by it."""
    asked = command(answer)
    if asked is not None and asked.name == "quit":
        raise Quit
    return answer
