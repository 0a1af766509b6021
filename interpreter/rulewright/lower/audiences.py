"""Who may know a value, as masks worked out in play."""

from __future__ import annotations

from functools import cached_property

from rulewright.ir.program import Function, Op
from rulewright.lower.layout import Layout
from rulewright.lower.values import Values, const, is_const
from rulewright.semantics import symbols as sym
from rulewright.semantics import typed as t
from rulewright.semantics.types import ComponentType
from rulewright.semantics.walk import nodes


class Audiences(Values):
    """Lowers audiences: seats as bits, and onlookers as the bit after the last seat."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.masks: dict[t.Var, Op] = {}
        """Who may know a named value: noted in a slot when it is named, or the chooser alone."""
        self._public: dict[t.Var, bool] = {}
        self._term_functions: dict[sym.Term, int] = {}

    def everyone(self) -> int:
        """The mask of all seats, and of onlookers: the bit after the last seat."""
        return (1 << (self.constants.players + 1)) - 1

    def mask(self, word: str, owner: Op | None, owner_type: str) -> Op:
        """The seats of an audience word, as a mask."""
        if word in ("everyone", "face"):
            return const(self.everyone())
        if word == "nobody" or owner is None:
            return const(0)
        players, sides = self.constants.players, self.constants.sides
        mates = tuple(sum(1 << p for p in range(players) if p % sides == side) for side in range(sides))
        if owner_type == "side":
            table = mates
        else:
            table = tuple(1 << p if word == "owner" else mates[p % sides] for p in range(players))
        return Op("lookup", (self.layout.table(table), owner))

    def audience(self, expr: t.Expr) -> Op:
        """Who may know a value: those who see everything that is read for it."""
        inner = {node.var for node in nodes(expr, deep=False) if isinstance(node, t.Domain)}
        parts = [op for node in nodes(expr, deep=False) for op in self._seers(node, inner) if not is_const(op, self.everyone())]
        result = const(self.everyone())
        for part in dict.fromkeys(parts):
            result = part if is_const(result, self.everyone()) else Op("both", (result, part))
        return result

    def _seers(self, node: object, inner: set[t.Var]) -> list[Op]:
        """The seats that see what one node reads; `inner` are the members' names of the folds around it."""
        match node:
            case t.StateOf(state=state, keys=keys):
                word = self.layout.visibility.audience(state.seen_by)
                owner = self.value(keys[0]) if keys and word not in ("everyone", "nobody") else None
                return [self.mask(word, owner, str(state.per[0]) if state.per else "")]
            case t.PurseOf(place=place) | t.Payable(place=place):
                word = self.layout.visibility.audience(place.purse.seen_by)
                owner = self.value(place.owner) if place.owner is not None and word not in ("everyone", "nobody") else None
                return [self.mask(word, owner, str(place.purse.per))]
            case t.TraitOf(subject=subject) | t.KindTest(subject=subject):
                return [self._component_audience(subject, inner)]
            case t.TermCall(term=term) if not self.layout.visibility.seen(node, None):
                return [self._term_audience(node, term)]
            case t.Local(var=var):
                return [self._local_audience(var)]
        return []

    def _term_audience(self, call: t.TermCall, term: sym.Term) -> Op:
        """Those who see what a term reads, as a function of the term's own parameters."""
        if term not in self._term_functions:
            assert term.body is not None
            parameters = tuple(self.slot_of(var) for var in term.signature)
            outside, self.settled = self.settled, set()
            body = self.audience(term.body)
            self.settled = outside
            self._term_functions[term] = len(self.functions)
            self.functions.append(Function(f"who knows {term.name}", parameters, body, term.span))
        arguments = (self.value(a, var.type) for a, var in zip(call.arguments, term.signature, strict=True))
        return Op("call", (self._term_functions[term], *arguments))

    def _component_audience(self, subject: t.Expr, inner: set[t.Var]) -> Op:
        """Those who know the component; for a member of a fold, those who know everything that is there."""
        match subject:
            case t.Local(var=var) if var in inner and isinstance(var.origin, t.Domain):
                return self._members_audience(subject, var.origin, inner)
            case t.Local(var=var) if var in self.slots and var not in inner:
                return Op("knowing", (self.value(subject),))
            case t.Unwrap(value=value):
                return self._component_audience(value, inner)
            case t.Fold(domain=domain):
                return self._members_audience(subject, domain, inner)
        return const(self.everyone() if self.layout.visibility.component(subject, None, {}) else 0)

    def _members_audience(self, subject: t.Expr, domain: t.Domain, inner: set[t.Var]) -> Op:
        """Those who know every component of a domain's source."""
        match domain.source:
            case t.Single(value=value):
                return self._component_audience(value, inner)
            case t.ZonePlace(owner=owner) if {node.var for node in nodes(owner, deep=False) if isinstance(node, t.Local)} & inner:
                return const(self.everyone() if self.layout.visibility.component(subject, None, {}) else 0)
            case t.ZonePlace() | t.Members():
                return Op("common", (self.domain(t.Domain(domain.span, domain.var, domain.source, None, (), "", None)),))
        return const(self.everyone())

    # ---- values that have been given names -------------------------------------------------------------------------

    def _local_audience(self, var: t.Var) -> Op:
        """A named value is known to those who saw what it was made of when it was named; of a secret action's picks, to the chooser."""
        if var in self.masks:
            return self.masks[var]
        if var in self._of_terms:      # what the arguments read is asked where they stand
            return const(self.everyone())
        return const(self.everyone() if self.is_public(var) or isinstance(var.type.inner, ComponentType) else 0)

    def needs_mask(self, var: t.Var) -> bool:
        """Whether some text tells a named value that is made of something not everybody sees."""
        return var in self.told and not isinstance(var.type.inner, ComponentType) and not self.is_public(var)

    def is_public(self, var: t.Var) -> bool:
        """Whether everybody sees what a named value is made of: a let's value, a determined pick, a parameter at every call."""
        if var not in self._public:
            self._public[var] = True
            made_of = var.sites if var.role == "parameter" else [var.origin] if isinstance(var.origin, t.Expr) and var.role in ("let", "pick") else []
            self._public[var] = all(self._is_public_value(expr) for expr in made_of)
        return self._public[var]

    def _is_public_value(self, expr: t.Expr) -> bool:
        return self.layout.visibility.seen(expr, None) and all(self.is_public(node.var) for node in nodes(expr) if isinstance(node, t.Local))

    @cached_property
    def _of_terms(self) -> set[t.Var]:
        return {var for term in self.layout.symbols.terms for var in term.signature}

    @cached_property
    def told(self) -> set[t.Var]:
        """The names that stand in texts, and those that they are made of."""
        symbols = self.layout.symbols
        found: set[t.Var] = set()
        stack: list[object] = [text for action in symbols.actions.values() for text in (action.says, action.asks)]
        stack += [node.text for node in nodes(bodies(symbols)) if isinstance(node, t.Say)]
        while stack:
            for var in {node.var for node in nodes(stack.pop()) if isinstance(node, t.Local)} - found:
                found.add(var)
                stack += [*var.sites, var.origin if isinstance(var.origin, t.Expr) else None]
        return found


def bodies(symbols: sym.Symbols) -> tuple[object, ...]:
    """Everything that a ruleset does."""
    found: list[object] = [*(e.body for e in symbols.effects.values()), *(a.do for a in symbols.actions.values()), *(p.steps for p in symbols.phases.values())]
    found += [case.do for p in symbols.priorities.values() for cases in p.rules.values() for case in cases]
    found += [block for p in symbols.payouts.values() for block in (p.paid, p.unpaid)]
    return tuple(found)
