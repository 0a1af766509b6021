"""What people send: fields of forms as texts and numbers; and the page that says why something was not done."""

from __future__ import annotations

from typing import Any

from starlette.datastructures import FormData
from starlette.responses import HTMLResponse, Response

from rulewright.backend.runtime.game_wording import GameWording
from rulewright.game import Game
from rulewright.sentences import saying
from rulewright.web import pages
from rulewright.web.live_table import TableRefusal


def refused(title: str, why: str, status: int, back: str = "", shown: Game | GameWording | None = None) -> Response:
    """A page that says why not."""
    return HTMLResponse(pages.page("refused", shown, title=title, why=why, back=back), status)


def text_of(value: Any) -> str:
    """A field as a text; a file, or none, is empty."""
    return value if isinstance(value, str) else ""


def field(form: FormData, name: str, default: str = "") -> str:
    """A field that stands once, as a text; raises `TableRefusal` where it stands twice: neither of them counts."""
    given = form.getlist(name)
    if len(given) > 1:
        raise TableRefusal(saying("refused-not-among"))
    return text_of(given[0]) if given else default


def number_of(form: FormData, name: str) -> int:
    """A field as a whole number; raises `TableRefusal`."""
    text = field(form, name)
    if not (text.isascii() and text.isdigit() and len(text) <= 19):
        raise TableRefusal(saying("refused-not-among"))
    return int(text)
