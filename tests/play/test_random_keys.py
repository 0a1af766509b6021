"""A few random keys of `random_keys.py`, and that its judge would notice a leak."""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are for POSIX systems", allow_module_level=True)

from .random_keys import CLEAR, Reader, knowledge, run


def test_random_keys_show_nobody_anything_of_another_seat() -> None:
    counts = run(120, seed=4)
    assert counts["strokes"] >= 120 and counts["cards"] > 0


@pytest.mark.parametrize("leak", ["a card at a call", "another hand", "another purse", "a hand after leaving"])
def test_the_judge_notices_a_leak(leak: str) -> None:
    """What Bob holds is shown to nobody, or to Ann; Bob's purse is shown to Ann."""
    known = knowledge(1)
    bobs = sorted(known.cards[1] - known.cards[0])[0]
    call, turn = f"{CLEAR}Ann is next. When only Ann", f"{CLEAR}Ann, it is your choice.\n"
    shown = {
        "a card at a call": call + bobs,
        "another hand": call + turn + bobs,
        "another purse": call + turn + "Bob        4      0       2 x ?  #1 ?\n",
        "a hand after leaving": call
        + turn
        + f"{CLEAR}Left while it was the choice of Ann. {sorted(known.cards[0])[0]}",
    }[leak]
    reader = Reader(known)
    reader.take(
        call
        + turn
        + sorted(known.cards[0])[0]
        + "\nAnn (you)  5  0  2 x ?  #1 ?\nBob        ?      0       2 x ?  #1 ?\n"
    )
    with pytest.raises(AssertionError):
        reader.take(shown)
