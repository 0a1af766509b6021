"""Values: how they are written, worked out and compared. Every example is a condition that holds in the small game."""

from __future__ import annotations

from rulewright.handbook.entry import Entry, Frame, Topic
from rulewright.handbook.operator_entries import ARITHMETIC, TESTS

_LITERALS = (
    Entry(
        "number",
        "0, 1, 2 ...",
        "A whole number. A number below zero is written with a minus before it.",
        "hand_size = 3",
        Frame.VALUE,
        rules=("number", "compare_"),
        related=("negative", "range (type)"),
    ),
    Entry(
        "yes and no",
        "yes\nno",
        "The two values of a flag. An option whose values are yes and no is a flag too.",
        "field 1.closed = (no if third_card = hidden else yes)",
        Frame.VALUE,
        rules=("yes", "no"),
        related=("flag", "and, or"),
    ),
    Entry(
        "none",
        "none",
        (
            "Nothing: what an optional is without a value. Only `=`, `!=`, `is`, `the` and domains accept an "
            "optional; arithmetic and effects do not."
        ),
        "leader = none",
        Frame.VALUE,
        rules=("nothing",),
        related=("is none", "the(X)", "or none"),
    ),
    Entry(
        "name",
        "NAME",
        "A number or an option by its name, a state variable, a term without parameters, a purse (its amount), "
        "or a name that a pick, loop, parameter or `let` gives. A word of an enumeration can stand alone if it "
        "is clear to which list it belongs.",
        "bank > hand_size and third_card = hidden",
        Frame.VALUE,
        rules=("name",),
        related=("OWNER.NAME", "let (statement)"),
    ),
    Entry(
        "numbered thing",
        """\
player N
side N
SPACE N
""",
        (
            "A player, a partnership or a space by its number, from 1. The number is written in digits; if it "
            "is worked out, use `SPACE(N)`."
        ),
        "player 2.bid = 2 and stop = field 1",
        Frame.VALUE,
        rules=("literal",),
        related=("SPACE(N)", "number_of"),
    ),
    Entry(
        "SPACE(N)",
        """\
player(N)
side(N)
SPACE(N)
""",
        "The player, partnership or space with a number that is worked out. A number that none of them has is a fault.",
        "field(hand_size + 1) = field 4",
        Frame.VALUE,
        rules=("apply",),
        related=("numbered thing", "number_of"),
    ),
    Entry(
        "OWNER.NAME",
        "OWNER.NAME",
        "What belongs to a thing, whether printed on it, stored, looked up or worked out: a trait, a state "
        "variable, a purse, a table, a term. Names can be chained. If the owner is none, a trait is none too; "
        "everything else needs an owner.",
        "me.coins = 10 and the(first(deck)).suit.worth = 2",
        Frame.VALUE,
        rules=("belonging",),
        related=("OWNER.NAME(X, ...)", "the(X)", "tables"),
    ),
    Entry(
        "parentheses",
        "(X)",
        "What stands inside is worked out first. A chain of `and` and a chain of `or` mix only with parentheses.",
        "2 * (hand_size + 1) = 8",
        Frame.VALUE,
        rules=("group", "times"),
        related=("and, or",),
    ),
)

