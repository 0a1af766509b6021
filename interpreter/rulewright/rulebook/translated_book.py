"""A rulebook in another language: its sentences are translated whole, one by one, in a message file of its own
(`languages/book/de.ftl`).

In: a ruleset, and the same with its own words translated; messages. Out: the book. A sentence that is made from a rule
is shown in the language only as long as the rule still says exactly that: the message names the English sentence. Else
the English one is shown, with the headings and the author's words in the language.

Grammar is why sentences are not put together from translated parts: articles, cases and the order of words follow from
what stands in them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import assert_never

from rulewright.frontend.syntax.reader import read_source
from rulewright.languages import (
    Catalogue,
    MessageFile,
    TextUnit,
    UnitSort,
    flat,
    message_path,
    read_messages,
    translated,
)
from rulewright.loading import Ruleset
from rulewright.rulebook.book import Block, Book, Grid, Item, ItemList, Paragraph, Remark, Section, every_section
from rulewright.rulebook.book_maker import book_of
from rulewright.rulebook.example_chapter import MOST
from rulewright.rulebook.markup import unmarked
from rulewright.rulebook.noted_marks import marked_as, noted
from rulewright.sentences import ENGLISH
from rulewright.source.diagnostic import Report
from rulewright.source.text import NOWHERE, Source

FOLDER = "book"
LENGTH = 10
"""Digits of the hash that names a sentence: two of a book with the same would be one in billions."""


def book_path(ruleset: Path, language: str) -> Path:
    """The message file of a book."""
    beside = message_path(ruleset, language)
    return beside.parent / FOLDER / beside.name


def book_units(ruleset: Ruleset) -> tuple[TextUnit, ...]:
    """The sentences of a book, examples and our own headings apart, as texts to be translated.
    What has no letters needs no words. What other rooms say may be a word of a ruleset here.
    """
    ours = {text for name, text in ENGLISH.items() if isinstance(text, str) and name.startswith("book-")}
    found = dict.fromkeys(text for text in texts_of(book_of(ruleset, 0)) if _has_words(text) and text not in ours)
    return tuple(TextUnit(_id(text), UnitSort.STATIC, flat(noted(text)), NOWHERE) for text in found)


def book_in(ruleset: Ruleset, catalogue: Catalogue, examples: int = MOST) -> Book:
    """The book in the language of a catalogue."""
    say, language = catalogue.say, catalogue.language
    own, other = book_of(ruleset, examples), book_of(translated(ruleset, catalogue), examples, say, language, ruleset)
    messages = _messages(ruleset.found.path, language)
    told = iter(
        [_translated(english, words, messages) for english, words in zip(texts_of(own), texts_of(other), strict=True)]
    )
    return replace(other, sections=tuple(_section(section, lambda _: next(told)) for section in other.sections))


def _messages(ruleset: Path, language: str) -> MessageFile | None:
    path, report = book_path(ruleset, language), Report()
    source = read_source(path, report) if path.is_file() else None
    return read_messages(source, language, report) if source is not None else None


def book_source(ruleset: Path, language: str) -> Source:
    """The message file of a book as it is; an empty text where there is none."""
    path, report = book_path(ruleset, language), Report()
    found = read_source(path, report) if path.is_file() else None
    return found if found is not None else Source(str(path), "")


def _translated(english: str, words: str, messages: MessageFile | None) -> str:
    """A sentence by its message, if that is done and says this; else as it is."""
    entry = messages.entries.get(_id(english)) if messages is not None and _has_words(english) else None
    if messages is None or entry is None or not entry.is_done or entry.text != flat(noted(english)):
        return words
    said = messages.words(entry.id)
    return (marked_as(said, english) if said is not None else None) or words


def _id(text: str) -> str:
    return f"book-{hashlib.sha256(noted(text).encode()).hexdigest()[:LENGTH]}"


def _has_words(text: str) -> bool:
    return any(character.isalpha() for character in unmarked(text))


# ---- every text of a book, in one order ------------------------------------------------------------------------------


def texts_of(book: Book) -> Iterator[str]:
    """Every text of a book, with its marks."""
    for section in every_section(book.sections):
        yield section.title
        for block in section.blocks:
            yield from _of_block(block)


def _of_block(block: Block) -> Iterator[str]:
    match block:
        case Paragraph(text=text) | Remark(text=text):
            yield text
        case ItemList(items=items):
            for item in items:
                yield from _of_item(item)
        case Grid(head=head, rows=rows):
            yield from head
            for row in rows:
                yield from row
        case _:
            assert_never(block)


def _of_item(item: Item) -> Iterator[str]:
    yield item.text
    for inner in item.inside:
        yield from _of_item(inner)


Words = Callable[[str], str]


def _section(section: Section, words: Words) -> Section:
    title = words(section.title)
    blocks = tuple(_block(block, words) for block in section.blocks)
    return replace(
        section, title=title, blocks=blocks, sections=tuple(_section(one, words) for one in section.sections)
    )


def _block(block: Block, words: Words) -> Block:
    match block:
        case Paragraph() | Remark():
            return replace(block, text=words(block.text))
        case ItemList(items=items):
            return replace(block, items=tuple(_item(item, words) for item in items))
        case Grid(head=head, rows=rows):
            return Grid(tuple(map(words, head)), tuple(tuple(map(words, row)) for row in rows))
        case _:
            assert_never(block)


def _item(item: Item, words: Words) -> Item:
    return Item(words(item.text), tuple(_item(one, words) for one in item.inside))
