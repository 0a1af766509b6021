"""Which expressions are fixed before play: those over numbers, options, tables and the player count only."""

from __future__ import annotations

from typing import assert_never

from rulewright.frontend.typed import tree as t


def first_variable(expr: t.Expr) -> t.Expr | None:
    """The first part of an expression that is not fixed before play."""
    match expr:
        case t.Const() | t.SpaceNamed() | t.OptionValue() | t.NumberValue() | t.Players():
            return None
        case t.Arithmetic(left=left, right=right) | t.Compare(left=left, right=right):
            return first_variable(left) or first_variable(right)
        case t.Logic(items=items) | t.Extreme(items=items) | t.TableAt(keys=items) | t.JointOwners(parts=items):
            return next((bad for bad in map(first_variable, items) if bad is not None), None)
        case t.Not(value=value):
            return first_variable(value)
        case t.Choice(condition=condition, yes=yes, no=no):
            return first_variable(condition) or first_variable(yes) or first_variable(no)
        case (
            t.Local() | t.TraitOf() | t.StateOf() | t.PurseOf() | t.TermCall() | t.KindTest() | t.FaceTest()
            | t.Contained()
            | t.Fold() | t.Unwrap() | t.Neighbour() | t.NextSpace() | t.Distance()
            | t.Property() | t.FromNumber() | t.Payable()
            | t.After() | t.LetIn() | t.Repeated() | t.Random()
        ):  # fmt: skip
            return expr
        case never:
            assert_never(never)


def is_constant(expr: t.Expr) -> bool:
    """Whether an expression is fixed in every configuration."""
    return first_variable(expr) is None
