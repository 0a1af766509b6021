"""RW4xx: types, and places that do not suit."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

TYPES: dict[str, Code] = {
    "RW401": Code(
        "error",
        "wrong type",
        """\
A value of one type stands where another is needed: a player for a number, a card of the wrong class for a
zone. Nothing is converted silently.

Wrong:
    effects:
      tax(player): pay player from player.purse to bank

Right:
    effects:
      tax(player): pay 1 from player.purse to bank
""",
    ),
    "RW402": Code(
        "error",
        "may be none",
        """\
The value may be missing (`or none`, `first(...)`) where one is needed. Test it before, in the same words (`x is not
none and ...`; an effect that may change it ends that), or write `the(x)`, which is a fault in play if there is none.
A term, a `let` and what stands in the braces of a text are something at least sometimes: `none` alone says nothing.

Wrong:
    effects:
      prize: pay 1 from bank to leader.purse

Right:
    effects:
      prize: |
        if leader is not none: pay 1 from bank to leader.purse
""",
    ),
    "RW403": Code(
        "error",
        "values of two kinds",
        """\
Two values that can never be equal are compared, or are the two branches of one choice; or a test always has the
same answer, such as `is none` of something that is never none.

Wrong:
    terms:
      odd: round = yes

Right:
    terms:
      odd: round mod 2 = 1
""",
    ),
    "RW404": Code(
        "error",
        "no order",
        """\
`<`, `max`, `highest` and their like need numbers, spaces or words of a list; `clockwise from` needs players,
sides or spaces. These values have no such order.

Wrong:
    terms:
      late(player): player > player 1

Right:
    terms:
      late(player): number_of(player) > 1
""",
    ),
    "RW405": Code(
        "error",
        "not the right place",
        """\
Components move between zones (`move`, `draw`), money between purses of one currency (`pay`); drawing needs
an ordered zone; what exists for each owner needs the owner. The place that is named here cannot be used.

Wrong:
    effects:
      refill(player): draw 1 from deck to hand

Right:
    effects:
      refill(player): draw 1 from deck to player.hand
""",
    ),
    "RW406": Code(
        "error",
        "cannot be set",
        """\
Only what `state` declares can be set, added to or subtracted from. Options, numbers and traits are fixed,
terms are worked out, money moves with `pay`.

Wrong:
    effects:
      next_round: add 1 to hand_size

Right:
    effects:
      next_round: add 1 to round
""",
    ),
    "RW407": Code(
        "error",
        "chance inside an expression",
        """\
Chance must be a step of its own, at which a game can be stopped and saved, and which a scenario can force. So `random`
may stand only alone: `let x = random(...)` or `set v to random(...)`.

Wrong:
    effects:
      advance: set round to 1 + random(0..5)

Right:
    effects:
      advance: |
        let step = random(0..5)
        set round to 1 + step
""",
    ),
    "RW408": Code(
        "error",
        "division by zero",
        """\
The divisor is always zero. If a divisor becomes zero during play, this is a fault; write
`if ... else` around it.

Wrong:
    terms:
      share: bank / 0 rounded down

Right:
    terms:
      share: bank / players rounded down
""",
    ),
    "RW409": Code(
        "error",
        "number out of range",
        """\
Numbers go up to 2147483647; players, sides and spaces are numbered from 1.

Wrong:
    terms:
      first_player: player 0

Right:
    terms:
      first_player: player 1
""",
    ),
    "RW410": Code(
        "error",
        "set of another size",
        """\
A set is given to a parameter that takes fewer members, or more. Whatever the set may hold as it is picked must have
room in the parameter.

Wrong:
    effects:
      toss(1..2 cards given): move given to discards
    actions:
      play: {pick: 1..3 cards given in me.hand, do: toss(given)}

Right:
    effects:
      toss(1..3 cards given): move given to discards
    actions:
      play: {pick: 1..3 cards given in me.hand, do: toss(given)}
""",
    ),
}
