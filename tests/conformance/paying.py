"""Small rulesets with one action that pays with several cards, and what it should allow, worked out without the
program.

A payment is written as parts: single cards or some cards, from a hand, a row, a pile, an open heap or a hand that the
payer does not see, with conditions between them. Every payment is made into two rulesets: with equal copies, and with
every copy of a kind of its own; the cards have the same numbers in both, so the same seed deals the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.ir.program import Pick

WORTHS = {1: 7, 2: 5, 3: 4}
"""Worth of a card, and how many are worth that."""
ZONES = {
    "me.hand": "{holds: card, per: player, room: 3, seen_by: owner}",
    "me.row": "{holds: card, per: player, order: row, room: 2, seen_by: owner}",
    "me.stack": "{holds: card, per: player, order: pile, room: 1, seen_by: owner}",
    "open": "{holds: card, room: 3, seen_by: everyone}",
    "rival.hand": "",
    "hand": "",
}
PLACED = ("me.row", "me.stack")
BLIND = ("rival.hand", "hand")
CONDITIONS = ("", "unlike", "same", "different", "sum")


@dataclass(frozen=True)
class Part:
    """What is picked at once: from where, how many at least and at most (0, 0: a
    single card), its condition to the part before.
    """

    zone: str
    low: int = 0
    high: int = 0
    condition: str = ""

    @property
    def counts(self) -> range:
        return range(self.low, self.high + 1) if self.high else range(1, 2)


Payment = tuple[Part, ...]
Meaning = tuple[tuple[object, ...], ...]
"""For each part what was picked, sorted: worths, with their positions where cards lie in order;
`?` and the zone for blind ones.
"""


def payments(seed: int, count: int) -> list[Payment]:
    """Some payments of one to three parts."""
    rng = random.Random(seed)
    return [_payment(rng) for _ in range(count)]


def _payment(rng: random.Random) -> Payment:
    zones = rng.choices(list(ZONES), weights=[5, 2, 1, 3, 2, 2], k=2)
    parts: list[Part] = []
    count = rng.choice([1, 2, 2, 2, 3, 3])
    for place in range(count):
        zone = rng.choice([zones[0], zones[0], zones[1]])
        many = zone not in BLIND and rng.random() < 0.3
        low = rng.choice([0, 1, 2]) if many else 0
        blind = zone in BLIND or (place > 0 and parts[-1].zone in BLIND)
        condition = rng.choice(CONDITIONS[:2] if blind else CONDITIONS) if place else ""
        if condition == "unlike" and (many or parts[-1].high or zone != parts[-1].zone):
            condition = ""
        if many and condition in ("same", "different"):
            condition = "sum"
        parts.append(Part(zone, low, (2 if count == 3 else rng.choice([2, 3])) if many else 0, condition))
    return tuple(parts)


# ---- as rulesets ----------------------------------------------------------------------------------------------------


def ruleset(payment: Payment, distinct: bool) -> str:
    """The ruleset in which this is paid, with equal copies or with distinct ones."""
    declared = "\n".join(f"  {zone.rpartition('.')[2]}: {text}" for zone, text in ZONES.items() if text)
    return f"""
rulewright: 1
game: paying
title: Paying
players: 2
limit: 40 decisions
components: {{card: {{traits: {{worth: 1..3}}, kinds: {_kinds(distinct)}}}}}
zones:
  deck: {{holds: card, order: pile, starts: all, seen_by: nobody}}
  paid: {{holds: card, seen_by: everyone}}
{declared}
actions:
  pay:
    pick: {_picks(payment)}
    where: {_where(payment)}
    do: |
{_moves(payment)}
phases:
  game:
    deal: |
      shuffle deck
      draw 3 from deck to open
      for each player:
        draw 3 from deck to player.hand
        draw 2 from deck to player.row
        draw 1 from deck to player.stack
    once: {{each: player me clockwise from player 1, steps: {{one: {{may: pay, otherwise: shuffle deck}}}}}}
