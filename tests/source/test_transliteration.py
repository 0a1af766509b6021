"""Words of other languages as names."""

from __future__ import annotations

import unicodedata
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.source.transliteration import LETTERS, transliterated

WORDS = {
    "Gewürznelke": "Gewuerznelke",
    "Äpfel und Öl": "Aepfel und Oel",
    "Straße": "Strasse",
    "crème brûlée": "creme brulee",
    "Œuvre": "Oeuvre",
    "smørrebrød": "smoerrebroed",
    "Łódź": "Lodz",
    "plain": "plain",
    "карта": "карта",
}


@pytest.mark.parametrize(("word", "plain"), WORDS.items())
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_words_are_written_as_their_readers_write_them(word: str, plain: str, form: Literal["NFC", "NFD"]) -> None:
    """Also where a letter and its mark are two characters."""
    assert transliterated(unicodedata.normalize(form, word)) == plain


@given(st.text(st.sampled_from("".join(chr(code) for code in range(0xC0, 0x180) if chr(code).isalpha()))))
def test_letters_of_latin_alphabets_lose_their_marks(text: str) -> None:
    """What is left beside ASCII has neither a mark nor a line in the table."""
    left = [character for character in transliterated(text) if not character.isascii()]
    assert not any(unicodedata.decomposition(character) or character in LETTERS for character in left)
