"""Views: everything a seat may know, worked out from the state. Nothing else shows a state to anybody.

Components are named by zone and position, or by kind: there are no handles, so there is nothing to follow.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.shown_terms import WorkedOut, worked_out
from rulewright.backend.runtime.state import State
from rulewright.ir.joint_owners import owners_at
from rulewright.ir.program import NONE, NONE_NUMBER, PurseFamily, Variable, Zone, ZoneFamily
from rulewright.ir.seat_masks import seat_mask

View = dict[str, Any]
"""JSON-ready: zones, money, state, who is to act, the seat's own legal actions, what it has sealed."""

UNKNOWN = None


def view(machine: Machine, state: State, seat: int | None) -> View:
    """The view of a seat, or of an onlooker."""
    program = machine.program
    if seat is not None and not 0 <= seat < program.players:
        raise ValueError(f"there is no seat {seat}")
    return _gathered(_Viewer(machine, state, program.players if seat is None else seat), state, seat)


def full_view(machine: Machine, state: State) -> View:
    """Everything there is, for those who may see every secret; only what chance has not decided is unknown."""
    return _gathered(_Seer(machine, state, machine.program.players), state, None)


def _gathered(viewer: _Viewer, state: State, seat: int | None) -> View:
    program = viewer.program
    sealed = state.slots[program.sealed + seat] if seat is not None else -1
    return {
        "game": program.game,
        "players": program.players,
        "seat": seat,
        "zones": [
            viewer.zone(family, zone)
            for family in program.families
            for zone in program.zones[family.start : family.start + family.count]
        ],
        "money": [viewer.purse(purse, index) for purse in program.purses for index in range(purse.count)],
        "state": [
            viewer.variable(variable, index) for variable in program.variables for index in range(variable.slots.size)
        ],
        **({"terms": [viewer.term(one) for one in worked_out(viewer.machine, state)]} if program.shown else {}),
        "out": [other for other in range(program.players) if not state.slots[program.alive + other]],
        "to_act": sorted(state.pending),
        "legal": list(state.pending.get(seat, ())) if seat is not None else [],
        "sealed": sealed if sealed >= 0 and state.pending else None,
        "over": bool(state.slots[program.over]),
        "decisions": state.decisions,
    }


class _Viewer:
    """Looks at a state with the eyes of one seat (or of an onlooker, the bit after the last)."""

    def __init__(self, machine: Machine, state: State, eye: int) -> None:
        self.machine = machine
        self.program = machine.program
        self.s = state.slots
        self.eye = eye

    def zone(self, family: ZoneFamily, zone: Zone) -> View:
        """A heap: what is known in it, and how many are not. A row or pile: every position from the first (or top)."""
        members = self.machine.table.members(self.s, zone.index)
        entry: View = {"zone": family.name, **self.owned(family.owner, zone.owner), "count": len(members)}
        if family.order == "heap":
            known = Counter(self.word(c) for c in members if self.knows(family, zone, c))
            entry["known"] = dict(sorted(known.items()))
            entry["unknown"] = len(members) - sum(known.values())
            if family.seen_by == "face":
                entry["face_up"] = sum(self.s[self.program.facing + c] for c in members)
        else:
            undecided = self.machine.table.undecided(self.s, zone.index)
            entry["row"] = [
                self.word(c) if c not in undecided and self.knows(family, zone, c) else UNKNOWN for c in members
            ]
            if family.seen_by == "face":
                entry["face_up"] = [bool(self.s[self.program.facing + c]) for c in members]
            marks = self.marks(zone, members)
            if marks:
                entry["marks"] = marks
        return entry

    def marks(self, zone: Zone, members: list[int]) -> dict[str, list[Any]]:
        """What the components of a row or pile carry, from the first (or top)."""
        return {
            mark.name: [
                self.value(mark.type, self.s[mark.slots.base + one]) if self.sees_mark(seats) else UNKNOWN
                for one in members
            ]
            for mark, seats in self.machine.table.marks.carried(zone.index)
        }

    def sees_mark(self, seats: int) -> bool:
        """Whether the viewer is one of those who see a mark."""
        return bool(seats >> self.eye & 1)

    def knows(self, family: ZoneFamily, zone: Zone, component: int) -> bool:
        seats = self.machine.table.visible(zone.index, self.s[self.program.facing + component])
        if family.remembered:
            seats |= self.s[self.program.knows + component]
        return bool(seats >> self.eye & 1)

    def word(self, component: int) -> str:
        return self.machine.texts.component(component, self.s)

    def owned(self, type_: str, index: int) -> View:
        return self.machine.texts.owners(self.program.owners(type_, index))

    def sees(self, word: str, owner_type: str, owner: int) -> bool:
        """Whether an audience word covers the viewer."""
        owns = self.program.owner(owner_type, owner)
        return bool(seat_mask(self.program.players, self.program.sides, word, *owns) >> self.eye & 1)

    def purse(self, purse: PurseFamily, index: int) -> View:
        base = purse.slots.base + index * (1 + len(purse.pieces))
        seen = self.sees(purse.seen_by, purse.owner, index)
        entry: View = {
            "purse": purse.name,
            **self.owned(purse.owner, index),
            "amount": self.s[base] if seen else UNKNOWN,
        }
        if purse.pieces and seen:
            entry["pieces"] = dict(
                zip(map(str, purse.pieces), self.s[base + 1 : base + 1 + len(purse.pieces)], strict=True)
            )
        return entry

    def variable(self, variable: Variable, index: int) -> View:
        keys = owners_at(variable.owners, index)
        seen = self.sees(variable.seen_by, *(keys[0] if keys else ("", 0)))
        value = self.value(variable.type, self.s[variable.slots.base + index]) if seen else UNKNOWN
        owners = self.machine.texts.owners(keys)
        entry: View = {"state": variable.name, "owner": owners.pop("owner"), "value": value, "seen": seen}
        return {**entry, **owners}

    def term(self, shown: WorkedOut) -> View:
        """What is worked out for the table, which everybody sees; unknown where it cannot be worked out now."""
        owner = self.machine.texts.owners(shown.owners)["owner"]
        value = UNKNOWN if shown.value is None else self.value(shown.term.type, shown.value)
        return {"term": shown.term.name, "owner": owner, "value": value}

    def value(self, type_: str, value: int) -> Any:
        """A value for JSON: numbers that have no name, and flags, as they are, others in words."""
        is_number = self.program.is_number(type_)
        if value == NONE_NUMBER or (value == NONE and not is_number):
            return "none"
        if is_number:
            return self.program.number(type_, value)
        if type_ == "flag":
            return bool(value)
        return self.machine.texts.member(type_, value)


class _Seer(_Viewer):
    """Sees everything."""

    def knows(self, family: ZoneFamily, zone: Zone, component: int) -> bool:
        return True

    def sees_mark(self, seats: int) -> bool:
        return True

    def sees(self, word: str, owner_type: str, owner: int) -> bool:
        return True
