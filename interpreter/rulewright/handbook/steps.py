"""Steps: the verbs of `rulewright.syntax.steps`, and what may stand beside them. What each means is told by the JSON Schema."""

from __future__ import annotations

from rulewright.handbook.entry import Entry, Frame, Topic
from rulewright.handbook.schema import Key, keys

STEP = "_step"
"""How the schema's definitions of steps end: `must_step`."""


def described(word: str) -> tuple[Key, ...]:
    """What the schema says of a verb or modifier: once for each verb that says something else, or once for all."""
    return tuple(key for (owner, name), key in keys("ruleset").items() if name == word and (owner.endswith(STEP) or owner == name))


def _entry(name: str, form: str, more: str, example: str, *related: str, gives: str = "", rules: tuple[str, ...] = ()) -> Entry:
    """An entry whose meaning begins with the schema's words."""
    word = name.partition(" ")[0]
    return Entry(name, form, " ".join(part for part in (_meaning(word), more) if part), example, Frame.STEPS, gives=gives, rules=rules, related=related)


def _meaning(word: str) -> str:
    told: dict[str, list[str]] = {}
    for key in described(word):
        told.setdefault(key.description, []).append(key.owner.removesuffix(STEP))
    if len(told) == 1:
        return next(iter(told))
    return " ".join(f"Beside {' and '.join(f'`{verb}`' for verb in verbs)}: {text[0].lower()}{text[1:]}" for text, verbs in told.items())


_VERBS = (
    _entry(
        "do",
        """\
NAME: BLOCK
NAME: {do: BLOCK}
""",
        "A step that is plain text is such a block.",
        """\
ante: pay 1 from me.coins to pot
reward: {do: pay 2 from bank to me.coins, when: pot = 1}
""",
        "performing an effect",
        "plain, quoted, over several lines",
        gives="me.coins = 11",
        rules=("block",),
    ),
    _entry(
        "let (step)",
        "NAME: {let: NAME = X}",
        "The value may be random. It does not change with what it was worked out from.",
        """\
lot: {let: starter = random(player)}
mark: set leader to starter
""",
        "let (statement)",
        "random",
        gives="leader is not none",
    ),
    _entry(
        "must",
        """\
NAME: {must: ACTION}
NAME: {must: [ACTION, ACTION(X, ...)]}
""",
        "One player chooses: `me`, or whom `by` names. Where it is not certain that an action is possible, `if_none` is demanded.",
        "turn: {must: [discard, stand]}",
        "may",
        "by (must, may)",
        "then (must, may)",
        "if_none",
        gives="count(me.hand) >= 2",
        rules=("call",),
    ),
    _entry(
        "may",
        """\
NAME: {may: ACTION}
NAME: {may: [ACTION, ACTION(X, ...)]}
""",
        "Declining is always possible. Where the very fact of being asked would tell what a seat holds, it is asked anyway.",
        "offer_me: {may: raise, otherwise: set leader to me}",
        "must",
        "otherwise",
        "offer",
        rules=("calls",),
        gives="pot > 0 or leader = me",
    ),
    _entry(
        "everyone",
        "NAME: {everyone: ACTION}",
        "One decision of several seats: what is legal is judged before it, choices are sealed until all are in, then their effects come in the"
        " order of seats. They may touch only what is the chooser's own, or add to heaps and purses.",
        "bids: {everyone: raise, if_none: never}",
        "who",
        "if_none",
        "seen_by",
        gives="pot >= players",
    ),
    _entry(
        "offer",
        "NAME: {offer: ACTION, to: PLAYERS}",
        "An interrupt: who is asked may decline. To let players interrupt an action, announce it, `offer`, and put its effect into `refused`.",
        """\
asking:
  offer: raise
  to: player p clockwise from next(me)
  refused: set leader to me
""",
        "to (offer)",
        "accepted",
        "refused",
        gives="pot > 0 or leader = me",
    ),
    _entry(
        "each",
        "NAME: {each: DOMAIN, steps: STEPS}",
        "Members and their order are fixed when the loop starts; players who are eliminated meanwhile are passed over.",
        """\
round:
  each: player p clockwise from me
  steps:
    turn: {must: [discard, stand], by: p}
""",
        "turns",
        "for each",
        "steps",
    ),
    _entry(
        "turns",
        "NAME: {turns: DOMAIN, steps: STEPS, until: CONDITION}",
        "It ends by `until`, by `end` inside it, or with the phase. If a round changes nothing at all, the game is stuck, and says so.",
        """\
play:
  turns: player p clockwise from me
  steps:
    turn: {must: discard, by: p, if_none: {end: trial}}
""",
        "until",
        "each",
        "repeat",
    ),
    _entry(
        "repeat",
        """\
NAME: {repeat: STEPS, while: CONDITION}
NAME: {repeat: STEPS, until: CONDITION}
""",
        "Both tests may stand.",
        "fill: {repeat: draw 1 from deck to me.hand, while: count(me.hand) < 5}",
        "while",
        "until",
        "turns",
        gives="count(me.hand) = 5",
    ),
    _entry(
        "match",
        "NAME: {match: X, cases: {WORD: STEPS, ...}}",
        "Every word, kind, flag or number that may come must have a case.",
        """\
top: {let: card = the(first(deck))}
suit: {match: card.suit, cases: {hearts: "gain(me, 1)", clubs: "gain(me, 2)"}}
""",
        "cases",
        "when",
        gives="me.coins = 12",
    ),
    _entry(
        "run",
        "NAME: {run: PHASE(X, ...)}",
        "No phase runs itself, directly or round about.",
        "break: {run: pause(me)}",
        "phases",
        "end",
    ),
    _entry(
        "resolve",
        "NAME: {resolve: PRIORITY(X, ...)}",
        "Levels come in turn; within a level every `when` is tested before any `do`.",
        "evening: {resolve: upkeep(me)}",
        "priorities",
        "order (a priority list)",
        gives="me.coins = 11",
    ),
    _entry("pay (step)", "NAME: {pay: PAYOUT(X, ...)}", "", "share_out: {pay: share}", "payouts", "pay (statement)", gives="me.coins = 11 and player 2.coins = 12"),
    _entry("end", """\
NAME: {end: PHASE}
NAME: {end: game}
""", "", "over: {when: me.coins >= 10, end: game}", "ends_when (a phase)", "run"),
    _entry(
        "steps",
        "NAME: {steps: {NAME: STEP, ...}}",
        "Where steps are expected, one step or a mapping of named steps may stand.",
        """\
both:
  when: pot = 0
  steps:
    ante: pay 1 from me.coins to pot
    next_ante: pay 1 from player 2.coins to pot
""",
        "when",
        "each",
        gives="pot = 2",
    ),
)

