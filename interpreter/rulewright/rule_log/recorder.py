"""Writes the rule log while a machine runs: each step is looked at before and after it is taken.

In: the steps of a reference machine, as they come. Out: entries, and for every value who may know it. What a secret
decided on the way is told to those only who know it, up to the place where the ways meet again (`joins.py`). Nothing is
written into the game.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import partial
from typing import Any

from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.operations.common import STOP
from rulewright.backend.runtime.state import State
from rulewright.ir.control_flow import OFFERING
from rulewright.ir.operations import ASKS
from rulewright.ir.outline import NamedRule, NamedSlot
from rulewright.ir.program import Domain, Op
from rulewright.rule_log.joins import NEVER, Joins
from rulewright.rule_log.knowledge import Knowledge
from rulewright.rule_log.log_entries import EntryKind, LogEntry, LoggedText, LoggedValue, Parts, Place
from rulewright.rule_log.logged_values import Naming
from rulewright.rule_log.owned_slots import NOBODY
from rulewright.rule_log.prompt_context import context_words
from rulewright.source.text import Span

SEEN_BY_ALL = (EntryKind.END, EntryKind.FAULT)
"""Whoever may not know which rules run is told these, without their place: everybody sees that the game goes no
further.
"""
MOST_ENTRIES = 200_000
"""A log that grows longer ends there."""

Noting = Generator[None, int, None]
"""What is done before an instruction runs; then, given where the code goes on, what is done afterwards."""
Noter = Callable[["Recorder", int, State, tuple[Any, ...]], Noting]
Chosen = Callable[["Recorder", int, State, int, int], None]
"""Notes a choice: where it was asked, the seat, and where the code went on."""


@dataclass(frozen=True, slots=True)
class Secret:
    """What decided which rules run, up to a place, known to a mask of seats. `NEVER`: to the end of the game. No
    routine runs within itself, so a place is met where it is meant.

    Where it may have decided whether a running phase is left, that place lies where one goes on after the phase.
    """

    join: int
    audience: int


class Recorder:
    """The recorder of one game."""

    def __init__(self, machine: Machine, noters: dict[str, Noter], chosen: Chosen) -> None:
        self.machine, self.program = machine, machine.program
        self.noters, self.chosen = noters, chosen
        self.plain = list(machine.steps)
        self.steps = [partial(self.step, at) for at in range(len(self.plain))]
        self.knowledge = Knowledge(machine)
        self.naming = Naming(machine, self.knowledge)
        self.say = self.naming.say
        self.joins = Joins(machine.program)
        self.entries: list[LogEntry] = []
        self.cut = False
        self.at = 0
        self.calls: list[int] = []
        self.called = True
        """Whether the step before was a call: a loop at the beginning of a routine comes round to the same place."""
        self.secrets: list[Secret] = []
        self.asked: tuple[int, int] | None = None
        self.chosen_at: dict[int, int] = {}
        self.paid_as_claimed = False
        self.stopped_before: dict[int, bool] = {}
        """By payout, whether claims were no longer paid before those of equal rank that are looked at."""
        self.due: dict[int, list[tuple[NamedRule, int, int]]] = {}
        self._begun: dict[int, Noting] = {}
        self._places: dict[int, tuple[Place, ...]] = {}
        self._starts: dict[int, list[NamedRule]] = {}
        for rule in self.program.outline:
            self._starts.setdefault(rule.low, []).append(rule)

    # ---- steps ------------------------------------------------------------------------------------------------------

    def step(self, at: int, state: State) -> int:
        """Takes a step of the machine, and notes what it does."""
        self.at = at
        self._arrive(at, state)
        instruction = self.program.code[at]
        noting = self._begun.pop(at, None) or self._begin(at, state, instruction.name, instruction.operands)
        try:
            following = self.plain[at](state)
        except Fault as fault:
            words: Parts = {"words": fault.in_words(self.say)}
            self.add(EntryKind.FAULT, fault.span, state, "log-words", words, self.knowledge.everyone)
            raise
        if following == STOP and at in self.machine.outcomes:
            if noting is not None:
                self._begun[at] = noting
            return STOP
        if following == STOP and instruction.name in ASKS:
            self.asked = at, min(state.pending)
        if noting is not None:
            _finish(noting, following)
        self._went(at, instruction.name, following)
        return following

    def _begin(self, at: int, state: State, name: str, operands: tuple[Any, ...]) -> Noting | None:
        noter = self.noters.get(name)
        if noter is None:
            return None
        noting = noter(self, at, state, operands)
        try:
            next(noting)
        except (StopIteration, Fault):
            return None
        return noting

    def _arrive(self, at: int, state: State) -> None:
        """A choice that was waited for has been made; what was a secret up to here is none any more; rules begin."""
        if self.asked is not None:
            (asked, seat), self.asked = self.asked, None
            if self.program.code[asked].name == "choose":
                self.at = asked
                self.chosen(self, asked, state, seat, at)
                self.at = at
        self.secrets = [secret for secret in self.secrets if secret.join != at]
        for rule in self._starts.get(at, ()):
            if rule.kind in ("phase", "priority", "payout") and self.called:
                self._enter(rule, state)

    def _enter(self, rule: NamedRule, state: State) -> None:
        about: list[str | LoggedValue] = []
        for named in rule.names:
            if rule.kind == "payout" and named is rule.names[-1]:
                continue
            about += [", "] if about else []
            about.append(self._about(named, state))
        key = "log-phase-about" if about else "log-phase"
        name, kind = self.naming.wording.rule(rule.kind, rule.name), self.say(f"log-kind-{rule.kind}")
        parts: Parts = {"kind": kind, "name": name, "about": LoggedText(tuple(about))}
        self.add(EntryKind.PHASE, rule.span, state, key, parts, self.knowledge.everyone)

    def _went(self, at: int, name: str, following: int) -> None:
        """Follows calls, and out of them."""
        self.called = name == "call"
        if name == "call":
            self.calls.append(at)
        elif name == "return" and self.calls:  # none where a log begins in the middle of a game
            self.calls.pop()
        elif name == "leave":
            routine = self.joins.routine(at)
            while routine != self.joins.routine(following) and self.calls:
                routine = self.joins.routine(self.calls.pop())

    # ---- secrets ----------------------------------------------------------------------------------------------------

    def decided(self, at: int, audience: int) -> None:
        """The way on from an instruction was decided by what only an audience knows."""
        if audience == self.knowledge.everyone:
            return
        join, depth = self.joins.join(at), len(self.calls)
        while join == NEVER and depth:
            depth -= 1
            join = self.joins.join(self.calls[depth])
        secret = Secret(join, audience)
        if secret not in self.secrets:
            self.secrets.append(secret)

    @property
    def way(self) -> int:
        """Who may know that these rules run at all."""
        found = self.knowledge.everyone
        for secret in self.secrets:
            found &= secret.audience
        return found

    def name(self, slot: int, audience: int, origin: int = NOBODY) -> None:
        """Notes who may know what is put into a slot; `origin`: who may know where that lies, whatever it is."""
        self.knowledge.named[slot] = audience & self.way
        self.knowledge.origins[slot] = origin & self.way

    def known(self, part: Any, state: State) -> int:
        return self.knowledge.of(part, state.slots)

    def value(self, op: Op, state: State) -> int:
        return self.knowledge.value(op, state.slots)

    def silent_value(self, op: Op, state: State) -> int:
        """What a condition would give now; -1 if it cannot be asked now."""
        try:
            return self.knowledge.value(op, state.slots)
        except Fault:
            return -1

    def members(self, domain: Domain, state: State) -> list[int]:
        """The members that a domain has now. The loop variable stays as it is."""
        before = state.slots[:]
        try:
            return list(self.knowledge.members(domain, state.slots))
        finally:
            state.slots[:] = before

    def rules_at(self, at: int) -> list[NamedRule]:
        """The rules that begin at a place."""
        return self._starts.get(at, [])

    # ---- entries ----------------------------------------------------------------------------------------------------

    def add(
        self, kind: EntryKind, span: Span, state: State, key: str, parts: Parts, audience: int,
        *, words: tuple[str, ...] = (), idle: int | None = None,
    ) -> None:  # fmt: skip
        if len(self.entries) >= MOST_ENTRIES:
            self.cut = True
            return
        within, way = self.within(self.at), self.way
        audience = self.knowledge.everyone if words or kind in SEEN_BY_ALL else audience & way
        self.entries.append(
            LogEntry(kind, span, within, state.decisions, audience, key, tuple(parts.items()), words, idle, way)
        )

    def context(self, state: State, eye: int) -> str:
        """The phase that runs, its step, and what it is about; nothing for those who may not know that it runs."""
        if eye & ~self.way:
            return ""
        at = state.slots[self.program.pc]
        around = self._rules_around(at)
        phases = [rule for rule in around if rule.kind == "phase"]
        given = [
            (named, self._about(named, state).told(eye, self.say)) for phase in phases[-1:] for named in phase.names
        ]
        return context_words(around, self._actions(at), given, self.naming.wording)

    def _actions(self, at: int) -> list[str]:
        """The names of the actions that a step asks for."""
        instruction = self.program.code[at]
        operands: Any = instruction.operands
        offers = [offer for place in OFFERING[instruction.name] for offer in operands[place]]
        return [self.program.actions[offer.action].name for offer in offers]

    def _about(self, named: NamedSlot, state: State) -> LoggedValue:
        """A name of a rule, with its value."""
        slot: Any = named.hole.value.operands[0]
        return self.naming.named(named, state.slots, self.knowledge.of_slot(slot, state.slots))

    def within(self, at: int) -> tuple[Place, ...]:
        """The named rules around a place, the outermost first."""
        return tuple(place for site in (*self.calls, at) for place in self._around(site))

    def _around(self, at: int) -> tuple[Place, ...]:
        if at not in self._places:
            self._places[at] = tuple(Place(rule.kind, rule.name) for rule in self._rules_around(at))
        return self._places[at]

    def _rules_around(self, at: int) -> list[NamedRule]:
        """The outermost first."""
        around = [rule for rule in self.program.outline if rule.low <= at < rule.high]
        return sorted(around, key=lambda rule: (rule.low, -rule.high))


def _finish(noting: Noting, following: int) -> None:
    try:
        noting.send(following)
    except StopIteration:
        return
