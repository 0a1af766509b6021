"""Playing a scenario: deeds are done, chance is forced, and what leaves no choice is done by itself.

In: a bench, a scenario. Out: the game where it then stands, with the trace that led there. Raises `Astray`, with the
place and the reason, when something does not go as the scenario says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from rulewright.backend.runtime.chance import below
from rulewright.game import Fault, Game
from rulewright.ir.chance_kinds import ChanceKind, chance_kind
from rulewright.scenarios.action_calls import Calls
from rulewright.scenarios.call_reader import PASSING, Meant
from rulewright.scenarios.component_pattern import ComponentPattern
from rulewright.scenarios.deed_refusals import DeedRefusals
from rulewright.scenarios.deeds import Act, Astray, ForcedOutcome, Trace
from rulewright.scenarios.expression_texts import listed
from rulewright.scenarios.scenario_parser import EVERYONE
from rulewright.source.diagnostic import Label
from rulewright.source.text import NOWHERE

Choice = tuple[int, Meant, int]
"""A seat, its call, and the legal action that it means."""


class ScenarioPlayer:
    """Plays one scenario."""

    def __init__(
        self,
        game: Game,
        calls: Calls,
        stop: int,
        acts: tuple[Act, ...],
        chance: tuple[ForcedOutcome, ...],
        asked: set[str],
    ) -> None:
        self.game = game
        self.calls = calls
        self.stop = stop
        self.acts = list(acts)
        self.chance = list(chance)
        self.asked = asked
        self.guesses: list[ComponentPattern | None] = []
        self.trace = Trace()
        self.refusals = DeedRefusals(game, calls)

    def play(self) -> None:
        """Runs until the deeds are done and somebody has a choice, or to the end."""
        self._run()
        while self.game.state.pending and self._goes_on():
            pass
        self.trace.catch_up(self.game)
        if self.acts:
            raise Astray(
                f"nobody chooses any more, and this is still to be done: {self.acts[0].text}",
                self.acts[0].span,
                "the run ends before",
            )
        if self.chance:
            raise Astray(
                f"chance decides no more, and `{self.chance[0].text}` is left",
                self.chance[0].span,
                "an event with one possible outcome takes none",
            )

    def _goes_on(self) -> bool:
        """One step: a deed, or choices that are none; false where the scenario ends before a choice."""
        pending = self.game.state.pending
        found = self._legal_choices(self.acts[0]) if self.acts else None
        if found is not None:
            self._do(self.acts.pop(0), found)
            return True
        if all(len(legal) == 1 for legal in pending.values()):
            if not self.acts and self._is_asked_about():
                return False
            self._take_only_choices()
            return True
        if self.acts:
            self.trace.catch_up(self.game)
            self.refusals.refuse(self.acts[0], self._pairs(self.acts[0]))
        return False

    def _is_asked_about(self) -> bool:
        program = self.game.program
        return any(program.actions[offer.action].name in self.asked for offer in self.game.telling.offers())

    def _take_only_choices(self) -> None:
        for seat, legal in sorted(self.game.state.pending.items()):
            self._choose(seat, legal[0], " (no other choice)")

    # ---- deeds ----------------------------------------------------------------------------------------------------

    def _pairs(self, act: Act) -> list[tuple[int, Meant]] | None:
        """Seats and their calls at this decision; none if the deed is not about it."""
        pending = self.game.state.pending
        if act.seat != EVERYONE:
            return [(act.seat, act.calls[0])] if act.seat in pending else None
        decision = self.game.decision
        if decision is None or not decision.simultaneous:
            return None
        seats = sorted(pending)
        if len(act.calls) != len(seats) and len(act.calls) == self.game.program.players:
            seats = list(range(len(act.calls)))
        if len(act.calls) != len(seats):
            return None
        pairs = list(zip(seats, act.calls, strict=True))
        return [(seat, call) for seat, call in pairs if seat in pending or call.name != PASSING]

    def _legal_choices(self, act: Act) -> list[Choice] | None:
        """The choices that a deed means at this decision; none if it is not about it, or one of them is not legal."""
        found = [(seat, call, self.calls.find(self.game, seat, call)) for seat, call in self._pairs(act) or ()]
        legal = [(seat, call, number) for seat, call, number in found if number is not None]
        return legal if legal and len(legal) == len(found) else None

    def _do(self, act: Act, found: list[Choice]) -> None:
        for seat, call, number in found:
            self.guesses += self.calls.guesses(call)
            self._choose(seat, number)
        if act.seat != EVERYONE and len(act.calls) > 1:
            self.acts.insert(0, Act(act.span, act.seat, act.calls[1:]))

    def _choose(self, seat: int, number: int, note: str = "") -> None:
        if self.game.state.log is not None:
            self.trace.add(f"player {seat + 1}: {self.calls.text(self.game, seat, number)}{note}", self.game)
        self.game.state.automatic = not (self.chance or self.guesses)
        self._guarded(lambda: self.game.choose(seat, number))
        self._decide()

    def _run(self) -> None:
        self.game.state.automatic = not self.chance
        self._guarded(lambda: self.game.machine.run(self.game.state))
        self._decide()

    def _guarded(self, step: Callable[[], object]) -> None:
        """Runs on; a broken promise of the rules ends the scenario."""
        try:
            step()
        except Fault as fault:
            self.trace.catch_up(self.game)
            labels = [Label(fault.span, "by this rule")] if fault.span is not NOWHERE else []
            raise Astray(f"the run stopped: {fault.message}", None, "", labels) from None
        s, program = self.game.state.slots, self.game.program
        if s[program.pc] == self.stop:
            s[program.over] = 0

    # ---- chance ---------------------------------------------------------------------------------------------------

    def _decide(self) -> None:
        """Gives chance events what is forced, and lets chance decide by itself when no more is."""
        while self.game.at_chance:
            self._give(self._next())

    def _give(self, number: int) -> None:
        """Takes an outcome of chance."""
        if self.game.state.log is not None:
            self.trace.add(f"chance: {self._words(number)}", self.game)
        self.game.state.automatic = not (self.chance or self.guesses)
        self._guarded(lambda: self.game.decide(number))

    def _next(self) -> int:
        """The outcome of the event at which the game has stopped."""
        instruction = self.game.program.code[self.game.state.slots[self.game.program.pc]]
        guess = self.guesses.pop(0) if self.guesses and instruction.name == "guess" else None
        if guess is not None:
            return self._among(ForcedOutcome(guess.span, guess, 0, ""))
        if self.chance and len(self.game.chance()) > 1:
            return self._among(self.chance.pop(0))
        return self._drawn()

    def _drawn(self) -> int:
        """What chance gives by itself."""
        state = self.game.state
        values = self.game.machine.outcomes[state.slots[self.game.program.pc]](state)
        return values[below(state.streams, state.stream(), len(values))]

    def _among(self, outcome: ForcedOutcome) -> int:
        """The possible outcome that is meant."""
        state, program = self.game.state, self.game.program
        values = self.game.machine.outcomes[state.slots[program.pc]](state)
        for value in values:
            if self._is(value, outcome):
                return value
        possible = list(dict.fromkeys(self._words(value) for value in values))
        raise Astray(
            f"chance cannot give `{outcome.text}` here",
            outcome.span,
            f"possible: {listed(possible)}",
            [Label(program.code[state.slots[program.pc]].span, "decided here")],
        )

    def _is(self, value: int, outcome: ForcedOutcome) -> bool:
        """Whether a possible outcome is the one that is meant."""
        kind = self._kind()
        if kind == "component" or outcome.pattern is not None:
            return (
                kind == "component"
                and outcome.pattern is not None
                and outcome.pattern.matches(self.game.program, self.game.state.slots, value)
            )
        return value == outcome.value and (outcome.type == kind or (kind == "member" and outcome.type != "number"))

    def _kind(self) -> ChanceKind:
        return chance_kind(self.game.program.code[self.game.state.slots[self.game.program.pc]])

    def _words(self, value: int) -> str:
        kind = self._kind()
        match kind:
            case "component":
                return self.calls.notation.word(self.game.state.slots, value)
            case "number":
                return str(value)
            case "player":
                return f"player {value + 1}"
            case "member":
                return f"number {value + 1}"
            case _:
                assert_never(kind)
