"""Decisions in C: what may be chosen, and where the code goes when it is.

Every decision has a function `offers_<place>`, which counts the legal ids of a seat, finds the k-th, or lists all of
them. In random play the step loop picks by itself; else it stops, and a run that begins at `T<place>` takes the choice
`id`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.backend.codegen.expression_printer import ExpressionPrinter
from rulewright.backend.codegen.fault_sites import IMPOSSIBLE
from rulewright.backend.codegen.function_scope import FunctionScope, bare
from rulewright.backend.codegen.offer_options import GroupOptions, counted, list_all, select
from rulewright.backend.codegen.random_draws import printed_draw
from rulewright.backend.codegen.step_printer import StepPrinter
from rulewright.ir.program import Offers, Op

NEVER = "Player {a} has no legal choice here, and the rules say that this never happens"
GONE = "Player {a} is asked here and has been eliminated"


def _offers(p: StepPrinter, offers: Offers, declinable: bool, var: int | None = None) -> tuple[str, bool]:
    """The function of some offers: its name, and whether it may fault.
    `var`: the slot of a seat that is asked with others.
    """
    name, scope = f"offers_{p.here}", FunctionScope()
    inner = ExpressionPrinter(p.context.unit, scope, p.context.span)
    if var is not None:
        inner.context.local = {var}
        scope.env[var] = "seat"
    draw = printed_draw(p, offers, declinable, var)
    if draw is not None and not draw.faults:
        scope.line("Stream before = g->stream[BOTS];")
        scope.line(f"num drawn = k == RANDOM ? {draw.name}(g, seat, id) : 0;")
        scope.line("if (drawn == TAKEN) return 1;")
    parts = _counted(p, inner, offers, declinable)
    scope.line(f"num n = {' + '.join(f'n{place}' for place, _ in enumerate(offers, 1))};")
    with scope.block("if (LISTING(k == LISTED))"):
        list_all(inner, parts, [p.context.program.actions[offer.action].base for offer in offers], declinable)
    if draw is not None and draw.faults:
        scope.line(f"if (k == RANDOM && n && {draw.name}(g, seat, id)) return n;")
    elif draw is not None:
        scope.line("if (k == RANDOM && !n) g->stream[BOTS] = before;")
        if declinable:
            scope.line("if (drawn == PASSED) return n;")
    scope.line(f"if (k == RANDOM) k = rw_below(&g->stream[BOTS], n{' + 1) - 1' if declinable else ')'};")
    for place, (offer, part) in enumerate(zip(offers, parts, strict=True), 1):
        with scope.block(f"if ((uint64_t)k < (uint64_t)n{place})"):
            select(scope, part, p.context.program.actions[offer.action].base)
            scope.line("return n;")
        if place < len(offers):
            scope.line(f"k -= k < 0 ? 0 : n{place};")
    scope.line("return n;")
    p.context.unit.add_function(f"RW num {name}(Game *g, num seat, num k, num *id)", scope, p.context.span)
    return name, scope.faults


def _counted(p: StepPrinter, inner: ExpressionPrinter, offers: Offers, declinable: bool) -> list[list[GroupOptions]]:
    """Counts the options of all offers. Lists are written where they belong up to the first offer that is listed later:
    that needs room behind its ids, and would write over those that come next.
    """
    parts = list[list[GroupOptions]]()
    before = str(int(declinable))
    for place, offer in enumerate(offers, 1):
        parts.append(counted(inner, p.actions.of(offer.action), offer, place, before))
        before = f"{before} + n{place}" if before and parts[-1][0].straight else ""
    return parts


def _choose(p: StepPrinter, chooser: Op, offers: Offers, nothing: int | None, asked: int, declined: int | None) -> None:
    name, faults = _offers(p, offers, declined is not None)
    p.stops[p.here] = name, declined is not None
    p.entries[str(p.here)] = f"L{p.here}"
    p.entries[f"CODE + {p.here}"] = f"T{p.here}"
    scope = p.scope
    scope.line(f"if (rw_pauses(g)) {{ {p.stop()} }}")
    scope.line(f"num seat = {bare(p.index(chooser, p.context.program.players))}, n;")
    if p.context.unit.eliminates:
        p.context.fail("!s[ALIVE + seat]", "out", GONE, "seat + 1")
    scope.line("id = PASS;")
    scope.line(f"n = {name}(g, seat, g->random ? RANDOM : LISTED, &id);")
    if faults:
        scope.failed()
    if nothing is None:
        p.context.fail("!n", "never", NEVER, "seat + 1")
    elif not asked:
        scope.line(f"if (!n) goto L{nothing};")
    if declined is not None or nothing is not None:
        scope.line(f"n {'+= 1' if declined is not None else '+= !n'};")
    scope.line(f"if (LISTING(!g->random)) {{ g->waiting = 1u << seat, g->legal[seat] = (int32_t)n; {p.stop()} }}")
    _limit(p)
    scope.close(f"}} T{p.here}: {{")
    scope.depth += 1
    scope.restart()
    _take(p, p.index(chooser, p.context.program.players), offers, declined if declined is not None else nothing)


def _limit(p: StepPrinter) -> None:
    """Too many decisions."""
    p.context.fail("g->decisions >= g->limit", "limit", "the game is not over after {c} decisions", b="g->limit")


def _take(p: StepPrinter, chooser: str, offers: Offers, passed: int | None) -> None:
    """Goes on with what was chosen."""
    p.scope.line("g->waiting = 0, g->chance = PLAY, g->decisions++, g->progress++;")
    if passed is not None:
        p.scope.line(f"if (id == PASS) goto L{passed};")
    _bind(p, bare(chooser), offers, "id")


def _bind(p: StepPrinter, seat: str, offers: Offers, number: str) -> None:
    """Fills the frame of the offer that an id belongs to, and goes there."""
    for offer in offers:
        action = p.context.program.actions[offer.action]
        function = p.actions.of(offer.action)
        last = offer is offers[-1]
        test = f"if ({number} >= {action.base} && {number} < {action.base + action.size})" if not last else ""
        with p.scope.block(test):
            arguments = "".join(
                f", {bare(text)}" for text in [p.values.value(argument) for argument in offer.arguments]
            )
            p.context.fail(
                f"!{function.bind}(g, {seat}{arguments}, {number} - {action.base})",
                IMPOSSIBLE,
                "a choice cannot be carried out",
            )
            p.go(offer.label)


def _everyone(p: StepPrinter, region: int, var: int, offers: Offers, asked: int, never: int) -> None:
    name, faults = _offers(p, offers, False, var)
    p.stops[p.here] = name, False
    p.entries[str(p.here)] = f"L{p.here}"
    p.entries[str(p.here + 1)] = f"L{p.here + 1}"
    scope, names, at_once = p.scope, p.context.unit.names, _in_seat_order(p, region)
    scope.line(f"if (rw_pauses(g)) {{ {p.stop()} }}")
    scope.line("g->waiting = 0, g->listed = 0;")
    wanted = (
        "g->random ? RANDOM : g->waiting ? COUNTED : LISTED" if at_once else "COUNTED"
    )  # the first one is asked first
    with scope.block(f"for (num i = 0; i < {names.slot(region)}; i++)"):
        scope.line(f"num seat = {names.slot(region + 2, 'i')}, n;")
        scope.line("if (s[SEALED + seat] >= 0 || !s[ALIVE + seat]) continue;")
        scope.line("id = PASS;")
        scope.line(f"n = {name}(g, seat, {wanted}, &id);")
        if faults:
            scope.failed()
        if never:
            p.context.fail("!n", "never", NEVER, "seat + 1")
        if not asked:
            scope.line("if (!n) { s[SEALED + seat] = PASS; continue; }")
        scope.line("g->waiting |= 1u << seat, g->legal[seat] = (int32_t)(n ? n : 1);")
        if at_once:
            scope.line("if (g->random) s[SEALED + seat] = (cell)id;")
    p.put(var, "0")
    scope.line(f"if (g->waiting && !g->random) {{ {p.stop()} }}")
    with scope.block("if (g->waiting)"):
        _limit(p)
        if not at_once:
            _pick_in_turn(p, name)
        scope.line("g->waiting = 0, g->chance = PLAY, g->decisions++, g->progress++;")


def _in_seat_order(p: StepPrinter, region: int) -> bool:
    """Whether the seats of a loop region come in ascending order: then bots choose in the same go."""
    domains: list[Any] = [
        i.operands[1] for i in p.context.program.code if i.name == "begin" and i.operands[0] == region
    ]
    return all(domain.source in ("players", "range") and not domain.keys for domain in domains)


def _pick_in_turn(p: StepPrinter, name: str) -> None:
    """A random choice for every seat that waits, in ascending order."""
    with p.scope.block("for (num seat = 0; seat < PLAYERS; seat++)"):
        p.scope.line("if (!(g->waiting >> seat & 1)) continue;")
        p.scope.line("id = PASS;")
        p.scope.line(f"{name}(g, seat, RANDOM, &id);")
        p.scope.line("s[SEALED + seat] = (cell)id;")


def _reveal(p: StepPrinter, region: int, var: int, offers: Offers, done: int, nothing: int | None) -> None:
    scope, names = p.scope, p.context.unit.names
    count, index, member = names.slot(region), names.slot(region + 1), names.slot(region + 2, "i")
    scope.line(f"num i = {index}, seat = 0;")
    scope.line(f"while (i < {count} && (seat = {member}, s[SEALED + seat] < 0 || !s[ALIVE + seat])) i++;")
    scope.line(f"if (i >= {count}) goto L{done};")
    p.put(region + 1, "(i + 1)")
    p.put(var, "seat")
    scope.line("num sealed = s[SEALED + seat];")
    scope.line(f"if (sealed == PASS) goto L{done if nothing is None else nothing};")
    _bind(p, "seat", offers, "sealed")


def _unsealed(p: StepPrinter) -> None:
    p.scope.line("for (num seat = 0; seat < PLAYERS; seat++) s[SEALED + seat] = -1;")


DECISION_STEPS: dict[str, Callable[..., None]] = {
    "choose": _choose,
    "everyone": _everyone,
    "reveal": _reveal,
    "unsealed": _unsealed,
}
