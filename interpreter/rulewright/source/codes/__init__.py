"""The table of diagnostic codes: the single source for messages' severities, `rulewright explain` and
docs/diagnostics.md.

A module holds a hundred: what is said about reading, shape, expressions, names, types, duties, the whole, advice,
variants and scenarios, settings, targets, languages.
"""

from __future__ import annotations

from rulewright.source.codes.advice_codes import ADVICE
from rulewright.source.codes.authoring_codes import AUTHORING
from rulewright.source.codes.diagnostic_code import Code
from rulewright.source.codes.duty_codes import DUTIES
from rulewright.source.codes.expression_codes import EXPRESSIONS
from rulewright.source.codes.game_codes import GAMES
from rulewright.source.codes.idle_codes import IDLE
from rulewright.source.codes.language_codes import LANGUAGES
from rulewright.source.codes.mark_codes import MARKS
from rulewright.source.codes.name_codes import NAMES
from rulewright.source.codes.reading_codes import READING
from rulewright.source.codes.ruleset_codes import WHOLE
from rulewright.source.codes.scenario_codes import SCENARIOS
from rulewright.source.codes.secret_codes import SECRETS
from rulewright.source.codes.setting_codes import SETTINGS
from rulewright.source.codes.shape_codes import SHAPE
from rulewright.source.codes.target_codes import TARGETS
from rulewright.source.codes.type_codes import TYPES
from rulewright.source.codes.variant_codes import VARIANTS

__all__ = ["CODES", "SUBJECTS", "Code"]

_SUBJECTS = {
    "reading": READING,
    "shape": SHAPE,
    "expressions": EXPRESSIONS,
    "names": NAMES,
    "idle": IDLE,
    "types": TYPES,
    "duties": DUTIES | MARKS,
    "whole": WHOLE,
    "advice": ADVICE | AUTHORING,
    "secrets": SECRETS,
    "games": GAMES,
    "variants": VARIANTS,
    "scenarios": SCENARIOS,
    "settings": SETTINGS,
    "targets": TARGETS,
    "languages": LANGUAGES,
}

CODES: dict[str, Code] = dict(sorted(entry for codes in _SUBJECTS.values() for entry in codes.items()))
SUBJECTS: dict[str, str] = {code: subject for subject, codes in _SUBJECTS.items() for code in codes}
"""What each code is about, in a word."""