_LOOKUPS = (
    Entry(
        "OWNER.NAME(X, ...)",
        "OWNER.NAME(X, ...)",
        "A term of its owner with more parameters; the owner is the first of them.",
        """\
terms:
  player.ahead_of(player other): player.coins > other.coins
""",
        Frame.RULESET,
        gives="not me.ahead_of(player 2)",
        rules=("belonging", "arguments"),
        related=("terms", "OWNER.NAME"),
    ),
    Entry(
        "TERM(X, ...)",
        "TERM(X, ...)",
        (
            "A term with parameters, or a builtin function. Terms are worked out "
            "whenever they are used; they change nothing."
        ),
        """\
terms:
  half(number n): n / 2 rounded down
  quarter(number n): half(half(n))
""",
        Frame.RULESET,
        gives="quarter(me.coins) = 2",
        rules=("apply",),
        related=("terms", "OWNER.NAME(X, ...)"),
    ),
    Entry(
        "let (term)",
        """\
TERM: |
  let NAME = X
  Y
""",
        "Names for parts of a term, one in each line after `|`; the last line is the value of the term. Each "
        "part is worked out once whenever the term is used; later lines may use its name.",
        """\
terms:
  player.spread: |
    let high = max(card.rank for card in player.hand else 0)
    let low = min(card.rank for card in player.hand else 0)
    high - low
""",
        Frame.RULESET,
        gives="me.spread = 1",
        rules=("term", "parts_named", "binding"),
        related=("terms", "let (statement)", "let (step)"),
    ),
    Entry(
        "TABLE[X]",
        """\
TABLE[X]
TABLE[X, Y]
""",
        "The entry of a table by its key, or by several keys in the order of the "
        "table; also a state variable that has several owners."
        " A table with one owner is written with a dot: `card.suit.worth`.",
        """\
tables:
  fee by 1..9: {1..4: 2, 5..9: 1}
terms:
  charge: fee[hand_size] + fee[7]
""",
        Frame.RULESET,
        gives="charge = 3",
        rules=("index",),
        related=("tables", "per (a state variable)"),
    ),
)

_WORDS = (
    Entry(
        "players",
        "players",
        "How many players there are; it does not change when one is eliminated.",
        "players >= 2",
        Frame.VALUE,
        related=("player",),
    ),
    Entry(
        "me",
        "me",
        "This is not a word of the language, but the usual name of the player who acts: a parameter or a loop "
        "of a phase says `player me`. In an action it is the player who chooses. `must` and `may` ask `me` "
        "unless `by` names somebody.",
        "me = player 1",
        Frame.VALUE,
        related=("others", "by (must, may)"),
    ),
)

_WRITING = (
    Entry(
        "plain, quoted, over several lines",
        'KEY: X\nKEY: "X"\nKEY: |\n  BLOCK',
        "Write an expression plain (also over several lines), in quotes without escapes, or in a `|` block, "
        "where lines and indentation count. Inside YAML's `{ }` and `[ ]`, an expression that contains `,` `[` "
        "`{` `?` or `: ` must be in quotes, or YAML cuts it. `>` is refused.",
        """\
reward: {when: pot = 0, do: "gain(me, 2)"}
loss:
  when: any(me.hand)
    and me.coins > 5
  do: pay 1 from me.coins to pot
both: |
  pay 1 from me.coins to pot
  gain(me, 1)
""",
        Frame.STEPS,
        gives="me.coins = 11 and pot = 2",
        related=("do", "comment"),
    ),
    Entry(
        "names",
        "NAME",
        "Small letters, digits and underscores, beginning with a letter. Options, numbers, tables, classes and "
        "kinds of components, spaces, zones, purses, state and terms must have names that all differ. A name "
        "after an owner's dot is found by the type of the owner, so other types may use it too. Effects, "
        "actions, priorities, payouts and phases have names of their own. A word of the language cannot be a "
        "name.",
        """\
terms:
  cards_2: count(me_first.hand)
  me_first: player 1
""",
        Frame.RULESET,
        gives="cards_2 = 3",
        related=("OWNER.NAME", "name"),
    ),
)

VALUES = (
    Topic("Writing", "How expressions stand in YAML.", _WRITING),
    Topic("Plain values", "Numbers, words and names.", _LITERALS),
    Topic("Terms and tables", "What is worked out or looked up.", _LOOKUPS),
    Topic(
        "Arithmetic",
        "Whole numbers only. The range of every result is worked out, and checked when the result is stored.",
        ARITHMETIC,
    ),
    Topic("Tests", "Conditions: their value is a flag.", TESTS),
    Topic(
        "Words for players",
        "Two names that stand for players everywhere; see also `others`, `everyone`, `nobody`.",
        _WORDS,
    ),
)
