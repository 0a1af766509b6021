"""What is reached from a set: a domain of all things of a type, with the condition that one of the set leads there.

In: typed domains. Out: whether a relation holds both ways, and such a domain as its designer wrote it. It complains of
nothing.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import SetType

MUTUAL = ("neighbours", "diagonals", "around")
"""Relations of spaces of one kind that hold both ways."""


def leads_back(reached: t.Reached, var: t.Var) -> bool:
    """Whether whoever is beside a member has that member beside it."""
    match reached.through:
        case t.SpacesOf(function=function, arguments=(t.Local(var=of),)):
            return function in MUTUAL and of is var
        case _:
            return False


def as_written(domain: t.Domain) -> t.Domain:
    """A domain that asks of each thing whether it is reached from a set: the search, with the set for its start.

    Every other domain as it is. What is given back is to be told, not to be run: a set is no start of a search.
    """
    match domain:
        case t.Domain(source=t.AllOf(), where=t.Fold(operator="any", body=t.Contained() as asked, domain=outer)):
            group, starts = (asked.domain, outer) if _is_search(asked.domain) else (outer, asked.domain)
            named = _set(starts)
            if named is not None and (_from_each(domain, asked, outer) or _back_from_each(domain, asked, outer)):
                assert isinstance(group.source, t.Reached)
                source = replace(group.source, start=named)
                return replace(group, source=source, order=domain.order, end=domain.end, few=domain.few)
    return domain


def _is_search(domain: t.Domain) -> bool:
    return isinstance(domain.source, t.Reached)


def _from_each(domain: t.Domain, asked: t.Contained, starts: t.Domain) -> bool:
    """Whether it is asked of some of a set whether a thing is reached from it."""
    source = asked.domain.source
    return isinstance(source, t.Reached) and _is(source.start, starts.var) and _is(asked.subject, domain.var)


def _back_from_each(domain: t.Domain, asked: t.Contained, group: t.Domain) -> bool:
    """Whether it is asked of all that is reached from a thing whether it is of the set, which is the same."""
    source = group.source
    if not isinstance(source, t.Reached) or not leads_back(source, group.var):
        return False
    return _is(source.start, domain.var) and _is(asked.subject, group.var)


def _is(expr: t.Expr, var: t.Var) -> bool:
    return isinstance(expr, t.Local) and expr.var is var


def _set(domain: t.Domain) -> t.Expr | None:
    """The set whose members a domain has."""
    match domain:
        case t.Domain(span=span, source=t.Members(var=var), where=None, few=None):
            return t.Local(span, var.type, var)
        case t.Domain(
            span=span, source=t.AllOf(type=type_), where=t.TableAt(table=table, keys=(member, *keys)), few=None
        ):
            if table.members is not None and _is(member, domain.var):
                return t.TableAt(span, SetType(type_), table, tuple(keys))
    return None
