"""Instructions as functions of the state: one small maker for each row of `rulewright.ir.operations.INSTRUCTIONS`.

A made function changes the state and gives the next place in the code, or STOP where somebody must choose or chance
must decide. Run again at a stop, it takes the outcome that was put there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulewright.ir.program import PASS, Domain, Offer, Op, Text
from rulewright.runtime.chance import below
from rulewright.runtime.fault import Fault
from rulewright.runtime.state import State
from rulewright.source.text import Span

if TYPE_CHECKING:
    from rulewright.runtime.machine import Machine

STOP = -1
MOST_ROUNDS = 100_000

Step = Callable[[State], int]
Outcomes = Callable[[State], list[int]]
"""What chance may give at a stop: values with repetition, each equally likely."""


def _chance(state: State, values: list[int]) -> int | None:
    """The outcome at a chance stop: the one put there, or a random one, or none: stop."""
    if state.outcome is not None:
        value, state.outcome = state.outcome, None
    elif state.automatic:
        value = values[below(state.streams, 1 if state.started else 0, len(values))]
    else:
        return None
    state.progress += 1
    return value


# ---- control ------------------------------------------------------------------------------------------------


def jump(m: Machine, here: int, label: int) -> Step:
    return lambda st: label


def unless(m: Machine, here: int, condition: Op, label: int) -> Step:
    test, following = m.value(condition), here + 1
    return lambda st: following if test(st.slots) else label


def set_(m: Machine, here: int, slot: int, op: Op) -> Step:
    value, following = m.value(op), here + 1

    def step(st: State) -> int:
        st.slots[slot] = int(value(st.slots))
        return following

    return step


def store(m: Machine, here: int, base: int, index: Op, size: int, op: Op, low: int, high: int, name: str) -> Step:
    at, value, following, span = m.value(index), m.value(op), here + 1, m.span(here)

    def step(st: State) -> int:
        new, where = int(value(st.slots)), at(st.slots)
        if not low <= new <= high:
            raise Fault("range", f"`{name}` would become {new}, outside {low}..{high}", span)
        if not 0 <= where < size:
            raise Fault("the", f"`{name}` was set for something that is none", span)
        st.slots[base + where] = new
        return following

    return step


def call(m: Machine, here: int, entry: int, slot: int, site: int) -> Step:
    def step(st: State) -> int:
        st.slots[slot] = site
        return entry

    return step


def return_(m: Machine, here: int, slot: int, sites: tuple[int, ...], frames: tuple[tuple[int, int], ...]) -> Step:
    blanks = [(low, high, [0] * (high - low)) for low, high in frames]

    def step(st: State) -> int:
        s = st.slots
        site = s[slot]
        s[slot] = 0
        for low, high, blank in blanks:
            s[low:high] = blank
        return sites[site]

    return step


def leave(m: Machine, here: int, label: int, frames: tuple[tuple[int, int], ...]) -> Step:
    blanks = [(low, high, [0] * (high - low)) for low, high in frames]

    def step(st: State) -> int:
        for low, high, blank in blanks:
            st.slots[low:high] = blank
        return label

    return step


def begin(m: Machine, here: int, region: int, domain: Domain) -> Step:
    members, following = m.evaluator.members(domain), here + 1

    def step(st: State) -> int:
        s = st.slots
        found = members(s)
        s[region] = len(found)
        s[region + 1] = 0
        s[region + 2 : region + 2 + len(found)] = found
        return following

    return step


def next_(m: Machine, here: int, region: int, slot: int, label: int, living: int) -> Step:
    following, alive = here + 1, m.program.alive

    def step(st: State) -> int:
        s = st.slots
        at = s[region + 1]
        while at < s[region]:
            member = s[region + 2 + at]
            at += 1
            if not living or s[alive + member]:
                s[region + 1] = at
                s[slot] = member
                return following
        s[region + 1] = at
        return label

    return step


def alert(m: Machine, here: int) -> Step:
    following = here + 1

    def step(st: State) -> int:
        _come_round(m, st, here)
        return following

    return step


def again(m: Machine, here: int, region: int) -> Step:
    following = here + 1

    def step(st: State) -> int:
        st.slots[region + 1] = 0
        _come_round(m, st, here)
        return following

    return step


def _come_round(m: Machine, st: State, here: int) -> None:
    """Complains if a loop came round and nothing at all has changed, or if it goes on for ever without a stop."""
    before = st.rounds.get(here)
    if before is None or before[0] != st.progress:
        st.rounds[here] = (st.progress, 1, ())
        return
    position = tuple(st.slots[m.program.position_start :])
    if position == before[2] or before[1] > MOST_ROUNDS:
        raise Fault("stuck", "this loop comes round with no decision, no chance and no change: the game stands still", m.span(here))
    st.rounds[here] = (st.progress, before[1] + 1, position)


def fault(m: Machine, here: int, word: str) -> Step:
    span = m.span(here)

    def step(st: State) -> int:
        raise Fault("promise", word, span)

    return step


def end(m: Machine, here: int) -> Step:
    over = m.program.over

    def step(st: State) -> int:
        st.slots[over] = 1
        st.pending = {}
        return STOP

    return step


# ---- decisions ----------------------------------------------------------------------------------------------


def choose(m: Machine, here: int, chooser: Op, offers: tuple[Offer, ...], nothing: int | None, asked: int, declined: int | None) -> Step:
    seat, enumerate_, span = m.value(chooser), m.legal_of(offers), m.span(here)

    def step(st: State) -> int:
        who = seat(st.slots)
        legal = enumerate_(st.slots, who)
        if not legal:
            if nothing is None:
                raise Fault("never", f"Player {who + 1} has no legal choice here, and the rules say that this never happens", span)
            if not asked:
                return nothing
        if declined is not None or not legal:
            legal.insert(0, PASS)
        st.pending = {who: legal}
        return STOP

    return step


def everyone(m: Machine, here: int, region: int, var: int, offers: tuple[Offer, ...], asked: int, never: int) -> Step:
    enumerate_, sealed, following, span, alive = m.legal_of(offers), m.program.sealed, here + 1, m.span(here), m.program.alive

    def step(st: State) -> int:
        s = st.slots
        st.pending = {}
        for seat in s[region + 2 : region + 2 + s[region]]:
            if s[sealed + seat] >= 0 or not s[alive + seat]:
                continue
            s[var] = seat
            legal = enumerate_(s, seat)
            if not legal and never:
                raise Fault("never", f"Player {seat + 1} has no legal choice here, and the rules say that this never happens", span)
            if legal or asked:
                st.pending[seat] = legal or [PASS]
            else:
                s[sealed + seat] = PASS
        s[var] = 0
        return STOP if st.pending else following

    return step


def reveal(m: Machine, here: int, region: int, var: int, offers: tuple[Offer, ...], done: int, nothing: int | None) -> Step:
    sealed, alive = m.program.sealed, m.program.alive
    takers = m.takers(offers)

    def step(st: State) -> int:
        s = st.slots
        at = s[region + 1]
        while at < s[region]:
            seat = s[region + 2 + at]
            at += 1
            if s[sealed + seat] < 0 or not s[alive + seat]:
                continue
            s[region + 1] = at
            s[var] = seat
            if s[sealed + seat] == PASS:
                return done if nothing is None else nothing
            return takers(s, seat, s[sealed + seat])
        return done

    return step


def unsealed(m: Machine, here: int) -> Step:
    sealed, players, following = m.program.sealed, m.program.players, here + 1

    def step(st: State) -> int:
        st.slots[sealed : sealed + players] = [-1] * players
        return following

    return step


# ---- chance -------------------------------------------------------------------------------------------------


def guess(m: Machine, here: int, action: int, slot: int) -> Step:
    following, members, knows = here + 1, m.table.members, m.program.knows
    knew = next(pick.knew for pick in m.program.actions[action].picks if pick.slot == slot)

    def values(st: State) -> list[int]:
        return members(st.slots, st.slots[slot])

    def step(st: State) -> int:
        found = _chance(st, values(st))
        if found is None:
            return STOP
        st.slots[slot] = found
        st.slots[knew] = st.slots[knows + found]
        return following

    m.outcomes[here] = values
    return step


def random(m: Machine, here: int, slot: int, domain: Domain) -> Step:
    members, following, span = m.evaluator.members(domain), here + 1, m.span(here)

    def values(st: State) -> list[int]:
        found = members(st.slots)
        if not found:
            raise Fault("the", "a random one of nothing was asked for", span)
        return found

    def step(st: State) -> int:
        found = _chance(st, values(st))
        if found is None:
            return STOP
        st.slots[slot] = found
        return following

    m.outcomes[here] = values
    return step


def roll(m: Machine, here: int, slot: int) -> Step:
    rolled, following = m.program.rolled, here + 1
    ranges = {info.name: list(range(info.rolls[0], info.rolls[1] + 1)) for info in m.program.classes if info.rolls is not None}
    components, knows, table = m.program.components, m.program.knows, m.table

    def values(st: State) -> list[int]:
        return ranges[components[st.slots[slot]].cls]

    def step(st: State) -> int:
        found = _chance(st, values(st))
        if found is None:
            return STOP
        s = st.slots
        die = s[slot]
        s[rolled + die] = found
        s[knows + die] = table.visible(s[table.home + die], s[table.facing + die])
        return following

    m.outcomes[here] = values
    return step


def supply(m: Machine, here: int, zone: Op, counter: int, amount: Op | None, kind: str) -> Step:
    at, following, table, span = m.value(zone), here + 1, m.table, m.span(here)
    wanted = m.value(amount) if amount is not None else None

    def step(st: State) -> int:
        s = st.slots
        z = at(s)
        there = s[table.bases[z]]
        refill = m.refills[z]
        if refill >= 0:
            there += s[table.bases[refill]]
        number = there if wanted is None else wanted(s)
        if number > there and kind == "exact":
            raise Fault("shortage", f"{number} are to be drawn from `{table.names[z]}`, which has {there}", span)
        s[counter] = max(0, min(number, there))
        return following

    return step


def draw(m: Machine, here: int, source: Op, counter: int, to: Op, face: Op | None, end_: str) -> Step:
    at, target, following, table, span = m.value(source), m.value(to), here + 1, m.table, m.span(here)
    facing = m.value(face) if face is not None else None

    def values(st: State) -> list[int]:
        return table.undecided(st.slots, at(st.slots))

    def step(st: State) -> int:
        s = st.slots
        z, w = at(s), target(s)
        base, first = table.bases[z], table.firsts[z]
        while s[counter] > 0:
            if not s[base]:
                table.shuffle(s, [m.refills[z]], z, span)
            if table.undecided_top(s, z):
                found = _chance(st, table.undecided(s, z))
                if found is None:
                    return STOP
                table.decide_top(s, z, found)
            top = s[first + s[base] - 1] if table.piles[z] else s[first]
            table.move(s, top, w, int(facing(s)) if facing is not None else 0, end_, span)
            s[counter] -= 1
        return following

    m.outcomes[here] = values
    return step


def settle(m: Machine, here: int, zone: int) -> Step:
    following, table = here + 1, m.table

    def values(st: State) -> list[int]:
        return table.undecided(st.slots, zone)

    def step(st: State) -> int:
        s = st.slots
        base = table.bases[zone]
        while s[base + 2]:
            found = _chance(st, values(st))
            if found is None:
                return STOP
            table.decide_top(s, zone, found)
        return following

    m.outcomes[here] = values
    return step


def shuffle(m: Machine, here: int, zones: tuple[Op, ...], into: Op | None) -> Step:
    sources, following, span = [m.value(zone) for zone in zones], here + 1, m.span(here)
    target = m.value(into) if into is not None else None

    def step(st: State) -> int:
        s = st.slots
        if target is None:
            for source in sources:
                m.table.shuffle(s, [], source(s), span)
        else:
            m.table.shuffle(s, [source(s) for source in sources], target(s), span)
        return following

    return step


# ---- components and money -----------------------------------------------------------------------------------


def move(m: Machine, here: int, what: Domain, to: Op, face: Op | None, end_: str) -> Step:
    members, target, following, table, span = m.evaluator.members(what), m.value(to), here + 1, m.table, m.span(here)
    facing = m.value(face) if face is not None else None

    def step(st: State) -> int:
        s = st.slots
        found = members(s)
        if found:
            zone = target(s)
            down = int(facing(s)) if facing is not None else 0
            for component in found:
                table.move(s, component, zone, down, end_, span)
        return following

    return step


def face(m: Machine, here: int, what: Domain, op: Op) -> Step:
    members, value, following, table = m.evaluator.members(what), m.value(op), here + 1, m.table

    def step(st: State) -> int:
        s = st.slots
        up = int(value(s))
        for component in members(s):
            s[table.facing + component] = up
            s[table.knows + component] |= table.visible(s[table.home + component], up)
        return following

    return step


def show(m: Machine, here: int, what: Domain, audience: Op) -> Step:
    members, mask, following, knows = m.evaluator.members(what), m.value(audience), here + 1, m.program.knows

    def step(st: State) -> int:
        s = st.slots
        found, seats = members(s), mask(s)
        for component in found:
            s[knows + component] |= seats
        return following

    return step


def show_purse(m: Machine, here: int, family: int, index: Op, audience: Op) -> Step:
    purse, at, mask, following = m.program.purses[family], m.value(index), m.value(audience), here + 1
    stride = 1 + len(purse.pieces)

    def step(st: State) -> int:
        if st.log is not None:
            owner = at(st.slots)
            whose = m.texts.member(purse.owner, owner) if purse.owner else "the table"
            amount = st.slots[purse.slots.base + owner * stride]
            m.log(st, lambda seats: f"{whose} shows {amount if not seats & ~mask(st.slots) else 'some'} {purse.name.replace('_', ' ')}")
        return following

    return step


def pay(m: Machine, here: int, payer: int, at: Op, payee: int, to: Op, amount: Op | None, kind: str) -> Step:
    source, target, following, span = m.program.purses[payer], m.program.purses[payee], here + 1, m.span(here)
    from_index, to_index = m.value(at), m.value(to)
    value = m.value(amount) if amount is not None else None
    strides = 1 + len(source.pieces), 1 + len(target.pieces)

    def step(st: State) -> int:
        s = st.slots
        a = source.slots.base + from_index(s) * strides[0]
        b = target.slots.base + to_index(s) * strides[1]
        there = s[a]
        number = max(0, there) if value is None else value(s)
        if number < 0:
            raise Fault("range", f"{number} cannot be paid", span)
        if number > there and not source.may_owe:
            if kind == "exact":
                raise Fault("shortage", f"{number} are to be paid from `{source.name}`, which has {there}", span)
            number = max(0, there)
        if a == b or not number:
            return following
        if s[b] + number > target.at_most:
            raise Fault("range", f"`{target.name}` would hold {s[b] + number}, more than {target.at_most}", span)
        if source.pieces or target.pieces:
            _pay_pieces(s, (a, source.pieces), (b, target.pieces), number, span)
        s[a] -= number
        s[b] += number
        return following

    return step


Holder = tuple[int, tuple[int, ...]]
"""A purse's place and the values of its pieces (none: it holds a plain amount and pays in the largest pieces)."""


