"""What a scenario may expect: the special keys beside expressions.
`rulewright.scenarios.expectation_parser` reads them.
"""

from __future__ import annotations

from textwrap import indent

from rulewright.handbook.entry import Entry, Frame, Topic


def _entry(name: str, form: str, meaning: str, example: str, *related: str) -> Entry:
    text = "scenarios: host\na small example:\n" + indent(example, "  ")
    return Entry(name, form, meaning, text, Frame.SCENARIO, related=related)


_ENTRIES = (
    _entry(
        "expected values",
        """\
X: VALUE
FAMILY: X, X, ...
ZONE: CONTENTS
""",
        (
            "Any expression and its value; the values of all owners, in their order; or what lies in a zone, "
            "for a row or pile in its order."
        ),
        """\
players: 3
given: {player 1.hand: "star, plain(1, clubs)"}
do: pay 1 from player 1.coins to player 2.coins
expect:
  player 1.coins: 9
  coins: 9, 11, 10
  player 1.hand: star, plain(1, clubs)
""",
        "expect (a scenario)",
        "change of",
    ),
    _entry(
        "change of",
        """\
change of X: N
change of FAMILY: N, N, ...
""",
        "How much a number is greater than before.",
        """\
players: 3
do: pay 4 from player 1.coins to pot
expect:
  change of coins: -4, 0, 0
  change of pot: 4
""",
        "expected values",
    ),
    _entry(
        "legal, refused",
        """\
legal ACTION: N
legal ACTION: [ACTION(X), ...]
refused: ACTION(X, ...)
legal ACTION for player N: ...
""",
        (
            "How many choices of an action are legal, or which ones; or that a choice is not legal. It looks at "
            "the decision for which the game waits. If nothing was run, it looks at what would be legal if the "
            "action were offered now."
        ),
        """\
players: 2
given: {player 1.hand: "star, plain(1, clubs)", player 1.coins: 2, bank: 108}
at: trial(player 1)
expect:
  legal discard: [discard(star), "discard(plain(1, clubs))"]
  legal raise: 2
  refused: raise(3)
""",
        "when (a scenario)",
        "where (an action)",
    ),
    _entry(
        "sees",
        """\
player N sees ZONE: CONTENTS
onlooker sees ZONE: CONTENTS
""",
        "What a player, or somebody who watches, can see in a zone. Components that they do not see are "
        "counted: `2 card`.",
        """\
players: 2
given: {player 1.hand: star}
expect:
  player 1 sees player 1.hand: star
  player 2 sees player 1.hand: 1 card
""",
        "seen_by",
    ),
    _entry(
        "outcome, over",
        """\
over: yes / no
outcome: RANK, RANK, ...
scores: N, N, ...
phase: PHASE / none
""",
        (
            "Whether the game is over; the ranks and the scores by seat (`won` or `lost` in place of ranks, if "
            "the score says who has won); and the phase in which the game waits for a decision."
        ),
        """\
players: 2
given: {coins: "4, 9", bank: 107}
at: game
when:
  - player 1: stand
expect:
  over: yes
  outcome: 2, 1
  scores: 4, 9
""",
        "score",
        "expected values",
    ),
)

EXPECTATIONS = (
    Topic(
        "What may be expected",
        "Keys of `expect`. If a name of the ruleset is spelt like one of them, put the name in parentheses.",
        _ENTRIES,
    ),
)
