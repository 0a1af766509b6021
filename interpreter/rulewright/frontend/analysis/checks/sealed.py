"""What all do at once cannot depend on an order (RW618).

The effects of an action in `everyone` touch only what is the chooser's own, or add to heaps and purses; and they read
nothing that the others' effects change.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.analysis.walk import nodes, writes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Report
from rulewright.source.text import Span

OWN = "what all do at once may touch only what is the chooser's own, or add to heaps and purses"
Place = t.ZonePlace | t.PursePlace


@dataclass(frozen=True, slots=True)
class _Chooser:
    """The names that stand for the chooser: `me`, and parameters of effects and terms to which `me` is given.
    `given`: what the parameters hold, in the words of whoever calls.
    """

    names: frozenset[t.Var]
    given: Mapping[t.Var, tuple[t.Expr, _Chooser]]

    def owns(self, owner: t.Expr | None) -> bool:
        owner = t.owning(owner)
        return isinstance(owner, t.Local) and owner.var in self.names

    def calling(self, signature: Sequence[t.Var], arguments: Sequence[t.Expr]) -> _Chooser:
        """The same one in an effect or a term that is called."""
        pairs = list(zip(signature, arguments, strict=True))
        ours = frozenset(var for var, argument in pairs if self.owns(argument))
        return _Chooser(ours, {var: (argument, self) for var, argument in pairs})


def check_sealed(survey: Survey, report: Report) -> None:
    for _, step in survey.all(t.EveryoneStep):
        shared = {symbol for call in step.actions for symbol in writes(call.action.do)}
        for call in step.actions:
            chooser = _Chooser(frozenset({call.action.me}), {})
            for span, what in _faults(call.action.do, chooser, shared):
                report.error("RW618", what, span, OWN)


def _faults(block: t.Block, chooser: _Chooser, shared: set[sym.Symbol]) -> Iterator[tuple[Span, str]]:
    """What depends on an order, and where; in a performed effect too."""
    for node in nodes(block, deep=False):
        if isinstance(node, t.Statement):
            yield from _written(node, chooser, shared)
    yield from _read(block, chooser, shared)


def _written(statement: t.Statement, chooser: _Chooser, shared: set[sym.Symbol]) -> Iterator[tuple[Span, str]]:
    """What one statement itself changes that is not only the chooser's; blocks inside it speak for themselves."""
    match statement:
        case t.Perform(effect=effect, arguments=arguments):
            yield from _faults(effect.body or (), chooser.calling(effect.signature, arguments), shared)
        case t.Move(span=span, what=what, to=to):
            yield from _taken(what, span, chooser)
            yield from _put(to, span, chooser)
        case t.Draw(span=span, source=source, to=to):
            yield from _foreign(source, span, "draws from", chooser)
            yield from _put(to, span, chooser)
        case t.Shuffle(span=span, places=places, into=into):
            for place in (*places, *([into] if into is not None else [])):
                yield from _foreign(place, span, "shuffles", chooser)
        case t.Turn(span=span, what=what) | t.Roll(span=span, what=what):
            yield from _taken(what, span, chooser)
        case t.Pay(span=span, source=payer):
            yield from _foreign(payer, span, "pays from", chooser)
        case t.Assign(span=span, target=target):
            if not _is_own(target, chooser):
                yield span, f"this sets `{target.state.name}`, which is not only the chooser's"
        case t.Remember(span=span):
            yield span, "this remembers a position while others act"
        case t.Eliminate(span=span):
            yield span, "this eliminates a player while others act"
        case t.ForEach(domain=domain):
            yield from _looked(domain.span, domain, chooser, shared)
        case t.Show() | t.Say() | t.Let() | t.If():
            return
        case never:
            assert_never(never)


def _is_own(state: t.StateOf, chooser: _Chooser) -> bool:
    """Whether a state is the chooser's, or lies on a component in a place of the chooser."""
    key = state.keys[0] if state.keys else None
    if not state.state.marked:
        return chooser.owns(key)
    owned = [who.owns(place.owner) for place, who in _lies(key, chooser)]
    return owned == [True]


def _is_shared(state: sym.State, shared: set[sym.Symbol]) -> bool:
    """Whether others may change a state: a mark is also changed by what moves its component."""
    return state in shared or any(isinstance(place, sym.Zone) and place.cls == state.marked for place in shared)


