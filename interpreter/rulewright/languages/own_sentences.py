"""The sentences of this program that stand between those of a ruleset, in other languages: files in the room
`sentences`.

In: a language. Out: its messages; none for a language that has no file: then they stay English.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rulewright import sentences
from rulewright.languages.message_file import MessageFile, read_messages
from rulewright.languages.message_paths import ENDING
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source
from rulewright.storage import members, own_text

PLACE = Path(sentences.__file__).parent


@cache
def own_languages() -> tuple[str, ...]:
    """The languages, besides English, in which this program speaks."""
    return tuple(sorted(path.stem for path in members(PLACE, f"*{ENDING}")))


@cache
def own_sentences(language: str) -> MessageFile:
    """The messages of a language, or of the wider one (`de` for `de-AT`)."""
    for name in (language, language.partition("-")[0]):
        path = PLACE / f"{name}{ENDING}"
        if path.is_file():
            return read_messages(Source(path.name, own_text(path)), name, Report())
    return MessageFile(Source("", ""), language)
