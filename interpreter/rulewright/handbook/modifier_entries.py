"""What may stand beside the verb of a step: the modifiers of `rulewright.frontend.syntax.steps`."""

from __future__ import annotations

from rulewright.handbook.verb_entries import step_entry

BESIDE = (
    step_entry(
        "when",
        "NAME: {..., when: CONDITION}",
        "Every step may have it but `let`: a name stands for a value whatever is the case.",
        "rich: {when: me.coins > 9, do: pay 1 from me.coins to pot}",
        "else",
        "when (orders)",
        "steps",
        gives="pot = 1",
    ),
    step_entry(
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
    step_entry(
        "by (must, may)",
        "NAME: {must: ACTION, by: PLAYER}",
        "",
        "rival: {must: [raise, stand], by: player 2}",
        "must",
        "me",
        gives="me.coins = 10",
    ),
    step_entry(
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
    step_entry(
        "collects",
        """\
NAME: {must: ACTION, collects: 1..20 COMPONENTS SET, then: STEPS}
NAME: {may: ACTION, collects: exactly 3 SPACES SET, then: STEPS}
""",
        "The action is chosen again and again, and its only pick joins the set, so that sets of any size can be made: "
        "with up to 60 members. What is in it is not picked again. The action may take the set so far as a parameter. "
        "Once there are enough, the chooser may pass; `then` follows once. Whoever `may` declines by picking nothing. "
        "Where nothing more can be picked and there are too few, `if_none` follows, or `otherwise`.",
        """\
gives:
  must: discard
  collects: 1..3 cards given
  if_none: skip
  then: gain(me, count(given))
""",
        "must",
        "may",
        "parameters that are sets",
        gives="count(discards) > 0",
    ),
    step_entry(
        "if_none",
        """\
NAME: {must: ACTION, if_none: skip}
NAME: {must: ACTION, if_none: never}
NAME: {must: ACTION, if_none: STEPS}
""",
        "It is required unless an action is certainly possible, and refused if it is not needed.",
        """\
one: {must: discard, if_none: skip}
another: {must: discard, if_none: set leader to me}
""",
        "must",
        "everyone",
        gives="count(discards) = 2",
    ),
    step_entry(
        "otherwise",
        "NAME: {may: ACTION, otherwise: STEPS}",
        "",
        "ask: {may: raise, otherwise: set leader to me}",
        "may",
        gives="pot > 0 or leader = me",
    ),
    step_entry(
        "who",
        "NAME: {everyone: ACTION, who: PLAYERS}",
        "",
        "bids: {everyone: raise, who: others, if_none: never}",
        "everyone",
        "others",
        gives="me.coins = 10 and pot >= players - 1",
    ),
    step_entry(
        "to (offer)",
        "NAME: {offer: ACTION, to: PLAYERS}",
        "",
        "asking: {offer: raise, to: player p clockwise from me}",
        "offer",
        "clockwise",
    ),
    step_entry(
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
    step_entry(
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
    step_entry(
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
    step_entry(
        "while",
        "NAME: {repeat: STEPS, while: CONDITION}",
        "",
        "sell: {repeat: move first 1 card in me.hand to discards, while: any(me.hand)}",
        "repeat",
        "until",
        gives="none(me.hand)",
    ),
    step_entry(
        "cases",
        "NAME: {match: X, cases: {WORD: STEPS, NUMBER: STEPS, yes: STEPS, none: STEPS}}",
        "An optional needs a case `none` too.",
        'rest: {match: me.bid mod 2, cases: {0: "gain(me, 9)", 1: "gain(me, 1)"}}',
        "match",
        gives="me.coins = 11",
    ),
)
