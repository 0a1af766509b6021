"""A ruleset in which steps of the rules happen with things that all see, that one player sees and that nobody sees;
and what each seat is told of them in the rule log, entry by entry.

`told` says for each entry who is told it (seats, `-` for onlookers, `!` for whoever sees everything), after how many
choices, of which kind it is, in which rules it stands (the kind is that of the innermost; `nowhere` for those who
may not know which rules run), its sentence, and in a second line its values. Those who are told the same are put
together.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from rulewright.ir.program import PASS
from rulewright.loading import Ruleset, load_text
from rulewright.rule_log import LogEntry, LoggedGame, ToldEntry
from rulewright.rule_log.log_entries import KnownValue, told_entry
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import NOWHERE, Source

PLAYERS = 3
SEED = 4
PLACE = re.compile(r"\(logged.yaml:\d+:\d+\)")
TEXT = """\
rulewright: 1
game: logged
players: 3
limit: 60 decisions
spaces: {cell: {count: 3}}
components:
  card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 16}, king: {rank: 4, count: 16}}}
  die: {plural: dice, rolls: 1..6, kinds: {bone: 5}}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  rack: {holds: card, order: row, per: player, seen_by: owner}
  table: {holds: card, order: row, seen_by: everyone}
  yard: {holds: card, per: player, seen_by: everyone}
  stack: {holds: card, order: pile, seen_by: face}
  box: {holds: card, seen_by: nobody}
  tub: {holds: card, seen_by: nobody}
  empty: {holds: card, seen_by: nobody}
  cup: {holds: die, starts: all, seen_by: nobody}
  tray: {holds: die, order: row, seen_by: everyone}
  fist: {holds: die, per: player, seen_by: owner}
  bench: {holds: die, order: row, per: player, seen_by: owner}
money:
  coin:
    bank: {start: 50, seen_by: everyone}
    purse: {per: player, start: 5, seen_by: everyone}
    sack: {per: player, start: 3, seen_by: owner}
    safe: {start: 9, seen_by: nobody}
  gem:
    pieces: {values: [1, 5]}
    pouch: {per: player, start: 7, seen_by: owner}
    chest: {start: 0, seen_by: everyone}
  chit:
    debt: {start: 2, may_owe: yes, seen_by: nobody}
    loan: {start: 2, at_most: 40, seen_by: nobody}
    pot: {start: 1, at_most: 40, seen_by: everyone}
state:
  sec: {is: 0..9, start: 2, per: player, seen_by: owner}
  brow: {is: 0..9, start: 2, per: player, seen_by: others}
  light: {is: 0..9, start: 2, per: player}
  both: {is: 0..9, start: 2, per: [player, cell], seen_by: owner}
  dark: {is: 0..9, start: 2, seen_by: nobody}
  open: {is: 0..9, start: 2}
  lit: {is: flag, start: no}
  mine: {is: flag, start: no, per: player, seen_by: owner}
  who: {is: player or none, start: none}
  whom: {is: player, start: player 2, seen_by: nobody}
  spot: {is: cell, start: cell 2}
  stone: {is: 0..1, start: 0, per: cell}
  met: {positions_of: stone, room: 9}
  aim: {is: player, start: player 2, per: player, seen_by: owner}
  plan: {is: cell or none, start: none, per: player, seen_by: owner}
  much: {is: 1..9 or none, start: none}
  tag: {is: 0..9, start: 0, per: card}
  note: {is: 0..9, start: 0, per: card, seen_by: owner}
  low: {is: -3..9, start: 2}
  held: {is: player or none, start: none, per: card}
  lies: {is: cell or none, start: none, per: die}
  chip: {is: 0..9, start: 0, per: die}
  scratch: {is: 0..9, start: 0, per: die, seen_by: owner}
terms:
  high(player p): sec[p] > 4
  in_hand(player p, number n): sum(card.rank for card in p.hand) + n
  whole(player p): light[p] + in_hand(p, sec[p])
effects:
  bump(player p): add 1 to light[p]
  hide(player p): add 1 to sec[p]
  kept(number n): set open to n
  sent(card c): move c to box
  secretly(player p, number n): |
    add n to sec[p]
    set light[player 2] to 6
