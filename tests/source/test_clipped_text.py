"""What is too long for its place ends in dots, and takes no more room than it may."""

from __future__ import annotations

import pytest

from rulewright.source.clipped_text import clipped, one_line


@pytest.mark.parametrize(
    ("text", "shown"), [("", ""), ("abcdef", "abcdef"), ("abcdefg", "abc..."), ("a\n  b", "a\n  b")]
)
def test_a_text_takes_no_more_room_than_it_may(text: str, shown: str) -> None:
    assert clipped(text, 6) == shown


@pytest.mark.parametrize(("text", "shown"), [(" a\n  b ", "a b"), ("abc def ghi", "abc..."), ("a\tb\r\nc", "a b c")])
def test_a_text_of_several_lines_becomes_one(text: str, shown: str) -> None:
    assert one_line(text, 6) == shown
