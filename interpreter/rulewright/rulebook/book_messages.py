"""Sentences of a rulebook in another language: the message file `languages/book/de.ftl`.

In: a ruleset's file, a language; a sentence as it is made from the rules. Out: its words in the language, as long as
the message names exactly that sentence; else none.
"""

from __future__ import annotations

import hashlib
from functools import cached_property
from pathlib import Path

from rulewright.frontend.syntax.text_files import read_source
from rulewright.languages import BOOK, MessageFile, flat, message_path, read_messages
from rulewright.rulebook.markup import unmarked
from rulewright.rulebook.noted_marks import marked_as, noted
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

LENGTH = 10
"""Digits of the hash that names a sentence: two of a book with the same would be one in billions."""


def book_path(ruleset: Path, language: str) -> Path:
    """The message file of a book."""
    beside = message_path(ruleset, language)
    return beside.parent / BOOK / beside.name


def book_source(ruleset: Path, language: str) -> Source:
    """The message file of a book as it is; an empty text where there is none."""
    path, report = book_path(ruleset, language), Report()
    found = read_source(path, report) if path.is_file() else None
    return found if found is not None else Source(str(path), "")


def sentence_id(text: str) -> str:
    """The name of a sentence's message."""
    return f"book-{hashlib.sha256(noted(text).encode()).hexdigest()[:LENGTH]}"


def has_words(text: str) -> bool:
    """Whether there is something to translate."""
    return any(character.isalpha() for character in unmarked(text))


class BookMessages:
    """The messages of one ruleset in one language; the file is read when the first sentence is asked for."""

    def __init__(self, ruleset: Path, language: str) -> None:
        self.ruleset, self.language = ruleset, language

    @cached_property
    def _file(self) -> MessageFile:
        return read_messages(book_source(self.ruleset, self.language), self.language, Report())

    def words(self, english: str) -> str | None:
        """A sentence, with its marks; none if no message that is done says this."""
        entry = self._file.entries.get(sentence_id(english)) if has_words(english) else None
        if entry is None or not entry.is_done or entry.text != flat(noted(english)):
            return None
        said = self._file.words(entry.id)
        return marked_as(said, english) if said is not None else None

    def or_english(self, english: str) -> str:
        """The same; where there is no message, the sentence as it is."""
        return self.words(english) or english
