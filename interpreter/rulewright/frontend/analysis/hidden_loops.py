"""Loops whose members not everybody can know: who a loop goes through, and how often, is as secret as what its `where`
and order read.

Loops are all that goes through a block several times: `for each`, the steps `each`, `turns` and `repeat`, and payouts,
which go through claimants. In: symbols, and who sees what. Out: the loops that are to keep their lines of the log from
those who do not see what selects the members, with what selects them, and the rules that such a loop may run. A loop
that visibly does something to each member, or asks, has no such secret: it is told. Of a payout everybody may conclude
from a payment that is seen, but who was to have nothing shows nowhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import assert_never

from rulewright.frontend.analysis.visibility import Visibility
from rulewright.frontend.analysis.walk import callee_of, done_by, nodes, once_a_tree
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t

StepLoop = t.EachStep | t.TurnsStep | t.RepeatStep
Loop = t.ForEach | StepLoop | sym.Payout
Runnable = sym.Effect | sym.Phase | sym.Priority | sym.Payout


@dataclass(frozen=True, slots=True)
class Selection:
    """What decides how often a loop goes round, and for which members: its
    domain, and what is worked out for each of them.
    """

    domain: t.Domain | None
    tests: tuple[t.Expr, ...] = ()


class HiddenLoops:
    """The loops in some rules that keep lines to themselves: what selects their members, by `key_of`;
    and the `rules` that they may run.
    """

    def __init__(self, parts: Iterable[object], payouts: Iterable[sym.Payout], visibility: Visibility) -> None:
        self.visibility = visibility
        loops = [loop for part in parts for loop in _loops_in(part)]
        hidden = [loop for loop in (*loops, *payouts) if _tells(loop) and self.hides(loop)]
        self.selections = {key_of(loop): selection_of(loop) for loop in hidden}
        self.rules = {rule for loop in hidden for rule in _run_by(loop)}

    def hides(self, loop: Loop) -> bool:
        """Whether not everybody sees what selects the members, nor what is done to them."""
        selection = selection_of(loop)
        seen = self.visibility.seen(selection.domain, None) and all(
            self.visibility.known(test, None).hidden is None for test in selection.tests
        )
        return not seen and not self._is_shown(loop)

    def _is_shown(self, loop: Loop) -> bool:
        domain = selection_of(loop).domain
        var = domain.var if domain is not None else None
        return _asks(loop) or any(self._shows(statement, var) for statement in _shown_by(loop))

    def _shows(self, statement: t.Statement, var: t.Var | None) -> bool:
        """Whether everybody sees what a statement does, and to which member;
        where there are none, that it does something.
        """
        match statement:
            case t.Move(to=to, face=face) | t.Draw(to=to, face=face):
                return _names(statement, var) and self.is_open(to.zone.seen_by, face)
            case t.Turn(what=what, face=face):
                return _names(what, var) and self.visibility.constants.known(face) == 1
            case t.Show(what=what, audience=t.Domain(source=t.AllOf(), where=None)):
                return _names(what, var)
            case t.Pay(source=source, to=to):
                return any(
                    _names(place.owner, var) and self.is_open(place.purse.seen_by, None) for place in (source, to)
                )
            case t.Assign(target=target):
                return _names(target.keys, var) and self.is_open(target.state.seen_by, None)
            case t.Eliminate(who=who):
                return _names(who, var)
            case (
                t.Remember()
                | t.Show()
                | t.Shuffle()
                | t.Roll()
                | t.Say()
                | t.Let()
                | t.Perform()
                | t.If()
                | t.ForEach()
            ):
                return False
            case never:
                assert_never(never)

    def is_open(self, audience: sym.Audience | None, face: t.Expr | None) -> bool:
        """Whether all see what arrives at such a place."""
        word = self.visibility.audience(audience) if audience is not None else "everyone"
        return word == "everyone" or (
            word == "face" and face is not None and self.visibility.constants.known(face) == 1
        )


def key_of(loop: Loop) -> object:
    """What a loop is known by where it is written as instructions: the name of its members, or itself."""
    domain = selection_of(loop).domain
    return domain.var if domain is not None else id(loop)


def selection_of(loop: Loop) -> Selection:
    match loop:
        case t.ForEach(domain=domain) | t.EachStep(loop=domain):
            return Selection(domain)
        case t.TurnsStep(loop=domain, until=until):
            return Selection(domain, _present(until))
        case t.RepeatStep(while_=while_, until=until):
            return Selection(None, _present(while_, until))
        case sym.Payout(among=among):
            return Selection(among, _claimed(loop))
        case never:
            assert_never(never)


def _claimed(payout: sym.Payout) -> tuple[t.Expr, ...]:
    """What decides who is paid: claims, their order, and what there is."""
    assert payout.claims is not None and payout.from_ is not None
    order = (part for criterion in payout.order for part in _present(criterion.when, criterion.value))
    return (payout.claims, *order, t.PurseOf(payout.claims.span, payout.claims.type, payout.from_))


def _present(*parts: t.Expr | None) -> tuple[t.Expr, ...]:
    return tuple(part for part in parts if part is not None)


def body_of(loop: Loop) -> object:
    match loop:
        case t.ForEach(body=body):
            return body
        case t.EachStep(steps=steps) | t.TurnsStep(steps=steps) | t.RepeatStep(steps=steps):
            return steps
        case sym.Payout(paid=paid, unpaid=unpaid):
            return (paid, unpaid)
        case never:
            assert_never(never)


@once_a_tree
def _shown_by(loop: Loop) -> tuple[t.Statement, ...]:
    return tuple(_always_done(loop))


def _always_done(loop: Loop) -> Iterator[t.Statement]:
    """The statements of a loop's body that stand under no condition."""
    match loop:
        case t.ForEach(body=body):
            yield from body
        case t.EachStep(steps=steps) | t.TurnsStep(steps=steps) | t.RepeatStep(steps=steps):
            for step in steps:
                if step.when is None and isinstance(step.verb, t.DoStep):
                    yield from step.verb.block
        case sym.Payout():
            pass  # neither block is run for every claimant
        case never:
            assert_never(never)


