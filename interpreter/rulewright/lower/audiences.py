"""Who may know a value, as masks worked out in play."""

from __future__ import annotations

from rulewright.ir.program import Op
from rulewright.lower.values import Values, const, is_const
from rulewright.semantics import symbols as sym
from rulewright.semantics import typed as t
from rulewright.semantics.types import PlayerType
from rulewright.semantics.walk import nodes


class Audiences(Values):
    """Lowers audiences: seats as bits, and onlookers as the bit after the last seat."""

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

    def audience(self, expr: t.Expr, env: dict[t.Var, t.Expr] | None = None) -> Op:
        """Who may know a value: those who see everything that is read for it."""
        parts = [op for op in self._audiences(expr, env or {}) if not is_const(op, self.everyone())]
        result = const(self.everyone())
        for part in dict.fromkeys(parts):
            result = part if is_const(result, self.everyone()) else Op("both", (result, part))
        return result

    def _audiences(self, root: object, env: dict[t.Var, t.Expr]) -> list[Op]:
        found: list[Op] = []
        for node in nodes(root, deep=False):
            match node:
                case t.StateOf(state=state, keys=keys):
                    word = self.layout.visibility.audience(state.seen_by)
                    found.append(self.mask(word, self.value(keys[0]) if keys and word not in ("everyone", "nobody") else None, str(state.per[0]) if state.per else ""))
                case t.PurseOf(place=place):
                    word = self.layout.visibility.audience(place.purse.seen_by)
                    owner = self.value(place.owner) if place.owner is not None and word not in ("everyone", "nobody") else None
                    found.append(self.mask(word, owner, str(place.purse.per)))
                case t.TraitOf(subject=subject) | t.KindTest(subject=subject):
                    found.append(self._component_audience(subject))
                case t.TermCall(term=term) if not self.layout.visibility.seen(node, None):
                    found.append(self._term_audience(node, term))
        return found

    def _term_audience(self, call: t.TermCall, term: sym.Term) -> Op:
        """A secret term: its owner sees it if he sees all that it reads; one without parameters is looked into; else nobody."""
        if not term.signature and term.body is not None:
            return self.audience(term.body)
        if term.signature and isinstance(term.signature[0].type, PlayerType) and self.layout.visibility.seen(term.body, term.signature[0]):
            return self.mask("owner", self.value(call.arguments[0]), "player")
        return const(0)

    def _component_audience(self, subject: t.Expr) -> Op:
        """Those who know the component; for a member of a fold, those who know everything that is there."""
        if isinstance(subject, t.Local) and isinstance(subject.var.origin, t.Domain) and subject.var.role == "loop":
            source = subject.var.origin.source
            if isinstance(source, t.ZonePlace) and self._free_of_loops(source.owner):
                plain = t.Domain(subject.span, subject.var, source, None, (), "", None)
                return Op("common", (self.domain(plain),))
        if isinstance(subject, t.Local) and subject.var in self.slots and subject.var.role != "loop":
            return Op("knowing", (self.value(subject),))
        return const(self.everyone() if self.layout.visibility.component(subject, None, {}) else 0)

    def _free_of_loops(self, owner: t.Expr | None) -> bool:
        return owner is None or (isinstance(owner, t.Local) and owner.var.role != "loop") or isinstance(owner, t.Const | t.StateOf)
