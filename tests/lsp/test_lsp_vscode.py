"""The folder of VS Code's extension: complete, and of one mind with the grammar about the words of the language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulewright.frontend.language.function_table import BUILTINS
from rulewright.frontend.syntax.continuing import words
from rulewright.frontend.syntax.reader import read_node
from rulewright.lsp.features.code_lens import COMMANDS
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

FOLDER = Path(__file__).parent.parent.parent / "interpreter" / "editors" / "vscode"
ALTERNATIVES = re.compile(r"\(\?:([a-z_|]+)\)")


def read(name: str) -> Any:
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def paths(value: Any) -> Iterator[str]:
    """Every file that a part of the manifest names."""
    for key, one in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        if isinstance(one, str) and one.startswith("./"):
            yield one
        elif key != "properties":
            yield from paths(one)


@pytest.mark.parametrize(
    "name",
    sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.json") if "node_modules" not in path.parts),
)
def test_every_file_is_json(name: str) -> None:
    """The manifest, the grammars, the snippets."""
    assert read(name)


def test_every_file_that_the_manifest_names_is_there() -> None:
    """Main program, grammars, snippets, language settings; and every grammar is named."""
    manifest = read("package.json")
    named = {*paths(manifest["contributes"]), manifest["main"]}
    assert [name for name in named if not (FOLDER / name).is_file()] == []
    assert {f"./syntaxes/{path.name}" for path in (FOLDER / "syntaxes").iterdir()} <= named


def test_grammars_are_injected_where_they_belong() -> None:
    """A grammar's name in the manifest is its own, and what it includes exists."""
    grammars = read("package.json")["contributes"]["grammars"]
    assert [one["scopeName"] for one in grammars if read(one["path"])["scopeName"] != one["scopeName"]] == []
    assert all(one.get("injectTo", ["source.rulewright"]) == ["source.rulewright"] for one in grammars)
    repository = read("syntaxes/expressions.tmLanguage.json")["repository"]
    included = {part["include"].removeprefix("#") for part in repository["expression"]["patterns"]}
    assert included == set(repository) - {"expression"}


def test_the_words_are_those_of_the_grammar() -> None:
    """Every word of the language has a colour, and nothing else has; functions are those of the table."""
    repository = read("syntaxes/expressions.tmLanguage.json")["repository"]
    found = {
        name: set("|".join(ALTERNATIVES.findall(part.get("match", ""))).split("|")) for name, part in repository.items()
    }
    coloured = set().union(
        *(found[name] for name in ("statement", "control", "aggregate", "operator_word", "word", "constant"))
    )
    assert coloured == words()
    assert found["function"] == set(BUILTINS)
    starts = read("syntaxes/starts.tmLanguage.json")["patterns"][0]["match"]
    assert set("|".join(ALTERNATIVES.findall(starts)).split("|")) - {""} <= words()


def test_patterns_are_regular_expressions() -> None:
    """Also by Python's reading, which is stricter."""
    for path in (FOLDER / "syntaxes").iterdir():
        for pattern in re.findall(r'"(?:match|begin|end)": ("(?:[^"\\]|\\.)*")', path.read_text(encoding="utf-8")):
            re.compile(json.loads(pattern))


@pytest.mark.parametrize("name", list(read("snippets/rulewright.json")))
def test_snippets_are_yaml(name: str) -> None:
    """With their proposals in place of the places to fill."""
    body = read("snippets/rulewright.json")[name]["body"]
    text = "\n".join(body) if isinstance(body, list) else body
    text = text.replace("${TM_FILENAME_BASE}", "rich")
    text = re.sub(r"\$\{[0-9]+\|([^,|]+)[^}]*\}", r"\1", text)
    text = re.sub(r"\$\{[0-9]+:([^}]*)\}", r"\1", text)
    report = Report()
    assert read_node(Source("snippet", text + "\n"), report) is not None and "$" not in text, list(report)


def test_the_client_has_the_commands_of_code_lenses() -> None:
    """Each is told to the server, registered, and refused where the workspace is not trusted;
    no shell reads its arguments.
    """
    client = (FOLDER / "extension.js").read_text(encoding="utf-8")
    table = re.search(r"const COMMANDS = \{(.*?)\};", client)
    assert table is not None and tuple(re.findall(r'"([a-z.]+)":', table[1])) == COMMANDS
    assert "commands: Object.keys(COMMANDS)" in client and "Object.entries(COMMANDS)" in client
    started = client[client.index("function inTerminal") :]
    assert started.index("isTrusted") < started.index("createTerminal") and "sendText" not in client
    assert client.count("createTerminal") == 1
