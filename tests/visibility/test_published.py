"""What secrets do not last, row by row: choices whose effects show what was picked (RW711), purses whose contents
can be worked out (RW712), public state that is worked out from what not everybody sees (RW716).
"""

from __future__ import annotations

from functools import cache

import pytest

from rulewright.frontend.analysis.checks.publishing import is_before
from rulewright.loading import check_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source, Span

RULES = """
rulewright: 1
game: published
players: 2
limit: 100 decisions
components:
  card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 9}, king: {rank: 4, count: 9}}}
spaces: {cell: {count: 3}}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  row: {holds: card, order: row, seen_by: face}
  heap: {holds: card, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  open: {holds: card, order: row, seen_by: everyone}
money: {coin: {purse: {per: player, start: 3, seen_by: owner}, pot: {seen_by: everyone, start: 3},
    safe: {start: 3, seen_by: nobody}}}
state:
  shown: {is: 0..99, start: 0}
  hid: {is: 0..99, start: 0, seen_by: nobody}
  lit: {is: flag, per: cell, start: no}
  dim: {is: flag, per: cell, start: no, seen_by: nobody}
  spot: {is: cell, start: cell 1, seen_by: nobody}
effects:
  keep_shown(number k): set shown to k
  keep_told(number k): set shown to k
  keep_deep(number k): set shown to k
  keep_half(number k): set shown to k
  keep_late(number k): set shown to k
  keep_nothing: set hid to 1
  keep_pick(number k): set shown to k
  keep_own: set shown to count(ace in (player 1).hand)
  deep(player p): keep_deep(count(ace in p.hand))
  late(player p): keep_late(count(ace in p.hand))
  half(player p): keep_half(count(ace in p.hand))
EFFECTS
actions:
  wait: {says: "{me} waits"}
  never: {pick: card in me.hand, do: move card to open, seen_by: owner, says: "{me} x"}
ACTIONS
phases:
  game:
    STEPS
score: {of: player, points: 0, rank: highest points then shared}
"""
CARD, NUMBER, CELL = "card in me.hand", "n in 1..3", "cell"
TO_OPEN = "moves what was picked to `open`, which everybody sees"
PAYS = "pays what was picked, and everybody sees `pot`"
KEEPS = "keeps what was picked in `shown`, which everybody sees"
SETS = "sets `lit` of what was picked, which everybody sees"
CHOICES = [
    (CARD, "move card to open", TO_OPEN),
    (CARD, "move card to row face up", TO_OPEN.replace("open", "row")),
    (CARD, "move card to row face down", ""),
    (CARD, "move card to heap", ""),
    (CARD, "move card to heap face up", ""),
    (CARD, "move kings in me.hand to open", ""),
    ("2 cards in me.hand", "move cards to open", TO_OPEN),
    ("card in me.hand, best = first(me.hand)", "move best to open", ""),
    (NUMBER, "pay n from me.purse to pot", PAYS),
    (NUMBER, "pay n from pot to me.purse", PAYS),
    (NUMBER, "pay n from me.purse to safe", ""),
    (NUMBER, "pay n from safe to me.purse", ""),
    (NUMBER, "pay 1 from me.purse to pot", ""),
    (NUMBER, "set shown to n", KEEPS),
    (NUMBER, "set hid to n", ""),
    (NUMBER, "set shown to 1", ""),
    (CELL, "set lit[cell] to yes", SETS),
    (CELL, "set dim[cell] to yes", ""),
    (CELL, "set lit[cell 1] to yes", ""),
    (NUMBER, "keep_pick(n)", ""),
]
"""What is picked in a secret action, what it does, and what is said of it."""
ACES = "count(ace in (player 1).hand)"
VALUE = "`shown` is public, and is worked out from a secret"
MEMBERS = "`shown` is public, and a secret decides for which members of this loop it is set"
EFFECTS = [
    (f"set shown to {ACES}", VALUE),
    (f"set hid to {ACES}", ""),
    ("set shown to count(ace in open)", ""),
    (f"show (player 1).hand to everyone\nset shown to {ACES}", ""),
    (f"show (player 1).hand to player 2\nset shown to {ACES}", VALUE),
    (f"show (player 1).hand to player p where p = player 2\nset shown to {ACES}", VALUE),
    (f"set shown to {ACES}\nshow (player 1).hand to everyone", VALUE),
    (f"turn cards in row face up\nset shown to {ACES}", ""),
    (f"set shown to {ACES}\nturn cards in row face up", VALUE),
    (f"move cards in (player 1).hand to open\nset shown to {ACES}", ""),
    (f"move cards in (player 1).hand to heap\nset shown to {ACES}", VALUE),
    (f"set shown to {ACES}\nmove cards in (player 1).hand to open", VALUE),
    (f"draw 1 from deck to open\nset shown to {ACES}", ""),
    (f"draw 1 from deck to heap\nset shown to {ACES}", VALUE),
    (f"set shown to {ACES}\ndraw 1 from deck to open", VALUE),
    ("set lit[spot] to yes", VALUE.replace("shown", "lit")),
    ("set dim[spot] to yes", ""),
    ("for each player p where p.purse > 1: add 1 to shown", MEMBERS),
    ("for each player p where p.purse > 1: add 1 to hid", ""),
    ("for each card c in open where c.rank > 1: add 1 to shown", ""),
    (f"show (player 1).hand to everyone\nkeep_shown({ACES})", ""),
    ("show (player 1).hand to everyone\ndeep(player 1)", ""),
    ("show (player 1).hand to everyone\nhalf(player 1)", ""),
    ("show (player 1).hand to everyone\nkeep_own", ""),
    ("keep_nothing\nshow (player 1).hand to everyone\nlate(player 1)", ""),
]
"""What an effect does, and what is said of it."""
ELSEWHERE = {"keep_told": (f"keep_told({ACES})", VALUE), "keep_half": ("half(player 1)", VALUE)}
"""What is said where an effect is written to which a secret is handed: the call."""
WRITTEN = {name: [told] for name, (_, told) in ELSEWHERE.items()} | {"keep_pick": [VALUE], "keep_own": [VALUE]}
LOOPS = {
    "each": "{each: player p clockwise from player 1 where p.purse > 1, steps: {a: add 1 to shown}}",
    "turns": "{turns: player p clockwise from player 1, steps: {a: add 1 to shown}, until: (player 1).purse > 1}",
    "repeat": "{repeat: {a: add 1 to shown}, until: (player 1).purse > 1}",
    "open": "{repeat: {a: add 1 to shown}, until: pot > 1}",
}
"""Steps whose rounds a secret decides, but for the last."""


