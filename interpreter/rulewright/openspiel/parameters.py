"""The parameters of a game string, such as `rulewright(ruleset=NAME,players=2,options=deals:3;ties:shared)`.

In: parameters as OpenSpiel gives them, or as people give them to `load`. Out: `Parameters`, and back. Complains with
`BadConfiguration` about what a game string cannot hold, and about options that are not written `name:value`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from rulewright.adapters import AUTO
from rulewright.errors import BadConfiguration

NAME = "rulewright"
Given = str | int | float | bool
SPECIFICATION: dict[str, Given] = {"ruleset": "", "players": 0, "options": "", "returns": AUTO, "backend": AUTO}
"""Every parameter with what it is unless said otherwise; 0 players: the usual number."""
FORBIDDEN = "(),="
"""What OpenSpiel takes for its own in a game string."""


@dataclass(frozen=True, slots=True)
class Parameters:
    """What makes a game."""

    ruleset: str
    players: int = 0
    options: tuple[tuple[str, str], ...] = ()
    returns: str = AUTO
    backend: str = AUTO

    def of_string(self) -> dict[str, Given]:
        """As OpenSpiel holds them: those that are not as usual, in forms that a game string can hold."""
        options = ";".join(f"{name}:{value}" for name, value in self.options)
        every: dict[str, Given] = {
            "ruleset": _writable("ruleset", self.ruleset),
            "players": self.players,
            "options": _writable("options", options),
            "returns": self.returns,
            "backend": self.backend,
        }
        return {name: value for name, value in every.items() if name == "ruleset" or value != SPECIFICATION[name]}


def parameters(
    ruleset: str | os.PathLike[str],
    players: int | None,
    options: Mapping[str, str | int] | None,
    returns: str,
    backend: str,
) -> Parameters:
    """Those that a caller of `load` gives."""
    pairs = tuple(sorted((name.replace("-", "_"), str(value)) for name, value in (options or {}).items()))
    return Parameters(placed(os.fspath(ruleset)), players or 0, pairs, returns, backend)


def parameters_of(given: Mapping[str, Given]) -> Parameters:
    """Those of a game string. What looks like a number there has become one."""
    ruleset, players = str(given.get("ruleset", "")), given.get("players", 0)
    if not ruleset:
        raise BadConfiguration("no ruleset is named", f"write `{NAME}(ruleset=NAME)`")
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadConfiguration(f"`players={players}` is no whole number")
    options = _options(str(given.get("options", "")))
    return Parameters(
        placed(ruleset), players, options, str(given.get("returns", AUTO)), str(given.get("backend", AUTO))
    )


def placed(ruleset: str) -> str:
    """A ruleset's name as it stands; a path from the root on, so that the string means the same in every folder."""
    beginning = Path(ruleset.partition(":")[0])
    try:
        is_path = ruleset != "" and (Path(ruleset).exists() or (beginning.name != "" and beginning.exists()))
    except (OSError, ValueError):
        return ruleset
    return os.path.abspath(ruleset) if is_path else ruleset  # noqa: PTH100 (`resolve` would follow links)


def _options(text: str) -> tuple[tuple[str, str], ...]:
    found = []
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon or not name.strip() or not value.strip():
            raise BadConfiguration(f"`{part}` is no option", "write `options=name:value;name:value`")
        found.append((name.strip().replace("-", "_"), value.strip()))
    return tuple(sorted(found))


def _writable(name: str, text: str) -> str:
    if any(sign in text for sign in FORBIDDEN):
        raise BadConfiguration(
            f"{name} `{text}` cannot stand in a game string, which has no {' '.join(FORBIDDEN)} in it"
        )
    return text
