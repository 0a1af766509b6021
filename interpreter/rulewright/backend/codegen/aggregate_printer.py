"""Expressions in C that go through a domain or look at the table, and calls of terms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulewright.backend.codegen.condition_printer import Flags
from rulewright.backend.codegen.fault_sites import IMPOSSIBLE
from rulewright.backend.codegen.function_text import FunctionScope, bare
from rulewright.backend.codegen.interval_rules import PRINTED_TEXT
from rulewright.backend.codegen.slot_reads import reads
from rulewright.backend.codegen.translation_unit import PrintedTerm, TranslationUnit
from rulewright.backend.codegen.value_printer import PRINTERS, already_printed, number
from rulewright.ir.program import Domain, Op
from rulewright.source.text import NOWHERE, Span


class Expressions(Flags):
    """Prints every expression.

    `lifted` holds, in a term with parameters, the terms without that it asks its callers for: inside of a loop they
    would be worked out again and again. `steady` is off where the position changes while a statement runs.
    """

    def __init__(self, unit: TranslationUnit, scope: FunctionScope, span: Span = NOWHERE) -> None:
        super().__init__(unit, scope, span)
        self.lifted: list[int] | None = None
        self.steady = True

    def term(self, index: int) -> PrintedTerm:
        """A term, printed on first use."""
        terms = self.unit.terms
        if index not in terms:
            terms[index] = self._print_term(index)
        return terms[index]

    def _print_term(self, index: int) -> PrintedTerm:
        function = self.program.functions[index]
        name = self.unit.names.unique("term", function.name)
        scope = FunctionScope()
        inner = Expressions(self.unit, scope, function.span)
        inner.lifted = [] if function.parameters else None
        names = [f"p{place}" for place, _ in enumerate(function.parameters, 1)]
        scope.env = dict(zip(function.parameters, names, strict=True))
        scope.line(f"return {bare(inner.value(function.body))};")
        needs = tuple(inner.lifted or ())
        parameters = "".join(f", num {parameter}" for parameter in (*names, *(_handed(need) for need in needs)))
        self.unit.add_function(f"RW num {name}(Game *g{parameters})", scope, function.span)
        return PrintedTerm(name, scope.faults, needs)

    def constant_term(self, index: int) -> str:
        """A term without parameters that cannot fault: it has one value while a statement runs."""
        call = f"{self.term(index).name}(g)"
        if not self._term_folds(index):
            return call
        if self.lifted is not None:
            if index not in self.lifted:
                self.lifted.append(index)
            return _handed(index)
        return self.scope.hoist(call) if self.scope.in_loop and self.steady else call

    def outside(self, where: Op, var: int) -> Op:
        """Folds that do not look at the member are worked out before the loop, if they cannot fault."""
        if not self.steady or where.name == PRINTED_TEXT or self.unit.may_fault(where):
            return where
        if self._folds(where) and var not in reads(where):
            before, faults = len(self.scope.lines), self.scope.faults
            shifted, self.scope.faults = self.scope.shifted, False
            text = self.scope.atom(self.value(where))
            if not self.scope.faults:
                self.scope.faults = faults
                return already_printed(text, self.range(where))
            del self.scope.lines[before + self.scope.shifted - shifted :]
            self.scope.faults = faults
            self.unit.note_fault(where)
            return where
        return replace(
            where, operands=tuple(self.outside(item, var) if isinstance(item, Op) else item for item in where.operands)
        )

    def _folds(self, part: object) -> bool:
        """Whether a loop is needed to work something out."""
        if isinstance(part, Domain):
            return True
        if isinstance(part, Op):
            index = part.operands[0] if part.name == "call" else None
            return (isinstance(index, int) and self._term_folds(index)) or self._folds(part.operands)
        return isinstance(part, tuple) and any(map(self._folds, part))

    def _term_folds(self, index: int) -> bool:
        """The same of a term's body, worked out once."""
        known = self.unit.folding_terms
        if index not in known:
            known[index] = self._folds(self.program.functions[index].body)
        return known[index]

    def component(self, op: Op) -> str:
        """The index of a component that exists."""
        component = self.value(op)
        count = len(self.program.components)
        if not self.range(op).within(0, count - 1):
            component = self.scope.atom(component)
            self.fail(f"(uint64_t){component} >= {count}", IMPOSSIBLE, "a component that is none was looked at")
        return component

    def stopping(self, domain: Domain, body: Callable[[str, Callable[[], None]], None]) -> None:
        """A loop that may be left early, but only where nobody can tell: if no later member could fault."""
        scope, before, used = self.scope, self.scope.faults, False
        label = scope.fresh("done")
        scope.faults = False

        def leave() -> None:
            nonlocal used
            if not scope.faults:
                used = True
                scope.line(f"goto {label};")

        scope.open("")
        self.each(domain, lambda member: body(member, leave))
        scope.close()
        if used:
            scope.lines[-1] += f" {label}:;"
        scope.faults = scope.faults or before


