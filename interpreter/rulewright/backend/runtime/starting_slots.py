"""The slots of a state before the first instruction: everything where it starts."""

from __future__ import annotations

from rulewright.backend.runtime.table import Table
from rulewright.ir.program import ClassInfo, Program, ZoneFamily


def starting_slots(program: Program, table: Table) -> list[int]:
    """All slots of a Program: nobody is eliminated, nobody has chosen; `table`: puts components into zones."""
    s = [0] * program.length
    s[program.alive : program.alive + program.players] = [1] * program.players
    s[program.sealed : program.sealed + program.players] = [-1] * program.players
    for variable in program.variables:
        s[variable.slots.base : variable.slots.base + variable.slots.size] = variable.first_values
    for mark in program.component_states:
        s[mark.slots.base : mark.slots.base + mark.slots.size] = [mark.start] * mark.slots.size
    _fill_purses(program, s)
    _fill_zones(program, table, s)
    for info in program.classes:
        if info.rolls is not None:
            s[program.rolled + info.first : program.rolled + info.first + info.size] = [info.rolls[0]] * info.size
    return s


def _fill_purses(program: Program, s: list[int]) -> None:
    """The starting amounts, in pieces too; what is given from a bank is taken out of it."""
    for purse in program.purses:
        stride = 1 + len(purse.pieces)
        for index in range(purse.count):
            base = purse.slots.base + index * stride
            s[base] += purse.start
            counts = start_pieces(purse.start, purse.pieces)
            for place, count in enumerate(counts, 1):
                s[base + place] += count
            if purse.source >= 0:
                other = program.purses[purse.source].slots.base
                s[other] -= purse.start


def _fill_zones(program: Program, table: Table, s: list[int]) -> None:
    """Every component in the zone that starts with those of its class."""
    for family in program.families:
        if family.starts < 0:
            continue
        for component in _in_order(program.class_of(family.cls), family):
            table.insert(s, component, family.start, "top")
            s[table.facing + component] = family.starts
            s[table.knows + component] = table.visible(family.start, family.starts)


def _in_order(info: ClassInfo, family: ZoneFamily) -> range:
    """A class's components in the order in which they are put into a zone: the first of a pile lies on top."""
    order = range(info.first, info.first + info.size)
    return order[::-1] if family.order == "pile" else order


def start_pieces(amount: int, pieces: tuple[int, ...]) -> list[int]:
    """An amount in pieces, largest first."""
    counts = []
    for piece in pieces:
        counts.append(amount // piece)
        amount -= counts[-1] * piece
    return counts
