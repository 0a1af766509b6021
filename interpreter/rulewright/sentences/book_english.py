"""What a rulebook and an aid for players say around the sentences that are made from the rules, in English: headings, and what stands under each."""

from __future__ import annotations

from rulewright.sentences.numbered import Numbered

BOOK: dict[str, str | Numbered] = {}
