"""What is known before a game is played: the first state, constants and tables of the C text.

In: a machine, and what was printed of its code. Out: definitions in C.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterable
from math import comb

from rulewright.backend.codegen.c_names import c_number
from rulewright.backend.codegen.step_printer import StepPrinter
from rulewright.backend.codegen.translation_unit import TranslationUnit
from rulewright.backend.codegen.view_layout import roll_base, roll_span, shown, shown_stretches, zone_places
from rulewright.backend.runtime.chance import BOTS, PLAY, SETUP
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.ir.control_flow import after_decisions
from rulewright.ir.cost import MOST_WORK, ROUNDS
from rulewright.ir.program import Pick

_EIGHT_PLACES = tuple(
    place for byte in range(256) for place in [*(at for at in range(8) if byte >> at & 1), *(0,) * 8][:8]
)
"""For each set of eight, its members and then zeros."""
_KINDS = 6
_NARROW, _WIDE_HEAP, _WIDE_SEEN, _WIDE_ROW, _WIDE_PILE, _WIDE_FACED = range(_KINDS)
_PUT_BACK = 8
"""So many numbers must lie behind a zone in a view, if its places are written several at a time."""
MOST_BINOMIALS = 2**16
"""How many binomials are kept in a table; others are worked out when they are needed."""


class ConstantTables:
    """Constants and tables of one Program."""

    def __init__(self, machine: Machine, unit: TranslationUnit, steps: StepPrinter, subsets: list[Pick]) -> None:
        self.machine = machine
        self.program = machine.program
        self.unit = unit
        self.steps = steps
        self.subsets = subsets
        self.first = _first(machine, unit.hears)

    def constants(self) -> str:
        program, names = self.program, self.unit.names
        offsets = {"PC": program.pc, "OVER": program.over, "ALIVE": program.alive, "SEALED": program.sealed}
        if program.components:
            offsets |= {"HOME": program.home, "FACING": program.facing, "KNOWS": program.knows}
        if program.rolled:
            offsets["ROLLED"] = program.rolled
        choose_rows, choose_columns = _choose_size(self.subsets)
        numbers = {
            "LENGTH": names.length,
            "PLAYERS": program.players,
            "EVERYONE": self.unit.everyone,
            "COMPONENTS": max(1, len(program.components)),
            "FEW": min([8, *(program.length - zone.first - 1 for zone in program.zones)]),
            "CODE": len(program.code),
            "MOST_WORK": MOST_WORK,
            "ROUNDS": max(1, self.steps.rounds),
            "CHOOSE_ROWS": choose_rows,
            "CHOOSE_COLUMNS": choose_columns,
            "FIRST": self.first.slots[program.pc],
            "LIMIT": program.limit,
            "WANTED": self._streams(),
            "ZONES": len(program.zones),
            "SHOWN": sum(1 for _ in shown(program)),
            "STRETCHES": len(shown_stretches(program)),
            "SHOWN_VIEW": zone_places(program)[-1],
            "VIEW_SIZE": zone_places(program)[-1] + sum(1 for _ in shown(program)),
            "IN_ORDER": int(self._in_order()),
            "ROLL_BASE": roll_base(program),
            "ROLL_SPAN": roll_span(program),
            "MEMBERS": program.score.size,
            **({"CARRIED": len(program.component_states)} if program.component_states else {}),
            "KEYS": 1 + len(program.score.rank),
            "DECLARED": int(program.score.is_declared),
            "ENDING_OUT": int(program.score.ending == "out"),
            **({"MARKS": len(program.marks)} if program.marks else {}),
            **({"HEARS": 1} if self.unit.hears else {}),
            **({"TRIED": 1} if self.steps.samplings else {}),
            **({"SUBSETS": 1} if self.unit.hears and self.subsets else {}),
        }
        rows = [f"#define {name} {names.offset(slot)}" for name, slot in offsets.items()]
        return "\n".join([*rows, *(f"#define {name} {value}" for name, value in numbers.items()), ""])

    def _likenesses(self) -> tuple[int, ...]:
        """For each component which of all faces it has."""
        program = self.program
        alike = [(info.name, face) for info in program.classes for face, _ in enumerate(info.faces)]
        return tuple(alike.index((component.cls, component.face)) for component in program.components)

    def _streams(self) -> int:
        """The streams that random play uses, as a mask: set-up and play only where
        there is chance before or after a decision.
        """
        chances = set(self.steps.chances)
        return sum(
            wanted << stream
            for stream, wanted in (
                (SETUP, bool(chances)),
                (PLAY, bool(chances & after_decisions(self.program.code))),
                (BOTS, True),
            )
        )

    def _wide(self, zone: int) -> int:
        """How the places of a zone are written in a view, as in c/view_places.h."""
        program, table, places = self.program, self.machine.table, zone_places(self.program)
        order, by_face = program.zones[zone].order, table.by_face[zone]
        behind = places[-1] + sum(1 for _ in shown(program)) - places[zone + 1]
        if behind < _PUT_BACK or program.component_states:
            return _NARROW
        if order == "row":
            return _WIDE_FACED if by_face else _WIDE_ROW
        if by_face or table.visible(zone, 0) != table.visible(zone, 1):
            return _NARROW
        if order == "pile":
            return _WIDE_PILE
        return _NARROW if not self._in_order() else _WIDE_HEAP if self._remembered()[zone] else _WIDE_SEEN

    def _remembered(self) -> list[bool]:
        """For every zone, whether seats remember what they have seen there."""
        return [family.remembered for family in self.program.families for _ in range(family.count)]

    def _in_order(self) -> bool:
        """Whether components have codes in the order in which they come."""
        likenesses = self._likenesses()
        return not self.program.rolled and list(likenesses) == sorted(likenesses)

    def _zones_that_differ(self) -> tuple[int, ...]:
        """For each two seats, onlookers too, the zones of which they see something otherwise, as a mask."""
        table, seats = self.machine.table, range(self.program.players + 1)

        def differ(zone: int, one: int, other: int) -> bool:
            masks = (table.visible(zone, facing) for facing in (0, 1))
            return any((mask >> one ^ mask >> other) & 1 for mask in masks)

        zones = range(len(self.program.zones))
        return tuple(_mask(differ(zone, one, other) for zone in zones) for one in seats for other in seats)

    def tables(self) -> dict[str, tuple[int, ...]]:
        program, table = self.program, self.machine.table
        start = program.position_start
        tables = {f"TABLE_{index}": entries for index, entries in enumerate(program.tables)}
        tables["EIGHT_PLACES"] = _EIGHT_PLACES
        tables["BLANK"] = tuple(self.first.slots[start:])
        tables["SHOWN_SLOT"] = tuple(slot - start for slot, _ in shown(program))
        tables["SHOWN_TO"] = tuple(seats for _, seats in shown(program))
        stretches = shown_stretches(program)
        tables["STRETCH_SLOT"] = tuple(stretch.slot - start for stretch in stretches)
        tables["STRETCH_SIZE"] = tuple(stretch.size for stretch in stretches)
        tables["STRETCH_TO"] = tuple(stretch.seats for stretch in stretches)
        tables["ZONES_DIFFER"] = self._zones_that_differ()
        likenesses = self._likenesses()
        zones = range(len(program.zones))
        wide = tuple(map(self._wide, zones))
        if program.zones:
            tables |= {
                "ZONE_BASE": tuple(zone.base - start for zone in program.zones),
                "ZONE_FIRST": tuple(zone.first - start for zone in program.zones),
                "ZONE_ROOM": tuple(table.rooms),
                "ZONE_ORDER": tuple(("heap", "pile", "row").index(zone.order) for zone in program.zones),
                "ZONE_VISIBLE": tuple(
                    table.visible(zone, facing) for zone in range(len(program.zones)) for facing in (0, 1)
                ),
                "ZONE_REMEMBERED": tuple(map(int, self._remembered())),
                "ZONE_BY_FACE": tuple(map(int, table.by_face)),
                "ZONE_VIEW": zone_places(program)[:-1],
                "ZONE_WIDE": wide,
                "WIDE_ZONES": tuple(_mask(kind == of for of in wide) for kind in range(_KINDS)),
                "ZONES_SEEN": tuple(
                    _mask(bool(table.visible(zone, 0) >> seat & 1) for zone in zones)
                    for seat in range(program.players + 1)
                ),
                "ZONE_REFILL": tuple(self.unit.refills),
                "LIKENESS": likenesses or (0,),
                "TWINS": tuple(int(likenesses.count(likeness) > 1) for likeness in likenesses) or (0,),
                "FACES": tuple(component.face for component in program.components) or (0,),
            }
        if program.component_states:
            tables["CARRIED_BASE"] = tuple(mark.slots.base - start for mark in program.component_states)
            tables["CARRIED_START"] = tuple(mark.start for mark in program.component_states)
            carried = self.machine.table.marks.seen
            tables["CARRIED_SEEN"] = tuple(
                carried.get((zone.index, mark), -1) for zone in program.zones for mark in program.component_states
            )
        visited = Counter(self.first.visited)
        visited[self.first.slots[program.pc]] -= 1  # that instruction runs again, for good
        tables["VISITED"] = tuple(max(0, visited[at]) for at, _ in enumerate(program.code))
        if program.marks:
            tables["RANK_MARKS"] = (-1, *(program.score.marks or (-1,) * (1 + len(program.score.rank))))
        if self.subsets:
            rows, columns = _choose_size(self.subsets)
            tables["CHOOSE"] = tuple(min(comb(n, k), 2**31 - 1) for n in range(rows) for k in range(columns))
        rolls = [program.class_of(component.cls).rolls or (0, 0) for component in program.components]
        if any(info.rolls for info in program.classes):
            tables |= {"ROLL_LOW": tuple(low for low, _ in rolls), "ROLL_HIGH": tuple(high for _, high in rolls)}
        return tables


def _choose_size(some: list[Pick]) -> tuple[int, int]:
    """Rows and columns of a table of binomials that all these subsets find in it."""
    sizes = [(pick.member.size, pick.span_of_counts[1]) for pick in some if pick.member is not None]
    columns = max((most for _, most in sizes), default=0) + 2
    rows = max((items + most for items, most in sizes), default=0) + 2
    return min(rows, MOST_BINOMIALS // columns), columns


def _first(machine: Machine, hears: bool) -> State:
    """The state in which every game starts: what happens before any choice or chance
    is done beforehand, unless that must be noted.
    """
    if machine.program.marks or hears:
        return machine.blank(0, log=False)
    state = machine.blank(0, log=False, automatic=False)
    state.visited = {}
    with contextlib.suppress(Fault):
        machine.run(state)
        came_round = any(machine.program.code[at].name in ROUNDS for at in state.visited)
        if not state.slots[machine.program.over] and not came_round:
            return state
    return machine.blank(0, log=False)


def _mask(zones: Iterable[bool]) -> int:
    """Some of all zones as a mask; of more than 64 some share a bit."""
    return sum(1 << bit for bit in {zone % 64 for zone, is_meant in enumerate(zones) if is_meant})


_OF_KIND = {
    "BLANK": "cell",
    "VISITED": "uint32_t",
    "ZONES_DIFFER": "uint64_t",
    "WIDE_ZONES": "uint64_t",
    "ZONES_SEEN": "uint64_t",
}
"""Tables that are copied as they lie, or hold masks."""


def c_table(name: str, entries: tuple[int, ...], of_kind: str = "") -> str:
    """`of_kind`: what each entry is in C; without, the smallest that holds all."""
    low, high = min(entries, default=0), max(entries, default=0)
    kind = "uint8_t" if low >= 0 and high < 256 else "int16_t" if low >= -(2**15) and high < 2**15 else "cell"
    kind = of_kind or _OF_KIND.get(name, kind)
    values = ", ".join(c_number(entry) for entry in entries or (0,))
    return f"TABLE {kind} {name}[] = {{{values}}};"
