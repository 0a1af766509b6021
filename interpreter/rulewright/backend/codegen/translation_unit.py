"""One translation unit: what all its functions share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from rulewright.backend.codegen.c_limits import MOST_SEATS, SizeLimits, Unsupported
from rulewright.backend.codegen.c_names import CNames, place
from rulewright.backend.codegen.fault_sites import FaultSites
from rulewright.backend.codegen.function_scope import FunctionScope
from rulewright.backend.codegen.interval_analysis import IntervalAnalysis
from rulewright.backend.codegen.loop_work import LoopWork
from rulewright.backend.codegen.range_narrowing import narrowed
from rulewright.backend.runtime.hearing import patterns
from rulewright.ir.program import Domain, Op, Program
from rulewright.source.text import Span


class PrintedTerm(NamedTuple):
    """A term in C: its name, whether it may fault, and terms without parameters whose values its callers hand to it."""

    name: str
    faults: bool
    needs: tuple[int, ...]


@dataclass
class SetBudget:
    """What is left for reading conditions as sets: sets that are printed, and expressions that are read, with success
    or without. Afterwards members are asked one by one.
    """

    sets: int = 4_000
    asked: int = 20_000


class TranslationUnit:
    """The Program, its names and ranges, and the functions that were printed so far."""

    def __init__(self, program: Program, hears: bool = False) -> None:
        self.program = program
        self.hears = hears
        """Whether a seat hears what the log tells it."""
        self.patterns = patterns(program)
        self.names = CNames(program)
        self.intervals = IntervalAnalysis(program)
        self.loops = LoopWork(program)
        self.sites = FaultSites(program)
        self.limits = SizeLimits({"COMPONENTS": max(1, len(program.components))})
        self.eliminates = any(instruction.name == "eliminate" for instruction in program.code)
        self.everyone = (1 << (program.players + 1)) - 1
        self.no_sets: dict[int, Domain] = {}
        """Domains that are not printed as sets, by identity."""
        self.set_budget = SetBudget()
        self.set_tables: dict[tuple[str, ...], str] = {}
        self.uses_sets = False
        self.uses_groups = False
        self.functions: list[str] = []
        """The text of every function, in an order in which C accepts them."""
        self.terms: dict[int, PrintedTerm] = {}
        """Terms by index, as far as they are printed."""
        self._faulty: dict[int, Op] = {}
        self._narrowed: dict[tuple[int, int, int], tuple[Domain, Domain]] = {}
        self.movers: dict[str, str] = {}
        """The functions that move from a zone of one order to one of another."""
        self.refills: list[int] = []
        """For every zone, the zone that refills it, or -1."""
        self.shuffled: list[bool] = []
        """For every zone, whether its order may be undecided."""
        for family in program.families:
            self.refills += program.refills_of(family)
            self.shuffled += [family.shuffled and family.order != "heap"] * family.count
        if not self.intervals.fit:
            raise Unsupported("a number that is picked or gone through may not fit into 32 bits")
        if program.players > MOST_SEATS:
            raise Unsupported(f"there are more than {MOST_SEATS} seats")
        if program.limit >= 2**31:
            raise Unsupported("its limit of decisions does not fit into 32 bits")

    def may_fault(self, condition: Op) -> bool:
        """Whether a condition was printed before and may fault: then it is not tried
        again what needs that it does not.
        """
        return id(condition) in self._faulty

    def note_fault(self, condition: Op) -> None:
        """A condition was printed and may fault.
        Noted by identity, with the condition, so that the identity stays its own.
        """
        self._faulty[id(condition)] = condition

    def narrowed(self, domain: Domain) -> Domain:
        """The same members with fewer questions; the same object each time, as conditions are known by identity."""
        key = id(domain.where), id(domain.operands), domain.var
        if key not in self._narrowed:
            self._narrowed[key] = domain, narrowed(self.program, domain)
        found = self._narrowed[key][1]
        return replace(domain, operands=found.operands, where=found.where)

    def set_table(self, kind: str, sets: Sequence[str]) -> str:
        """The name of a constant table of sets."""
        key = (kind, *sets)
        if key not in self.set_tables:
            self.set_tables[key] = f"SETS_{len(self.set_tables)}"
            text = f"TABLE {kind} {self.set_tables[key]}[] = {{{', '.join(sets)}}};\n"
            self.limits.use([text])
            self.functions.append(text)
        return self.set_tables[key]

    def add_function(self, head: str, scope: FunctionScope, span: Span) -> None:
        """A finished function, with the rule it comes from."""
        self.limits.use(scope.lines)
        text = "\n".join(scope.lines)
        body = "\n".join([*(f"    {line}" for name, line in scope.declared.items() if name in text), text])
        position = "    cell *s = g->s;\n" if re.search(r"\bs\b", body) else ""
        self.functions.append(f"{place(span)}\n{head}\n{{\n{position}{body}\n}}\n")
