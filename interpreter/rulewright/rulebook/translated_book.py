"""A rulebook in another language: its sentences are translated whole, one by one, in a message file of its own
(`languages/book/de.ftl`).

In: a ruleset, and the same with its own words translated; messages. Out: the book. A sentence that is made from a rule
is shown in the language only as long as the rule still says exactly that: the message names the English sentence. Else
the English one is shown, with the headings and the author's words in the language. What a variant changes is told and
marked behind that, in the language: a mark is no part of a sentence.

Grammar is why sentences are not put together from translated parts: articles, cases and the order of words follow from
what stands in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import assert_never

from rulewright.backend.runtime.machine import Machine
from rulewright.languages import Catalogue, TextUnit, UnitSort, catalogue_of, flat, speak, translated, with_variants
from rulewright.loading import Ruleset
from rulewright.rulebook.book import (
    Block,
    Book,
    Grid,
    Item,
    ItemList,
    Paragraph,
    Remark,
    Section,
    every_section,
    without_empty,
)
from rulewright.rulebook.book_maker import base_of, book_without_changes, suite_of, with_changes
from rulewright.rulebook.book_messages import BookMessages, has_words, sentence_id
from rulewright.rulebook.english_examples import component_names
from rulewright.rulebook.example_chapter import MOST, examples_section, in_order
from rulewright.rulebook.markup import capitalised, clean
from rulewright.rulebook.noted_marks import noted
from rulewright.rulebook.spoken_examples import SpokenExamples
from rulewright.ruleset_lookup import Found, variants_of
from rulewright.sentences import ENGLISH, english
from rulewright.source.text import NOWHERE


def book_units(ruleset: Ruleset) -> tuple[TextUnit, ...]:
    """The sentences of a book, then those that only the books of its variants have, as texts to be translated; of all
    their examples the titles. Raises `Unsound` where a variant is wrong.
    """
    variants = () if ruleset.found.variants else with_variants(ruleset.found.path)
    told = (text for one in (ruleset, *(varied for _, varied in variants)) for text in _sentences(one))
    found = dict.fromkeys((*told, *filter(has_words, _titles(ruleset.found))))
    return tuple(TextUnit(sentence_id(text), UnitSort.STATIC, flat(noted(text)), NOWHERE) for text in found)


def _sentences(ruleset: Ruleset) -> Iterator[str]:
    """The sentences of a book, our own headings and what a variant changes apart. What has no letters needs no words.
    What other rooms say may be a word of a ruleset here.
    """
    ours = {text for name, text in ENGLISH.items() if isinstance(text, str) and name.startswith("book-")}
    own, other = book_without_changes(ruleset, 0), book_without_changes(ruleset, 0, _loudly)
    for text, loud in zip(texts_of(own), texts_of(other), strict=True):
        if has_words(text) and not (text in ours and text != loud):
            yield text


def _loudly(key: str, /, **values: str | int) -> str:
    """Our own words so that they can be told from equal ones of a ruleset: an action may be called as a heading is."""
    return english(key, **values).upper()


def _titles(found: Found) -> Iterator[str]:
    """The titles of the examples that a book has, then those of the books of its variants."""
    variants = () if found.variants else variants_of(found.path)
    for one in (found, *(Found(found.path, (name,)) for name in variants)):
        suite = suite_of(one)
        yield from (capitalised(clean(case.name)) for case in in_order(suite)[:MOST]) if suite is not None else ()


def book_in(ruleset: Ruleset, catalogue: Catalogue, examples: int = MOST) -> Book:
    """The book in the language of a catalogue."""
    say, language, spoken = catalogue.say, catalogue.language, translated(ruleset, catalogue)
    own, other = book_without_changes(ruleset, 0), book_without_changes(spoken, 0, say, language)
    messages = BookMessages(ruleset.found.path, language)
    told = iter(
        [messages.words(english) or words for english, words in zip(texts_of(own), texts_of(other), strict=True)]
    )
    sections = tuple(_section(section, lambda _: next(told)) for section in other.sections)
    book = replace(other, sections=(*sections, *_examples(ruleset, catalogue, messages, examples)))
    return with_changes(book, _base_in(ruleset, language), spoken, say)


def _base_in(ruleset: Ruleset, language: str) -> Ruleset | None:
    """The game of which this is a variant, with its words in a language."""
    base = base_of(ruleset)
    return translated(base, catalogue_of(base, language)) if base is not None else None


def _examples(ruleset: Ruleset, catalogue: Catalogue, messages: BookMessages, most: int) -> tuple[Section, ...]:
    """The worked examples, put together from names."""
    suite = suite_of(ruleset.found) if most else None
    if suite is None:
        return ()

    def tell(machine: Machine) -> None:
        speak(machine, ruleset, catalogue)

    machine = ruleset.machine(ruleset.header.high)
    tell(machine)
    tongue = SpokenExamples(ruleset.symbols, catalogue, machine, component_names(ruleset, tell), messages.or_english)
    return without_empty((examples_section(suite, ruleset, most, catalogue.say, tongue, tell),))


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


Translate = Callable[[str], str]
"""Puts a marked sentence into plain words of a language."""


def _section(section: Section, words: Translate) -> Section:
    title = words(section.title)
    blocks = tuple(_block(block, words) for block in section.blocks)
    return replace(
        section, title=title, blocks=blocks, sections=tuple(_section(one, words) for one in section.sections)
    )


def _block(block: Block, words: Translate) -> Block:
    match block:
        case Paragraph() | Remark():
            return replace(block, text=words(block.text))
        case ItemList(items=items):
            return replace(block, items=tuple(_item(item, words) for item in items))
        case Grid(head=head, rows=rows):
            return Grid(tuple(map(words, head)), tuple(tuple(map(words, row)) for row in rows))
        case _:
            assert_never(block)


def _item(item: Item, words: Translate) -> Item:
    return Item(words(item.text), tuple(_item(one, words) for one in item.inside))
