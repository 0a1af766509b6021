"""What Rulewright raises for its users: one class, and a class below it for each kind of refusal, next to where it is
raised.

The text of every one says why in words for people, and what to do. A mistake in the program itself is none of these.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any


class RulewrightError(Exception):
    """Whatever Rulewright refuses."""


class BadConfiguration(RulewrightError):
    """A number of players, an option value, a seed or a name that cannot be; `hint` says what can."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(f"{message}; {hint}" if hint else message)
        self.hint = hint


class Illegal(RulewrightError):
    """A choice, or a question, that cannot be now; the game is as it was."""


CLOSED = "this environment is closed and plays no more; make another one"
"""Why a closed environment refuses (`Illegal`) whatever it is asked."""


class TooLong(RulewrightError):
    """The rules of one game take too long. Where it stands then depends on the machine, so no run counts it."""


class NotPickled(RulewrightError, TypeError):
    """What holds rules that are ready or compiled code, and is not written by pickle; it says what to do instead."""

    def __init__(self, what: str, instead: str = "make it anew from the ruleset in the other process") -> None:
        super().__init__(f"{what} cannot be pickled; {instead}")


class BotBrokeDown(RulewrightError):
    """A bot of somebody's package raised an error, or chose what is not legal. `reason` says which; `kind` is "choice"
    where it is a choice, else empty.
    """

    def __init__(self, bot: str, reason: str, kind: str = "") -> None:
        super().__init__(bot, reason, kind)
        self.bot, self.reason, self.kind = bot, reason, kind

    def __str__(self) -> str:
        return f"the bot `{self.bot}` failed: {self.reason}"


class LostWorker(RulewrightError):
    """A process that worked for this one was ended by the system, or by a bot, before its work was done."""


class ClusterTrouble(RulewrightError):
    """A cluster that is not there, or cannot do the work."""


class MissingLibrary(RulewrightError, ImportError):
    """A library of an extra that is not installed."""


def need(libraries: Iterable[str], what: str, extra: str) -> None:
    """Refuses what needs libraries of an extra where one of them is not installed."""
    for library in libraries:
        if find_spec(library) is None:
            raise MissingLibrary(f"{what} needs the package {library}: {brings(extra)}")


# ---- extras ---------------------------------------------------------------------------------------------------------


def brings(extra: str) -> str:
    """The command that brings an extra, for whoever installed this program by pip, pipx or uv; in backticks."""
    from importlib.metadata import PackageNotFoundError  # noqa: PLC0415 (only where something is missing)

    try:
        origin = recorded_origin()
    except PackageNotFoundError:
        origin = None
    return f"`{extra_command(extra, Path(sys.prefix), origin or {})}`"


def recorded_origin() -> dict[str, Any] | None:
    """Where this program was installed from, as its `direct_url.json` has it (PEP 610); none where that was an index of
    packages. Raises PackageNotFoundError where it is not installed.
    """
    import json  # noqa: PLC0415 (only where something is missing)
    from importlib.metadata import distribution  # noqa: PLC0415 (as above)

    told = distribution("rulewright").read_text("direct_url.json")
    return json.loads(told) if told else None


def extra_command(extra: str, prefix: Path, origin: Mapping[str, Any]) -> str:
    """`prefix`: of this Python, by whose folders pipx and uv are known; `origin`: where the program came from
    (PEP 610), nothing for an index of packages.
    """
    from urllib.parse import unquote, urlsplit  # noqa: PLC0415 (every command begins with this module)
    from urllib.request import url2pathname  # noqa: PLC0415 (as above)

    tool = TOOLS.get(prefix.parent.parts[-2:], "pip install")
    address = str(origin.get("url", ""))
    if origin.get("dir_info", {}).get("editable"):
        return f'pip install -e "{url2pathname(unquote(urlsplit(address).path))}[{extra}]"'
    lead = f"{origin['vcs_info']['vcs']}+" if "vcs_info" in origin else ""
    return f'{tool} "rulewright[{extra}]{f" @ {lead}{address}" if address else ""}"'


TOOLS: dict[tuple[str, ...], str] = {
    ("pipx", "venvs"): "pipx install --force",
    ("uv", "tools"): "uv tool install --force",
}
"""What installs programs into folders of their own, by the folder; it installs again, since the extra belongs there."""
