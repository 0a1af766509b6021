"""What is different in two rulesets, in the words of the rules.

`changes` compares two trees place by place, `sheet_changes` two CSV files cell by cell; `lines` and `data` tell what was found.
"""

from rulewright.difference.alignment import aligned
from rulewright.difference.change_spans import removals
from rulewright.difference.changes import Change, changes
from rulewright.difference.difference_report import data, lines
from rulewright.difference.sheets import sheet_changes, sheet_lines

__all__ = ["Change", "aligned", "changes", "data", "lines", "removals", "sheet_changes", "sheet_lines"]
