"""What is kept of a game of a tournament."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from rulewright.backend.runtime.fault import said_fault
from rulewright.information import SearchCount
from rulewright.sentences import Words


@dataclass(frozen=True, slots=True)
class GameRow:
    """Game `index`. `ranks` and `scores` are by seat, and empty where the game did not end by the rules.

    `failed`: the bot (its place in the list) that raised an error or chose what is not legal; `trouble`: the words of
    that, or of the rules' fault.
    """

    index: int
    line_up: tuple[int, ...]
    decisions: int
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    failed: int | None = None
    trouble: str = ""
    searches: tuple[SearchCount, ...] = ()
    """By seat; nothing where no bot searched."""
    kind: str = ""
    """Of the rules' fault; empty where a bot failed with an error of its own."""
    place: str = ""
    """Of the rule."""

    @property
    def said_trouble(self) -> Words:
        """Why it did not end."""
        return said_fault(self.kind, self.trouble, self.place)

    @property
    def reason(self) -> str:
        """The same in English."""
        return str(self.said_trouble)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> GameRow:
        """Raises KeyError, TypeError or ValueError where it is none."""
        line_up, ranks, scores = (tuple(map(int, data[name])) for name in ("line_up", "ranks", "scores"))
        failed = data["failed"]
        if failed is not None and failed not in line_up:
            raise ValueError(failed)
        searches = tuple(SearchCount(int(one["asked"]), int(one["blind"])) for one in data["searches"])
        if any(not 0 <= one.blind <= one.asked for one in searches) or len(searches) not in (0, len(line_up)):
            raise ValueError(searches)
        decisions, trouble = int(data["decisions"]), str(data["trouble"])
        kind, place = (str(data.get(name, "")) for name in ("kind", "place"))  # files of older versions have none
        return cls(int(data["index"]), line_up, decisions, ranks, scores, failed, trouble, searches, kind, place)
