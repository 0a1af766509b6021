"""Operators: arithmetic, and tests. Every example is a condition that holds in the small game."""

from __future__ import annotations

from rulewright.handbook.entry import Entry, Frame

ARITHMETIC = (
    Entry(
        "plus and minus",
        "A + B\nA - B",
        "Sum and difference.",
        "hand_size + 2 - 1 = 4",
        Frame.VALUE,
        rules=("plus", "minus"),
        related=("add", "subtract"),
    ),
    Entry("times", "A * B", "Product.", "hand_size * 2 = 6", Frame.VALUE, rules=("times",)),
    Entry(
        "division",
        """\
A / B rounded down
A / B rounded up
""",
        (
            "The quotient as a whole number; you must say how it is rounded. `down` means towards the lower "
            "number, also below zero. A division by zero is a fault."
        ),
        "7 / 2 rounded down = 3 and me.coins / 3 rounded up = 4",
        Frame.VALUE,
        rules=("divide",),
        related=("mod",),
    ),
    Entry(
        "mod",
        "A mod B",
        "The remainder of a division that is rounded down; it has the sign of B.",
        "7 mod 3 = 1",
        Frame.VALUE,
        rules=("modulo",),
        related=("division",),
    ),
    Entry(
        "negative", "- A", "The number with the opposite sign.", "-hand_size + 5 = 2", Frame.VALUE, rules=("negative",)
    ),
)

TESTS = (
    Entry(
        "comparisons",
        """\
A = B
A != B
A < B
A <= B
A > B
A >= B
""",
        "Two values of one type. Numbers, spaces and words of an enumeration have an order (spaces by number, "
        "words as they are declared). `=` and `!=` compare everything except places, also values that may be "
        "none.",
        "me.coins >= 10 and field 2 < field 3 and hearts < clubs",
        Frame.VALUE,
        rules=("compare_",),
        related=("is", "is none"),
    ),
    Entry(
        "testing an optional",
        """\
X is not none and ...
if X is not none: ...
""",
        "After a test that X is not none, the same words can be used as a value: a local name from then on, "
        "state until an effect sets it, terms and marks until the next effect. For steps under a `when` this is "
        "true of local names only. Give a value such as `first(...)` a name by `let` first, or use `the`.",
        """\
let top = first(deck)
if top is not none and top.rank = 10: set me.bid to top.rank
""",
        Frame.BLOCK,
        gives="me.bid = 10",
        related=("is none", "the(X)", "or none"),
    ),
    Entry(
        "is",
        """\
X is WORD
X is not WORD
""",
        "Whether a word describes a thing: a kind, a word of one of its traits, `face_up`, `face_down`, or a "
        "flag that belongs to it, stored or worked out. If X is none, no word describes it.",
        "field 1 is not closed and the(first(deck)) is clubs and first(deck) is star",
        Frame.VALUE,
        rules=("is_",),
        related=("is none", "is in", "descriptions"),
    ),
    Entry(
        "is none",
        """\
X is none
X is not none
""",
        "Whether an optional has no value. After `x is not none and`, `x` can be used as a value.",
        "leader is none and first(deck) is not none",
        Frame.VALUE,
        rules=("is_",),
        related=("the(X)", "or none"),
    ),
    Entry(
        "is in",
        """\
X is in LOW..HIGH
X is in PLACE
X is not in PLACE
""",
        "Whether a number lies in a range, or a thing in a zone or among the members of a set.",
        "hand_size is in 1..6 and the(first(deck)) is not in me.hand",
        Frame.VALUE,
        rules=("member", "range_"),
        related=("is", "range"),
    ),
    Entry(
        "lists in order",
        """\
[A, B, ...] > [C, D, ...]
[A, B, ...] = [C, D, ...]
""",
        "Two lists with the same number of values, compared by `= != < <= > >=`: the first values that differ "
        "decide, like letters in a dictionary. So one comparison can hold the rank of a hand and what breaks "
        "ties. Put it in quotes if it begins a value of YAML.",
        "not ([hand_size, 1] >= [hand_size, 2]) and [hand_size, 1] != [1, 1]",
        Frame.VALUE,
        rules=("compare_lists", "list"),
        related=("is in [...]", "and, or"),
    ),
    Entry(
        "is in [...]",
        """\
X is in [A, B, LOW..HIGH]
X is not in [A, B]
""",
        (
            "Whether a value is one of those in the list: numbers and ranges of numbers, words, spaces, "
            "players; for components also kinds and words of traits."
        ),
        "hand_size is in [1, 3..5] and the(first(deck)) is not in [plain, hearts]",
        Frame.VALUE,
        rules=("among",),
        related=("is in", "is"),
    ),
    Entry(
        "range",
        "LOW..HIGH",
        "The numbers from LOW to HIGH, both included. A range is not a value: it stands after `in`, or as a type.",
        "count(n in 1..hand_size) = 3",
        Frame.VALUE,
        rules=("range_",),
        related=("numbers in a range", "range (type)", "is in"),
    ),
    Entry(
        "not",
        "not X",
        "yes becomes no, and no becomes yes.",
        "not field 1.closed",
        Frame.VALUE,
        rules=("not_",),
        related=("and, or",),
    ),
    Entry(
        "and, or",
        """\
X and Y and ...
X or Y or ...
""",
        "Whether all conditions hold (`and`), or at least one (`or`). As soon as that is clear, the rest is not "
        "looked at. The two mix only with parentheses.",
        "me.coins > 99 or (me.bid = 1 and any(deck))",
        Frame.VALUE,
        rules=("and_", "or_"),
        related=("not", "parentheses"),
    ),
    Entry(
        "if ... else",
        "X if CONDITION else Y",
        "One of two values. It can be chained: `A if p else B if q else C`.",
        "(2 if third_card = hidden else 5) = 2",
        Frame.VALUE,
        rules=("choice",),
        related=("if (statement)",),
    ),
    Entry(
        "after",
        "X after EFFECT(Y, ...)",
        "What the value would be after the effect. Nothing is changed. The effect may only set state: it moves "
        "no components and no money, and nothing is decided by chance.",
        """\
effects:
  wager(player, number n): |
    let before = player.bid
    for each player p: set p.bid to 0
    set player.bid to min(10, before + n)
terms:
  player.all_in: sum(p.bid for player p) > 3 after wager(player, 4)
""",
        Frame.RULESET,
        gives="player 1.all_in and player 1.bid < 4",
        rules=("after",),
        related=("where", "effects", "if ... else"),
    ),
)
