"""Names and words of the house: a class has a name of its own and few methods, files
and functions are short, docstrings are in plain present-day English.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from package_trees import tree_of

PACKAGE = Path(__file__).parent.parent / "interpreter" / "rulewright"

FORMS = ("frontend/syntax/", "frontend/typed/", "ir/")
"""A concept has one name in all its forms: as it is written, typed, and in a Program."""

SAME_CLASSES = {
    "Action": "of a Program; one legal action of a game, as bots and the api know it",
    "Backend": "what an adapter plays on; what random games are played on",
    "Belief": "what a seat takes for possible; the same in compiled code",
    "Block": "a block of effects; a block of games",
    "Bounds": "of an adapter's returns; of values",
    "Change": "of rules; of one mutant",
    "Choice": "an expression; a choice of a game, in the api",
    "Columns": "of an adapter; of a compiled batch",
    "Context": "what all typers share; what all lowerers share",
    "Edit": "of a variant; of a mutant's text",
    "Entry": "of a YAML mapping; of the handbook",
    "Game": "the engine's; what the api offers of it",
    "Kind": "of components; of files in an editor",
    "Label": "of a place in code; of a place in a diagnostic",
    "Mark": "of a rule, for coverage; of a step of a search",
    "Measuring": "of speed; of a search's horizon",
    "Outcome": "of a game; of checking a target",
    "Place": "in a path of an edit; of a mutation; named by a scenario",
    "Player": "of random games; who knows something",
    "Point": "in an editor; in a game's history",
    "Position": "of a game, for an adapter; in a text",
    "Record": "of a game; what the api offers of it",
    "Run": "of mutants; of simulated games",
    "Seen": "in random games; by a seat, in a scenario",
    "Shape": "of a section in a file; of a way of writing",
    "State": "a variable of a ruleset; where a game stands",
    "Table": "of a ruleset; the components on the table",
    "Tried": "scenarios; moves of a search",
}
"""Names of classes that several rooms use, and for what."""


MOST_LINES = 300
LONG = {
    "frontend/language/function_table.py": "a table",
    "frontend/syntax/ast.py": "every form of an expression and a statement, one class each",
    "frontend/syntax/document.py": "every section, one class each",
    "frontend/typed/expression_tree.py": "every form of a typed expression, one class each",
    "frontend/typed/symbols.py": "every symbol, one class each",
    "ir/program.py": "every part of a Program, one class each",
    "rule_log/knowledge.py": "one judgement, operation by operation",
    "source/codes/duty_codes.py": "a table",
    "source/codes/ruleset_codes.py": "a table",
    "difference/sentences.py": "a table",
    "handbook/domain_entries.py": "a table",
    "handbook/effect_entries.py": "a table",
    "handbook/keys/place_keys.py": "a table",
    "handbook/keys/sharing_keys.py": "a table",
}
"""Files that are longer, and why they stay whole: a table, or one class for each
form, or one judgement, form by form.
"""


MOST_METHODS = 25
MANY_METHODS = {
    "Game": (
        "of game/game.py, what all players, bots and tools ask of a game: most methods are one line to a room below"
    ),
    "Knowledge": "one judgement, operation by operation",
    "NativeGame": "a method of one line for each function of the compiled library",
    "TableApp": "Textual calls a method for each event and each key",
}
"""Classes with more methods, and why they stay whole."""

MOST_LINES_OF_A_FUNCTION = 40
FORMS_OF = "a case for each form"
OPTIONS_OF = "the options of a command, as click gives them"
LONG_FUNCTIONS = {
    "api/rules.py:measure": "options of a command, with the words on each",
    "backend/codegen/constant_tables.py:constants": "a table",
    "backend/codegen/constant_tables.py:tables": "a table",
    "backend/codegen/step_loop.py:loop": "the C text of one function",
    "cli/assess.py:command": OPTIONS_OF,
    "cli/bench.py:command": OPTIONS_OF,
    "cli/compare.py:command": OPTIONS_OF,
    "cli/measure.py:command": OPTIONS_OF,
    "cli/replay.py:command": OPTIONS_OF,
    "cli/simulate.py:command": OPTIONS_OF,
    "cli/sweep.py:command": OPTIONS_OF,
    "cli/tournament.py:command": OPTIONS_OF,
    "cli/tune.py:command": OPTIONS_OF,
    "coverage/items.py:verb": FORMS_OF,
    "frontend/analysis/bounds.py:of": FORMS_OF,
    "frontend/analysis/checks/shuffled_names.py:verb": FORMS_OF,
    "frontend/analysis/constants.py:value": FORMS_OF,
    "frontend/analysis/hidden_parts.py:part": FORMS_OF,
    "frontend/declare/declarations.py:declare": "the order in which sections are declared",
    "frontend/syntax/steps.py:_verb": FORMS_OF,
    "frontend/typing/expressions.py:_form": FORMS_OF,
    "frontend/typing/names.py:_symbol": FORMS_OF,
    "frontend/typing/narrowing.py:_key": FORMS_OF,
    "frontend/typing/statements.py:_statement": FORMS_OF,
    "frontend/typing/steps.py:_verb": FORMS_OF,
    "frontend/typing/typer.py:__init__": "which typer needs which",
    "lowering/__init__.py:_program": "every part of a Program, one line each",
    "lowering/audiences.py:_own_seers": FORMS_OF,
    "lowering/expressions.py:value": FORMS_OF,
    "lowering/layout.py:__init__": "the order in which slots are laid out",
    "lowering/steps.py:_verb": FORMS_OF,
    "lsp/cursor/scenario_candidates.py:in_scenarios": "a case for each key of a scenario",
    "lsp/features/descriptions.py:headline": "a case for each sort of name",
    "rulebook/aggregate_phrases.py:folded": "a case for each aggregate",
    "rulebook/condition_phrases.py:clause": FORMS_OF,
    "rulebook/statement_sentences.py:_simple": FORMS_OF,
    "rulebook/value_phrases.py:noun": FORMS_OF,
    "vector/environment.py:__init__": "options, and the arrays that are made for them once",
}
"""Functions that are longer, without their docstring, and why they stay whole."""


@cache
def texts() -> dict[str, str]:
    return {path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8") for path in sorted(PACKAGE.rglob("*.py"))}


def test_classes_have_names_of_their_own() -> None:
    """Unless they are forms of one concept, or it is said here why not.
    Private classes are known in their file only.
    """
    found: dict[str, list[str]] = {}
    for path in texts():
        for node in ast.walk(tree_of(PACKAGE / path)):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, []).append(path)
    shared = {
        name for name, paths in found.items() if len(paths) > 1 and not all(path.startswith(FORMS) for path in paths)
    }
    assert sorted(shared - SAME_CLASSES.keys()) == [], "give these names of their own, or say here why not"
    assert sorted(SAME_CLASSES.keys() - shared) == [], "these are unique now: take them off the list"


def aliases(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The types that a module gives a name of its own, each with what it stands for."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript | ast.BinOp):
            for target in node.targets:
                if isinstance(target, ast.Name) and re.match("_?[A-Z][a-z]", target.id):
                    yield target.id, ast.unparse(node.value)


def test_types_are_named_once() -> None:
    """A type that two modules call by one name is one concept, and has one home."""
    found: dict[tuple[str, str], list[str]] = {}
    for path in texts():
        for alias in aliases(tree_of(PACKAGE / path)):
            found.setdefault(alias, []).append(path)
    assert {alias: paths for alias, paths in found.items() if len(paths) > 1} == {}


def test_files_are_short() -> None:
    long = {path for path, text in texts().items() if len(text.splitlines()) > MOST_LINES}
    assert sorted(long - LONG.keys()) == [], "take these apart by what they are about, or say here why not"
    assert sorted(LONG.keys() - long) == [], "these are short now: take them off the list"


def test_classes_have_few_methods() -> None:
    many = {
        node.name
        for path in texts()
        for node in ast.walk(tree_of(PACKAGE / path))
        if isinstance(node, ast.ClassDef)
        and sum(isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) for part in node.body) > MOST_METHODS
    }
    assert sorted(many - MANY_METHODS.keys()) == [], "take these apart by what they are about, or say here why not"
    assert sorted(MANY_METHODS.keys() - many) == [], "these have fewer now: take them off the list"


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of a function, without its docstring."""
    first, end = function.body[0], function.end_lineno or 0
    is_docstring = ast.get_docstring(function, clean=False) is not None
    return end - function.lineno + 1 - ((first.end_lineno or 0) - first.lineno + 1 if is_docstring else 0)


