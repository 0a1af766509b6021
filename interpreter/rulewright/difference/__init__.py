"""What is different in two rulesets, in the words of the rules.

`compared` compares two rulesets, `entries` those of a commit with those that lie here; `lines`, `markdown` and `data`
tell what was found, `sentence` one change.
"""

from rulewright.difference.changes import Change, RulePath, changes
from rulewright.difference.comparison import Comparison, compared, unified
from rulewright.difference.difference_report import change_data, change_lines, data, lines
from rulewright.difference.markdown import markdown
from rulewright.difference.sentences import block, sentence

__all__ = [
    "Change",
    "Comparison",
    "RulePath",
    "block",
    "change_data",
    "change_lines",
    "changes",
    "compared",
    "data",
    "lines",
    "markdown",
    "sentence",
    "unified",
]
