# ruff: noqa: RUF001 (letters that look like others are what is tested)
"""Letters that look like others: what is told of them, and which names look the same."""

from __future__ import annotations

import pytest

from rulewright.source.lookalikes import LOOKALIKES, appearances, described, odd_character, plain_form, plain_text
from rulewright.source.suggestions import did_you_mean


@pytest.mark.parametrize(
    ("character", "plain"),
    [
        ("а", "a"),
        ("Α", "A"),
        ("ɑ", "a"),
        ("ａ", "a"),
        ("\u00a0", " "),
        ("’", "'"),
        ("“", '"'),
        ("−", "-"),
        ("：", ":"),
        ("𝐚", "a"),
        ("½", ""),
        ("é", ""),
        ("a", ""),
    ],
)
def test_plain_form(character: str, plain: str) -> None:
    """Letters of other alphabets, other widths and other styles; not those that only have a mark."""
    assert plain_form(character) == plain


def test_every_character_of_the_table_is_told() -> None:
    """With its code point and what it looks like; none stands for two."""
    listed = [(plain, chr(int(code, 16))) for plain, codes in LOOKALIKES.items() for code in codes.split()]
    assert len({character for _, character in listed}) == len(listed)
    for plain, character in listed:
        assert f"U+{ord(character):04X}" in described(character)
        assert described(character).endswith(f"looks like `{plain}`")


def test_what_nobody_sees_is_told() -> None:
    """A zero width, a mark of direction, a filler: with their code points."""
    for character in "\u200b\u202e\u2066\ufeff\u00ad\u3164\u034f\u2800\ufe0f\u3000"[:-1]:
        assert described(character).startswith(f"U+{ord(character):04X}")
    assert odd_character("plain, Größe") == ""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("José", "Jose\u0301"),
        ("Ann", "ANN"),
        ("Ann", "Аnn"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "An\u200bn"),
        ("Straße", "STRASSE"),
        ("Ann", "An\u2060n"),
        ("Bill", "BiII"),
        ("Bob", "B0b"),
        ("Ann", "Ann\ufe0f"),
        ("Ann B", "Ann\u00a0B"),
        ("Ann B", "AnnB"),
        ("ﬁn", "fin"),
        ("Ⅳ", "IV"),
        ("Ω", "Ω"),
        ("Ann", "\u202eAnn"),
    ],
)
def test_the_same_in_the_eyes_of_people(one: str, other: str) -> None:
    """Forms of Unicode, capitals, widths, what nobody sees, letters that look alike."""
    assert appearances(one) & appearances(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("José", "Jose"), ("Al", "Ai"), ("Анна", "Инна"), ("1", "2"), ("李", "季")]
)
def test_not_the_same(one: str, other: str) -> None:
    """What eyes tell apart stays apart."""
    assert not appearances(one) & appearances(other)


def test_did_you_mean_looks_through_it() -> None:
    """A word that is written wholly in another alphabet is found, and why it is another one is told."""
    hint = did_you_mean("\u0441\u043e\u0441\u043e\u0430", ["cocoa", "coffee"])
    assert hint.best == "cocoa"
    assert "U+0441" in hint
    assert plain_text("\u0440\u200bay") == "pay"
