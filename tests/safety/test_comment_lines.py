"""Every line that is written as a comment begins with its sign, whatever text of a ruleset stands in it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

import rulewright
from package_trees import tree_of
from rulewright.cli.main import run
from rulewright.frontend.syntax.reader import read_node
from rulewright.show.resolved_yaml import yaml_lines
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

PACKAGE = Path(rulewright.__file__).parent
SIGN = re.compile(r"(?:^|\n)[ \t]*(?:#+|//|/\*)[ \t][^\n]*$")
BREAKS = ("\n", "\n\n", "\r\n", "\x85", "\u2028", "\u2029")
"""What YAML takes for the end of a line, and may stand in a quoted text as an escape."""
HEADING = "a heading of Markdown"
WRITERS = {
    "languages/message_skeleton.py: _written": "test_a_message_file_has_no_messages_but_its_own",
    "languages/message_skeleton.py: _as_comment": "test_a_message_file_has_no_messages_but_its_own",
    "scaffold/origin.py: _titled": "test_a_copy_has_the_title_in_one_line",
    "show/resolved_yaml.py: _entry": "test_the_name_of_a_file_stays_in_its_comment",
    "backend/codegen/c_names.py: comment": "tests/conformance/test_hostile_texts.py",
    "backend/codegen/c_names.py: constants": "a number",
    "lsp/protocol/code_pages.py: text": HEADING,
    "bench/markdown_tables.py: lines": HEADING,
    "difference/markdown.py: _section": HEADING,
    "rulebook/markdown_writer.py: markdown": HEADING,
}
"""By module and function: where a text is put behind the sign of a comment, and what holds it."""


def _places(path: Path) -> Iterator[str]:
    """Functions that put a value into a line behind the sign of a comment."""
    for function in ast.walk(tree_of(path)):
        if isinstance(function, ast.FunctionDef) and any(_puts(node) for node in ast.walk(function)):
            yield f"{path.relative_to(PACKAGE).as_posix()}: {function.name}"


def _puts(node: ast.AST) -> bool:
    if not isinstance(node, ast.JoinedStr):
        return False
    before = ""
    for part in node.values:
        if isinstance(part, ast.FormattedValue):
            if SIGN.search(before):
                return True
            before += "x"
        elif isinstance(part, ast.Constant):
            before += str(part.value)
    return False


def test_every_writer_of_comments_is_known() -> None:
    found = {place for path in PACKAGE.rglob("*.py") if "starter" not in path.parts for place in _places(path)}
    assert found == WRITERS.keys()


@pytest.mark.parametrize("text", ["f'# {a}'", "f'x\\n# text: {a}'", "f'{b}\\n  // {a}'", "f'/* {a} */'"])
def test_the_search_finds(text: str) -> None:
    assert _puts(ast.parse(text, mode="eval").body)


RULES = """\
rulewright: 1
game: own
title: {text}
about: {text}
players: 2
limit: 100 decisions
state: {{q: {{is: 0..10, start: 0}}}}
actions: {{go: {{pick: n in 1..2, do: set q to n, says: "{{me}} goes"}}}}
phases:
  game:
    a: {{must: go, by: player 1, if_none: never}}
score: {{of: player, points: q, rank: highest points then shared}}
"""


def _rules(folder: Path, broken: str, word: str = "evil") -> None:
    """A ruleset whose texts go on with a message of a message file in the next line."""
    text = yaml.dump(f"One{broken}{word} = Two{broken}# todo{broken}-term = x", allow_unicode=False, width=10**6)
    (folder / "ruleset.yaml").write_text(RULES.format(text=text.removesuffix("...\n").strip()), encoding="utf-8")


@pytest.mark.parametrize("broken", BREAKS, ids=ascii)
def test_a_message_file_has_no_messages_but_its_own(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """New ones, those whose text has changed, and those that nothing needs any more."""
    monkeypatch.chdir(tmp_path)
    for word in ("evil", "other"):
        _rules(tmp_path, broken, word)
        if run(["translate", ".", "de"]) != 0:
            assert "RW" in capsys.readouterr().out  # such a text is refused
            return
        lines = (tmp_path / "languages" / "de.ftl").read_text(encoding="utf-8").splitlines()
        said = [line for line in lines if line and not line.startswith("#")]
        assert {line.partition(" = ")[0] for line in said} == {
            *("title", "about", "state-q", "actions-go", "actions-go-says", "steps-a")
        }
        assert all(not line.startswith(("evil", "other", "-term")) for line in lines)
    capsys.readouterr()


@pytest.mark.parametrize("broken", BREAKS, ids=ascii)
def test_a_copy_has_the_title_in_one_line(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A repository that is begun with a title of two lines, from a game with a message file."""
    monkeypatch.chdir(tmp_path)
    code = run(["new", "mine", "--from", "kuhn", "--title", f"One{broken}evil = Two"])
    capsys.readouterr()
    assert code == 2 or all(
        not line.startswith("evil")
        for path in (tmp_path / "mine").rglob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
    )


@pytest.mark.parametrize("broken", BREAKS, ids=ascii)
def test_the_name_of_a_file_stays_in_its_comment(broken: str) -> None:
    """Where a value of a variant says which file it is from."""
    tree = read_node(Source(f"one{broken}evil: 1.yaml", "a: b\nc: [d]\n"), Report())
    assert tree is not None
    lines = list(yaml_lines(tree, Source("base.yaml", "")))
    assert len(lines) == 2 and all("#" in line and len(line.splitlines()) == 1 for line in lines)
