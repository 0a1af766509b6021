"""Who may know a value, as masks worked out in play.

In: expressions, and audiences in words. Out: operations that give masks. Of what nothing is known, nobody may know it.
"""

from __future__ import annotations

from functools import cached_property
from typing import assert_never

from rulewright.frontend.analysis.hidden_loops import HiddenLoops, Selection
from rulewright.frontend.analysis.walk import local_names
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    ComponentType,
    owner_of,
)
from rulewright.ir.joint_owners import owner_of as owner_at
from rulewright.ir.program import Op
from rulewright.ir.seat_masks import seat_mask
from rulewright.lowering.bodies import bodies, texts
from rulewright.lowering.context import Context
from rulewright.lowering.domains import DomainLowerer
from rulewright.lowering.expression_parts import Inner, Weights, located_names, parts_of, substituted, uses
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.operators import const, is_const

MOST_PARTS_READ = 100_000
"""So many parts of expressions are gone through for who may know what is made of them."""
MOST_PARTS_GIVEN = 500
"""So many parts may be written out in the place of a term's parameters, which may use each of them several times."""


class AudienceLowerer:
    """Lowers audiences: seats as bits, and onlookers as the bit after the last seat."""

    def __init__(self, context: Context, expressions: ExpressionLowerer, domains: DomainLowerer) -> None:
        self.context = context
        self.expressions = expressions
        self.domains = domains
        self.masks: dict[t.Var, Op] = {}
        """Who may know a named value: noted in a slot when it is named, or the chooser alone."""
        self._seers_of: dict[tuple[object, ...], list[Op]] = {}
        self._parts_read = 0
        self._weights = Weights()
        self._public: dict[t.Var, bool] = {}
        self.hidden_loops = HiddenLoops(
            bodies(context.layout.symbols), context.layout.symbols.payouts.values(), context.layout.visibility
        )

    def mask(self, word: str, owner: Op | None, owner_type: str) -> Op:
        """The seats of an audience word, as a mask."""
        if word == "everyone":
            return const(self.context.everyone())
        if word == "nobody" or owner is None:
            return const(0)
        players, sides = self.context.constants.players, self.context.constants.sides
        owners = range(sides if owner_type == "side" else players)
        table = tuple(seat_mask(players, sides, word, owner_type, each) for each in owners)
        return Op("lookup", (self.context.layout.table(table), owner))

    def audience(self, part: t.Expr | t.Domain) -> Op:
        """Who may know a value, or the members of a domain: those who see everything that is read for it."""
        with self.context.marking.paused():
            return self.all(self._seers(part, {}))

    def of_members(self, selection: Selection) -> Op:
        """Who may know how often a loop runs: those who see what selects its members, and what each is asked."""
        domain = selection.domain
        inner = {} if domain is None else {domain.var: domain}
        with self.context.marking.paused():
            return self.all([*self._seers((domain,), {}), *self._seers(selection.tests, inner)])

    def all(self, parts: list[Op]) -> Op:
        """The seats that are in every mask."""
        result = const(self.context.everyone())
        for part in dict.fromkeys(part for part in parts if not is_const(part, self.context.everyone())):
            result = part if is_const(result, self.context.everyone()) else Op("both", (result, part))
        return result

    def _seers(self, node: object, inner: Inner) -> list[Op]:
        """The seats that see what a part reads and, as far as it is read at all, what its own parts read. Where too
        much would have to be gone through, nobody.
        """
        self._parts_read += 1
        if self._parts_read > MOST_PARTS_READ:
            return [const(0)]
        match node:
            case tuple():
                return [op for part in node for op in self._seers(part, inner)]
            case t.Choice(condition=condition, yes=yes, no=no):
                return [
                    *self._seers(condition, inner),
                    *self._either_way(condition, self._seers(yes, inner), self._seers(no, inner), inner),
                ]
            case t.Logic(operator=operator, items=(first, *rest)) if rest:
                others = self._seers(t.Logic(node.span, node.type, operator, tuple(rest)), inner)
                return [
                    *self._seers(first, inner),
                    *self._either_way(first, *(others, []) if operator == "and" else ([], others), inner),
                ]
            case t.TermCall(term=term, arguments=arguments):
                return self._term_seers(term, arguments, inner)
            case t.LetIn(var=var, value=value, body=body):
                return self._seers(substituted(body, {var: value}), inner) if self._is_light(value) else [const(0)]
            case t.Fold(domain=domain, body=body, otherwise=other, groupings=taken):
                return [*self._seers(domain, inner), *self._seers((body, other, taken), {**inner, domain.var: domain})]
            case t.Domain():
                inner = {**inner, node.var: node}
        return [*self._own_seers(node, inner), *(op for part in parts_of(node) for op in self._seers(part, inner))]

    def _term_seers(self, term: sym.Term, arguments: tuple[t.Expr, ...], inner: Inner) -> list[Op]:
        """The same for a term, each only once; of one whose parameters stand for too much, nobody."""
        plain = all(isinstance(argument, t.Local) for argument in arguments)
        names = tuple(argument.var for argument in arguments if isinstance(argument, t.Local))
        key = (term, *((name, inner.get(name)) for name in names))
        if not plain or key not in self._seers_of:
            if not self._is_light(arguments):
                return [const(0)]
            body = substituted(term.body, dict(zip(term.signature, arguments, strict=True)))
            found = list(
                dict.fromkeys(
                    self._seers(body, {name: inner[name] for name in names if name in inner} if plain else inner)
                )
            )
            if not plain:
                return found
            self._seers_of[key] = found
        return self._seers_of[key]

    def _either_way(self, condition: t.Expr, yes: list[Op], no: list[Op], inner: Inner) -> list[Op]:
        """What is read on one side of a condition only; where it cannot be asked outside a fold, both."""
        ours, others = self.all(yes), self.all(no)
        if ours == others:
            return [ours]
        return (
            [ours, others] if uses(condition, inner) else [Op("if", (self.expressions.value(condition), ours, others))]
        )

    def _own_seers(self, node: object, inner: Inner) -> list[Op]:
        """The seats that see what one node itself reads; domains, their sources and orders say all by their parts."""
        if not isinstance(node, t.Expr | t.Members):
            return []
        match node:
            case t.StateOf(state=state, keys=(component,)) if state.marked:
                return [self._mark_audience(state, component, inner)]
            case t.StateOf(state=state, keys=keys):
                return [
                    self._owned(
                        self.context.layout.visibility.audience(state.seen_by),
                        keys[0] if keys else None,
                        str(state.per[0]) if state.per else "",
                        inner,
                    )
                ]
            case t.PurseOf(place=place) | t.Payable(place=place):
                return [
                    self._owned(
                        self.context.layout.visibility.audience(place.purse.seen_by),
                        t.owning(place.owner),
                        str(owner_of(place.purse.per)),
                        inner,
                    )
                ]
            case t.TraitOf(subject=subject) | t.KindTest(subject=subject):
                return [self._component_audience(subject, inner)]
            case t.Local(var=var) | t.Members(var=var) if var not in inner:
                return [self._local_audience(var)]
            case t.After() | t.LetIn() | t.Repeated():
                return [
                    const(self.context.everyone() if self.context.layout.visibility.hidden(node, ()) is None else 0)
                ]
            case (
                t.Const() | t.SpaceNamed() | t.OptionValue() | t.NumberValue() | t.Players() | t.Local() | t.Members()
                | t.JointOwners() | t.TableAt() | t.TermCall()
                | t.Arithmetic() | t.Compare() | t.Logic() | t.Not() | t.Choice() | t.FaceTest() | t.Contained()
                | t.Fold() | t.Extreme() | t.Unwrap() | t.Neighbour() | t.NextSpace() | t.Distance()
                | t.Property() | t.FromNumber()
                | t.Random()
            ):  # fmt: skip
                return []
            case never:
                assert_never(never)

    def _is_light(self, given: object) -> bool:
        """Whether it may be written out in the place of a name."""
        return self._weights.of(given) <= MOST_PARTS_GIVEN

    def _owned(self, word: str, owner: t.Expr | None, owner_type: str, inner: Inner) -> Op:
        """The audience of something owned; of all that the members of a fold own, nobody who must be its owner."""
        if word in ("everyone", "nobody") or owner is None:
            return self.mask(word, None, "")
        return const(0) if uses(owner, inner) else self.mask(word, self.expressions.value(owner), owner_type)

    def _mark_audience(self, state: sym.State, component: t.Expr, inner: Inner) -> Op:
        """Who sees a mark: it depends on where its component lies."""
        word = self.context.layout.visibility.audience(state.seen_by)
        if word in ("everyone", "nobody"):
            return self.mask(word, None, "")
        if uses(component, inner):
            return const(0)
        layout, constants = self.context.layout, self.context.constants
        masks = (
            seat_mask(constants.players, constants.sides, word, *owner_at(layout.together, family.owner, owner))
            for family in layout.families
            for owner in range(family.count)
        )
        return Op("lookup", (layout.table(tuple(masks)), self.expressions.of_component(layout.home, component)))

    def _component_audience(self, subject: t.Expr, inner: Inner) -> Op:
        """Those who know the component; for a member of a fold, those who know everything that is there."""
        match subject:
            case t.Local(var=var) if var in inner:
                return self._members_audience(inner[var], inner)
            case t.Local():
                return self._knowing(subject)
            case t.Unwrap(value=value):
                return self._component_audience(value, inner)
            case t.Fold(domain=domain):
                return self._members_audience(domain, inner)
        return const(self.context.everyone() if self.context.layout.visibility.component(subject, None, {}) else 0)

    def _knowing(self, subject: t.Expr) -> Op:
        value = self.expressions.value(subject)
        return self.expressions.guarded(subject, self.context.everyone(), Op("knowing", (value,)))

    def _members_audience(self, domain: t.Domain, inner: Inner) -> Op:
        """Those who know every component of a domain's source."""
        match domain.source:
            case t.Single(value=value):
                return self._component_audience(value, inner)
            case t.ZonePlace() | t.Joined() if any(uses(place.owner, inner) for place in t.zone_places(domain.source)):
                return const(
                    self.context.everyone()
                    if self.context.layout.visibility.component(t.Local(domain.span, domain.type, domain.var), None, {})
                    else 0
                )
            case t.ZonePlace() | t.Joined() | t.Members():
                return Op(
                    "common",
                    (self.domains.domain(t.Domain(domain.span, domain.var, domain.source, None, (), "", None)),),
                )
            case t.AllOf() | t.Numbers() | t.ListedMembers() | t.SpacesOf() | t.Reached():
                return const(self.context.everyone())
            case _:
                assert_never(domain.source)

    def _local_audience(self, var: t.Var) -> Op:
        """A named value is known to those who saw what it was made of; of a secret action's picks, to the chooser."""
        if var in self.masks:
            return self.masks[var]
        if isinstance(var.type.inner, ComponentType) and var not in self.located:  # what is printed is asked elsewhere
            return const(self.context.everyone())
        return const(self.context.everyone() if self.is_public(var) else 0)

    def needs_mask(self, var: t.Var) -> bool:
        """Whether some text tells a named value that is made of something not everybody sees;
        of a component, whether there is one, or where.
        """
        is_told = var.type.optional or var in self.located or not isinstance(var.type.inner, ComponentType)
        return var in self.told and is_told and not self.is_public(var)

    def is_public(self, var: t.Var) -> bool:
        """Whether everybody sees what a named value is made of: a let's value, a determined pick, a
        loop's domain, a parameter at every call.
        """
        if var not in self._public:
            self._public[var] = True
            made_of = (
                var.sites
                if var.role == "parameter"
                else [var.origin]
                if isinstance(var.origin, t.ExpressionNode) or var.role == "loop"
                else []
            )
            self._public[var] = all(self._is_public_value(expr) for expr in made_of)
        return self._public[var]

    def _is_public_value(self, expr: t.Expr | t.Domain | None) -> bool:
        return self.context.layout.visibility.seen(expr, None) and all(self.is_public(var) for var in local_names(expr))

    @cached_property
    def located(self) -> set[t.Var]:
        """Names of components of which more is asked than is printed: their places tell which were chosen."""
        symbols = self.context.layout.symbols
        return set[t.Var]().union(*map(located_names, (*bodies(symbols), *texts(symbols))))

    @cached_property
    def told(self) -> set[t.Var]:
        """The names that stand in texts, and those that they are made of."""
        found: set[t.Var] = set()
        stack: list[object] = list(texts(self.context.layout.symbols))
        while stack:
            for var in local_names(stack.pop()) - found:
                found.add(var)
                stack += [*var.sites, var.origin if isinstance(var.origin, t.ExpressionNode) else None]
        return found
