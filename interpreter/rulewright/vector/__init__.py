"""Many games stepped by one call, for programs that learn: NumPy arrays in, NumPy arrays out.

`make(rules, num_envs)` gives a `VectorEnv`, which is used as those of Gymnasium and EnvPool are. In: rules, and ids
that are legal. Out: who acts, legal ids, observations, rewards, ends. Complains with `Illegal` (an id that may not be
chosen; nothing is stepped then), `Unavailable` (no compiler, or no NumPy) and `BadConfiguration`; a broken promise of
the rules ends one game, and is told with its place.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from rulewright.api import Rules, load
from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.errors import brings
from rulewright.late_names import late_names
from rulewright.vector.autoreset import AutoresetMode

if TYPE_CHECKING:
    from rulewright.vector.environment import VectorEnv
    from rulewright.vector.snapshot import Snapshot

__all__ = ["AutoresetMode", "Snapshot", "VectorEnv", "make"]


def make(rules: Rules | str, num_envs: int, **settings: Any) -> VectorEnv:
    """So many games of some rules (what `rulewright.load` gives, or takes), each in a lane of its own;
    `settings` are those of `VectorEnv`.
    """
    if find_spec("numpy") is None:
        raise Unavailable(f"rulewright.vector needs NumPy: {brings('vector')}")
    from rulewright.vector.environment import VectorEnv  # noqa: PLC0415 (NumPy is not always there)

    return VectorEnv((load(rules) if isinstance(rules, str) else rules).machine, num_envs, **settings)


if not TYPE_CHECKING:  # what needs NumPy is imported when it is first used
    __getattr__ = late_names(
        __name__, {"VectorEnv": "rulewright.vector.environment", "Snapshot": "rulewright.vector.snapshot"}
    )
