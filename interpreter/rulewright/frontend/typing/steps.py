"""Actions, phases, priority lists, payouts and the score: from syntax to typed forms."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Rule, Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ERROR,
    FLAG,
    NUMBER,
    PLAYER,
    ComponentType,
    EnumType,
    ErrorType,
    NumberType,
    SetType,
    Type,
)
from rulewright.frontend.typing.narrowing import narrowed
from rulewright.frontend.typing.statements import Blocks
from rulewright.source.names import did_you_mean
from rulewright.source.text import Span


class Rules(Blocks):
    """Types everything that happens."""

    # ---- actions ----------------------------------------------------------------------------------------------

    def action_body(self, action: sym.Action) -> None:
        """Types an action: picks left to right, then `where`, `do`, `says`."""
        decl = action.decl
        scope = Scope(None, *action.signature)
        scope.bind(action.me)
        picks = []
        for pick in decl.picks:
            typed = self._pick(pick, scope)
            if typed is None:
                continue
            picks.append(typed)
            var = typed.domain.var if isinstance(typed, t.PickOne) else typed.var
            if scope.find(var.name) is not None:
                self.report.error(
                    "RW304", f"`{var.name}` is picked or named already", pick.span, "give one of them another name"
                )
            scope.bind(var)
        action.picks = tuple(picks)
        if decl.where is not None:
            action.where = self.condition(decl.where, scope)
        if decl.do is not None:
            action.do = self.block(decl.do, scope)
        if decl.says is not None:
            action.says = self.text(decl.says, scope)
        if decl.asks is not None:
            action.asks = self.text(decl.asks, scope)

    def _pick(self, node: ast.Pick, scope: Scope) -> t.Pick | None:
        match node:
            case ast.Choose(span, words, place, where):
                domain = self.domain(ast.Domain(span, self._pick_source(span, words, place), None, where), scope)
                if domain is None:
                    return None
                domain.var.role = "pick"
                return t.PickOne(span, domain)
            case ast.ChooseSome():
                return self._pick_some(node, scope)
            case ast.Determined(span, name, value):
                typed = self.value(value, scope)
                return t.PickValue(span, t.Var(name.name, typed.type.inner, name.span, "pick", origin=typed), typed)

    def _pick_source(self, span: Span, words: tuple[ast.Name, ...], place: ast.Expr | None) -> ast.DomainSource:
        if len(words) == 1 and place is None:
            return ast.Whole(span, words[0])
        return ast.Named(span, words, place)

    def _pick_some(self, node: ast.ChooseSome, scope: Scope) -> t.Pick | None:
        low, high = self.number(node.low, scope), self.number(node.high, scope)
        domain = self.domain(
            ast.Domain(node.span, self._pick_source(node.span, node.words, node.place), None, node.where), scope
        )
        if domain is None:
            return None
        member = domain.var
        name = member.name if self._is_singular(node.words[-1].name, member) else node.words[-1].name
        plural = node.words[-1].name if name != node.words[-1].name else self._plural(node.words[-1].name, member)
        var = t.Var(plural, SetType(member.type), node.span, "set", origin=domain)
        return t.PickSome(node.span, var, domain, low, high)

    def _is_singular(self, word: str, member: t.Var) -> bool:
        return word == member.name

    def _plural(self, word: str, member: t.Var) -> str:
        """`3 cards`: the subset is called as it is written, the member by its singular."""
        return word

    # ---- priorities and payouts ---------------------------------------------------------------------------------

    def priority_body(self, priority: sym.Priority) -> None:
        decl = priority.decl
        scope = Scope(None, *priority.signature)
        listed = [name for level in decl.order.levels for name in level]
        known = {rule.name for rule in decl.rules}
        for name in listed:
            self.symbols.refer(name.span, Rule(priority.name, name.name))
            if name.name not in known:
                self.report.error(
                    "RW305", f"no rule is called `{name.name}`", name.span, did_you_mean(name.name, known)
                )
        for rule in decl.rules:
            if rule.name not in {name.name for name in listed}:
                self.report.error(
                    "RW602", f"the rule `{rule.name}` is not in the order", rule.span, "add it to `order`, or remove it"
                )
            priority.rules[rule.name] = tuple(self._case(case, scope) for case in rule.cases)
        doubles = [name for name in listed if [n.name for n in listed].count(name.name) > 1]
        if doubles:
            self.report.error("RW304", f"`{doubles[-1].name}` stands twice in the order", doubles[-1].span, "keep one")
        priority.levels = tuple(tuple(n.name for n in level if n.name in known) for level in decl.order.levels)

    def _case(self, case: doc.CaseDecl, scope: Scope) -> sym.RuleCase:
        when = self.condition(case.when, scope) if case.when is not None else None
        inner = narrowed(scope, when, True) if when is not None else scope
        return sym.RuleCase(case.span, when, self.block(case.do, inner) if case.do is not None else (), case.ends)

    def payout_body(self, payout: sym.Payout) -> None:
        decl = payout.decl
        scope = Scope(None, *payout.signature)
        payout.among = self.domain(decl.among, scope)
        payout.from_ = self.purse_place(decl.from_, scope)
        payout.rest = self._rest(decl.rest, scope)
        payout.short_rest = self._rest(decl.short_rest, scope) if decl.short_rest is not None else payout.rest
        payout.short = self._short(decl.short)
        if payout.among is None:
            return
        inner = self.inside(payout.among, scope)
        payout.to = self.purse_place(decl.to, inner)
        payout.claims = self.number(decl.claims, inner)
        payout.order = self.order(decl.order, scope, payout.among.var)
        if decl.paid is not None:
            payout.paid = self.block(decl.paid, inner)
        if decl.unpaid is not None:
            payout.unpaid = self.block(decl.unpaid, inner)

    def _rest(self, node: ast.Expr, scope: Scope) -> tuple[tuple[t.Expr | None, t.PursePlace], ...]:
        """Where the rest goes: a purse, or purses by condition."""
        if isinstance(node, ast.Choice):
            condition, yes = self.condition(node.condition, scope), self.purse_place(node.yes, scope)
            return ((condition, yes), *self._rest(node.no, scope)) if yes is not None else self._rest(node.no, scope)
        place = self.purse_place(node, scope)
        return ((None, place),) if place is not None else ()

    SHORT_WORDS = ("stop", "skip", "part")

    def _short(self, node: ast.Expr) -> t.Expr:
        words = EnumType("short", self.SHORT_WORDS)
        if isinstance(node, ast.Name) and node.name in self.symbols.options:
            option = self.symbols.options[node.name]
            option.used = True
            self.symbols.refer(node.span, option)
            if not option.words or any(word not in self.SHORT_WORDS for word in option.words):
                self.report.error(
                    "RW514",
                    f"the option `{node.name}` has values that say nothing about a shortage",
                    node.span,
                    "its values must be among stop, skip, part",
                )
            return t.OptionValue(node.span, option.type, option)
        return self.value(node, Scope(), words)

    # ---- phases and steps -----------------------------------------------------------------------------------------

    def phase_body(self, phase: sym.Phase) -> None:
        scope = Scope(None, *phase.signature)
        if phase.decl.ends_when is not None:
            phase.ends_when = self.condition(phase.decl.ends_when, scope)
        phase.steps = self.steps(phase.decl.steps, scope)

    def steps(self, nodes: tuple[doc.Step, ...], scope: Scope) -> tuple[t.Step, ...]:
        """Steps in order; lets bind for the rest of the list."""
        inner = scope.child()
        found = []
        for node in nodes:
            typed = self._step(node, inner)
            if typed is not None:
                found.append(typed)
                if isinstance(typed.verb, t.LetStep):
                    inner.bind(typed.verb.let.var)
        return tuple(found)

    def _step(self, node: doc.Step, scope: Scope) -> t.Step | None:
        when = self.condition(node.when, scope) if node.when is not None else None
        inside = narrowed(scope, when, True) if when is not None else scope
        verb = self._verb(node.verb, inside, node.span)
        outside = narrowed(scope, when, False) if when is not None else scope
        otherwise = self.steps(node.otherwise, outside)
        return t.Step(node.name, node.span, verb, when, otherwise) if verb is not None else None

    def _verb(self, verb: doc.Verb, scope: Scope, span: Span) -> t.Verb | None:
        match verb:
            case doc.DoStep(block):
                return t.DoStep(self.block(block, scope))
            case doc.LetStep(binding):
                return t.LetStep(self.let(binding, scope))
            case doc.ChooseStep():
                return self._choose(verb, scope, span)
            case doc.EveryoneStep():
                return self._everyone(verb, scope, span)
            case doc.OfferStep():
                return self._offer(verb, scope)
            case doc.EachStep(loop, steps):
                domain = self.domain(loop, scope)
                return t.EachStep(domain, self.steps(steps, self.inside(domain, scope))) if domain is not None else None
            case doc.TurnsStep(loop, steps, until):
                domain = self.domain(loop, scope)
                if domain is None:
                    return None
                inner = self.inside(domain, scope)
                return t.TurnsStep(
                    domain, self.steps(steps, inner), self.condition(until, inner) if until is not None else None
                )
            case doc.RepeatStep(steps, while_, until):
                tests = [self.condition(test, scope) if test is not None else None for test in (while_, until)]
                return t.RepeatStep(self.steps(steps, scope), tests[0], tests[1])
            case doc.MatchStep():
                return self._match(verb, scope, span)
            case doc.CallStep():
                return self._call(verb, scope)
            case doc.EndStep(phase):
                return self._end_step(phase)
            case doc.GroupStep(steps):
                return t.GroupStep(self.steps(steps, scope))

    def _me(self, by: ast.Expr | None, scope: Scope, span: Span) -> t.Expr:
        if by is not None:
            return self.value(by, scope, PLAYER)
        me = scope.find("me")
        if me is None:
            return self.error(
                "RW305",
                "nobody is called `me` here: who chooses?",
                span,
                "add `by: ...`, or name a parameter or loop `player me`",
            )
        me.used = True
        return t.Local(span, me.type, me)

    def _action_call(self, node: ast.Call, scope: Scope, chooser: t.Expr) -> t.ActionCall | None:
        action = self.symbols.actions.get(node.name.name)
        self.symbols.want(node.name.span, Sort.ACTION, scope)
        self.symbols.refer(node.name.span, action)
        if action is None:
            self.report.error(
                "RW305",
                f"no action is called `{node.name.name}`",
                node.name.span,
                did_you_mean(node.name.name, self.symbols.actions),
            )
            return None
        action.used = True
        action.me.sites.append(chooser)
        return t.ActionCall(node.span, action, self.arguments(node.span, action, node.arguments, scope))

    def _choose(self, node: doc.ChooseStep, scope: Scope, span: Span) -> t.Verb | None:
        by = self._me(node.by, scope, span)
        calls = [call for call in (self._action_call(n, scope, by) for n in node.actions) if call is not None]
        names = [call.action.name for call in calls]
        for name, place, _ in node.cases:
            self.symbols.refer(place, self.symbols.actions.get(name))
            if name not in names:
                self.report.error(
                    "RW305", f"`{name}` is not one of the actions of this step", place, did_you_mean(name, names)
                )
        given = {name: steps for name, _, steps in node.cases}
        cases = []
        for call in calls:
            inner = scope.child(*call.action.pick_vars)
            cases.append(self.steps(given.get(call.action.name, node.then), inner))
        if_none = (
            node.if_none if isinstance(node.if_none, str) or node.if_none is None else self.steps(node.if_none, scope)
        )
        return t.ChooseStep(node.may, by, tuple(calls), tuple(cases), if_none, self.steps(node.otherwise, scope))

    def _everyone(self, node: doc.EveryoneStep, scope: Scope, span: Span) -> t.Verb | None:
        who = (
            self.domain(node.who, scope)
            if node.who is not None
            else t.Domain(span, t.Var("player", PLAYER, span, "loop"), t.AllOf(PLAYER), None, (), "", None)
        )
        if who is None:
            return None
        calls = []
        for item in node.actions:
            call = self._action_call(item, scope, t.Local(span, PLAYER, who.var))
            if call is not None:
                call.action.sealed = True
                calls.append(call)
        if_none = (
            node.if_none
            if isinstance(node.if_none, str) or node.if_none is None
            else self.steps(node.if_none, scope.child(who.var))
        )
        return t.EveryoneStep(tuple(calls), who, who.var, if_none)

    def _offer(self, node: doc.OfferStep, scope: Scope) -> t.Verb | None:
        to = self.domain(node.to, scope)
        if to is None:
            return None
        inner = self.inside(to, scope)
        calls = tuple(
            c
            for c in (self._action_call(n, inner, t.Local(node.to.span, PLAYER, to.var)) for n in node.actions)
            if c is not None
        )
        picks = calls[0].action.pick_vars if len(calls) == 1 else ()  # of several, nobody knows which was taken
        return t.OfferStep(calls, to, self.steps(node.accepted, inner.child(*picks)), self.steps(node.refused, scope))

    def _match(self, node: doc.MatchStep, scope: Scope, span: Span) -> t.Verb | None:
        subject = self.value(node.subject, scope)
        cases = []
        for key, steps in node.cases:
            test = self._case_test(ast.Name(key.span, key.text), subject, key.number, scope)
            if test is not None:
                cases.append((test, self.steps(steps, scope)))
        self._complete([key.text for key, _ in node.cases], subject.type, span)
        return t.MatchStep(subject, tuple(cases))

    def _case_test(self, name: ast.Name, subject: t.Expr, number: int | None, scope: Scope) -> t.Expr | None:
        if number is not None and isinstance(subject.type.inner, NumberType):
            return t.Compare(name.span, FLAG, "=", subject, t.Const(name.span, NUMBER, number))
        if name.name == "none" and subject.type.optional:
            return t.Compare(name.span, FLAG, "=", subject, t.Const(name.span, subject.type, None))
        if name.name in ("yes", "no") and subject.type == FLAG:
            return subject if name.name == "yes" else t.Not(name.span, FLAG, subject)
        test = self.description(name, subject, scope)
        if test is None:
            self._not_described(name, subject)
        return test

    def _complete(self, given: list[str], type_: Type, span: Span) -> None:
        """A match names every word or kind; numbers cannot be complete and must be matched otherwise."""
        inner = type_.inner
        if isinstance(inner, EnumType):
            wanted = list(inner.words)
        elif isinstance(inner, ComponentType):
            cls = self.symbols.classes[inner.cls]
            words = {
                w
                for trait in cls.traits.values()
                if isinstance(trait.type.inner, EnumType) and set(given) & set(trait.type.inner.words)
                for w in trait.type.inner.words
            }
            wanted = sorted(words) if words else list(cls.kinds)
        elif type_ == FLAG:
            wanted = ["yes", "no"]
        else:
            if not isinstance(inner, NumberType | ErrorType):
                self.report.error(
                    "RW401",
                    f"a match is about words, kinds, flags or numbers, and this is about {inner}s",
                    span,
                    "choose with `when` and `else`",
                )
            return
        missing = [word for word in [*wanted, *(["none"] if type_.optional else [])] if word not in given]
        if missing:
            self.report.error(
                "RW511",
                f"this match says nothing about {', '.join(missing)}",
                span,
                "add the missing cases; an empty block does nothing",
            )

    def _call(self, node: doc.CallStep, scope: Scope) -> t.Verb | None:
        name = node.call.name
        tables: dict[str, tuple[dict[str, sym.Callable], str]] = {
            "run": (dict(self.symbols.phases), "phase"),
            "resolve": (dict(self.symbols.priorities), "priority list"),
            "pay": (dict(self.symbols.payouts), "payout"),
        }
        table, word = tables[node.verb]
        symbol = table.get(name.name)
        self.symbols.want(name.span, Sort(word.partition(" ")[0]), scope)
        self.symbols.refer(name.span, symbol)
        if symbol is None:
            self.report.error("RW305", f"no {word} is called `{name.name}`", name.span, did_you_mean(name.name, table))
            return None
        symbol.used = True
        arguments = self.arguments(node.call.span, symbol, node.call.arguments, scope)
        make: Callable[..., t.Verb] = {"run": t.RunStep, "resolve": t.ResolveStep, "pay": t.PayStep}[node.verb]
        return make(symbol, arguments)

    def _end_step(self, name: ast.Name) -> t.Verb | None:
        self.symbols.want(name.span, Sort.PHASE)
        self.symbols.refer(name.span, self.symbols.phases.get(name.name))
        if name.name == "game":
            return t.EndStep(None)
        phase = self.symbols.phases.get(name.name)
        if phase is None:
            self.report.error(
                "RW305",
                f"no phase is called `{name.name}`",
                name.span,
                did_you_mean(name.name, [*self.symbols.phases, "game"]),
            )
            return None
        return t.EndStep(phase)

    # ---- the score ----------------------------------------------------------------------------------------------------

    def score_body(self, score: sym.Score, decl: doc.ScoreDecl) -> None:
        scope = Scope(None, score.member)
        if decl.points is not None:
            score.points = self.number(decl.points, scope)
        scope.bind(
            t.Var("points", NUMBER, decl.points.span, "let", origin=score.points)
            if decl.points is not None
            else t.Var("points", ERROR, decl.span, "let")
        )
        if decl.cannot_win is not None:
            score.cannot_win = self.condition(decl.cannot_win, scope)
        if decl.rank is not None:
            score.rank = self.order(decl.rank, scope, score.member, ("shared", "out"))
