"""The formatter: the same rules, comments and grouping in one layout, so that a difference of two files is a difference
of rules.

In: a ruleset, a variant or a scenario file. Out: its text in its one layout, or why it cannot be had: what does not
parse is left alone. Only blanks and indentation change: no order, no words, no comments; and lines that are too wide
break. What comes out is read again and compared with what went in (`Changed` otherwise, which is a bug of ours).
"""

from rulewright.formatting.formatted_files import FormatOutcome, files_of, format_file, formatted_bytes, write
from rulewright.formatting.formatter import Changed, Foreign, formatted

__all__ = ["Changed", "Foreign", "FormatOutcome", "files_of", "format_file", "formatted", "formatted_bytes", "write"]
