"""At a table, whole rules are told in another language sentence for sentence, for every number of players."""

from __future__ import annotations

import pytest

from rulewright import loading
from rulewright.rulebook import RuleWords, rule_words
from rulewright.rulebook.book_messages import BookMessages, has_words
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report

GAMES = ("digging", "gnadenlos", "gravediggers", "graverobbers")


@pytest.mark.parametrize("language", ["de", "fr", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_left_in_english(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Phases, actions, payouts and the score, with the most players: the book tells them for all numbers."""
    ruleset = loading.load(find(game), Report())
    assert ruleset is not None
    asked, missing = list[str](), list[str]()

    class Noting(BookMessages):
        def or_english(self, english: str) -> str:
            asked.append(english)
            if has_words(english) and self.words(english) is None:
                missing.append(english)
            return super().or_english(english)

    monkeypatch.setattr(rule_words, "BookMessages", Noting)
    words = RuleWords(ruleset, ruleset.machine(ruleset.header.high).program)
    for phase in ruleset.symbols.phases.values():
        words.phase(phase, language)
    for action in ruleset.symbols.actions.values():
        words.action(action, language)
    for payout in ruleset.symbols.payouts.values():
        words.payout(payout, language)
    words.score(language)
    assert len(asked) > 50
    assert missing == []


def test_a_rule_that_is_called_like_a_heading_is_translated_too() -> None:
    """An action `place` of one of them: a table of the book has a column of that name."""
    words = {BookMessages(find("graverobbers").path, language).words("Place") for language in ("de", "fr", "it")}
    assert None not in words and len(words) == 3
