"""The text form of a Program: its tables, and its code as a numbered listing with the line in the rules of every
instruction.

In: a Program. Out: lines, for people; nothing reads them back. `rulewright.ir.naming` writes expressions,
`rulewright.ir.listing` code.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.ir.listing import listing, placed
from rulewright.ir.naming import Names
from rulewright.ir.program import Action, Pick, Program, Slots, ZoneFamily

MOST_ENTRIES = 12


def text(program: Program) -> Iterator[str]:
    """All lines."""
    yield f"{program.game}, {program.players} players, fingerprint {program.fingerprint}"
    yield "options: " + (", ".join(f"{name}={value}" for name, value in program.options) or "none")
    yield (
        f"vector: {program.length} slots, scratch below {program.position_start}; "
        f"{len(program.code)} instructions; {program.action_count} action ids"
    )
    for title, lines in _sections(program):
        found = list(lines)
        if found:
            yield ""
            yield f"{title}:"
            yield from found


def _sections(program: Program) -> Iterator[tuple[str, Iterable[str]]]:
    names = Names(program)
    yield "slots", map(_slots, program.slots)
    yield "purses", _purses(program)
    yield "zones", map(_zones, program.families)
    yield "components", _components(program)
    yield "actions", (_action(names, action) for action in program.actions)
    yield "functions", _functions(names)
    yield "tables", (f"  table{index:<4} {_entries(entries)}" for index, entries in enumerate(program.tables))
    yield "score", _score(names)
    yield "code", listing(program)


def _slots(slots: Slots) -> str:
    stretch = str(slots.base) if slots.size == 1 else f"{slots.base}..{slots.base + slots.size - 1}"
    return f"  {stretch:<12} {slots.name:<28} {slots.low}..{slots.high}"


def _purses(program: Program) -> Iterator[str]:
    for index, purse in enumerate(program.purses):
        source = f" from {program.purses[purse.source].name}" if purse.source >= 0 else ""
        notes = [f"start {purse.start}{source}", "may owe" if purse.may_owe else "", f"seen by {purse.seen_by}"]
        pieces = "pieces " + " ".join(map(str, purse.pieces)) if purse.pieces else ""
        owner = f" per {purse.owner}" if purse.owner else ""
        yield f"  {index:<4} {purse.name}: {purse.count} of {purse.currency}{owner}, " + ", ".join(
            note for note in (*notes, pieces) if note
        )


def _zones(family: ZoneFamily) -> str:
    stretch = str(family.start) if family.count == 1 else f"{family.start}..{family.start + family.count - 1}"
    owner = f" per {family.owner}" if family.owner else ""
    notes = [
        f"seen by {family.seen_by}",
        "shuffled" if family.shuffled else "",
        "" if family.starts < 0 else "all start here",
    ]
    return f"  {stretch:<8} {family.name}: {family.order} of {family.cls}{owner}, " + ", ".join(
        note for note in notes if note
    )


def _components(program: Program) -> Iterator[str]:
    for info in program.classes:
        faces = ", ".join(f"{face.copies} {face.called}" for face in info.faces)
        yield f"  {info.first}..{info.first + info.size - 1} {info.name}: {faces}"


def _action(names: Names, action: Action) -> str:
    ids = str(action.base) if action.size == 1 else f"{action.base}..{action.base + action.size - 1}"
    picks = ", ".join(map(_pick, action.picks)) or "nothing to pick"
    where = f" where {names.op(action.where)}" if action.where is not None else ""
    return f"  {action.index:<3} {action.name}: ids {ids}; {picks}{where}"


def _pick(pick: Pick) -> str:
    return f"{pick.name} ({pick.form}, {pick.size})"


def _functions(names: Names) -> Iterator[str]:
    for index, function in enumerate(names.program.functions):
        parameters = ", ".join(map(names.slot, function.parameters))
        yield placed(f"  {index:<3} {function.name}({parameters}): {names.op(function.body)}", function.span)


def _entries(entries: tuple[int, ...]) -> str:
    shown = " ".join(map(str, entries[:MOST_ENTRIES]))
    return shown if len(entries) <= MOST_ENTRIES else f"{shown} ... ({len(entries)} entries)"


def _score(names: Names) -> Iterator[str]:
    score = names.program.score
    yield f"  of {score.of}, {names.slot(score.var)} in 0..{score.size - 1}"
    if score.points is not None:
        yield f"  points: {names.op(score.points)}"
    if score.cannot_win is not None:
        yield f"  cannot win: {names.op(score.cannot_win)}"
    if score.won is not None:
        yield f"  won: {names.op(score.won)}"
    yield "  rank: " + " then ".join([*(f"{kind} {names.op(value)}" for kind, value, _ in score.rank), score.ending])
