"""Operators in C: the operations that need no loop.

In: the printers of a function, and operands. Out: C expressions; rows of the table of `expression_table`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulewright.backend.codegen.c_names import c_number
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.grouping_expressions import LEAST_LEFT, least_left_and_other
from rulewright.backend.codegen.integer_ranges import ANY
from rulewright.backend.codegen.interval_rules import PRINTED_TEXT, already_printed
from rulewright.backend.codegen.line_printer import line_compared
from rulewright.backend.runtime.folds import outside
from rulewright.ir.program import Op

if TYPE_CHECKING:
    from rulewright.backend.codegen.expression_printer import ExpressionPrinter


def _const(p: ExpressionPrinter, value: int) -> str:
    return c_number(value)


def _slot(p: ExpressionPrinter, index: int) -> str:
    return p.context.slot(index)


def _array(p: ExpressionPrinter, base: int, index: Op, size: int) -> str:
    return p.context.element(base, p.values.checked(index, size, "something that is none was asked for a property"))


def _lookup(p: ExpressionPrinter, table: int, index: Op) -> str:
    entries = p.context.program.tables[table]
    at = p.values.checked(index, len(entries), "something that is none was looked up")
    return c_number(entries[int(at)]) if at.isdecimal() else f"TABLE_{table}[{bare(at)}]"


def _arithmetic(sign: str) -> Callable[[ExpressionPrinter, Op, Op], str]:
    def print_(p: ExpressionPrinter, left: Op, right: Op) -> str:
        a = p.values.value(left)
        b = p.values.value(right)
        fits = p.context.computed(Op({"+": "add", "-": "sub", "*": "mul"}[sign], (left, right))).within(*ANY)
        return f"({a} {sign} {b})" if fits else f"((num){a} {sign} {b})"

    return print_


def _divide(name: str) -> Callable[[ExpressionPrinter, Op, Op], str]:
    def print_(p: ExpressionPrinter, left: Op, right: Op) -> str:
        a, b = p.values.value(left), p.values.value(right)
        below, above = p.context.range(left), p.context.range(right)
        if above.low <= 0 <= above.high:
            b = p.scope.atom(b)
            p.context.fail(f"{b} == 0", "division", "a division by zero")
        if name == "rw_div_down" and below.low >= 0 and above.low > 0:
            return f"({a} / {b})"
        return f"{name}({bare(a)}, {bare(b)})"

    return print_


def _mod(p: ExpressionPrinter, left: Op, right: Op) -> str:
    b = p.values.value(right)
    divisor = p.context.range(right)
    if divisor.low <= 0 <= divisor.high:
        b = p.scope.atom(b)
        p.context.fail(f"{b} == 0", "division", "a division by zero")
    a = p.values.value(left)
    if p.context.range(left).low >= 0 and divisor.low > 0:
        return f"({a} % {b})"
    return f"rw_mod({bare(a)}, {bare(b)})"


def _compare(sign: str) -> Callable[[ExpressionPrinter, Op, Op], str]:
    def print_(p: ExpressionPrinter, left: Op, right: Op) -> str:
        line = line_compared(p, left, right, sign)
        if line is not None:
            return line
        if left.name in LEAST_LEFT:
            a, b = least_left_and_other(p, left, right, below=sign == "<")
        elif right.name in LEAST_LEFT:
            b, a = least_left_and_other(p, right, left, below=sign == "<=")
        else:
            a = p.values.value(left)
            b = p.values.value(right)
        return f"({a} {sign} {b})"

    return print_


def _chain(sign: str) -> Callable[..., str]:
    """A conjunction or alternative: what a later part needs is written where the earlier ones have not decided."""

    def print_(p: ExpressionPrinter, *items: Op) -> str:
        texts: list[str] = []
        for index, item in enumerate(items):
            before, text = p.values.captured(item)
            if before and texts:
                name = p.scope.fresh()
                p.scope.line(f"num {name} = {_joined(sign, texts)};")
                p.scope.open(f"if ({name})" if sign == "&&" else f"if (!{name})")
                p.values.paste(before)
                rest = print_(p, already_printed(text, p.context.range(item)), *items[index + 1 :])
                p.scope.line(f"{name} = {bare(rest)};")
                p.scope.close()
                return name
            p.scope.lines += before
            texts.append(text)
        if len(texts) == 1:
            return texts[0]
        return f"({_joined(sign[0] if all(p.context.cheap(item) for item in items) else sign, texts)})"

    return print_


def _joined(sign: str, texts: list[str]) -> str:
    return f" {sign} ".join(texts)


def _not(p: ExpressionPrinter, item: Op) -> str:
    return f"(!{p.values.value(item)})"


def _if(p: ExpressionPrinter, condition: Op, yes: Op, no: Op) -> str:
    test = p.values.value(condition)
    before_yes, a = p.values.captured(yes)
    before_no, b = p.values.captured(no)
    if not before_yes and not before_no:
        return f"({test} ? {a} : {b})"
    name = p.scope.fresh()
    p.scope.line(f"num {name};")
    p.scope.open(f"if ({bare(test)})")
    p.values.paste(before_yes)
    p.scope.line(f"{name} = {bare(a)};")
    p.scope.close("} else {")
    p.scope.depth += 1
    p.values.paste(before_no)
    p.scope.line(f"{name} = {bare(b)};")
    p.scope.close()
    return name


def _probe(p: ExpressionPrinter, yes: int, no: int, item: Op) -> str:
    """The value, and a note of how it came out.
    As it must be written just where it is asked, it counts as what may fault.
    """
    found = p.values.atom(item)
    if yes == no:
        p.scope.line(f"g->hit[{yes}] = 1;")
    else:
        for mark, test in [(mark, test) for mark, test in ((yes, found), (no, f"!{found}")) if mark >= 0]:
            p.scope.line(f"if ({test}) g->hit[{mark}] = 1;")
    p.scope.faults = True
    return found


def _probe_row(p: ExpressionPrinter, table: int, index: Op) -> str:
    """The value, and a note of the row; what is outside is a fault of the look-up that follows."""
    found = p.values.atom(index)
    inside = f"{found} >= 0 && {found} < {len(p.context.program.tables[table])}"
    p.scope.line(f"if ({inside} && TABLE_{table}[{found}] >= 0) g->hit[TABLE_{table}[{found}]] = 1;")
    p.scope.faults = True
    return found


def _extreme(name: str) -> Callable[..., str]:
    def print_(p: ExpressionPrinter, *items: Op) -> str:
        texts = [p.values.value(item) for item in items]
        found = texts[0]
        for text in texts[1:]:
            found = f"{name}({bare(found)}, {bare(text)})"
        return found

    return print_


def _present(p: ExpressionPrinter, item: Op, none: int | None = None) -> str:
    found = p.values.value(item)
    if p.context.range(item).low > (-1 if none is None else none):
        return found
    found = p.scope.atom(found)
    is_none = f"{found} < 0" if none is None else f"{found} == {c_number(none)}"
    p.context.fail(is_none, "the", "`the` needs exactly one, and there is none")
    return found


def _bounded(p: ExpressionPrinter, item: Op, low: int, high: int, shift: int = 1, noun: str = "") -> str:
    found = p.values.value(item)
    if p.context.range(item).within(low, high):
        return found
    found = p.scope.atom(found)
    message = outside(low + shift, high + shift, noun)
    p.context.fail(f"{found} < {low} || {found} > {high}", "range", message, f"{found} + {shift}")
    return found


def _both(p: ExpressionPrinter, left: Op, right: Op) -> str:
    a = p.values.value(left)
    b = p.values.value(right)
    return f"({a} & {b})"


def _already_printed(p: ExpressionPrinter, text: str, low: int, high: int) -> str:
    return text


OPERATOR_PRINTERS: dict[str, Callable[..., str]] = {
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
    "probe_row": _probe_row,
    "least": _extreme("rw_min"),
    "greatest": _extreme("rw_max"),
    "present": _present,
    "bounded": _bounded,
    "both": _both,
}
