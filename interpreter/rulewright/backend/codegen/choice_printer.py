"""Legal choices in C: the nest of loops over some picks of an action, which lists their indices or looks for one.

`list_x` writes the index of every option and gives their number; it is used where they are few. `scan_x` gives the
number (k = -1), or the k-th index, and then more than k; beside it `fill_x` lists them where somebody has room for all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulewright.backend.codegen.expression_printer import ExpressionPrinter
from rulewright.backend.codegen.function_scope import FunctionScope, bare
from rulewright.backend.codegen.pick_group import PickGroup, scale
from rulewright.backend.codegen.pick_options import domain_of
from rulewright.backend.codegen.pick_printer import PickPrinter, parameters, slots_of
from rulewright.backend.codegen.slot_reads import renamed
from rulewright.backend.codegen.subset_printer import SubsetPrinter
from rulewright.backend.codegen.translation_unit import TranslationUnit
from rulewright.ir.program import Action, Domain, Op, Pick

MOST_LISTED = 4_096
AT_A_TIME = 8
"""So many numbers of a range are listed at a time, also where there are fewer: no jump depends on how many they are."""


class ChoicePrinter:
    """Prints the nest of loops of one group of picks."""

    def __init__(self, unit: TranslationUnit, action: Action, group: tuple[Pick, ...]) -> None:
        self.unit = unit
        self.scope = FunctionScope()
        printers = ExpressionPrinter(unit, self.scope, action.span)
        self.context = printers.context
        self.values = printers.values
        self.zones = printers.zones
        self.conditions = printers.conditions
        self.invariants = printers.invariants
        self.picks = PickPrinter(printers)
        self.subsets = SubsetPrinter(printers.context, printers.values, printers.domains, self.picks)
        self.action = action
        self.group = group
        self.context.local = set[int]().union({action.me}, action.parameters, *map(slots_of, action.picks))
        self.declared, given = parameters(action)
        self.scope.env = dict(zip((action.me, *action.parameters), given, strict=True))
        self.context.given = frozenset(self.scope.env)
        self.listed = self.filling = self.hints = False
        self.slack = 1
        self.base = action.base if len(group) == len(action.picks) else 0

    def print(self, name: str) -> PickGroup:
        """Prints the function."""
        room = self._room()
        self.listed = not self._closed() and room <= MOST_LISTED
        return self._function("list" if self.listed else "scan", name, room)

    def fill(self, name: str) -> PickGroup:
        """Prints the function that lists all, however many there are."""
        self.listed = self.filling = True
        return self._function("fill", name, 0)

    def _function(self, kind: str, name: str, room: int) -> PickGroup:
        name = self.unit.names.unique(kind, name)
        self.scope.line("num n = 0;")
        self.level(self.group, [])
        self.scope.line("return n;")
        last = f"cell *ALONE out{', cell *ALONE where' if self.hints else ''}" if self.listed else "num k, num *index"
        self.unit.add_function(f"RW num {name}(Game *g{self.declared}, {last})", self.scope, self.action.span)
        return PickGroup(name, room + self.slack if self.listed else 0, self.scope.faults, self.hints, base=self.base)

    def _room(self) -> int:
        """How many options there are at most."""
        room = 1
        for pick in self.group:
            members = pick.size if pick.form in ("some", "value") else self.unit.intervals.capacity(domain_of(pick))
            room *= max(1, min(pick.size, members))
        return room

    def _closed(self) -> bool:
        """Whether the number of options, and each of them, can be worked out without a list."""
        only = len(self.group) == 1 and self.action.where is None
        return only and (self.group[0].form == "some" or self.picks.plain_range(self.group[0], ask=True) is not None)

    # ---- loops -----------------------------------------------------------------------------------------------------

    def level(self, picks: tuple[Pick, ...], index: list[str]) -> None:
        """The loop of the first pick around those of the others; `index` are the parts of the index so far."""
        if not picks:
            self._leaf(index)
            return
        pick, rest = picks[0], picks[1:]
        worth = scale(self.action, pick)

        def inner(text: str) -> None:
            self.level(rest, [*index, text if worth == 1 else f"{text} * {worth}"])

        last = not rest and self.action.where is None
        least = self._least(pick, rest)
        if least:
            self._at_least(pick, least, inner)
        elif pick.form == "some":
            if last and not self.listed:
                self.subsets.all_subsets(pick, index, worth)
            elif last:
                self.slack = AT_A_TIME
                self.subsets.list_subsets(pick, self._based(index), worth)
            else:
                self.subsets.subsets(pick, inner)
        elif not (last and self._at_once(pick, index, worth)) and not (
            last and self.listed and self._steady(pick, inner)
        ):
            self.picks.options(pick, inner)

    def _least(self, pick: Pick, rest: tuple[Pick, ...]) -> int:
        """Where a pick is allowed if the next, last one has so many options: that number; else 0."""
        where = (
            pick.domain.where if pick.domain is not None and not pick.domain.keys and pick.form == "member" else None
        )
        if (
            where is None
            or not self.listed
            or len(rest) != 1
            or rest[0].form != "position"
            or self.action.where is not None
        ):
            return 0
        match where.name, where.operands:
            case "le", (Op(name="const", operands=(int(least),)), Op(name="count", operands=(Domain() as counted,))):
                return least if renamed(counted) == renamed(domain_of(rest[0])) else 0
        return 0

    def _at_least(self, pick: Pick, least: int, inner: Callable[[str], None]) -> None:
        """Lists what can be picked next, and takes it back if it is too little: nothing is counted beforehand."""
        assert pick.domain is not None
        before = self.scope.fresh("before")

        def listed(index: str) -> None:
            self.scope.line(f"num {before} = n;")
            inner(index)
            self.scope.line(f"n = n - {before} < {least} ? {before} : n;")

        self.picks.options(replace(pick, domain=replace(pick.domain, where=None)), listed)

    def _leaf(self, index: list[str]) -> None:
        """One legal index."""
        condition = bare(self.values.value(self.action.where)) if self.action.where is not None else ""
        if condition:
            self.scope.open(f"if ({condition})")
        total = " + ".join(index) or "0"
        if self.listed:
            self.scope.line(f"out[n++] = (cell)({' + '.join(self._based(index))});")
        else:
            self.scope.line(f"if (n++ == k) {{ *index = {total}; {self.subsets.cleaning}return n; }}")
        if condition:
            self.scope.close()

    def _based(self, index: list[str]) -> list[str]:
        """The parts of an index that is listed."""
        return [str(self.base), *index] if self.base or not index else index

    def _steady(self, pick: Pick, inner: Callable[[str], None]) -> bool:
        """The innermost loop of a list without jumps: every member is written, and only the legal ones stay."""
        if pick.form not in ("number", "member", "position", "kind") or domain_of(pick).keys:
            return False
        domain = domain_of(pick)
        if pick.form != "kind":
            domain = self.unit.narrowed(domain)
            if domain.where is None:
                return False
            domain = replace(domain, where=self.invariants.outside(domain.where, domain.var))
            self._chunked(
                pick,
                domain,
                lambda member, index: self._kept(
                    inner, index, f"({bare(self.conditions.condition(domain, member))}) != 0"
                ),
            )
            return True
        if domain.where is not None or self.picks.unique_faces(pick) or not self.picks.ascending(pick):
            return False
        before = self.scope.fresh("before")
        self.scope.line(f"num {before} = -1;")

        self.hints = len(self.group) == 1 and not self.filling

        def changed(member: str, index: str) -> None:
            at = self.scope.atom(index)
            if self.hints:
                self.scope.line(f"where[n] = (cell){self.zones.places[member][1]};")
            self._kept(inner, at, f"{at} != {before}")
            self.scope.line(f"{before} = {at};")

        self.picks.each_index(pick, domain, changed)
        return True

    def _chunked(self, pick: Pick, domain: Domain, body: Callable[[str, str], None]) -> None:
        """A loop that is written out; or that reads members in chunks, if that is cheap and
        what lies beyond the last one cannot fault.
        """
        scope, before, faults = self.scope, len(self.scope.lines), self.scope.faults
        shifted, scope.faults, self.zones.chunked = scope.shifted, False, not self.unit.loops.needed(domain.where)
        self.context.unrolled = self.unit.loops.times(domain) > 0
        self.picks.each_index(pick, domain, body)
        if self.zones.chunked and scope.faults:
            del scope.lines[before + scope.shifted - shifted :]
            self.zones.chunked = False
            self.picks.each_index(pick, domain, body)
        scope.faults, self.zones.chunked, self.context.unrolled = scope.faults or faults, False, False

    def _kept(self, inner: Callable[[str], None], index: str, condition: str) -> None:
        """Writes an index, and keeps it under a condition."""
        inner(index)
        line = self.scope.lines.pop().strip()
        self.scope.line(line.replace("out[n++]", "out[n]", 1))
        self.scope.line(f"n += {self.zones.there} & ({condition});" if self.zones.there else f"n += {condition};")

    def _at_once(self, pick: Pick, index: list[str], worth: int) -> bool:
        """The last pick without a loop over members, where every number of a range may be picked."""
        ends = self.picks.plain_range(pick)
        if ends is None:
            return False
        low, high = ends
        count = self.scope.fresh("count")
        self.scope.line(f"num {count} = rw_max(0, {high} - {low} + 1);")
        if self.listed:
            self._range(pick, low, count, index, worth)
            return True
        chosen = f"k - n + {low}" if not pick.low else f"k - n + {low} - {pick.low}"
        total = " + ".join([*index, chosen if worth == 1 else f"({chosen}) * {worth}"])
        self.scope.line(f"if ((uint64_t)(k - n) < (uint64_t){count}) {{ *index = {total}; return k + 1; }}")
        self.scope.line(f"n += {count};")
        return True

    def _range(self, pick: Pick, low: str, count: str, index: list[str], worth: int) -> None:
        """Lists the numbers of a range."""
        self.slack = AT_A_TIME
        start = f"{low} - {pick.low}" if pick.low else low
        first = " + ".join([*self._based(index), start if worth == 1 else f"({start}) * {worth}"])
        listing = "rw_eight_numbers(" if pick.size <= AT_A_TIME else f"rw_numbers({count}, "
        self.scope.line(f"{listing}{first}, {worth}, out + n);")
        self.scope.line(f"n += {count};")
