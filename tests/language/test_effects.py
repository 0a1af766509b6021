"""What knows every effect: a new one that is forgotten in one of these places is named here."""

from __future__ import annotations

import re
from dataclasses import is_dataclass
from typing import get_args, get_type_hints

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.syntax_errors import STATEMENTS
from rulewright.frontend.typed import domain_tree, expression_tree, statement_tree, types
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.mutation.effect_mutations import DONE
from rulewright.mutation.scenario_reach import RUN
from rulewright.resources import folder
from rulewright.source.text import Span

NAMES = vars(types) | vars(domain_tree) | vars(expression_tree) | vars(statement_tree) | {"sym": sym, "Span": Span}


def test_what_is_mended_knows_the_words_of_statements() -> None:
    """A word that is nearly one of them is told as a slip."""
    grammar = (folder("grammar") / "expressions.lark").read_text("utf-8")
    rules = re.findall(r"^\??(?:statement|simple|elif_):(.*?)(?=^\S)", grammar, re.MULTILINE | re.DOTALL)
    words = set(re.findall(r'(?:^|[:|]) *"(\w+)"', "\n".join(rules), re.MULTILINE))
    assert words | {"else"} == set(STATEMENTS)


def test_every_effect_can_be_left_out_by_mutation() -> None:
    assert set(get_args(ast.Statement)) == {*DONE, ast.Say, ast.Binding, ast.If, ast.ForEach}
    assert set(get_args(ast.Statement)) - {ast.Call} <= set(RUN)


def test_who_changes_what_is_known() -> None:
    """The checks of ranges, of what stays as it is and of what is published look at these;
    one more is to be taken up there.
    """
    found = {
        (statement, name)
        for statement in get_args(t.Statement)
        if is_dataclass(statement)
        for name, type_ in get_type_hints(statement, NAMES).items()
        if type_ in (t.StateOf, t.PursePlace)
    }
    assert found == {(t.Assign, "target"), (t.Pay, "source"), (t.Pay, "to")}, (
        "see `t.Assign` and `t.Pay` in frontend/analysis/checks: value_ranges, steady, publishing, sealed, "
        "unbound_chance; and in survey"
    )
