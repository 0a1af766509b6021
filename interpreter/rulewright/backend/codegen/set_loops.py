"""Loops inside of conditions, read as sets: whether any member of a domain fulfils something, for all who are asked.

In: a domain, and who is asked. Out: for whom it has a member; for the first or last of a list, the cases. Few members
are gone through one by one; what lies beside a space is a difference of numbers; what is reached spreads step by step.
Complains (`NotASet`) about other domains.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from rulewright.backend.codegen.asked_members import AskedMembers, AskedSet, known_entries, members
from rulewright.backend.codegen.member_sets import NotASet, members_of, shifts_of
from rulewright.backend.codegen.member_values import (
    Entries,
    Env,
    HeldValues,
    KnownValues,
    OutOfSight,
    SameValue,
    Value,
    ValueCases,
    constant,
    number,
    substituted,
    varies,
)
from rulewright.backend.codegen.set_comparisons import MOST_ALIKE
from rulewright.backend.codegen.slot_reads import reads
from rulewright.ir.program import Domain, Op, Program

if TYPE_CHECKING:
    from rulewright.backend.codegen.set_reader import SetReader

MOST_UNROLLED = 16
"""So many members of an inner loop are gone through one by one, or steps of a walk."""


class SetLoops:
    """Reads domains, with the conditions in them by the reader."""

    def __init__(self, program: Program, reader: SetReader) -> None:
        self.program = program
        self.tables = program.tables
        self.reader = reader
        self.sets = reader.sets

    def any(self, of: AskedMembers, domain: Domain) -> AskedSet:
        if domain.end:
            raise NotASet
        match domain.source:
            case "range":
                return self._any_of_range(of, domain, *domain.operands)
            case "players":
                return self._any_player(of, domain)
            case "single":
                return self._any_single(of, domain, *domain.operands)
            case "listed":
                return self._any_listed(of, domain, *domain.operands)
            case "walk":
                return self._any_step(of, domain)
            case "reached":
                return self._any_reached(of, domain, *domain.operands)
            case _:
                raise NotASet

    def _where(self, of: AskedMembers, domain: Domain, value: Value) -> AskedSet:
        """For whom a member of a domain fulfils its condition."""
        if domain.where is None:
            return AskedSet(self.sets.known(of.everyone))
        return self.reader.condition(domain.where, of.bound(domain.var, value))

    def _joined(self, parts: Iterable[AskedSet]) -> AskedSet:
        """For whom any of them holds, asked in turn."""
        numbers, faulty = [], 0
        for part in parts:
            faulty |= part.faulty
            numbers.append(part.number)
        return AskedSet(self.sets.either(numbers), faulty)

    def _any_of_range(self, of: AskedMembers, domain: Domain, low: Op, high: Op) -> AskedSet:
        first, last = self._fixed(of, low), self._fixed(of, high)
        if last - first < MOST_UNROLLED:
            return self._joined(self._where(of, domain, SameValue(number(value))) for value in range(first, last + 1))
        return self._inside_out(of, domain, first, last)

    def _fixed(self, of: AskedMembers, end: Op) -> int:
        """The end of a range, which is known beforehand."""
        found = None if varies(end, of.env) else constant(substituted(end, of.env, self.tables))
        if found is None:
            raise NotASet
        return found

    def _inside_out(self, of: AskedMembers, domain: Domain, first: int, last: int) -> AskedSet:
        """Many members of an inner loop, few of the outer one: a set of the inner ones for each of the outer ones."""
        outer = members_of(of.everyone)
        if len(outer) > MOST_UNROLLED or first < 0 or domain.where is None:
            raise NotASet
        inner, faulty, numbers = members(last + 1, first), 0, []
        for member in outer:
            env = {slot: self._of_one(value, member) for slot, value in of.env.items()}
            found = self.reader.condition(domain.where, inner._replace(env={**env, domain.var: inner.itself}))
            faulty |= found.faulty
            numbers.append(found.number)
        if faulty:
            raise NotASet
        return AskedSet(self.sets.gathered([1 << member for member in outer], numbers))

    def _of_one(self, value: Value, member: int) -> Value:
        """What something is for one member."""
        if isinstance(value, KnownValues):
            entry = value.entries[member]
            return OutOfSight() if entry is None else SameValue(number(entry))
        return value if isinstance(value, SameValue) else OutOfSight()

    def _any_player(self, of: AskedMembers, domain: Domain) -> AskedSet:
        if any(instruction.name == "eliminate" for instruction in self.program.code):
            raise NotASet
        return self._joined(self._where(of, domain, SameValue(number(seat))) for seat in range(self.program.players))

    def _any_single(self, of: AskedMembers, domain: Domain, item: Op) -> AskedSet:
        value = self.reader.value(item, of)
        if isinstance(value, ValueCases):
            return self._joined(
                self._only(whom, self._where(self._in(of, whom), domain, KnownValues(entries)))
                for whom, entries in value.cases
            )
        entries = known_entries(value, of)
        there = sum(1 << member for member, entry in enumerate(entries) if entry != domain.none) & of.everyone
        given = KnownValues(tuple(None if entry == domain.none else entry for entry in entries))
        return self._only(self.sets.known(there), self._where(of.only(there), domain, given))

    def _in(self, of: AskedMembers, whom: int) -> AskedMembers:
        """The members who may be in a set."""
        return of.only(self.sets.most[whom])

    def _only(self, whom: int, asked: AskedSet) -> AskedSet:
        """A condition that is asked of those in a set alone."""
        return AskedSet(self.sets.both((whom, asked.number)), asked.faulty & self.sets.most[whom])

    def _rows(self, of: AskedMembers, starts: Op, entries: Op, row: Op) -> list[tuple[int, ...]]:
        """The list of each member."""
        begins: Any = starts.operands[0]
        listed: Any = entries.operands[0]
        at, first = known_entries(self.reader.value(row, of), of), self.tables[begins]
        table = self.tables[listed]
        rows: list[tuple[int, ...]] = []
        for member, place in enumerate(at):
            if not of.everyone >> member & 1:
                rows.append(())
            elif place is None or not 0 <= place < len(first) - 1:
                raise NotASet
            else:
                rows.append(table[first[place] : first[place + 1]])
        return rows

    def rows_of_all(self, var: int, starts: Op, entries: Op, row: Op) -> list[tuple[int, ...]]:
        """The list of every member of a table in which each has a row."""
        begins: Any = starts.operands[0]
        everyone = members(len(self.tables[begins]) - 1)
        return self._rows(everyone.bound(var, everyone.itself), starts, entries, row)

    def _any_listed(self, of: AskedMembers, domain: Domain, starts: Op, entries: Op, row: Op) -> AskedSet:
        rows = self._rows(of, starts, entries, row)
        size = max((max(listed) for listed in rows if listed), default=-1) + 1
        if domain.where is None or size == 0:
            return AskedSet(self.sets.known(sum(1 << member for member, listed in enumerate(rows) if listed)))
        if not varies(domain.where, of.env):
            found = self._of_others(of, domain, domain.where, size)
            return AskedSet(self.reader.comparisons.related(found, rows))
        return self._any_step(of, domain)

    def _of_others(self, of: AskedMembers, domain: Domain, where: Op, size: int) -> int:
        """For which of other members a condition holds that asks nothing of these."""
        others = members(size)
        hidden = {slot: value if isinstance(value, SameValue) else OutOfSight() for slot, value in of.env.items()}
        found = self.reader.condition(where, others._replace(env={**hidden, domain.var: others.itself}))
        if found.faulty:
            raise NotASet
        return found.number

    def _any_step(self, of: AskedMembers, domain: Domain) -> AskedSet:
        """One after the other of each list."""
        return self._joined(
            self._only(there, self._where(self._in(of, there), domain, KnownValues(entries)))
            for entries, there in self._steps(of, domain)
        )

    def _steps(self, of: AskedMembers, domain: Domain) -> Iterable[tuple[Entries, int]]:
        """The first of each list, the second, and so on, and for whom the walk goes so far."""
        starts, listed, row, *rest = domain.operands
        rows = self._rows(of, starts, listed, row)
        if max(map(len, rows), default=0) > MOST_UNROLLED:
            raise NotASet
        going = self.sets.known(of.everyone)
        for place in range(max(map(len, rows), default=0)):
            entries = tuple(found[place] if place < len(found) else None for found in rows)
            going = self.sets.both(
                (going, self.sets.known(sum(1 << member for member, entry in enumerate(entries) if entry is not None)))
            )
            there = going
            if rest:
                stop = self._only(
                    going, self.reader.condition(rest[0], self._in(of, going).bound(domain.var, KnownValues(entries)))
                )
                if stop.faulty:
                    raise NotASet
                going = self.sets.both((going, self.sets.without(of.everyone, stop.number)))
                there = there if constant(rest[1]) else going
            yield entries, there

    def _any_reached(
        self, of: AskedMembers, domain: Domain, start: Op, starts: Op, entries: Op, row: Op, where: Op
    ) -> AskedSet:
        """Who reaches one that fulfils the condition: from those the set spreads, step by step."""
        if self.reader.value(start, of) != of.itself or row != Op("slot", (domain.var,)):
            raise NotASet
        rows = self.rows_of_all(domain.var, starts, entries, row)
        if len(rows) != of.size:
            raise NotASet
        return AskedSet(self.sets.either(self._spread(of, domain, where, rows)))

    def _spread(self, of: AskedMembers, domain: Domain, where: Op, rows: list[tuple[int, ...]]) -> Iterable[int]:
        """The same; where the condition compares with what is held for the start, for each value of that."""
        told = domain.where or number(1)
        asked = self._asked_of_start(of, domain.var, where, told)
        if asked is None:
            within = self._of_others(of, domain, where, of.size)
            yield self.sets.spread(self._of_others(of, domain, told, of.size), within, shifts_of(rows))
            return
        held = self.reader.value(asked, of)
        if not isinstance(held, HeldValues) or held.high - held.low >= MOST_ALIKE or None in held.entries:
            raise NotASet
        for value in range(held.low, held.high + 1):
            within, goal = (
                self._of_others(of, domain, _replaced(part, asked, number(value)), of.size) for part in (where, told)
            )
            own = self.reader.comparisons.held(of, held, "eq", number(value)).number
            yield self.sets.both((own, self.sets.spread(goal, within, shifts_of(rows))))

    def _asked_of_start(self, of: AskedMembers, var: int, *conditions: Op) -> Op | None:
        """The one part of some conditions that reads the start."""
        found = list(dict.fromkeys(part for condition in conditions for part in _reading(condition, var, of.env)))
        if len(found) > 1:
            raise NotASet
        return found[0] if found else None

    def end(self, of: AskedMembers, which: str, domain: Domain) -> ValueCases:
        """The first or last of those in a list."""
        if domain.keys or domain.end or domain.source not in ("listed", "walk"):
            raise NotASet
        steps = list(self._steps(of, domain))
        if domain.where is None:  # who takes a step has taken those before
            if which == "first":
                return ValueCases(tuple((whom, entries) for entries, whom in steps[:1]))
            onward = [*(whom for _, whom in steps[1:]), self.sets.known(0)]
            return ValueCases(
                tuple(
                    (self.sets.both((whom, self.sets.without(of.everyone, end))), entries)
                    for (entries, whom), end in zip(steps, onward, strict=True)
                )
            )
        found: list[tuple[int, Entries]] = []
        left = self.sets.known(of.everyone)
        for entries, whom in steps if which == "first" else reversed(steps):
            asked = self._only(whom, self._where(self._in(of, whom), domain, KnownValues(entries)))
            if asked.faulty:
                raise NotASet
            found.append((self.sets.both((left, asked.number)), entries))
            left = self.sets.both((left, self.sets.without(of.everyone, asked.number)))
        return ValueCases(tuple(found))


def _reading(op: Op, var: int, env: Env) -> Iterable[Op]:
    """The largest parts that read the members of an outer loop, and not the variable."""
    if not varies(op, env):
        return
    if var not in reads(op) and op.name == "array":
        yield op
        return
    if op.name == "slot":
        raise NotASet
    for operand in op.operands:
        if isinstance(operand, Op):
            yield from _reading(operand, var, env)
        elif not isinstance(operand, int | str) and varies(operand, env):
            raise NotASet


def _replaced(op: Op, old: Op, new: Op) -> Op:
    if op == old:
        return new
    return Op(op.name, tuple(_replaced(item, old, new) if isinstance(item, Op) else item for item in op.operands))