def _foreign(place: Place, span: Span, verb: str, chooser: _Chooser) -> Iterator[tuple[Span, str]]:
    if not chooser.owns(place.owner):
        symbol = place.zone if isinstance(place, t.ZonePlace) else place.purse
        yield span, f"this {verb} `{symbol.name}`, which is not only the chooser's"


def _put(to: t.ZonePlace, span: Span, chooser: _Chooser) -> Iterator[tuple[Span, str]]:
    """A heap takes in what comes, in any order; a pile or row does not."""
    if to.zone.order != "heap" and not chooser.owns(to.owner):
        yield span, f"this adds to the {to.zone.order} `{to.zone.name}`, where the order counts"


def _taken(what: t.Domain, span: Span, chooser: _Chooser) -> Iterator[tuple[Span, str]]:
    """Components must come from a zone of the chooser."""
    places = _lies(what, chooser)
    names = [f"`{place.zone.name}`" for place, who in places if not who.owns(place.owner)]
    for name in names if places else ["a place"]:
        yield span, f"this takes from {name}, which is not only the chooser's"


def _lies(origin: object, chooser: _Chooser) -> tuple[tuple[t.ZonePlace, _Chooser], ...]:
    """The zones from which a domain's members come, and the chooser in whose words they are; none where that is not
    plain.
    """
    while True:
        match origin:
            case t.ZonePlace() | t.Joined():
                return tuple((place, chooser) for place in t.zone_places(origin))
            case t.Domain(source=source):
                origin = source
            case t.Members(var=var) | t.Local(var=var) if var in chooser.given:
                origin, chooser = chooser.given[var]
            case t.Members(var=var) | t.Local(var=var):
                origin = var.origin if var.origin is not None else (var.sites[0] if len(var.sites) == 1 else None)
            case t.Single(value=value) | t.Unwrap(value=value):
                origin = value
            case t.Fold(domain=domain):
                origin = domain
            case _:
                return ()


def _looked(span: Span, domain: t.Domain, chooser: _Chooser, shared: set[sym.Symbol]) -> Iterator[tuple[Span, str]]:
    """The zones whose members are gone through, which others change."""
    for place in t.zone_places(domain.source):
        if place.zone in shared and not chooser.owns(place.owner):
            yield span, f"this reads `{place.zone.name}`, which others change at the same time"


def _read(root: object, chooser: _Chooser, shared: set[sym.Symbol]) -> Iterator[tuple[Span, str]]:
    """What is read, in terms too, must not be what the others change."""
    found = list(nodes(root, deep=False))
    targets = {id(node.target) for node in found if isinstance(node, t.Assign)}
    for node in (node for node in found if isinstance(node, t.Expr)):
        match node:
            case t.TermCall(span=span, term=term, arguments=arguments):
                inside = chooser.calling(term.signature, arguments)
                yield from ((span, what) for _, what in _read(term.body, inside, shared))
            case t.PurseOf(span=span, place=place) if place.purse in shared and not chooser.owns(place.owner):
                yield span, f"this reads `{place.purse.name}`, which others change at the same time"
            case t.StateOf(span=span, state=state) if (
                _is_shared(state, shared) and id(node) not in targets and not _is_own(node, chooser)
            ):
                yield span, f"this reads `{state.name}`, which others change at the same time"
            case (
                t.Fold(span=span, domain=domain)
                | t.Contained(span=span, domain=domain)
                | t.Random(span=span, domain=domain)
            ):
                yield from _looked(span, domain, chooser, shared)
            case (
                t.Const() | t.SpaceNamed() | t.OptionValue() | t.NumberValue() | t.Players() | t.Local()
                | t.TraitOf() | t.StateOf() | t.JointOwners() | t.PurseOf()
                | t.TableAt() | t.Arithmetic() | t.Compare() | t.Logic() | t.Not() | t.Choice() | t.KindTest()
                | t.FaceTest()
                | t.Extreme() | t.Unwrap() | t.Neighbour() | t.NextSpace() | t.Distance() | t.Property()
                | t.FromNumber() | t.Payable() | t.After() | t.LetIn() | t.Repeated()
            ):  # fmt: skip
                pass
            case never:
                assert_never(never)
