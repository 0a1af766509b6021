"""docs/diagnostics.md is made from the table of codes."""

from __future__ import annotations

import diagnostics


def test_the_page_is_up_to_date() -> None:
    assert diagnostics.PAGE.read_text(encoding="utf-8") == diagnostics.document(), (
        "run `python docs/generate/diagnostics.py`"
    )


def test_examples_become_blocks() -> None:
    assert "Wrong:\n\n```yaml\nnumbers:\n  hand_size: 3\n  hand_size: 4\n```\n" in diagnostics.document()
