"""A rulebook in another language: its sentences are translated whole, one by one, in a message file of its own
(`languages/book/de.ftl`).

In: a ruleset, and the same with its own words translated; messages. Out: the book. A sentence that is made from a rule
is shown in the language only as long as the rule still says exactly that: the message names the English sentence. Else
the English one is shown, with the headings and the author's words in the language.

Grammar is why sentences are not put together from translated parts: articles, cases and the order of words follow from
what stands in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import assert_never

from rulewright.languages import Catalogue, TextUnit, UnitSort, flat, translated
from rulewright.loading import Ruleset
from rulewright.rulebook.book import Block, Book, Grid, Item, ItemList, Paragraph, Remark, Section, every_section
from rulewright.rulebook.book_maker import book_of
from rulewright.rulebook.book_messages import BookMessages, has_words, sentence_id
from rulewright.rulebook.example_chapter import MOST
from rulewright.rulebook.noted_marks import noted
from rulewright.sentences import ENGLISH
from rulewright.source.text import NOWHERE


def book_units(ruleset: Ruleset) -> tuple[TextUnit, ...]:
    """The sentences of a book, examples and our own headings apart, as texts to be translated.
    What has no letters needs no words. What other rooms say may be a word of a ruleset here.
    """
    ours = {text for name, text in ENGLISH.items() if isinstance(text, str) and name.startswith("book-")}
    found = dict.fromkeys(text for text in texts_of(book_of(ruleset, 0)) if has_words(text) and text not in ours)
    return tuple(TextUnit(sentence_id(text), UnitSort.STATIC, flat(noted(text)), NOWHERE) for text in found)


def book_in(ruleset: Ruleset, catalogue: Catalogue, examples: int = MOST) -> Book:
    """The book in the language of a catalogue."""
    say, language = catalogue.say, catalogue.language
    own, other = book_of(ruleset, examples), book_of(translated(ruleset, catalogue), examples, say, language, ruleset)
    messages = BookMessages(ruleset.found.path, language)
    told = iter(
        [messages.words(english) or words for english, words in zip(texts_of(own), texts_of(other), strict=True)]
    )
    return replace(other, sections=tuple(_section(section, lambda _: next(told)) for section in other.sections))


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
