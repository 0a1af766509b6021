"""Any ruleset as an environment of PettingZoo (AEC): `rulewright.pettingzoo.env(NAME, players=4)`.

In: a ruleset's name or path, a number of players, options. Out: a `pettingzoo.AECEnv`. It needs the extra `pettingzoo`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from rulewright import api
from rulewright.errors import need

need(("pettingzoo", "gymnasium", "numpy"), "rulewright.pettingzoo", "pettingzoo")

from pettingzoo.utils import OrderEnforcingWrapper  # noqa: E402 (what is missing is told first)

from rulewright.pettingzoo.turn_env import TurnEnv  # noqa: E402

__all__ = ["TurnEnv", "env", "raw_env"]


def env(
    ruleset: str | os.PathLike[str],
    *,
    variants: Sequence[str] = (),
    players: int | None = None,
    options: Mapping[str, str | int] | None = None,
    returns: str = "auto",
    backend: str = "auto",
    render_mode: str | None = None,
) -> Any:
    """The environment, in the wrapper that sees to it that `reset` comes before all else.

    `returns`: what a game is worth (`win`, `margin`, `score`, or `auto`: whichever fits the ruleset). `backend`:
    `auto`, `native` or `reference`. `render_mode`: `ansi` (`render` gives a text), `human` (it prints it), or none.
    Raises what `rulewright.load` raises.
    """
    rules = api.load(ruleset, variants=variants, players=players, options=options)
    return OrderEnforcingWrapper(TurnEnv(rules, returns, backend, render_mode))


def raw_env(ruleset: str | os.PathLike[str], **given: Any) -> TurnEnv:
    """The environment without wrappers; arguments as of `env`."""
    found = env(ruleset, **given).unwrapped
    assert isinstance(found, TurnEnv)
    return found
