"""Who sees something, in words. In: audiences of zones, purses and variables. Out: marked strings."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import Type
from rulewright.rulebook.wording import Wording

AUDIENCES = {
    "nobody": "nobody", "owner": "its owner only", "side": "its owner's side only", "everyone": "everyone",
    "others": "all players but its owner",
    "face": "everyone sees what lies face up there, nobody the rest",
}  # fmt: skip


def per(wording: Wording, owner: Type | None) -> str:
    return f" (of each {wording.nouns.one(owner)})" if owner is not None else ""


def audience(wording: Wording, seen_by: sym.Audience | None) -> str:
    """Who sees it, by the usual rulings; with the other readings noted."""
    if seen_by is None:
        return "everyone"
    kept = []
    for condition, word in seen_by.cases:
        settled = wording.settled(condition) if condition is not None else None
        if settled is False:
            continue
        kept.append((None if settled else condition, word))
        if settled or condition is None:
            break
    if len(kept) < len(seen_by.cases) or any(
        condition is not None and wording.settled(condition) for condition, _ in seen_by.cases
    ):
        wording.note(
            tuple(condition for condition, _ in seen_by.cases if condition is not None),
            lambda plain: f"who sees it: {_seen(plain, seen_by.cases)}",
        )
    return _seen(wording, kept)


def _seen(wording: Wording, cases: Iterable[tuple[t.Expr | None, str]]) -> str:
    parts = [
        AUDIENCES[word] + (f" if {wording.clause(condition)}" if condition is not None else "")
        for condition, word in cases
    ]
    return ", otherwise ".join(parts)
