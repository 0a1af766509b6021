"""Rulesets whose expressions are made at random, by their types: numbers, flags, players and cards.

In: a seed. Out: the text of a ruleset. Some expressions divide by zero or ask for one of none in play; that is a fault
of the game.
"""

from __future__ import annotations

import random
from collections.abc import Callable

FRAME = """\
rulewright: 1
game: made
title: Made
players: 2..4
limit: 4000 decisions
options:
  deposit: {{values: 1..3}}
  raid: {{values: [hard, soft]}}
numbers: {{hand_size: 3}}
tables:
  suit.worth: {{red: -2, black: 7}}
  steps by 0..3: {{0: 4, 1: 0, 2: -3, 3: 9}}
components:
  card:
    traits: {{suit: [red, black], rank: 2..5, odd: -3..3}}
    kinds: {{plain: {{suit: each, rank: each, odd: -2, count: 1}}, other: {{suit: red, rank: 3, odd: 3, count: 2}}}}
  die: {{plural: dice, rolls: 2..7, kinds: {{cube: 2}}}}
spaces: {{cell: {{rows: 2, columns: 3}}}}
zones:
  deck: {{holds: card, order: pile, starts: all, seen_by: everyone}}
  hand: {{holds: card, per: player, seen_by: everyone, room: 4}}
  line: {{holds: card, order: row, seen_by: everyone}}
  cup: {{holds: die, starts: all, seen_by: everyone}}
money: {{coin: {{bank: {{start: 50, seen_by: everyone}},
    purse: {{per: player, start: 4, from: bank, at_most: 50, seen_by: everyone}}}}}}
state:
  small: {{is: -3..9, start: 0, seen_by: everyone}}
  large: {{is: -2000000000..2000000000, start: 1, seen_by: everyone}}
  score: {{is: 0..99, per: player, start: 5, seen_by: everyone}}
  ready: {{is: flag, per: player, start: no, seen_by: everyone}}
  leader: {{is: player or none, start: none, seen_by: everyone}}
  mark: {{is: 0..9 or none, start: none, seen_by: everyone}}
  here: {{is: cell, start: cell 2, seen_by: everyone}}
terms:
{terms}
effects:
  keep(number n): |
    set small to max(-3, min(9, n))
    set large to max(-2000000000, min(2000000000, n * {factor}))
  count_up(player, number n): set player.score to min(99, max(0, n))
  pass_on(number n): |
    if {flag}: keep(n)
    else: keep({number})
actions:
  take: {{pick: "number in {low}..{high} where {pick_flag}", do: "keep(number + {number})",
      says: "{{me}} takes {{number}}"}}
  play: {{pick: "card in me.hand where {card_flag}", do: "move card to line face up", says: "{{me}} plays {{card}}"}}
  aim: {{pick: "player where {player_flag}", do: "set leader to player", says: "{{me}} aims"}}
phases:
  game:
    deal: {{do: shuffle deck}}
    more: {{do: "for each player: draw 2 from deck to player.hand"}}
    first: {{do: roll cup}}
    round: {{repeat: {{run: turn}}, until: "count(line) > 6 or small = 9"}}
  turn:
    change: |
{statements}
    act: {{each: player me, steps: {{act: {{may: [take, play, aim], then: {{take: {{do: "roll cup"}}}}}}}}}}
    again: {{when: "{last_flag}", do: "set mark to max(0, min(9, {number}))"}}
score: {{of: player, points: "player.score + small + (deposit if raid = hard else 1)",
    rank: highest points then shared}}
"""

Make = Callable[[int], str]


