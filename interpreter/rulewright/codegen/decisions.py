"""Decisions in C: what may be chosen, and where the code goes when it is.

Every decision has a function `offers_<place>`, which counts the legal ids of a seat or finds the k-th. In random play
the step loop picks by itself; else it stops, and a run that begins at `T<place>` takes the choice `id`.
"""

from __future__ import annotations

from rulewright.codegen.faults import IMPOSSIBLE
from rulewright.codegen.folds import Expressions
from rulewright.codegen.scope import Scope, bare
from rulewright.codegen.steps import STEPS, Steps
from rulewright.ir.program import Offer, Op

NEVER = "Player {a} has no legal choice here, and the rules say that this never happens"
Offers = tuple[Offer, ...]


def _offers(p: Steps, offers: Offers, var: int | None = None) -> tuple[str, bool]:
    """The function of some offers: its name, and whether it may fault. `var`: the slot of a seat that is asked with others."""
    name, scope = f"offers_{p.here}", Scope()
    inner = Expressions(p.unit, scope, p.span)
    if var is not None:
        inner.local = {var}
        scope.env[var] = "seat"
    scope.line("num n = 0;")
    for place, offer in enumerate(offers):
        function = p.actions.of(offer.action)
        arguments = "".join(f", {bare(text)}" for text in [inner.value(argument) for argument in offer.arguments])
        k = "k" if not place else "k < 0 ? -1 : k - n"
        scope.line(f"n += {function.legal}(g, seat{arguments}, {k}, id);")
        if function.faults:
            scope.failed()
        if place < len(offers) - 1:
            scope.line("if ((uint64_t)k < (uint64_t)n) return n;")
    scope.line("return n;")
    p.unit.add_function(f"RW num {name}(Game *g, num seat, num k, num *id)", scope, p.span)
    return name, scope.faults


def _choose(p: Steps, chooser: Op, offers: Offers, nothing: int | None, asked: int, declined: int | None) -> None:
    name, faults = _offers(p, offers)
    p.stops[p.here] = name, declined is not None
    p.entries[str(p.here)] = f"L{p.here}"
    p.entries[f"CODE + {p.here}"] = f"T{p.here}"
    scope = p.scope
    scope.line(f"num seat = {bare(p.index(chooser, p.program.players))}, n = {name}(g, seat, -1, 0);")
    if faults:
        scope.failed()
    if nothing is None:
        p.fail("!n", "never", NEVER, "seat + 1")
    elif not asked:
        scope.line(f"if (!n) goto L{nothing};")
    count = "n + 1" if declined is not None else "n ? n : 1" if asked else "n"
    scope.line(f"g->waiting = 1u << seat, g->legal[seat] = (int32_t)({count}), at = {p.here};")
    scope.line("if (!g->random) goto stopped;")
    _pick(p, name, "seat", declined is not None)
    scope.close(f"}} T{p.here}: {{")
    scope.depth += 1
    _take(p, p.index(chooser, p.program.players), offers, declined if declined is not None else nothing)


def _pick(p: Steps, name: str, seat: str, declinable: bool) -> None:
    """A random id of those that are legal."""
    scope = p.scope
    scope.line(f"num k = rw_below(&g->stream[BOTS], g->legal[{seat}]);")
    _limit(p)
    scope.line("id = PASS;")
    scope.line(f"{'if (k) ' if declinable else ''}{name}(g, {seat}, {'k - 1' if declinable else 'k'}, &id);")


def _limit(p: Steps) -> None:
    """Too many decisions."""
    p.fail("g->decisions >= g->limit", "limit", "the game is not over after {c} decisions", b="g->limit")


def _take(p: Steps, chooser: str, offers: Offers, passed: int | None) -> None:
    """Goes on with what was chosen."""
    p.scope.line("g->waiting = 0, g->started = 1, g->decisions++, g->progress++;")
    if passed is not None:
        p.scope.line(f"if (id == PASS) goto L{passed};")
    _bind(p, bare(chooser), offers, "id")


def _bind(p: Steps, seat: str, offers: Offers, number: str) -> None:
    """Fills the frame of the offer that an id belongs to, and goes there."""
    for offer in offers:
        action = p.program.actions[offer.action]
        function = p.actions.of(offer.action)
        last = offer is offers[-1]
        test = f"if ({number} >= {action.base} && {number} < {action.base + action.size})" if not last else ""
        with p.scope.block(test):
            arguments = "".join(f", {bare(text)}" for text in [p.value(argument) for argument in offer.arguments])
            p.fail(f"!{function.bind}(g, {seat}{arguments}, {number} - {action.base})", IMPOSSIBLE, "a choice cannot be carried out")
            p.go(offer.label)


def _everyone(p: Steps, region: int, var: int, offers: Offers, asked: int, never: int) -> None:
    name, faults = _offers(p, offers, var)
    p.stops[p.here] = name, False
    p.entries[str(p.here)] = f"L{p.here}"
    p.entries[str(p.here + 1)] = f"L{p.here + 1}"
    scope, names = p.scope, p.unit.names
    scope.line("g->waiting = 0;")
    with scope.block(f"for (num i = 0; i < {names.slot(region)}; i++)"):
        scope.line(f"num seat = {names.slot(region + 2, 'i')}, n;")
        scope.line("if (s[SEALED + seat] >= 0 || !s[ALIVE + seat]) continue;")
        scope.line(f"n = {name}(g, seat, -1, 0);")
        if faults:
            scope.failed()
        if never:
            p.fail("!n", "never", NEVER, "seat + 1")
        test = "" if asked else "if (n) "
        scope.line(f"{test}g->waiting |= 1u << seat, g->legal[seat] = (int32_t)(n ? n : 1);")
        if not asked:
            scope.line("else s[SEALED + seat] = PASS;")
    p.put(var, "0")
    scope.line(f"at = {p.here};")
    scope.line("if (g->waiting && !g->random) goto stopped;")
    scope.open("if (g->waiting)")
    with scope.block("for (num seat = 0; seat < PLAYERS; seat++)"):
        scope.line("if (!(g->waiting >> seat & 1)) continue;")
        _pick(p, name, "seat", False)
        scope.line("s[SEALED + seat] = (cell)id;")
    scope.line("g->waiting = 0, g->started = 1, g->decisions++, g->progress++;")
    scope.close()


def _reveal(p: Steps, region: int, var: int, offers: Offers, done: int, nothing: int | None) -> None:
    scope, names = p.scope, p.unit.names
    count, index, member = names.slot(region), names.slot(region + 1), names.slot(region + 2, "i")
    scope.line(f"num i = {index}, seat = 0;")
    scope.line(f"while (i < {count} && (seat = {member}, s[SEALED + seat] < 0 || !s[ALIVE + seat])) i++;")
    scope.line(f"if (i >= {count}) goto L{done};")
    p.put(region + 1, "(i + 1)")
    p.put(var, "seat")
    scope.line("num sealed = s[SEALED + seat];")
    scope.line(f"if (sealed == PASS) goto L{done if nothing is None else nothing};")
    _bind(p, "seat", offers, "sealed")


def _unsealed(p: Steps) -> None:
    p.scope.line("for (num seat = 0; seat < PLAYERS; seat++) s[SEALED + seat] = -1;")


STEPS |= {"choose": _choose, "everyone": _everyone, "reveal": _reveal, "unsealed": _unsealed}
