"""What a variant changes: a chapter, and a remark beside every entry that differs. In: a comparison. Out: sections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from rulewright.difference import Change, Comparison, block, sentence
from rulewright.rulebook.book import Block, Grid, Item, ItemList, Paragraph, Remark, Section
from rulewright.rulebook.english_examples import without_signs
from rulewright.rulebook.english_words import anchor
from rulewright.rulebook.markup import clean, code, emphasis, ended, link, places_in, strong
from rulewright.sentences import Speech

SECTIONS = {
    "options": "option", "components": "component", "zones": "zone", "state": "state", "terms": "term",
    "effects": "effect", "actions": "action",
    "priorities": "priority", "payouts": "payout", "phases": "phase", "numbers": "number", "tables": "table",
    "assumed": "assumed",
}  # fmt: skip
"""The anchors of a section's entries."""
CHAPTERS = {"score": "score", "spaces": "spaces", "money": "purses"}


def changes_section(found: Comparison, about: str, say: Speech) -> Section:
    """All differences from the game, in order."""
    items = tuple(Item(f"{_place(change)}{_sentence(change, say)}", _lines(change, say)) for change in found.found)
    blocks = (Paragraph(about),) if about else ()
    return Section(say("book-changes"), "changes", (*blocks, ItemList(items)) if items else blocks)


def _lines(change: Change, say: Speech) -> tuple[Item, ...]:
    """The lines of a block that go and come."""
    return tuple(
        Item(f"{say('book-gone' if line.startswith('-') else 'book-new')} {code(line[2:])}") for line in block(change)
    )


def marked(sections: tuple[Section, ...], found: Sequence[Change], say: Speech) -> tuple[Section, ...]:
    """Sections with a remark where their entry is changed."""
    by_anchor: dict[str, list[Change]] = {}
    for change in found:
        by_anchor.setdefault(anchor_of(change), []).append(change)
    return tuple(_marked(section, by_anchor, say) for section in sections)


def _marked(section: Section, changes: dict[str, list[Change]], say: Speech) -> Section:
    remarks = tuple(
        Remark(f"{strong(say('book-changed'))} {_sentence(change, say)}") for change in changes.get(section.anchor, ())
    )
    inner = tuple(_marked(one, changes, say) for one in section.sections)
    blocks = tuple(_marked_block(block, changes, say) for block in section.blocks)
    return replace(section, blocks=(*remarks, *blocks), sections=inner)


def _marked_block(block: Block, changes: dict[str, list[Change]], say: Speech) -> Block:
    """A table or list with a remark in the rows and items about what is changed."""
    match block:
        case Grid(rows=rows):
            return replace(
                block, rows=tuple((*row[:-1], f"{row[-1]} {_remark(row[0], changes, say)}".strip()) for row in rows)
            )
        case ItemList(items=items):
            told = (replace(item, text=f"{item.text} {_remark(item.text, changes, say)}".strip()) for item in items)
            return replace(block, items=tuple(told))
        case Paragraph() | Remark():
            return block
        case _:
            assert_never(block)


def _remark(text: str, changes: dict[str, list[Change]], say: Speech) -> str:
    """What is changed of the entry whose place a text is."""
    found = [change for target in places_in(text) for change in changes.get(target, ())]
    return " ".join(f"{strong(say('book-changed'))} {_sentence(change, say)}" for change in found)


def anchor_of(change: Change) -> str:
    """Where the book tells what is changed."""
    if change.section in SECTIONS and len(change.path) > 1:
        return anchor(SECTIONS[change.section], change.path[1])
    return CHAPTERS.get(change.section, "")


def _place(change: Change) -> str:
    target = anchor_of(change)
    gone = change.kind == "removed" and len(change.path) == 2
    return f"{link(target, '→')} " if target and not gone else ""


def _sentence(change: Change, say: Speech) -> str:
    """The words of `rulewright diff`; what it has in backticks is emphasised, in plain words."""
    parts = [without_signs(part) for part in clean(sentence(change).in_words(say)).split("`")]
    return ended("".join(emphasis(part) if index % 2 and part else part for index, part in enumerate(parts)))
