"""Aggregates over domains, and the builtin functions (whose table is `rulewright.frontend.language.function_table`)."""

from __future__ import annotations

import re

from rulewright.frontend.language.function_table import BUILTINS, Builtin
from rulewright.handbook.entry import Entry, Frame, Topic

_AGGREGATES = (
    Entry(
        "count",
        "count(DOMAIN)",
        "How many members there are.",
        "count(cards in me.hand) = 3",
        Frame.VALUE,
        rules=("gather",),
        related=("any", "sum"),
    ),
    Entry(
        "any",
        """\
any(DOMAIN)
any(X for DOMAIN)
""",
        "Whether there is a member; or whether the condition X holds for one of them.",
        "any(me.hand) and any(card.rank = 2 for card in me.hand)",
        Frame.VALUE,
        rules=("gather", "fold"),
        related=("none(DOMAIN)", "all", "where"),
    ),
    Entry(
        "none(DOMAIN)",
        """\
none(DOMAIN)
none(X for DOMAIN)
""",
        "Whether there is no member; or whether the condition X holds for none of them.",
        "none(discards) and none(card.rank > 7 for card in me.hand)",
        Frame.VALUE,
        rules=("gather", "fold"),
        related=("any", "none"),
    ),
    Entry(
        "all",
        "all(X for DOMAIN)",
        "Whether the condition X holds for every member; of no member it does.",
        "all(player.coins = 10 for player)",
        Frame.VALUE,
        rules=("fold",),
        related=("any", "none(DOMAIN)"),
    ),
    Entry(
        "sum",
        """\
sum(X for DOMAIN)
sum(N in LOW..HIGH)
""",
        "The sum of X over the members; of no member 0. Domains nest: an inner `sum` may use the outer member.",
        "sum(card.rank for card in me.hand) = 8 and sum(1..4) = 10",
        Frame.VALUE,
        rules=("fold", "gather"),
        related=("count", "max and min"),
    ),
    Entry(
        "max and min",
        """\
max(X for DOMAIN)
min(X for DOMAIN)
max(X for DOMAIN else Y)
""",
        "The greatest or least X. Of no member it is Y; without `else` that is a fault, and `check` asks for it where the domain may be"
        " empty. Ties stay visible: compare with the maximum to see who has it.",
        """\
max(card.rank for card in me.hand else 0) = 3
and min(card.rank for card in discards else 0) = 0
""",
        Frame.VALUE,
        rules=("fold",),
        related=("max and min of values", "highest and lowest"),
    ),
    Entry(
        "max and min of values",
        """\
max(A, B, ...)
min(A, B, ...)
""",
        "The greatest or least of some numbers that are written out.",
        "max(me.bid, hand_size) = 3 and min(me.coins, 4, 9) = 4",
        Frame.VALUE,
        rules=("extreme",),
        related=("max and min",),
    ),
    Entry(
        "first and last",
        """\
first(DOMAIN)
last(DOMAIN)
""",
        "The first or last member in the order of the domain, or none if it is empty. A pile's first card is its top.",
        "first(deck) is star and last(card in market by highest card.rank).rank = 1",
        Frame.VALUE,
        rules=("gather", "order", "criterion"),
        related=("first N", "the(DOMAIN)", "by ORDER"),
    ),
    Entry(
        "the(DOMAIN)",
        "the(DOMAIN)",
        "The only member. None, or several, are a fault.",
        "the(card in me.hand where card.rank = 2).suit = clubs",
        Frame.VALUE,
        rules=("gather",),
        related=("the(X)", "first and last"),
    ),
    Entry(
        "the(X)",
        "the(X)",
        "The value of an optional, which must be there: none is a fault.",
        "the(first(deck)).rank = 10",
        Frame.VALUE,
        rules=("gather",),
        related=("is none", "or none"),
    ),
    Entry(
        "random",
        """\
let NAME = random(DOMAIN)
set V to random(DOMAIN)
""",
        "One member, by chance, each as likely as any other. It stands only as the whole right-hand side of `let` or `set`. Of no member it is a fault.",
        """\
let rival = random(others)
set leader to rival
""",
        Frame.BLOCK,
        gives="leader != me",
        rules=("gather", "let"),
        related=("shuffle", "roll"),
    ),
)


def _function(builtin: Builtin) -> Entry:
    """The entry of a builtin function, from its row."""
    return Entry(
        builtin.name,
        _form(builtin),
        builtin.doc,
        builtin.example,
        Frame.VALUE,
        rules=("apply",),
        related=_KIN.get(builtin.name, ()),
    )


def _form(builtin: Builtin) -> str:
    """The signature in capitals; where one argument may be of several kinds, a line for each."""
    inside = builtin.signature.partition("(")[2].rstrip(")").upper()
    kinds = re.split(", | OR ", inside) if builtin.arity == 1 else [inside]
    return "\n".join(f"{builtin.name}({kind})" for kind in kinds)


_KIN = {
    "next": ("previous", "clockwise"),
    "previous": ("next", "counterclockwise"),
    "number_of": ("SPACE(N)",),
    "side_of": ("sides",),
    "row_of": ("column_of", "rows (a grid of spaces)"),
    "column_of": ("row_of", "columns (a grid of spaces)"),
    "position_of": ("first and last", "order (a zone)"),
    "payable": ("pieces (a currency)",),
}

AGGREGATES = (
    Topic(
        "Aggregates",
        "One value from all members of a domain. In `X for DOMAIN`, X uses the member by its name.",
        _AGGREGATES,
    ),
    Topic(
        "Functions",
        "Built in; everything else of this form is a term of the ruleset.",
        tuple(map(_function, BUILTINS.values())),
    ),
)
