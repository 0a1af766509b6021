"""Why a deed cannot be done at a decision, and what can be; who must still choose."""

from __future__ import annotations

from rulewright.game import Game
from rulewright.scenarios.action_calls import Calls
from rulewright.scenarios.call_reader import Meant
from rulewright.scenarios.deeds import Act, Astray
from rulewright.scenarios.expression_texts import listed
from rulewright.scenarios.scenario_parser import EVERYONE


class DeedRefusals:
    """Tells of one game why, and who must still choose."""

    def __init__(self, game: Game, calls: Calls) -> None:
        self.game = game
        self.calls = calls

    def refuse(self, act: Act, pairs: list[tuple[int, Meant]] | None) -> None:
        """Says why a deed cannot be done at this decision, and what can be; `pairs`: seats and their calls."""
        pending = self.game.state.pending
        if pairs is None:
            raise Astray(f"`{act.text}` is not possible: {self._not_now(act)}", act.span, self._now())
        for seat, call in pairs:
            if seat not in pending:
                raise Astray(
                    f"player {seat + 1} does not choose now, so `{call.text}` is not possible", act.span, self._now()
                )
            if self.calls.find(self.game, seat, call) is None:
                reason, labels = self.calls.reason(self.game, seat, call)
                legal = [self.calls.text(self.game, seat, number) for number in pending[seat]]
                raise Astray(
                    f"player {seat + 1} may not `{call.text}`: {reason}",
                    call.call.span,
                    f"legal: {listed(legal)}",
                    labels,
                )

    def _not_now(self, act: Act) -> str:
        """Why a deed is not about the decision that is pending."""
        seats = sorted(self.game.state.pending)
        if act.seat != EVERYONE:
            return f"player {act.seat + 1} does not choose now"
        decision = self.game.decision
        if decision is None or not decision.simultaneous:
            return f"player {seats[0] + 1} chooses alone now"
        told = f"{len(seats)} players choose now, and here are {len(act.calls)} call{'s' * (len(act.calls) != 1)}"
        return f"{told}: {self._still(seats[len(act.calls) :])}" if len(act.calls) < len(seats) else told

    def unfinished(self) -> str:
        """Who must still choose where others have chosen already, all at once; nothing elsewhere."""
        decision, program = self.game.decision, self.game.program
        sealed = self.game.state.slots[program.sealed : program.sealed + program.players]
        if decision is None or not decision.simultaneous or max(sealed) < 0:
            return ""
        return f"the run stops before all have chosen: {self._still(list(decision.seats))}"

    def _still(self, seats: list[int]) -> str:
        """Who must still choose, and which actions."""
        pending = self.game.state.pending
        texts = (self.calls.text(self.game, seat, number) for seat in seats for number in pending[seat])
        actions = dict.fromkeys(text.partition("(")[0] for text in texts)
        who = "players" if len(seats) > 1 else "player"
        named = " and ".join(filter(None, (", ".join(str(seat + 1) for seat in seats[:-1]), str(seats[-1] + 1))))
        return f"{who} {named} must still choose {' or '.join(f'`{action}`' for action in actions)}"

    def _now(self) -> str:
        """Who chooses now, and among what."""
        parts = []
        for seat, legal in sorted(self.game.state.pending.items()):
            words = [self.calls.text(self.game, seat, number) for number in legal]
            parts.append(f"player {seat + 1} chooses among {listed(words)}")
        decision = self.game.decision
        together = "all at once: " if decision is not None and decision.simultaneous else ""
        return together + "; ".join(parts[:3]) + ("; ..." if len(parts) > 3 else "")
