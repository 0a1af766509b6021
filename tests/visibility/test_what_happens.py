"""What each seat is told and sees when components move, turn, roll, are drawn and picked, one instruction and
one pick after the other, to the letter (`expected/what_happens.txt`); and that compiled code offers, does and shows
the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rulewright.adapters import changed, text_of, view_lines
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.machine import Machine
from rulewright.game import Fault, Game
from rulewright.information import Observation
from rulewright.ir.program import PASS
from rulewright.loading import load_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

from .audiences import BUILD

TEXT = """\
rulewright: 1
game: happens
players: 3
limit: 100 decisions
spaces: {cell: {count: 4}}
components:
  token: {kinds: {red: 1, blue: 1}}
  card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 8}, king: {rank: 4, count: 8}}}
  die: {plural: dice, rolls: 1..6, kinds: {bone: 2}}
  cube: {rolls: 2..9, kinds: {cube: 1}}
zones:
  discards: {holds: card, order: pile, seen_by: everyone}
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  faces: {holds: card, order: row, seen_by: face}
  tray: {holds: card, seen_by: face}
  box: {holds: card, seen_by: nobody}
  pile: {holds: card, order: pile, seen_by: nobody, refilled_from: discards}
  table: {holds: card, seen_by: everyone}
  narrow: {holds: card, order: row, room: 2, seen_by: everyone}
  bag: {holds: token, starts: all, seen_by: nobody}
  sack: {holds: token, seen_by: nobody}
  well: {holds: cube, starts: all, seen_by: everyone}
  cup: {holds: die, starts: all, seen_by: everyone}
  fist: {holds: die, per: player, seen_by: face}
money:
  coin:
    bank: {start: 30, seen_by: everyone}
    purse: {per: player, start: 7, from: bank, seen_by: owner}
  gem: {pieces: {values: [5, 1]}, pouch: {per: player, start: 12, seen_by: owner}, chest: {start: 0, seen_by: nobody}}
state:
  level: {is: -3..3, start: -1}
  two: {is: 0..5, start: 2}
  who: {is: player or none, start: none}
  amount: {is: 0..9 or none, start: none}
  mine: {is: 0..9, start: 0, per: player, seen_by: owner}
effects:
  refilled(player p): |
    move pile to discards on top
    draw 2 from pile to p.hand
  rolled(player p): |
    for each die d in cup:
      say "{d}"
      roll d
  covered(player p): |
    move first 1 die in cup to p.fist face down
    move first 1 die in cup to p.fist face up
    roll dice in p.fist
  rolled_with(player p): |
    for each die d in cup:
      roll d
      say "{d}"
  told(player p): |
    for each ace c in p.hand:
      say "one"
      say "two"
  swapped(card one, card other): |
    move one to box
    move other to pile on top
  sent(token t): |
    move t to sack
  by_name(player p): |
    set who to p
    if who is not none: move (the(who)).hand to table
  cast(player p): |
    move first 1 die in cup to p.fist face down
    move first 1 die in cup to p.fist face up
    show p.fist to p
    roll dice in p.fist
  drawn_back(player p): |
    shuffle p.hand into pile
    draw 3 from pile to discards
    draw 2 from pile to faces face down
    draw 1 from pile to p.hand
  mixed(player p): |
    shuffle tray, box into box
  one_of_none(player p): |
    let c = random(card in discards)
    move c to table
  filled(player p): |
    move first 3 cards in p.hand to narrow
  let_out(player p): |
    eliminate p
    say "{p} is out"
actions:
ACTIONS
phases:
  game:
    deal: |
      show bag to player 1
      draw 4 from deck to (player 1).hand
      show last 1 card in (player 1).hand to player 2
      move kings in deck to box
      draw 2 from deck to faces face up
      draw 1 from deck to faces face down
      move first 2 kings in box to tray face down
      move first 2 kings in box to (player 1).hand
      move first 2 kings in box to pile on top
      move first 1 card in deck to pile on top
    play:
      turns: player me clockwise from player 1
      steps: {act: {may: [NAMES], by: me}}
      until: two = 5
