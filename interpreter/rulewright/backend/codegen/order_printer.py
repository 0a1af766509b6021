"""Orders in C: members sorted by keys, or taken in turn round a ring."""

from __future__ import annotations

from typing import assert_never

from rulewright.backend.codegen.c_names import c_number
from rulewright.backend.codegen.function_context import FunctionContext
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.slot_reads import reads
from rulewright.backend.codegen.value_printer import ValuePrinter
from rulewright.ir.program import Domain, Key

FEW = 8
"""Up to so many members are sorted by counting who comes before whom: without jumps that cannot be guessed."""


class OrderPrinter:
    """Prints the sorting of members that lie in an array."""

    def __init__(self, context: FunctionContext, values: ValuePrinter) -> None:
        self.context = context
        self.scope = context.scope
        self.values = values

    # ---- sorting ---------------------------------------------------------------------------------------------------

    def sort(self, domain: Domain, array: str, count: str, room: int) -> list[str]:
        """Sorts by the keys; equal members stay in order. Gives the arrays of keys."""
        columns = [self.scope.fresh("key") for _ in domain.keys]
        self.scope.line(f"num {', '.join(f'{column}[{room}]' for column in columns)};")
        if room <= FEW:
            self._by_rank(domain, columns, array, count, room)
        else:
            self._by_insertion(domain, columns, array, count)
        if any(key.mark >= 0 for key in domain.keys):
            self._note_decisions(domain, columns, count)
        return columns

    def _note_decisions(self, domain: Domain, columns: list[str], count: str) -> None:
        """Notes which keys decide between neighbours."""
        i = self.scope.fresh("i")
        with self.scope.block(f"for (num {i} = 1; {i} < {count}; {i}++)"):
            tests = [
                f"if ({column}[{i}] != {column}[{i} - 1]) g->hit[{key.mark}] = 1;"
                for key, column in zip(domain.keys, columns, strict=True)
            ]
            self.scope.line(" else ".join(tests))
        self.scope.faults = True

    def _by_rank(self, domain: Domain, columns: list[str], array: str, count: str, room: int) -> None:
        """Every member goes where so many come before it."""
        found = [self.scope.fresh("key") for _ in domain.keys]
        i, j, v, rank, member = (self.scope.fresh(stem) for stem in ("i", "j", "v", "rank", "m"))
        self.scope.line(f"num {', '.join(f'{column}[{room}]' for column in found)};")
        self.scope.line(f"cell {member}[{room}];")
        self.scope.line(f"num {rank}[{room}] = {{0}};")
        with self.scope.block(f"for (num {i} = 0; {i} < {count}; {i}++)"):
            self.scope.line(f"num {v} = {member}[{i}] = {array}[{i}];")
            self.context.bind(domain.var, v)
            for column, key in zip(found, domain.keys, strict=True):
                self.scope.line(f"{column}[{i}] = {bare(self.key(key, v))};")
        with (
            self.scope.block(f"for (num {i} = 1; {i} < {count}; {i}++)"),
            self.scope.block(f"for (num {j} = 0; {j} < {i}; {j}++)"),
        ):
            self.scope.line(f"num first = {_before(domain.keys, found, i, j)};")
            self.scope.line(f"{rank}[{i}] += first, {rank}[{j}] += !first;")
        with self.scope.block(f"for (num {i} = 0; {i} < {count}; {i}++)"):
            self.scope.line(f"{array}[{rank}[{i}]] = {member}[{i}];")
            for column, key_ in zip(columns, found, strict=True):
                self.scope.line(f"{column}[{rank}[{i}]] = {key_}[{i}];")

    def _by_insertion(self, domain: Domain, columns: list[str], array: str, count: str) -> None:
        """Each goes behind the last that does not come after it."""
        i, j, v = self.scope.fresh("i"), self.scope.fresh("j"), self.scope.fresh("v")
        with self.scope.block(f"for (num {i} = 0; {i} < {count}; {i}++)"):
            self.scope.line(f"num {v} = {array}[{i}], {j} = {i};")
            self.context.bind(domain.var, v)
            keys = [self.scope.atom(self.key(key, v)) for key in domain.keys]
            self.scope.line(f"for (; {j} > 0 && {_after(domain.keys, columns, keys, f'{j} - 1')}; {j}--) {{")
            moved = [f"{column}[{j}] = {column}[{j} - 1];" for column in (*columns, array)]
            self.scope.line("    " + " ".join(moved))
            self.scope.line("}")
            for column, key in zip(columns, keys, strict=True):
                self.scope.line(f"{column}[{j}] = {key};")
            self.scope.line(f"{array}[{j}] = (cell){v};")

    def key(self, key: Key, member: str) -> str:
        """The value to sort by; for `highest`, more comes first."""
        value = self.values.value(key.value)
        match key.kind:
            case "clockwise":
                return self._turned(f"{member} - {value}", key)
            case "counterclockwise":
                return self._turned(f"{value} - {member}", key)
            case "highest" | "lowest":
                return value
            case _:
                assert_never(key.kind)

    def _turned(self, difference: str, key: Key) -> str:
        """A distance round a ring."""
        ring = self.context.range(key.value).within(0, key.size - 1)
        return f"{'rw_wrap' if ring else 'rw_mod'}({difference}, {key.size})"

    # ---- round a ring ----------------------------------------------------------------------------------------------

    def turns(self, domain: Domain) -> bool:
        """Whether the order is just that of a ring from somewhere on, so that nothing needs to be sorted."""
        if len(domain.keys) != 1 or not domain.keys[0].kind.endswith("clockwise"):
            return False
        size = domain.keys[0].size
        ends = [op.operands[0] for op in domain.operands if op.name == "const"]
        whole = domain.source == "players" or (domain.source == "range" and ends == [0, size - 1])
        return (
            whole
            and self.context.range(domain.keys[0].value).within(0, size - 1)
            and domain.var not in reads(domain.keys[0])
        )

    def end_of_turn(self, domain: Domain, last: bool) -> str | None:
        """The first or last of members in turn that are all taken, or the first or last few: without a loop."""
        if domain.where is not None or not self.turns(domain):
            return None
        if domain.source == "players" and self.context.unit.eliminates:
            return None
        key = domain.keys[0]
        few = f"rw_min(rw_max(0, {bare(self.values.value(domain.few))}), {key.size})" if domain.end else str(key.size)
        few, start = self.scope.atom(few), self.values.atom(key.value)
        ends = ("0", f"({few} - 1)") if domain.end != "last" else (f"({key.size} - {few})", str(key.size - 1))
        steps = ends[last]
        turned = f"{start} + {steps}" if key.kind == "clockwise" else f"{start} - {steps} + {key.size}"
        found = f"(({turned}) % {key.size})"
        return f"({few} > 0 ? {found} : {c_number(domain.none)})" if domain.end else found

    def in_turn(self, domain: Domain, array: str, count: str) -> None:
        """The members as they come round; a variable in the position is left as sorting would leave it."""
        key, step, v = domain.keys[0], self.scope.fresh("step"), self.scope.fresh("v")
        top, seen = self.scope.fresh("top"), self.scope.fresh("seen")
        start = self.values.atom(key.value)
        kept = not self.context.is_local(domain.var)
        if kept:
            self.scope.line(f"num {top} = -1, {seen} = -1;")
        self.scope.open(f"for (num {step} = 0; {step} < {key.size}; {step}++)")
        turned = f"{start} + {step} - {key.size}" if key.kind == "clockwise" else f"{start} - {step}"
        self.scope.line(f"num {v} = rw_wrap({turned}, {key.size});")
        if domain.source == "players" and self.context.unit.eliminates:
            self.scope.line(f"if (!s[ALIVE + {v}]) continue;")
        if domain.where is not None:
            self.context.bind(domain.var, v)
            if kept:
                self.scope.line(f"{seen} = rw_max({seen}, {v});")
            self.scope.line(f"if (!({bare(self.values.value(domain.where))})) continue;")
        if kept:
            self.scope.line(f"{top} = rw_max({top}, {v});")
        self.scope.line(f"{array}[{count}++] = (cell){v};")
        self.scope.close()
        if kept:
            self.scope.line(f"if ({top} < 0) {top} = {seen};")
            self.scope.line(f"if ({top} >= 0) {self.context.unit.names.slot(domain.var)} = (cell){top};")


def _before(keys: tuple[Key, ...], columns: list[str], i: str, j: str) -> str:
    """Whether the j-th comes before the i-th, as 0 or 1. It stood before, which counts if they are equal."""
    test = ""
    for key, column in reversed(list(zip(keys, columns, strict=True))):
        sign = ">" if key.kind == "highest" else "<"
        one, other = f"{column}[{j}]", f"{column}[{i}]"
        test = f"(({one} {sign} {other}) | (({one} == {other}) & {test}))" if test else f"({one} {sign}= {other})"
    return test


def _after(keys: tuple[Key, ...], columns: list[str], values: list[str], at: str) -> str:
    """Whether the entry at `at` belongs after one with these key values."""
    test = ""
    for key, column, value in reversed(list(zip(keys, columns, values, strict=True))):
        sign = "<" if key.kind == "highest" else ">"
        test = (
            f"({column}[{at}] {sign} {value} || ({column}[{at}] == {value} && {test}))"
            if test
            else f"{column}[{at}] {sign} {value}"
        )
    return test
