"""Nothing is created or lost: every component and every coin is somewhere, in every position.

In: a machine and a state. Out: what is wrong with the state, one line each, and nothing if all is well. A violation is
a bug of the program, never of a ruleset. `WatchedMachine` looks after every instruction.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.starting_slots import start_pieces
from rulewright.backend.runtime.state import State
from rulewright.ir.program import Program, PurseFamily, Zone


class Lost(AssertionError):
    """Something was created or lost; the message names the rule that was being carried out."""


class WatchedMachine(Machine):
    """A machine that looks after every single instruction whether everything is still there. Slow: for checks only."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        marks = [mark.slots.base for mark in program.component_states]
        last = max([program.rolled or program.knows, *marks])
        self.watched = slice(program.alive, last + len(program.components))
        self.sound: list[int] = []
        """What was found sound last: looked at again only when something has changed."""

    def run(self, state: State) -> None:
        """Runs to the next stop; raises `Lost` at the first instruction after which something is wrong."""
        s, program = state.slots, self.program
        at = s[program.pc]
        try:
            while True:
                following = self.steps[at](state)
                self._look(state, at)
                if following < 0:
                    break
                s[program.pc] = at = following
        except Fault:
            s[program.over] = 2
            state.pending = {}
            raise

    def _look(self, state: State, at: int) -> None:
        there = state.slots[self.watched]
        found = violations(self, state) if there != self.sound else []
        self.sound = there
        if found:
            self.sound = []
            raise Lost(f"{self.span(at)}: after `{self.program.code[at].name}`: " + "; ".join(found))


def violations(machine: Machine, state: State) -> list[str]:
    """What is wrong with a position: components, homes, order of heaps, money, bounds of all that is declared."""
    s, program = state.slots, machine.program
    found = list(_components(program, s))
    for zone in program.zones:
        found += _zone(program, zone, s)
    for currency in dict.fromkeys(purse.currency for purse in program.purses):
        found += _currency(program, currency, s)
    for purse in program.purses:
        found += _purse(purse, s)
    return [*found, *_variables(program, s), *_marks(machine, s), *_knowledge(machine, s)]


def expected_money(program: Program, currency: str) -> tuple[int, tuple[int, ...]]:
    """How much there is of a currency for ever, and how many of each piece (largest first)."""
    total, pieces = 0, Counter[int]()
    for purse in program.purses:
        if purse.currency == currency and purse.source < 0:
            total += purse.start * purse.count
            counts = start_pieces(purse.start, purse.pieces)
            pieces.update({place: count * purse.count for place, count in enumerate(counts)})
    return total, tuple(pieces[place] for place in range(len(_pieces(program, currency))))


# ---- components -----------------------------------------------------------------------------------------------------


def _components(program: Program, s: list[int]) -> Iterator[str]:
    """Every component lies in exactly one place, and knows where."""
    places: dict[int, list[int]] = {}
    for zone in program.zones:
        for component in _members(zone, s):
            places.setdefault(component, []).append(zone.index)
    for info in program.components:
        found = places.pop(info.index, [])
        if len(found) != 1:
            yield f"{info.cls} {info.index} lies in {len(found)} places"
        elif s[program.home + info.index] != found[0]:
            yield (
                f"{info.cls} {info.index} lies in zone {found[0]}, and its home is "
                f"said to be {s[program.home + info.index]}"
            )
    for stranger in places:
        yield f"there is no component {stranger}"


def _zone(program: Program, zone: Zone, s: list[int]) -> Iterator[str]:
    """A zone holds what it may, in canonical form: a heap in component order, nothing after its last member."""
    name, count = f"{zone.family}[{zone.owner}]", s[zone.base]
    if not 0 <= count <= zone.room:
        yield f"{name} holds {count}, and has room for {zone.room}"
        return
    members = _members(zone, s)
    if any(s[zone.first + count : zone.first + zone.room]):
        yield f"{name} has something after its last member"
    cls = program.zone_family(zone.family).cls
    if any(program.components[member].cls != cls for member in members):
        yield f"{name} holds something that is no {cls}"
    if zone.order == "heap":
        if members != sorted(members):
            yield f"{name} is a heap and not sorted"
        return
    low, high = s[zone.base + 1], s[zone.base + 2]
    stretch = members[low:high]
    if not 0 <= low <= high <= count or (low == high and low != 0) or stretch != sorted(stretch):
        yield f"{name} has a bad undecided stretch, {low} to {high} of {count}"


