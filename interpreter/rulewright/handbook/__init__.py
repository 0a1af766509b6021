"""The handbook: tables of everything that the language has, each row with a form, a meaning, and an example that is
run.

`pages.PAGES` holds all of it; `docs/generate/reference.py` makes docs/reference/ of it. Nothing here is needed to check
or to play.
"""

from rulewright.handbook.entry import Entry
from rulewright.handbook.page_list import ENTRIES

__all__ = ["ENTRIES", "Entry"]
