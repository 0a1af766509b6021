"""Signs of several characters, some of which nobody sees: a family, a flag, a heart in red.

In: text. Out: its signs, one after the other; of what belongs to no such sign, single characters. Complains about
nothing. A character that joins or selects pictures is part of a sign between or behind what it can join; anywhere else
it would only hide.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_PICTURE = "[\u2190-\u21ff\u2300-\u23ff\u2460-\u24ff\u25a0-\u27bf\u2900-\u297f\u2b00-\u2bff\u3030\u303d\u3297\u3299"
_PICTURE += "\U0001f000-\U0001fbff]"
_LOOK = "[\ufe0e\ufe0f]"
_TONE = "[\U0001f3fb-\U0001f3ff]"
_ONE = f"{_PICTURE}(?:{_LOOK}|{_TONE}{_LOOK}?)?"
_IDEOGRAPH = "[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]"
_COUNTRIES = "|".join("".join(chr(0xE0000 + ord(letter)) for letter in name) for name in ("gbeng", "gbsct", "gbwls"))
"""Flags that are made of a black flag and letters that nobody sees: other letters would be a hidden text."""
JOINER, END_OF_FLAG = "\u200d", "\U000e007f"
SIGN = re.compile(
    f"\U0001f3f4(?:{_COUNTRIES}){END_OF_FLAG}"
    f"|{_ONE}(?:{JOINER}{_ONE})*"
    "|[0-9#*]\ufe0f?\u20e3"
    f"|[\u00a9\u00ae\u203c\u2049\u2122\u2139]{_LOOK}"
    f"|{_IDEOGRAPH}[\ufe00-\ufe0f\U000e0100-\U000e01ef]"
    "|[\u2200-\u22ff]\ufe00"
)


def signs(text: str) -> Iterator[str]:
    """The signs of a text: joined they are the text."""
    end = 0
    for found in SIGN.finditer(text):
        yield from text[end : found.start()]
        yield found[0]
        end = found.end()
    yield from text[end:]


def is_drawn_as_one(sign: str) -> bool:
    """Whether the pictures of a sign make one picture on screens that can draw it."""
    return JOINER in sign or sign.endswith(END_OF_FLAG)