def _pay_pieces(s: list[int], payer: Holder, payee: Holder, number: int, span: Span) -> None:
    """The largest pieces first, and exactly."""
    (a, held), (b, taken) = payer, payee
    for place, piece in enumerate(held or taken, 1):
        count = number // piece
        if held:
            count = min(s[a + place], count)
            s[a + place] -= count
        if taken:
            s[b + place] += count
        number -= count * piece
    if number:
        raise Fault("shortage", f"{number} of an amount cannot be made with the pieces there", span)


def claimants(m: Machine, here: int, region: int, room: int, domain: Domain, claim: Op, together: int) -> Step:
    members, value, var, following = m.evaluator.members(domain), m.value(claim), domain.var, here + 1
    keys = [m.evaluator.key(key) for key in domain.keys]

    def step(st: State) -> int:
        s = st.slots
        found = members(s)
        s[region : region + 5] = [len(found), 0, 0, 0, 0]
        ranks: list[tuple[int, ...]] = []
        for place, member in enumerate(found):
            s[var] = member
            s[region + 5 + place] = member
            s[region + 5 + room + place] = value(s)
            ranks.append(tuple(key(s, member) for key in keys) if together else (place,))
        for place in range(len(found)):
            first = ranks.index(ranks[place])
            s[region + 5 + 2 * room + place] = first
            s[region + 5 + 3 * room + place] = sum(s[region + 5 + room + i] for i in range(len(found)) if ranks[i] == ranks[place])
        return following

    return step


