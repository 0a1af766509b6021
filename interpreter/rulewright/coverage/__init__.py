"""Rule coverage: which items of a ruleset scenarios or games have reached, and which never.

`measured` puts together what Programs with marks have noted; `FORMATS` are the forms in which it is told. What can be
covered is the table `rulewright.ir.marks.KINDS`.
"""

from collections.abc import Callable, Sequence

from rulewright.coverage.formats import as_cobertura, as_json, as_lcov
from rulewright.coverage.html_page import as_page
from rulewright.coverage.item_names import never, never_of, tells_side, text_of
from rulewright.coverage.ruleset_coverage import Measured, measured, measured_games
from rulewright.coverage.text_report import headline, percent, text

FORMATS: dict[str, tuple[Callable[[Sequence[Measured]], str], str]] = {
    "text": (text, "-"),
    "json": (as_json, "coverage.json"),
    "lcov": (as_lcov, "lcov.info"),
    "cobertura": (as_cobertura, "coverage.xml"),
    "html": (as_page, "coverage.html"),
}
"""How coverage can be told, and the file where that goes unless another is named (`-`: standard output)."""

__all__ = [
    "FORMATS",
    "Measured",
    "headline",
    "measured",
    "measured_games",
    "never",
    "never_of",
    "percent",
    "tells_side",
    "text",
    "text_of",
]
