"""The places where a fault may be found: a number in C, and what the reference interpreter would say."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.backend.runtime.fault import Fault
from rulewright.ir.program import Program
from rulewright.source.text import Span

IMPOSSIBLE = "impossible"
"""What no checked Program does, such as looking at the zone of nobody: the interpreter does not ask either."""

TOO_LARGE = "{a} does not fit into 32 bits"
"""Of a value that is put into a slot."""


@dataclass(frozen=True, slots=True)
class FaultSite:
    """`message` is a format of `a` and `b`, two numbers from the game, and `zone`, `room`: those of zone `a`."""

    kind: str
    message: str
    span: Span


class FaultSites:
    """All sites of one Program; the first has number 1."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.all: list[FaultSite] = []
        self._numbers: dict[tuple[str, str, str], int] = {}

    def number(self, kind: str, message: str, span: Span) -> int:
        key = (kind, message, str(span))
        if key not in self._numbers:
            self.all.append(FaultSite(kind, message, span))
            self._numbers[key] = len(self.all)
        return self._numbers[key]

    def fault(self, number: int, a: int, b: int) -> Fault:
        """The fault of a site."""
        site = self.all[number - 1]
        zones = self.program.zones
        zone = zones[a] if "{zone}" in site.message and 0 <= a < len(zones) else None
        message = site.message.format(
            a=a, b=b, zone=zone.family if zone else "", room=zone.room if zone else 0, c=f"{b:,}"
        )
        return Fault(site.kind, message, site.span)


def literal(text: str) -> str:
    """Text without meaning in a format."""
    return text.replace("{", "{{").replace("}", "}}")