PARTS
score: SCORE
"""
"""`PARTS`: actions, phases and what they need."""
SCORE = "{of: player, points: 0, rank: highest points then shared}"
DEAL = """\
      move first 2 aces in deck to table
      move first 1 king in deck to table
      for each player:
        move first 2 aces in deck to player.hand
        move first 1 king in deck to player.hand
        move first 1 ace in deck to player.rack
        move first 1 king in deck to player.rack
      move first 1 ace in deck to (player 1).yard
      move first 2 kings in deck to (player 1).yard
      move first 1 ace in deck to stack face up on top
      move first 1 king in deck to stack face down on top
      move first 1 ace in deck to box
      move first 1 king in deck to box
      move first 2 dice in cup to tray
      move first 1 die in cup to (player 1).fist
      move first 1 die in cup to (player 2).bench
      shuffle deck
      set sec[player 2] to 6
      set light[player 3] to 4"""


def block(text: str, indent: int) -> str:
    return "\n".join(" " * indent + line for line in text.splitlines())


@cache
def loaded(parts: str, score: str = SCORE) -> Ruleset:
    """The ruleset with these actions and phases; for `DEAL` the lines that deal."""
    text = TEXT.replace("PARTS", parts.strip("\n").replace("DEAL", DEAL)).replace("SCORE", score)
    found = load_text(Source("logged.yaml", text), report := Report())
    errors = [f"{d.span.position.line}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert found is not None and not errors, "\n".join(errors)
    return found


def loaded_rows(rows: Mapping[str, str]) -> Ruleset:
    """The rows as actions of player 1, who is asked for one."""
    written = "\n".join(f'  {name}:\n    says: "{{me}} y"\n    do: |\n{block(do, 6)}' for name, do in rows.items())
    asked = f"    turn: {{must: [{', '.join(rows)}], by: player 1, if_none: never}}"
    return loaded(f"actions:\n{written}\nphases:\n  game:\n    deal: |\nDEAL\n{asked}")


def take(logged: LoggedGame, name: str) -> None:
    """The next seat that is asked passes, or takes the first action of a name; with a `+` behind it, the last."""
    seat = min(logged.game.state.pending)
    of = logged.game.machine.choosers.of
    named = [one for one in logged.game.legal(seat) if one != PASS and of(one).action.name == name.rstrip("+")]
    logged.choose(seat, PASS if name == "pass" else named[-1 if name.endswith("+") else 0])


def story(rules: str, choices: Sequence[str]) -> str:
    """What is told of a game after the deal, entry by entry; and, at each stop, the context of the choice, as each seat
    may know it.
    """
    logged = LoggedGame(loaded(rules).machine(PLAYERS, {}), SEED)
    dealt = [at for at, entry in enumerate(logged.log().entries) if "deal" in (place.name for place in entry.within)]
    found, since = list[str](), dealt[-1] + 1
    for choice in (*choices, None):
        entries = logged.log().entries
        found += [*told(entries[since:]), *contexts(logged)]
        since = len(entries)
        if choice is not None:
            take(logged, choice)
    return "\n".join(found)


def contexts(logged: LoggedGame) -> list[str]:
    """What a choice is about, as each seat may know it."""
    found: dict[str, str] = {}
    for seat in range(PLAYERS) if logged.game.state.pending else ():
        words = logged.context(seat) or "nothing"
        found[words] = found.get(words, "") + str(seat)
    return [f"{seats} chooses about: {words}" for words, seats in found.items()]


def told(entries: Sequence[LogEntry], players: int = PLAYERS) -> list[str]:
    """The entries, each with who is told it so; in their order."""
    found = (f"{eyes} {text}" for entry in entries for text, eyes in _by_text(entry, players).items())
    return [PLACE.sub("(its place)", text.replace("\N{MULTIPLICATION SIGN}", "x")) for text in found]


def _by_text(entry: LogEntry, players: int) -> dict[str, str]:
    eyes = [
        *((str(seat), 1 << seat, seat) for seat in range(players)),
        ("-", 1 << players, players),
        ("!", 0, players + 1),
    ]
    found: dict[str, str] = {}
    for eye, mask, column in eyes:
        known = told_entry(entry, mask, column)
        if known is not None:
            found[line(known)] = found.get(line(known), "") + eye
    return found


def line(entry: ToldEntry) -> str:
    around = "/".join(place.name for place in entry.within)
    within = f"{entry.within[-1].kind} {around}" if entry.within else "no rule"
    values = ", ".join(f"{name}={_value(value)}" for name, value in entry.values)
    where = "nowhere" if entry.span is NOWHERE else within
    return f"{entry.decision} {entry.kind.value} in {where}: {entry.sentence}" + (f"\n  {values}" if values else "")


def _value(value: KnownValue) -> str:
    """Words that look like a number have quotes."""
    return repr(value) if isinstance(value, str) and value.lstrip("-").isdigit() else str(value)
