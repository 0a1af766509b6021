"""Ways from a secret to a seat that are not its view or its log: how many lines others were told, what the way back
refuses, what a rule does because of a secret. Each is tried with positions that differ only in what seat 2 keeps secret
from seat 1.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest

from properties.play import difference
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.choosing.history import History, TooLate
from rulewright.choosing.new_information import READ
from rulewright.game import Game
from rulewright.game.saved_game import load, save
from rulewright.loading import Ruleset, load_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

from .audiences import BUILD
from .seat_outputs import everything

TEXT = """\
rulewright: 1
game: ways
players: 2
limit: 100 decisions
components: {card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 20}, king: {rank: 4, count: 20}}}}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner, REMEMBERED}
  table: {holds: card, order: row, seen_by: everyone}
  box: {holds: card, seen_by: nobody}
  away: {holds: card, order: pile, seen_by: nobody}
money: {coin: {bank: {start: 50, seen_by: everyone}, purse: {per: player, start: 5, seen_by: everyone},
    sack: {per: player, start: 3, seen_by: owner}, safe: {start: 9, seen_by: nobody}}}
state:
  sec: {is: 0..9, start: 2, per: player, seen_by: owner}
  holder: {is: player, start: player 2, seen_by: nobody}
  luck: {is: 1..6, start: 1}
  note: {is: 0..90, start: 0, per: player, seen_by: owner}
effects:
  lines(player p): 'for each ace one in p.hand: say "#{one} is in hand"'
  named: |
    let n = sec[player 2]
    if n > 4: set luck to random(m in 1..6)
  bounded: |
    let n = max(1, sec[player 2] - 2)
    set luck to random(m in 1..n)
actions:
  pass: {says: "{me} waits"}
  chance: {do: "if sec[player 2] > 4: shuffle away", says: "{me} y"}
  roll: {do: "if sec[player 2] > 4: set luck to random(n in 1..6)", says: "{me} y"}
  learn: {do: "if sec[player 2] > 4: show first 1 card in deck to me", says: "{me} y"}
  count: {do: "for each ace one in (player 2).hand: add 1 to note[player 2]", says: "{me} y"}
  most: {do: "for each ace one in (player 2).hand: set luck to random(n in 1..6)", says: "{me} y"}
  mine: {do: "if payable(1, holder.sack): add 1 to note[me]", says: "{me} y"}
  his: {do: "add sec[holder] to note[me]", says: "{me} y"}
  number: {do: "set luck to random(n in 1..max(1, sec[player 2] - 2))", says: "{me} y"}
  named: {do: "named", says: "{me} y"}
  bounded: {do: "bounded", says: "{me} y"}
phases:
  game:
    deal: |
      for each player:
        draw 6 from deck to player.hand
      draw 2 from deck to away
    luck: set luck to random(n in 1..6)
    lines: lines(player 2)
    play:
      turns: player me clockwise from player 1
      steps:
        act: {must: [ACTIONS], by: me, if_none: never}
