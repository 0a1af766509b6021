"""Rules that read secrets in every way they may, each as an action of seat 1; and positions that differ only in what
seat 2 keeps from it.

`ACTIONS`: the rules, by name. Where a rule shows the secret (by what lies where, or by who is asked), the positions are
no twins afterwards; `twin_games` compares what comes before.
"""

from __future__ import annotations

from functools import cache

from rulewright.game import Game
from rulewright.loading import Ruleset, load_text
from rulewright.rule_log import LoggedGame, watching
from rulewright.rule_log.watching import recorder_of
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

TEXT = """\
rulewright: 1
game: leaky
players: 2
limit: 100 decisions
components: {card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 20}, king: {rank: 4, count: 20}}}}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  field: {holds: card, per: player, order: row, seen_by: everyone}
  faces: {holds: card, order: row, seen_by: face}
  box: {holds: card, seen_by: nobody}
  chest: {holds: card, per: player, seen_by: owner}
money:
  coin:
    bank: {start: 50, seen_by: everyone}
    purse: {per: player, start: 5, seen_by: everyone}
    sack: {per: player, start: 3, seen_by: owner}
    safe: {start: 9, seen_by: nobody}
  gem:
    pieces: {values: [1, 5]}
    pouch: {per: player, start: 7, seen_by: owner}
    heap: {start: 7, seen_by: everyone}
state:
  sec: {is: 0..9, start: 2, per: player, seen_by: owner}
  sign: {is: flag, start: no, per: player, seen_by: owner}
  holder: {is: player, start: player 2, seen_by: nobody}
  luck: {is: 1..6, start: 1}
  finished: {is: flag, start: no}
  told: {is: 0..90, start: 0, per: player, seen_by: everyone}
  note: {is: 0..90, start: 0, per: player, seen_by: owner}
  mine: {is: 0..9, per: card, start: 0, seen_by: owner}
  theirs: {is: 0..9, per: card, start: 0, seen_by: others}
terms:
  high(player p): sec[p] > 4
  high_count(player p): 1 if sec[p] > 4 else 2
effects:
  lines(player p): 'for each ace one in p.hand: add 1 to note[p]'
  deep(player p): |
    if high(p):
      lines(p)
actions:
ACTIONS
  wait: {says: "{me} waits"}
phases:
  game:
    deal: |
      for each player:
        draw 6 from deck to player.hand
        draw 3 from deck to player.field
      draw 2 from deck to faces face down
    luck: set luck to random(n in 1..6)
    play:
      turns: player me clockwise from player 1
      steps:
        act: {must: [NAMES], by: me, if_none: never}
        paid: {pay: "shares(me)"}
        resolved: {resolve: "list(player 2)"}
        left: {run: "round_of(me)"}
        matched: {match: "sec[player 2]", cases: {2: "add 1 to note[player 2]", else: "set note[player 2] to 1"}}
      until: finished
  round_of(player me):
    ends_when: "high(player 2) and note[player 2] > 0"
    begin: {run: inner(me)}
    sure: {do: "pay up to 1 from safe to (player 2).sack"}
    stop: {when: "high(player 2)", do: "add 1 to note[player 2]"}
  inner(player me):
    first: {do: "add 1 to note[player 2]"}
    second: {do: "pay up to 1 from safe to (player 2).sack"}
priorities:
  list(player p):
    order: first > second
    rules:
      first: {when: "sec[p] > 4", do: "add 1 to note[p]", ends: yes}
      second: {when: p.sack > 3, do: "add 1 to note[p]"}
payouts:
  shares(player p):
    among: player
    from: safe
    to: player.sack
    claims: "sec[player]"
    order: "highest sec[player] then together"
    short: skip
    rest: safe
score: {of: player, points: "player.purse + sec[player] - sec[player]", rank: highest points then shared}
"""
RULES = {
    "branch": "if sec[player 2] > 4: add 1 to note[player 2]",
    "both": "if sec[player 2] > 4: add 1 to note[player 2]\nelse: add 1 to note[player 2]",
    "same_line": 'if sec[player 2] > 4: say "x"\nelse: say "x"',
    "term": "if high(player 2): add 1 to note[player 2]",
    "through": "deep(player 2)",
    "condition": "if sec[player 2] > 4 and luck > 0: set note[player 2] to 3",
    "public_change": "if sec[player 2] > 4: set told[player 1] to told[player 1]",
    "flags": "if sign[player 2]: set note[player 2] to 4",
    "hand": "if any(aces in (player 2).hand): add 1 to note[player 2]",
    "two_conditions": 'if sec[player 2] > 4 and luck > 0: say "x"\nelse: say "x"',
    "ranks": 'if sum(card.rank for card in (player 2).hand) > 9: say "x"\nelse: say "x"',
    "marked_line": 'if any(card in (player 2).field where card.mine > 4): say "x"\nelse: say "x"',
    "counted": "add count(aces in (player 2).hand) to note[player 2]",
    "whose": "add 1 to note[holder]",
    "his": "add sec[holder] to note[holder]",
    "loop": "for each ace one in (player 2).hand: add 1 to note[player 2]",
    "ordered": "for each player one by highest sec[one] then clockwise from player 1: add 1 to note[one]",
    "where": "for each player one where sec[one] > 4: add 1 to note[one]",
    "named": "let n = sec[player 2]\nadd n to note[player 2]",
    "owed": "pay up to sec[player 2] from (player 2).sack to safe",
    "all_paid": "pay everything from (player 2).sack to safe",
    "paid_if": "if (player 2).sack > 3: pay 1 from (player 2).sack to safe",
    "pieces": "pay up to 5 from (player 2).pouch to (player 2).pouch",
    "to_whom": "pay up to 1 from safe to holder.sack",
    "payable": "if payable(1, (player 2).pouch): add 1 to note[player 2]",
    "turned": "turn first 1 card in (player 2).hand by highest card.rank face up",
    "row": "let k = high_count(player 2)\nturn first k cards in faces face down",
    "moved": "move aces in (player 2).hand to (player 2).hand",
    "put": "if sec[player 2] > 4: move cards in (player 2).hand to (player 2).hand",
    "shown": "show aces in (player 2).hand to player 2",
    "shown_row": "let k = high_count(player 2)\nshow first k cards in (player 1).field to player 2",
    "shown_to": "show cards in faces to holder",
    "learnt": "if sec[player 2] > 4: show cards in (player 2).hand to player 2",
    "chance": "if sec[player 2] > 4: set note[player 2] to random(n in 1..6)",
    "drawn_by_lot": "set note[player 2] to random(n in 1..6)",
    "lot_named": "let n = random(n in 1..6)\nset luck to 2\nset note[player 2] to n",
    "finish": "set finished to yes",
    "mixed": "if sec[player 2] > 4: shuffle deck",
    "marked_if": "if any(card in (player 2).field where card.mine > 4): add 1 to note[player 2]",
    "marked": "for each card one in (player 2).field: set one.mine to sec[player 2]",
    "marked_for": "for each card one in (player 1).field: set one.theirs to sec[player 2]",
    "marked_one": "set (the(first(card in (player 2).field by highest card.mine))).mine to 3",
}  # fmt: skip


