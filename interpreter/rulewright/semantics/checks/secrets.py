"""A choice may read only what its chooser sees: the legal actions would tell the rest (RW607)."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.semantics import symbols as sym
from rulewright.semantics import typed as t
from rulewright.semantics.checks.survey import Scene
from rulewright.source.diagnostic import Report


def check_secrets(scene: Scene, report: Report) -> None:
    for action in scene.symbols.actions.values():
        for part in _read(action) if action in scene.live else ():
            bad = scene.visibility.hidden_part(part, action.me)
            if bad is not None:
                hint = "read what `me` may see only; what hidden things forbid shows after the choice"
                report.error("RW607", f"whether this is allowed depends on what the chooser does not see: `{_text(bad)}`", bad.span, hint)
                break


def _read(action: sym.Action) -> Iterator[object]:
    """What is read to find the legal choices."""
    for pick in action.picks:
        match pick:
            case t.PickOne(domain=domain):
                yield domain
            case t.PickSome(domain=domain, low=low, high=high):
                yield from (domain, low, high)
            case t.PickValue(value=value):
                yield value
    yield action.where


def _text(expr: t.Expr) -> str:
    return " ".join(expr.span.text.split())
