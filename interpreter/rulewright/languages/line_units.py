"""The lines that a game tells: what actions say and ask, what rules say, money that is shown.

In: a ruleset. Out: `TextUnit`s with their holes; each wording once.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.syntax.nodes import Scalar
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.languages.hole_names import free_name, variable
from rulewright.languages.named_units import owners_of
from rulewright.languages.static_units import scalars
from rulewright.languages.text_unit import BRACES, TextUnit, UnitHole, UnitSort, flat, plain, unit_id
from rulewright.loading import Ruleset
from rulewright.lowering.bodies import bodies
from rulewright.lowering.hole_kinds import hole_text
from rulewright.source.text import Span


def line_units(ruleset: Ruleset) -> Iterator[TextUnit]:
    """What a game says; each wording once."""
    seen: set[str] = set()
    for unit in _every_line(ruleset):
        if unit.source not in seen and any(character.isalpha() for character in BRACES.sub("", unit.source)):
            seen.add(unit.source)
            yield unit


def _every_line(ruleset: Ruleset) -> Iterator[TextUnit]:
    symbols = ruleset.symbols
    for action in symbols.actions.values():
        if action.announces is not None:
            yield _line(f"actions-{action.name}-announces", action.announces, action.span)
        if action.says is not None or action.announces is None:
            says = action.says if action.says is not None else _plain_words(action)
            yield _line(f"actions-{action.name}-says", says, action.span)
        if action.asks is not None:
            yield _line(f"actions-{action.name}-asks", action.asks, action.span)
    places = list(scalars(ruleset.tree.root))
    ids: set[str] = set()
    for body in bodies(symbols):
        for node in nodes(body, deep=False):
            if isinstance(node, t.Say):
                yield _line(_say_id(node.span, places, ids), node.text, node.span)
            elif isinstance(node, t.Show) and isinstance(node.what, t.PursePlace):
                yield _shown(node.what.purse, node.span)


def _plain_words(action: sym.Action) -> tuple[str | t.Expr, ...]:
    """As lowering logs an action that says nothing."""
    picked: list[str | t.Expr] = []
    for pick, var in zip(action.picks, action.pick_vars, strict=True):
        if not isinstance(pick, t.PickValue):
            picked += [", " if picked else " ", t.Local(var.span, var.type, var)]
    return (t.Local(action.span, action.me.type, action.me), f": {plain(action.name)}", *picked)


def _shown(purse: sym.Purse, span: Span) -> TextUnit:
    owner = purse.per is not None
    holes = (*((UnitHole("owner", "owner"),) if owner else ()), UnitHole("amount", "amount"))
    source = f"{'{owner}' if owner else 'the table'} shows {{amount}} {plain(purse.name)}"
    return TextUnit(f"money-{purse.currency.name}-{purse.name}-shown", UnitSort.LINE, source, span, holes)


def _say_id(span: Span, places: list[tuple[tuple[str, ...], Scalar]], ids: set[str]) -> str:
    """The path of the rule that says something, with a number where it says several things."""
    path = next(
        (
            path
            for path, scalar in places
            if scalar.span.source is span.source and scalar.span.start <= span.start <= scalar.span.end
        ),
        ("say",),
    )
    base = unit_id((*(part for part in path if part not in ("steps", "do")), "say"))
    found, at = base, 1
    while found in ids:
        at += 1
        found = f"{base}-{at}"
    ids.add(found)
    return found


def _line(id_: str, parts: tuple[str | t.Expr, ...], span: Span) -> TextUnit:
    source = "".join(part if isinstance(part, str) else f"{{{hole_text(part)}}}" for part in parts)
    names: dict[str, str] = {}
    holes = []
    for part in parts:
        if not isinstance(part, str):
            text = hole_text(part)
            name = names.get(text) or free_name(variable(text), set(names.values()))
            names[text] = name
            holes.append(UnitHole(name, text, owners_of(part.type.inner)))
    return TextUnit(id_, UnitSort.LINE, flat(source), span, tuple(holes))
