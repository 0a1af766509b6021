"""Pages of the lab, written from Python.

In: where, and a page. Out: a file, whole or not at all. Complains with `BadConfiguration` about a name that is none of
a page, before anything is played for it.
"""

from __future__ import annotations

from pathlib import Path

from rulewright.api.arguments import NameOrPath, path_text
from rulewright.errors import BadConfiguration
from rulewright.report_page import ReportPage, page_html
from rulewright.storage import write_whole

ENDINGS = (".html", ".htm")


def page_file(name: NameOrPath | None) -> Path | None:
    """Where a page goes, if one is wanted."""
    if name is None:
        return None
    path = Path(path_text(name))
    if path.suffix.lower() not in ENDINGS:
        raise BadConfiguration(f"let the name of the page `{path.name}` end in {ENDINGS[0]}")
    if not path.parent.is_dir():
        raise BadConfiguration(f"there is no folder `{path.parent}` for the page")
    return path


def write_page(page: ReportPage, file: Path) -> None:
    write_whole(file, page_html(page).encode())
