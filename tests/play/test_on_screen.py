"""At every prompt what the choice is about stands on a screen of 80 columns and 24 lines: a few prompts of
each of the large games (`on_screen.py` plays more).
"""

from __future__ import annotations

import pytest

from .on_screen import GAMES, watched


@pytest.mark.parametrize("name", GAMES)
def test_what_a_choice_is_about_is_on_the_screen(name: str) -> None:
    found = watched(name, 60 if name == "digging" else 25)
    assert found.prompts >= 25 and found.missing == []
