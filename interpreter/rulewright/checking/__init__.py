"""Review: everything that can be said about rulesets, their variants and their scenarios, for `rulewright check`.

`checked` does all of it: `checkable_files` says what is meant, `Reviewer` looks at it (or remembers what was found when
nothing has changed since), `settled` takes out what comments and settings do not want to hear; `fixed_files` mends what
was plainly meant. What has not to be looked at anew imports nothing heavy.
"""

from rulewright.checking.check_run import Checked, CheckRequest, checked, wanted_names
from rulewright.checking.finding_filter import settled, unwaived
from rulewright.checking.safe_fixes import FixedFile, fixed_files
from rulewright.checking.target_checker import Outcome, Reviewer, TargetRequest

__all__ = [
    "CheckRequest",
    "Checked",
    "FixedFile",
    "Outcome",
    "Reviewer",
    "TargetRequest",
    "checked",
    "fixed_files",
    "settled",
    "unwaived",
    "wanted_names",
]
