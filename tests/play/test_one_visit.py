"""Several at one terminal: whoever looks already is asked first, so that nobody
is called twice where one visit will do.
"""

from __future__ import annotations

import pytest

from rulewright.play import next_asked

from .piping import Piped


@pytest.mark.parametrize(
    ("seats", "people", "looking", "asked"),
    [
        ((0, 1, 2), {0, 1, 2}, None, 0),
        ((0, 1, 2), {0, 1, 2}, 2, 2),
        ((0, 1), {0, 1, 2}, 2, 0),
        ((0, 1, 2), {0, 2}, 2, 1),
        ((1,), {0, 1}, 0, 1),
    ],
)
def test_who_is_asked_next(seats: tuple[int, ...], people: set[int], looking: int | None, asked: int) -> None:
    """Bots first, then whoever looks, then the first."""
    assert next_asked(seats, people, looking) == asked


def test_credit_and_fist_are_one_visit(piped: Piped) -> None:
    """In a robbery the last to be asked for a credit note is the first to be asked for a fist: five visits of three
    people, not six (the last call is that of the next turn).
    """
    keys = "".join(f"{key}\n" for key in range(1, 11)) * 12
    done = piped("play", "gravediggers", "--human", "all", "--players", "3", "--seed", "4", answers=keys.encode())
    robbery = done.out.partition("Credit round")[2].partition("holds")[0]
    assert robbery.count("Robbery, fists:") == 3 and robbery.count("\n== Player ") == 5
