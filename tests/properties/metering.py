"""The work of a game, counted as `rulewright.ir.cost` counts it, and held against what it says.

In: a Program, choices. Out: for every instruction, action, score and routine that ran, how often its work was counted
and the most it took; an `AssertionError` where that is more than the estimate. One operation of an expression is one
evaluation, a member of a domain that is looked at another.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from rulewright.backend.runtime.evaluate import Evaluator, Members, Value
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.operations import Step
from rulewright.backend.runtime.state import State
from rulewright.game import Game
from rulewright.game.outcome import outcome_of
from rulewright.ir.cost import ROUNDS, Costs
from rulewright.ir.operations import ASKS
from rulewright.ir.program import Domain, Instruction, Op, Program


@dataclass
class Meter:
    """A machine whose work is counted: `work` so far, and the tightest that an estimate was, by kind of rule."""

    program: Program
    work: int = 0
    counted: int = 0
    most: dict[tuple[str, object], int] = field(default_factory=dict)
    running: list[tuple[int, int]] = field(default_factory=list)
    """Routines that run: where they begin, and the work before them."""

    def __post_init__(self) -> None:
        self.costs = Costs(self.program)
        with counting(self):
            self.machine = Machine(self.program)
        self.closed = _closed(self.program)
        self.machine.steps = [self._step(at, step) for at, step in enumerate(self.machine.steps)]
        for chooser, cost in zip(self.machine.choosers.all, self.costs.actions, strict=True):
            chooser.legal = self._within("action", chooser.action.name, cost.total, chooser.legal)  # type: ignore[method-assign]

    def _within(self, kind: str, name: object, most: int, run: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*arguments: Any) -> Any:
            before = self.work
            found = run(*arguments)
            self.note(kind, name, self.work - before, most)
            return found

        return counted

    def note(self, kind: str, name: object, work: int, most: int) -> None:
        self.counted += 1
        self.most[kind, name] = max(work, self.most.get((kind, name), 0))
        assert work <= most, f"{kind} {name}: {work} evaluations were counted, at most {most} were told"

    def _step(self, at: int, step: Step) -> Step:
        instruction, cost = self.program.code[at], self.costs.code[at].total
        run = self._within("instruction", (at, instruction.name), cost, step)

        def counted(state: State) -> int:
            self.work += 1
            if instruction.name == "return" and self.running:
                entry, before = self.running.pop()
                if entry in self.closed:
                    self.note("routine", entry, self.work - before, self.closed[entry])
            if instruction.name == "call":
                called = instruction.operands[0]
                assert isinstance(called, int)
                self.running.append((called, self.work))
            return run(state)  # type: ignore[no-any-return]

        return counted


@contextmanager
def counting(meter: Meter) -> Iterator[None]:
    """Evaluators that are made meanwhile count."""
    value, source = Evaluator.value, Evaluator.source

    def counted_value(self: Evaluator, op: Op) -> Value:
        made = value(self, op)

        def counted(s: list[int]) -> int:
            meter.work += 1
            return made(s)

        return counted

    def counted_source(self: Evaluator, domain: Domain) -> Members:
        made = source(self, domain)

        def counted(s: list[int]) -> list[int]:
            found = made(s)
            meter.work += len(found)
            return found

        return counted

    Evaluator.value, Evaluator.source = counted_value, counted_source  # type: ignore[method-assign]
    try:
        yield
    finally:
        Evaluator.value, Evaluator.source = value, source  # type: ignore[method-assign]


def _closed(program: Program) -> dict[int, int]:
    """What a run of a routine may take, by its entry: of those in which nobody is asked,
    and nothing goes round until something holds.
    """
    told = {(rule.kind, rule.name): rule.cost.total for rule in Costs(program).rules}
    entries = {routine.entry: routine for routine in program.routines}
    open_ = {entry for entry in entries if _names(program, entry) & (ASKS | ROUNDS)}
    while more := {entry for entry in entries.keys() - open_ if _called(program, entry) & open_}:
        open_ |= more
    return {entry: told[routine.kind, routine.name] for entry, routine in entries.items() if entry not in open_}


def _body(program: Program, entry: int) -> list[Instruction]:
    return list(takewhile(lambda instruction: instruction.name != "return", program.code[entry:]))


def _names(program: Program, entry: int) -> set[str]:
    return {instruction.name for instruction in _body(program, entry)}


def _called(program: Program, entry: int) -> set[int]:
    found = (i.operands[0] for i in _body(program, entry) if i.name == "call")
    return {called for called in found if isinstance(called, int)}


def play(meter: Meter, seed: int, decisions: int) -> None:
    """Plays at random; the meter notes what it takes, and raises where that is more than was told."""
    chance, machine = random.Random(seed), meter.machine
    try:
        game = Game.start(machine, seed, heard=True)
        while game.state.pending and game.state.decisions < decisions:
            seat = chance.choice(sorted(game.state.pending))
            game.choose(seat, chance.choice(game.legal(seat)))
    except Fault:
        return  # a promise of the ruleset was wrong
    if game.over:
        before = meter.work
        with counting(meter):
            outcome_of(machine, game.state)
        meter.note("score", "", meter.work - before, meter.costs.score.total)
