"""One translation unit: what all its functions share."""

from __future__ import annotations

import re
from typing import NamedTuple

from rulewright.backend.codegen.faults import Sites
from rulewright.backend.codegen.names import Names, place
from rulewright.backend.codegen.ranges import Ranges
from rulewright.backend.codegen.scope import Scope
from rulewright.ir.program import Program
from rulewright.source.text import Span

MOST_SEATS = 30
"""Masks of seats, and of onlookers, are slots."""


class Unsupported(Exception):
    """The Program cannot be printed; the interpreter must play it. Says why."""


class Term(NamedTuple):
    """A term in C: its name, whether it may fault, and terms without parameters whose values its callers hand to it."""

    name: str
    faults: bool
    needs: tuple[int, ...]


class Unit:
    """The Program, its names and ranges, and the functions that were printed so far."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.names = Names(program)
        self.ranges = Ranges(program)
        self.sites = Sites(program)
        self.eliminates = any(instruction.name == "eliminate" for instruction in program.code)
        self.everyone = (1 << (program.players + 1)) - 1
        self.functions: list[str] = []
        """The text of every function, in an order in which C accepts them."""
        self.terms: dict[int, Term] = {}
        """Terms by index, as far as they are printed."""
        self.movers: dict[str, str] = {}
        """The functions that move from a zone of one order to one of another."""
        self.refills: list[int] = []
        """For every zone, the zone that refills it, or -1."""
        self.shuffled: list[bool] = []
        """For every zone, whether its order may be undecided."""
        for family in program.families:
            refill = program.families[family.refilled_from].start if family.refilled_from >= 0 else -1
            self.refills += [refill] * family.count
            self.shuffled += [family.shuffled and family.order != "heap"] * family.count
        if program.players > MOST_SEATS:
            raise Unsupported(f"there are more than {MOST_SEATS} seats")
        if program.limit >= 2**31:
            raise Unsupported("its limit of decisions does not fit into 32 bits")

    def add_function(self, head: str, scope: Scope, span: Span) -> None:
        """A finished function, with the rule it comes from."""
        body = "\n".join(scope.lines)
        position = "    cell *s = g->s;\n" if re.search(r"\bs\b", body) else ""
        self.functions.append(f"{place(span)}\n{head}\n{{\n{position}{body}\n}}\n")
