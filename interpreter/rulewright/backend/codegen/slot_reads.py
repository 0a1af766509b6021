"""Which slots expressions read, and whether domains say the same."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace

from rulewright.ir.program import Domain, Op


def reads(thing: object) -> set[int]:
    """The slots that expressions read."""
    if isinstance(thing, Op):
        found = {thing.operands[0]} if thing.name == "slot" else set()
        return {slot for slot in found if isinstance(slot, int)}.union(*map(reads, thing.operands))
    if isinstance(thing, Domain) and thing.source == "set":
        base = thing.operands[0].operands[0]
        assert isinstance(base, int)
        return {base} | reads(thing.where) | reads(thing.keys) | reads(thing.few)
    if isinstance(thing, tuple):
        return set[int]().union(*map(reads, thing))
    if is_dataclass(thing):
        return set[int]().union(*(reads(getattr(thing, field.name)) for field in fields(thing)))
    return set()


def renamed(domain: Domain) -> str:
    """A domain as text in which its variable has no number: equal for domains with the same members."""
    text = str(replace(domain, var=-1))
    return text.replace(f"slot({domain.var})", "slot(-1)")