AGAIN      until: luck > 7
score: {of: player, points: player.purse, rank: highest points then shared}
"""
ACTIONS = ("pass", "chance", "roll", "learn", "count", "most", "mine", "his", "number", "named", "bounded")


AGAIN = "        again: lines(player 2)\n"
"""What tells seat 2 a line for each ace, after every choice; it has looked at something that seat 1 does not see."""


@cache
def ruleset(remembered: str = "yes", again: str = AGAIN) -> Ruleset:
    text = TEXT.replace("REMEMBERED", f"remembered: {remembered}").replace("ACTIONS", ", ".join(ACTIONS))
    text = text.replace("AGAIN", again)
    found = load_text(Source("ways.yaml", text), report := Report())
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert found is not None and not errors, errors
    return found


def slot(game: Game, name: str, index: int) -> int:
    return next(variable for variable in game.program.variables if variable.name == name).slots.base + index


def twins(remembered: str = "yes", again: str = AGAIN) -> Iterator[Game]:
    """Games that seat 1 cannot tell apart: seat 2 has more and more aces, and another secret number;
    and another one is the holder.
    """
    start = Game.start(ruleset(remembered, again).machine(2, {}), 1, automatic=False, heard=True)
    while start.program.code[start.state.slots[start.program.pc]].name != "random":
        start.decide(start.chance()[0].id)
    s, program = start.state.slots, start.program
    hand = next(zone for zone in program.zones if zone.family == "hand" and zone.owner == 1)
    deck = next(zone for zone in program.zones if zone.family == "deck")
    for aces in (0, 1, 5):
        game = start.clone()
        s = game.state.slots
        everywhere = [*s[hand.first : hand.first + s[hand.base]], *s[deck.first : deck.first + s[deck.base]]]
        kinds = {card: program.components[card].face for card in everywhere}
        ordered = sorted(everywhere, key=lambda card: kinds[card])
        mine = sorted([*ordered[:aces], *ordered[::-1][: s[hand.base] - aces]])
        rest = [card for card in everywhere if card not in mine]
        for zone, cards in ((hand, mine), (deck, rest)):
            s[zone.first : zone.first + len(cards)] = cards
            for card in cards:
                s[program.home + card] = zone.index
                s[program.knows + card] = 2 if zone is hand else 0
        s[slot(game, "sec", 1)] = 2 + aces
        s[slot(game, "holder", 0)] = int(aces < 5)
        game.decide(1)
        game.state.automatic = True
        yield game


def told(game: Game, history: History | None = None) -> str:
    return everything(ruleset(), game, 0, history)


def back(game: Game, history: History, seat: int) -> str:
    try:
        history.back(seat)
    except TooLate as problem:
        return str(problem)
    return "taken back"


def test_the_twins_differ() -> None:
    """In what seat 2 and the log of all secrets hold: seat 2 is told as many lines as it has aces."""
    assert [len(game.full_log()) for game in twins()] == [0, 1, 5] == [len(game.log(1)) for game in twins()]


@pytest.mark.parametrize("remembered", ["yes", "no"])
@pytest.mark.parametrize("again", [False, True], ids=["", "from a save"])
def test_how_many_lines_another_was_told(remembered: str, again: bool) -> None:
    """Not on resuming either, nor by where one's own log begins when memory is not aided."""
    seen = set()
    for game in twins(remembered):
        for turn in range(8):
            played = load(game.machine, save(game)) if again and turn else game
            seen.add((turn, everything(ruleset(remembered), played, 0), everything(ruleset(remembered), played, None)))
            game.choose(turn % 2, game.legal(turn % 2)[0])
    assert len(seen) == 8, difference(*sorted(text for turn, text, _ in seen if turn == 0)[:2])


@pytest.mark.parametrize("number", range(len(ACTIONS)), ids=ACTIONS)
def test_what_the_way_back_refuses(number: int) -> None:
    """Whether and why a choice cannot be taken back says nothing of what a secret made the rules do."""
    for game in twins(again=""):
        history = History(game, ["Ann", "Bob"])
        history.choose(0, game.actions(0)[number].id, 0)
        assert back(game.clone(), history, 0) == ("taken back" if ACTIONS[number] == "pass" else str(READ))


def test_both_backends_ask_the_same() -> None:
    """The compiled form keeps lines from the same seats, and gives the same views."""
    native = NativeMachine(ruleset().machine(2, {}), BUILD).blank()
    native.begin(1, True)
    game = Game.start(ruleset().machine(2, {}), 1)
    for turn in range(2 * len(ACTIONS)):
        seat, action = turn % 2, game.legal(turn % 2)[turn // 2]
        game.choose(seat, action)
        native.choose(seat, action)
        for eye in (0, 1, None):
            assert json.dumps(game.view(eye)) == json.dumps(native.view(eye))