score: {{of: player, points: 0, rank: highest points then shared}}
"""


def _kinds(distinct: bool) -> str:
    if distinct:
        return str({f"k{w}_{n}": {"worth": w, "count": 1} for w, many in WORTHS.items() for n in range(many)})
    return str({f"k{w}": {"worth": w, "count": many} for w, many in WORTHS.items()})


def _picks(payment: Payment) -> str:
    items = ["player rival in others"] if any(part.zone == "rival.hand" for part in payment) else []
    for place, part in enumerate(payment):
        if part.high:
            items.append(f"{part.low}..{part.high} cards p{place} in {part.zone}")
        else:
            inner = part.condition in ("same", "different") and place % 2 and not payment[place - 1].high
            items.append(f"card p{place} in {part.zone}" + (f" where {_condition(payment, place)}" if inner else ""))
    return ", ".join(items)


def _where(payment: Payment) -> str:
    return " and ".join(filter(None, (_condition(payment, place) for place in range(len(payment))))) or "2 > 1"


def _condition(payment: Payment, place: int) -> str:
    this, before = f"p{place}", f"p{place - 1}"
    match payment[place].condition:
        case "unlike":
            return f"{this} != {before}"
        case "same":
            return _all_like(payment, place, "=")
        case "different":
            return _all_like(payment, place, "!=")
        case "sum":
            return f"{_worth(payment, place)} + {_worth(payment, place - 1)} <= 4"
    return ""


def _all_like(payment: Payment, place: int, operator: str) -> str:
    before = f"p{place - 1}"
    if payment[place - 1].high:
        return f"all(p{place}.worth {operator} card.worth for card in {before})"
    return f"p{place}.worth {operator} {before}.worth"


def _worth(payment: Payment, place: int) -> str:
    return f"sum(card.worth for card in p{place})" if payment[place].high else f"p{place}.worth"


def _moves(payment: Payment) -> str:
    return "\n".join(f"      move p{place} to paid" for place in range(len(payment)))


# ---- what should be allowed -----------------------------------------------------------------------------------------


def expected(machine: Machine, state: State, seat: int, payment: Payment) -> set[Meaning]:
    """Every way to pay with cards that are all different, by trying all."""
    worth = {
        c.index: dict(machine.program.class_of("card").faces[c.face].traits)["worth"]
        for c in machine.program.components
    }
    lying = {part.zone: members(machine, state, part.zone, seat) for part in payment}
    home = {c: zone for zone in range(len(machine.program.zones)) for c in machine.table.members(state.slots, zone)}
    found = set()
    for cards in _ways(
        [[choice for count in p.counts for choice in combinations(lying[p.zone], count)] for p in payment]
    ):
        if all(_holds(payment, place, cards, worth) for place in range(len(payment))):
            found.add(
                tuple(
                    (("?", home[picked[0]]),) if p.zone in BLIND else _told(p, picked, lying, worth)
                    for p, picked in zip(payment, cards, strict=True)
                )
            )
    return found


def _ways(choices: list[list[tuple[int, ...]]]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """A choice for each part, no card in two of them."""
    return (cards for cards in product(*choices) if len({c for part in cards for c in part}) == sum(map(len, cards)))


def _holds(payment: Payment, place: int, cards: tuple[tuple[int, ...], ...], worth: dict[int, int]) -> bool:
    mine = [worth[c] for c in cards[place]]
    before = [worth[c] for c in cards[place - 1]]
    match payment[place].condition:
        case "same":
            return all(one == other for one, other in product(mine, before))
        case "different":
            return all(one != other for one, other in product(mine, before))
        case "sum":
            return sum(mine) + sum(before) <= 4
    return True


def _told(
    part: Part, picked: tuple[int, ...], lying: dict[str, list[int]], worth: dict[int, int]
) -> tuple[object, ...]:
    if part.zone in BLIND:
        return (("?", picked[0]),)
    if part.zone in PLACED:
        return tuple(sorted((lying[part.zone].index(c), worth[c]) for c in picked))
    return tuple(sorted(worth[c] for c in picked))


def members(machine: Machine, state: State, zone: str, seat: int) -> list[int]:
    owner, _, name = zone.rpartition(".")
    start = machine.program.zone_family(name).start
    if zone == "hand":
        return [c for seat in range(2) for c in machine.table.members(state.slots, start + seat)]
    return machine.table.members(state.slots, start + {"": 0, "me": seat, "rival": 1 - seat}[owner])


# ---- what is allowed ------------------------------------------------------------------------------------------------


def meanings(machine: Machine, state: State, seat: int, payment: Payment) -> dict[int, Meaning]:
    """What the legal payments pick."""
    chooser, found = machine.choosers.all[0], {}
    worth = {
        c.index: dict(machine.program.class_of("card").faces[c.face].traits)["worth"]
        for c in machine.program.components
    }
    lying = {part.zone: members(machine, state, part.zone, seat) for part in payment}
    for number in state.pending[seat]:
        if not number:
            continue
        s = state.slots[:]
        assert chooser.bind(s, seat, [], number)
        picks: list[Pick] = [pick for pick in chooser.action.picks if pick.form != "member"]
        cards = [_bound(s, pick) for pick in picks]
        seen = [c for part, picked in zip(payment, cards, strict=True) if part.zone not in BLIND for c in picked]
        assert len(set(seen)) == len(seen), "one card pays twice"
        found[number] = tuple(_told(p, picked, lying, worth) for p, picked in zip(payment, cards, strict=True))
    return found


def _bound(s: list[int], pick: Pick) -> tuple[int, ...]:
    if pick.form == "some":
        return tuple(s[pick.slot + 1 : pick.slot + 1 + s[pick.slot]])
    return (s[pick.slot],)


__all__ = ["Meaning", "Part", "Payment", "expected", "meanings", "members", "payments", "ruleset"]
