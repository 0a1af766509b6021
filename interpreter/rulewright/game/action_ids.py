"""What may be chosen: an action, and its id.

In: whatever a caller or a bot names as its choice. Out: an id, or none.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import index


@dataclass(frozen=True, slots=True)
class Action:
    """One legal choice: its stable id and what it says."""

    id: int
    words: str


def action_id(chosen: object) -> int | None:
    """The id of a choice: of an `Action`, or a whole number of any library; none for anything else. `True` and `1.0`
    are as good as 1 in Python, and are no ids.
    """
    if isinstance(chosen, Action):
        return chosen.id
    try:
        return None if isinstance(chosen, bool) else index(chosen)  # type: ignore[arg-type]  # that is what is tried
    except TypeError:
        return None
