"""Every `match` of the house ends in `assert_never` or raises, so that a new form is taken up everywhere; those that do
not are named here with the reason why what they do not know is safe.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from package_trees import tree_of
from rulewright.frontend.analysis.walk import CALLS
from rulewright.frontend.typed import domain_tree, expression_tree, statement_tree, step_tree, types
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as tree_of_all

PACKAGE = Path(__file__).parent.parent / "interpreter" / "rulewright"

HIDDEN = "what is not known is taken to be hidden"
UNKNOWN = "what is not known is taken to be neither always nor never so"
EVERY_PART = "every other node is taken part by part, by its fields"
MESSAGE = "what is not named here is told to the author as an error"
LEAST = "what is not known counts as the least"
SLOWER = "what is not known is worked out the general way, which is slower"
ANY_KEYS = "over keys and values of files: others have nothing of the sort"

OPEN: dict[str, str] = {
    "languages/named_units.py:owners_of": "values of other types have no message of their own, and no attributes",
    "languages/static_units.py:is_static": ANY_KEYS,
    "frontend/syntax/refused_json.py:_sentence": "of any other word of a schema it is told that the value does not fit",
    "frontend/typed/reached_sets.py:leads_back": "of another relation nothing is known: it is gone forwards",
    "frontend/typed/reached_sets.py:as_written": "every other domain is told as it is",
    "frontend/typed/reached_sets.py:_set": "every other domain is told as it is",
    "backend/runtime/hearing.py:_patterns": "other instructions write no line of the log",
    "guidance/false_conditions.py:why": "of any other condition the clause is told",
    "guidance/false_conditions.py:_decided": "of any other condition the clause is told",
    "guidance/bare_phrases.py:value": "what has no name is told in the words of the rules",
    "guidance/bare_phrases.py:clause": "of any other condition the words of the rules are told",
    "guidance/bare_phrases.py:_noun": "of any other source the members are called by their type",
    "play/prompts.py:_answer_lines": "other commands do something",
    "play/explainer.py:told": "other commands ask for something else",
    "backend/codegen/choice_printer.py:_least": SLOWER,
    "backend/codegen/condition_printer.py:_plain_count": SLOWER,
    "backend/codegen/loop_work.py:left": "what is not known counts as much work",
    "backend/codegen/range_narrowing.py:_bounds": SLOWER,
    "backend/codegen/row_searches.py:_asked": SLOWER,
    "backend/codegen/set_comparisons.py:compare": "other pairs are known beforehand, or refused",
    "backend/codegen/set_reader.py:value": "other operations are worked out beforehand, or refused",
    "coverage/item_names.py:text_of": "every other mark is named by the text at its place",
    "coverage/reachable_marks.py:_expression": EVERY_PART,
    "coverage/reachable_marks.py:_known": UNKNOWN,
    "frontend/analysis/alike.py:_alike": EVERY_PART,
    "frontend/analysis/checks/constant_conditions.py:is_tunable": "what reads nothing that a designer changes",
    "frontend/analysis/checks/constant_conditions.py:_parts": "what is no chain of conditions is one condition",
    "frontend/analysis/checks/deals.py:_for_sure": LEAST,
    "frontend/analysis/checks/deals.py:_times": LEAST,
    "frontend/analysis/checks/publishing.py:_is_shown_before": HIDDEN,
    "frontend/analysis/checks/publishing.py:_unseen": HIDDEN,
    "frontend/analysis/checks/ranking.py:is_number_of": UNKNOWN,
    "frontend/analysis/checks/sealed.py:_lies": "a place that is not known is not the chooser's",
    "frontend/analysis/checks/secret_asking.py:_kept": "over nodes of every kind: what hides a pick is named",
    "frontend/analysis/checks/secret_asking.py:_named": HIDDEN,
    "frontend/analysis/checks/secret_asking.py:_shown": HIDDEN,
    "frontend/analysis/checks/shuffled_names.py:effect": "the rest goes to `followed`, which is closed",
    "frontend/analysis/checks/shuffled_names.py:statement": "the rest goes to `effect`, which goes on to `followed`",
    "frontend/analysis/checks/steady.py:_constants": "what is not written out may be any word",
    "frontend/analysis/checks/unseen_choices.py:_brought_to_light": HIDDEN,
    "frontend/analysis/checks/unseen_choices.py:_named": HIDDEN,
    "frontend/analysis/constant_arithmetic.py:compare": "the table of the last case knows the other signs",
    "frontend/analysis/distinct_picks.py:is_never_same": UNKNOWN,
    "frontend/analysis/existence.py:truth": UNKNOWN,
    "frontend/analysis/survey.py:_inside": EVERY_PART,
    "frontend/analysis/survey.py:conditions": UNKNOWN,
    "frontend/analysis/known_names.py:about_member": "other sources say nothing about their members",
    "frontend/analysis/name_origins.py:lies": (
        "where a component lies is plain of names and ends only; of anything else nothing is known, and a secret "
        "mark is hidden"
    ),
    "frontend/analysis/component_sight.py:sees_members": HIDDEN,
    "frontend/analysis/component_sight.py:sees": HIDDEN,
    "frontend/analysis/known_names.py:seat_of": "a seat that is not plain is nobody's",
    "frontend/syntax/text_files.py:tell_refused": MESSAGE,
    "frontend/typing/component_statements.py:_direction": MESSAGE,
    "frontend/typing/member_sources.py:_is_worked_out": (
        "what no term gives is looked for among the places, with a message"
    ),
    "frontend/typing/domains.py:_rebind": "only a comparison names the variable; the others name none",
    "frontend/typing/names.py:_symbol": MESSAGE,
    "frontend/typing/names.py:_owned (1)": MESSAGE,
    "frontend/typing/names.py:_owned (2)": MESSAGE,
    "frontend/typing/narrowing.py:_present": "what is not known narrows nothing",
    "frontend/typing/places.py:_as_place": MESSAGE,
    "frontend/typing/places.py:find": MESSAGE,
    "frontend/typing/places.py:names_zone": "what is not named here is no zone",
    "frontend/typing/type_names.py:named": MESSAGE,
    "ir/cost.py:_members": "`first n` of a number that is not fixed leaves all",
    "ir/cost.py:_part": "every instruction costs what its operands cost; these head a loop or a routine",
    "ir/cost.py:_source": "the operands of every source count once; a test holds the estimates against play",
    "ir/cost.py:instruction": "every instruction costs what its operands cost; a test holds the estimates against play",
    "ir/cost.py:op": EVERY_PART,
    "ir/data.py:_plain": "any dataclass by its fields; what has none is data",
    "ir/listing.py:_operand": EVERY_PART,
    "ir/naming.py:_source": EVERY_PART,
    "ir/naming.py:op": EVERY_PART,
    "game/saved_game.py:_is_possible": "only a return goes on at a site that is noted in the position",
    "lowering/audiences.py:_component_audience": HIDDEN,
    "lowering/audiences.py:_seers": EVERY_PART,
    "lowering/expression_parts.py:located_names": "other nodes tell no more than what is printed",
    "frontend/typing/narrowing.py:_name_of": "what has no name counts as anything",
    "lowering/bodies.py:_entered_by": "over nodes of every kind: only these bring components somewhere",
    "lowering/rule_outline.py:_name": "every other source of points is named as it is written",
    "lowering/rule_outline.py:_parts": "what is no sum is one source of points",
    "lowering/steps.py:_names": "the other steps name nobody",
    "rule_log/chance_readers.py:_shows": "the others show no value; closed",
    "rule_log/chance_readers.py:_straight_on": "of the others it is not known where they lead; closed",
    "rule_log/component_noters.py:_kept_where": "there is no third kind of state, as mypy knows",
    "rule_log/component_noters.py:random": "of the others no log tells what was drawn",
    "rule_log/knowledge.py:_picked": "the other sources give no picks; closed",
    "rule_log/open_values.py:_op": "of the others it depends on the position who may know them",
    "rule_log/joins.py:_followers": "where the other instructions lead, their table says",
    "lsp/cursor/candidates.py:_value": "over names of every sort: the others lead to no value",
    "lsp/cursor/key_candidates.py:names_for_keys": ANY_KEYS,
    "lsp/cursor/key_candidates.py:names_for_values": ANY_KEYS,
    "lsp/cursor/scenario_candidates.py:in_scenarios": ANY_KEYS,
    "lsp/features/descriptions.py:_worked_out": "over names of every sort: the others are not fixed before play",
    "lsp/features/navigation.py:_meant": ANY_KEYS,
    "lsp/project/occurrences.py:declared_at": "every other symbol is its own name",
    "mutation/condition_mutations.py:negated": "over nodes of every kind: only conditions are negated",
    "mutation/scenario_reach.py:_user": "over operands of every kind: only these lead to code elsewhere",
    "mutation/value_mutations.py:_number": "over nodes of every kind: the others hold no number",
    "rulebook/condition_phrases.py:_fold": "what is no aggregate of conditions is told as a value",
    "rulebook/domain_phrases.py:_word": "what is no word before a noun is told as a clause",
    "rulebook/settlement.py:_truth": UNKNOWN,
    "rulebook/statement_sentences.py:_statement": "the rest goes to `_simple`, which is closed",
    "rulebook/statement_sentences.py:facing": "every other expression is a condition",
    "rulebook/aggregate_phrases.py:folded": "an aggregate without words of its own is told by its name",
    "rulebook/aggregate_phrases.py:trimmed": "what needs its subject is told in full",
    "choosing/new_information.py:_op": EVERY_PART,
    "choosing/new_information.py:_is_me": "of anything else nobody knows that it is the seat",
    "choosing/new_information.py:_component": "of anything else nobody knows which component it is",
    "choosing/new_information.py:_sees": "any other zone is one of its family",
    "choosing/new_information.py:_owned": "the zones of the first family have no start",
    "scenarios/call_reader.py:_joined": "what is no sum is one member",
    "scenarios/component_notation.py:pattern": MESSAGE,
    "scenarios/place_names.py:find": MESSAGE,
    "show/dump.py:_constant": "what is no word is a number",
    "show/dump.py:data": "any dataclass by its fields; anything else as text",
}


def functions(tree: ast.AST, name: str = "") -> Iterator[tuple[str, ast.Match]]:
    """Every `match` with the name of the function in which it stands."""
    for node in ast.iter_child_nodes(tree):
        inside = node.name if isinstance(node, ast.FunctionDef) else name
        if isinstance(node, ast.Match):
            yield inside, node
        yield from functions(node, inside)


def is_closed(match: ast.Match) -> bool:
    """Whether the last case catches everything that no case before it takes, and fails."""
    last = match.cases[-1]
    fails = isinstance(last.body[-1], ast.Raise) or "assert_never(" in ast.unparse(last.body[-1])
    return fails and last.guard is None and isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None


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
        for path in sorted(PACKAGE.rglob("*.py"))
        for name, match in functions(tree_of(path))
        if not is_closed(match)
    ]
    return numbered(names)


def test_matches_are_closed_or_say_why_not() -> None:
    found = open_matches()
    assert sorted(found - OPEN.keys()) == [], "end these in `assert_never`, or say here why the rest is safe"
    assert sorted(OPEN.keys() - found) == [], "these are closed now: take them off the list"


@pytest.mark.parametrize(
    ("last", "closed"),
    [
        ("case _: assert_never(x)", True),
        ("case never: assert_never(never)", True),
        ("case _: raise AssertionError(x)", True),
        ("case str(): raise AssertionError(x)", False),
        ("case _ if x: assert_never(x)", False),
        ("case _: return None", False),
    ],
)
def test_what_is_closed(last: str, closed: bool) -> None:
    (match,) = ast.parse(f"match x:\n case 1: y()\n {last}").body
    assert isinstance(match, ast.Match)
    assert is_closed(match) is closed


TREES = (domain_tree, expression_tree, statement_tree, step_tree)
RULES = set(get_args(sym.Callable))


def test_the_table_of_calls_is_whole() -> None:
    """Every typed node that holds a rule with parameters is known to use it."""
    holding = {
        (node, field)
        for tree in TREES
        for node in vars(tree).values()
        if isinstance(node, type) and is_dataclass(node)
        for field, type_ in get_type_hints(node, vars(types) | vars(tree) | vars(tree_of_all) | {"sym": sym}).items()
        if type_ in RULES
    }
    assert holding == set(CALLS.items())
