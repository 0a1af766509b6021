"""Text as a terminal shows it: widths, tabs, control characters, colours.

In: any text, also hostile. Out: printable text of known width. Complains about nothing.
"""

from __future__ import annotations

import os
import re
import shutil
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TextIO

from rulewright.source.joined_signs import is_drawn_as_one, signs
from rulewright.source.lookalikes import SELECTORS, is_unseen
from rulewright.source.transliteration import transliterated

BLANKS = re.compile(r"[ \t\n\r\f\v]+")
TAB = 4
NARROWEST = 20
COLOURS = {"error": "1;31", "warning": "1;33", "note": "1;36", "frame": "34", "help": "36", "bold": "1"}


@dataclass(frozen=True, slots=True)
class Style:
    """What the reader's screen can do. Without a width, lines are not wrapped."""

    width: int | None = None
    colour: bool = False
    encoding: str = "utf-8"

    @classmethod
    def of(cls, stream: TextIO | None) -> Style:
        """The style that suits a stream: colours and wrapping on a terminal only, and by the user's wishes."""
        encoding = getattr(stream, "encoding", None) or "utf-8"
        if stream is None or not stream.isatty():
            return cls(colour=stream is not None and _forced(), encoding=encoding)
        colour = _forced() or ("NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb")
        return cls(max(NARROWEST, shutil.get_terminal_size().columns), colour, encoding)

    def paint(self, text: str, colour: str) -> str:
        """`text` in a colour of the table, if there are any."""
        return f"\x1b[{COLOURS[colour]}m{text}\x1b[0m" if self.colour and text else text

    def plain(self, text: str) -> str:
        """`text` with everything that is not printable written out; line ends and tabs become spaces."""
        shown = " ".join(text.split("\n")).replace("\t", " ")
        return shown if is_plain(shown) else "".join(map(self._shown, signs(shown)))

    def _shown(self, character: str) -> str:
        """A sign as it may be printed. Of letters, none looks like another: names stay apart."""
        if len(character) > 1:
            return character if self._is_written(character) else self._shown(character[0])
        if is_hidden(character):
            return _escape(character)
        is_letter = character.isalnum()
        last = character.encode("ascii", "backslashreplace").decode() if is_letter else "?"
        return next(filter(self._is_written, (character, transliterated(character))), last)

    def _is_written(self, text: str) -> bool:
        try:
            text.encode(self.encoding)
        except (UnicodeEncodeError, LookupError):
            return False
        return True

    def cells(self, line: str) -> list[str]:
        """What each character of a line looks like; tabs reach to the next stop, and of a sign of several characters
        the first one looks like all of it.
        """
        if is_plain(line):
            return list(line)
        found: list[str] = []
        column = 0
        for sign in signs(line):
            shown = " " * (TAB - column % TAB) if sign == "\t" else self._shown(sign)
            found += [shown, *[""] * (len(sign) - 1)]
            column += width(shown)
        return found

    def wrap(self, start: str, text: str) -> list[str]:
        """The lines of a paragraph after `start`; from the second on they are indented by its length."""
        if self.width is None:
            return [start + text]
        lines = list(_wrapped(text, max(self.width - width(start), 10)))
        return [start + lines[0], *(" " * width(start) + line for line in lines[1:])]


def _forced() -> bool:
    """Whether colours are wished for anywhere; who wishes for none is heard first."""
    return os.environ.get("FORCE_COLOR", "0") not in ("", "0") and "NO_COLOR" not in os.environ


def on_one_line(text: str) -> str:
    """A text with its line ends and runs of blanks as one blank; blanks at which no line may break stay."""
    return BLANKS.sub(" ", text).strip(" ")


def neutral(text: str) -> str:
    """`text` with control and invisible characters written as escapes: it can neither move a cursor nor hide
    anything. Those that make one sign of several, such as a family, stay.
    """
    if is_plain(text):
        return text
    return "".join(_escape(sign) if len(sign) == 1 and is_hidden(sign) else sign for sign in signs(text))


def is_hidden(character: str) -> bool:
    """Whether nobody sees a character that belongs to no sign of several."""
    return is_unseen(character) or character in SELECTORS


def is_plain(text: str) -> bool:
    """Whether a text is shown as it is on any screen, a column a character: nearly every text is."""
    return text.isascii() and text.isprintable()


def _escape(character: str) -> str:
    code = ord(character)
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}" if code < 65536 else f"\\U{code:08x}"


def width(text: str) -> int:
    """How many columns a printable text takes."""
    return len(text) if is_plain(text) else sum(map(_columns_of_sign, signs(text)))


def _columns_of_sign(sign: str) -> int:
    return 2 if is_drawn_as_one(sign) else sum(map(_columns, sign))


def _columns(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def _wrapped(text: str, most: int) -> Iterator[str]:
    line = ""
    for word in text.split(" "):
        if line and width(line) + 1 + width(word) > most:
            yield line
            line = word
        else:
            line = f"{line} {word}" if line else word
    yield line
