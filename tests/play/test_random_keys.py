"""A few random keys of `random_keys.py`, and that its judge would notice a leak."""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are for POSIX systems", allow_module_level=True)

import json
from pathlib import Path

from .random_keys import CLEAR, Reader, knowledge, run, taken


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


def test_a_line_of_the_journal_counts_once_it_is_whole_and_while_it_stays(tmp_path: Path) -> None:
    """Ctrl-C may break off a choice while it is written down: then its line goes away again."""
    known, path = knowledge(1), tmp_path / "a.journal"
    before = known.game.digest()
    seat = min(known.game.state.pending)
    line = b"0 " + json.dumps({"seat": seat, "action": known.game.legal(seat)[0]}).encode() + b"\n"
    with path.open("w+b") as written, path.open("rb") as journal:
        for piece, count in ((line[:9], 0), (line[9:], 1)):
            written.write(piece)
            written.flush()
            assert taken(journal, known) == count
        assert known.game.digest() != before and len(known.states) == 1
        written.truncate(0)
        assert taken(journal, known) == -1 and known.game.digest() == before and not known.states
