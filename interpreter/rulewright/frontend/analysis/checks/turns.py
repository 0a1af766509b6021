"""An order where it matters who comes first (RW510).

Seats have no natural first: a loop over players or sides whose body may run short, draws chance, builds a shared row or
pile, or asks for choices says in what order it goes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import PlayerType, SideType
from rulewright.source.diagnostic import Label, Report
from rulewright.source.text import Span

Found = tuple[str, Span]


def check_turns(scene: Scene, report: Report) -> None:
    for domain, body in _loops(scene):
        if domain.order or not isinstance(domain.type, PlayerType | SideType) or isinstance(domain.source, t.Single):
            continue
        reason = next(_reasons(body, domain.var, scene), None)
        if reason is not None:
            hint = "say where it starts: `clockwise from ...`"
            report.error(
                "RW510",
                f"the order of this loop matters: it {reason[0]}",
                domain.span,
                hint,
                [Label(reason[1], "here")],
            )


def _loops(scene: Scene) -> Iterator[tuple[t.Domain, object]]:
    yield from ((loop.domain, loop.body) for _, loop in scene.all(t.ForEach))
    yield from ((step.loop, step.steps) for _, step in scene.all(t.EachStep))
    yield from ((step.loop, step.steps) for _, step in scene.all(t.TurnsStep))
    yield from ((step.to, step) for _, step in scene.all(t.OfferStep))


def _reasons(body: object, member: t.Var, scene: Scene) -> Iterator[Found]:
    """What makes the order matter, in performed effects and in what is run too."""
    seen: set[int] = set()
    stack: list[tuple[object, frozenset[t.Var]]] = [(body, frozenset({member}))]
    while stack:
        part, ours = stack.pop()
        for node in nodes(part, deep=False):
            yield from _reason(node, ours, scene)
            if isinstance(node, t.Perform | t.RunStep | t.ResolveStep | t.PayStep):
                rule, done = _run_by(node)
                arguments = zip(rule.signature, node.arguments, strict=True)
                if id(rule) not in seen:
                    seen.add(id(rule))
                    stack.append((done, frozenset(var for var, argument in arguments if _mentions(argument, ours))))


def _run_by(node: t.Perform | t.RunStep | t.ResolveStep | t.PayStep) -> tuple[sym.Callable, object]:
    """The rule that is run, which is no part of the node, and what is done in it."""
    match node:
        case t.Perform(effect=effect):
            return effect, effect.body
        case t.RunStep(phase=phase):
            return phase, phase.steps
        case t.ResolveStep(priority=priority):
            return priority, tuple(case.do for cases in priority.rules.values() for case in cases)
        case t.PayStep(payout=payout):
            return payout, (payout.paid, payout.unpaid)
        case never:
            assert_never(never)


def _reason(node: object, ours: frozenset[t.Var], scene: Scene) -> Iterator[Found]:
    if isinstance(node, t.Statement):
        yield from _of_statement(node, ours, scene)
    elif isinstance(node, t.Verb):
        yield from _of_step(node)


def _of_statement(node: t.Statement, ours: frozenset[t.Var], scene: Scene) -> Iterator[Found]:
    match node:
        case t.Draw(kind="up_to", span=span, source=source) if not _mentions(source.owner, ours):
            yield f"draws from `{source.zone.name}`, which may run short", span
        case t.Pay(kind="up_to", span=span, source=source) if not _mentions(
            source.owner, ours
        ) and not scene.constants.flag(source.purse.may_owe):
            yield f"pays from `{source.purse.name}`, which may run short", span
        case t.Let(value=t.Random()) | t.Assign(value=t.Random()):
            yield "draws chance", node.value.span
        case t.Roll(span=span):
            yield "rolls", span
        case t.Move(span=span, to=to) | t.Draw(span=span, to=to) if to.zone.order != "heap" and not _mentions(
            to.owner, ours
        ):
            yield f"adds to the {to.zone.order} `{to.zone.name}`", span
        case (
            t.Move() | t.Draw() | t.Pay() | t.Let() | t.Assign() | t.Shuffle() | t.Turn() | t.Show() | t.Remember()
            | t.Eliminate() | t.Say()
            | t.Perform() | t.If() | t.ForEach()
        ):  # fmt: skip
            pass  # alike in any order, or its parts are visited as nodes of their own
        case never:
            assert_never(never)


def _of_step(verb: t.Verb) -> Iterator[Found]:
    match verb:
        case t.ChooseStep(by=by):
            yield "asks for choices", by.span
        case t.OfferStep(to=to):
            yield "asks for choices", to.span
        case (
            t.EveryoneStep() | t.CollectStep() | t.DoStep() | t.LetStep() | t.EachStep() | t.TurnsStep()
            | t.RepeatStep() | t.MatchStep() | t.RunStep() | t.ResolveStep() | t.PayStep() | t.EndStep() | t.GroupStep()
        ):  # fmt: skip
            pass  # everybody is asked at once, or its parts are visited as nodes of their own
        case never:
            assert_never(never)


def _mentions(expr: t.Expr | None, ours: frozenset[t.Var]) -> bool:
    """Whether an expression is about the loop's member."""
    return expr is not None and any(isinstance(node, t.Local) and _comes_from(node.var, ours) for node in nodes(expr))


def _comes_from(var: t.Var, ours: frozenset[t.Var]) -> bool:
    return var in ours or (
        var.origin is not None
        and any(isinstance(node, t.Local) and _comes_from(node.var, ours) for node in nodes(var.origin))
    )