@cache
def _told_of_all() -> dict[tuple[str, str], list[str]]:
    """What is said of every row, all of one ruleset."""
    texts = [text for text, _ in (*EFFECTS, *ELSEWHERE.values())]
    effects = "".join(f"  effect_{number}: |\n" + _lines(text, 4) for number, text in enumerate(texts))
    actions = "".join(
        f'  choice_{number}:\n    pick: {pick}\n    seen_by: owner\n    says: "{{me}} x"\n    do: |\n' + _lines(text, 6)
        for number, (pick, text, _) in enumerate(CHOICES)
    )
    steps = [f"s{number}: {{do: effect_{number}}}" for number, _ in enumerate(texts)]
    steps += ["dead: {when: 1 = 2, must: [never, wait], by: player 1}"]
    steps += [f"loop_{name}: {{run: in_{name}}}" for name in LOOPS]
    offered = ", ".join(["wait", *(f"choice_{number}" for number, _ in enumerate(CHOICES))])
    steps += [f"ask: {{must: [{offered}], by: player 1}}"]
    rules = RULES.replace("EFFECTS\n", effects).replace("ACTIONS\n", actions).replace("STEPS", "\n    ".join(steps))
    phases = "".join(f"  in_{name}: {{a: {loop}}}\n" for name, loop in LOOPS.items())
    return _by_place(rules.replace("\nscore:", f"\n{phases}score:"))


def _lines(text: str, depth: int) -> str:
    return "".join(f"{' ' * depth}{line}\n" for line in text.split("\n"))


def _by_place(rules: str) -> dict[tuple[str, str], list[str]]:
    """What is said, by the code and by the name of the effect or action in which it is said."""
    report, lines = Report(), rules.splitlines()
    check_text(Source("published.yaml", rules), report)
    found: dict[tuple[str, str], list[str]] = {}
    for d in report:
        assert d.severity is not Severity.ERROR, d
        at = next((at for at in range(d.span.position.line - 1, 0, -1) if lines[at][2:3].strip()), 0)
        name = lines[at].strip().partition(":")[0].partition("(")[0]
        found.setdefault((d.code, name), []).append(d.message)
    return found


@pytest.mark.parametrize(("pick", "text", "told"), CHOICES, ids=[text for _, text, _ in CHOICES])
def test_a_secret_choice_is_given_away(pick: str, text: str, told: str) -> None:
    name = f"choice_{CHOICES.index((pick, text, told))}"
    assert _told_of_all().get(("RW711", name), []) == ([f"`{name}` is secret, and this {told}"] if told else [])
    assert ("RW716", name) not in _told_of_all()


@pytest.mark.parametrize(("text", "told"), EFFECTS, ids=[text for text, _ in EFFECTS])
def test_a_secret_is_published(text: str, told: str) -> None:
    assert _told_of_all().get(("RW716", f"effect_{EFFECTS.index((text, told))}"), []) == ([told] if told else [])