def _action(name: str, body: str) -> str:
    lines = "\n".join(f"      {line}" for line in body.splitlines())
    return f'  {name}:\n    says: "{{me}} y"\n    do: |\n{lines}'


def text(rules: dict[str, str]) -> str:
    actions = "\n".join(_action(name, body) for name, body in rules.items())
    return TEXT.replace("ACTIONS", actions).replace("NAMES", ", ".join((*rules, "wait")))


@cache
def ruleset() -> Ruleset:
    found = load_text(Source("leaky.yaml", text(RULES)), report := Report())
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert found is not None and not errors, errors
    return found


class TwinGame(LoggedGame):
    """A game with its rule log that goes on from the same beginning with other secrets."""

    def __init__(self, variant: int) -> None:
        machine = ruleset().machine(2, {})
        self.recorder = recorder_of(machine)
        self.variant = variant
        self._first, self._ended = {}, False
        state = machine.blank(1, automatic=False)
        with watching(self.recorder):
            machine.run(state)
            self.game = Game(machine, state)
            while machine.program.code[state.slots[machine.program.pc]].name != "random":
                self.game.decide(self.game.chance()[0].id)
            _exchange(self.game, variant)
            self.game.decide(1)

    def take(self, name: str) -> None:
        """The seat whose turn it is takes an action; what chance decides then is a secret too."""
        seat = min(self.game.state.pending)
        choosers, legal = self.game.machine.choosers, self.game.legal(seat)
        self.choose(seat, next(action for action in legal if choosers.of(action).action.name == name))
        with watching(self.recorder):
            while self.game.at_chance:
                self.game.decide(self.game.chance()[self.variant].id)


def _exchange(game: Game, variant: int) -> None:
    """Gives seat 2 other secrets: its state, purses, marks and hand, and who the hidden holder is."""
    program, s = game.program, game.state.slots
    state = {variable.name: variable.slots.base for variable in program.variables}
    marks = {mark.name: mark.slots.base for mark in program.component_states}
    purses = {purse.name: purse.slots.base for purse in program.purses}
    s[state["sec"] + 1], s[state["sign"] + 1], s[state["holder"]] = ((2, 0, 1), (7, 1, 1), (9, 1, 0))[variant]
    s[purses["sack"] + 1] = (3, 4, 0)[variant]
    s[purses["pouch"] + 3 : purses["pouch"] + 6] = ([7, 2, 1], [4, 4, 0], [0, 0, 0])[variant]
    field = next(zone for zone in program.zones if zone.family == "field" and zone.owner == 1)
    for card in s[field.first : field.first + s[field.base]][: variant + 1]:
        s[marks["mine"] + card] = 3 * variant
    hand = next(zone for zone in program.zones if zone.family == "hand" and zone.owner == 1)
    deck = next(zone for zone in program.zones if zone.family == "deck")
    stretches = [s[zone.first : zone.first + s[zone.base]] for zone in (hand, deck)]
    cards = sorted((*stretches[0], *stretches[1]), key=lambda card: (program.components[card].face, card))
    aces = 3 * variant
    held = sorted([*cards[:aces], *cards[::-1][: len(stretches[0]) - aces]])
    for zone, lie in ((hand, held), (deck, [card for card in cards if card not in held])):
        s[zone.first : zone.first + len(lie)] = lie
        for card in lie:
            s[program.home + card], s[program.knows + card] = zone.index, 2 if zone is hand else 0
