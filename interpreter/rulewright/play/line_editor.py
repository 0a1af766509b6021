"""Typing with Tab and Esc, where Python has readline: for one person at a terminal alone.

In: a prompt, and what a beginning of an answer may become. Out: a line. With several people at one terminal there is
none: what one has typed and deleted could be brought back by the next. Nothing is remembered from one line to the next,
and no file of the user's is read or written.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

from rulewright.play.noticed_signals import noticed_signals

Completions = Callable[[], Iterable[str]]
"""Whole lines that may be typed now."""
MOST_SHOWN = 100
SETTINGS = (
    "tab: complete",
    "set enable-bracketed-paste off",
    "set completion-query-items 0",
    "set page-completions off",
    "set bell-style none",
    "set show-all-if-ambiguous on",
    r'"\e\e": "\C-e\C-uback\C-m"',
    r'"\e\C-m": "\C-e\C-uback\C-m"',
    r'"\e\C-j": "\C-e\C-uback\C-m"',
)
EDIT_LINE_SETTINGS = ("bind ^I rl_complete",)


class LineEditor:
    """Reads lines by readline."""

    def __init__(self, completions: Completions) -> None:
        import readline  # noqa: PLC0415 (only where somebody types)

        self.completions = completions
        self.found: list[str] = []
        readline.clear_history()
        readline.set_auto_history(False)
        readline.set_completer_delims("")
        readline.set_completer(self._completion)
        for setting in EDIT_LINE_SETTINGS if "libedit" in (readline.__doc__ or "") else SETTINGS:
            readline.parse_and_bind(setting)

    def read(self, prompt: str) -> str:
        """A line with its end; nothing where the input has ended."""
        sys.stdout.flush()
        try:
            with noticed_signals():
                return input(prompt) + "\n"
        except EOFError:
            return ""

    def _completion(self, text: str, number: int) -> str | None:
        """What readline asks for: the line with this number, until there are no more."""
        if number == 0:
            begun = text.lstrip().casefold()
            ends = dict.fromkeys(end for end in self.completions() if end.casefold().startswith(begun))
            self.found = list(ends)[:MOST_SHOWN]
        return self.found[number] if number < len(self.found) else None


def line_editor(completions: Completions) -> LineEditor | None:
    """A line editor; none where there is no readline."""
    try:
        return LineEditor(completions)
    except ImportError:
        return None
