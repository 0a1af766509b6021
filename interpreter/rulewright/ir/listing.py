"""The code of a Program as a numbered listing: what each instruction does, and the line in the rules that it comes
from.

In: a Program. Out: lines, such as `  12  draw take.draws from deck to hand[take.me]  ; ruleset.yaml:118`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import PurePath
from typing import Any

from rulewright.ir.naming import Names
from rulewright.ir.operations import INSTRUCTIONS
from rulewright.ir.program import Domain, Instruction, Offer, Op, Program
from rulewright.source.text import Span
from rulewright.source.underscores import without_underscores

COLUMN = 72
"""Where the place in the rules stands, unless an instruction is longer."""

SHORT = ("stop", "skip", "part")
UNBOUNDED = -(2**31)


def listing(program: Program) -> Iterator[str]:
    """The code, one instruction a line, with a line where a routine starts."""
    names = Names(program)
    starts: dict[int, list[str]] = {}
    for routine in program.routines:
        starts.setdefault(routine.entry, []).append(f"{routine.kind} {routine.name}")
    for index, instruction in enumerate(program.code):
        yield from (f"  {name}:" for name in starts.get(index, ()))
        yield placed(f"{index:>6}  {written(names, instruction)}", instruction.span)


def placed(line: str, span: Span) -> str:
    """A line, and its place in the rules."""
    return f"{line:<{COLUMN}}  ; {place(span)}"


def place(span: Span) -> str:
    """A place in the rules, in short: the file's own name and the line."""
    return f"{PurePath(span.source.name).name}:{span.position.line}"


def written(names: Names, instruction: Instruction) -> str:
    """One instruction."""
    writer = WRITERS.get(instruction.name)
    if writer is not None:
        return f"{instruction.name} {writer(names, *instruction.operands)}"
    words = INSTRUCTIONS[instruction.name].operands.split()
    shown = [
        _operand(names, word.rstrip("?*"), operand) for word, operand in zip(words, instruction.operands, strict=False)
    ]
    return f"{instruction.name} {', '.join(shown)}".rstrip()


def _operand(names: Names, word: str, operand: Any) -> str:
    match word:
        case "slot":
            return names.slot(operand)
        case "label":
            return f"-> {operand}"
    return names.operand(operand)


# ---- instructions with a form of their own --------------------------------------------------------------------------


def _unless(names: Names, condition: Op, label: int) -> str:
    return f"{names.op(condition)} -> {label}"


def _set(names: Names, slot: int, value: Op) -> str:
    return f"{names.slot(slot)} = {names.op(value)}"


def _store(names: Names, base: int, index: Op, size: int, value: Op, low: int, high: int, name: str) -> str:
    where = names.slot(base) if size == 1 else f"{names.slot(base)}[{names.op(index)}]"
    return f"{where} = {names.op(value)}" + (f" in {low}..{high}" if low > UNBOUNDED else "")


def _mark(names: Names, base: int, component: Op, value: Op, start: int, low: int, high: int, name: str) -> str:
    return _store(names, base, component, 0, value, low, high, name)


def _call(names: Names, label: int, slot: int, site: int) -> str:
    return f"-> {label}, {names.slot(slot)} = {site}"


def _return(names: Names, slot: int, sites: tuple[int, ...], frames: tuple[tuple[int, int], ...]) -> str:
    back = f"-> {' '.join(map(str, sites)) or 'nowhere'}"
    return f"by {names.slot(slot)} {back}{_cleared(frames)}"


def _leave(names: Names, label: int, frames: tuple[tuple[int, int], ...]) -> str:
    return f"-> {label}{_cleared(frames)}"


def _cleared(frames: tuple[tuple[int, int], ...]) -> str:
    return "".join(f", clear {low}..{high - 1}" for low, high in frames)


def _next(names: Names, region: int, slot: int, label: int, living: int) -> str:
    return f"{names.slot(slot)} of {names.slot(region)}, else -> {label}" + (", living" if living else "")


