"""The table of aggregates: one row says everything that the front of the house knows of one.

The typer, bounds, reserved words, the formatter, the check of emptiness (RW509) and the handbook read it. What a row
says in words of its own (`Body`, `AggregateResult` ...) each of them takes apart with `assert_never`, so a new word
cannot be forgotten. A new aggregate needs: the grammar, a row here, an operation with its runtime, and its C.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum


class Body(Enum):
    """What stands before `for`."""

    NOTHING = "the domain stands alone"
    CONDITION = "a condition about the member"
    NUMBER = "a number"
    ORDERED = "a number, or another value with an order"
    COMPARED = "a value of any type but a component, that is never none"


class Alone(Enum):
    """What a domain without `for` means."""

    MEMBERS = "its members are meant"
    NUMBERS = "its members are numbers, and the body is the member itself"
    PRINTED = "its members are components, and what is printed on them is meant"
    NEVER = "a body is needed"


class AggregateResult(Enum):
    """The type of the result."""

    FLAG = "a flag"
    NUMBER = "a number"
    BODY = "the type of the body"
    MEMBER = "the type of a member"
    MEMBER_OR_NONE = "the type of a member, or none"


class Ends(Enum):
    """Between which ends the result lies."""

    FLAG = "0 or 1"
    COUNT = "from 0 to as many members as there may be"
    TOTAL = "from as many times the least body as there may be members, to as many times the greatest; 0 among them"
    BODY = "that of the body; `else` is added"
    MEMBER = "that of a member"


class Empty(Enum):
    """What the result is where the domain has no member."""

    VALUE = "a value like others"
    NONE = "none"
    OTHERWISE = "what stands after `else`; without one it is a fault, and `check` asks for one"
    FAULT = "a fault"


@dataclass(frozen=True, slots=True)
class Aggregate:
    """One aggregate.

    `operation` is that of Programs to which it is lowered, perhaps with `not` around it. `of_values`: several values
    may stand in place of a domain. `pure`: the same position gives the same result. `taken_out`: behind the domain
    stands which groups of members are taken out before. `heading` is its entry in the
    handbook; of several under one heading, the first has `doc` and `example`. `gives` holds after an example that is no
    condition.
    """

    name: str
    body: Body
    alone: Alone
    result: AggregateResult
    ends: Ends
    empty: Empty
    operation: str
    heading: str
    doc: str = ""
    example: str = ""
    gives: str = ""
    of_values: bool = False
    pure: bool = True
    taken_out: bool = False

    @property
    def signatures(self) -> tuple[str, ...]:
        """How it is written; small words as they stand, capitals for what is filled in."""
        if self.taken_out:
            return (f"{self.name}(X for DOMAIN without GROUP, ...)",)
        found = []
        if self.alone in (Alone.MEMBERS, Alone.PRINTED):
            found.append(f"{self.name}(DOMAIN)")
        if self.body is not Body.NOTHING:
            found.append(f"{self.name}(X for DOMAIN)")
        if self.empty is Empty.OTHERWISE:
            found.append(f"{self.name}(X for DOMAIN else Y)")
        if self.alone is Alone.NUMBERS:
            found.append(f"{self.name}(N in LOW..HIGH)")
        if not self.pure:
            found = [f"{start} {form}" for form in found for start in ("let NAME =", "set V to")]
        return tuple(found)


_TABLE = (
    Aggregate(
        "count", Body.NOTHING, Alone.MEMBERS, AggregateResult.NUMBER, Ends.COUNT, Empty.VALUE, "count", "count",
        "How many members there are.",
        "count(cards in me.hand) = 3",
    ),
    Aggregate(
        "any", Body.CONDITION, Alone.MEMBERS, AggregateResult.FLAG, Ends.FLAG, Empty.VALUE, "any", "any",
        "Whether there is a member; or whether the condition X holds for one of them.",
        "any(me.hand) and any(card.rank = 2 for card in me.hand)",
    ),
    Aggregate(
        "none", Body.CONDITION, Alone.MEMBERS, AggregateResult.FLAG, Ends.FLAG, Empty.VALUE, "any", "none(DOMAIN)",
        "Whether there is no member; or whether the condition X holds for none of them.",
        "none(discards) and none(card.rank > 7 for card in me.hand)",
    ),
    Aggregate(
        "all", Body.CONDITION, Alone.NEVER, AggregateResult.FLAG, Ends.FLAG, Empty.VALUE, "any", "all",
        "Whether the condition X holds for every member; without members it does.",
        "all(player.coins = 10 for player)",
    ),
    Aggregate(
        "sum", Body.NUMBER, Alone.NUMBERS, AggregateResult.NUMBER, Ends.TOTAL, Empty.VALUE, "sum", "sum",
        "The sum of X over the members; without members it is 0. One `sum` may stand inside another and use its "
        "member.",
        "sum(card.rank for card in me.hand) = 8 and sum(1..4) = 10",
    ),
    Aggregate(
        "max", Body.ORDERED, Alone.NUMBERS, AggregateResult.BODY, Ends.BODY, Empty.OTHERWISE, "max", "max and min",
        "The greatest or least X. Without members it is Y; without `else` that is a fault, and `check` asks for "
        "`else` if the domain may be empty. Several members may have the same value: compare with the maximum "
        "to see who has it.",
        """\
