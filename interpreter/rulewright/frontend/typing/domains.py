"""Domains, orders and places: from syntax to typed forms."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ERROR,
    FLAG,
    NUMBER,
    PLAYER,
    SIDE,
    ComponentType,
    ErrorType,
    SetType,
    SideType,
    SpaceType,
    Type,
    article,
    fits,
    ordered,
)
from rulewright.frontend.typing.expressions import Values
from rulewright.frontend.typing.narrowing import narrowed
from rulewright.source.diagnostic import Label
from rulewright.source.names import did_you_mean
from rulewright.source.text import Span


@dataclass(frozen=True, slots=True)
class _Noun:
    """What the words before `in` come to: a type, the member's name, and the describing words."""

    type: Type
    name: ast.Name
    descriptions: tuple[ast.Name, ...]
    kinds: tuple[str, ...] = ()
    seats: bool = False


class Domains(Values):
    """Types domains and places."""

    # ---- places -------------------------------------------------------------------------------------------

    def zone_place(self, node: ast.Expr, scope: Scope) -> t.ZonePlace | None:
        """A zone, or a whole family of zones; anything else is reported."""
        self.symbols.want(node.span, Sort.ZONE, scope)
        place = self._place(node, scope)
        if isinstance(place, t.PursePlace):
            self.report.error(
                "RW405",
                f"`{place.purse.name}` is a purse; components do not lie there",
                node.span,
                "money moves with `pay`, components with `move` and `draw`",
            )
            return None
        if place is None:
            self._no_place(node, scope, [*self.symbols.zones])
        return place if isinstance(place, t.ZonePlace) else None

    def single_zone(self, node: ast.Expr, scope: Scope) -> t.ZonePlace | None:
        """One zone, not a family."""
        place = self.zone_place(node, scope)
        if (
            place is not None
            and place.owner is None
            and place.zone.per is not None
            and not isinstance(place.zone.per, ErrorType)
        ):
            self.report.error(
                "RW405",
                f"every {place.zone.per} has its own `{place.zone.name}`",
                node.span,
                f"say whose: `{place.zone.per}.{place.zone.name}`",
            )
            return None
        return place

    def purse_place(self, node: ast.Expr, scope: Scope) -> t.PursePlace | None:
        self.symbols.want(node.span, Sort.PURSE, scope)
        place = self._place(node, scope)
        if isinstance(place, t.ZonePlace):
            self.report.error(
                "RW405",
                f"`{place.zone.name}` is a zone; money does not lie there",
                node.span,
                "components move with `move` and `draw`, money with `pay`",
            )
            return None
        if place is None:
            self._no_place(node, scope, [*self.symbols.purses])
            return None
        if isinstance(place, t.PursePlace) and place.owner is None and place.purse.per is not None:
            self.report.error(
                "RW405",
                f"every {place.purse.per} has its own `{place.purse.name}`",
                node.span,
                f"say whose: `{place.purse.per}.{place.purse.name}`",
            )
            return None
        return place if isinstance(place, t.PursePlace) else None

    def _no_place(self, node: ast.Expr, scope: Scope, names: list[str]) -> None:
        name = node.name if isinstance(node, ast.Name) else node.name.name if isinstance(node, ast.Belonging) else ""
        if isinstance(node, ast.Belonging):
            owner = self._owner(node.owner, scope, node.name.name).type
            self.symbols.want(node.name.span, Sort.OWNED, scope, owner)
            if isinstance(owner, ErrorType):
                return
        self.report.error("RW405", f"`{node.span.text}` is not a place", node.span, did_you_mean(name, names))

    def _place(self, node: ast.Expr, scope: Scope) -> t.ZonePlace | t.PursePlace | None:
        match node:
            case ast.Name(span, name) if scope.find(name) is None:
                return self._as_place(span, span, self.symbols.free.get(name), None)
            case ast.Belonging(span, owner_node, name_, None):
                if not any(
                    name == name_.name and isinstance(symbol, sym.Zone | sym.Purse)
                    for (_, name), symbol in self.symbols.owned.items()
                ):
                    return None
                owner = self._owner(owner_node, scope, name_.name)
                self.symbols.want(name_.span, Sort.OWNED, scope, owner.type)
                symbol = self.find_owned(owner.type, name_)
                if symbol is None or isinstance(owner.type, ErrorType):
                    return None
                if owner.type.optional:
                    self._mismatch(owner, owner.type.inner)
                return self._as_place(span, name_.span, symbol, owner)
        return None

    def _as_place(
        self, span: Span, name: Span, symbol: object, owner: t.Expr | None
    ) -> t.ZonePlace | t.PursePlace | None:
        if isinstance(symbol, sym.Zone | sym.Purse):
            self.symbols.refer(name, symbol)
        match symbol:
            case sym.Zone():
                symbol.used = True
                return t.ZonePlace(span, symbol, owner)
            case sym.Purse():
                symbol.used = True
                return t.PursePlace(span, symbol, owner)
        return None

    # ---- domains ------------------------------------------------------------------------------------------

    def domain(self, node: ast.Domain, scope: Scope) -> t.Domain | None:
        """A typed domain with a fresh variable; none after a complaint."""
        match node.source:
            case ast.Whole(span, value):
                return self._whole(node, span, value, scope)
            case ast.Named(span, words, place):
                return self._described(node, span, words, place, scope, "", None)
            case ast.Slice(span, end, amount, words, place):
                return self._described(node, span, words, place, scope, end, self.number(amount, scope))

    def _finish(
        self,
        node: ast.Domain,
        var: t.Var,
        source: t.Source,
        tests: list[t.Expr],
        scope: Scope,
        end: str = "",
        few: t.Expr | None = None,
    ) -> t.Domain:
        inner = scope.child(var)
        for test in tests:
            inner = narrowed(inner, test, True)
        if node.where is not None:
            tests = [*tests, self.condition(node.where, inner)]
        where = tests[0] if len(tests) == 1 else t.Logic(node.span, FLAG, "and", tuple(tests)) if tests else None
        order = self.order(node.order, scope, var) if node.order is not None else ()
        domain = t.Domain(node.span, var, source, where, order, end, few)
        var.origin = domain
        return domain

    def _var(self, name: str, type_: Type, span: Span) -> t.Var:
        self.symbols.variables += 1
        return t.Var(name, type_, span, "loop")

    def _whole(self, node: ast.Domain, span: Span, value: ast.Expr, scope: Scope) -> t.Domain | None:
        if isinstance(value, ast.Range):
            numbers = t.Numbers(self.number(value.low, scope), self.number(value.high, scope))
            return self._finish(node, self._var("number", NUMBER, span), numbers, [], scope)
        if isinstance(value, ast.Name):
            self.symbols.want(value.span, Sort.NOUN)
        if isinstance(value, ast.Name) and scope.find(value.name) is None:
            named = self._named_whole(node, value, scope)
            if named is not None:
                return named
        if self.is_place(value, scope):
            place = self.zone_place(value, scope)
            return (
                self._finish(node, self._var(place.zone.cls, ComponentType(place.zone.cls), span), place, [], scope)
                if place is not None
                else None
            )
        typed = self.value(value, scope)
        if isinstance(typed.type, ErrorType):
            return None
        if isinstance(typed.type, SetType):
            assert isinstance(typed, t.Local)
            return self._finish(
                node, self._var(str(typed.type.member), typed.type.member, span), t.Members(typed.var), [], scope
            )
        return self._finish(
            node,
            self._var(value.name if isinstance(value, ast.Name) else "it", typed.type.inner, span),
            t.Single(typed),
            [],
            scope,
        )

    def _named_whole(self, node: ast.Domain, name: ast.Name, scope: Scope) -> t.Domain | None:
        """A single word that names a set of things: `player`, `others`, `fields`, `hand`."""
        words = self._audience(name, scope)
        if words is not None:
            var, source, tests = words
            return self._finish(node, var, source, tests, scope)
        noun = self._noun_type(name.name)
        if noun is None:
            return None
        self._refer_noun(name)
        type_, seats, singular = noun
        if isinstance(type_, ComponentType):
            zone = self.symbols.zones.get(name.name)
            hint = (
                f"write `{name.name} in` and a zone"
                if zone is None
                else f"write `{name.name} in {name.name}`, or give the zone another name"
            )
            labels = [Label(zone.span, "this zone has the name of the plural")] if zone is not None else []
            self.report.error("RW405", f"where do these {name.name} lie?", name.span, hint, labels)
            return None
        return self._finish(node, self._var(singular, type_, name.span), t.AllOf(type_, seats), [], scope)

    def _audience(self, name: ast.Name, scope: Scope) -> tuple[t.Var, t.Source, list[t.Expr]] | None:
        """`others`, `everyone` and `nobody`."""
        var = self._var("player", PLAYER, name.span)
        if name.name == "everyone":
            return var, t.AllOf(PLAYER, seats=True), []
        if name.name == "nobody":
            return var, t.AllOf(PLAYER, seats=True), [t.Const(name.span, FLAG, 0)]
        if name.name == "others":
            me = scope.find("me")
            if me is None or me.type != PLAYER:
                self.report.error(
                    "RW305", "`others` needs a player called `me` here", name.span, "write `player p where p != ...`"
                )
                return var, t.AllOf(PLAYER), []
            me.used = True
            return (
                var,
                t.AllOf(PLAYER),
                [t.Compare(name.span, FLAG, "!=", t.Local(name.span, PLAYER, var), t.Local(name.span, PLAYER, me))],
            )
        return None

    def _refer_noun(self, word: ast.Name) -> None:
        """Note that a noun, singular or plural, stands at a place."""
        if self.symbols.references is None:
            return
        nouns: list[sym.Space | sym.Class] = [*self.symbols.spaces.values(), *self.symbols.classes.values()]
        for noun in nouns:
            if word.name in (noun.name, noun.decl.plural or noun.name + "s"):
                self.symbols.refer(word.span, noun)
                return
        self.symbols.refer(word.span, self.symbols.enums.get(word.name))

    def _noun_type(self, word: str) -> tuple[Type, bool, str] | None:
        """A noun's type, whether eliminated seats count too, and its singular."""
        if word in ("player", "players"):
            return PLAYER, False, "player"
        if word in ("seat", "seats"):
            return PLAYER, True, "seat"
        if word in ("side", "sides"):
            return SIDE, False, "side"
        for space in self.symbols.spaces.values():
            if word in (space.name, space.decl.plural or space.name + "s"):
                space.used = True
                return SpaceType(space.name), False, space.name
        for cls in self.symbols.classes.values():
            if word in (cls.name, cls.decl.plural or cls.name + "s"):
                return ComponentType(cls.name), False, cls.name
        if word in self.symbols.enums:
            return self.symbols.enums[word], False, word
        return None

    # ---- described things ------------------------------------------------------------------------------------

    def _described(
        self,
        node: ast.Domain,
        span: Span,
        words: tuple[ast.Name, ...],
        place: ast.Expr | None,
        scope: Scope,
        end: str,
        few: t.Expr | None,
    ) -> t.Domain | None:
        found = self._source(words, place, scope)
        if found is None:
            return None
        source, given, extra = found
        noun = self._noun(words, given, span)
        if noun is None:
            return None
        if isinstance(source, t.AllOf):
            source = t.AllOf(noun.type, source.seats or noun.seats)
        if isinstance(noun.type, ComponentType) and isinstance(source, t.AllOf):
            self.report.error("RW405", f"where do these {words[-1].name} lie?", span, "write `... in` and a zone")
            return None
        var = self._var(noun.name.name, noun.type, noun.name.span)
        tests = [self._rebind(test, extra_var, var) for extra_var, test in extra]
        subject = t.Local(span, noun.type, var)
        if noun.kinds:
            assert isinstance(noun.type, ComponentType)
            tests.append(t.KindTest(span, FLAG, subject, self.symbols.classes[noun.type.cls], noun.kinds))
        for word in noun.descriptions:
            test = self.description(word, subject, scope)
            if len(words) > 1 and word is words[-1]:
                self._keep_no_name(word, var, describes=test is not None)
            if test is None:
                if not self._was_no_name(word, scope.child(var)):
                    self._not_described(word, subject)
                    return None
                continue
            tests.append(test)
        return self._finish(node, var, source, tests, scope, end, few)

    def _keep_no_name(self, word: ast.Name, var: t.Var, describes: bool) -> None:
        """Remember that the last of several words is not the member's name: it describes, or it is something that the member has."""
        if (var.type.key, word.name) in self.symbols.owned:
            what = f"describes {article(var.type)} here" if describes else f"is something that {article(var.type)} has"
            self.no_names[var] = (word, f"`{word.name}` {what}, so it cannot be the name")

    def _rebind(self, test: t.Expr, old: t.Var, new: t.Var) -> t.Expr:
        """`others` tests a variable of its own; here the domain's variable takes its place."""
        match test:
            case t.Compare(span, type_, operator, _, right):
                return t.Compare(span, type_, operator, t.Local(span, new.type, new), right)
        return test

    def _source(
        self, words: tuple[ast.Name, ...], place: ast.Expr | None, scope: Scope
    ) -> tuple[t.Source, Type | None, list[tuple[t.Var, t.Expr]]] | None:
        """Where the things lie, what type that implies, and tests that come with it."""
        if place is None:
            return t.AllOf(ERROR), None, []
        if isinstance(place, ast.Range):
            return t.Numbers(self.number(place.low, scope), self.number(place.high, scope)), NUMBER, []
        if isinstance(place, ast.Name):
            var = scope.find(place.name)
            if var is not None and isinstance(var.type, SetType):
                var.used = True
                self.symbols.refer(place.span, var)
                return t.Members(var), var.type.member, []
            audience = self._audience(place, scope) if var is None else None
            if audience is not None:
                return audience[1], PLAYER, [(audience[0], test) for test in audience[2]]
        zone = self.zone_place(place, scope)
        return (zone, ComponentType(zone.zone.cls), []) if zone is not None else None

    def _noun(self, words: tuple[ast.Name, ...], given: Type | None, span: Span) -> _Noun | None:
        """Sorts words into noun, descriptions and name: the last of two or more is a name unless it describes."""
        for word in words:
            self.symbols.want(word.span, Sort.NOUN, None, given)
        type_ = given
        seats = False
        nouns: dict[int, str] = {}
        for index, word in enumerate(words):
            noun = self._noun_type(word.name)
            if (
                noun is not None
                and (given is None or fits(noun[0], given) or fits(given, noun[0]))
                and not isinstance(given, type(NUMBER))
            ):
                nouns[index] = noun[2]
                self._refer_noun(word)
                type_, seats = noun[0], noun[1]
                break
        kinds: tuple[str, ...] = ()
        kind_at = -1
        if not nouns:
            type_, kinds, kind_at = self._kind_noun(words, given, type_)
        if type_ is None:
            self.report.error(
                "RW309",
                f"`{words[0].name}` is not a kind of thing",
                words[0].span,
                did_you_mean(words[0].name, self._all_nouns()),
            )
            return None
        rest = [(i, word) for i, word in enumerate(words) if i not in nouns and i != kind_at]
        name = self._member_name(words, nouns, kind_at, kinds, rest, type_)
        descriptions = tuple(word for _, word in rest if word is not name)
        return _Noun(type_, name, descriptions, kinds, seats)

    def _kind_noun(
        self, words: tuple[ast.Name, ...], given: Type | None, type_: Type | None
    ) -> tuple[Type | None, tuple[str, ...], int]:
        classes = (
            [self.symbols.classes[given.cls]]
            if isinstance(given, ComponentType)
            else []
            if given is not None
            else list(self.symbols.classes.values())
        )
        for index, word in enumerate(words):
            for cls in classes:
                kinds = self.kinds_called(cls, word.name)
                if kinds:
                    self.refer_kinds(word, cls)
                    return ComponentType(cls.name, kinds[0] if len(kinds) == 1 else ""), kinds, index
        return type_, (), -1

    def _member_name(
        self,
        words: tuple[ast.Name, ...],
        nouns: dict[int, str],
        kind_at: int,
        kinds: tuple[str, ...],
        rest: list[tuple[int, ast.Name]],
        type_: Type,
    ) -> ast.Name:
        last = words[-1]
        if rest and rest[-1][1] is last and not self._describes(last, type_):
            return last
        if nouns:
            index, singular = next(iter(nouns.items()))
            return ast.Name(words[index].span, singular)
        if kind_at >= 0:
            return ast.Name(words[kind_at].span, kinds[0] if len(kinds) == 1 else type_.key)
        return ast.Name(last.span, type_.key if self._describes(last, type_) else last.name)

    def _describes(self, word: ast.Name, type_: Type) -> bool:
        return word.name in self.descriptions(type_)

    def _all_nouns(self) -> list[str]:
        plurals = [cls.decl.plural or name + "s" for name, cls in self.symbols.classes.items()]
        kinds = [kind for cls in self.symbols.classes.values() for kind in cls.kinds]
        return [
            "player",
            "seat",
            "side",
            *self.symbols.spaces,
            *self.symbols.classes,
            *plurals,
            *kinds,
            *self.symbols.enums,
        ]

    # ---- orders ---------------------------------------------------------------------------------------------

    def order(
        self, node: ast.Order, scope: Scope, member: t.Var, endings: tuple[str, ...] = ("together",)
    ) -> tuple[t.Criterion, ...]:
        """An order chain; values of `highest` and `lowest` are about `member`. `endings` may settle its ties."""
        inner = scope.child(member)
        return tuple(self._criterion(c, scope, inner, member, endings) for c in node.criteria)

    def _criterion(
        self, node: ast.Criterion, scope: Scope, inner: Scope, member: t.Var, endings: tuple[str, ...]
    ) -> t.Criterion:
        when = self.condition(node.when, scope) if node.when is not None else None
        match node.kind:
            case "highest" | "lowest":
                assert node.value is not None
                value = self.value(node.value, inner)
                if value.type.optional or not (ordered(value.type) or value.type == FLAG):
                    value = self.error("RW404", f"`{node.kind}` needs numbers", value.span)
                return t.Criterion(node.span, node.kind, value, when)
            case "clockwise" | "counterclockwise":
                assert node.value is not None
                return t.Criterion(node.span, node.kind, self._start(node.value, scope, member.type), when)
            case "option":
                assert isinstance(node.value, ast.Name)
                return self._ending_option(node, node.value, endings)
        return t.Criterion(node.span, node.kind, None, when)

    def _start(self, node: ast.Expr, scope: Scope, type_: Type) -> t.Expr:
        if not isinstance(type_, type(PLAYER) | SpaceType | SideType | ErrorType):
            return self.error(
                "RW404",
                f"{type_}s do not stand in a circle",
                node.span,
                "`clockwise from` orders players, sides and spaces",
            )
        return self.value(node, scope, type_)

    def _ending_option(self, node: ast.Criterion, name: ast.Name, endings: tuple[str, ...]) -> t.Criterion:
        symbol = self.symbols.options.get(name.name)
        self.symbols.want(name.span, Sort.ENDING)
        self.symbols.refer(name.span, symbol)
        if symbol is None:
            hint = did_you_mean(name.name, [*endings, *self.symbols.options])
            self.report.error("RW508", f"`{name.name}` says nothing about ties", name.span, hint)
            return t.Criterion(node.span, "shared", None, None)
        symbol.used = True
        if not symbol.words or not set(symbol.words) <= set(endings):
            self.report.error(
                "RW508",
                f"the option `{name.name}` has values that say nothing about ties here",
                name.span,
                f"its values must be among {', '.join(endings)}",
            )
        return t.Criterion(node.span, "option", t.OptionValue(name.span, symbol.type, symbol), None)