score: {of: player, points: "mine[player]", rank: highest points then shared}
"""
ACTIONS = (
    "do: let_out(player 2)",
    "do: refilled(me)",
    "do: rolled(me)",
    "do: rolled_with(me)",
    "do: covered(me)",
    "do: told(me)",
    "do: draw 1 from pile to me.hand",
    "do: draw up to 9 from faces to table",
    "do: draw up to 9 from pile to table",
    "do: draw level from pile to table",
    "do: draw two from pile to box",
    "do: draw everything from faces to discards face up",
    "do: turn faces face up",
    "do: turn faces face down",
    "do: show box to me",
    "do: show me.hand to everyone",
    "do: shuffle faces",
    "do: shuffle me.hand into pile",
    "pick: n in -2..2, do: set level to n",
    "pick: card in me.hand, do: move card to table",
    "pick: card in tray, do: move card to table",
    "pick: card in faces, do: move card to me.hand",
    'pick: "card one in me.hand, card other in box", do: move other to table',
    'pick: "card one in me.hand, card other in box", do: "swapped(one, other)", says: "{one} for {other}"',
    'pick: "card in me.hand, n = card.rank - 2", do: set level to n',
    'pick: "p = who", do: set who to me',
    'pick: "n = amount", do: "set mine[me] to n"',
    'pick: "exactly two cards in me.hand", do: move cards to table',
    'pick: "exactly level cards in me.hand", do: move cards to table',
    'pick: "1..(two) cards in me.hand", do: move cards to discards on top',
    'pick: "2 cards in faces", do: move cards to box',
    'pick: "3 cards in me.hand", do: move cards to table',
    'pick: "2 cells", do: set two to 3',
    'pick: "2 numbers in 3..5", do: set two to 3',
    "do: pay 3 from me.purse to bank",
    "do: pay 6 from me.pouch to chest",
    'pick: "player in others", do: set who to player',
    "do: move me.hand to table",
    "do: move aces in me.hand to table",
    "do: move me.hand to (player 1).hand",
    "do: move me.hand to (player 2).hand",
    "do: move box to box",
    "do: move tray to box",
    "do: move box to tray face up",
    "do: move box to tray face down",
    "do: move first 2 cards in faces to discards on top",
    "do: move faces by highest card.rank to pile on top",
    "do: move faces to pile at bottom",
    "do: move pile to faces face up",
    "do: move pile to faces face down",
    "do: move faces to me.hand",
    "do: move cards in me.hand where card.rank > two to faces face down",
    "do: turn first 2 cards in faces face down",
    "do: show last 1 card in faces to player 2",
    "do: show tray to me",
    "do: sent(the(first(bag)))",
    "do: move hand to box",
    "do: by_name(me)",
    "do: move me.hand by highest card.rank to faces face up",
    "do: move bag to sack",
    "pick: token in bag, do: move token to sack",
    "do: shuffle box",
    "do: mixed(me)",
    "do: shuffle faces into discards",
    "do: shuffle hand into tray",
    "do: move deck to box",
    "do: roll dice in cup",
    "do: cast(me)",
    "do: roll cubes in well",
    "do: draw 2 from faces to pile",
    "do: draw everything from pile to tray face up",
    "do: drawn_back(me)",
    "do: show cards in box where card.rank > two to player 2",
)
"""What a choice does, one after the other."""
FAULTY = {
    "do: draw 4 from pile to table": "4 are to be drawn from `pile`, which has 3",
    "do: one_of_none(me)": "a random one of nothing was asked for",
    "do: filled(me)": "has room for 2 and is full",
}
"""What a choice does in vain, and what is said."""


@cache
def machine() -> Machine:
    every = (*ACTIONS, *FAULTY)
    says = {does: "" if "says" in does else ', says: "{me} x"' for does in every}
    actions = "".join(f"  a{number}: {{{does}{says[does]}}}\n" for number, does in enumerate(every))
    text = TEXT.replace("ACTIONS\n", actions)
    text = text.replace("NAMES", ", ".join(f"a{number}" for number in range(len(every))))
    found = load_text(Source("happens.yaml", text), report := Report())
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert found is not None and not errors, errors
    return found.machine(3, {})


SEED = 3
EXPECTED = Path(__file__).with_name("expected") / "what_happens.txt"


class Both:
    """A game at its first stop, on both backends."""

    def __init__(self, automatic: bool = True, heard: bool = False) -> None:
        self.game = Game.start(machine(), SEED, log=not heard, automatic=automatic, heard=heard)
        self.native = NativeMachine(machine(), BUILD).blank()
        self.native.begin(SEED, automatic)

    def ids(self, number: int) -> list[int]:
        """What is legal of an action, which both offer alike."""
        legal = list(self.game.legal(0))
        assert self.native.legal(0) == legal
        action = self.game.program.actions[number]
        return [id_ for id_ in legal if id_ != PASS and action.base <= id_ < action.base + action.size]

    def told(self, id_: int) -> Iterator[str]:
        """What is told and seen after a choice, by eye; those who are told the same are put together."""
        eyes = (0, 1, None)
        before = {eye: self.game.view(eye) for eye in eyes}
        self.game.choose(0, id_)
        self.native.choose(0, id_)
        assert self.native.digest() == self.game.digest()
        found: dict[tuple[str, ...], str] = {}
        for eye in eyes:
            after = self.game.view(eye)
            assert json.dumps(self.native.view(eye)) == json.dumps(after)
            lines = text_of(changed(view_lines(before[eye]), view_lines(after))).splitlines()
            told = (*self.game.log(eye), *(line for line in lines if not line.startswith(("to act", "decisions"))))
            found[told] = found.get(told, "") + ("-" if eye is None else str(eye))
        for told, who in found.items():
            yield "\n    ".join((f"  {who}:", *told))


def everything(number: int) -> Iterator[str]:
    yield f"{ACTIONS[number]}"
    both = Both()
    ids = both.ids(number)
    words = [both.game.words(0, id_) for id_ in ids]
    yield f"  offers {words}"
    if ids and any(pick.form == "some" for pick in both.game.program.actions[number].picks):
        yield f"  of places {[both.game.telling.member_indices(0, id_, 0) for id_ in ids]}"
    assert [id_ for id_ in _every(both.game, number) if _means_something(both.game, id_)] == sorted(ids)
    for id_ in ids[:1] + ids[-1:] if len(ids) > 1 else ids:
        yield f"  {both.game.words(0, id_)}:"
        yield from Both().told(id_)


def _every(game: Game, number: int) -> range:
    action = game.program.actions[number]
    return range(action.base, action.base + action.size)


def _means_something(game: Game, id_: int) -> bool:
    return machine().choosers.of(id_).bind(list(game.state.slots), 0, [], id_)


@pytest.mark.parametrize("does", FAULTY)
def test_what_cannot_be_done(does: str) -> None:
    both = Both()
    (id_,) = both.ids(len(ACTIONS) + [*FAULTY].index(does))
    for game in (both.game, both.native):
        with pytest.raises(Fault, match=FAULTY[does]):
            game.choose(0, id_)


@pytest.mark.parametrize("number", range(len(ACTIONS)), ids=ACTIONS)
def test_chance_that_is_decided_from_outside(number: int) -> None:
    """Both know the same outcomes; the first one is taken, then the last one, and so on."""
    both = Both(automatic=False)
    for id_ in both.ids(number)[:1]:
        both.game.choose(0, id_)
        both.native.choose(0, id_)
    for outcomes, decided in chance(both.game):
        assert sorted(both.native.outcomes()) == outcomes and both.native.digest() == both.game.digest()
        both.game.decide(decided)
        both.native.decide(decided)
    assert both.native.digest() == both.game.digest()
    assert all(json.dumps(both.native.view(eye)) == json.dumps(both.game.view(eye)) for eye in (0, 1, None))


def chance(game: Game) -> Iterator[tuple[list[int], int]]:
    """What is possible, as often as chance is asked, and which of it is to be decided."""
    place = 0
    while game.at_chance:
        outcomes = sorted(machine().outcomes[game.state.slots[game.program.pc]](game.state))
        yield outcomes, outcomes[place]
        place = -1 - place


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_both_backends_hear_the_same(seat: int) -> None:
    """Of all choices, one after the other, as far as they can be made."""
    native = NativeMachine(machine(), BUILD, search=True)
    for number in range(len(ACTIONS)):
        both, compiled = Both(automatic=False, heard=True), native.blank()
        compiled.finish(native.library.rw_begin_watched(compiled.memory, seat))
        for id_ in both.ids(number)[-1:]:
            assert both.game.state.heard is not None
            both.game.choose(0, id_)
            compiled.choose(0, id_)
            for _, decided in chance(both.game):
                both.game.decide(decided)
                compiled.finish(native.library.rw_decide(compiled.memory, decided))
            heard = tuple(both.game.state.heard[seat])
            assert native.library.rw_take_heard(compiled.memory) == Observation((), (), heard).sound, ACTIONS[number]


def test_who_hears_what_only_some_are_told() -> None:
    """Each of four lines of two, and what all are told."""
    game = Game.start(machine(), SEED, log=False, heard=True)
    game.choose(0, next(one.base for one in game.program.actions if one.name == f"a{ACTIONS.index('do: told(me)')}"))
    assert game.state.heard is not None
    own, *others = game.state.heard
    assert len(own) == 8 + len(others[0]) and own[8:] == others[0] == others[1]
    assert own[:8] == own[:2] * 4 and own[0] != own[1]


def beginning() -> Iterator[str]:
    both = Both()
    for eye in (0, 1, None):
        view = both.game.view(eye)
        assert json.dumps(both.native.view(eye)) == json.dumps(view)
        yield f"at the beginning, {'-' if eye is None else eye}:"
        yield from (f"  {line}" for line in text_of(view_lines(view)).splitlines())


def test_what_is_seen_at_the_beginning() -> None:
    assert "\n".join(beginning()) == EXPECTED.read_text(encoding="utf-8").split("\n\n")[-1].rstrip("\n")


@pytest.mark.parametrize("number", range(len(ACTIONS)), ids=ACTIONS)
def test_what_is_told_and_seen(number: int) -> None:
    expected = EXPECTED.read_text(encoding="utf-8").split("\n\n")
    assert "\n".join(everything(number)) == expected[number].rstrip("\n")
