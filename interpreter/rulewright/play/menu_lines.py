"""A question's list as lines: below each other, or where they are short in columns.

In: a question, and a width (none: below each other). Out: lines.
"""

from __future__ import annotations

from rulewright.choosing import AmountMenu, MenuEntry, Question, Several
from rulewright.play.wrapped_lines import padded
from rulewright.sentences import Speech
from rulewright.source.cells import width as columns

FEWEST_IN_COLUMNS = 4
MARGIN, GAP = "  ", "    "


def question_lines(question: Question, width: int | None, say: Speech, *, dense: bool = False) -> list[str]:
    """The numbered lines of a list; of a number that is to be typed none. `dense`: in columns, however few they are."""
    if isinstance(question, AmountMenu):
        return []
    wide = max(len(str(entry.key)) for entry in question.entries)
    texts = [f"{entry.key:>{wide}}  {_words(question, entry, say)}" for entry in question.entries]
    cell = max(map(columns, texts))
    across = (
        1 if width is None or not (dense or len(texts) >= FEWEST_IN_COLUMNS) else max(1, (width - 2 + 4) // (cell + 4))
    )
    return [
        (MARGIN + GAP.join(padded(text, cell) for text in texts[start : start + across])).rstrip()
        for start in range(0, len(texts), across)
    ]


def _words(question: Question, entry: MenuEntry, say: Speech) -> str:
    are_more = isinstance(question, Several) and entry.copies > 1
    return say("copies", what=entry.words, count=entry.copies) if are_more else entry.text
