"""A layout of the author's own: what it may hold, and what it is refused for."""

from __future__ import annotations

import pytest

from rulewright.cards.card_template import TemplateRefused, read_template

FIELDS = {"name", "kind", "rank"}
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9">'


def test_fields_stand_in_texts() -> None:
    found = read_template(
        (
            f'{HEAD}<rect width="10" height="5" fill="#102030"/><text x="3" font-size="4" text-anchor="end" '
            f'data-if="rank">a {{name}} {{rank}}</text></svg>'
        ).encode(),
        FIELDS,
    )
    assert (found.width, found.height) == (63.5, 88.9)
    assert found.parts[0].fill == (16, 32, 48) and found.parts[0].numbers["width"] == 10
    assert found.parts[1].words({"name": "{rank}", "rank": "7"}) == "a {rank} 7"  # what a card says is no template
    assert (found.parts[1].align, found.parts[1].only_if) == ("R", "rank")


@pytest.mark.parametrize(
    ("inside", "words"),
    [
        ('<image href="file:///etc/passwd"/>', "`<image>` cannot stand"),
        ("<script>alert(1)</script>", "`<script>` cannot stand"),
        ('<use href="http://example.org/x.svg#a"/>', "`<use>` cannot stand"),
        ("<style>@import url(x)</style>", "`<style>` cannot stand"),
        ('<rect onclick="x()"/>', "no attribute `onclick`"),
        ('<rect fill="url(#a)"/>', "`fill` is"),
        ('<rect style="fill:red"/>', "no attribute `style`"),
        ('<rect width="1e9"/>', "`width` of `<rect>` is a number"),
        ('<rect width="100%"/>', "is a number"),
        ('<text x="1">{nmae}</text>', "no card has a field `nmae`"),
        ("<text><tspan>x</tspan></text>", "can hold no other element"),
        ("<g/>", "`<g>` cannot stand"),
        ('<text data-if="rnak">x</text>', "`rnak`"),
        ("<rect/>" * 501, "at most 500"),
        ("<rect", "this is no SVG"),
        ('<text text-anchor="left">x</text>', "`text-anchor` is"),
    ],
)
def test_what_is_refused(inside: str, words: str) -> None:
    with pytest.raises(TemplateRefused, match=words.replace("(", r"\(").replace("<", "<")):
        read_template(f"{HEAD}{inside}</svg>".encode(), FIELDS)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg viewBox="0 0 1 1"/>', "no `<!DOCTYPE>`"),
        ("<svg/>", "viewBox"),
        ('<svg viewBox="0 0 0 1"/>', "above 0"),
        ("<html/>", "begins with `<svg>`"),
        ("x" * 200_001, "at most 200,000"),
        ("", "no SVG"),
    ],
)
def test_files_that_are_refused(text: str, words: str) -> None:
    with pytest.raises(TemplateRefused, match=words):
        read_template(text.encode(), FIELDS)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32-be", "cp037"])
def test_other_encodings_hide_nothing(encoding: str) -> None:
    """The declaration names an encoding; only UTF-8 counts, so what is looked at is what is read."""
    text = f'<?xml version="1.0" encoding="{encoding}"?><!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"/>'
    with pytest.raises(TemplateRefused):
        read_template(text.encode(encoding), FIELDS)


def test_a_declared_encoding_is_not_looked_for() -> None:
    found = read_template(f'<?xml version="1.0" encoding="x-none"?>{HEAD}</svg>'.encode(), FIELDS)
    assert not found.parts
