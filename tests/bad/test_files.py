"""Files as editors, machines and accidents leave them: the same findings at the same places, or one message."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import loading
from rulewright.cli.main import run
from rulewright.source.diagnostic import Report, Severity

from .cases import BASE

BAD = BASE.replace("  hand_size: 3", "  hand_size: 3\n  spare: hand_siez") + "# pièce\n"


def told(path: Path) -> list[str]:
    """The errors of a file: place, code and hint."""
    report = Report()
    loading.check(path, (), report)
    return [f"{d.span.position} {d.code} {d.hint}".rstrip() for d in report if d.severity is Severity.ERROR]


def written(folder: Path, data: bytes) -> Path:
    path = folder / "ruleset.yaml"
    path.write_bytes(data)
    return path


SAME = {
    "UTF-8": BAD.encode(),
    "with a byte-order mark": b"\xef\xbb\xbf" + BAD.encode(),
    "Windows line ends": BAD.replace("\n", "\r\n").encode(),
    "old Macintosh line ends": BAD.replace("\n", "\r").encode(),
    "a mark and Windows line ends": b"\xef\xbb\xbf" + BAD.replace("\n", "\r\n").encode(),
    "without a line end at the end": BAD.rstrip().encode(),
    "blanks at line ends": BAD.replace("\n", "  \n").encode(),
    "in a document of its own": BAD.encode() + b"...\n",
}


@pytest.mark.parametrize("data", SAME.values(), ids=SAME)
def test_encodings_and_line_ends_do_not_move_findings(data: bytes, tmp_path: Path) -> None:
    """One mistake, always told at the same line and column."""
    assert told(written(tmp_path, data)) == ["11:10 RW305 did you mean `hand_size`?"]


BROKEN = {
    "Latin-1": (b"game: sample\ntitle: caf\xe9\n", ["2:11 RW002 save the file as UTF-8"]),
    "UTF-16": ("game: sample\n".encode("utf-16"), ["1:1 RW002 save the file as UTF-8"]),
    "a cut character": (b"title: caf\xc3", ["1:11 RW002 save the file as UTF-8"]),
    "a zero byte": (b"title: a\x00b\n", ["1:9 RW004 remove it, or write it as an escape in double quotes"]),
    "a control character": (b"title: a\x07b\n", ["1:9 RW004 remove it, or write it as an escape in double quotes"]),
    "nothing": (b"", ["1:1 RW010 start with `rulewright: 1`, or see `rulewright new`"]),
    "a mark alone": (b"\xef\xbb\xbf", ["1:1 RW010 start with `rulewright: 1`, or see `rulewright new`"]),
    "blanks": (b" \n\n  \n", ["1:1 RW010 start with `rulewright: 1`, or see `rulewright new`"]),
    "two megabytes and more": (b"# " + b"a" * 2_000_000, ["1:1 RW003 split data off into CSV files"]),
}


@pytest.mark.parametrize(("data", "wanted"), BROKEN.values(), ids=BROKEN)
def test_a_file_that_is_no_text_is_told_so(data: bytes, wanted: list[str], tmp_path: Path) -> None:
    """One message, at the byte that is wrong."""
    assert told(written(tmp_path, data)) == wanted


def test_a_folder_a_missing_file_and_an_endless_one(tmp_path: Path) -> None:
    """What is no file is not read, and what has no end is not read at all."""
    assert told(tmp_path) == ["1:1 RW001 name a file, or a folder that holds ruleset.yaml"]
    assert told(tmp_path / "none.yaml") == ["1:1 RW001 check the path"]
    assert told(Path("/dev/zero")) == ["1:1 RW016 name an ordinary file"]


def test_the_exit_code_tells_unreadable_from_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """2 where a file cannot be read, 1 where it can and is wrong; the place stands in the output."""
    assert run(["check", str(written(tmp_path, b"title: caf\xe9"))]) == 2
    assert run(["check", str(written(tmp_path, BAD.encode()))]) == 1
    assert "ruleset.yaml:11:10" in capsys.readouterr().out
