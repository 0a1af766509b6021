"""Review: everything that can be said about rulesets, their variants and their scenarios, for `rulewright check`.

`checked` does all of it: `targets_of` says what is meant, `Reviewer` looks at it (or remembers what was found when nothing has changed since), `settled`
takes out what comments and settings do not want to hear. What has not to be looked at anew imports nothing heavy.
"""

from rulewright.review.checking import Asked, Checked, checked
from rulewright.review.reviewer import Outcome, Reviewer, Wanted
from rulewright.review.settling import settled, unwaived
from rulewright.review.targets import Target, targets_of, text_target

__all__ = [
    "Asked",
    "Checked",
    "Outcome",
    "Reviewer",
    "Target",
    "Wanted",
    "checked",
    "settled",
    "targets_of",
    "text_target",
    "unwaived",
]
