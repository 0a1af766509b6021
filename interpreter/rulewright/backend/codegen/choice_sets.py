"""Legal choices as sets: those of a space, alone or with picks of which there are few values, for all spaces at once.

In: an action and some of its picks. Out: functions that give sets, find the k-th index in them, and list all; or
nothing, where a condition is not read as a set.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from rulewright.backend.codegen.asked_members import AskedMembers, AskedSet, members
from rulewright.backend.codegen.expression_printer import ExpressionPrinter
from rulewright.backend.codegen.function_scope import FunctionScope
from rulewright.backend.codegen.member_sets import NotASet
from rulewright.backend.codegen.member_values import KnownValues, SameValue, constant, number
from rulewright.backend.codegen.pick_group import PickGroup, scale
from rulewright.backend.codegen.pick_options import domain_of
from rulewright.backend.codegen.pick_printer import parameters, slots_of
from rulewright.backend.codegen.set_printer import FEWEST
from rulewright.backend.codegen.set_reader import SetReader
from rulewright.backend.codegen.translation_unit import TranslationUnit
from rulewright.ir.program import NONE, Action, Domain, Op, Pick

MOST_TOGETHER = 16
"""So many values the picks after the first one have together."""


class PickedValues(NamedTuple):
    """Values of some picks: the members with what these slots stand for, what they add to an index, and what is asked
    in turn.
    """

    of: AskedMembers
    added: int
    asked: tuple[Op, ...]


class ChoiceSets:
    """Prints the functions of one group of picks: the one that gives sets, and two that read them."""

    def __init__(self, unit: TranslationUnit, action: Action, group: tuple[Pick, ...]) -> None:
        self.unit = unit
        self.scope = FunctionScope()
        printers = ExpressionPrinter(unit, self.scope, action.span)
        self.sets = printers.sets
        self.action = action
        self.group = group
        printers.context.local = set[int]().union({action.me}, action.parameters, *map(slots_of, action.picks))
        self.declared, given = parameters(action)
        self.scope.env = dict(zip((action.me, *action.parameters), given, strict=True))

    def print(self, name: str) -> PickGroup | None:
        """Prints the functions; nothing where a condition is not read as a set."""
        with self.sets.reading() as reader:
            try:
                values, found = self._read(reader, self.action, self.group)
                printed = self.sets.printed(reader, found)
            except NotASet:
                return None
        worth = scale(self.action, self.group[0])
        kept = [
            (one.added - self.group[0].low * worth, made)
            for one, made, asked in zip(values, printed, found, strict=True)
            if reader.sets.most[asked.number]
        ]
        self.scope.line("num n = 0;")
        for place, (_, made) in enumerate(kept):
            self.scope.line(f"out[{place}] = {made.name};")
            self.scope.line(f"n += {made.size};")
        self.scope.line("return n;")
        kind = printed[0].type
        names = [self.unit.names.unique(word, name) for word in ("sets", "nth", "fill")]
        self.unit.add_function(
            f"RW num {names[0]}(Game *g{self.declared}, {kind} *ALONE out)", self.scope, self.action.span
        )
        below = _ends(self.group[0])[1] + 1
        reading = _SetReading(self.unit, self.action, kind, [more for more, _ in kept], worth, below)
        reading.nth(names[1])
        reading.fill(names[2])
        return PickGroup(names[0], 0, False, False, names[2], f"{kind} @[{max(1, len(kept))}]", names[1])

    def _read(
        self, reader: SetReader, action: Action, picks: Sequence[Pick]
    ) -> tuple[list[PickedValues], list[AskedSet]]:
        """For every way to pick after the first pick, the set of what may be picked first."""
        if not picks:
            raise NotASet
        first, *rest = picks
        low, high = _ends(first)
        if high - low + 1 < FEWEST:
            raise NotASet
        domain, of = domain_of(first), members(high + 1, low)
        for slot in (first.slot, domain.var):
            of = of.bound(slot, of.itself)
        values = [PickedValues(of, 0, () if domain.where is None else (domain.where,))]
        for pick in rest:
            values = [more for one in values for more in self._picked(reader, action, pick, one)]
            if len(values) > MOST_TOGETHER:
                raise NotASet
        asked = () if action.where is None else (action.where,)
        return values, [self._asked(reader, one, asked) for one in values]

    def _picked(self, reader: SetReader, action: Action, pick: Pick, before: PickedValues) -> Iterator[PickedValues]:
        """With a further pick: for each of its values, or its only one."""
        if pick.form == "value":
            yield self._determined(reader, pick, before)
            return
        low, high = _ends(pick)
        domain = domain_of(pick)
        if high - low >= MOST_TOGETHER:
            raise NotASet
        for value in range(low, high + 1):
            of = before.of.bound(pick.slot, SameValue(number(value))).bound(domain.var, SameValue(number(value)))
            asked = before.asked if domain.where is None else (*before.asked, domain.where)
            yield PickedValues(of, before.added + (value - pick.low) * scale(action, pick), asked)

    def _determined(self, reader: SetReader, pick: Pick, before: PickedValues) -> PickedValues:
        """A pick that the others decide; of whom it is none, there is nothing to pick."""
        if pick.type == "number" or pick.value is None:
            raise NotASet
        value = reader.value(pick.value, before.of)
        if not isinstance(value, KnownValues):
            raise NotASet
        there = sum(1 << at for at, entry in enumerate(value.entries) if entry is not None and entry != NONE)
        given = KnownValues(tuple(None if entry == NONE else entry for entry in value.entries))
        if None in (entry for at, entry in enumerate(value.entries) if before.of.everyone >> at & 1):
            raise NotASet
        return before._replace(of=before.of.only(there).bound(pick.slot, given))

    def _asked(self, reader: SetReader, one: PickedValues, where: tuple[Op, ...]) -> AskedSet:
        found = reader.all_of((*one.asked, *where), one.of)
        return AskedSet(reader.sets.both((reader.sets.known(one.of.everyone), found.number)), found.faulty)


class _SetReading:
    """Functions that read the sets of a group: what the index has beside the first pick is known of each set."""

    def __init__(
        self, unit: TranslationUnit, action: Action, kind: str, more: list[int], worth: int, below: int
    ) -> None:
        self.unit = unit
        self.span = action.span
        self.kind = kind
        self.more = more
        self.worth = worth
        self.below = below

    def nth(self, name: str) -> None:
        """Gives the k-th index."""
        scope = FunctionScope()
        if len(self.more) == 1:
            scope.line(f"num v = {self._wide}nth(from[0], k);")
            scope.line(f"*index = {self._index(self.more[0])};")
        elif self.more:
            here = " + ".join(f"(num)(from[{place}] >> v & 1)" for place, _ in enumerate(self.more))
            with self._members(scope):
                scope.line(f"num here = {here};")
                with scope.block("if (k < here)"):
                    for place, more in enumerate(self.more):
                        scope.line(f"if ((from[{place}] >> v & 1) && !k--) *index = {self._index(more)};")
                    scope.line("break;")
                scope.line("k -= here;")
        scope.line("return k;")
        self.unit.add_function(f"RW num {name}(const {self.kind} *from, num k, num *index)", scope, self.span)

    def fill(self, name: str) -> None:
        """Lists all of them, with a number added."""
        scope = FunctionScope()
        if len(self.more) == 1:
            more = _sum("base", self.more[0])
            scope.line(f"return {self._wide}members(from[0], {self.below}, {self.worth}, {more}, out);")
        else:
            scope.line("num n = 0;")
            if self.more:
                with self._members(scope):
                    for place, added in enumerate(self.more):
                        scope.line(f"out[n] = (cell)(base + {self._index(added)});")
                        scope.line(f"n += (num)(from[{place}] >> v & 1);")
            scope.line("return n;")
        self.unit.add_function(f"RW num {name}(const {self.kind} *from, num base, cell *ALONE out)", scope, self.span)

    @contextmanager
    def _members(self, scope: FunctionScope) -> Iterator[None]:
        """A loop over all who are in any of the sets."""
        everyone = " | ".join(f"from[{place}]" for place, _ in enumerate(self.more))
        with scope.block(f"for ({self.kind} left = {everyone}; left; left &= left - 1)"):
            scope.line(f"num v = {self._wide}lowest(left);")
            yield

    @property
    def _wide(self) -> str:
        return "rw_wide_" if self.kind == "wide" else "rw_"

    def _index(self, more: int) -> str:
        return _sum("v" if self.worth == 1 else f"v * {self.worth}", more)


def _sum(text: str, more: int) -> str:
    return f"{text} {'+' if more > 0 else '-'} {abs(more)}" if more else text


def _ends(pick: Pick) -> tuple[int, int]:
    """The least and the greatest member of a range that is known, from which is picked."""
    if pick.form not in ("number", "member") or pick.domain is None:
        raise NotASet
    domain: Domain = domain_of(pick)
    if domain.source != "range" or domain.keys:
        raise NotASet
    low, high = (constant(end) for end in domain.operands)
    if low is None or high is None or low < 0:
        raise NotASet
    return low, high
