"""The table of mutation operators: what may be changed, and into what. Code, documentation and tests read it.

Every operator changes one place. `before` and `after` are an example: a line of a ruleset as it stands, and as it is
tried.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.nodes import Scalar
from rulewright.mutation import condition_mutations as conditions
from rulewright.mutation import effect_mutations as effects
from rulewright.mutation import order_mutations as orders
from rulewright.mutation import value_mutations as values
from rulewright.mutation.value_mutations import Maker

NUMBERS = (ast.Number, ast.Literal, ast.ChooseSome, ast.Parameter)
CHAINS = (ast.Named, ast.Slice, ast.Choose, ast.ChooseSome)
CONDITIONS = (
    ast.Name, ast.Belonging, ast.Index, ast.Apply, ast.Compare, ast.CompareLists, ast.Is, ast.IsIn, ast.IsAmong,
    ast.Logic, ast.Not, ast.Choice, ast.Gather, ast.Fold, ast.Flag,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Operator:
    """A way to change a place. `of`: the nodes that it may change; `make` gives the changes of one."""

    name: str
    kind: str
    what: str
    before: str
    after: str
    of: tuple[type, ...]
    make: Maker


OPERATORS: tuple[Operator, ...] = (
    Operator("one-more", "number", "a number is one more", "draw 2 from deck to hand", "draw 3 from deck to hand",
        NUMBERS, values.one_more),
    Operator("one-less", "number", "a number is one less", "draw 2 from deck to hand", "draw 1 from deck to hand",
        NUMBERS, values.one_less),
    Operator("zero", "number", "a number above 1 is 0", "draw 2 from deck to hand", "draw 0 from deck to hand", NUMBERS,
        values.zero),
    Operator("cell-more", "number", (
        "a number in a table is one "
        "more"
    ), "{red: 3}", "{red: 4}", (Scalar,), values.in_cell(values.one_more)),
    Operator("cell-less", "number", (
        "a number in a table is one "
        "less"
    ), "{red: 3}", "{red: 2}", (Scalar,), values.in_cell(values.one_less)),
    Operator("comparison", "comparison", "a comparison at its border, or the other way", "when: count(deck) > 2",
        "when: count(deck) >= 2", (ast.Compare, ast.CompareLists), values.other_comparison),
    Operator("description", "comparison", "`is` and `is not`", "when: me is poor", "when: me is not poor",
        (ast.Is, ast.IsIn, ast.IsAmong), values.other_description),
    Operator("sign", "arithmetic", (
        "`+` and `-`, `*` and `+`, `mod` and "
        "`*`"
    ), "coins - notes", "coins + notes", (ast.Arithmetic,), values.other_arithmetic),
    Operator("rounding", "arithmetic", "rounded up and down", "count(hand) / 2 rounded up", (
        "count(hand) / 2 rounded "
        "down"
    ), (ast.Divide,), values.other_rounding),
    Operator("extreme", "arithmetic", "`min` and `max`", "min(3, coins)", "max(3, coins)", (ast.Extreme, ast.Fold),
        values.other_extreme),
    Operator("minus", "arithmetic", "a minus sign is dropped", "points: -fines", "points: fines", (ast.Negate,),
        values.sign_dropped),
    Operator("always", "condition", (
        "a condition lets everything "
        "through"
    ), "when: none(hand)", "when: yes", CONDITIONS, conditions.always),
    Operator("never", "condition", "an end does not come", "until: none(hand)", "until: no", CONDITIONS,
        conditions.never),
    Operator("negated", "condition", "a condition is turned round", "when: any(hand)", "when: none(hand)", CONDITIONS,
        conditions.negated),
    Operator("not", "condition", "`not` is dropped", "when: not open", "when: open", (ast.Not,),
        conditions.not_dropped),
    Operator("and-or", "condition", "`and` and `or`", "where: rich and first", "where: rich or first", (ast.Logic,),
        conditions.and_or),
    Operator("part", "condition", (
        "one part of a chain is "
        "dropped"
    ), "where: rich and first", "where: rich", (ast.Logic,), conditions.part_dropped),
    Operator("member", "condition", "a member of a list is left out", "where: n is in [3, 5]", "where: n is in [5]",
             (ast.MemberList, ast.IsAmong, ast.Fold), conditions.member_left_out),
    Operator("all-any", "condition", "`all` becomes `any`", (
        "all(card is red for card in "
        "hand)"
    ), "any(card is red for card in hand)", (ast.Fold,), conditions.quantifier),
    Operator("relation", "condition", "equal members become different", (
        "pick: 2 cards in hand equal in "
        "suit"
    ), "pick: 2 cards in hand different in suit", (ast.Relation,), conditions.relation),
    Operator("described", "condition", "a description is dropped", "pick: red card in hand", "pick: card in hand",
        CHAINS, conditions.description_dropped),
    Operator("effect", "effect", "a statement is left out", "shuffle deck", "(left out)", (ast.Block,),
        effects.effect_dropped),
    Operator("add-subtract", "effect", "`add` and `subtract`", "add 1 to round", "subtract 1 from round", (ast.Set,),
        effects.add_subtract),
    Operator("face", "effect", "face up and face down", "turn card face up", "turn card face down", (ast.Facing,),
        effects.face_turned),
    Operator("end", "effect", "on top and at bottom", "move card to deck on top", "move card to deck at bottom",
        (ast.Move,), effects.end_turned),
    Operator("turned", "order", (
        "highest and lowest, clockwise and "
        "counterclockwise"
    ), "by highest p.bid", "by lowest p.bid", (ast.Criterion,), orders.turned),
    Operator("first-last", "order", "first and last", "first(deck)", "last(deck)", (ast.Gather, ast.Slice),
        orders.end_of_row),
    Operator("criteria", "order", "neighbours in an order change places", (
        "highest p.bid then lowest "
        "p.age"
    ), "lowest p.age then highest p.bid", (ast.Order,), orders.criteria_swapped),
    Operator("criterion", "order", (
        "a link of an order is "
        "dropped"
    ), "highest p.bid then lowest p.age", "highest p.bid", (ast.Order,), orders.criterion_dropped),
    Operator("ending", "tie", (
        "ties end another way: shared and out; one by one instead of "
        "together"
    ), "highest points then shared", "highest points then out", (ast.Criterion,), orders.other_ending),
    Operator("levels", "priority", (
        "neighbours in a priority list change "
        "places"
    ), "order: king > queen > page", "order: queen > king > page", (ast.Ranking,), orders.levels_swapped),
    Operator("joined", "priority", "`>` becomes `=`", "order: king > queen", "order: king = queen", (ast.Ranking,),
        orders.levels_joined),
    Operator("split", "priority", "`=` becomes `>`", "order: king = queen", "order: king > queen", (ast.Ranking,),
        orders.level_split),
    Operator("goes-on", "priority", (
        "a rule ends its list no "
        "more"
    ), "ends: yes", "ends: no", (doc.CaseDecl,), effects.case_goes_on),
    Operator("exact", "shortage", "`up to` is dropped", (
        "draw up to 1 from deck to "
        "hand"
    ), "draw 1 from deck to hand", (ast.Amount,), effects.amount_exact),
    Operator("short", "shortage", (
        "what follows an unpaid "
        "claim"
    ), "short: stop", "short: skip", (doc.PayoutDecl,), orders.other_shortage),
    Operator("rest", "shortage", (
        "the remainder after a shortage goes where all "
        "goes"
    ), "short_rest: bank", "(left out)", (doc.PayoutDecl,), orders.remainder),
    Operator("if-none", "shortage", (
        "what may be impossible never "
        "is"
    ), "if_none: skip", "if_none: never", (doc.ChooseStep, doc.EveryoneStep), effects.if_none),
    Operator("step", "step", "a step does nothing", "run: scoring", "(the step does nothing)", (doc.Step,),
        effects.step_dropped),
    Operator("must-may", "step", "`must` and `may`", "must: play", "may: play", (doc.ChooseStep,), effects.must_may),
    Operator("audience", "audience", (
        "others see something, or "
        "not"
    ), "seen_by: owner", "seen_by: everyone", (ast.Name,), orders.other_audience),
    Operator("default", "option", (
        "another value of an option is the "
        "default"
    ), "values: [stop, skip]", "(skip is the default)", (doc.OptionDecl,), orders.other_default),
    Operator("ring", "place", "spaces are no ring", "shape: ring", "(no ring)", (doc.SpaceDecl,), orders.ring_opened),
    Operator("restart", "place", "state is never set back", "restarts_with: round", "(never set back)",
        (doc.StateDecl,), orders.restart_dropped),
    Operator("refill", "place", "a pile is never refilled", "refilled_from: waste", "(never refilled)", (doc.ZoneDecl,),
        orders.refill_dropped),
)  # fmt: skip

KINDS = tuple(dict.fromkeys(operator.kind for operator in OPERATORS))


@cache
def operators_of(cls: type) -> tuple[Operator, ...]:
    """The operators that may change nodes of a class."""
    return tuple(operator for operator in OPERATORS if cls in operator.of)
