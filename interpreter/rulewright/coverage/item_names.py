"""What items are called where they are told."""

from __future__ import annotations

import re

from rulewright.coverage.ruleset_coverage import Counted
from rulewright.ir.marks import CLAIMS, DECIDED, EQUAL, FAILED, HELD, PART, REFUSED, REST, TAKEN

LONGEST = 70

NEVER = {
    ("condition", HELD): "condition never true",
    ("condition", FAILED): "condition never false",
    ("part", DECIDED): "part of a condition never decides",
    ("action", TAKEN): "action never taken",
    ("action", REFUSED): "action never refused",
    ("payout", CLAIMS[0]): "payout never pays a claim",
    ("payout", CLAIMS[1]): "payout without a claim of nothing",
    ("payout", CLAIMS[2]): "payout without an unpaid claim",
    ("payout", PART): "payout never pays a part of a claim",
    ("payout", EQUAL): "payout without claims of equal rank",
    ("payout", REST): "payout never leaves anything for",
}
NEVER_OF = {
    "players": "player count never played",
    "option": "option value never in force",
    "variant": "variant never played",
    "phase": "phase never begins",
    "step": "step never done",
    "loop": "loop never has a member",
    "effect": "effect never carried out",
    "case": "case never applies",
    "row": "row never read",
    "term": "term never asked",
    "choice": "action never chosen here",
    "pass": "nobody ever passes",
    "if_none": "if_none never needed",
    "priority": "priority entry never applies",
    "payout": "payout never short",
    "tie": "criterion never decides",
}

_SUBJECT = re.compile(r"[\w.]+ is (not )?$")
"""What a description is about: the place of `x is open` is only `open`."""

WHOLE_LINE = {"if_none", "pass"}
TO_THE_END = {"phase", "step", "action", "term"}
"""Kinds whose own place is only a name: they are told by the line around it, or by what follows on it."""


def never(counted: Counted) -> str:
    """What is missing: `condition never true`."""
    mark = counted.item.mark
    return NEVER.get((mark.kind, mark.side)) or NEVER_OF[mark.kind]


def text_of(counted: Counted) -> str:
    """The rule's own words, on one line."""
    mark = counted.item.mark
    match mark.kind:
        case "players":
            return f"{mark.side} players"
        case "option":
            return f"{counted.item.rule.removeprefix('option ')} = {mark.side}"
        case "variant":
            return mark.side
    words = " ".join(_place(counted).split())
    if mark.kind == "payout" and (mark.kind, mark.side) not in NEVER:
        words = f"short: {mark.side}"
    if mark.kind == "row":
        words = f"{mark.side} {words}"
    return words if len(words) <= LONGEST else words[: LONGEST - 3] + "..."


def _place(counted: Counted) -> str:
    kind, span = counted.item.mark.kind, counted.span
    line = span.source.line(span.position.line)
    if kind in WHOLE_LINE:
        return line
    if kind in TO_THE_END:
        return line[span.position.column - 1 :]
    before = _SUBJECT.search(line[: span.position.column - 1])
    return (before[0] if before is not None else "") + (span.text.strip().splitlines() or [""])[0]
