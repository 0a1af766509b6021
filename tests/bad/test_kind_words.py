"""Messages say what a value is in words that fit any name that an author gives: a list of words may be `some`."""

from __future__ import annotations

import re

from rulewright.frontend.typed.types import NUMBER, PLAYER, ComponentType, EnumType, SetType, article, several
from rulewright.loading import check_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

from .cases import cases

BARE = re.compile(r"(?<!`)\b(?:an? |these |of |there is no )?somes?\b(?! other)(?=[ ,;:?]|$)")
"""The name of the list as if it were a noun."""
CODE = re.compile(r"`[^`]*`")
MEANT = re.compile(r"\bsome (?:boards|configurations|players|do not|of)\b|allowed here: .*")
"""Where the word is none of the list, or a name among others."""


def told() -> list[str]:
    """All that is told of the bad rulesets, with the list of suits under another name."""
    found: set[str] = set()
    for case in cases():
        report = Report()
        check_text(Source("bad.yaml", re.sub(r"\bsuit\b", "some", case.text)), report)
        found |= {text for one in report for text in (one.message, str(one.hint))}
    return sorted(found)


def test_a_list_of_words_is_no_noun() -> None:
    messages = told()
    assert any("a word of `some`" in message for message in messages)
    assert sum("some" in message for message in messages) > 20
    plain = [MEANT.sub("", CODE.sub("", message)) for message in messages]
    assert not [text for text in plain if BARE.search(text)]


def test_values_are_called_one_and_several() -> None:
    mood = EnumType("some", ("gay", "sad"))
    assert [article(one) for one in (mood, NUMBER, PLAYER, ComponentType("ace"), SetType(ComponentType("die")))] == [
        "a word of `some`",
        "a number",
        "a player",
        "an ace",
        "a set of dice",
    ]
    assert [several(one) for one in (mood, NUMBER, ComponentType("box"))] == ["words of `some`", "numbers", "boxes"]
