"""The tables are complete: every rule of the grammar, verb, key, builtin, aggregate,
word and operation has its entry.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest
from lark.lexer import PatternStr

from rulewright.frontend.analysis.configuration import default_configuration
from rulewright.frontend.language.function_table import BUILTINS
from rulewright.frontend.language.reserved_words import LANGUAGE_WORDS
from rulewright.frontend.syntax import expressions
from rulewright.frontend.syntax.building import RULES
from rulewright.frontend.syntax.steps import MODIFIERS, VERBS
from rulewright.frontend.syntax.value_reader import AUDIENCES
from rulewright.frontend.typing.payouts import SHORT_WORDS
from rulewright.handbook.keys import ROWS
from rulewright.handbook.page_list import ENTRIES, PAGES
from rulewright.handbook.program_pages import EXPRESSIONS_IN, INSTRUCTIONS_IN, NOWHERE
from rulewright.handbook.schema_keys import keys
from rulewright.handbook.signs import SIGNS
from rulewright.handbook.stage import staged
from rulewright.handbook.verb_entries import STEP, described
from rulewright.ir.operations import EXPRESSIONS, INSTRUCTIONS
from rulewright.ir.program import Op, Program
from rulewright.loading import read_text
from rulewright.lowering import lower
from rulewright.resources import grammar_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

FORMS = "\n".join(entry.form for entry in ENTRIES.values())
SHARED_BY_STEPS = ("when", "else")
NOTES = ("about", "why", "source")


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-z_]+", text))


def test_names_are_unique() -> None:
    """An entry is found by its name alone."""
    assert [
        name for name, count in Counter(entry.name for page in PAGES for entry in page.entries).items() if count > 1
    ] == []


def test_related_entries_exist() -> None:
    assert [
        (entry.name, other)
        for entry in ENTRIES.values()
        for other in entry.related
        if other not in ENTRIES or other == entry.name
    ] == []


def test_every_rule_of_the_grammar_has_an_entry() -> None:
    """Every rule or alternative that builds something; that the examples show them is seen where they are run."""
    assert set(RULES) - {rule for entry in ENTRIES.values() for rule in entry.rules} == set()


WORD = re.compile("[a-z_]+")


def test_every_word_and_sign_of_the_grammar_is_in_the_index() -> None:
    terminals = [
        terminal.pattern.value
        for terminal in expressions._parser()[0].terminals
        if isinstance(terminal.pattern, PatternStr)
    ]
    assert {word for word in terminals if WORD.fullmatch(word)} - words(FORMS) == set()
    assert {sign for sign in terminals if not WORD.fullmatch(sign)} - set(" ".join(SIGNS).split()) == set()
    assert [name for names in SIGNS.values() for name in names if name not in ENTRIES] == []


def test_every_verb_and_modifier_of_a_step_has_an_entry() -> None:
    """Each on the page of steps; notes may stand everywhere, and have theirs on the first page."""
    told = {entry.name.partition(" ")[0] for page in PAGES if page.file == "steps" for entry in page.entries}
    assert {*VERBS, *MODIFIERS} - told == set(NOTES)
    assert set(NOTES) <= set(ENTRIES)


@pytest.mark.parametrize("word", [word for word in dict.fromkeys((*VERBS, *MODIFIERS)) if word not in NOTES])
def test_the_schema_tells_what_a_verb_means(word: str) -> None:
    assert described(word)


@pytest.mark.parametrize("schema", ROWS)
def test_every_key_of_a_schema_has_a_row(schema: str) -> None:
    """Keys of steps are on the page of steps."""
    wanted = {(owner, key) for owner, key in keys(schema) if not owner.endswith(STEP) and owner not in SHARED_BY_STEPS}
    assert {(row.owner, row.key) for row in ROWS[schema]} == wanted


def test_every_builtin_has_an_entry() -> None:
    assert [name for name, builtin in BUILTINS.items() if ENTRIES[name].example != builtin.example] == []


def test_every_aggregate_has_an_entry() -> None:
    """Each aggregate of the grammar, written with its domain."""
    (grammar,) = re.findall(r"^!aggregate:.*(?:\n +\|.*)*", grammar_text("expressions.lark"), re.MULTILINE)
    assert [
        word
        for word in re.findall(r'"(\w+)"', grammar)
        if not re.search(rf"\b{word}\((DOMAIN|X for DOMAIN)[) ]", FORMS)
    ] == []


def test_every_word_of_the_language_is_in_the_index() -> None:
    """Names that a ruleset cannot take; the words of audiences and of shortages."""
    assert {*LANGUAGE_WORDS, *AUDIENCES, *SHORT_WORDS} - words(FORMS) == set()


# ---- the Program -----------------------------------------------------------------------------------------------------


def test_every_operation_has_an_entry() -> None:
    assert set(EXPRESSIONS_IN) | (NOWHERE & set(EXPRESSIONS)) == set(EXPRESSIONS)
    assert set(INSTRUCTIONS_IN) | (NOWHERE & set(INSTRUCTIONS)) == set(INSTRUCTIONS)


@pytest.mark.parametrize(("operation", "name"), INSTRUCTIONS_IN.items())
def test_an_example_comes_to_its_instruction(operation: str, name: str) -> None:
    assert operation in {instruction.name for instruction in program(name).code}


@pytest.mark.parametrize(("operation", "name"), EXPRESSIONS_IN.items())
def test_an_example_comes_to_its_expression(operation: str, name: str) -> None:
    found = program(name)
    assert operation in {op.name for op in ops((found.code, found.functions, found.actions))}


def program(name: str) -> Program:
    """The Program of an entry's example."""
    report = Report()
    symbols = read_text(Source(name, staged(ENTRIES[name])), report)
    assert symbols is not None
    found = lower(symbols, default_configuration(symbols, symbols.document.header.usual), report)
    assert found is not None
    return found


def ops(node: object) -> list[Op]:
    """All expressions inside something."""
    parts = (
        node
        if isinstance(node, tuple)
        else [getattr(node, name) for name in getattr(node, "__dataclass_fields__", ()) if name != "span"]
    )
    return [*([node] if isinstance(node, Op) else []), *(op for part in parts for op in ops(part))]
