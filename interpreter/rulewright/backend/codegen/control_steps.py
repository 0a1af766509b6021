"""Control in C: jumps, routines, loops, faults and the end."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.backend.codegen.fault_sites import literal
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.step_printer import StepPrinter
from rulewright.backend.runtime.operations.control import NO_MARKS, WORKED_TOO_LONG
from rulewright.ir.program import Domain, Op

Frames = tuple[tuple[int, int], ...]


def _jump(p: StepPrinter, label: int) -> None:
    p.go(label)


def _unless(p: StepPrinter, condition: Op, label: int) -> None:
    p.scope.line(f"if (!({bare(p.values.value(condition))})) goto L{label};")


def _note(p: StepPrinter, op: Op) -> None:
    p.values.value(op)


def _set(p: StepPrinter, slot: int, op: Op) -> None:
    p.put(slot, p.values.fitting(op))


def _store(p: StepPrinter, base: int, index: Op, size: int, op: Op, low: int, high: int, name: str) -> None:
    new = _ranged(p, op, low, high, name)
    at = p.values.checked(index, size, f"`{literal(name)}` was set for something that is none")
    p.scope.line(f"{p.context.element(base, at)} = (cell){new};")


def _ranged(p: StepPrinter, op: Op, low: int, high: int, name: str) -> str:
    """A value for a state; outside its range it is a fault."""
    new = p.values.value(op)
    if not p.context.range(op).within(low, high):
        new = p.scope.atom(new)
        message = f"`{literal(name)}` would become {{a}}, outside {low}..{high}"
        p.context.fail(f"{new} < {low if low > -(2**31) else 'NONE_NUMBER'} || {new} > {high}", "range", message, new)
    return new


def _mark(p: StepPrinter, base: int, component: Op, op: Op, start: int, low: int, high: int, name: str) -> None:
    new = p.scope.atom(_ranged(p, op, low, high, name))
    count = len(p.context.program.components)
    at = p.scope.atom(p.values.checked(component, count, f"`{literal(name)}` was set for something that is none"))
    heap = f"ZONE_ORDER[s[HOME + {at}]] == HEAP"
    p.context.fail(f"{new} != {start} && {heap}", "promise", literal(NO_MARKS.format(name)))
    p.scope.line(f"{p.context.element(base, at)} = (cell){new};")


def _call(p: StepPrinter, entry: int, slot: int, site: int) -> None:
    p.put(slot, str(site))
    p.go(entry)


def _return(p: StepPrinter, slot: int, sites: tuple[int, ...], frames: Frames) -> None:
    if len(sites) > 1:
        p.scope.line(f"num site = {p.context.unit.names.slot(slot)};")
    p.put(slot, "0")
    p.clear(frames)
    if len(sites) > 1:
        with p.scope.block("switch (site)"):
            for number, label in enumerate(sites[:-1]):
                p.scope.line(f"case {number}: goto L{label};")
            p.scope.line(f"default: goto L{sites[-1]};")
    elif sites:
        p.go(sites[0])


def _leave(p: StepPrinter, label: int, frames: Frames) -> None:
    p.clear(frames)
    p.go(label)


def _begin(p: StepPrinter, region: int, domain: Domain) -> None:
    names, n = p.context.unit.names, p.scope.fresh("n")
    into = names.slot(region + 2, f"{n}++")
    if domain.keys or domain.end:
        found = p.domains.gathered(domain)
        p.scope.line(f"num {n} = 0;")
        p.domains.through(found, lambda member: p.scope.line(f"{into} = (cell){member};"))
    else:
        p.scope.line(f"num {n} = 0;")
        p.domains.filtered(domain, lambda member: p.scope.line(f"{into} = (cell){member};"))
    p.put(region, n)
    p.put(region + 1, "0")


def _next(p: StepPrinter, region: int, slot: int, label: int, living: int) -> None:
    names = p.context.unit.names
    count, index, member = names.slot(region), names.slot(region + 1), names.slot(region + 2, "i")
    if not living or not p.context.unit.eliminates:
        p.scope.line(f"num i = {index};")
        p.scope.line(f"if (i >= {count}) goto L{label};")
        p.put(slot, member)
        p.put(region + 1, "(i + 1)")
        return
    p.scope.line(f"num i = {index};")
    p.scope.line(f"while (i < {count} && !s[ALIVE + {member}]) i++;")
    p.scope.line(f"if (i >= {count}) {{ {index} = (cell)i; goto L{label}; }}")
    p.put(slot, member)
    p.put(region + 1, "(i + 1)")


def _alert(p: StepPrinter) -> None:
    p.context.fail(f"rw_worked(g, {p.round_costs[p.here]})", "work", WORKED_TOO_LONG)
    p.context.fail(
        f"rw_round(g, {p.rounds})",
        "stuck",
        "this loop comes round with no decision, no chance and no change: the game stands still",
    )
    p.rounds += 1


def _again(p: StepPrinter, region: int) -> None:
    p.put(region + 1, "0")
    _alert(p)


def _fault(p: StepPrinter, word: str) -> None:
    p.context.fail("", "promise", literal(word))


def _end(p: StepPrinter) -> None:
    p.scope.line(f"s[OVER] = 1, g->waiting = 0; {p.stop()}")


CONTROL_STEPS: dict[str, Callable[..., None]] = {
    "jump": _jump,
    "unless": _unless,
    "note": _note,
    "set": _set,
    "store": _store,
    "mark": _mark,
    "call": _call,
    "return": _return,
    "leave": _leave,
    "begin": _begin,
    "next": _next,
    "again": _again,
    "alert": _alert,
    "fault": _fault,
    "end": _end,
}
