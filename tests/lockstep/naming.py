"""Our positions, chance events and actions taken apart: what the pairings put into the oracles' words."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.game import Game
from rulewright.ir.program import PASS, Op, Pick, Zone


@dataclass(frozen=True)
class Picked:
    """A component that was picked: which, and its place in its zone from 0."""

    component: int
    position: int


Value = int | Picked | tuple["int | Picked", ...]


@dataclass(frozen=True)
class Choice:
    """An action and its picks by name."""

    name: str
    picks: dict[str, Value]

    def number(self, name: str) -> int:
        value = self.picks[name]
        assert isinstance(value, int)
        return value

    def component(self, name: str) -> int:
        value = self.picks[name]
        assert isinstance(value, Picked)
        return value.component

    def position(self, name: str) -> int:
        value = self.picks[name]
        assert isinstance(value, Picked)
        return value.position

    def components(self, name: str) -> list[int]:
        value = self.picks[name]
        assert isinstance(value, tuple)
        return [part.component for part in value if isinstance(part, Picked)]

    def numbers(self, name: str) -> list[int]:
        value = self.picks[name]
        assert isinstance(value, tuple)
        return [part for part in value if isinstance(part, int)]


PASSED = Choice("pass", {})


def choice(game: Game, seat: int, number: int) -> Choice:
    """What a legal id means."""
    if number == PASS:
        return PASSED
    chooser = game.machine.choosers.of(number)
    s = game.state.slots[:]
    assert chooser.bind(s, seat, game.telling.arguments(seat, chooser.action.index), number)
    return Choice(chooser.action.name, {pick.name: _value(game, s, pick) for pick in chooser.action.picks})


def _value(game: Game, s: list[int], pick: Pick) -> Value:
    if pick.form != "some":
        return _one(game, pick, s[pick.slot])
    assert pick.member is not None
    return tuple(_one(game, pick.member, member) for member in s[pick.slot + 1 : pick.slot + 1 + s[pick.slot]])


def _one(game: Game, pick: Pick, value: int) -> int | Picked:
    if pick.form == "unseen" or pick.type not in {info.name for info in game.program.classes}:
        return value
    return Picked(value, game.machine.table.position(game.state.slots, value))


# ---- components, zones, values --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Printed:
    """What is printed on a component."""

    kind: str
    traits: dict[str, int]


def printed(game: Game, component: int) -> Printed:
    info = game.program.components[component]
    face = game.program.class_of(info.cls).faces[info.face]
    return Printed(face.kind, dict(face.traits))


def zone(game: Game, name: str, owner: int = 0) -> list[int]:
    """The components of a zone, in order."""
    family = game.program.zone_family(name)
    return game.machine.table.members(game.state.slots, family.start + owner)


def faces_up(game: Game, components: list[int]) -> list[bool]:
    return [bool(game.state.slots[game.program.facing + component]) for component in components]


def state(game: Game, name: str) -> list[int]:
    """All values of a state variable; words and places by their number from 0, none as -1."""
    variable = next(v for v in game.program.variables if v.name == name)
    return game.state.slots[variable.slots.base : variable.slots.base + variable.slots.size]


def word(game: Game, name: str, value: int) -> str:
    """A value of a state variable that holds words."""
    variable = next(v for v in game.program.variables if v.name == name)
    return game.program.words[variable.type][value]


def purse(game: Game, name: str) -> list[int]:
    """All amounts of a family of purses without pieces."""
    family = next(p for p in game.program.purses if p.name == name)
    assert not family.pieces
    return game.state.slots[family.slots.base : family.slots.base + family.count]


# ---- chance ---------------------------------------------------------------------------------------------------------


def drawn(game: Game) -> tuple[Zone, Zone] | None:
    """From where to where a card is being drawn, if chance decides about a draw."""
    instruction = game.program.code[game.state.slots[game.program.pc]]
    if instruction.name != "draw":
        return None
    source, _, to, *_ = instruction.operands
    assert isinstance(source, Op) and isinstance(to, Op)
    s = game.state.slots
    return game.program.zones[game.machine.value(source)(s)], game.program.zones[game.machine.value(to)(s)]


def event(game: Game) -> str:
    """The kind of chance event: draw, random, roll, guess or settle."""
    return game.program.code[game.state.slots[game.program.pc]].name
