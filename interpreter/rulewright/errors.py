"""What Rulewright raises for its users: one class, and a class below it for each kind of refusal, next to where it is
raised.

The text of every one says why in words for people, and what to do. A mistake in the program itself is none of these.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec


class RulewrightError(Exception):
    """Whatever Rulewright refuses."""


class BadConfiguration(RulewrightError):
    """A number of players, an option value, a seed or a name that cannot be; `hint` says what can."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(f"{message}; {hint}" if hint else message)
        self.hint = hint


class Illegal(RulewrightError):
    """A choice, or a question, that cannot be now; the game is as it was."""


class ClusterTrouble(RulewrightError):
    """A cluster that is not there, or cannot do the work."""


class MissingLibrary(RulewrightError, ImportError):
    """A library of an extra that is not installed."""


def need(libraries: Iterable[str], what: str, extra: str) -> None:
    """Refuses what needs libraries of an extra where one of them is not installed."""
    for library in libraries:
        if find_spec(library) is None:
            raise MissingLibrary(f'{what} needs the package {library}: `pip install "rulewright[{extra}]"`')
