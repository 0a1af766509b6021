"""What is different in two rulesets, in the words of the rules.

`changes` compares two trees place by place; `lines` and `data` tell what was found.
"""

from rulewright.difference.changes import Change, changes
from rulewright.difference.places import removals
from rulewright.difference.telling import data, lines

__all__ = ["Change", "changes", "data", "lines", "removals"]
