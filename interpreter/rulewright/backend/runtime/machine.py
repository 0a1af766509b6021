"""The machine: a Program made ready to run, and the step loop."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NoReturn, SupportsIndex

from rulewright.backend.runtime.chance import streams
from rulewright.backend.runtime.choices import Choosers
from rulewright.backend.runtime.evaluate import Evaluator, Value
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.game_time import check_time, now
from rulewright.backend.runtime.game_wording import ToldLine
from rulewright.backend.runtime.hearing import Hearing
from rulewright.backend.runtime.operations import STEPS, Outcomes, Step
from rulewright.backend.runtime.random_choice import drawn_choice
from rulewright.backend.runtime.starting_slots import starting_slots
from rulewright.backend.runtime.state import NOT_TOLD, LogLine, State
from rulewright.backend.runtime.table import Table
from rulewright.backend.runtime.texts import Texts
from rulewright.errors import NotPickled
from rulewright.ir.cost import Costs
from rulewright.ir.program import PASS, Offer, Op, Program
from rulewright.ir.rejection_sampling import DecisionSampling, samplings
from rulewright.source.text import Span


class Machine:
    """Runs one Program. It holds no game: states are given to it."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.table = Table(program)
        self.evaluator = Evaluator(program, self.table)
        self.choosers = Choosers(program, self.evaluator)
        self.texts = Texts(program, self.evaluator)
        self.shown = self
        """The machine that tells the same games on screens, in the language of the people there."""
        self.hearing = Hearing(program, self.evaluator)
        self.outcomes: dict[int, Outcomes] = {}
        self.refills = self._refills()
        self.takers_at: dict[int, Callable[[list[int], int, int], int]] = {}
        self.steps: list[Step] = []
        for here, instruction in enumerate(program.code):
            self.evaluator.span = instruction.span
            self.steps.append(STEPS[instruction.name](self, here, *instruction.operands))

    def __copy__(self) -> Machine:
        """Another one with the same parts, which may be given words of its own."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Machine:
        """Itself: it does not change, so that games and their copies share it."""
        return self

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        raise NotPickled("rules that are ready to be played")

    def value(self, op: Op) -> Value:
        return self.evaluator.value(op)

    @cached_property
    def round_costs(self) -> dict[int, int]:
        """What going round a loop of steps once costs, by place; worked out in the first game that comes round one."""
        return Costs(self.program).rounds()

    @cached_property
    def samplings(self) -> dict[int, DecisionSampling]:
        """How random play draws where it does not list what is legal, by place; worked out when first drawn."""
        return samplings(self.program, Costs(self.program))

    @property
    def hits(self) -> bytearray:
        """Which marks were reached since they were cleared: one byte for each mark of
        the Program, and a last one for nobody's.
        """
        return self.evaluator.hits

    def forget_hits(self) -> None:
        """Clears them."""
        self.hits[:] = bytes(len(self.hits))

    def span(self, here: int) -> Span:
        return self.program.code[here].span

    def _refills(self) -> list[int]:
        """For every zone, the zone that refills it, or -1."""
        return [refill for family in self.program.families for refill in self.program.refills_of(family)]

    # ---- decisions ------------------------------------------------------------------------------------------------

    def legal_of(self, offers: tuple[Offer, ...]) -> Callable[[list[int], int], list[int]]:
        """The legal ids of a step's offers for a seat."""
        prepared = [(self.choosers.all[offer.action], [self.value(a) for a in offer.arguments]) for offer in offers]

        def legal(s: list[int], seat: int) -> list[int]:
            found: list[int] = []
            for chooser, arguments in prepared:
                found += chooser.legal(s, seat, [argument(s) for argument in arguments])
            return found

        return legal

    def takers(self, offers: tuple[Offer, ...]) -> Callable[[list[int], int, int], int]:
        """Binds an id among a step's offers and gives where the code goes; -1 if it is not legal."""
        prepared = [
            (self.choosers.all[offer.action], [self.value(a) for a in offer.arguments], offer.label) for offer in offers
        ]

        def take(s: list[int], seat: int, number: int) -> int:
            for chooser, arguments, label in prepared:
                if chooser.action.base <= number < chooser.action.base + chooser.action.size:
                    return label if chooser.bind(s, seat, [argument(s) for argument in arguments], number) else -1
            return -1

        return take

    def drawn(self, state: State, seat: int) -> int:
        """A legal id of a seat that waits, by the game's own generator: what random play chooses."""
        sampling = self.samplings.get(state.slots[self.program.pc])
        return drawn_choice(sampling, state.pending[seat], state.streams)

    # ---- running --------------------------------------------------------------------------------------------------

    def start(self, seed: int, log: bool = True, automatic: bool = True, heard: bool = False) -> State:
        """A new game, run to its first stop."""
        state = self.blank(seed, log, automatic)
        state.heard = [[] for _ in range(self.program.players)] if heard else None
        self.run(state)
        return state

    def blank(self, seed: int, log: bool = True, automatic: bool = True) -> State:
        """The state before the first instruction: everything where it starts."""
        slots = starting_slots(self.program, self.table)
        return State(slots, streams(seed), automatic=automatic, log=[] if log else None)

    def run(self, state: State) -> None:
        """Runs to the next stop: a decision, a chance event (unless automatic), or the end."""
        begun = now()
        if state.visited is not None:
            self._run_counted(state, state.visited)
        else:
            self._run(state)
        state.seconds += now() - begun
        check_time(state.seconds, state.decisions, self.span(state.slots[self.program.pc]))

    def _run(self, state: State) -> None:
        s, pc = state.slots, self.program.pc
        steps = self.steps
        at = s[pc]
        try:
            while True:
                following = steps[at](state)
                if following < 0:
                    break
                at = following
        except Fault:
            s[pc] = at
            s[self.program.over] = 2
            state.pending = {}
            raise
        s[pc] = at

    def _run_counted(self, state: State, visited: dict[int, int]) -> None:
        """The same loop, counting how often each instruction ran."""
        s, pc = state.slots, self.program.pc
        try:
            while True:
                at = s[pc]
                visited[at] = visited.get(at, 0) + 1
                following = self.steps[at](state)
                if following < 0:
                    break
                s[pc] = following
        except Fault:
            s[self.program.over] = 2
            state.pending = {}
            raise

    def choose(self, state: State, seat: int, action: int) -> None:
        """Takes a seat's choice and runs on. The action must be among the seat's pending ones."""
        program, s = self.program, state.slots
        if action not in state.pending.get(seat, ()):
            raise ValueError(f"action {action} is not legal for seat {seat}")
        if state.decisions >= program.limit:
            s[program.over] = 2
            state.pending = {}
            raise Fault("limit", f"the game is not over after {program.limit:,} decisions", self.span(s[program.pc]))
        if state.log is not None:
            state.chosen_at[seat] = len(state.log)
        at = s[program.pc]
        instruction = program.code[at]
        if instruction.name == "everyone":
            s[program.sealed + seat] = action
            del state.pending[seat]
            if state.pending:
                return
            s[program.pc] = at + 1
        else:
            s[program.pc] = self._taken(state, at, seat, action)
            state.pending = {}
        state.started = True
        state.decisions += 1
        state.progress += 1
        self.run(state)

    def _taken(self, state: State, at: int, seat: int, action: int) -> int:
        """Where the code goes after a choice of one seat."""
        _, offers, nothing, _, declined = self.program.code[at].operands
        if action == PASS:
            label = declined if declined is not None else nothing
            assert isinstance(label, int)
            return label
        if at not in self.takers_at:
            assert isinstance(offers, tuple)
            self.takers_at[at] = self.takers(offers)  # type: ignore[arg-type]  # the verifier has seen to it
        label = self.takers_at[at](state.slots, seat, action)
        assert label >= 0, "an action that was enumerated cannot be bound"
        return label

    def decide(self, state: State, outcome: int) -> None:
        """Takes a chance outcome and runs on."""
        state.outcome = outcome
        self.run(state)

    def at_chance(self, state: State) -> bool:
        """Whether the state has stopped for chance."""
        return (
            not state.pending and not state.slots[self.program.over] and state.slots[self.program.pc] in self.outcomes
        )

    # ---- the log --------------------------------------------------------------------------------------------------

    def log(self, state: State, tell: Callable[[int], ToldLine | None]) -> None:
        """Adds a line, told to each seat (none: it does not learn of the line), to onlookers, and in full."""
        assert state.log is not None
        told = (*(tell(1 << eye) for eye in range(self.program.players + 1)), tell(0))
        entry = LogLine(NOT_TOLD if one is None else self.texts.wording.line(one) for one in told)
        entry.told, entry.retold = told, {}
        state.log.append(entry)

    def hear(self, state: State, audience: int, hear: Callable[[list[int], int], list[int]]) -> None:
        """Notes what a line tells each seat of an audience."""
        assert state.heard is not None
        for seat, heard in enumerate(state.heard):
            if audience >> seat & 1:
                heard.extend(hear(state.slots, seat))
