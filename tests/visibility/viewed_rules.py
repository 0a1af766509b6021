"""A ruleset of everything that a view can hold, in which choices bring it about by and by: heaps of which a seat knows
a part, piles and rows whose order chance has still to decide in the middle, faces, purses with pieces, state of
every audience; and if there is more, dice and marks of two classes. Without them components lie in the order of
their codes.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from properties.catalogue import machine_of
from rulewright.backend.runtime.machine import Machine
from rulewright.loading import load_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

PLAYERS = 3
TEXT = """\
rulewright: 1
game: viewed
players: 3
limit: 3000 decisions
spaces: {cell: {count: 10}}
components:
  card: {traits: {rank: 1..3}, kinds: {ace: {rank: 1, count: 22}, king: {rank: 3, count: 22}}}
  tile: {kinds: {flat: 2, round: 2}}
DICE
zones:
  deck: {holds: card, order: pile, starts: all face down, seen_by: nobody}
  heap: {holds: card, seen_by: nobody}
  dim: {holds: card, seen_by: nobody, remembered: no}
  hand: {holds: card, per: player, seen_by: owner}
  tray: {holds: card, seen_by: face}
  bowl: {holds: card, seen_by: face, remembered: no}
  spread: {holds: card, order: row, seen_by: face}
  shelf: {holds: card, order: row, seen_by: face, remembered: no}
  stack: {holds: card, order: pile, seen_by: face}
  rack: {holds: card, order: pile, per: player, seen_by: others}
  strip: {holds: card, order: row, seen_by: nobody}
  sack: {holds: tile, starts: all, seen_by: everyone}
  file: {holds: tile, order: row, room: 3, per: player, seen_by: owner}
CUP
money:
  coin: {purse: {per: player, start: 30, seen_by: owner}, bank: {start: 0, seen_by: everyone}}
  gem: {pieces: {values: [1, 5]}, pouch: {per: player, start: 12, seen_by: owner}, chest: {start: 0, seen_by: nobody}}
state:
  laps: {is: 0..999, start: 0, seen_by: everyone}
  told: {is: -12..9, start: 0, per: cell, seen_by: everyone}
  sign: {is: flag, start: no, seen_by: everyone}
  own: {is: -3..9, start: -1, per: [player, cell], seen_by: owner}
  dark: {is: 0..9, start: 0, per: cell, seen_by: nobody}
MARKS
actions:
  draw: {do: draw up to 2 from deck to me.hand}
  deal: {do: draw up to 1 from deck to heap}
  look: {do: show heap to me}
  peek: {do: show first 2 cards in deck to me}
  put: {pick: card in me.hand, do: move card to heap}
  sink: {pick: card in me.hand, do: move card to dim}
  lay: {pick: card in me.hand, do: move card to spread face up}
  hide: {pick: card in me.hand, do: move card to spread face down}
  set_up: {pick: card in me.hand, do: move card to shelf face up}
  set_down: {pick: card in me.hand, do: move card to shelf face down}
  pile_up: {pick: card in me.hand, do: move card to stack face up on top}
  pile_under: {pick: card in me.hand, do: move card to stack face down at bottom}
  drop: {pick: card in me.hand, do: move card to tray face up}
  slip: {pick: card in me.hand, do: move card to tray face down}
  cast: {pick: card in me.hand, do: move card to bowl face up}
  tuck: {pick: card in me.hand, do: move card to bowl face down}
  keep: {pick: card in me.hand, do: move card to me.rack on top}
  grab: {pick: card in heap, do: move card to me.hand}
  fish: {pick: card in dim, do: move card to me.hand}
  turn_out: {pick: card in heap, do: move card to spread face up}
  bury: {pick: card in heap, do: move card to dim}
  scoop: {pick: card in tray, do: move card to me.hand}
  sip: {pick: card in bowl, do: move card to heap}
  back: {pick: card in me.hand, do: move card to deck on top}
  under: {pick: card in me.hand, do: move card to deck at bottom}
  up: {pick: card in spread, do: turn card face up}
  down: {pick: card in spread, do: turn card face down}
  file: {pick: tile in sack where count(me.file) < 3, do: move tile to me.file}
  unfile: {pick: tile in me.file, do: move tile to sack}
  mix: {do: shuffle deck}
  stir: {do: shuffle spread}
  churn: {do: shuffle stack}
  swirl: {do: shuffle heap}
  pour: {do: shuffle tray into deck}
  pool: {do: shuffle spread into stack}
  drain: {do: shuffle stack into tray}
  jumble: {do: shuffle me.rack}
  stretch: {pick: card in me.hand, do: move card to strip}
  tear: {do: "torn(me)"}
  glimpse: {do: show last 1 card in strip to me}
  rub: {do: shuffle strip}
  wind: {do: "wound(me)"}
  gather: {do: "cleared"}
  say_so: {pick: "cell, number in 0..9", do: "counted(me, cell, number)"}
  pay: {pick: "number in 1..5 where payable(number, me.purse) and payable(number, me.pouch)", do: "paid(me, number)"}
  first: {says: "{me} is first"}
  second: {says: "{me} is second"}