def _choose(
    names: Names, seat: Op, offers: tuple[Offer, ...], nothing: int | None, asked: int, declined: int | None
) -> str:
    ways = [
        "never none" if nothing is None else f"none -> {nothing}",
        f"declined -> {declined}" if declined is not None else "",
        "always asked" if asked else "",
    ]
    return f"{names.op(seat)}: {_offers(names, offers)}; " + ", ".join(way for way in ways if way)


def _everyone(names: Names, region: int, slot: int, offers: tuple[Offer, ...], asked: int, never: int) -> str:
    ways = ["never none" if never else "", "always asked" if asked else ""]
    return f"{names.slot(slot)} of {names.slot(region)}: " + ", ".join(
        [_offers(names, offers), *(way for way in ways if way)]
    )


def _reveal(names: Names, region: int, slot: int, offers: tuple[Offer, ...], done: int, nothing: int | None) -> str:
    rest = f"; done -> {done}" + (f", none -> {nothing}" if nothing is not None else "")
    return f"{names.slot(slot)} of {names.slot(region)}: {_offers(names, offers)}{rest}"


def _offers(names: Names, offers: tuple[Offer, ...]) -> str:
    return ", ".join(map(names.operand, offers))


def _guess(names: Names, action: int, slot: int, domain: Domain) -> str:
    return f"{names.slot(slot)} of {names.program.actions[action].name}: {names.domain(domain)}"


def _move(names: Names, what: Any, to: Op, face: Op | None, end: str) -> str:
    return f"{names.domain(what)} to {names.zone_of(to)}{_face(names, face)}" + (f" at {end}" if end else "")


def _supply(names: Names, zone: Op, counter: int, amount: Op | None, kind: str) -> str:
    return f"{names.slot(counter)} = {_amount(names, amount, kind)} of {names.zone_of(zone)}"


def _draw(names: Names, source: Op, counter: int, to: Op, face: Op | None, end: str) -> str:
    return f"{names.slot(counter)} from {names.zone_of(source)} to {names.zone_of(to)}{_face(names, face)}" + (
        f" at {end}" if end else ""
    )


def _face(names: Names, face: Op | None) -> str:
    return f" face {names.op(face)}" if face is not None else ""


def _amount(names: Names, amount: Op | None, kind: str) -> str:
    return without_underscores(kind) + (f" {names.op(amount)}" if amount is not None else "")


def _shuffle(names: Names, zones: tuple[Op, ...], into: Op | None) -> str:
    return ", ".join(map(names.zone_of, zones)) + (f" into {names.zone_of(into)}" if into is not None else "")


def _settle(names: Names, zone: int) -> str:
    return names.zone(zone)


def _pay(names: Names, family: int, index: Op, to: int, owner: Op, amount: Op | None, kind: str) -> str:
    return f"{_amount(names, amount, kind)} from {names.purse(family, index)} to {names.purse(to, owner)}"


def _show_purse(names: Names, family: int, index: Op, mask: Op) -> str:
    return f"{names.purse(family, index)}, {names.op(mask)}"


def _claimant(
    names: Names, region: int, room: int, slot: int, verdict: int, family: int, index: Op, short: int, label: int
) -> str:
    head = f"{names.slot(slot)} of {names.slot(region)} ({room}), {names.slot(verdict)}"
    return f"{head} from {names.purse(family, index)}, {SHORT[short]}, else -> {label}"


WRITERS: dict[str, Callable[..., str]] = {
    "unless": _unless,
    "set": _set,
    "store": _store,
    "mark": _mark,
    "call": _call,
    "return": _return,
    "leave": _leave,
    "next": _next,
    "choose": _choose,
    "everyone": _everyone,
    "reveal": _reveal,
    "guess": _guess,
    "move": _move,
    "supply": _supply,
    "draw": _draw,
    "shuffle": _shuffle,
    "settle": _settle,
    "pay": _pay,
    "show_purse": _show_purse,
    "claimant": _claimant,
}
"""Instructions whose operands are not simply written one after the other."""
