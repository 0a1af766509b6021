"""Sets of members in C: a condition on many spaces worked out for all of them at once, as a number with a bit for each.

In: domains over a range, or over what is reached from a space. Out: C names of sets, and loops over their members.
Nothing is printed, and None given, where a condition is not known to be one that cannot fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import assert_never

from rulewright.backend.codegen.asked_members import AskedSet, members
from rulewright.backend.codegen.function_context import FunctionContext
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.member_sets import MemberSet, NotASet, SetList, shifts_of
from rulewright.backend.codegen.member_values import constant
from rulewright.backend.codegen.set_reader import SetReader
from rulewright.backend.codegen.value_printer import ValuePrinter
from rulewright.ir.program import Domain, Op

FEWEST = 8
"""Fewer members are asked one by one."""
BITS = 64
MOST_SETS, MOST_ASKED = 1_000, 4_000
"""So many sets are printed for one condition, and so many expressions are read."""
COMPARISONS = {"eq": "rw_where_equal", "gt": "rw_where_above", "lt": "rw_where_below"}


@dataclass(frozen=True, slots=True)
class PrintedSet:
    """A set under a C name, and of which kind of number it is."""

    name: str
    wide: bool

    @property
    def type(self) -> str:
        return "wide" if self.wide else "uint64_t"

    @property
    def size(self) -> str:
        return f"{self._of}size_of({self.name})"

    @property
    def lowest(self) -> str:
        return f"{self._of}lowest({self.name})"

    @property
    def highest(self) -> str:
        return f"{self._of}highest({self.name})"

    @property
    def _of(self) -> str:
        return "rw_wide_" if self.wide else "rw_"


class SetPrinter:
    """Prints sets into one function."""

    def __init__(self, context: FunctionContext, values: ValuePrinter) -> None:
        self.context = context
        self.scope = context.scope
        self.values = values

    @contextmanager
    def reading(self) -> Iterator[SetReader]:
        """A reader; what it reads is taken off what the whole text may read."""
        budget = self.context.unit.set_budget
        sets = SetList(min(MOST_SETS, budget.sets))
        reader = SetReader(self.context.program, sets, self.context.range, min(MOST_ASKED, budget.asked))
        yield reader
        budget.asked -= reader.asked

    # ---- domains ---------------------------------------------------------------------------------------------------

    def members(self, domain: Domain, asked: bool = False) -> PrintedSet | None:
        """Who is in a domain, before its order and `first n`; some of them where it is `asked` only whether any is."""
        if domain.where is None and domain.source != "reached":
            return None
        if not self.context.is_local(domain.var) or id(domain) in self.context.unit.no_sets:
            return None
        with self.reading() as reader:
            try:
                return self.printed(reader, [self._asked(reader, domain, asked)])[0]
            except NotASet:
                self.context.unit.no_sets[id(domain)] = domain
                return None

    def _asked(self, reader: SetReader, domain: Domain, asked: bool) -> AskedSet:
        if domain.source == "range":
            return self._range(reader, domain, *domain.operands)
        if domain.source == "reached":
            return self._reached(reader, domain, asked, *domain.operands)
        raise NotASet

    def _range(self, reader: SetReader, domain: Domain, low: Op, high: Op) -> AskedSet:
        first, last = constant(low), constant(high)
        if first is None or last is None or first < 0 or last - first + 1 < FEWEST or domain.where is None:
            raise NotASet
        of = members(last + 1, first)
        found = reader.condition(domain.where, of.bound(domain.var, of.itself))
        everyone = reader.sets.known(of.everyone)
        return AskedSet(reader.sets.both((everyone, found.number)), found.faulty & of.everyone)

    def _reached(
        self, reader: SetReader, domain: Domain, asked: bool, start: Op, starts: Op, entries: Op, row: Op, where: Op
    ) -> AskedSet:
        rows = reader.loops.rows_of_all(domain.var, starts, entries, row)
        of = members(len(rows))
        of = of.bound(domain.var, of.itself)
        within = reader.condition(where, of)
        goal = AskedSet(reader.sets.known(of.everyone)) if domain.where is None else reader.condition(domain.where, of)
        if not self.context.range(start).within(0, len(rows) - 1):
            raise NotASet
        begin = reader.sets.row([1 << member for member in range(len(rows))], 0, start)
        back = shifts_of([[one for one, others in enumerate(rows) if member in others] for member in range(len(rows))])
        until = [goal.number] if asked else []
        found = reader.sets.both((reader.sets.spread(begin, within.number, back, until), goal.number))
        return AskedSet(found, within.faulty | goal.faulty)

    # ---- sets ------------------------------------------------------------------------------------------------------

    def printed(self, reader: SetReader, asked: Sequence[AskedSet]) -> list[PrintedSet]:
        """Prints some sets; raises `NotASet`, with nothing printed, where something may fault or nothing is gained."""
        sets = reader.sets
        needed = sets.needed(one.number for one in asked)
        if any(one.faulty for one in asked) or not any(sets.sets[number].kind == "compared" for number in needed):
            raise NotASet
        texts = self._texts(sets, needed)
        wide = any(sets.most[number].bit_length() > BITS for number in needed)
        self.context.unit.uses_sets = True
        self.context.unit.set_budget.sets -= len(needed)
        lines = _SetLines(self.context, texts, wide)
        for number in needed:
            lines.print(number, sets.sets[number], sets.most[number])
        return [PrintedSet(self.scope_name(lines, one.number), wide) for one in asked]

    def scope_name(self, lines: _SetLines, number: int) -> str:
        """A set under a name, also where it is written as a number."""
        text = lines.names[number]
        if text.isidentifier():
            return text
        name = self.scope.fresh("set")
        self.scope.line(f"{lines.type} {name} = {text};")
        return name

    def _texts(self, sets: SetList, needed: Iterable[int]) -> dict[Op, str]:
        """What is the same for all members, printed; raises `NotASet` if any of it may fault."""
        scope, faults = self.scope, self.scope.faults
        found: dict[Op, tuple[list[str], str]] = {}
        scope.faults = False
        try:
            for number in needed:
                for op in _asked(sets.sets[number]):
                    if op not in found:
                        found[op] = self.values.captured(op)
            if scope.faults:
                raise NotASet
        finally:
            scope.faults = faults
        for before, _ in found.values():
            scope.lines += before
        return {op: text for op, (_, text) in found.items()}

    def shifted(self, found: PrintedSet, text: str, shifts: Sequence[tuple[int, int]]) -> str:
        """A set that is like another one, shifted."""
        return _SetLines(self.context, {}, found.wide).shifted(text, shifts) or "0"

    # ---- loops -----------------------------------------------------------------------------------------------------

    def through(self, found: PrintedSet, body: Callable[[str], None]) -> None:
        """A loop over the members of a set, the lowest first."""
        left, member = PrintedSet(self.scope.fresh("left"), found.wide), self.scope.fresh("v")
        with self.scope.block(
            f"for ({left.type} {left.name} = {found.name}; {left.name}; {left.name} &= {left.name} - 1)"
        ):
            self.scope.line(f"num {member} = {left.lowest};")
            body(member)


def _asked(made: MemberSet) -> Iterable[Op]:
    """The expressions that a set is made with."""
    return (part for part in made.detail if isinstance(part, Op))


class _SetLines:
    """The lines of some sets; `names` holds the C text of each."""

    def __init__(self, context: FunctionContext, texts: dict[Op, str], wide: bool) -> None:
        self.context = context
        self.scope = context.scope
        self.texts = texts
        self.wide = wide
        self.type = "wide" if wide else "uint64_t"
        self.names: dict[int, str] = {}

    def print(self, number: int, made: MemberSet, most: int) -> None:
        parts = [self.names[part] for part in made.parts]
        if made.kind == "known":
            self.names[number] = self.bits(most)
            return
        if made.kind == "spread":
            self.names[number] = self._spread(parts, made.detail)
            return
        name = self.scope.fresh("set")
        self.scope.line(f"{self.type} {name} = {bare(self._text(made, parts))};")
        self.names[number] = name

    def bits(self, bits: int) -> str:
        if bits < 1 << BITS:
            return f"{bits:#x}u" if bits < 2**32 else f"{bits:#x}ull"
        return f"((wide){bits >> BITS:#x}ull << {BITS} | {bits % (1 << BITS):#x}ull)"

    def _text(self, made: MemberSet, parts: list[str]) -> str:
        detail = made.detail
        match made.kind:
            case "both":
                return " & ".join(parts)
            case "either":
                return " | ".join(parts)
            case "except":
                return f"{self.bits(detail[0])} & ~({self.type}){parts[0]}"
            case "chosen":
                return f"{self.texts[detail[0]]} ? {parts[0]} : {parts[1]}"
            case "shifted":
                return self.shifted(parts[0], detail)
            case "gathered":
                return " | ".join(
                    f"(({self.type})({part} != 0) << {bit.bit_length() - 1})"
                    for bit, part in zip(detail, parts, strict=True)
                )
            case "row":
                return self._row(*detail)
            case "compared":
                return self._compared(*detail)
            case "known" | "spread":
                raise AssertionError("these are no expressions of others")
            case _:
                assert_never(made.kind)

    def shifted(self, set_: str, shifts: Sequence[tuple[int, int]]) -> str:
        """The players of whom something is in a set that lies so far away."""
        return " | ".join(f"({self.moved(set_, far)} & {self.bits(whom)})" for far, whom in shifts)

    def moved(self, set_: str, far: int) -> str:
        return set_ if not far else f"(({self.type}){set_} {'>>' if far > 0 else '<<'} {abs(far)})"

    def _row(self, sets: tuple[int, ...], low: int, value: Op) -> str:
        text = self.texts[value]
        if sets == tuple(1 << at for at in range(len(sets))) and not low:
            return f"({self.type})1 << {text}"
        name = self.context.unit.set_table(self.type, [self.bits(one) for one in sets])
        return f"{name}[{text} - {low}]" if low else f"{name}[{bare(text)}]"

    def _compared(self, base: int, offset: Op | None, size: int, sign: str, value: Op) -> str:
        at = "" if offset is None else self.texts[offset]
        given = f"(cell){self.texts[value]}"
        parts = []
        for start in range(0, size, BITS):
            count = min(BITS, size - start)
            first = (
                self.context.unit.names.slot(base + start, bare(at))
                if at
                else self.context.unit.names.slot(base + start)
            )
            text = f"{COMPARISONS[sign]}(&{first}, {count}, {given})"
            parts.append(f"((wide){text} << {start})" if start else text)
        return " | ".join(parts)

    def _spread(self, parts: Sequence[str], shifts: Sequence[tuple[int, int]]) -> str:
        """Step by step, each way after the other, until nobody is added."""
        start, within, *until = parts
        name, before = self.scope.fresh("set"), self.scope.fresh("before")
        goes_on = f"{before} != {name}" + "".join(f" && !({name} & {goal})" for goal in until)
        steps = []
        for far, whom in shifts:
            if far:
                into = self.scope.fresh("into")
                self.scope.line(f"{self.type} {into} = {within} & {self.bits(whom)};")
                steps.append(f"{name} |= {self.moved(name, far)} & {into};")
        self.scope.line(f"{self.type} {name} = {start};")
        with self.scope.block(f"for ({self.type} {before} = 0; {goes_on};)"):
            self.scope.line(f"{before} = {name};")
            for step in steps:
                self.scope.line(step)
        return name