_BESIDE = (
    _entry(
        "when",
        "NAME: {..., when: CONDITION}",
        "Every step may have it.",
        "rich: {when: me.coins > 9, do: pay 1 from me.coins to pot}",
        "else",
        "when (orders)",
        "steps",
        gives="pot = 1",
    ),
    _entry(
        "else",
        "NAME: {when: CONDITION, ..., else: STEPS}",
        "It stands only beside `when`.",
        """\
toll:
  when: me.coins > 99
  do: pay 9 from me.coins to pot
  else: pay 1 from me.coins to pot
""",
        "when",
        gives="pot = 1",
    ),
    _entry("by (must, may)", "NAME: {must: ACTION, by: PLAYER}", "", "rival: {must: [raise, stand], by: player 2}", "must", "me", gives="me.coins = 10"),
    _entry(
        "then (must, may)",
        """\
NAME: {must: ACTION, then: STEPS}
NAME: {must: [A, B], then: {A: STEPS, B: STEPS}}
""",
        "The picks of the action can be used by their names. A mapping may leave actions out.",
        """\
turn:
  must: [raise, stand]
  then:
    raise: gain(me, amount)
    stand: set leader to me
""",
        "must",
        "pick (an action)",
        gives="me.coins = 10",
    ),
    _entry(
        "if_none",
        """\
NAME: {must: ACTION, if_none: skip}
NAME: {must: ACTION, if_none: never}
NAME: {must: ACTION, if_none: STEPS}
""",
        "It is demanded unless an action is certainly possible, and refused where it is not needed.",
        """\
one: {must: discard, if_none: skip}
another: {must: discard, if_none: set leader to me}
""",
        "must",
        "everyone",
        gives="count(discards) = 2",
    ),
    _entry("otherwise", "NAME: {may: ACTION, otherwise: STEPS}", "", "ask: {may: raise, otherwise: set leader to me}", "may", gives="pot > 0 or leader = me"),
    _entry(
        "who",
        "NAME: {everyone: ACTION, who: PLAYERS}",
        "",
        "bids: {everyone: raise, who: others, if_none: never}",
        "everyone",
        "others",
        gives="me.coins = 10 and pot >= players - 1",
    ),
    _entry("to (offer)", "NAME: {offer: ACTION, to: PLAYERS}", "", "asking: {offer: raise, to: player p clockwise from me}", "offer", "clockwise"),
    _entry(
        "accepted",
        "NAME: {offer: ACTION, to: PLAYERS, accepted: STEPS}",
        "The picks of the action, and who took it, can be used by their names.",
        """\
asking:
  offer: raise
  to: player p clockwise from me
  accepted: set leader to p
""",
        "offer",
        "refused",
        gives="leader is not none or pot = 0",
    ),
    _entry(
        "refused",
        "NAME: {offer: ACTION, to: PLAYERS, refused: STEPS}",
        "",
        """\
asking:
  offer: raise
  to: player p clockwise from me
  refused: set leader to me
""",
        "offer",
        "accepted",
        gives="leader is not none or pot > 0",
    ),
    _entry(
        "until",
        """\
NAME: {turns: DOMAIN, steps: STEPS, until: CONDITION}
NAME: {repeat: STEPS, until: CONDITION}
""",
        "",
        "fill: {repeat: draw 1 from deck to me.hand, until: count(me.hand) = 5}",
        "turns",
        "repeat",
        "while",
        gives="count(me.hand) = 5",
    ),
    _entry(
        "while",
        "NAME: {repeat: STEPS, while: CONDITION}",
        "",
        "sell: {repeat: move first 1 card in me.hand to discards, while: any(me.hand)}",
        "repeat",
        "until",
        gives="none(me.hand)",
    ),
    _entry(
        "cases",
        "NAME: {match: X, cases: {WORD: STEPS, NUMBER: STEPS, yes: STEPS, none: STEPS}}",
        "An optional needs a case `none` too.",
        'rest: {match: me.bid mod 2, cases: {0: "gain(me, 9)", 1: "gain(me, 1)"}}',
        "match",
        gives="me.coins = 11",
    ),
)

STEPS = (
    Topic("Verbs", "A step is a block of effects, or a mapping with one of these verbs. Every step has a name.", _VERBS),
    Topic("Beside a verb", "What may stand beside a verb in its mapping.", _BESIDE),
)
