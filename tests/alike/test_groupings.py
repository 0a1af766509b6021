"""`least_left`: what is left when groups are taken out; held against all ways to do so, and what is said of slips."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import combinations

import pytest

from rulewright.backend.runtime.least_left import groups, least_sum
from rulewright.ir.groupings import CONSECUTIVE, DIFFERENT, EQUAL, FREE, Grouping, most_groups, most_ways
from rulewright.loading import check_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

from .test_alike import MELDS

HOLDS: dict[int, Callable[[Sequence[int]], bool]] = {
    FREE: lambda column: True,
    EQUAL: lambda column: len(set(column)) == 1,
    DIFFERENT: lambda column: len(set(column)) == len(column),
    CONSECUTIVE: lambda column: sorted(column) == list(range(min(column), min(column) + len(column))),
}


def ways(
    rows: Sequence[tuple[int, ...]], groupings: Sequence[Grouping], members: tuple[int, ...]
) -> list[tuple[int, ...]]:
    """Which members may be left: by trying all groups of the first one."""
    if not members:
        return [()]
    first, *others = members
    found = [(first, *left) for left in ways(rows, groupings, tuple(others))]
    for one in groupings:
        for size in range(one.low, one.high + 1):
            for more in combinations(others, size - 1):
                columns = zip(*(rows[at] for at in (first, *more)), strict=True)
                if all(HOLDS[word](column) for word, column in zip(one.relations, columns, strict=True)):
                    found += ways(rows, groupings, tuple(at for at in others if at not in more))
    return found


def test_the_least_of_all_ways_is_left() -> None:
    rng = random.Random(9)
    for _ in range(150):
        count = rng.randrange(8)
        rows = [(rng.randrange(3), rng.randrange(1, 6)) for _ in range(count)]
        numbers = [rng.randrange(-2, 11) for _ in range(count)]
        groupings = [
            Grouping(low := rng.randrange(2, 4), rng.randrange(low, 5), (rng.randrange(4), rng.randrange(1, 4)))
            for _ in range(rng.randrange(1, 3))
        ]
        all_ways = ways(rows, groupings, tuple(range(count)))
        found = [group for one in groupings for group in groups(rows, one)]
        assert least_sum(numbers, found) == min(sum(numbers[at] for at in left) for left in all_ways)
        assert len(found) <= most_groups(groupings, count)
        assert len(all_ways) <= most_ways(groupings, count)


def test_the_number_of_ways_is_exact_where_everything_fits() -> None:
    anything = [Grouping(2, 3, (FREE,))]
    assert most_ways(anything, 6) == len(ways([(0,)] * 6, anything, tuple(range(6)))) == 166
    assert most_groups(anything, 6) == len(list(groups([(0,)] * 6, anything[0]))) == 35


@pytest.mark.parametrize(
    ("new", "message"),
    [
        ("without 3 equal in colour", "a card has no `colour`"),
        ("without 3 consecutive", "a run is a run of something"),
        ("without 1..3 equal in rank", "a group has two members or more"),
        ("without exactly me.melds equal in rank", "how many are taken out together is fixed before play"),
        ("", "`least_left` needs to know what is taken out"),
        ("without 3 equal in rank else 0", "`least_left` takes no `else`"),
    ],
)
def test_what_makes_no_sense_is_told(new: str, message: str) -> None:
    assert messages("without exactly size different in suit", new) == [message]


def test_only_least_left_takes_something_out() -> None:
    found = messages("least_left(3 - card.rank", "sum(3 - card.rank")
    assert found == ["`sum` takes nothing out"]


def test_what_takes_too_long_is_refused() -> None:
    found = messages("room: 8, seen_by: owner", "room: 30, seen_by: owner")
    assert found
    assert all("evaluations" in message for message in found)


def messages(old: str, new: str) -> list[str]:
    text = MELDS.read_text(encoding="utf-8")
    assert old in text
    report = Report()
    check_text(Source("melds.yaml", text.replace(old, new)), report)
    return [one.message for one in report if one.severity == "error"]
