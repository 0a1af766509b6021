"""docs/reference/ is made from the tables, and can be read on a narrow terminal."""

from __future__ import annotations

import re

import pytest

import reference
from rulewright.handbook import page_list

PAGES = reference.documents()
ROOT = reference.FOLDER.parent.parent


def test_the_pages_are_up_to_date() -> None:
    written = {path.name: path.read_text(encoding="utf-8") for path in reference.FOLDER.glob("*.md")}
    assert written == PAGES, "run `make docs`, or `python docs/generate/reference.py`"


def anchors(text: str) -> list[str]:
    return [reference.slug(heading) for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)]


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    """Every link to a page or heading of the reference finds it."""
    for page, anchor in re.findall(r"\]\(([\w.]*\.md)?(?:#([^)]+))?\)", PAGES[name]):
        assert page in ("", *PAGES) and (not anchor or anchor in anchors(PAGES[page or name]))


@pytest.mark.parametrize("name", PAGES)
def test_headings_are_unique(name: str) -> None:
    """Two equal headings would share a link."""
    found = anchors(re.sub(r"```.*?```", "", PAGES[name], flags=re.DOTALL))
    assert len(found) == len(set(found))


@pytest.mark.parametrize("name", PAGES)
def test_lines_fit_a_terminal(name: str) -> None:
    """80 columns; a single link that is longer cannot be broken."""
    assert [
        line
        for line in PAGES[name].splitlines()
        if len(line) > 80 and not re.fullmatch(r"\s*(- )?\S*\[[^]]*\]\(\S+\)?\S*", line)
    ] == []
    assert max(map(len, PAGES[name].splitlines())) <= 160


def test_every_entry_is_on_its_page() -> None:
    for page in page_list.PAGES:
        assert {reference.slug(entry.name) for entry in page.entries} <= set(anchors(PAGES[f"{page.file}.md"]))


@pytest.mark.parametrize("page", ["README.md", "docs/language.md"])
def test_the_reference_is_linked(page: str) -> None:
    assert "reference/" in (ROOT / page).read_text(encoding="utf-8")


def test_code_is_never_broken() -> None:
    """A paragraph breaks between words, not inside of code."""
    assert (
        reference.wrapped(reference.words("x" * 75 + " `a + b`, which stays whole")).splitlines()[1]
        == "`a + b`, which stays whole"
    )
