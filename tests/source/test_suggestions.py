"""What is suggested in place of a word."""

from __future__ import annotations

from rulewright.source.suggestions import did_you_mean


def test_the_word_itself_is_no_suggestion() -> None:
    """A word that is known elsewhere and cannot stand here is not offered again."""
    assert did_you_mean("cards", ["cards", "card", "discards"]).best == "card"
    assert did_you_mean("cards", ["cards"]).best == ""
