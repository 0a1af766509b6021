"""The pages that explain codes, as files that an editor can open: written when the first is wanted, gone with the
server.

In: a code. Out: the address of its page.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from rulewright.source.codes import CODES
from rulewright.storage import write_whole


class CodePages:
    """A folder of pages."""

    def __init__(self) -> None:
        self._folder: TemporaryDirectory[str] | None = None

    def address(self, code: str) -> str | None:
        """Where the page of a code is; none for what has no page, or where nothing can be written."""
        if code not in CODES:
            return None
        try:
            return self._page(code).as_uri()
        except OSError:
            return None

    def _page(self, code: str) -> Path:
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="rulewright-", ignore_cleanup_errors=True)
        page = Path(self._folder.name) / f"{code}.md"
        if not page.exists():
            write_whole(page, text(code).encode())
        return page

    def close(self) -> None:
        """Remove all pages."""
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None


def text(code: str) -> str:
    """A page in Markdown."""
    entry = CODES[code]
    return f"# {code}: {entry.title}\n\n{entry.severity}\n\n{entry.page.rstrip() or entry.title}\n"
