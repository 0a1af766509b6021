"""Where the words of a page stand when it is printed, by WeasyPrint (the extra `rulebook`).

In: a page that needs nothing from outside, and a class. Out: for each element of that class its words, in millimetres
from its corner. Raises `NoPdf` where the library cannot be used.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.cards import PlacedWords
from rulewright.rulebook.pdf_writer import rendered

MILLIMETRE = 25.4 / 96
"""Of a pixel of a style sheet."""
POINT = 72 / 96


def words_of_page(page: str, name: str) -> list[list[PlacedWords]]:
    """The words within each element of a class, in the order of the page."""
    return [list(_words(box)) for box in _of_class(page, name)]


def _of_class(page: str, name: str) -> Iterator[Any]:
    for sheet in rendered(page).pages:
        whole = sheet._page_box  # noqa: SLF001 (the library offers no other way to ask)
        yield from (box for box in whole.descendants() if _is_block(box, name))


def _is_block(box: Any, name: str) -> bool:
    """Whether a box is an element of a class, and not a line or a word of it."""
    element = getattr(box, "element", None)
    return type(box).__name__ == "BlockBox" and element is not None and element.get("class") == name


def _words(box: Any) -> Iterator[PlacedWords]:
    for inner in box.descendants():
        if getattr(inner, "text", "").strip():
            right, bottom = inner.position_x + inner.width, inner.position_y + inner.height
            size = float(inner.style["font_size"]) * POINT
            yield PlacedWords((right - box.position_x) * MILLIMETRE, (bottom - box.position_y) * MILLIMETRE, size)