@once_a_tree
def _asks(loop: Loop) -> bool:
    """Whether turns or repetitions ask somebody, which all see (RW718 says so);
    `each` may ask some of its members only.
    """
    asked = t.ChooseStep | t.EveryoneStep | t.OfferStep
    return isinstance(loop, t.TurnsStep | t.RepeatStep) and any(
        isinstance(node, asked) for part in _told_in(loop) for node in nodes(part)
    )


def _told_in(loop: Loop) -> list[object]:
    """The body of a loop, and those of what it runs."""
    return [body_of(loop), *(part for rule in _run_by(loop) for part in done_by(rule))]


def _names(part: object, var: t.Var | None) -> bool:
    return var is None or any(
        isinstance(node, t.Local | t.Members) and node.var is var for node in nodes(part, deep=False)
    )


@once_a_tree
def _loops_in(part: object) -> tuple[Loop, ...]:
    return tuple(node for node in nodes(part) if isinstance(node, t.ForEach | StepLoop))


@once_a_tree
def _tells(loop: Loop) -> bool:
    """Whether a loop may write a line, by itself or by what it runs."""
    return any(isinstance(node, t.Say) for part in _told_in(loop) for node in nodes(part))


def _run_by(loop: Loop) -> set[Runnable]:
    """The effects, phases, priorities and payouts that a loop may run; actions are chosen, and all see that."""
    found: set[Runnable] = set()
    stack: list[object] = [body_of(loop)]
    while stack:
        called = {callee_of(node) for node in nodes(stack.pop(), deep=False)} - found
        for rule in (rule for rule in called if isinstance(rule, Runnable)):
            found.add(rule)
            stack += done_by(rule)
    return found
