"""Which scenarios can notice a change at a place: those that run the changed rule.

In: what the scenarios went through with the true rules. Out: for a place, the scenarios to try, the most promising
first. A statement, a step or a case is run where one of its instructions is; a term where something that is run, or
asked by an expectation, works it out. Whatever is not rules (numbers, zones, options ...) any scenario may notice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.ir.program import Offer, Op, Program
from rulewright.mutation.mutation_sites import Place
from rulewright.scenarios import SuiteTrace
from rulewright.source.text import Span

Stretch = tuple[str, int, int]
"""A span by the name of its source."""

RULES = ("terms", "effects", "actions", "priorities", "payouts", "phases")
"""Sections whose entries are run; what stands in others is everywhere."""


RUN = (
    *(statement for statement in get_args(ast.Statement) if statement is not ast.Call),
    doc.Step, doc.CaseDecl, doc.TermDecl, doc.EffectDecl, doc.ActionDecl, doc.PriorityDecl, doc.PayoutDecl,
    doc.PhaseDecl,
)  # fmt: skip
"""What is run as a whole; the parts of an expression, and the calls of a step, are not run without it."""


class Reach:
    """What every scenario ran."""

    def __init__(self, traces: list[SuiteTrace]) -> None:
        programs = {id(trace.program): trace.program for trace in traces}
        self.known = {key: {stretch(span) for span in _spans(program)} for key, program in programs.items()}
        self.programs = [id(trace.program) for trace in traces]
        self.ran = [_ran(trace) for trace in traces]
        self.lengths = [trace.length for trace in traces]
        self.successes: Counter[int] = Counter()
        self.latest: dict[Stretch, int] = {}
        self.inside: dict[int, set[Stretch]] = {}

    def scenarios(self, place: Place) -> list[int]:
        """The scenarios that run a place, best first: what has noticed something near
        it, then what notices much and is short.
        """
        near = self.latest.get(self._entry(place), -1)
        return sorted(
            self._reaching(place),
            key=lambda number: (number != near, -self.successes[number], self.lengths[number], number),
        )

    def noticed(self, place: Place, number: int) -> None:
        """Learns from a scenario that has noticed a change."""
        self.successes[number] += 1
        self.latest[self._entry(place)] = number

    def _reaching(self, place: Place) -> list[int]:
        if place.path[0] not in RULES:
            return list(range(len(self.ran)))
        around = {key: self._around(place, known) for key, known in self.known.items()}
        return [
            number
            for number, ran in enumerate(self.ran)
            if (at := around[self.programs[number]]) is None or not at.isdisjoint(ran)
        ]

    def _around(self, place: Place, known: set[Stretch]) -> set[Stretch] | None:
        """All stretches of the innermost statement, step, case or entry around a place of which a program has kept
        anything.

        None where it has kept nothing: where options are fixed, conditions and the branches that they rule out leave no
        trace in a program.
        """
        for node in place.chain():
            if isinstance(node, RUN) and not (inside := self._inside(node)).isdisjoint(known):
                return inside
        return None

    def _inside(self, node: Any) -> set[Stretch]:
        """The stretches of a node and all below it."""
        key = id(node)
        if key not in self.inside:
            self.inside[key] = {at for below in _below(node) if (at := stretch_of(below)) is not None}
        return self.inside[key]

    def _entry(self, place: Place) -> Stretch:
        """The entry of the section in which a place lies."""
        *_, outermost = place.chain()
        return stretch_of(outermost) or ("", 0, 0)


def _below(root: Any) -> Iterator[Any]:
    """A node and all below it."""
    stack = [root]
    while stack:
        node = stack.pop()
        if isinstance(node, tuple):
            stack += node
        elif is_dataclass(node) and not isinstance(node, Span):
            yield node
            stack += [getattr(node, field.name) for field in fields(node)]


def stretch_of(node: Any) -> Stretch | None:
    """Where a node stands, if it says so."""
    span = getattr(node, "span", None)
    return stretch(span) if isinstance(span, Span) else None


def stretch(span: Span) -> Stretch:
    return span.source.name, span.start, span.end


def _spans(program: Program) -> Iterator[Span]:
    for part in (program.code, program.functions, program.actions):
        yield from (one.span for one in part)


def _ran(trace: SuiteTrace) -> set[Stretch]:
    """Everything that a scenario ran or asked."""
    program = trace.program
    found = {stretch(program.code[at].span) for at in trace.visited}
    roots: list[Any] = [program.code[at].operands for at in trace.visited]
    roots += [trace.asked, *(action for action in program.actions if action.name in trace.actions)]
    roots += [program.score] if trace.scored else []
    return found | _used(program, roots)


def _used(program: Program, roots: list[Any]) -> set[Stretch]:
    """The actions and functions that some operands use, directly or round about."""
    found: set[Stretch] = set()
    done: set[tuple[str, int]] = set()
    stack = list(roots)
    while stack:
        node = stack.pop()
        if isinstance(node, tuple):
            stack += node
            continue
        key, used = _user(program, node)
        if key is not None and key not in done:
            done.add(key)
            stack.append(used)
        if is_dataclass(node) and not isinstance(node, Span):
            found |= {at} if (at := stretch_of(node)) is not None else set()
            stack += [getattr(node, field.name) for field in fields(node)]
    return found


def _user(program: Program, node: Any) -> tuple[tuple[str, int] | None, Any]:
    """The function or action that an operand uses, if it does."""
    match node:
        case Op(name="call" | "suppose", operands=(int(index), *_)):
            return ("function", index), program.functions[index]
        case Offer(action=index):
            return ("action", index), program.actions[index]
    return None, None
