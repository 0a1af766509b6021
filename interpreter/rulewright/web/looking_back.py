"""The game so far at a table, moment by moment, as a link has seen it.

In: a table and a link. Out: its moments, kept for the links that looked back last: one steps through them. Complains
(`TableRefusal`) where there is nothing to look back at.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.game.moments import Moment, NoLookingBack, moments_of
from rulewright.sentences import saying
from rulewright.web.kept_answers import KeptAnswers
from rulewright.web.live_table import LiveTable, TableRefusal
from rulewright.web.seat_sight import Chair

MOST_LINKS = 32


class LookingBack:
    """Goes back through the games of all tables of a server."""

    def __init__(self) -> None:
        self._kept: KeptAnswers[Sequence[Moment]] = KeptAnswers(MOST_LINKS)

    def moments(self, table: LiveTable, chair: Chair) -> Sequence[Moment]:
        """All moments up to the present one."""
        with table.turn:
            if table.sight(chair).curtain is not None:
                raise TableRefusal(saying("refused-curtain"))
            try:
                return self._kept.answer(
                    chair.token, table.moment(chair), lambda: moments_of(table.game, table.record, chair.eye)
                )
            except NoLookingBack as problem:
                raise TableRefusal(saying("refused-looking-back", why=problem.args[0])) from problem


def number_within(text: str, count: int) -> int:
    """The number of a moment, from 1, as an address has it; the one before the present where it names none."""
    if text.isascii() and text.isdecimal():
        return max(1, min(count, int(text[:9])))
    return max(1, count - 1)
