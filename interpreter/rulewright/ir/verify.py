"""The verifier: whether a Program is one that a backend can run.

In: a Program. Out: sentences about what is wrong, each with its place; none for a good Program. Whatever is found is a
bug of ours, or a damaged file: a ruleset's author never sees it. Ranges of values are not looked at; the machine is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from rulewright.ir.operands import misfits, misfits_of, misfits_of_text
from rulewright.ir.operations import GOES_ON, PICK_FORMS
from rulewright.ir.program import Action, Domain, Op, Pick, Program, Text
from rulewright.source.text import NOWHERE, Span

ORDERS = ("heap", "pile", "row")


def verify(program: Program) -> tuple[str, ...]:
    """Everything that is wrong with a Program."""
    return tuple(problem for check in _CHECKS for problem in check(program))


def _layout(p: Program) -> Iterator[str]:
    """Named stretches fill the position without gaps, and everything that has a place of its own lies inside."""
    at = p.position_start
    for slots in p.slots:
        if slots.base != at or slots.size < 0 or slots.low > slots.high:
            yield (
                f"slots `{slots.name}`: {slots.size} from {slots.base} "
                f"({slots.low} to {slots.high}), expected from {at}"
            )
        at = slots.base + slots.size
    if not 0 <= p.position_start <= p.length or at != p.length:
        yield f"the vector has {p.length} slots, and its stretches end at {at}"
    count = len(p.components)
    fixed = {
        "pc": 1,
        "over": 1,
        "alive": p.players,
        "sealed": p.players,
        "home": count,
        "facing": count,
        "knows": count,
    }
    for name, size in fixed.items():
        yield from _stretch(p, name, getattr(p, name), size)


def _stretch(p: Program, name: str, base: int, size: int) -> Iterator[str]:
    if not p.position_start <= base <= base + size <= p.length:
        yield f"`{name}` takes {size} slots from {base}, out of the position"


def _zones(p: Program) -> Iterator[str]:
    """Families hold their zones in turn; every zone has its members inside of the position."""
    at = 0
    for family in p.families:
        if family.start != at or family.count < 1 or family.order not in ORDERS:
            yield (
                f"zones `{family.name}`: {family.count} from {family.start} in order {family.order}, expected from {at}"
            )
        if not -1 <= family.refilled_from < len(p.families):
            yield f"zones `{family.name}`: refilled from {family.refilled_from}"
        at = family.start + family.count
    if at != len(p.zones):
        yield f"there are {len(p.zones)} zones, and their families hold {at}"
    for index, zone in enumerate(p.zones):
        head = 1 if zone.order == "heap" else 3
        if zone.index != index or zone.first != zone.base + head:
            yield f"zone {index} (`{zone.family}`): index {zone.index}, members from {zone.first}"
        yield from _stretch(p, f"zone {index} ({zone.family})", zone.base, head + zone.room)


def _money(p: Program) -> Iterator[str]:
    for index, purse in enumerate(p.purses):
        if purse.slots.size != purse.count * (1 + len(purse.pieces)):
            yield f"purses `{purse.name}`: {purse.count} in {purse.slots.size} slots"
        if not -1 <= purse.source < len(p.purses) or purse.source == index:
            yield f"purses `{purse.name}`: filled from {purse.source}"
        yield from _stretch(p, f"purses {purse.name}", purse.slots.base, purse.slots.size)


def _components(p: Program) -> Iterator[str]:
    """Classes hold their components in turn; every component has a face of its class."""
    sizes = {info.name: len(info.faces) for info in p.classes}
    for info in p.classes:
        if any(component.cls != info.name for component in p.components[info.first : info.first + info.size]):
            yield f"class `{info.name}`: its components are not those from {info.first}"
    for index, component in enumerate(p.components):
        if component.index != index or not 0 <= component.face < sizes.get(component.cls, 0):
            yield f"component {index}: index {component.index}, face {component.face} of `{component.cls}`"


def _actions(p: Program) -> Iterator[str]:
    """Ids run from 1 (0 is declining) through all actions in turn."""
    at = 1
    for index, action in enumerate(p.actions):
        if action.index != index or action.base != at or action.size < 1:
            yield (
                f"action `{action.name}`: index {action.index}, {action.size} "
                f"ids from {action.base}, expected from {at}"
            )
        at = action.base + action.size
        yield from (f"action `{action.name}`: {problem}" for problem in _action(p, action))
    if at != p.action_count:
        yield f"there are {p.action_count} ids, and the actions end at {at}"


def _action(p: Program, action: Action) -> Iterator[str]:
    yield from _slots(p, (action.me, *action.parameters))
    yield from _ops(p, (action.where,))
    for text in (action.words, Text(action.determined), action.asks):
        yield from misfits_of_text(p, text) if text is not None else ()
    yield from _span(action.span)
    for pick in action.picks:
        yield from _pick(p, pick)


def _pick(p: Program, pick: Pick) -> Iterator[str]:
    if pick.form not in PICK_FORMS or pick.size < 1:
        yield f"pick `{pick.name}` of form {pick.form} and size {pick.size}"
    start, count = pick.zones
    if not 0 <= start <= start + count <= len(p.zones):
        yield f"pick `{pick.name}` from zones {start} to {start + count}"
    yield from (f"pick `{pick.name}` from zone {zone}" for zone in pick.places if not 0 <= zone < len(p.zones))
    if pick.places and len(pick.places) != count:
        yield f"pick `{pick.name}` from {count} zones, of which {len(pick.places)} are named"
    yield from _slots(p, (pick.slot,))
    yield from _ops(p, (pick.value, pick.fewest, pick.most, *(_as_ops(pick.domain))))
    yield from _pick(p, pick.member) if pick.member is not None else ()


def _as_ops(domain: Domain | None) -> tuple[Op, ...]:
    return (Op("count", (domain,)),) if domain is not None else ()


def _functions(p: Program) -> Iterator[str]:
    """Bodies call only functions made before them, so that none calls itself round about."""
    for index, function in enumerate(p.functions):
        for problem in (*_slots(p, function.parameters), *_ops(p, (function.body,)), *_span(function.span)):
            yield f"function `{function.name}`: {problem}"
        later = [called for called in _called(function.body) if called >= index]
        if later:
            yield f"function `{function.name}`: it is number {index} and calls number {later[0]}"


def _shown(p: Program) -> Iterator[str]:
    """What stands on the table is worked out by functions with one argument for each owner."""
    for term in p.shown:
        if not 0 <= term.function < len(p.functions):
            yield f"`{term.name}` is shown, and there is no function {term.function}"
        elif len(p.functions[term.function].parameters) != len(term.owners):
            yield f"`{term.name}` is shown for {len(term.owners)} owners, and its function takes others"


def _called(operand: object) -> Iterator[int]:
    """The functions that an operand calls, itself and everything in it."""
    if isinstance(operand, Op):
        if operand.name in ("call", "suppose") and isinstance(operand.operands[0], int):
            yield operand.operands[0]
        yield from _called(operand.operands)
    elif isinstance(operand, Domain):
        yield from _called((*operand.operands, operand.where, operand.few, *(key.value for key in operand.keys)))
    elif isinstance(operand, tuple):
        for item in operand:
            yield from _called(item)


def _routines(p: Program) -> Iterator[str]:
    for routine in p.routines:
        if not 0 <= routine.entry < len(p.code):
            yield f"{routine.kind} `{routine.name}`: it starts at {routine.entry}, out of the code"
        if not p.position_start <= routine.low <= routine.high <= p.length:
            yield f"{routine.kind} `{routine.name}`: its frame is {routine.low} to {routine.high}"


def _code(p: Program) -> Iterator[str]:
    for index, instruction in enumerate(p.code):
        for problem in (*misfits(p, instruction), *_span(instruction.span)):
            yield f"code {index}: {problem}"
    if not p.code or p.code[-1].name in GOES_ON:
        yield "the code goes on after its end"


def _score(p: Program) -> Iterator[str]:
    score = p.score
    keys = tuple(value for _, value, _ in score.rank)
    for problem in (*_slots(p, (score.var,)), *_ops(p, (score.points, score.cannot_win, score.won, *keys))):
        yield f"score: {problem}"
    if score.of not in ("player", "side", "everyone") or score.ending not in ("shared", "out") or score.size < 1:
        yield f"score: of {score.size} {score.of}, ending {score.ending}"


def _slots(p: Program, slots: Iterable[int]) -> Iterator[str]:
    return (f"{slot} is no slot of the vector" for slot in slots if not 0 <= slot < p.length)


def _ops(p: Program, ops: Iterable[Op | None]) -> Iterator[str]:
    return (problem for op in ops if op is not None for problem in misfits_of(p, op))


def _span(span: Span) -> Iterator[str]:
    if span.source is NOWHERE.source or not 0 <= span.start <= span.end <= len(span.source.text):
        yield "it says no place in the rules"


_CHECKS: tuple[Callable[[Program], Iterator[str]], ...] = (
    _layout,
    _zones,
    _money,
    _components,
    _actions,
    _functions,
    _shown,
    _routines,
    _code,
    _score,
)
