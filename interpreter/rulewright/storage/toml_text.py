"""TOML to values, in time that grows with the text.

In: a text, of a length that its reader has looked at. Out: its tables. Raises `TooDeep` for keys of more parts than any
settings have: Python's own reader takes time and memory by the square of them; and what that reader raises.
"""

from __future__ import annotations

import re
from typing import Any

MOST_PARTS = 32
_PART = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')"""
_DEEP = re.compile(rf"(?:^|[\[{{,])[ \t]*{_PART}(?:[ \t]*\.[ \t]*{_PART}){{{MOST_PARTS}}}", re.MULTILINE)


class TooDeep(ValueError):
    """A key of too many parts; `at` is where it stands."""

    def __init__(self, at: int) -> None:
        super().__init__(f"a key of more than {MOST_PARTS} parts")
        self.at = at


def toml_values(text: str) -> dict[str, Any]:
    """What a text says."""
    import tomllib  # noqa: PLC0415 (takes a while, and many commands read no such file)

    deep = _DEEP.search(text)
    if deep is not None:
        raise TooDeep(deep.start())
    return tomllib.loads(text)
