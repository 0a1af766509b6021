"""Components, money and players in C: what effects do to them."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.backend.codegen.chance_steps import FULL
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.step_printer import StepPrinter
from rulewright.ir.program import Domain, Op


def _move(p: StepPrinter, what: Domain, to: Op, face: Op | None, end: str) -> None:
    bottom, into = int(end == "bottom"), p.order(to)
    if _moves_all(p, what, to):
        source, zone = p.zones.zone(what.operands[0]), p.zones.zone(to)
        move = p.mover("move_all", p.order(what.operands[0]), into)
        facing = bare(p.values.value(face)) if face is not None else "0"
        p.context.fail(f"!{move}(s, {source}, {zone}, {facing}, {bottom})", "room", FULL, zone)
        return
    move = p.mover("move", p.order(what.operands[0]) if what.source == "zone" else "", into)

    def step(member: str, zone: str, facing: str) -> None:
        p.context.fail(f"!{move}(s, {member}, {zone}, {facing}, {bottom})", "room", FULL, zone)

    if what.source == "single" and not what.end:
        p.domains.each(
            what, lambda member: step(member, p.zones.zone(to), bare(p.values.value(face)) if face is not None else "0")
        )
        return
    found = p.domains.gathered(what)
    with p.scope.block(f"if ({found.size} > 0)"):
        zone = p.zones.zone(to)
        facing = p.values.atom(face) if face is not None else "0"
        p.domains.through(found, lambda member: step(member, zone, facing))


def _moves_all(p: StepPrinter, what: Domain, to: Op) -> bool:
    """Whether one whole zone goes to another one that is surely a different one."""
    if (
        what.source != "zone"
        or what.where is not None
        or what.keys
        or what.end
        or not p.order(what.operands[0])
        or not p.order(to)
    ):
        return False
    source, target = p.context.range(what.operands[0]), p.context.range(to)
    return source.high < target.low or target.high < source.low


def _face(p: StepPrinter, what: Domain, op: Op) -> None:
    up = p.values.atom(op)
    p.over_members(what, lambda member: p.scope.line(f"rw_face(s, {member}, {up});"))


def _show(p: StepPrinter, what: Domain, audience: Op) -> None:
    found = p.domains.gathered(what)
    seats = p.values.atom(audience)

    def show(member: str) -> None:
        p.scope.line(f"rw_touch(s, s[HOME + {member}]);")
        p.scope.line(f"s[KNOWS + {member}] |= (cell){seats};")

    p.domains.through(found, show)


def _eliminate(p: StepPrinter, who: Op) -> None:
    p.scope.line(f"s[ALIVE + {bare(p.index(who, p.context.program.players))}] = 0;")


COMPONENT_STEPS: dict[str, Callable[..., None]] = {
    "move": _move,
    "face": _face,
    "show": _show,
    "eliminate": _eliminate,
}
