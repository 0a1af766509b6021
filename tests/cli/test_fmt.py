"""`rulewright fmt`: which files it takes, what it writes, how it ends."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path
from types import SimpleNamespace

import pytest

from rulewright.cli.main import run

UGLY = "rulewright:   1\ngame: x\nterms: {a: 1+2}   # why\n"
PRETTY = "rulewright: 1\ngame: x\nterms: {a: 1 + 2}   # why\n"
BROKEN = "rulewright: 1\ngame: x\nterms: {a: 1 == 2}\n"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file in need, one in order, a broken one and one of somebody else's."""
    monkeypatch.chdir(tmp_path)
    for name, text in (
        ("game/ruleset.yaml", UGLY),
        ("game/variants/v.yaml", "variant: v\nextends: x\nremove: [a]\n"),
        (".venv/ruleset.yaml", UGLY),
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (tmp_path / "compose.yml").write_text("services:   {}\n", encoding="utf-8")
    return tmp_path


def test_a_folder_is_formatted(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Our files below a folder are written and named; hidden folders and other people's files are not touched."""
    assert run(["fmt"]) == 0
    assert (here / "game/ruleset.yaml").read_text() == PRETTY
    assert (here / ".venv/ruleset.yaml").read_text() == UGLY
    assert (here / "compose.yml").read_text() == "services:   {}\n"
    told = capsys.readouterr()
    assert told.out.split() == [str(Path("game/ruleset.yaml"))]
    assert told.err == "1 file formatted, 1 file already formatted.\n"


def test_check_writes_nothing(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """--check lists and leaves with 1; when all is in order, with 0."""
    assert run(["fmt", "--check", "game"]) == 1
    assert (here / "game/ruleset.yaml").read_text() == UGLY
    assert capsys.readouterr().err == "1 file would change, 1 file already formatted.\n"
    assert (run(["fmt", "game"]), run(["fmt", "--check", "game"])) == (0, 0)


def test_a_difference_is_shown(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """--diff writes the lines as diff -u does, and nothing to the file."""
    assert run(["fmt", "--diff", "game"]) == 1
    assert "-terms: {a: 1+2}   # why\n+terms: {a: 1 + 2}   # why\n" in capsys.readouterr().out
    assert (here / "game/ruleset.yaml").read_text() == UGLY


def test_what_does_not_parse_is_left_alone(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A broken file is told about as `check` does, the others are formatted, and the exit code is 2."""
    (here / "game/scenarios").mkdir()
    (here / "bad.yaml").write_text(BROKEN)
    assert run(["fmt", "bad.yaml", "game"]) == 2
    assert (here / "bad.yaml").read_text() == BROKEN
    assert (here / "game/ruleset.yaml").read_text() == PRETTY
    assert "RW201 `=` cannot stand here\n --> bad.yaml:3:15" in capsys.readouterr().err


@pytest.mark.parametrize(("arguments", "words"), [
    (["nosuch"], "there is no file or folder `nosuch`"),
    (["compose.yml"], "neither a ruleset, nor a variant, nor a scenario file"),
    (["-", "game"], "`-` stands alone"),
    (["--diff", "--json"], "exclude each other"),
    ([".venv/nothing"], "there is no file or folder"),
])  # fmt: skip
def test_what_cannot_be_done(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every wrong use has its words and the exit code 2."""
    assert run(["fmt", *arguments]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(("data", "code", "out"), [
    (UGLY.encode(), 0, PRETTY.encode()),
    (UGLY.replace("\n", "\r\n").encode(), 0, PRETTY.replace("\n", "\r\n").encode()),
    (b"\xef\xbb\xbf" + UGLY.encode(), 0, PRETTY.encode()),
    (BROKEN.encode(), 2, b""),
    (b"title: \xe9\n", 2, b""),
    (b"", 2, b""),
])  # fmt: skip
def test_a_stream_is_formatted(
    data: bytes, code: int, out: bytes, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    """`-` goes from standard input to standard output, with its line ends; what cannot be formatted writes nothing."""
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(data)))
    assert run(["fmt", "-"]) == code
    assert capfdbinary.readouterr().out == out


def test_line_ends_stay(here: Path) -> None:
    """A file with Windows line ends keeps them; so it does not change back and forth between machines."""
    (here / "game/ruleset.yaml").write_bytes(UGLY.replace("\n", "\r\n").encode())
    assert run(["fmt", "game"]) == 0
    assert (here / "game/ruleset.yaml").read_bytes() == PRETTY.replace("\n", "\r\n").encode()


def test_what_came_of_each_file(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """--json says changed, unchanged or refused, and why."""
    (here / "bad.yaml").write_text(BROKEN)
    assert run(["fmt", "--check", "--json", "."]) == 2
    files = {Path(one["file"]).name: one for one in json.loads(capsys.readouterr().out)["files"]}
    assert {name: one["status"] for name, one in files.items()} == {
        "bad.yaml": "refused",
        "ruleset.yaml": "changed",
        "v.yaml": "unchanged",
    }
    assert files["bad.yaml"]["findings"][0]["code"] == "RW201"


@pytest.mark.skipif(os.name != "posix", reason="links and permissions of POSIX")
def test_links_and_permissions_stay(here: Path) -> None:
    """A link still leads to its file, which keeps its permissions; nothing else is left in the folder."""
    target = here / "game/ruleset.yaml"
    target.chmod(0o640)
    (here / "link.yaml").symlink_to(target)
    assert run(["fmt", "link.yaml"]) == 0
    assert (here / "link.yaml").is_symlink()
    assert (target.read_text(), target.stat().st_mode & 0o777) == (PRETTY, 0o640)
    assert sorted(path.name for path in target.parent.iterdir()) == ["ruleset.yaml", "variants"]


def test_a_file_that_cannot_be_written_stays(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A full disk is told in a line, and the file is as it was."""

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("rulewright.formatting.formatted_files.write_whole", full)
    assert run(["fmt", "game"]) == 2
    assert (here / "game/ruleset.yaml").read_text() == UGLY
    assert "No space left on device" in capsys.readouterr().err


def test_what_the_layout_would_change_is_left_alone(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A text on which our layout fails stays as it is; the others are done, and we are told about."""
    (here / "odd.yaml").write_text("rulewright: 1\n? \ntitle: X\n")
    assert run(["fmt", "odd.yaml", "game"]) == 2
    assert "`odd.yaml` is left alone: its layout would change what it says" in capsys.readouterr().err
    assert (here / "odd.yaml").read_text() == "rulewright: 1\n? \ntitle: X\n"
    assert (here / "game/ruleset.yaml").read_text() == PRETTY
