"""Lines and indentation of effect blocks, and of terms that begin with a `let`, as tokens.

Only these have layout; everywhere else newlines are blanks. The first line sets the block's indentation,
whatever it is, because a YAML block stands indented in its file. A statement goes on in the next line within brackets,
and where that line is indented further and begins with a word with which no statement begins.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from lark import Token

OPEN, CLOSE = ("LPAR", "LSQB"), ("RPAR", "RSQB")
CONTINUING = frozenset({
    "where", "while", "until", "by", "then", "else", "after", "or", "and", "is", "to", "from", "into", "mod",
    "=", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/",
})  # fmt: skip
"""Words with which a line goes on that is indented further than the statement before."""
_FIRST_WORD = re.compile(r"[a-z_][a-z0-9_]*|[!<>]=|[=<>+*/-]")


class BadIndentation(Exception):
    """A line that lines up with nothing; `offset` is its first character."""

    def __init__(self, offset: int) -> None:
        super().__init__(offset)
        self.offset = offset


class TextLayout:
    """A lark post-lexer. `indentation` is the first line's, or none where newlines mean nothing."""

    always_accept = ("_NL",)

    def __init__(self) -> None:
        self.indentation: int | None = None
        self.has_lines = False
        self.text = ""
        self.length = 0
        self.listener: Callable[[Token], None] | None = None

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        found = self._lines(stream) if self.has_lines else (token for token in stream if token.type != "_NL")
        return found if self.listener is None else self._heard(found, self.listener)

    def _heard(self, stream: Iterator[Token], listener: Callable[[Token], None]) -> Iterator[Token]:
        """The same tokens, each told to somebody who wants the text as it stands (a formatter)."""
        for token in stream:
            listener(token)
            yield token

    def _lines(self, stream: Iterator[Token]) -> Iterator[Token]:
        levels = [self.indentation or 0]
        depth = 0
        last: Token | None = None
        for token in stream:
            if token.type == "_NL":
                if last is None or depth or self.indentation is None or self._goes_on(token, last, levels[-1]):
                    continue
                yield from self._newline(token, levels)
                last = token
                continue
            depth += (token.type in OPEN) - (token.type in CLOSE)
            yield token
            last = token
        if last is not None and last.type != "_NL":
            yield Token.new_borrow_pos("_NL", "", last)
        for _ in levels[1:]:
            yield Token("_DEDENT", "") if last is None else Token.new_borrow_pos("_DEDENT", "", last)

    def _goes_on(self, newline: Token, last: Token, level: int) -> bool:
        """Whether the line behind a newline is more of the statement before it."""
        word = _FIRST_WORD.match(self.text, newline.end_pos or 0)
        is_deeper = len(str(newline).rsplit("\n", 1)[1]) > level
        return is_deeper and last.type != "COLON" and word is not None and word[0] in CONTINUING

    def _newline(self, token: Token, levels: list[int]) -> Iterator[Token]:
        yield token
        column = len(str(token).rsplit("\n", 1)[1])
        if self._at_end(token):
            return
        if column > levels[-1]:
            levels.append(column)
            yield Token.new_borrow_pos("_INDENT", "", token)
        while column < levels[-1]:
            if len(levels) == 1:
                raise BadIndentation(token.end_pos or 0)
            levels.pop()
            yield Token.new_borrow_pos("_DEDENT", "", token)
        if column != levels[-1]:
            raise BadIndentation(token.end_pos or 0)

    def _at_end(self, token: Token) -> bool:
        """The last newline of a text says nothing about indentation."""
        return (token.end_pos or 0) >= self.length
