"""Places: lines and characters as editors count them, and files by their addresses."""

from __future__ import annotations

from pathlib import PurePosixPath, PureWindowsPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.frontend.syntax.text_files import decode
from rulewright.lsp.protocol.positions import UNITS, Point, Ruler
from rulewright.lsp.protocol.uris import path_in, to_path, to_uri
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

SMILE = "\N{GRINNING FACE}"


@pytest.mark.parametrize(("encoding", "character"), [("utf-8", 7), ("utf-16", 4), ("utf-32", 3)])
def test_characters_beyond_the_basic_plane_count_in_the_units_agreed(encoding: str, character: int) -> None:
    """A smile is four bytes, two UTF-16 units or one character; an umlaut two bytes or one."""
    source = Source("x", f"a\nü{SMILE}: b")
    assert Ruler(encoding).point(source, source.text.index(" ")) == Point(1, character)
    assert Ruler(encoding).offset(source, Point(1, character)) == source.text.index(" ")


def test_a_place_inside_of_a_character_is_before_it_and_one_beyond_the_line_is_its_end() -> None:
    """Editors may send places that are none: the nearest is taken, never an error."""
    source, ruler = Source("x", f"{SMILE}b\nc"), Ruler()
    assert ruler.offset(source, Point(0, 1)) == 0
    assert ruler.offset(source, Point(0, 99)) == 2
    assert ruler.offset(source, Point(99, 0)) == len(source.text)


@given(st.text(alphabet=st.sampled_from(["a", "ü", SMILE, "\n", " "])), st.sampled_from(list(UNITS)), st.data())
def test_an_offset_survives_the_way_to_the_editor_and_back(text: str, encoding: str, data: st.DataObject) -> None:
    """Every offset of a text has its own place in every encoding."""
    source, ruler = Source("x", text), Ruler(encoding)
    offset = data.draw(st.integers(0, len(text)))
    assert ruler.offset(source, ruler.point(source, offset)) == offset


def test_windows_line_ends_change_no_place() -> None:
    """A text with carriage returns is read without them, and its lines and characters are the same."""
    source = decode(b"a: 1\r\nb: 2\r\n", "x", Report())
    assert source is not None
    assert Ruler().point(source, source.text.index("2")) == Point(1, 3)


@pytest.mark.parametrize(
    ("uri", "path"),
    [
        ("file:///c%3A/my%20games/ruleset.yaml", PureWindowsPath("c:/my games/ruleset.yaml")),
        ("file:///C:/games/r.yaml", PureWindowsPath("C:/games/r.yaml")),
        ("file://server/share/r.yaml", PureWindowsPath("//server/share/r.yaml")),
    ],
)
def test_windows_addresses(uri: str, path: PureWindowsPath) -> None:
    """Drives with an escaped colon, and shares of a server."""
    assert path_in(uri, PureWindowsPath) == path


def test_addresses_of_other_systems_and_of_no_file() -> None:
    """Blanks and umlauts are escaped; what is no file has no path."""
    path = PurePosixPath("/games/ü b/r.yaml")
    uri = to_uri(path)
    assert uri is not None and path_in(uri, PurePosixPath) == path
    assert [to_path(uri) for uri in ("untitled:Untitled-1", "git:/a/b.yaml", "", "file://[", "file:///a%00b")] == [
        None
    ] * 5
    assert to_uri(PurePosixPath("a/b")) is None