def test_functions_are_short() -> None:
    long = {
        f"{path}:{node.name}"
        for path in texts()
        for node in ast.walk(tree_of(PACKAGE / path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and length(node) > MOST_LINES_OF_A_FUNCTION
    }
    assert sorted(long - LONG_FUNCTIONS.keys()) == [], "take these apart by what they do, or say here why not"
    assert sorted(LONG_FUNCTIONS.keys() - long) == [], "these are short now: take them off the list"


# ---- words ----------------------------------------------------------------------------------------------------------

PRIVATE_ENGLISH = re.compile(
    r"\b(come|comes|came|coming) (to|of)\b|\bspots?\b|\bin the making\b|\bthe door\b|\bjourney\b", re.IGNORECASE
)
"""Say `reach`, `result`, `value`, `place`, `stage`."""


PRONOUNS = re.compile(r"\b(he|him|his|himself|she|hers?|herself)\b", re.IGNORECASE)
"""Say `the player`, `the chooser`, `they`."""
PAGES = PACKAGE.parent.parent / "docs"


def prose(text: str) -> Iterator[tuple[int, str]]:
    """Comments and docstrings, with their lines."""
    bodies = (getattr(node, "body", None) for node in ast.walk(ast.parse(text)))
    statements = [statement for body in bodies if isinstance(body, list) for statement in body]
    docstrings = {
        (statement.value.lineno, statement.value.col_offset)
        for statement in statements
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    }
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT or token.start in docstrings:
            yield token.start[0], token.string


def test_docstrings_are_in_plain_english() -> None:
    found = [
        f"{path}:{line}: {match[0]}"
        for path, text in texts().items()
        if PRIVATE_ENGLISH.search(text)  # most files have none of it, and need not be taken apart
        for line, words in prose(text)
        for match in PRIVATE_ENGLISH.finditer(words)
    ]
    assert found == []


FRAGMENT = re.compile(r"(Of|To) ")
"""Say what it is, or what it does: `the key of a node`, `asks one process`."""


def test_docstrings_say_what_something_is() -> None:
    found = [
        f"{path}: {node.name}: {text[:40]}"
        for path in texts()
        for node in ast.walk(tree_of(PACKAGE / path))
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and (text := ast.get_docstring(node, clean=False)) is not None
        and FRAGMENT.match(text)
    ]
    assert found == []


def test_players_may_be_anybody() -> None:
    """In code, messages and pages that are written by hand."""
    pages = {path.name: path.read_text("utf-8") for path in sorted(PAGES.glob("*.md"))}
    found = [f"{path}: {match[0]}" for path, text in (texts() | pages).items() for match in PRONOUNS.finditer(text)]
    assert found == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('"""Which marks come to."""', 1),
        ("x = 1  # what came of it", 1),
        ('def f():\n    """The journey."""', 1),
        ('message = "no game comes to this"', 0),
    ],
)
def test_prose_is_found(text: str, words: int) -> None:
    """A message for users is none."""
    assert sum(len(PRIVATE_ENGLISH.findall(part)) for _, part in prose(text)) == words
