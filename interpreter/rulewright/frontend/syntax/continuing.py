"""How an expression that breaks off may go on: for whoever completes what somebody is writing.

In: the text up to a place, and the grammar's entry point. Out: the words that may come next, whether a name may, and
the shortest text after which the expression is whole. Complains about nothing: a text that went wrong before has no way
on.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import cache
from typing import Any

from lark import Token
from lark.exceptions import UnexpectedCharacters, UnexpectedInput

from rulewright.frontend.syntax.expressions import parser_for
from rulewright.frontend.syntax.layout import BadIndentation

BREAK = "\x00"
"""Stands where the text breaks off: the lexer stops there, before anything is taken for the end."""

CLOSERS = {
    "RPAR": ")", "RSQB": "]", "NAME": "x", "TO": "to", "FROM": "from", "FACE": "face", "UP": "up", "FOR": "for",
    "EQUAL": "=", "IN": "in",
    "ROUNDED": "rounded", "ELSE": "else", "INT": "1", "COLON": ":", "STRING": '"x"', "_NL": "\n", "_DEDENT": "",
}  # fmt: skip
"""What may be added to make an expression whole, the likeliest first."""

MOST_ADDED = 8
MOST_TRIED = 400


@dataclass(frozen=True, slots=True)
class Next:
    """`words` of the language that may come next, and whether a `name` may."""

    words: tuple[str, ...]
    name: bool


def what_next(text: str, start: str, lines: bool = False) -> Next | None:
    """What may follow a text; none if it went wrong before its end."""
    state = _state(text, start, lines)
    if state is None:
        return None
    accepted = state.accepts()
    return Next(tuple(sorted(word for terminal, word in _words().items() if terminal in accepted)), "NAME" in accepted)


def rest_of(text: str, start: str, lines: bool = False) -> str | None:
    """The shortest text that makes a whole of one that breaks off; none if there is no short one."""
    state = _state(text, start, lines)
    if state is None:
        return None
    waiting: deque[tuple[Any, tuple[str, ...]]] = deque([(state, ())])
    for _ in range(MOST_TRIED):
        if not waiting:
            return None
        state, added = waiting.popleft()
        accepted = state.accepts()
        if "$END" in accepted:
            return "".join(f" {word}" if word.isalnum() else word for word in added if word.strip())
        if len(added) < MOST_ADDED:
            waiting.extend(
                (_fed(state, terminal, word), (*added, word))
                for terminal, word in CLOSERS.items()
                if terminal in accepted
            )
    return None


def _state(text: str, start: str, lines: bool) -> Any:
    """Lark's parser after a text, or none after a mistake."""
    lark = parser_for(text + BREAK, start, lines)
    parsing: Any = lark.parse_interactive(text + BREAK, start=start)
    try:
        for token in parsing.lexer_thread.lex(parsing.parser_state):
            parsing.feed_token(token)
    except UnexpectedCharacters as problem:
        return parsing if problem.char == BREAK else None
    except (UnexpectedInput, BadIndentation):
        return None
    return None


def _fed(state: Any, terminal: str, word: str) -> Any:
    fed = state.copy()
    fed.feed_token(Token(terminal, word))
    return fed


@cache
def _words() -> dict[str, str]:
    """The words of the language by their terminals."""
    lark = parser_for("", "value", lines=False)
    return {
        terminal.name: terminal.pattern.value
        for terminal in lark.terminals
        if terminal.pattern.type == "str" and terminal.pattern.value.replace("_", "").isalpha()
    }


def words() -> frozenset[str]:
    """All words of the language."""
    return frozenset(_words().values())
