"""Effect blocks: from syntax to typed statements."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.expressions import template_of
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import FLAG, NUMBER, PLAYER, ComponentType, ErrorType, fits
from rulewright.frontend.typing.domains import Domains
from rulewright.frontend.typing.narrowing import narrowed
from rulewright.source.diagnostic import Fix
from rulewright.source.names import did_you_mean
from rulewright.source.text import Span


def _addition(behind: Span, words: str) -> Fix:
    """Words to be written behind a stretch."""
    end = behind.start + len(behind.text.rstrip())
    return Fix(Span(behind.source, end, end), f" {words}", f"add `{words}`")


class Blocks(Domains):
    """Types effect blocks."""

    def block(self, node: ast.Block, scope: Scope) -> t.Block:
        """The statements of a block; lets bind for the rest of it."""
        inner = scope.child()
        found = []
        for statement in node.statements:
            typed = self._statement(statement, inner)
            if typed is not None:
                found.append(typed)
            if isinstance(typed, t.Let):
                inner.bind(typed.var)
        return tuple(found)

    def _statement(self, node: ast.Statement, scope: Scope) -> t.Statement | None:
        match node:
            case ast.Move():
                return self._move(node, scope)
            case ast.Draw():
                return self._draw(node, scope)
            case ast.Shuffle(span, places, into):
                zones = [self.zone_place(place, scope) for place in places]
                target = self.single_zone(into, scope) if into is not None else None
                if any(zone is None for zone in zones) or (into is not None and target is None):
                    return None
                return t.Shuffle(span, tuple(zone for zone in zones if zone is not None), target)
            case ast.Turn(span, what, facing):
                domain = self._components(what, scope, "turned")
                return t.Turn(span, domain, self._face(facing, scope)) if domain is not None else None
            case ast.Show():
                return self._show(node, scope)
            case ast.Roll(span, what):
                return self._roll(span, what, scope)
            case ast.Pay():
                return self._pay(node, scope)
            case ast.Set():
                return self._assign(node, scope)
            case ast.Eliminate(span, who):
                return t.Eliminate(span, self.value(who, scope, PLAYER))
            case ast.Say(span, text):
                return t.Say(span, self.say_text(text, scope))
            case ast.Binding():
                return self.let(node, scope)
            case ast.Call():
                return self._perform(node, scope)
            case ast.If():
                return self._if(node, scope)
            case ast.ForEach(span, what, body):
                domain = self.domain(what, scope)
                return (
                    t.ForEach(span, domain, self.block(body, self.inside(domain, scope)))
                    if domain is not None
                    else None
                )

    def inside(self, domain: t.Domain, scope: Scope) -> Scope:
        """The scope of a loop's body: its member, and what the condition says about it."""
        inner = scope.child(domain.var)
        return narrowed(inner, domain.where, True) if domain.where is not None else inner

    # ---- components ----------------------------------------------------------------------------------------

    def _components(self, node: ast.Domain, scope: Scope, verb: str) -> t.Domain | None:
        domain = self.domain(node, scope)
        if domain is not None and not isinstance(domain.type, ComponentType | ErrorType):
            self.report.error("RW401", f"only components can be {verb}, and this is about {domain.type}s", node.span)
            return None
        return domain

    def _move(self, node: ast.Move, scope: Scope) -> t.Move | None:
        what = self._components(node.what, scope, "moved")
        to = self.single_zone(node.to, scope)
        if what is None or to is None:
            return None
        self._holds(what.type, to, node.what.span)
        return t.Move(
            node.span,
            what,
            to,
            self._arrival(node.facing, to, scope, node.span, node.to.span),
            self._end(node.end, to, node.span),
        )

    def _draw(self, node: ast.Draw, scope: Scope) -> t.Draw | None:
        source, to = self.single_zone(node.source, scope), self.single_zone(node.to, scope)
        amount = self.number(node.amount.value, scope) if node.amount.value is not None else None
        if source is None or to is None:
            return None
        if source.zone.order == "heap":
            self.report.error(
                "RW405",
                f"`{source.zone.name}` is a heap: it has no top",
                node.source.span,
                "`move` named things from it, or declare it as `order: pile`",
            )
        self._holds(ComponentType(source.zone.cls), to, node.source.span)
        face = self._arrival(node.facing, to, scope, node.span, node.to.span)
        return t.Draw(node.span, node.amount.kind, amount, source, to, face, "top" if to.zone.order == "pile" else "")

    def _holds(self, type_: object, to: t.ZonePlace, span: Span) -> None:
        if isinstance(type_, ComponentType) and type_.cls != to.zone.cls:
            self.report.error("RW401", f"`{to.zone.name}` holds {to.zone.cls}s, not {type_.cls}s", span)

    def _arrival(
        self, facing: ast.Facing | None, to: t.ZonePlace, scope: Scope, span: Span, behind: Span
    ) -> t.Expr | None:
        """The face of what arrives, written `behind` the place; demanded where faces decide who sees."""
        by_face = any(word == "face" for _, word in (to.zone.seen_by.cases if to.zone.seen_by is not None else ()))
        if facing is None:
            if by_face:
                fixes = [_addition(behind, words) for words in ("face up", "face down")]
                self.report.error(
                    "RW503",
                    f"what arrives in `{to.zone.name}` must say how it lies",
                    span,
                    "add `face up` or `face down`",
                    fixes=fixes,
                )
            return None
        return self._face(facing, scope)

    def _face(self, facing: ast.Facing, scope: Scope) -> t.Expr:
        if isinstance(facing.direction, str):
            return t.Const(facing.span, FLAG, int(facing.direction == "up"))
        return self._direction(facing.direction, scope)

    def _direction(self, node: ast.Expr, scope: Scope) -> t.Expr:
        match node:
            case ast.Name(span, "up" | "down" as word):
                return t.Const(span, FLAG, int(word == "up"))
            case ast.Choice(span, yes, condition, no):
                test = self.condition(condition, scope)
                return t.Choice(span, FLAG, test, self._direction(yes, scope), self._direction(no, scope))
        return self.error(
            "RW401",
            "`facing` is followed by `up`, `down`, or a choice between them",
            node.span,
            "facing up if ... else down",
        )

    def _end(self, end: str | None, to: t.ZonePlace, span: Span) -> str:
        if to.zone.order == "pile" and end is None:
            fixes = [_addition(span, words) for words in ("on top", "at bottom")]
            self.report.error(
                "RW504",
                f"what arrives in the pile `{to.zone.name}` must say at which end",
                span,
                "add `on top` or `at bottom`",
                fixes=fixes,
            )
        if to.zone.order == "heap" and end is not None:
            self.report.error(
                "RW504",
                f"`{to.zone.name}` is a heap: it has no top and no bottom",
                span,
                f"remove `{'on top' if end == 'top' else 'at bottom'}`",
            )
        return end or ""

    def _show(self, node: ast.Show, scope: Scope) -> t.Show | None:
        audience = self.domain(node.to, scope)
        what: t.Domain | t.PursePlace | None
        source = node.what.source
        if (
            isinstance(source, ast.Whole)
            and node.what.where is None
            and isinstance(self._place(source.value, scope), t.PursePlace)
        ):
            what = self.purse_place(source.value, scope)
        else:
            what = self._components(node.what, scope, "shown")
        if audience is not None and not fits(audience.type, PLAYER):
            self.report.error(
                "RW401", "things are shown to players", node.to.span, "`show ... to me`, `to others`, `to everyone`"
            )
            return None
        return t.Show(node.span, what, audience) if what is not None and audience is not None else None

    def _roll(self, span: Span, what: ast.Domain, scope: Scope) -> t.Roll | None:
        domain = self._components(what, scope, "rolled")
        if domain is None:
            return None
        if isinstance(domain.type, ComponentType) and self.symbols.classes[domain.type.cls].rolled is None:
            self.report.error(
                "RW401",
                f"a {domain.type.cls} cannot be rolled",
                span,
                f"declare `rolls: 1..6` for the class {domain.type.cls}",
            )
        return t.Roll(span, domain)

    # ---- money and state -------------------------------------------------------------------------------------

    def _pay(self, node: ast.Pay, scope: Scope) -> t.Pay | None:
        source, to = self.purse_place(node.source, scope), self.purse_place(node.to, scope)
        amount = self.number(node.amount.value, scope) if node.amount.value is not None else None
        if source is None or to is None:
            return None
        if source.purse.currency is not to.purse.currency:
            self.report.error(
                "RW405",
                f"`{source.purse.name}` holds {source.purse.currency.name}s, `{to.purse.name}` {to.purse.currency.name}s",
                node.span,
                "money stays in its currency",
            )
        return t.Pay(node.span, node.amount.kind, amount, source, to)

    def _assign(self, node: ast.Set, scope: Scope) -> t.Assign | None:
        self.symbols.want(node.slot.span, Sort.STATE, scope)
        target = self._form(node.slot, scope, None)
        if not isinstance(target, t.StateOf):
            if not isinstance(target.type, ErrorType):
                hint = (
                    "money moves with `pay`"
                    if isinstance(target, t.PurseOf)
                    else "only what `state` declares can be set"
                )
                self.report.error("RW406", f"`{node.slot.span.text}` cannot be set", node.slot.span, hint)
            return None
        wanted = target.type if node.operator == "set" else NUMBER
        if node.operator != "set" and target.type != NUMBER:
            self.report.error(
                "RW401",
                f"only numbers can be added to, and this is {target.type}",
                node.slot.span,
                "use `set ... to ...`",
            )
        return t.Assign(node.span, node.operator, target, self.value(node.value, scope, wanted))

    def let(self, node: ast.Binding, scope: Scope) -> t.Let:
        """A let: its value may be random."""
        value = self.value(node.value, scope)
        if scope.find(node.name.name) is not None:
            self.report.error(
                "RW304", f"`{node.name.name}` is a local name already", node.name.span, "choose another name"
            )
        return t.Let(node.span, t.Var(node.name.name, value.type, node.name.span, "let", origin=value), value)

    def _perform(self, node: ast.Call, scope: Scope) -> t.Perform | None:
        effect = self.symbols.effects.get(node.name.name)
        self.symbols.want(node.name.span, Sort.EFFECT, scope)
        self.symbols.refer(node.name.span, effect)
        if effect is None:
            hint: str = did_you_mean(node.name.name, self.symbols.effects)
            if node.name.name in self.symbols.phases or node.name.name in self.symbols.actions:
                hint = "phases and actions stand in steps, not in blocks"
            self.report.error("RW305", f"no effect is called `{node.name.name}`", node.name.span, hint)
            return None
        effect.used = True
        arguments = self.arguments(node.span, effect, node.arguments, scope)
        self.effect_body(effect)
        return t.Perform(node.span, effect, arguments)

    def effect_body(self, effect: sym.Effect) -> None:
        """Types an effect's body on first use; an effect that performs itself is reported."""
        if effect.body is None:
            if effect.checking:
                self.report.error(
                    "RW601",
                    f"the effect `{effect.name}` performs itself",
                    effect.span,
                    "effects are finite: none may perform itself, directly or round about",
                )
                return
            effect.checking = True
            effect.body = self.block(effect.decl.body, Scope(None, *effect.signature))
            effect.checking = False

    def _if(self, node: ast.If, scope: Scope) -> t.If:
        branches: list[tuple[t.Expr | None, t.Block]] = []
        inner = scope
        for condition, body in node.branches:
            test = self.condition(condition, inner) if condition is not None else None
            branches.append((test, self.block(body, narrowed(inner, test, True) if test is not None else inner)))
            inner = narrowed(inner, test, False) if test is not None else inner
        return t.If(node.span, tuple(branches))

    # ---- texts -----------------------------------------------------------------------------------------------

    def say_text(self, node: ast.Template, scope: Scope) -> tuple[str | t.Expr, ...]:
        """The text of a `say`: its holes are parsed here, because the block's grammar keeps it whole."""
        parsed = template_of(node.span, self.report)
        return self.text(parsed, scope) if parsed is not None else ()

    def text(self, node: ast.Template, scope: Scope) -> tuple[str | t.Expr, ...]:
        """A text with typed holes; a hole may name a zone, and stands for what lies there."""
        return tuple(part if isinstance(part, str) else self._hole(part, scope) for part in node.parts)

    def _hole(self, node: ast.Expr, scope: Scope) -> t.Expr:
        if self.is_place(node, scope):
            domain = self.domain(ast.Domain(node.span, ast.Whole(node.span, node), None, None), scope)
            if domain is not None:
                return t.Fold(node.span, ComponentType(domain.type.key), "list", None, domain, None)
        return self.value(node, scope)
