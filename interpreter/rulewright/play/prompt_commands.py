"""What may be typed instead of an answer, at any prompt. Raises `Quit` when the person leaves the game by it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.choosing import Ids, Menu, RefusedAnswer
from rulewright.sentences import Speech

HELP = {
    "?": "help-question",
    "table": "help-table",
    "log": "help-log",
    "why": "help-why",
    "rules": "help-rules",
    "hint": "help-hint",
    "why last": "help-why-last",
    "undo": "help-undo",
    "back": "help-back",
    "more": "help-more",
    "save-file": "help-save",
    "quit": "help-quit",
}
"""What each command does: the name of a sentence. Commands are English words in every language; what stands behind one
is a word of the reader's.
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
SHORTEST_WORD = 3
"""A command of fewer letters is not taken for the name of a choice."""


def help_lines(say: Speech) -> Iterator[str]:
    """What may be typed."""
    yield from (say(key) for key in ("help-numbers", "help-words", "help-keys"))
    named = {name: say(name) if name == "save-file" else name for name in HELP}
    wide = max(map(len, named.values()))
    yield from (f"  {named[name]:<{wide}}  {say(key)}" for name, key in HELP.items())
    yield say("help-signs")


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


def is_a_choice_too(menu: Menu, ids: Ids, text: str) -> bool:
    """Whether a command, typed as a whole word, is also what something is called that could be chosen."""
    try:
        return len(text.strip()) >= SHORTEST_WORD and bool(menu.answer(ids, text))
    except RefusedAnswer:
        return False
