"""Notes what decides which rules run, and what they change: values, conditions, loops, priorities, lines of the log."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulewright.backend.runtime.state import NOT_TOLD, LogLine, State
from rulewright.ir.outline import NamedRule
from rulewright.rule_log.log_entries import EntryKind, LoggedValue, Parts
from rulewright.rule_log.owned_slots import NOBODY
from rulewright.rule_log.recorder import Noting, Recorder


def set_(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    slot, op = operands
    audience = r.known(op, st)
    handle = r.knowledge.is_handle(op, st.slots)
    origin = r.knowledge.origins.get(op.operands[0], NOBODY) if op.name == "slot" else NOBODY
    rule = next((rule for rule in r.rules_at(at) if rule.when is op), None)
    if rule is not None:
        _overridden_if_it_ends(r, st, rule)
    yield
    r.name(slot, audience, origin)
    r.knowledge.hold(slot, handle)
    if rule is not None and st.slots[slot] >= 0:
        _applied(r, st, rule, st.slots[slot], audience)


def _priority(r: Recorder, rule: NamedRule) -> NamedRule:
    """The list that a rule belongs to."""
    return next(other for other in r.program.outline if other.kind == "priority" and other.low <= rule.low < other.high)


def _overridden_if_it_ends(r: Recorder, st: State, rule: NamedRule) -> None:
    """Looks, before a rule acts, which rules of later levels would act now."""
    priority = _priority(r, rule)
    later = [
        other for other in r.program.outline
        if priority.low <= other.low < priority.high and other.level > rule.level
    ]  # fmt: skip
    before = st.slots[:]
    r.due[rule.low] = []
    for other in later:
        assert other.when is not None
        r.due[rule.low].append((other, r.silent_value(other.when, st), r.known(other.when, st)))
    st.slots[:] = before


def _applied(r: Recorder, st: State, rule: NamedRule, number: int, audience: int) -> None:
    priority, name = _priority(r, rule), r.naming.wording.named(rule.name)
    case = next(
        other for other in r.program.outline
        if (other.name, other.number) == (rule.name, number) and priority.low <= other.low <= priority.high
    )  # fmt: skip
    key = "log-applies" + ("-because" if case.asks else "-otherwise" if number else "") + "-ends" * case.ends
    winner = LoggedValue("rule", name, r.say("log-a-rule"), audience)
    told: Parts = {"rule": winner, "asks": case.asks, "ends": r.naming.wording.named(priority.name)}
    r.add(EntryKind.RULE, case.span, st, key, told, audience)
    if not case.ends:
        return
    for other, would, sees in r.due.pop(rule.low, ()):
        if would >= 0:
            known = sees & audience
            loser = LoggedValue("overridden", r.naming.wording.named(other.name), r.say("log-a-rule"), known)
            parts: Parts = {"overridden": loser, "rule": replace(winner, audience=known)}
            r.add(EntryKind.OVERRIDDEN, other.span, st, "log-overridden", parts, known)


def store(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    base, index, _, _, _, _, name = operands
    variable = next((variable for variable in r.program.variables if variable.name == name), None)
    if variable is None:
        return  # positions that are remembered: no state of the rules
    known, place = r.known(index, st), r.value(index, st)
    slot = base + place
    old = st.slots[slot] if 0 <= place < variable.slots.size else 0
    yield
    new, sees = st.slots[slot], r.knowledge.of_slot(slot, st.slots) & known
    change: Parts = {
        "state": r.naming.variable("state", variable, place, known),
        "from": r.naming.content("from", variable, old, sees),
        "to": r.naming.content("to", variable, new, sees),
    }
    r.add(EntryKind.CHANGE, r.program.code[at].span, st, "log-change", change, sees, idle=sees if old == new else None)


def unless(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    r.decided(at, r.known(operands[0], st))
    yield


def begin(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    region, domain = operands
    audience = r.known(domain, st)
    yield
    r.name(region, audience)


def next_(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    region, slot, _, _ = operands
    audience = r.knowledge.of_slot(region, st.slots)
    yield
    r.decided(at, audience)
    r.name(slot, audience)


def said(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    length = len(st.log or ())
    yield
    for line in (st.log or ())[length:]:
        r.add(EntryKind.SAID, r.program.code[at].span, st, "", {}, r.knowledge.everyone, words=_lines_by_eye(r, line))


def _lines_by_eye(r: Recorder, line: LogLine) -> tuple[str, ...]:
    """A line of the log for each eye, in the language of the rule log."""
    if not r.machine.texts.tells_otherwise:
        return line
    return tuple(NOT_TOLD if one is None else r.naming.wording.line(one) for one in line.told)


def eliminate(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    (who,) = operands
    seat, audience = r.value(who, st), r.known(who, st)
    yield
    parts: Parts = {"player": r.naming.seat("player", seat, audience)}
    r.add(EntryKind.OUT, r.program.code[at].span, st, "log-out", parts, r.knowledge.everyone)
