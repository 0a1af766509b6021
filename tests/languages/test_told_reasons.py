"""Reasons and faults in other languages: names in that language, the words of the rules between quotation marks, and no
English sentence.
"""

from __future__ import annotations

import random
import re

import pytest

from rulewright import languages, loading
from rulewright.backend.runtime.fault import IN_GENERAL, TOLD_AS_IT_IS, Fault
from rulewright.choosing import Menu
from rulewright.game import Game
from rulewright.guidance import Refusals, RuleWords, impossible_now, why_action
from rulewright.languages.own_sentences import own_sentences
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report

QUOTED = re.compile("„[^“]*“|« .*? »|«[^»]*»|`[^`]*`")
ENGLISH_WORDS = re.compile(r"\b(your|you|the|is|are|not|there|where|with|does|apply|each)\b|'s\b")
PROMPTS = 12


@pytest.mark.parametrize("tag", ["de", "fr", "it"])
@pytest.mark.parametrize("name", ["gravediggers", "digging", "graverobbers"])
def test_no_reason_is_english(name: str, tag: str) -> None:
    ruleset = loading.load(find(name), Report())
    assert ruleset is not None
    machine, rng = ruleset.machine(), random.Random(3)
    languages.speak(machine, ruleset, languages.catalogue_of(ruleset, tag))
    game, words = Game.start(machine, 3), RuleWords(ruleset, machine.program)
    told: set[str] = set()
    for _ in range(PROMPTS):
        seat = min(game.state.pending)
        menu, refusals = Menu(game, seat), Refusals(words, game, seat)
        told |= {one.why for one in impossible_now(refusals, menu, menu.legal)}
        told |= {line for action in machine.program.actions for line in why_action(refusals, menu, action.name)}
        game.choose(seat, rng.choice(list(game.legal(seat))))
    assert len(told) > len(machine.program.actions)
    assert [why for why in told if ENGLISH_WORDS.search(QUOTED.sub("", why))] == []


@pytest.mark.parametrize("tag", ["de", "fr", "it"])
def test_every_kind_of_fault_is_told_without_amounts(tag: str) -> None:
    """Also those whose message English tells as it is."""
    words = own_sentences(tag)

    def say(key: str, /, **values: str | int) -> str:
        return words.words(key, "", values) or ""

    for kind in (*IN_GENERAL, *TOLD_AS_IT_IS, "whatever"):
        said = Fault(kind, "there are 12 coins").in_words(say)
        assert said and not re.search(r"\d", said) and not ENGLISH_WORDS.search(said)