NOTE
ROLL
effects:
NOTED
  torn(player p): |
    if count(strip) > 0: move first 1 card in strip to p.hand
  wound(player p): |
    shuffle strip
    if count(strip) > 0: show first 1 card in strip to p
  cleared: |
    move heap to deck on top
    move tray to deck at bottom
    move spread to deck on top
    move stack to deck on top
    move shelf to heap
    move bowl to heap
    move dim to heap
  counted(player p, cell c, number n): |
    set told[c] to n - 12
    set sign to not sign
    set own[p, c] to n - 3
    set dark[c] to n
  paid(player p, number n): |
    pay n from p.purse to bank
    pay n from p.pouch to chest
phases:
  game:
    deal: |
      shuffle deck
      for each player:
        draw 3 from deck to player.hand
        draw 2 from deck to player.rack
      draw 3 from deck to spread face up
      draw 3 from deck to spread face down
      draw 3 from deck to stack face up
      draw 3 from deck to heap
      draw 4 from deck to strip
      draw 2 from deck to tray face down
      draw 2 from deck to shelf face up
      draw 2 from deck to bowl face up
ROLLED
    play:
      turns: player me clockwise from player 1
      steps:
        act: {must: [ALL]}
        more: {must: [ALL]}
        both: {when: laps mod 8 = 5, everyone: [first, second], if_none: never}
        lap: {do: add 1 to laps}
      until: laps = 999
score: {of: player, points: 0, rank: highest points then shared}
"""
WITH_MORE = {
    "MARKS\n": """\
  open: {is: 0..9, start: 0, per: card, seen_by: everyone}
  mine: {is: -2..9, start: -2, per: card, seen_by: owner}
  theirs: {is: 0..9, start: 3, per: card, seen_by: others}
  bent: {is: flag, start: no, per: tile, seen_by: owner}
""",
    "NOTE\n": """\
  mark: {pick: "card in spread, number in 1..3", do: set card.open to number}
  dog_ear: {pick: "card in spread, number in 4..6", do: set card.open to number}
  note: {pick: "card in me.rack, number in 1..9", do: "noted(card, number)"}
  bend: {pick: tile in me.file, do: set tile.bent to yes}
""",
    "NOTED\n": """\
  noted(card one, number n): |
    set one.mine to n - 2
    set one.theirs to n
""",
    "DICE\n": "  die: {plural: dice, rolls: -2..11, kinds: {small: 3, large: 2}}\n",
    "CUP\n": "  cup: {holds: die, starts: all, seen_by: everyone}\n  box: {holds: die, seen_by: nobody}\n",
    "ROLL\n": """\
  roll: {do: roll dice in cup}
  take: {pick: die in cup, do: move die to box}
  give: {do: move box to cup}
  glance: {do: show box to me}
