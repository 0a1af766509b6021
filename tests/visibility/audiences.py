"""Every audience with every thing that can have one, as one small ruleset; and who is to see what, worked out here
anew.

Chance decides something public after the deal and before anything is told: there a game can be stopped, and what is
hidden exchanged. A thing is a zone, purse or state of one owner. `EXPECTED` is the only place that says what an
audience word means; nothing here asks the code under test.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.loading import Ruleset, load_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

PLAYERS, SIDES, CELLS = 4, 2, 2
PAIR = "pair"
"""What a player and a cell have together."""
BUILD = ("-std=c99", "-O0", "-fwrapv", "-fPIC", "-shared", "-DRW_VISITS")
"""Flags for the shortest build: what is asked here is what is printed, not what a compiler makes of it."""
EYES: tuple[int | None, ...] = (*range(PLAYERS), None)
WORDS = ("nobody", "owner", "side", "everyone", "option")
OPTION = "everyone if open = yes else owner"
FACE_UP, FACE_DOWN = "up", "down"


@dataclass(frozen=True)
class Thing:
    """A family: its name, of what kind it is (heap, pile, row, purse, pieces,
    state), its audience word, what owns its members.
    """

    kind: str
    word: str
    per: str

    @property
    def name(self) -> str:
        return f"{self.kind}_{self.word}_{self.per or 'common'}"

    @property
    def owners(self) -> tuple[int | None, ...]:
        counts = {"player": PLAYERS, "side": SIDES, "cell": CELLS, PAIR: PLAYERS * CELLS}
        return tuple(range(counts[self.per])) if self.per else (None,)

    @property
    def declared(self) -> str:
        return "[player, cell]" if self.per == PAIR else self.per

    def place(self, owner: str) -> str:
        """The thing of an owner (of a pair with its second cell, called `two`), in an expression."""
        if self.per == PAIR:
            return f"{self.name}[{owner}, two]"
        return (
            f"{owner}.{self.name}"
            if self.per in ("player", "side")
            else f"{self.name}[{owner}]"
            if self.per
            else self.name
        )

    def of_player(self, player: int) -> int:
        """The owner's number of what is a player's; of a pair with the first cell."""
        return player * CELLS if self.per == PAIR else player

    def called(self, owner: int | None) -> str | None:
        """An owner in words."""
        if owner is None:
            return None
        if self.per == PAIR:
            return f"Player {owner // CELLS + 1}, cell {owner % CELLS + 1}"
        return f"{'Player' if self.per == 'player' else self.per} {owner + 1}"

    def sees(self, owner: int | None, eye: int | None, is_open: bool) -> bool:
        """Whether an eye is to see what this owner has."""
        word = ("everyone" if is_open else "owner") if self.word == "option" else self.word
        if word == "everyone":
            return True
        if word == "nobody" or eye is None or owner is None:
            return False
        if self.per == "side":
            return eye % SIDES == owner
        if self.per == PAIR:
            owner //= CELLS
        if word == "others":
            return eye != owner
        return eye == owner if word == "owner" else eye % SIDES == owner % SIDES


def _things() -> Iterator[Thing]:
    for kind in ("heap", "pile", "row", "purse", "pieces", "state"):
        yield from (Thing(kind, word, "player") for word in WORDS)
        yield from (Thing(kind, word, "") for word in ("nobody", "everyone"))
        yield from (Thing(kind, word, "side") for word in ("nobody", "owner", "everyone"))
    yield from (Thing("state", word, "cell") for word in ("nobody", "everyone"))
    for kind in ("heap", "row", "purse", "pieces", "state"):
        yield from (Thing(kind, word, PAIR) for word in ("owner", "side", "others"))


THINGS = tuple(_things())
FACES = tuple(Thing(kind, "face", per) for kind in ("heap", "pile", "row") for per in ("", "player"))
ZONES = tuple(thing for thing in THINGS if thing.kind in ("heap", "pile", "row"))
PURSES = tuple(thing for thing in THINGS if thing.kind in ("purse", "pieces"))
STATES = tuple(thing for thing in THINGS if thing.kind == "state")
NUMBERS = (*PURSES, *STATES)


def _zone(thing: Thing) -> str:
    order = "" if thing.kind == "heap" else f", order: {thing.kind}"
    per = f", per: {thing.declared}" if thing.per else ""
    word = OPTION if thing.word == "option" else thing.word
    return f"  {thing.name}: {{holds: card{order}{per}, seen_by: {word}}}"


def _purse(thing: Thing) -> str:
    per = f"per: {thing.declared}, " if thing.per else ""
    return f"    {thing.name}: {{{per}start: 7, seen_by: {OPTION if thing.word == 'option' else thing.word}}}"


def _state(thing: Thing) -> str:
    per = f", per: {thing.declared}" if thing.per else ""
    return f"  {thing.name}: {{is: 0..9, start: 7{per}, seen_by: {OPTION if thing.word == 'option' else thing.word}}}"


def _each(thing: Thing, line: str) -> list[str]:
    """A line of a block for every owner; `PLACE` is the thing there, `OWNER` what has it."""
    if not thing.per:
        return [line.replace("PLACE", thing.name).replace("OWNER", "all")]
    if thing.per == PAIR:
        told = line.replace("PLACE", thing.place("one")).replace("OWNER", "{one}, {two}")
        return ["for each player one:", f"  for each cell two: {told}"]
    loop = f"for each {thing.per} one: "
    return [loop + line.replace("PLACE", thing.place("one")).replace("OWNER", "{one}")]


def _deal() -> list[str]:
    lines = []
    for thing in ZONES:
        end = " on top" if thing.kind == "pile" else ""
        lines += _each(thing, f"move first 1 card in deck to PLACE{end}")
    for thing in FACES:
        for side in (FACE_UP, FACE_DOWN):
            end = " on top" if thing.kind == "pile" else ""
            lines += _each(thing, f"move first 1 card in deck to PLACE face {side}{end}")
    return lines


def _told(thing: Thing) -> list[str]:
    """Lines of the log: a thing plainly, by a term, by a name, through an effect; sums over all owners;
    what lies in a zone.
    """
    if thing in ZONES:
        lines = _each(thing, f'say "{thing.name} card OWNER {{the(first(PLACE))}}"')
        return [*lines, *_each(thing, f'say "{thing.name} rank OWNER {{sum(card.rank for card in PLACE)}}"')]
    lines = _each(thing, f'say "{thing.name} plain OWNER {{PLACE}}"')
    lines += _each(thing, f'say "{thing.name} term OWNER {{plus(PLACE)}}"')
    lines += _each(thing, f"tell_{thing.name}(PLACE" + {"": ")", PAIR: ", one, two)"}.get(thing.per, ", one)"))
    if thing.per:
        total = f"sum({thing.place('one')} for {'cell two' if thing.per == PAIR else f'{thing.per} one'})"
        total = f"sum({total} for player one)" if thing.per == PAIR else total
        lines += [
            f"let total = {total}",
            f'say "{thing.name} sum all {{{total}}}"',
            f'say "{thing.name} name all {{total}}"',
        ]
    return lines


def _effects() -> list[str]:
    lines = []
    for thing in NUMBERS:
        owner = {"": "", PAIR: ", player one, cell two"}.get(thing.per, f", {thing.per} one")
        name = {"": "all", PAIR: "{one}, {two}"}.get(thing.per, "{one}")
        lines += [f"  tell_{thing.name}(number n{owner}): 'say \"{thing.name} effect {name} {{n}}\"'"]
    return lines


PROMPTED = tuple(thing for thing in NUMBERS if thing.per == "player")
PICKED = tuple(thing for thing in ZONES if thing.per in ("player", PAIR) and thing.word != "others")


def _actions() -> list[str]:
    """Prompts that speak of the next player's things, and picks from one's own zones and from those of the next."""
    lines = [
        f"  ask_{thing.name}: {{asks: '{thing.name} {{(next(me)).{thing.name}}}', says: '{{me}} x'}}"
        for thing in PROMPTED
    ]
    for thing in PICKED:
        move = "do: move card to box"
        own, other = thing.place("me"), thing.place("(next(me))" if thing.per == "player" else "next(me)")
        own, other = own.replace("two", "cell 1"), other.replace("two", "cell 1")
        lines += [f"  own_{thing.name}: {{pick: 'card in {own}', {move}, says: '{{me}} x'}}"]
        lines += [f"  next_{thing.name}: {{pick: 'card in {other}', {move}, says: '{{me}} takes {{card}}'}}"]
    return lines


def _step(name: str, lines: list[str]) -> str:
    return f"    {name}: |\n" + "\n".join(f"      {line}" for line in lines)


def text() -> str:
    names = [f"ask_{thing.name}" for thing in PROMPTED] + [
        f"{whose}_{thing.name}" for thing in PICKED for whose in ("own", "next")
    ]
    told = [_step(f"tell_{thing.name}", _told(thing)) for thing in (*NUMBERS, *ZONES)]
    return "\n".join(
        [
            "rulewright: 1",
            "game: audiences",
            f"players: {PLAYERS}",
            "limit: 100 decisions",
            "options: {open: {values: [no, yes]}}",
            "sides: {count: 2}",
            "spaces: {cell: {count: 2}}",
            "components:",
            "  card: {traits: {rank: 1..3}, kinds: {ace: {rank: 3, count: 200}, king: {rank: 1, count: 200}}}",
            "zones:",
            "  deck: {holds: card, starts: all, seen_by: nobody}",
            "  box: {holds: card, seen_by: nobody}",
            *map(_zone, (*ZONES, *FACES)),
            "money:",
            "  coin:",
            *map(_purse, (p for p in PURSES if p.kind == "purse")),
            "  gem:",
            "    pieces: {values: [1, 5]}",
            *map(_purse, (p for p in PURSES if p.kind == "pieces")),
            "state:",
            "  luck: {is: 1..6, start: 1, seen_by: everyone}",
            *map(_state, STATES),
            "terms: {plus(number n): n + 1}",
            "effects:",
            *_effects(),
            "actions:",
            *_actions(),
            "phases:",
            "  game:",
            _step("deal", _deal()),
            "    luck: set luck to random(n in 1..6)",
            *told,
            *(
                "    ask_"
                + str(one)
                + ": {must: ["
                + ", ".join(names)
                + "], by: player "
                + str(one)
                + ", if_none: never}"
                for one in (1, 2, 3, 4)
            ),
            "score: {of: player, points: 0, rank: highest points then shared}",
            "",
        ]
    )


@cache
def ruleset() -> Ruleset:
    report = Report()
    found = load_text(Source("audiences.yaml", text()), report)
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert found is not None and not errors, errors[:8]
    return found


@cache
def machine(is_open: bool) -> Machine:
    return ruleset().machine(PLAYERS, {"open": "yes" if is_open else "no"})


def started(is_open: bool) -> Game:
    return Game.start(machine(is_open), 1)
