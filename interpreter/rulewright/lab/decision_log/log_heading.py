"""What a log of decisions is of: enough to go on with it, to read it without
the ruleset, and to refuse it for another one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.errors import RulewrightError
from rulewright.lab.decision_log.subjects import Subject
from rulewright.source.cells import neutral

FORM = 2
"""Changes with the columns and with what they mean."""


class BadLog(RulewrightError):
    """A file that is no log of decisions, or one of something else."""


@dataclass(frozen=True, slots=True)
class LogHeading:
    """It stands in the file's own data. How many games there are does not: a log may be continued."""

    game: str
    fingerprint: str
    players: int
    members: int
    """How many are ranked: seats, or sides."""
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    value_bot: str
    """Empty: there are no values."""
    seed: int
    subjects: tuple[Subject, ...]
    is_declared: bool = False
    """Whether the rules say who has won."""

    @property
    def most_codes(self) -> int:
        """How many codes there are, of a subject and a seat or nobody."""
        return len(self.subjects) * (self.players + 1)

    def to_json(self) -> dict[str, Any]:
        """JSON-ready; the seed is text, as many readers lose digits beyond 2**53."""
        return {
            "rulewright_decisions": FORM,
            "game": self.game,
            "fingerprint": self.fingerprint,
            "players": self.players,
            "members": self.members,
            "options": dict(self.options),
            "bots": list(self.bots),
            "value_bot": self.value_bot,
            "seed": str(self.seed),
            **({"declared": True} if self.is_declared else {}),
            "subjects": [subject.to_json() for subject in self.subjects],
        }

    @classmethod
    def from_json(cls, data: Any) -> LogHeading:
        """Raises KeyError, TypeError, ValueError or AttributeError where it is none. What a terminal would obey in its
        texts is written out.
        """
        if data["rulewright_decisions"] != FORM:
            raise ValueError(data["rulewright_decisions"])
        players, members = data["players"], data["members"]
        if type(players) is not int or type(members) is not int or not 1 <= members <= players <= 64:
            raise ValueError(players)
        subjects = tuple(
            Subject(_text(one["kind"]), _text(one["name"]), _text(one["place"]), bool(one["always"]))
            for one in data["subjects"]
        )
        options = tuple((_text(name), _text(value)) for name, value in data["options"].items())
        game, fingerprint, bots = _text(data["game"]), _text(data["fingerprint"]), tuple(map(_text, data["bots"]))
        numbers, value_bot = (game, fingerprint, players, members), _text(data["value_bot"])
        is_declared = bool(data.get("declared", False))
        return cls(*numbers, options, bots, value_bot, int(data["seed"]), subjects, is_declared)


def _text(value: Any) -> str:
    return neutral(str(value))
