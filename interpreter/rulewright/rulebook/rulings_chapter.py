"""Questions that the sources leave open, how they are answered, and what is assumed. In: symbols and readings.
Out: sections.
"""

from __future__ import annotations

from rulewright.frontend.analysis.configuration import option_values, option_word
from rulewright.frontend.typed import symbols as sym
from rulewright.rulebook.amounts import by_players
from rulewright.rulebook.book import Block, Item, ItemList, Paragraph, Section
from rulewright.rulebook.english_words import anchor, linked, listed, words
from rulewright.rulebook.markup import capitalised, clean, ended, place, strong
from rulewright.rulebook.settlement import Reading, options_of
from rulewright.rulebook.wording import Wording

MOST_NUMBERS = 9
"""More numbers in a row are told by the first and the last."""


def rulings_section(wording: Wording) -> Section:
    """One section for each option; `wording` has told all other chapters already."""
    options = tuple(_option(wording, option) for option in wording.symbols.options.values())
    intro = Paragraph(wording.say("book-options-about"))
    return Section(wording.say("book-options"), "options", (intro,) if options else (), options)


def _option(wording: Wording, option: sym.Option) -> Section:
    notes = option.decl.notes
    about = wording.texts.about(option.span)
    usual = [option_word(option, option.default.get(c.players, option.low)) for c in wording.settlement.constants]
    named = by_players(list(map(words, usual)), wording.fewest)
    answer = f"{strong(wording.say('book-usual-answer'))} {named}."
    answers = option_values(option)
    others = [words(option_word(option, value)) for value in answers]
    if not option.words and len(others) > MOST_NUMBERS and answers[-1] - answers[0] == len(answers) - 1:
        others = [f"{others[0]} to {others[-1]}"]
    blocks: list[Block] = [
        Paragraph(text)
        for text in (about, f"{answer} {wording.say('book-answers', answers=listed(others, 'or'))}")
        if text
    ]
    if notes.why:
        blocks.append(Paragraph(f"{strong(wording.say('book-why'))} {ended(clean(notes.why))}"))
    if notes.source:
        blocks.append(Paragraph(f"{strong(wording.say('book-source'))} {ended(clean(notes.source))}"))
    if option.allowed is not None:
        blocks.append(Paragraph(f"An answer is allowed only if {wording.plain().clause(option.allowed)}."))
    return Section(
        capitalised(words(option.name)), anchor("option", option.name), (*blocks, *_readings(wording, option))
    )


def _readings(wording: Wording, option: sym.Option) -> tuple[Block, ...]:
    """Where the answer matters: passages in full of which the book tells the usual part."""
    named = [reading for reading in wording.settlement.readings if option.name in reading.options]
    found = [reading for reading in named if not any(_is_part(reading, other) for other in named)]
    items = [
        Item(f"{reading.place}: {ended(reading.said)}" if reading.place else ended(reading.said)) for reading in found
    ]
    items += [Item(f"The number {linked('number', name)} depends on it.") for name in _numbers(wording, option)]
    return (Paragraph(wording.say("book-matters")), ItemList(tuple(items))) if items else ()


def _is_part(reading: Reading, other: Reading) -> bool:
    """Whether a longer passage of the same place tells it already."""
    return reading is not other and reading.place == other.place and reading.said in other.said


def _numbers(wording: Wording, option: sym.Option) -> list[str]:
    return [number.name for number in wording.symbols.numbers.values() if option.name in options_of(number)]


def assumptions_section(wording: Wording) -> Section:
    """What no source says and the ruleset had to invent."""
    assumed = wording.symbols.document.assumed
    items = tuple(
        Item(f"{strong(place(anchor('assumed', name), capitalised(words(name))))}: {ended(clean(text))}")
        for name, _, text in assumed
    )
    return Section(wording.say("book-assumed"), "assumed", (ItemList(items),) if items else ())
