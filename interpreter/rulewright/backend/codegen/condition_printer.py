"""Flags of many members in C: how many fulfil a condition, and whether any does.

Where the members are few and known beforehand, loops are written out, and without jumps if that is less work than guessing them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from rulewright.backend.codegen.domain_printer import Domains
from rulewright.backend.codegen.function_text import bare
from rulewright.ir.program import Domain

MOST_FLAT = 500
"""About so many instructions are carried out rather than to guess a jump for each member."""


class Flags(Domains):
    """Prints loops that only look at members."""

    @contextmanager
    def read_only(self) -> Iterator[None]:
        """Meanwhile loops change nothing, and may be written out."""
        before, self.may_unroll = self.may_unroll, True
        yield
        self.may_unroll = before

    def flat(self, domain: Domain, body: Callable[[str], None]) -> bool:
        """A loop without jumps, which gives `body` the condition of every member as 0 or 1.

        No, and nothing is printed, where there is too much to do, or a member at which others need not have looked may fault.
        """
        if (
            domain.where is None
            or self.unit.may_fault(domain.where)
            or not self.unit.loops.few(domain)
            or self.unit.loops.left(domain) > MOST_FLAT
        ):
            return False
        scope, before, faults = self.scope, len(self.scope.lines), self.scope.faults
        shifted, scope.faults = scope.shifted, False
        unrolled, self.unrolled, flat, self.jumpless = self.unrolled, True, self.jumpless, True
        self._conditions(domain, body)
        self.unrolled, self.jumpless = unrolled, flat
        failed, scope.faults = scope.faults, faults
        if failed:
            self.unit.note_fault(domain.where)
            del scope.lines[before + scope.shifted - shifted :]
        return not failed

    def _conditions(self, domain: Domain, body: Callable[[str], None]) -> None:
        if self.is_local(domain.var):
            domain = self.unit.narrowed(domain)
        if domain.where is not None:
            domain = replace(domain, where=self.outside(domain.where, domain.var))
        self.source(
            domain,
            lambda member: body(f"({bare(self.condition(domain, member))}) != 0" if domain.where is not None else "1"),
        )

    def counted(self, domain: Domain) -> str:
        """How many members there are, before `first n`."""
        domain = self.unit.narrowed(domain)
        if domain.where is None:
            plain = self._plain_count(domain)
            if plain is not None:
                return plain
        n = self.scope.fresh("n")
        self.scope.line(f"num {n} = 0;")
        if self.flat(domain, lambda condition: self.scope.line(f"{n} += {condition};")):
            return n
        with self.read_only():
            self.filtered(domain, lambda member: self.scope.line(f"{n}++;"))
        return n

    def condition(self, domain: Domain, member: str) -> str:
        """Whether a member fulfils the domain's condition."""
        self.bind(domain.var, member)
        return self.value(domain.where)

    def _plain_count(self, domain: Domain) -> str | None:
        o = domain.operands
        match domain.source:
            case "range":
                return f"rw_max(0, {self.value(o[1])} - {self.value(o[0])} + 1)"
            case "players" if not self.unit.eliminates:
                return "PLAYERS"
            case "zone":
                return f"s[{self.location(o[0]).base}]"
            case "set":
                base: Any = o[0].operands[0]
                return self.unit.names.slot(base)
        return None
