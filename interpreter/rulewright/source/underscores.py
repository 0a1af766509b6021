"""Names as people read them: in words, without underscores."""

from __future__ import annotations

import re

_AT_AN_END = re.compile(r"(?<!\w)_+|_+(?!\w)")
_BETWEEN = re.compile("_+")


def without_underscores(name: str) -> str:
    """A name, or a text with names, in words: `dark_red_king` is `dark red king`, and `round_` is `round`. Blanks
    stay.
    """
    if "_" not in name:
        return name
    return _BETWEEN.sub(" ", _AT_AN_END.sub("", name))
