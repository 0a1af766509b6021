"""The table of diagnostic codes: the single source for messages' severities, `rulewright explain` and docs/diagnostics.md.

A module holds a hundred: what is said about reading, shape, expressions, names, types, duties, the whole, advice, variants and
scenarios, settings.
"""

from __future__ import annotations

from rulewright.source.codes.advice import ADVICE
from rulewright.source.codes.code import Code
from rulewright.source.codes.duties import DUTIES
from rulewright.source.codes.expressions import EXPRESSIONS
from rulewright.source.codes.games import GAMES
from rulewright.source.codes.idle import IDLE
from rulewright.source.codes.names import NAMES
from rulewright.source.codes.reading import READING
from rulewright.source.codes.scenarios import SCENARIOS
from rulewright.source.codes.secrets import SECRETS
from rulewright.source.codes.settings import SETTINGS
from rulewright.source.codes.shape import SHAPE
from rulewright.source.codes.types import TYPES
from rulewright.source.codes.variants import VARIANTS
from rulewright.source.codes.whole import WHOLE

__all__ = ["CODES", "SUBJECTS", "Code"]

_SUBJECTS = {
    "reading": READING,
    "shape": SHAPE,
    "expressions": EXPRESSIONS,
    "names": NAMES,
    "idle": IDLE,
    "types": TYPES,
    "duties": DUTIES,
    "whole": WHOLE,
    "advice": ADVICE,
    "secrets": SECRETS,
    "games": GAMES,
    "variants": VARIANTS,
    "scenarios": SCENARIOS,
    "settings": SETTINGS,
}

CODES: dict[str, Code] = dict(sorted(entry for codes in _SUBJECTS.values() for entry in codes.items()))
SUBJECTS: dict[str, str] = {code: subject for subject, codes in _SUBJECTS.items() for code in codes}
"""What each code is about, in a word."""