def claimant(m: Machine, here: int, region: int, room: int, slot: int, verdict: int, family: int, index: Op, short: int, label: int) -> Step:
    """Region: count, index, stopped, whether the group is paid, whether anybody fell short; members, claims, groups, totals."""
    purse, at, following = m.program.purses[family], m.value(index), here + 1
    stride = 1 + len(purse.pieces)
    stop, part = short == 0, short == 2

    def step(st: State) -> int:
        s = st.slots
        place = s[region + 1]
        if place >= s[region]:
            return label
        s[region + 1] = place + 1
        s[slot] = s[region + 5 + place]
        claim = s[region + 5 + room + place]
        there = s[purse.slots.base + at(s) * stride]
        if s[region + 5 + 2 * room + place] == place:
            s[region + 3] = int(not s[region + 2] and s[region + 5 + 3 * room + place] <= there)
        if claim == 0 or s[region + 3]:
            s[verdict] = claim
            return following
        s[region + 4] = 1
        s[region + 2] |= int(stop)
        s[verdict] = there if part and there > 0 else -1
        return following

    return step


def eliminate(m: Machine, here: int, who: Op) -> Step:
    value, following, alive = m.value(who), here + 1, m.program.alive

    def step(st: State) -> int:
        st.slots[alive + value(st.slots)] = 0
        return following

    return step


def say(m: Machine, here: int, text: Text) -> Step:
    tell, following = m.texts.teller(text), here + 1

    def step(st: State) -> int:
        if st.log is not None:
            m.log(st, lambda seats: tell(st.slots, seats))
        return following

    return step


STEPS: dict[str, Callable[..., Step]] = {
    "jump": jump,
    "unless": unless,
    "set": set_,
    "store": store,
    "call": call,
    "return": return_,
    "leave": leave,
    "begin": begin,
    "next": next_,
    "again": again,
    "alert": alert,
    "choose": choose,
    "everyone": everyone,
    "reveal": reveal,
    "unsealed": unsealed,
    "guess": guess,
    "random": random,
    "move": move,
    "supply": supply,
    "draw": draw,
    "shuffle": shuffle,
    "settle": settle,
    "face": face,
    "show": show,
    "show_purse": show_purse,
    "roll": roll,
    "pay": pay,
    "claimants": claimants,
    "claimant": claimant,
    "eliminate": eliminate,
    "say": say,
    "fault": fault,
    "end": end,
}
