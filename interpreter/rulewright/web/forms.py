"""What people send: fields of forms as texts and numbers; and the page that says why something was not done."""

from __future__ import annotations

from typing import Any

from starlette.datastructures import FormData
from starlette.responses import HTMLResponse, Response

from rulewright.web import pages
from rulewright.web.live_table import TableRefusal


def refused(title: str, why: str, status: int, back: str = "") -> Response:
    """A page that says why not."""
    return HTMLResponse(pages.page("refused", title=title, why=why, back=back), status)


def text_of(value: Any) -> str:
    """A field as a text; a file, or none, is empty."""
    return value if isinstance(value, str) else ""


def number_of(form: FormData, name: str) -> int:
    """A field as a whole number; raises `TableRefusal`."""
    text = text_of(form.get(name, ""))
    if not (text.isascii() and text.isdigit() and len(text) <= 19):
        raise TableRefusal("That is not among the choices. Nothing was changed.")
    return int(text)
