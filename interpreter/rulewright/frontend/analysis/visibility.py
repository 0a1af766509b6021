"""Who may know a value: everything read for it must be visible.

`seen(expr, me, ...)` says whether a seat sees all that an expression reads: everybody (`me` is none) or the player held
by the variable `me`. Counts of hidden zones, positions and faces up or down are public; what is printed on a card is
visible where the card lies or where a test says that it lies face up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t

Env = Mapping[t.Var, t.Expr]


class Visibility:
    """Judges expressions in one configuration (audiences may depend on options)."""

    def __init__(self, constants: Constants) -> None:
        self.constants = constants
        self._terms: dict[tuple[object, ...], t.Expr | None] = {}
        self._parts: dict[tuple[int, t.Var | None], t.Expr | None] = {}

    def audience(self, audience: sym.Audience | None) -> str:
        """The audience word in force."""
        for condition, word in audience.cases if audience is not None else ():
            if condition is None or self.constants.flag(condition):
                return word
        return "nobody"

    def seen(self, node: object, me: t.Var | None, env: Env | None = None) -> bool:
        """Whether everything that `node` reads is visible to `me` (to everybody, if none)."""
        return self._bad(node, me, env or {}) is None

    def hidden_part(self, node: object, me: t.Var | None) -> t.Expr | None:
        """The first part that is not visible. The node must be part of rules, which keep it: it is judged once."""
        key = (id(node), me)
        if key not in self._parts:
            self._parts[key] = self._bad(node, me, {})
        return self._parts[key]

    def hidden(self, node: t.Expr | t.Domain, known: Iterable[t.Var]) -> t.Expr | None:
        """The first part that is not visible to everybody, where components under these names are known all the same."""
        judge = Visibility(self.constants)  # one that remembers nothing: what terms hide depends on what is known
        return judge._bad(node, None, {var: t.Const(var.span, var.type, 0) for var in known})

    def _bad(self, node: object, me: t.Var | None, env: Env) -> t.Expr | None:
        match node:
            case t.StateOf(state=state, keys=keys):
                return (
                    node
                    if not self._owned(self.audience(state.seen_by), keys[:1], me, env)
                    else self._first(keys, me, env)
                )
            case t.PurseOf(place=place):
                owner = (place.owner,) if place.owner is not None else ()
                return (
                    node
                    if not self._owned(self.audience(place.purse.seen_by), owner, me, env)
                    else self._first(owner, me, env)
                )
            case t.TraitOf(subject=subject) | t.KindTest(subject=subject):
                return node if not self.component(subject, me, env) else None
            case t.TermCall(term=term, arguments=arguments):
                return self._term(term, tuple(self._resolve(a, env) for a in arguments), me, env)
            case t.Local(var=var) if var in env:
                return self._bad(env[var], me, env) if not isinstance(env[var], t.Local) else None
            case t.Local(var=var) if isinstance(var.origin, t.Expr) and var.role == "let":
                return self._bad(var.origin, me, env)
            case t.Local(var=var) if var.role == "parameter" and me is None:
                return self._first(list(var.sites), None, {})
            case t.Logic(operator="and", items=items):
                return self._conjunction(items, me, env)
            case t.Domain():
                return self._domain(node, me, env)
            case t.Fold(domain=domain, body=body, otherwise=otherwise):
                return self._first((domain, body, otherwise), me, env)
            case t.Expr():
                return self._first(_children(node), me, env)
        return None

    def _term(self, term: sym.Term, arguments: tuple[t.Expr, ...], me: t.Var | None, env: Env) -> t.Expr | None:
        """A term's hidden part; remembered where plain names are given, so that chains of terms are gone through once."""
        inner = {**env, **dict(zip(term.signature, arguments, strict=True))}
        if not all(isinstance(a, t.Local) and a.var not in env for a in arguments):
            return self._bad(term.body, me, inner)
        key = (term, me, *(a.var for a in arguments if isinstance(a, t.Local)))
        if key not in self._terms:
            self._terms[key] = self._bad(term.body, me, inner)
        return self._terms[key]

    def _domain(self, domain: t.Domain, me: t.Var | None, env: Env) -> t.Expr | None:
        parts: list[object] = [domain.where, domain.few, *(c.value for c in domain.order)]
        match domain.source:
            case t.Numbers(low=low, high=high):
                parts += [low, high]
            case t.Single(value=value):
                parts.append(value)
            case t.ZonePlace(owner=owner):
                parts.append(owner)
        return self._first(parts, me, env)

    def _conjunction(self, items: tuple[t.Expr, ...], me: t.Var | None, env: Env) -> t.Expr | None:
        """`x is face_up and ...`: what follows may read x."""
        known = dict(env)
        for item in items:
            bad = self._bad(item, me, known)
            if bad is not None:
                return bad
            match item:
                case t.FaceTest(subject=t.Local(var=var), up=True):
                    known[var] = t.Const(item.span, item.type, 0)
        return None

    def _first(self, parts: object, me: t.Var | None, env: Env) -> t.Expr | None:
        assert isinstance(parts, list | tuple)
        for part in parts:
            bad = self._bad(part, me, env)
            if bad is not None:
                return bad
        return None

    def _resolve(self, expr: t.Expr, env: Env) -> t.Expr:
        if isinstance(expr, t.Local) and expr.var in env:
            return env[expr.var]
        return expr

    def _owned(self, word: str, owner: tuple[t.Expr, ...], me: t.Var | None, env: Env) -> bool:
        if word == "everyone":
            return True
        if word in ("owner", "side") and me is not None and owner:
            who = self._resolve(owner[0], env)
            return isinstance(who, t.Local) and who.var is me
        return False

    def component(self, subject: t.Expr, me: t.Var | None, env: Env) -> bool:
        """Whether the seat sees what is printed on a component."""
        match subject:
            case t.Const():
                return True
            case t.Local(var=var):
                if var in env:
                    return self.component(env[var], me, env)
                if var.role == "parameter" and me is None and var.sites:
                    return all(self.component(site, None, env) for site in var.sites)
                return self._origin(var.origin, me, env)
            case t.Unwrap(value=value):
                return self.component(value, me, env)
            case t.Choice(condition=condition, yes=yes, no=no):
                return (
                    self._bad(condition, me, env) is None
                    and self.component(yes, me, env)
                    and self.component(no, me, env)
                )
            case t.Fold(domain=domain) | t.Random(domain=domain):
                return self._origin(domain, me, env)
        return False

    def _origin(self, origin: object, me: t.Var | None, env: Env) -> bool:
        match origin:
            case t.Domain(source=t.ZonePlace(zone=zone, owner=owner), where=where):
                word = self.audience(zone.seen_by)
                if word == "face":
                    return any(isinstance(test, t.FaceTest) and test.up for test in _conjuncts(where))
                return self._owned(word, (owner,) if owner is not None else (), me, env)
            case t.Domain(source=t.Single(value=value)):
                return self.component(value, me, env)
            case t.Domain(source=t.Members(var=var)):
                return self._origin(var.origin, me, env)
            case t.Expr():
                return self.component(origin, me, env)
        return False


def _conjuncts(where: t.Expr | None) -> tuple[t.Expr, ...]:
    if where is None:
        return ()
    return where.items if isinstance(where, t.Logic) and where.operator == "and" else (where,)


def _children(node: t.Expr) -> list[object]:
    match node:
        case t.Arithmetic(left=left, right=right) | t.Compare(left=left, right=right):
            return [left, right]
        case t.Logic(items=items) | t.Extreme(items=items) | t.TableAt(keys=items):
            return list(items)
        case t.Not(value=value) | t.Unwrap(value=value):
            return [value]
        case t.Choice(condition=condition, yes=yes, no=no):
            return [condition, yes, no]
        case t.Contained(subject=subject, domain=domain):
            return [subject, domain]
        case t.Neighbour(subject=subject):
            return [subject]
        case t.Property(function=function, subject=subject):
            return [subject] if function != "position_of" else []
        case t.FromNumber(number=number):
            return [number]
        case t.Payable(amount=amount, place=place):
            return [amount, t.PurseOf(place.span, amount.type, place)]
    return []
