"""Signs of several characters stay whole; what joins nothing is written out."""

from __future__ import annotations

import pytest

from rulewright.source.cells import Style, neutral, width
from rulewright.source.escaping import markup
from rulewright.source.joined_signs import signs

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
DOCTOR = "\U0001f469\U0001f3fd\u200d\u2695\ufe0f"
RAINBOW = "\U0001f3f3\ufe0f\u200d\U0001f308"
SCOTLAND = "\U0001f3f4" + "".join(chr(0xE0000 + ord(letter)) for letter in "gbsct") + "\U000e007f"
HEART, KEYCAP, NAME = "\u2764\ufe0f", "1\ufe0f\u20e3", "\u845b\U000e0100"


@pytest.mark.parametrize("sign", [FAMILY, DOCTOR, RAINBOW, SCOTLAND, HEART, KEYCAP, NAME])
def test_a_sign_of_several_characters_stays(sign: str) -> None:
    """On terminals, on pages, and in what others read; each is one sign, and takes the room of one."""
    text = f"a {sign} b"
    assert neutral(text) == markup(text) == Style().plain(text) == text
    assert list(signs(text)) == ["a", " ", sign, " ", "b"]
    assert width(sign) == (1 if sign in (HEART, KEYCAP) else 2)
    cells = Style().cells(text)
    assert len(cells) == len(text) and cells[2] == sign and "".join(cells) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\u200db", "a\\u200db"),
        ("\u200d\U0001f468", "\\u200d\U0001f468"),
        ("\U0001f468\u200d", "\U0001f468\\u200d"),
        ("\U0001f468\u200da", "\U0001f468\\u200da"),
        ("\U0001f468\u200d\u200d\U0001f469", "\U0001f468\\u200d\\u200d\U0001f469"),
        ("\U0001f468\u200b\U0001f469", "\U0001f468\\u200b\U0001f469"),
        ("ab\ufe0fc", "ab\\ufe0fc"),
        ("a\U000e0100\U000e0101", "a\\U000e0100\\U000e0101"),
        ("\u845b\U000e0100\U000e0101", "\u845b\U000e0100\\U000e0101"),
        (HEART + "\ufe0f", HEART + "\\ufe0f"),
        ("1\ufe0f", "1\\ufe0f"),
    ],
)
def test_what_joins_nothing_is_written_out(text: str, shown: str) -> None:
    """Between letters, at an end, or twice it would only hide that two texts are different ones."""
    assert neutral(text) == Style().plain(text) == shown


def test_a_flag_holds_no_other_text() -> None:
    """Letters that nobody sees make the flags of countries alone."""
    hidden = "\U0001f3f4" + "".join(chr(0xE0000 + ord(letter)) for letter in "obey") + "\U000e007f"
    assert neutral(hidden) == "\U0001f3f4\\U000e006f\\U000e0062\\U000e0065\\U000e0079\\U000e007f"


def test_a_screen_that_cannot_show_a_sign_shows_one_mark() -> None:
    assert Style(encoding="ascii").plain(f"a {FAMILY} b") == "a ? b"
    assert Style(encoding="cp437").cells(f"{FAMILY}!") == ["?", "", "", "", "", "!"]
