"""What pages of the lab have in common: how to have the same again, what figures rest on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulewright import __version__
from rulewright.report_page import CommandWords, PagePart, PageSection, TextList, TextParagraph
from rulewright.sentences import Words, saying


def bots_named(bots: Iterable[str]) -> str:
    """Each once."""
    return ", ".join(dict.fromkeys(bots))


def again_section(command: str, seeds: Sequence[Words], notes: Sequence[Words] = ()) -> PageSection:
    """`seeds`: what all chance follows from, in words."""
    parts: list[PagePart] = [
        TextParagraph(saying("report-command")),
        CommandWords(command),
        TextList((*seeds, *notes, saying("lab-program", version=__version__))),
    ]
    return PageSection(saying("report-again"), tuple(parts))
