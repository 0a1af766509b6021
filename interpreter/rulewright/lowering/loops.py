"""Loops over the members of a domain.

In: a domain and what to do for each member. Out: instructions and a region in the frame.
"""

from __future__ import annotations

from rulewright.frontend.typed import tree as t
from rulewright.lowering.code import Label
from rulewright.lowering.context import Context
from rulewright.lowering.domains import DomainLowerer
from rulewright.lowering.emitter import Emitter


class LoopLowerer:
    """Lowers loops."""

    def __init__(self, context: Context, domains: DomainLowerer, emitter: Emitter) -> None:
        self.context = context
        self.domains = domains
        self.emitter = emitter

    def region(self, domain: t.Domain, name: str) -> tuple[int, int]:
        """A loop's count, index and members, in the frame; and its capacity."""
        room = max(1, self.context.bounds.count(domain))
        return self.emitter.place(f"{name}.members", 2 + room, -1, 4000), room

    def begin(self, domain: t.Domain) -> tuple[int, int, int]:
        """Starts a loop: region, variable and whether eliminated players are passed over."""
        var = self.emitter.place_var(domain.var)
        region, _ = self.region(domain, domain.var.name)
        self.context.note_order(domain)
        self.emitter.emit("begin", region, self.domains.domain(domain))
        return (
            region,
            var,
            int(str(domain.type) == "player" and not (isinstance(domain.source, t.AllOf) and domain.source.seats)),
        )

    def each(self, domain: t.Domain, body: object, note: bool = True) -> None:
        assert callable(body)
        region, var, living = self.begin(domain)
        head, end = self.emitter.code.here(), Label()
        self.emitter.emit("next", region, var, end, living)
        if note:
            self.emitter.note("loop", domain.span)
        body(var)
        self.emitter.emit("jump", head)
        self.emitter.code.mark(end)
