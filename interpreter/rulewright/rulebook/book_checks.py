"""The message file of a rulebook against the sentences of the book, and the titles of examples.

In: a message file `languages/book/de.ftl`. Out: findings, at their places in it: sentences without words, words that no
sentence needs, links and places that do not fit.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from rulewright import loading
from rulewright.languages import MarkFault, MessageSort, TextUnit, check_messages
from rulewright.rulebook.translated_book import book_units
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report

ANCHOR = re.compile(r"\]\(([#@][\w-]*)\)")
"""Where a link leads (`#`), or a place to which links lead (`@`)."""

Sentences = Callable[[Found], tuple[TextUnit, ...] | None]


def sentences_of(found: Found) -> tuple[TextUnit, ...] | None:
    """What the message file of a book translates; none if the ruleset is wrong. Raises `Unsound` where a variant is."""
    ruleset = loading.load(found, Report())
    return book_units(ruleset) if ruleset is not None else None


def check_book_messages(place: Path, report: Report, sentences: Sentences = sentences_of) -> None:
    """Everything that can be said about the message file of a book.
    `sentences`: of a ruleset; they are the same for all languages.
    """
    check_messages(place, None, report, sentences, MessageSort(" --rulebook", False, mark_faults))


def mark_faults(text: str, words: str) -> Iterator[MarkFault]:
    """Places of a text that words leave out or have twice, and links that the text has not."""
    wanted, found = ANCHOR.findall(text), ANCHOR.findall(words)
    for anchor in dict.fromkeys((*wanted, *found)):
        is_place = anchor.startswith("@")
        if is_place and found.count(anchor) < wanted.count(anchor):
            yield MarkFault(f"({anchor})", True)
        elif anchor not in wanted or (is_place and found.count(anchor) > wanted.count(anchor)):
            yield MarkFault(f"({anchor})", False)
