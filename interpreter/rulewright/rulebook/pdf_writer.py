"""A book as PDF, from its HTML page, by WeasyPrint (the extra `rulebook`).

In: a book. Out: bytes, the same for the same book on one machine, and the signs for which no font was found. Nothing is
read from outside. Raises `NoPdf` where the library cannot be used.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from rulewright.errors import RulewrightError, brings
from rulewright.file_date import VARIABLE, file_date
from rulewright.rulebook.book import Book
from rulewright.rulebook.book_drawings import Drawings
from rulewright.rulebook.html_writer import html


class NoPdf(RulewrightError):
    """WeasyPrint, or a library of the system that it needs, is missing."""


def pdf(book: Book, drawings: Drawings | None = None) -> tuple[bytes, tuple[str, ...]]:
    """The file, and signs that are shown as boxes because no font has them."""
    return page_pdf(html(book, drawings))


def page_pdf(page: str) -> tuple[bytes, tuple[str, ...]]:
    """The same of any page that needs nothing from outside."""
    document = rendered(page)
    with _fixed_date():
        made: bytes = document.write_pdf()
    return made, _without_glyph(document)


def rendered(page: str) -> Any:
    """A page laid out on sheets."""
    return _library().HTML(string=page, url_fetcher=_refused).render()


@contextmanager
def _fixed_date() -> Iterator[None]:
    """Where fonts are cut down by fontTools, they hold a date: the usual
    variable's, or the beginning of time, and not today's.
    """
    given = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = str(file_date() or 0)
    try:
        yield
    finally:
        os.environ.pop(VARIABLE)
        os.environ |= {VARIABLE: given} if given is not None else {}


def _library() -> Any:
    try:
        with warnings.catch_warnings():  # of the library, about libraries of the system that it would rather have
            warnings.simplefilter("ignore", DeprecationWarning)
            import weasyprint  # noqa: PLC0415 (heavy, and an extra)
    except (ImportError, OSError) as problem:
        raise NoPdf(
            f"a PDF is made by WeasyPrint, which is not here: {brings('rulebook')}; "
            "or take --format html and print the page"
        ) from problem
    return weasyprint


def _refused(url: str, *_rest: object, **_more: object) -> NoReturn:
    """A book needs nothing from outside."""
    raise ValueError(f"not read: {url}")


def _without_glyph(document: Any) -> tuple[str, ...]:
    """Signs that no font here has; releases of the library differ in where they keep them."""
    found: set[str] = set()
    for font in document.fonts.values():
        found |= {chr(code) for code in getattr(font, "missing", {})}
        found |= set(getattr(font, "cmap", {}).get(0, ""))
    return tuple(sorted(sign for sign in found if sign.isprintable() and not sign.isspace()))
