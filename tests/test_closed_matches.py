"""A `match` over a closed union of the house ends in `assert_never`, so that a new form is taken up everywhere; those that do not
are named here with the reason why what they do not know is safe.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "interpreter" / "rulewright"

ROOMS = ("frontend/language", "frontend/typed", "frontend/typing", "frontend/declare", "frontend/analysis")
UNIONS = ("t", "sym", "ast", "doc")
"""The modules of typed trees, symbols, expressions and documents, as files call them."""

HIDDEN = "what is not known is taken to be hidden"
UNKNOWN = "what is not known is taken to be neither always nor never so"
EVERY_PART = "every other node is taken part by part, by its fields"
MESSAGE = "what is not named here is told to the author as an error"
LEAST = "what is not known counts as the least"

OPEN: dict[str, str] = {
    "frontend/analysis/alike.py:_alike": EVERY_PART,
    "frontend/analysis/checks/constant_conditions.py:_is_tunable": "what reads nothing that a designer changes",
    "frontend/analysis/checks/constant_conditions.py:_parts": "what is no chain of conditions is one condition",
    "frontend/analysis/checks/deals.py:_for_sure": LEAST,
    "frontend/analysis/checks/deals.py:_times": LEAST,
    "frontend/analysis/checks/publishing.py:_is_shown_before": HIDDEN,
    "frontend/analysis/checks/ranking.py:is_number_of": UNKNOWN,
    "frontend/analysis/checks/sealed.py:_lies": "a place that is not known is not the chooser's",
    "frontend/analysis/checks/secret_asking.py:_kept": "over nodes of every kind: what hides a pick is named",
    "frontend/analysis/checks/secret_asking.py:_named": HIDDEN,
    "frontend/analysis/checks/secret_asking.py:_shown": HIDDEN,
    "frontend/analysis/checks/shuffled_names.py:statement": "the rest goes to `effect`, which is closed",
    "frontend/analysis/checks/steady.py:_constants": "what is not written out may be any word",
    "frontend/analysis/checks/unseen_choices.py:_brought_to_light": HIDDEN,
    "frontend/analysis/checks/unseen_choices.py:_named": HIDDEN,
    "frontend/analysis/distinct_picks.py:is_never_same": UNKNOWN,
    "frontend/analysis/existence.py:truth": UNKNOWN,
    "frontend/analysis/hidden_loops.py:_runs": "over nodes of every kind: a rule is a symbol, and only these nodes run one",
    "frontend/analysis/survey.py:_callee": "over nodes of every kind: a rule is a symbol, and only these nodes name one",
    "frontend/analysis/survey.py:_inside": EVERY_PART,
    "frontend/analysis/survey.py:conditions": UNKNOWN,
    "frontend/analysis/visibility.py:_is_seen": HIDDEN,
    "frontend/analysis/visibility.py:component": HIDDEN,
    "frontend/analysis/visibility.py:seat_of": "a seat that is not plain is nobody's",
    "frontend/typing/component_statements.py:_direction": MESSAGE,
    "frontend/typing/domains.py:_rebind": "only a comparison names the variable; the others name none",
    "frontend/typing/names.py:_symbol": MESSAGE,
    "frontend/typing/names.py:belonging (1)": MESSAGE,
    "frontend/typing/names.py:belonging (2)": MESSAGE,
    "frontend/typing/narrowing.py:_present": "what is not known narrows nothing",
    "frontend/typing/places.py:_as_place": MESSAGE,
    "frontend/typing/places.py:find": MESSAGE,
    "frontend/typing/places.py:names_zone": "what is not named here is no zone",
    "frontend/typing/type_names.py:named": MESSAGE,
}


def functions(tree: ast.AST, name: str = "") -> Iterator[tuple[str, ast.Match]]:
    """Every `match` with the name of the function in which it stands."""
    for node in ast.iter_child_nodes(tree):
        inside = node.name if isinstance(node, ast.FunctionDef) else name
        if isinstance(node, ast.Match):
            yield inside, node
        yield from functions(node, inside)


def is_over_union(match: ast.Match) -> bool:
    """Whether some case names a class of a tree."""
    return any(
        isinstance(part, ast.MatchClass)
        and isinstance(part.cls, ast.Attribute)
        and isinstance(part.cls.value, ast.Name)
        and part.cls.value.id in UNIONS
        for case in match.cases
        for part in ast.walk(case.pattern)
    )


def is_closed(match: ast.Match) -> bool:
    return "assert_never(" in ast.unparse(match.cases[-1].body[-1])


def numbered(names: list[str]) -> set[str]:
    """Functions with several such matches count them."""
    counts, seen = Counter(names), Counter[str]()
    found = set()
    for name in names:
        seen[name] += 1
        found.add(f"{name} ({seen[name]})" if counts[name] > 1 else name)
    return found


def open_matches() -> set[str]:
    names = [
        f"{path.relative_to(PACKAGE).as_posix()}:{name}"
        for room in ROOMS
        for path in sorted((PACKAGE / room).rglob("*.py"))
        for name, match in functions(ast.parse(path.read_text(encoding="utf-8")))
        if is_over_union(match) and not is_closed(match)
    ]
    return numbered(names)


def test_matches_are_closed_or_say_why_not() -> None:
    found = open_matches()
    assert sorted(found - OPEN.keys()) == [], "end these in `assert_never`, or say here why the rest is safe"
    assert sorted(OPEN.keys() - found) == [], "these are closed now: take them off the list"
