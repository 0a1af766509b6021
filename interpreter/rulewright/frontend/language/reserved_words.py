"""The words that a ruleset cannot take as names."""

from __future__ import annotations

from rulewright.frontend.language.aggregate_table import AGGREGATES
from rulewright.frontend.language.function_table import BUILTINS

VALUES = ("yes", "no", "none", "players", "others", "everyone", "nobody")
TYPES = ("player", "seat", "side", "flag", "number")
FACES = ("face_up", "face_down")
KEYWORDS = (
    "not", "and", "or", "if", "else", "for", "in", "is", "where", "by", "then", "when", "to", "from", "mod", "rounded",
    "exactly",
    "up", "down", "clockwise", "counterclockwise", "highest", "lowest", "after",
)  # fmt: skip

LANGUAGE_WORDS = frozenset({*VALUES, *TYPES, *FACES, *KEYWORDS, "game", "me", *AGGREGATES, *BUILTINS})

NEVER_VALUES = ("none", "player", "players")
"""Words that mean something else wherever a value stands, so that no list of words can hold them."""