def _members(zone: Zone, s: list[int]) -> list[int]:
    return s[zone.first : zone.first + max(0, min(s[zone.base], zone.room))]


# ---- money ----------------------------------------------------------------------------------------------------------


def _currency(program: Program, currency: str, s: list[int]) -> Iterator[str]:
    """The sum of a currency, and of each of its pieces, never changes."""
    total, pieces = expected_money(program, currency)
    purses = [purse for purse in program.purses if purse.currency == currency]
    there = sum(s[base] for purse in purses for base in _bases(purse))
    if there != total:
        yield f"there are {there} of {currency} in all, and there were {total}"
    for place, (piece, count) in enumerate(zip(_pieces(program, currency), pieces, strict=True), 1):
        now = sum(s[base + place] for purse in purses for base in _bases(purse))
        if now != count:
            yield f"there are {now} pieces of {piece} {currency} in all, and there were {count}"


def _pieces(program: Program, currency: str) -> tuple[int, ...]:
    return next((purse.pieces for purse in program.purses if purse.currency == currency), ())


def _bases(purse: PurseFamily) -> range:
    stride = 1 + len(purse.pieces)
    return range(purse.slots.base, purse.slots.base + purse.count * stride, stride)


def _purse(purse: PurseFamily, s: list[int]) -> Iterator[str]:
    """A purse stays within its bounds, and holds what its pieces make."""
    for owner, base in enumerate(_bases(purse)):
        amount, counts = s[base], s[base + 1 : base + 1 + len(purse.pieces)]
        if amount > purse.at_most or (amount < 0 and not purse.may_owe):
            yield f"{purse.name}[{owner}] holds {amount}"
        if purse.pieces and amount != sum(piece * count for piece, count in zip(purse.pieces, counts, strict=True)):
            yield f"{purse.name}[{owner}] holds {amount} in pieces that make something else"
        if not purse.may_owe and any(count < 0 for count in counts):
            yield f"{purse.name}[{owner}] holds fewer than no pieces"


# ---- the rest -------------------------------------------------------------------------------------------------------


def _variables(program: Program, s: list[int]) -> Iterator[str]:
    """State variables stay within their bounds (or at their start); seats are in or out, faces up or down."""
    for variable in program.variables:
        allowed = range(variable.slots.low, variable.slots.high + 1)
        for index, value in enumerate(s[variable.slots.base : variable.slots.base + variable.slots.size]):
            if value not in allowed and value != variable.first_values[index]:
                yield f"{variable.name}[{index}] is {value}, outside {variable.slots.low}..{variable.slots.high}"
    for slots in program.slots:
        if slots.name in ("alive", "facing") and not set(s[slots.base : slots.base + slots.size]) <= {0, 1}:
            yield f"{slots.name} holds something that is neither 0 nor 1"


def _marks(machine: Machine, s: list[int]) -> Iterator[str]:
    """Marks stay within their bounds, and are as at the start where none are
    carried, and while chance has not decided an order.
    """
    program, table = machine.program, machine.table
    for mark in program.component_states:
        for info in program.components:
            value, zone = s[mark.slots.base + info.index], s[program.home + info.index]
            if value != mark.start and not mark.slots.low <= value <= mark.slots.high:
                yield f"{mark.name} of {info.cls} {info.index} is {value}, outside {mark.slots.low}..{mark.slots.high}"
            carried = (zone, mark) in table.marks.seen and info.index not in (
                () if table.heaps[zone] else table.undecided(s, zone)
            )
            if value != mark.start and not carried:
                yield f"{mark.name} of {info.cls} {info.index} is {value} where it carries no marks"


def _knowledge(machine: Machine, s: list[int]) -> Iterator[str]:
    """Whoever sees a component knows it; nobody knows it who is not there."""
    program, table = machine.program, machine.table
    for info in program.components:
        knows = s[program.knows + info.index]
        seen = table.visible(s[program.home + info.index], s[program.facing + info.index])
        if seen & ~knows:
            yield f"{info.cls} {info.index} is seen by somebody who is said not to know it"
        if knows & ~table.everyone:
            yield f"{info.cls} {info.index} is known to somebody who is not there"
