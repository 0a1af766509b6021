"""Control in C: jumps, routines, loops, faults and the end."""

from __future__ import annotations

from rulewright.backend.codegen.fault_sites import literal
from rulewright.backend.codegen.function_text import bare
from rulewright.backend.codegen.step_printer import STEPS, Steps
from rulewright.backend.runtime.operations.control import WORKED_TOO_LONG
from rulewright.ir.program import Domain, Op

Frames = tuple[tuple[int, int], ...]


def _jump(p: Steps, label: int) -> None:
    p.go(label)


def _unless(p: Steps, condition: Op, label: int) -> None:
    p.scope.line(f"if (!({bare(p.value(condition))})) goto L{label};")


def _note(p: Steps, op: Op) -> None:
    p.value(op)


def _set(p: Steps, slot: int, op: Op) -> None:
    p.put(slot, p.fitting(op))


def _store(p: Steps, base: int, index: Op, size: int, op: Op, low: int, high: int, name: str) -> None:
    new = p.value(op)
    if not p.range(op).within(low, high):
        new = p.scope.atom(new)
        message = f"`{literal(name)}` would become {{a}}, outside {low}..{high}"
        p.fail(f"{new} < {low if low > -(2**31) else 'NONE_NUMBER'} || {new} > {high}", "range", message, new)
    at = p.checked(index, size, f"`{literal(name)}` was set for something that is none")
    p.scope.line(f"{p.element(base, at)} = (cell){new};")


def _call(p: Steps, entry: int, slot: int, site: int) -> None:
    p.put(slot, str(site))
    p.go(entry)


def _return(p: Steps, slot: int, sites: tuple[int, ...], frames: Frames) -> None:
    if len(sites) > 1:
        p.scope.line(f"num site = {p.unit.names.slot(slot)};")
    p.put(slot, "0")
    p.clear(frames)
    if len(sites) > 1:
        with p.scope.block("switch (site)"):
            for number, label in enumerate(sites[:-1]):
                p.scope.line(f"case {number}: goto L{label};")
            p.scope.line(f"default: goto L{sites[-1]};")
    elif sites:
        p.go(sites[0])


def _leave(p: Steps, label: int, frames: Frames) -> None:
    p.clear(frames)
    p.go(label)


def _begin(p: Steps, region: int, domain: Domain) -> None:
    names, n = p.unit.names, p.scope.fresh("n")
    into = names.slot(region + 2, f"{n}++")
    if domain.keys or domain.end:
        found = p.gathered(domain)
        p.scope.line(f"num {n} = 0;")
        p.through(found, lambda member: p.scope.line(f"{into} = (cell){member};"))
    else:
        p.scope.line(f"num {n} = 0;")
        p.filtered(domain, lambda member: p.scope.line(f"{into} = (cell){member};"))
    p.put(region, n)
    p.put(region + 1, "0")


def _next(p: Steps, region: int, slot: int, label: int, living: int) -> None:
    names = p.unit.names
    count, index, member = names.slot(region), names.slot(region + 1), names.slot(region + 2, "i")
    if not living or not p.unit.eliminates:
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


def _alert(p: Steps) -> None:
    p.fail(f"rw_worked(g, {p.round_costs[p.here]})", "work", WORKED_TOO_LONG)
    p.fail(
        f"rw_round(g, {p.rounds})",
        "stuck",
        "this loop comes round with no decision, no chance and no change: the game stands still",
    )
    p.rounds += 1


def _again(p: Steps, region: int) -> None:
    p.put(region + 1, "0")
    _alert(p)


def _fault(p: Steps, word: str) -> None:
    p.fail("", "promise", literal(word))


def _end(p: Steps) -> None:
    p.scope.line(f"s[OVER] = 1, g->waiting = 0; {p.stop()}")


def _nothing(p: Steps, *operands: object) -> None:
    """Lines of the log are not written here."""


STEPS |= {
    "jump": _jump,
    "unless": _unless,
    "note": _note,
    "set": _set,
    "store": _store,
    "call": _call,
    "return": _return,
    "leave": _leave,
    "begin": _begin,
    "next": _next,
    "again": _again,
    "alert": _alert,
    "fault": _fault,
    "end": _end,
    "say": _nothing,
    "show_purse": _nothing,
}
