"""Text on a screen that knows few letters: names stay readable, and each keeps its width in columns."""

from __future__ import annotations

import pytest

from rulewright.source.cells import Style, width


@pytest.mark.parametrize(
    ("text", "encoding", "shown"),
    [
        ("Zoë, Jürgen, Łukasz", "ascii", "Zoe, Juergen, Lukasz"),
        ("Zoë, Jürgen, Łukasz", "latin-1", "Zoë, Jürgen, Lukasz"),
        ("Zoe\u0308", "ascii", "Zoe"),
        ("\uff21\uff4e\uff4e", "ascii", "Ann"),
        ("\u674e", "ascii", "\\u674e"),
        ("\u2660", "ascii", "?"),
    ],
)
def test_letters_are_written_without_their_marks_where_these_cannot_be(text: str, encoding: str, shown: str) -> None:
    style = Style(encoding=encoding)
    assert style.plain(text) == shown
    assert "".join(style.cells(text)) == shown


def test_names_of_latin_letters_are_told_apart_in_ascii() -> None:
    letters = [chr(code) for code in range(0xC0, 0x17F) if chr(code).isalpha()]
    unknown = [letter for letter in letters if not Style(encoding="ascii").plain(letter).isalpha()]
    assert len(unknown) < len(letters) // 10, unknown
    assert all(width(Style(encoding="ascii").plain(letter)) for letter in letters)
