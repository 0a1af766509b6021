"""Any ruleset as a game of OpenSpiel: `rulewright.openspiel.load(NAME, players=2)`, or `rulewright(ruleset=...)` in a
game string.

In: a ruleset's name or path, a number of players, options. Out: a `pyspiel.Game`. It needs the extra `openspiel`;
importing this module registers the game, so that `pyspiel.load_game("rulewright(ruleset=NAME,players=2)")` finds it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from rulewright.errors import need

need(("pyspiel", "numpy"), "rulewright.openspiel", "openspiel")

from rulewright.openspiel.parameters import parameters  # noqa: E402 (what is missing is told first)
from rulewright.openspiel.spiel_game import SpielGame, register  # noqa: E402
from rulewright.openspiel.spiel_state import SpielState  # noqa: E402

__all__ = ["SpielGame", "SpielState", "load"]

register()


def load(
    ruleset: str | os.PathLike[str],
    *,
    variants: Sequence[str] = (),
    players: int | None = None,
    options: Mapping[str, str | int] | None = None,
    returns: str = "auto",
    backend: str = "auto",
) -> SpielGame:
    """A ruleset as a game of OpenSpiel.

    `returns`: what a game is worth (`win`, `margin`, `score`, or `auto`: whichever fits the ruleset). `backend`:
    `auto`, `native` or `reference`. Raises what `rulewright.load` raises.
    """
    name = os.fspath(ruleset) + (":" + "+".join(variants) if variants else "")
    return SpielGame(parameters(name, players, options, returns, backend).of_string())