max(card.rank for card in me.hand else 0) = 3
and min(card.rank for card in discards else 0) = 0
and max(amount in 1..me.bid else 0) = me.bid
""",
        of_values=True,
    ),
    Aggregate(
        "min", Body.ORDERED, Alone.NUMBERS, AggregateResult.BODY, Ends.BODY, Empty.OTHERWISE, "min", "max and min",
        of_values=True,
    ),
    Aggregate(
        "first", Body.NOTHING, Alone.MEMBERS, AggregateResult.MEMBER_OR_NONE, Ends.MEMBER, Empty.NONE, "first",
        "first and last",
        "The first or last member in the order of the domain, or none if it is empty. A pile's first card is its top.",
        "first(deck) is star and last(card in market by highest card.rank).rank = 1",
    ),
    Aggregate(
        "last", Body.NOTHING, Alone.MEMBERS, AggregateResult.MEMBER_OR_NONE, Ends.MEMBER, Empty.NONE, "last",
        "first and last",
    ),
    Aggregate(
        "the", Body.NOTHING, Alone.MEMBERS, AggregateResult.MEMBER, Ends.MEMBER, Empty.FAULT, "the", "the(DOMAIN)",
        "The only member. No member, or several, is a fault.",
        "the(card in me.hand where card.rank = 2).suit = clubs",
    ),
    Aggregate(
        "equal", Body.COMPARED, Alone.PRINTED, AggregateResult.FLAG, Ends.FLAG, Empty.VALUE, "equal",
        "equal and different",
        "Whether X is the same for all members (`equal`), or not the same for any two (`different`). Without X, "
        "it compares what is printed on components (and the number that a die shows). With one member or none, "
        "both hold.",
        """\
not equal(card.rank for card in me.hand)
and different(card in me.hand where card.rank = 2)
""",
    ),
    Aggregate(
        "different", Body.COMPARED, Alone.PRINTED, AggregateResult.FLAG, Ends.FLAG, Empty.VALUE, "different",
        "equal and different",
    ),
    Aggregate(
        "consecutive", Body.ORDERED, Alone.NEVER, AggregateResult.FLAG, Ends.FLAG, Empty.VALUE, "consecutive",
        "consecutive",
        (
            "Whether the values X, put in order, go up by one each, and none comes twice: a run. With one "
            "member or none it holds."
        ),
        """\
consecutive(card.rank for card in me.hand where card.rank < 3)
and not consecutive(card.rank for card in me.hand)
""",
    ),
    Aggregate(
        "longest_line", Body.NOTHING, Alone.MEMBERS, AggregateResult.NUMBER, Ends.COUNT, Empty.VALUE, "longest_line",
        "longest_line",
        "The greatest number of members that stand in one line without a gap: spaces of a grid, in any "
        "direction. Without members it is 0. So three in a row are `longest_line(cell where ...) >= 3`.",
        "longest_line(cell) = 3 and longest_line(cell where column_of(cell) != 2) = 2",
    ),
    Aggregate(
        "longest_path", Body.NUMBER, Alone.MEMBERS, AggregateResult.NUMBER, Ends.TOTAL, Empty.VALUE, "longest_path",
        "longest_path",
        "The length of the longest way along edges that uses each edge at most once: the number of edges, or "
        "the sum of X over them. Without members it is 0. All ways are tried, so there must be few edges: "
        "`check` refuses what may take too long.",
        """\
longest_path(link) = 5
and longest_path(number_of(link) for link where number_of(link) < 4) = 6
""",
    ),
    Aggregate(
        "least_left", Body.NUMBER, Alone.NEVER, AggregateResult.NUMBER, Ends.TOTAL, Empty.VALUE,
        "least_left", "least_left",
        "The least possible sum of X over the members that are left when groups are taken out: for example the "
        "cards of a hand that belong to no set and no run. Each member is in one group at most. A group is "
        "written like `3..4 equal in rank`: how many members, and how they belong together, as in a picked "
        "subset. All ways are tried, so there must be few members: write `first 9 cards`, or give the zone "
        "`room`. `check` refuses what may take too long.",
        """\
least_left(card.rank for first 3 cards in me.hand
  without 2 consecutive in rank) = 3
and least_left(card.rank for first 3 cards in me.hand
  without 2..3 equal in rank) = 2
""",
        taken_out=True,
    ),
    Aggregate(
        "random", Body.NOTHING, Alone.MEMBERS, AggregateResult.MEMBER, Ends.MEMBER, Empty.FAULT, "random", "random",
        (
            "One member, by chance, all equally likely. It stands only alone, after `let NAME =` or `set V to`. "
            "Without members it is a fault."
        ),
        """\
let rival = random(others)
set leader to rival
""",
        gives="leader != me",
        pure=False,
    ),
)  # fmt: skip

AGGREGATES: dict[str, Aggregate] = {aggregate.name: aggregate for aggregate in _TABLE}
OF_VALUES = tuple(aggregate.name for aggregate in _TABLE if aggregate.of_values)

EXTREMES: dict[str, Callable[[Iterable[int]], int]] = {"max": max, "min": min}
"""What aggregates of several values make of numbers that are known."""
if set(EXTREMES) != set(OF_VALUES):
    raise ImportError(f"aggregates of several values: not the same as the table: {set(EXTREMES) ^ set(OF_VALUES)}")
