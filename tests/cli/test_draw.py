"""`rulewright draw`: formats, files, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cli.main import run


@pytest.mark.parametrize(("file", "start"), [("x.svg", "<svg"), ("x.mmd", "flowchart TD"), ("x.dot", "digraph {")])
def test_the_name_of_the_file_says_the_format(file: str, start: str, tmp_path: Path) -> None:
    assert run(["draw", "kuhn", "-o", str(tmp_path / file)]) == 0
    assert (tmp_path / file).read_text(encoding="utf-8").startswith(start)


@pytest.mark.parametrize("file", ["x.txt", "x.png", "x.pdf"])
def test_an_ending_of_something_else_is_refused(file: str, tmp_path: Path) -> None:
    assert run(["draw", "kuhn", "-o", str(tmp_path / file)]) == 2
    assert not (tmp_path / file).exists()


def test_a_picture_goes_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run(["draw", "kuhn", "--of", "sight", "--format", "mermaid", "--link", "https://example.org/{file}#L{line}"])
        == 0
    )
    ended = capsys.readouterr()
    assert 'href "https://example.org/' in ended.out and ended.err == ""


def test_the_picture_of_a_variant_tells_the_change(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["draw", "gravediggers:boldest-first"]) == 0
    out = capsys.readouterr().out
    assert "What the variant changes" in out and "(rules, changed)" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--format", "png"], "'png' is not one of"),
        (["--link", "javascript:{file}"], "javascript:"),
        (["--link", "x"], "{file}"),
        (["-o", "no/such/folder.svg"], "cannot write"),
    ],
)
def test_what_is_refused(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["draw", "kuhn", *words]) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_wrong_rules_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "ruleset.yaml").write_text("rulewright: 1\ngame: [\n", encoding="utf-8")
    assert run(["draw", str(tmp_path)]) == 1
    assert "ruleset.yaml" in capsys.readouterr().err
