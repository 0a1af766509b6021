"""Words of other languages in the letters of names: a to z, as their readers write them where no other letters are.

In: a text. Out: the text with `ae` for `ä`, `ss` for `ß`, and without accents; other scripts stay as they are.
Complains about nothing.
"""

from __future__ import annotations

import unicodedata

LETTERS = {
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "ß": "ss",
    "æ": "ae",
    "œ": "oe",
    "ø": "oe",
    "ł": "l",
    "đ": "d",
    "ð": "d",
    "þ": "th",
    "\N{LATIN SMALL LETTER DOTLESS I}": "i",
}
"""Letters that are more than one of ASCII with a mark."""
_CAPITALS = {letter.upper(): plain.capitalize() for letter, plain in LETTERS.items() if not letter.upper().isascii()}
_LETTERS = str.maketrans(LETTERS | _CAPITALS)


def transliterated(text: str) -> str:
    """The text in letters of ASCII, as far as its letters are Latin."""
    if text.isascii():
        return text
    split = unicodedata.normalize("NFKD", unicodedata.normalize("NFC", text).translate(_LETTERS))
    return "".join(character for character in split if not unicodedata.combining(character))