""",
    "ROLLED\n": "      roll dice in cup\n",
}
LAST = ("first", "second")


def text(has_more: bool) -> str:
    found = TEXT
    for word, lines in WITH_MORE.items():
        found = found.replace(word, lines if has_more else "")
    actions = found[found.index("actions:\n") : found.index("effects:\n")].splitlines()[1:]
    names = [line.partition(":")[0].strip() for line in actions]
    return found.replace("ALL", ", ".join(name for name in names if name not in LAST))


@cache
def machine(has_more: bool) -> Machine:
    found = load_text(Source("viewed.yaml", text(has_more)), report := Report())
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert found is not None and not errors, errors
    return found.machine(PLAYERS, {})


BARE = """\
rulewright: 1
game: bare
players: 2
limit: 100 decisions
components: {card: {kinds: {ace: 4, king: 4}}}
zones:
  deck: {holds: card, starts: all, seen_by: nobody}
  end: LAST
STATE
actions: {go: {says: "{me} goes"}, stay: {says: "{me} stays"}}
phases:
  game:
    some: move first 6 cards in deck to end FACE
    ask: {must: [go, stay], by: player 1, if_none: never}
    all: move deck to end FACE
    more: {must: [go, stay], by: player 1, if_none: never}
score: {of: player, points: 0, rank: highest points then shared}
"""
LAST_ZONES = {
    "heap": "{holds: card, seen_by: everyone}",
    "heap of faces": "{holds: card, seen_by: face}",
    "heap of nobody": "{holds: card, seen_by: nobody}",
    "row": "{holds: card, order: row, seen_by: everyone}",
    "row of faces": "{holds: card, order: row, seen_by: face}",
    "row of nobody": "{holds: card, order: row, seen_by: nobody}",
    "row with marks": "{holds: card, order: row, seen_by: everyone}",
}
"""What may stand at the end of a view."""


def ends_with(last: str, folder: Path) -> Machine:
    """A machine of two cards' kinds whose view ends with a zone: six lie there at the first stop, then as many as
    may.
    """
    state = "state: {bent: {is: 0..9, start: 3, per: card, seen_by: everyone}}" if "marks" in last else ""
    text = BARE.replace("LAST", LAST_ZONES[last]).replace("STATE", state)
    return machine_of(text.replace(" FACE", " face up" if "faces" in last else ""), 2, folder)


ALONE = """\
rulewright: 1
game: alone
players: 3
limit: 100 decisions
spaces: {cell: {count: 22}}
components: {card: {kinds: {ace: 1}}}
zones:
  hand: {holds: card, per: PER, seen_by: FOR}
  deck: {holds: card, starts: all, seen_by: nobody}
state: {laps: {is: 0..99, start: 0}}
actions: {go: {says: "{me} goes"}, stay: {says: "{me} stays"}}
phases:
  game:
    deal: |
      move deck to HAND
      SHOW
    play:
      turns: player me clockwise from player 1
      steps: {act: {must: [go, stay]}, lap: {do: add 1 to laps}}
      until: laps = 50
score: {of: player, points: 0, rank: highest points then shared}
"""
"""One card, which one seat sees all the time."""
HANDS = {
    "few": ("player", "(player 1).hand", "owner", "show (player 1).hand to player 1"),
    "many": ("[player, cell]", "hand[player 1, cell 22]", "nobody", "show hand[player 1, cell 22] to player 1"),
    "not remembered": ("player", "(player 1).hand", "owner, remembered: no", "show (player 1).hand to everyone"),
}
"""By how many zones there are (many: more than 64, of which one seat knows what it was shown), and whether all have
seen it before: what is put in its places."""


def alone(zones: str, folder: Path) -> Machine:
    """A machine of that, of three players."""
    text = ALONE
    for word, given in zip(("PER", "HAND", "FOR", "SHOW"), HANDS[zones], strict=True):
        text = text.replace(word, given)
    return machine_of(text, PLAYERS, folder)
