"""What the log tells of dice, of lists and of nothing: in words, and as the numbers that bots hear, on both
backends.
"""

from __future__ import annotations

from functools import cache

import pytest

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.game_wording import ToldValue
from rulewright.backend.runtime.hearing import UNTOLD
from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.information import Observation
from rulewright.loading import load_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

from .audiences import BUILD

TEXT = """\
rulewright: 1
game: heard
players: 2
limit: 100 decisions
components:
  die: {plural: dice, rolls: -1..4, kinds: {bone: 2, ivory: 1}}
  card: {kinds: {ace: 2, king: 1}}
  cube: {rolls: 1..2, kinds: {cube: 1}}
zones:
  cup: {holds: die, starts: all, seen_by: nobody}
  fist: {holds: die, per: player, seen_by: owner}
  hand: {holds: card, per: player, seen_by: owner}
  box: {holds: cube, starts: all, seen_by: nobody}
  deck: {holds: card, starts: all, seen_by: nobody}
actions:
  show: {pick: 2 dice in me.fist, says: "{me} shows {dice}"}
  lay: {pick: 2 cards in me.hand, says: "{me} lays {cards}"}
  hide: {pick: 2 cards in me.hand, says: "{me} hides {cards}", seen_by: owner}
phases:
  game:
    deal: |
      move first 2 bones in cup to (player 1).fist
      move first 1 ivory in cup to (player 2).fist
      for each die d in (player 1).fist: roll d
      for each die d in (player 2).fist: roll d
      move first 2 aces in deck to (player 1).hand
      move first 1 king in deck to (player 2).hand
    tell: |
      let one = the(first((player 1).fist))
      let other = the(last((player 1).fist))
      let theirs = the(first((player 2).fist))
      let card = the(first((player 2).hand))
      let no_die = first(die d in (player 1).fist where d is ivory)
      for each cube c in box: roll c
      say "one {one}"
      say "other {other}"
      say "theirs {theirs}"
      say "card {card}"
      say "none {no_die}"
    first: {must: show, by: player 1, if_none: never}
    second: {must: lay, by: player 1, if_none: never}
    third: {must: hide, by: player 1, if_none: never}
score: {of: player, points: 0, rank: highest points then shared}
"""
ROLLED = (2, -1, 4, 2)
"""What the dice show: those of player 1, that of player 2, the cube."""
NUMBERS = 6
"""From -1, the lowest that a die shows, to 4."""
BONE, IVORY, ACE, KING = (NUMBERS * likeness + 1 for likeness in range(4))
"""What they are as numbers, while they show 0; cards show nothing else."""


@cache
def machine() -> Machine:
    found = load_text(Source("heard.yaml", TEXT), report := Report())
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert found is not None and not errors, errors
    return found.machine(2, {})


def rolled(*, in_words: bool) -> Game:
    """A game in which chance is what it should be, up to the first choice; told in words or in numbers."""
    game = Game.start(machine(), 1, log=in_words, automatic=False, heard=not in_words)
    for number in ROLLED:
        game.decide(number)
    return game


@pytest.mark.parametrize(
    ("eye", "dice", "cards", "told"),
    [
        (0, "bone showing -1 and bone showing 2", "ace and ace", [
            "bone showing 2", "bone showing -1", "a die", "a card", "nothing",
        ]),
        (1, "a die and a die", "a card and a card", ["a die", "a die", "ivory showing 4", "king", "a die or nothing"]),
        (None, "a die and a die", "a card and a card", ["a die", "a die", "a die", "a card", "a die or nothing"]),
    ],
)  # fmt: skip
def test_lines_in_words(eye: int | None, dice: str, cards: str, told: list[str]) -> None:
    game = rolled(in_words=True)
    for _ in range(3):
        game.choose(0, game.legal(0)[0])
    names = ("one", "other", "theirs", "card", "none")
    chosen = [f"Player 1 {verb} {what}" for verb, what in (("shows", dice), ("lays", cards), ("hides", cards))]
    assert game.log(eye) == [*(f"{name} {words}" for name, words in zip(names, told, strict=True)), *chosen]


def test_what_is_none_shows_no_number() -> None:
    """The last component of all is a die."""
    assert machine().program.components[-1].cls == "cube"
    (line,) = (line for line in rolled(in_words=True).state.log or () if line[0] == "none nothing")
    assert line.told[0] is not None
    assert [hole.values for hole in line.told[0].holes] == [(ToldValue(-1, None),)]


def heard_by(seat: int) -> list[list[int]]:
    """The numbers that a seat has heard at each of the four stops."""
    game, found = rolled(in_words=False), list[list[int]]()
    while True:
        assert game.state.heard is not None
        found.append(game.state.heard[seat][:])
        game.state.heard[seat].clear()
        if game.over:
            return found
        game.choose(0, game.legal(0)[0])


@pytest.mark.parametrize(
    ("seat", "told", "dice", "cards"),
    [
        (0, [BONE + 2, BONE - 1, UNTOLD, UNTOLD, -1], [BONE - 1, BONE + 2, 2, 0], [ACE, ACE, 2, 0]),
        (1, [UNTOLD, UNTOLD, IVORY + 4, KING, UNTOLD], [0, 2], [0, 2]),
    ],
)
def test_lines_as_numbers(seat: int, told: list[int], dice: list[int], cards: list[int]) -> None:
    """Each line is its pattern, then what stands in its holes; a list those that are told, how many, and how many not.
    The chooser is told by the seat's number.
    """
    lines = [number for pattern, value in zip(range(3, 8), told, strict=True) for number in (pattern, value)]
    assert heard_by(seat) == [lines, [0, 0, *dice], [1, 0, *cards], [2, 0, *cards]]


@pytest.mark.parametrize("seat", [0, 1])
def test_both_backends_hear_the_same(seat: int) -> None:
    native = NativeMachine(machine(), BUILD, search=True)
    library, game = native.library, native.blank()
    game.finish(library.rw_begin_watched(game.memory, seat))
    for number in ROLLED:
        game.finish(library.rw_decide(game.memory, number))
    for stop, numbers in enumerate(heard_by(seat)):
        assert library.rw_take_heard(game.memory) == Observation((), (), tuple(numbers)).sound, stop
        if stop < 3:
            game.choose(0, game.legal(0)[0])