class Expressions:
    """Makes expressions of a type. `cards` and `numbers` are the local names that may
    stand in one, `terms` the terms made so far.
    """

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.numbers: list[str] = []
        self.cards: list[str] = []
        self.players: list[str] = []
        self.terms: dict[str, list[str]] = {"number": [], "flag": []}
        self.named = 0

    def one(self, makers: list[Make], depth: int) -> str:
        return self.rng.choice(makers)(depth - 1)

    def name(self) -> str:
        self.named += 1
        return f"x{self.named}"

    def with_local(self, names: list[str], name: str, make: Make, depth: int) -> str:
        """What a loop says of its member."""
        names.append(name)
        made = make(depth)
        names.pop()
        return made

    # ---- numbers --------------------------------------------------------------------------------------------------

    def number(self, depth: int = 3) -> str:
        leaves: list[Make] = [
            lambda _: str(self.rng.randint(0, 9)),
            lambda _: self.rng.choice(
                ["small", "large", "players", "deposit", "hand_size", "bank", "count(deck)", "count(line)"]
            ),
        ]
        leaves += [lambda _: self.rng.choice(self.numbers)] * 2 * bool(self.numbers)
        leaves += [lambda _: self.rng.choice(self.terms["number"])] * bool(self.terms["number"])
        leaves += (
            [lambda _: f"{self.rng.choice(self.cards)}.{self.rng.choice(['rank', 'odd', 'suit.worth'])}"]
            * 2
            * bool(self.cards)
        )
        if depth <= 0:
            return self.one(leaves, depth)
        return self.one([
            *leaves,
            self.arithmetic, self.arithmetic, self.arithmetic,
            lambda d: f"-{self.number(d)}" if d <= 0 else f"-({self.number(d)})",
            lambda d: f"({self.number(d)} if {self.flag(d)} else {self.number(d)})",
            lambda d: f"{self.rng.choice(['max', 'min'])}({self.number(d)}, {self.number(d)})",
            lambda d: f"number_of({self.player(d)})",
            lambda d: f"{self.player(d)}.{self.rng.choice(['purse', 'score'])}",
            lambda d: f"steps[{self.number(d)} mod 4]",
            lambda d: f"twice({self.number(d)})",
            lambda _: "row_of(next(here))", lambda _: "column_of(here)",
            self.fold, self.fold, self.fold,
        ], depth)  # fmt: skip

    def arithmetic(self, depth: int) -> str:
        form = self.rng.choice(
            [
                *("({} + {})", "({} - {})", "({} * {})", "({} mod max(1, {}))", "({} mod min(-1, {}))"),
                *("({} / max(1, {}) rounded down)", "({} / min(-1, {}) rounded down)", "({} / max(1, {}) rounded up)"),
                *("({} / min(-2, {}) rounded up)", "({} / (2 * {} + 1) rounded down)", "({} mod (2 * {} + 1))"),
            ]
        )
        return form.format(self.number(depth), self.number(depth))

    def fold(self, depth: int) -> str:
        number, card = self.name(), self.name()
        span = f"{self.rng.randint(-2, 2)}..{self.rng.choice([*'1357', 'deposit', 'small'])}"
        inner = self.with_local(self.numbers, number, self.number, depth)
        where = self.with_local(self.numbers, number, self.flag, depth)
        of_card = self.with_local(self.cards, card, self.number, depth)
        card_where = self.with_local(self.cards, card, self.flag, depth)
        zone = self.rng.choice(["deck", "line", "hand", "(next(player 1)).hand"])
        word = self.rng.choice(["max", "min"])
        return self.rng.choice([
            f"count({number} in {span} where {where})",
            f"sum({inner} for {number} in {span} where {where})",
            f"{word}({inner} for {number} in {span} where {where} else {self.number(depth)})",
            f"sum({of_card} for card {card} in {zone})",
            f"count(card {card} in {zone} where {card_where})",
            f"{word}({of_card} for card {card} in {zone} where {card_where} else {self.number(depth)})",
            f"sum(die.rolled for die in cup where die.rolled > {self.number(0)})",
            f"sum(player.score for player where {self.number(0)} < player.purse)",
            f"the(first({number} in -2..5 where {number} > {self.rng.choice(['-3', '1', 'min(small, 4)'])}))",
            f"the(last({number} in 1..3))",
        ])  # fmt: skip

    # ---- flags, players -------------------------------------------------------------------------------------------

    def flag(self, depth: int = 2) -> str:
        leaves: list[Make] = [
            lambda d: f"{self.number(d)} {self.rng.choice(['=', '!=', '<', '<=', '>', '>='])} {self.number(d)}",
            lambda _: self.rng.choice(["raid = hard", "leader is none", "any(line)", "here = cell 2", "mark is none"]),
        ]
        leaves += [lambda _: self.rng.choice(self.terms["flag"])] * bool(self.terms["flag"])
        leaves += [lambda _: f"{self.rng.choice(self.cards)}.suit = red"] * bool(self.cards)
        if depth <= 0:
            return f"({self.one(leaves, 0)})"
        return "(" + self.one([
            *leaves, *leaves,
            lambda d: f"{self.flag(d)} and {self.flag(d)}",
            lambda d: f"{self.flag(d)} or {self.flag(d)}",
            lambda d: f"not {self.flag(d)}",
            lambda d: f"{self.player(d)} is ready",
            lambda d: f"payable({self.number(d)}, bank)",
            self.quantifier,
        ], depth) + ")"  # fmt: skip

    def quantifier(self, depth: int) -> str:
        name = self.name()
        body = self.with_local(self.numbers, name, self.flag, depth)
        return self.rng.choice([
            f"all({body} for {name} in 0..3)",
            f"{self.rng.choice(['any', 'none'])}({name} in -1..2 where {body})",
            f"any({name} in 5..8)",
        ])  # fmt: skip

    def player(self, depth: int = 1) -> str:
        leaves: list[Make] = [lambda _: f"(player {self.rng.randint(1, 2)})"]
        leaves += [lambda _: self.rng.choice(self.players)] * 2 * bool(self.players)
        if depth <= 0:
            return self.one(leaves, 0)
        return self.one([
            *leaves,
            lambda d: f"next({self.player(d)})",
            lambda d: f"previous({self.player(d)})",
            lambda d: f"the(first(player by lowest player.score then clockwise from {self.player(d)}))",
        ], depth)  # fmt: skip

    # ---- rules ----------------------------------------------------------------------------------------------------

    def statement(self) -> str:
        makers: list[Callable[[], str]] = [
            lambda: f"keep({self.number()})",
            lambda: f"pass_on({self.number()})",
            lambda: f"count_up({self.player()}, {self.number()})",
            lambda: f"set large to max(-9, min(2000000000, {self.number()}))",
            lambda: f"set ({self.player()}).ready to {self.flag()}",
            lambda: f"pay up to max(0, {self.number()}) from bank to ({self.player()}).purse",
            lambda: f"draw up to max(0, {self.number()}) from deck to line face up",
            lambda: f"set here to cell (1 + ({self.number()} mod 6))",
            lambda: f"if {self.flag()}: set leader to {self.player()}",
            lambda: f"set mark to {self.number(0)} mod 5",
            lambda: "set here to next(here)",
        ]
        return self.rng.choice(makers)()

    def ruleset(self) -> str:
        terms = ["  twice(number n): n + n"]
        for index in range(5):
            terms.append(f"  n{index}: {self.number(4)}")
            self.terms["number"].append(f"n{index}")
            terms.append(f"  f{index}: {self.flag(3)[1:-1]}")
            self.terms["flag"].append(f"f{index}")
        low = self.rng.randint(-3, 1)
        return FRAME.format(
            terms="\n".join(terms),
            factor=self.rng.choice([1, 3, 70000]),
            flag=self.flag()[1:-1],
            number=self.number(2),
            low=low,
            high=low + self.rng.randint(0, 4),
            pick_flag=self.with_local(self.numbers, "number", self.flag, 2),
            card_flag=self.with_local(self.cards, "card", self.flag, 2),
            player_flag=self.with_local(self.players, "player", self.flag, 2),
            statements="\n".join(f"      {self.statement()}" for _ in range(6)),
            last_flag=self.flag(3)[1:-1],
        )