@pytest.mark.parametrize("name", LOOPS)
def test_a_secret_decides_how_often_public_state_is_set(name: str) -> None:
    assert _told_of_all().get(("RW716", f"in_{name}"), []) == ([] if name == "open" else [MEMBERS])


def test_an_action_that_nobody_is_ever_offered_gives_nothing_away() -> None:
    assert ("RW711", "never") not in _told_of_all()


@pytest.mark.parametrize(("value", "hidden"), [("hid", []), ("hid + 1", ["hid"]), ("max(1, hid)", ["hid"])])
def test_the_part_that_is_hidden_is_shown(value: str, hidden: list[str]) -> None:
    report, rules = Report(), RULES.replace("EFFECTS\n", "").replace("ACTIONS\n", "")
    check_text(Source("published.yaml", rules.replace("STEPS", f"s: set shown to {value}")), report)
    (found,) = (d for d in report if d.code == "RW716" and d.span.text == f"set shown to {value}")
    assert [label.span.text for label in found.labels] == hidden


@pytest.mark.parametrize(
    "name", ["keep_shown", "keep_told", "keep_deep", "keep_half", "keep_late", "keep_pick", "keep_own"]
)
def test_a_secret_is_published_where_it_was_handed_to(name: str) -> None:
    assert _told_of_all().get(("RW716", name), []) == WRITTEN.get(name, [])


MONEY = """
rulewright: 1
game: money
players: COUNT
SIDES
limit: 100 decisions
money: {MONEY}
actions: {wait: {says: "{me} waits"}}
phases: {game: {ask: {must: wait, by: player 1}}}
score: {of: player, points: 0, rank: highest points then shared}
"""
OPEN = "pot: {start: 3, seen_by: everyone}"
OWN = "purse: {per: player, start: 3, seen_by: owner}"
TEAM = "purse: {per: player, start: 3, seen_by: side}"
CHEST = "chest: {per: side, start: 3, seen_by: owner}"
COFFER = "coffer: {per: side, start: 3, seen_by: side}"
SAFE = "safe: {start: 3, seen_by: nobody}"


@pytest.mark.parametrize(
    ("players", "sides", "money", "told"),
    [
        (2, 0, f"coin: {{{OWN}, {OPEN}}}", ["purse"]),
        (3, 0, f"coin: {{{OWN}, {OPEN}}}", []),
        (2, 1, f"coin: {{{OWN}, {OPEN}}}", ["purse"]),
        (2, 0, f"coin: {{{OWN}, {SAFE}}}", []),
        (2, 0, f"coin: {{{SAFE}, {OPEN}}}", ["safe"]),
        (2, 0, f"coin: {{{SAFE}, {OPEN}}}, gem: {{{SAFE.replace('safe', 'vault')}}}", ["safe", "vault"]),
        (4, 2, f"coin: {{{TEAM}, {OPEN}}}", []),
        (4, 2, f"coin: {{{CHEST}, {OPEN}}}", ["chest"]),
        (4, 2, f"coin: {{{COFFER}, {OPEN}}}", ["coffer"]),
        (6, 3, f"coin: {{{CHEST}, {OPEN}}}", []),
        (2, 0, f"coin: {{{TEAM}, {OPEN}}}", ["purse"]),
        (3, 3, f"coin: {{{TEAM}, {OPEN}}}", []),
        (2, 2, f"coin: {{{TEAM}, {OPEN}}}", ["purse"]),
    ],
)
def test_a_hidden_purse_can_be_worked_out(players: int, sides: int, money: str, told: list[str]) -> None:
    text = MONEY.replace("COUNT", str(players)).replace("MONEY", money)
    report = Report()
    check_text(Source("money.yaml", text.replace("SIDES", f"sides: {{count: {sides}}}" if sides else "")), report)
    assert not [d for d in report if d.severity is Severity.ERROR]
    others = {
        name: "the purses of all others" if "per:" in _purse(money, name) else "all other purses" for name in told
    }
    assert [d.message for d in report if d.code == "RW712"] == [
        f"`{name}` is hidden, but who sees {others[name]} can work out what is in it" for name in told
    ]


def _purse(money: str, name: str) -> str:
    return money.partition(f"{name}: {{")[2].partition("}")[0]


def test_what_comes_first_is_known_within_one_text_only() -> None:
    """Of what a variant brings and what was there, nothing is taken to come first."""
    one, other = Source("one.yaml", "first then"), Source("other.yaml", "first then")
    first, then = (0, 5), (6, 10)
    assert is_before(Span(one, *first), Span(one, *then)) and not is_before(Span(one, *then), Span(one, *first))
    assert not is_before(Span(one, *first), Span(other, *then))
