"""Conditions that are always the same (RW706).

What depends on options and players alone is tried with all their combinations; comparisons of what rules count, with
the bounds of both sides in every configuration; two picks from one place are two components. Numbers and tables are
there to be changed, so conditions that read them are left alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import prod

from rulewright.frontend.analysis.configuration import Configuration, default_configuration, option_values
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.distinct_picks import Places, is_never_same, single_picks
from rulewright.frontend.analysis.possible_configurations import refused
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.analysis.survey import Guard, Survey
from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.constancy import is_constant
from rulewright.frontend.typed.types import FlagType, NumberType
from rulewright.source.diagnostic import Report

MOST_TRIED = 500
"""So many combinations of options and players are tried for a condition; with more it is left alone."""


def check_conditions(scenes: Sequence[Scene], report: Report) -> None:
    survey = scenes[0].survey
    places = single_picks(survey.symbols)
    for condition, guards in _conditions(survey):
        if not survey.concerns(condition.span) or is_tunable(condition):
            continue
        picks = _by_picks(condition, places)
        verdict = (
            picks
            if picks is not None
            else _by_options(condition, guards, survey)
            if is_constant(condition)
            else _by_bounds(condition, scenes)
        )
        if verdict is not None:
            hint = "drop it, or mend it" if verdict else "remove what waits for it, or mend it"
            why = "two picks from one place are two components: " if picks is not None else ""
            report.error("RW706", f"this is {'always' if verdict else 'never'} so", condition.span, why + hint)


def _conditions(survey: Survey) -> Iterator[tuple[t.Expr, tuple[Guard, ...]]]:
    """Everything that something waits for, part by part, with the constant conditions around it."""
    found: list[tuple[t.Expr | None, tuple[Guard, ...]]] = []
    found += [(step.when, site.guards) for site, step in survey.all(t.Step)]
    found += [(condition, site.guards) for site, branch in survey.all(t.If) for condition, _ in branch.branches]
    found += [(choice.condition, site.guards) for site, choice in survey.all(t.Choice)]
    found += [(case.when, site.guards) for site, case in survey.all(sym.RuleCase)]
    found += [(domain.where, site.guards) for site, domain in survey.all(t.Domain)]
    found += [(turns.until, site.guards) for site, turns in survey.all(t.TurnsStep)]
    found += [
        (part, site.guards) for site, repeat in survey.all(t.RepeatStep) for part in (repeat.while_, repeat.until)
    ]
    found += [(action.where, ()) for action in survey.symbols.actions.values()]
    found += [(phase.ends_when, ()) for phase in survey.symbols.phases.values()]
    found += [
        (term.body, ())
        for term in survey.symbols.terms
        if term.body is not None and isinstance(term.body.type, FlagType)
    ]
    for condition, guards in found:
        yield from ((part, guards) for part in _parts(condition))


def _parts(condition: t.Expr | None) -> Iterator[t.Expr]:
    """The smallest conditions in one; what is written out (`until: no`) is meant."""
    match condition:
        case None | t.Const() | t.OptionValue():
            return
        case t.Not(value=value):
            yield from _parts(value)
        case t.Logic(items=items):
            for item in items:
                yield from _parts(item)
        case _:
            yield condition


def is_tunable(condition: t.Expr) -> bool:
    """Whether something is read that a designer changes, also in the ranges of what is read."""
    found = list(nodes(condition))
    for node in found:
        match node:
            case t.NumberValue() | t.TableAt():
                return True
            case t.StateOf(state=state) if _is_tunable_range(state.low, state.high):
                return True
            case t.PurseOf() | t.TermCall():
                return True
            case t.Local(var=t.Var(role="parameter")):
                return True
            case t.TraitOf(trait=trait) if _is_tunable_range(trait.low, trait.high):
                return True
    return False


def _is_tunable_range(*ends: t.Expr | None) -> bool:
    return any(isinstance(node, t.NumberValue | t.TableAt) for end in ends if end is not None for node in nodes(end))


def _by_options(condition: t.Expr, guards: tuple[Guard, ...], survey: Survey) -> bool | None:
    """The value of a condition in all configurations that reach it; none if that differs, or there are too many."""
    symbols = survey.symbols
    read = _options((condition, *(guard for guard, _ in guards)))
    counts = range(symbols.document.header.low, symbols.document.header.high + 1)
    if prod([len(counts), *(len(option_values(option)) for option in read)]) > MOST_TRIED:
        return None
    found = {
        bool(constants.known(condition))
        for players in counts
        for values in product(*map(option_values, read))
        if (constants := _constants(players, dict(zip(read, values, strict=True)), symbols)) is not None
        and all(bool(constants.known(guard)) == wanted for guard, wanted in guards)
    }
    return found.pop() if len(found) == 1 else None


def _options(parts: Iterable[t.Expr]) -> tuple[sym.Option, ...]:
    """The options that some conditions read, and those on which it depends whether these are allowed."""
    found: dict[sym.Option, None] = {}
    stack = list(parts)
    while stack:
        for node in nodes(stack.pop()):
            if isinstance(node, t.OptionValue) and node.option not in found:
                found[node.option] = None
                stack += [node.option.allowed] if node.option.allowed is not None else []
    return tuple(found)


def _constants(players: int, values: dict[sym.Option, int], symbols: sym.Symbols) -> Constants | None:
    """A configuration with some values, the others at their defaults; none if their own conditions refuse it."""
    base = default_configuration(symbols, players)
    configuration = Configuration(players, {**base.options, **{option.name: value for option, value in values.items()}})
    bad = refused(symbols, configuration)
    return None if bad is not None and bad in values else Constants(symbols, configuration)


def _by_picks(condition: t.Expr, places: Places) -> bool | None:
    """What a comparison of two picks of one action says, if both are made from one place."""
    if not isinstance(condition, t.Compare) or not is_never_same(condition, places):
        return None
    return condition.operator == "!="


def _by_bounds(condition: t.Expr, scenes: Sequence[Scene]) -> bool | None:
    """The value of a comparison of numbers by the bounds of its sides, if that is the same in every configuration."""
    if (
        not isinstance(condition, t.Compare)
        or not isinstance(condition.left.type, NumberType)
        or not isinstance(condition.right.type, NumberType)
    ):
        return None
    found = {_compared(condition, scene) for scene in scenes}
    return found.pop() if len(found) == 1 else None


def _compared(condition: t.Compare, scene: Scene) -> bool | None:
    one, other = scene.bounds.of(condition.left), scene.bounds.of(condition.right)
    match condition.operator:
        case "<":
            return True if one.high < other.low else False if one.low >= other.high else None
        case "<=":
            return True if one.high <= other.low else False if one.low > other.high else None
        case ">":
            return True if one.low > other.high else False if one.high <= other.low else None
        case ">=":
            return True if one.low >= other.high else False if one.high < other.low else None
        case "=" | "!=" as operator:
            apart = one.high < other.low or one.low > other.high
            return operator == "!=" if apart else None
        case _:
            raise AssertionError(f"no bounds of `{condition.operator}`")
