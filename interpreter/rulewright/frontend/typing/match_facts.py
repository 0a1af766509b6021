"""What is known of a value before it is matched: how it was picked or gone through.

In: the value that a `match` is about. Out: which of its cases cannot be. Only what does not change counts: a pick or a
member itself, and what is printed on it. Complains about nothing.
"""

from __future__ import annotations

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t


def cannot_be(subject: t.Expr, test: t.Expr, symbols: sym.Symbols) -> bool:
    """Whether what is known of a value contradicts the test of a case."""
    return any(_truth(fact, subject, test) is False for fact in _facts(subject, symbols))


def _facts(subject: t.Expr, symbols: sym.Symbols) -> list[t.Expr]:
    """The conditions under which the value was picked or gone through."""
    root = subject.subject if isinstance(subject, t.TraitOf) else subject
    if not isinstance(root, t.Local) or not isinstance(root.var.origin, t.Domain):
        return []
    actions = [action for action in symbols.actions.values() if root.var in action.pick_vars]
    return [fact for fact in (root.var.origin.where, *(action.where for action in actions)) if fact is not None]


def _truth(fact: t.Expr, subject: t.Expr, test: t.Expr) -> bool | None:
    """Whether a condition holds if the test of a case does; none if that does not say."""
    if isinstance(fact, t.Not):
        inner = _truth(fact.value, subject, test)
        return None if inner is None else not inner
    if isinstance(fact, t.Logic):
        found = [_truth(item, subject, test) for item in fact.items]
        decisive = fact.operator == "or"
        return decisive if decisive in found else None if None in found else not decisive
    if isinstance(fact, t.KindTest) and isinstance(test, t.KindTest) and _same(fact.subject, test.subject):
        shared = set(fact.kinds) & set(test.kinds)
        return False if not shared else True if shared == set(test.kinds) else None
    if isinstance(fact, t.Compare) and isinstance(test, t.Compare) and fact.operator in ("=", "!="):
        return _compared(fact, test)
    return None


def _compared(fact: t.Compare, test: t.Compare) -> bool | None:
    """Whether the first of two comparisons of one value with constants holds if the second does."""
    if not (isinstance(fact.right, t.Const) and isinstance(test.right, t.Const) and _same(fact.left, test.left)):
        return None
    return (fact.right.value == test.right.value) == (fact.operator == "=")


def _same(one: t.Expr, other: t.Expr) -> bool:
    """Whether two expressions are one member, or what is printed on it."""
    if isinstance(one, t.TraitOf) and isinstance(other, t.TraitOf):
        return one.trait is other.trait and _same(one.subject, other.subject)
    return isinstance(one, t.Local) and isinstance(other, t.Local) and one.var is other.var
