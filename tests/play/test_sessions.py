"""A game of `sessions.py` in a real terminal, and a few kills of `terminal_kills.py`."""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are for POSIX systems", allow_module_level=True)

import random
from pathlib import Path

from .random_keys import knowledge
from .sessions import played
from .terminal_kills import SEALED, KilledGame, run
from .tmux import is_there


@pytest.mark.skipif(not is_there(), reason="needs tmux")
def test_a_game_is_played_in_a_real_terminal() -> None:
    session = played("tic_tac_toe", (80, 24))
    assert session.prompts >= 3 and "The game is over." in session.screens["end"]


def test_kills_lose_nothing() -> None:
    counts = run(2, seed=1)
    assert counts["kills"] == 2


def test_a_lost_choice_is_noticed(tmp_path: Path) -> None:
    game = KilledGame(tmp_path, random.Random(1), knowledge(1, SEALED), 1)
    game.made.append((0, 1))
    with pytest.raises(AssertionError, match="has a journal"):
        game._is_over()