def _handed(index: int) -> str:
    """The C parameter by which a term without parameters is handed in."""
    return f"given{index}"


def _call(e: Expressions, index: int, *arguments: Op) -> str:
    term = e.term(index)
    if not arguments and not term.faults:
        return e.constant_term(index)
    values = [*(e.value(argument) for argument in arguments), *(e.constant_term(need) for need in term.needs)]
    given = "".join(f", {bare(text)}" for text in values)
    if not term.faults:
        return f"{term.name}(g{given})"
    found = e.scope.fresh()
    e.scope.line(f"num {found} = {term.name}(g{given});")
    e.scope.failed()
    return found


def _count(e: Expressions, domain: Domain) -> str:
    if not domain.end:
        return e.counted(domain)
    return e.gathered(domain).size


def _any(e: Expressions, domain: Domain) -> str:
    if domain.where is None or domain.end:
        return f"({_count(e, domain)} > 0)"
    # the order does not matter, and the reference interpreter stops at the first
    plain = Domain(domain.source, domain.operands, domain.var, domain.where, none=domain.none, most=domain.most)
    found = e.scope.fresh()
    e.scope.line(f"num {found} = 0;")
    if e.flat(plain, lambda condition: e.scope.line(f"{found} |= {condition};")):
        return found
    label = e.scope.fresh("done")
    e.scope.open("")
    with e.read_only():
        e.filtered(plain, lambda member: e.scope.line(f"{found} = 1; goto {label};"))
    e.scope.close(f"}} {label}:;")
    return found


def _sum(e: Expressions, domain: Domain, body: Op) -> str:
    e.computed(Op("sum", (domain, body)))
    total = e.scope.fresh()
    e.scope.line(f"num {total} = 0;")
    e.each(domain, lambda member: e.scope.line(f"{total} += {bare(e.value(body))};"))
    return total


def _most(sign: str, word: str) -> Callable[..., str]:
    def print_(e: Expressions, domain: Domain, body: Op, otherwise: Op | None = None) -> str:
        best, n, scope = e.scope.fresh(), e.scope.fresh("n"), e.scope
        scope.line(f"num {best} = 0, {n} = 0;")

        def compare(member: str) -> None:
            value = scope.atom(e.value(body))
            scope.line(f"if (!{n}++ || {value} {sign} {best}) {best} = {value};")

        e.each(domain, compare)
        if otherwise is None:
            e.fail(f"!{n}", "the", f"the {word} of nothing was asked for")
        else:
            with scope.block(f"if (!{n})"):
                scope.line(f"{best} = {bare(e.value(otherwise))};")
        return best

    return print_


def _end_of_zone(e: Expressions, domain: Domain, last: bool) -> str | None:
    """The first or last member of a whole zone, without a loop."""
    if domain.source != "zone" or domain.where is not None or domain.keys or domain.end:
        return None
    location = e.location(domain.operands[0])
    if not location.order:
        return None
    far = last != (location.order == "pile")
    at = f"{location.first} + s[{location.base}] - 1" if far else location.first
    return f"(s[{location.base}] ? s[{at}] : {number(domain.none)})"


def _first(e: Expressions, domain: Domain) -> str:
    end = _end_of_zone(e, domain, last=False)
    if end is not None:
        return end
    found, n = e.scope.fresh(), e.scope.fresh("n")
    e.scope.line(f"num {found} = {number(domain.none)}, {n} = 0;")

    def take(member: str, leave: Callable[[], None]) -> None:
        with e.scope.block(f"if (!{n}++)"):
            e.scope.line(f"{found} = {member};")
            leave()

    e.stopping(domain, take)
    return found


def _last(e: Expressions, domain: Domain) -> str:
    end = _end_of_zone(e, domain, last=True)
    if end is not None:
        return end
    found = e.scope.fresh()
    e.scope.line(f"num {found} = {number(domain.none)};")
    e.each(domain, lambda member: e.scope.line(f"{found} = {member};"))
    return found


def _the(e: Expressions, domain: Domain) -> str:
    found, n = e.scope.fresh(), e.scope.fresh("n")
    e.scope.line(f"num {found} = 0, {n} = 0;")
    e.each(domain, lambda member: e.scope.line(f"if (!{n}++) {found} = {member};"))
    e.fail(f"{n} != 1", "the", "`the` needs exactly one, and there are {a}", n)
    return found


def _contained(e: Expressions, subject: Op, domain: Domain) -> str:
    value, found = e.atom(subject), e.scope.fresh()
    e.scope.line(f"num {found} = 0;")

    def compare(member: str, leave: Callable[[], None]) -> None:
        with e.scope.block(f"if ({member} == {value})"):
            e.scope.line(f"{found} = 1;")
            leave()

    e.stopping(domain, compare)
    return found


PRINTERS |= {
    "call": _call,
    "count": _count,
    "any": _any,
    "sum": _sum,
    "max": _most(">", "greatest"),
    "min": _most("<", "least"),
    "first": _first,
    "last": _last,
    "the": _the,
    "contained": _contained,
}
