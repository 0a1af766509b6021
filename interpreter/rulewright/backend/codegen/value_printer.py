"""Expressions in C: the operations that need no loop.

`value(op)` gives a C expression that is pure and cannot fail; what must come before it (loops, checks) is written to
the scope. So faults are found in the order in which the reference interpreter finds them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.backend.codegen.function_text import FunctionScope, bare
from rulewright.backend.codegen.integer_ranges import ANY, COMPUTED, IntegerRange
from rulewright.backend.codegen.interval_rules import PRINTED_TEXT
from rulewright.backend.codegen.translation_unit import TranslationUnit, Unsupported
from rulewright.ir.program import NONE_NUMBER, Op
from rulewright.source.text import NOWHERE, Span

PRINTERS: dict[str, Callable[..., str]] = {}
"""How each operation of `rulewright.ir.operations.EXPRESSIONS` is printed; filled by the modules that print them."""


class Values:
    """Prints values into one scope. `local` holds slots of the position that are C variables here."""

    def __init__(self, unit: TranslationUnit, scope: FunctionScope, span: Span = NOWHERE) -> None:
        self.unit = unit
        self.scope = scope
        self.span = span
        self.local: set[int] = set()
        self.unrolled = False
        """In a loop that the compiler writes out: much of what is asked there is known to it."""
        self.jumpless = False
        """In a loop that is to have no jumps at all."""

    @property
    def program(self) -> Any:
        return self.unit.program

    def value(self, op: Op | None) -> str:
        """The C expression of an operation."""
        assert op is not None
        return PRINTERS[op.name](self, *op.operands)

    def atom(self, op: Op | None) -> str:
        """The same, as a name or number that can be used several times."""
        return self.scope.atom(self.value(op))

    def range(self, op: Op | None) -> IntegerRange:
        return self.unit.intervals.of(op)

    def computed(self, op: Op) -> IntegerRange:
        """The range of an operation whose result C can compute."""
        found = self.range(op)
        if not found.empty and not found.within(*COMPUTED):
            raise Unsupported(f"a number at {self.span} may not fit into 64 bits")
        return found

    def fitting(self, op: Op) -> str:
        """A value for a slot, or a fault where it is larger than a slot."""
        found = self.value(op)
        if not self.range(op).within(*ANY) and not self.range(op).empty:
            found = self.scope.atom(found)
            self.fail(f"{found} != (cell){found}", "range", "{a} does not fit into 32 bits", found)
        return found

    def slot(self, index: int) -> str:
        """What a slot holds: a C variable or a place of the position."""
        if index in self.scope.env:
            return self.scope.env[index]
        if index < self.program.position_start:
            raise Unsupported(f"scratch slot {index} is read where it has no value")
        return self.unit.names.slot(index)

    def element(self, base: int, index: str) -> str:
        """The slot at `base` + `index`, which is known to be fine."""
        if index.isdecimal():
            return self.unit.names.slot(base + int(index))
        return self.unit.names.slot(base, bare(index))

    def checked(self, op: Op, size: int, message: str, kind: str = "the") -> str:
        """An index below `size`, or a fault."""
        index = self.value(op)
        if not self.range(op).within(0, size - 1):
            index = self.scope.atom(index)
            self.fail(f"(uint64_t){index} >= {size}", kind, message)
        return index

    def fail(self, condition: str, kind: str, message: str, a: str = "0", b: str = "0") -> None:
        self.scope.fail(condition, self.unit.sites.number(kind, message, self.span), a, b)

    def cheap(self, op: Op, most: int = 6) -> bool:
        """Whether a flag is worked out so fast that a jump around it costs more."""
        if not self.range(op).within(0, 1):
            return False
        return self.jumpless or (
            self.unit.loops.work(op) <= 3 * most if self.unrolled else self.unit.loops.plain_work(op) <= most
        )

    def captured(self, op: Op) -> tuple[list[str], str]:
        """The lines that must come before a value, taken out of the scope, and the value."""
        lines = self.scope.lines
        start = len(lines) - self.scope.shifted
        text = self.value(op)
        start += self.scope.shifted
        before = lines[start:]
        del lines[start:]
        return before, text

    def paste(self, lines: list[str]) -> None:
        """Captured lines, one block deeper."""
        self.scope.lines += ["    " + line for line in lines]


def number(value: int) -> str:
    return "NONE_NUMBER" if value == NONE_NUMBER else str(value)


def _const(v: Values, value: int) -> str:
    return number(value)


def _slot(v: Values, index: int) -> str:
    return v.slot(index)


def _array(v: Values, base: int, index: Op, size: int) -> str:
    return v.element(base, v.checked(index, size, "something that is none was asked for a property"))


def _lookup(v: Values, table: int, index: Op) -> str:
    entries = v.program.tables[table]
    at = v.checked(index, len(entries), "something that is none was looked up")
    return number(entries[int(at)]) if at.isdecimal() else f"TABLE_{table}[{bare(at)}]"


def _arithmetic(sign: str) -> Callable[[Values, Op, Op], str]:
    def print_(v: Values, left: Op, right: Op) -> str:
        a = v.value(left)
        b = v.value(right)
        fits = v.computed(Op({"+": "add", "-": "sub", "*": "mul"}[sign], (left, right))).within(*ANY)
        return f"({a} {sign} {b})" if fits else f"((num){a} {sign} {b})"

    return print_


def _divide(name: str) -> Callable[[Values, Op, Op], str]:
    def print_(v: Values, left: Op, right: Op) -> str:
        a, b = v.value(left), v.value(right)
        below, above = v.range(left), v.range(right)
        if above.low <= 0 <= above.high:
            b = v.scope.atom(b)
            v.fail(f"{b} == 0", "division", "a division by zero")
        if name == "rw_div_down" and below.low >= 0 and above.low > 0:
            return f"({a} / {b})"
        return f"{name}({bare(a)}, {bare(b)})"

    return print_


def _mod(v: Values, left: Op, right: Op) -> str:
    b = v.value(right)
    divisor = v.range(right)
    if divisor.low <= 0 <= divisor.high:
        b = v.scope.atom(b)
        v.fail(f"{b} == 0", "division", "a division by zero")
    a = v.value(left)
    if v.range(left).low >= 0 and divisor.low > 0:
        return f"({a} % {b})"
    return f"rw_mod({bare(a)}, {bare(b)})"


def _compare(sign: str) -> Callable[[Values, Op, Op], str]:
    def print_(v: Values, left: Op, right: Op) -> str:
        a = v.value(left)
        b = v.value(right)
        return f"({a} {sign} {b})"

    return print_


def _chain(sign: str) -> Callable[..., str]:
    """A conjunction or alternative: what a later part needs is written where the earlier ones have not decided."""

    def print_(v: Values, *items: Op) -> str:
        texts: list[str] = []
        for index, item in enumerate(items):
            before, text = v.captured(item)
            if before and texts:
                name = v.scope.fresh()
                v.scope.line(f"num {name} = {_joined(sign, texts)};")
                v.scope.open(f"if ({name})" if sign == "&&" else f"if (!{name})")
                v.paste(before)
                rest = print_(v, already_printed(text, v.range(item)), *items[index + 1 :])
                v.scope.line(f"{name} = {bare(rest)};")
                v.scope.close()
                return name
            v.scope.lines += before
            texts.append(text)
        if len(texts) == 1:
            return texts[0]
        return f"({_joined(sign[0] if all(v.cheap(item) for item in items) else sign, texts)})"

    return print_


def _joined(sign: str, texts: list[str]) -> str:
    return f" {sign} ".join(texts)


def _not(v: Values, item: Op) -> str:
    return f"(!{v.value(item)})"


def _if(v: Values, condition: Op, yes: Op, no: Op) -> str:
    test = v.value(condition)
    before_yes, a = v.captured(yes)
    before_no, b = v.captured(no)
    if not before_yes and not before_no:
        return f"({test} ? {a} : {b})"
    name = v.scope.fresh()
    v.scope.line(f"num {name};")
    v.scope.open(f"if ({bare(test)})")
    v.paste(before_yes)
    v.scope.line(f"{name} = {bare(a)};")
    v.scope.close("} else {")
    v.scope.depth += 1
    v.paste(before_no)
    v.scope.line(f"{name} = {bare(b)};")
    v.scope.close()
    return name


def _probe(v: Values, yes: int, no: int, item: Op) -> str:
    """The value, and a note of how it came out. As it must be written just where it is asked, it counts as what may fault."""
    found = v.atom(item)
    if yes == no:
        v.scope.line(f"g->hit[{yes}] = 1;")
    else:
        for mark, test in [(mark, test) for mark, test in ((yes, found), (no, f"!{found}")) if mark >= 0]:
            v.scope.line(f"if ({test}) g->hit[{mark}] = 1;")
    v.scope.faults = True
    return found


def _extreme(name: str) -> Callable[..., str]:
    def print_(v: Values, *items: Op) -> str:
        texts = [v.value(item) for item in items]
        found = texts[0]
        for text in texts[1:]:
            found = f"{name}({bare(found)}, {bare(text)})"
        return found

    return print_


def _present(v: Values, item: Op) -> str:
    found = v.value(item)
    if v.range(item).low >= 0:
        return found
    found = v.scope.atom(found)
    v.fail(f"{found} < 0", "the", "`the` needs exactly one, and there is none")
    return found


def _bounded(v: Values, item: Op, low: int, high: int) -> str:
    found = v.value(item)
    if v.range(item).within(low, high):
        return found
    found = v.scope.atom(found)
    shift = int(low == 0)
    message = f"number {{a}} is outside {low + shift}..{high + shift}"
    v.fail(f"{found} < {low} || {found} > {high}", "range", message, f"{found} + {shift}")
    return found


def _both(v: Values, left: Op, right: Op) -> str:
    a = v.value(left)
    b = v.value(right)
    return f"({a} & {b})"


def _already_printed(v: Values, text: str, low: int, high: int) -> str:
    return text


def already_printed(text: str, range_: IntegerRange) -> Op:
    """What has been printed, as an operation."""
    return Op(PRINTED_TEXT, (text, *range_))


PRINTERS |= {
    PRINTED_TEXT: _already_printed,
    "const": _const,
    "slot": _slot,
    "array": _array,
    "lookup": _lookup,
    "add": _arithmetic("+"),
    "sub": _arithmetic("-"),
    "mul": _arithmetic("*"),
    "div_down": _divide("rw_div_down"),
    "div_up": _divide("rw_div_up"),
    "mod": _mod,
    "eq": _compare("=="),
    "ne": _compare("!="),
    "lt": _compare("<"),
    "le": _compare("<="),
    "and": _chain("&&"),
    "or": _chain("||"),
    "not": _not,
    "if": _if,
    "probe": _probe,
    "least": _extreme("rw_min"),
    "greatest": _extreme("rw_max"),
    "present": _present,
    "bounded": _bounded,
    "both": _both,
}
