"""What is in the box: classes of components with their kinds and traits; zones, purses and who sees them.

Complains about classes that do not exist, and traits and audiences that make no sense.
"""

from __future__ import annotations

from rulewright.frontend.declare.options import Declared
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.sections import AUDIENCES
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ERROR,
    FLAG,
    PLAYER,
    SIDE,
    ComponentType,
    EnumType,
    ErrorType,
    SpaceType,
    Type,
    optional,
)
from rulewright.source.diagnostic import Label
from rulewright.source.names import did_you_mean
from rulewright.source.text import Span

WITHOUT_FACE = AUDIENCES[:-1]


class Boxed(Declared):
    """Files components and places."""

    # ---- components ------------------------------------------------------------------------------------------------

    def _class_names(self, decl: doc.ClassDecl) -> None:
        cls = sym.Class(decl.name, decl.span, decl)
        self.symbols.classes[decl.name] = cls
        self._free(decl.name, decl.span, cls)
        for kind in decl.kinds:
            symbol = sym.Kind(kind.name, kind.span, decl.name, kind)
            cls.kinds[kind.name] = symbol
            if kind.name != decl.name:
                self._free(kind.name, kind.span, symbol)

    def _traits(self, decl: doc.ClassDecl) -> None:
        cls = self.symbols.classes[decl.name]
        for trait in decl.traits:
            type_, low, high = self._declared(trait.type, trait.name)
            symbol = sym.Trait(trait.name, trait.span, decl.name, type_, low, high)
            if trait.otherwise is not None:
                symbol.required = False
                if isinstance(trait.otherwise, ast.Nothing):
                    symbol.type = optional(type_)
                symbol.otherwise = self.constant(trait.otherwise, symbol.type)
            cls.traits[trait.name] = symbol
            self._own(ComponentType(decl.name), trait.name, trait.span, symbol)
        if decl.rolls is not None:
            type_, low, high = self._declared(doc.TypeDecl(decl.span, (), decl.rolls), "rolled")
            cls.rolled = sym.Trait("rolled", decl.span, decl.name, type_, low, high)
            self._own(ComponentType(decl.name), "rolled", decl.span, cls.rolled)

    def _kinds(self, decl: doc.ClassDecl) -> None:
        """Counts and trait values of kinds; these may use numbers and tables."""
        cls = self.symbols.classes[decl.name]
        cls.total = self.amount(decl.total)
        self._refer_traits(cls, decl)
        for kind in cls.kinds.values():
            kind.count = self.amount(kind.decl.count)
            self._refer_traits(cls, kind.decl)
            for value in kind.decl.traits:
                trait = cls.traits.get(value.name)
                self.symbols.refer(value.span, trait)
                if trait is None:
                    words = [*cls.traits, "count", "called", "plural", "columns", "rows"]
                    self.report.error(
                        "RW101",
                        f"`{cls.name}` has no trait `{value.name}`",
                        value.span,
                        did_you_mean(value.name, words),
                    )
                else:
                    kind.given[value.name] = self._kind_trait(trait, value)

    def _refer_traits(self, cls: sym.Class, decl: doc.ClassDecl | doc.KindDecl) -> None:
        """Note the traits that columns name, and the texts by which components are called."""
        for column in decl.columns if isinstance(decl, doc.KindDecl) else ():
            self.symbols.refer(column.span, cls.traits.get(column.text))
        for part in decl.called.parts if decl.called is not None else ():
            if isinstance(part, ast.Name):
                self.symbols.refer(part.span, cls.traits.get(part.name))

    def _kind_trait(self, trait: sym.Trait, value: doc.TraitValue) -> sym.KindTrait:
        for key, _ in value.counts:
            if isinstance(trait.type.inner, EnumType) and key.text in trait.type.inner.words:
                self.symbols.refer_word(key.span, trait.type.inner, key.text)
        if value.counts:
            counts = ((key, self.amount(count)) for key, count in value.counts)
            return sym.KindTrait(value.span, counts=tuple((key, count) for key, count in counts if count is not None))
        if isinstance(value.value, ast.KindType):
            low, high = value.value.low, value.value.high
            stretch = (self.constant(low), self.constant(high)) if low is not None and high is not None else None
            return sym.KindTrait(value.span, each=True, stretch=stretch)
        assert value.value is not None
        if isinstance(value.value, ast.Number) and isinstance(trait.type.inner, SpaceType | type(PLAYER) | type(SIDE)):
            return sym.KindTrait(value.span, t.Const(value.value.span, trait.type.inner, value.value.value - 1))
        return sym.KindTrait(value.span, self.constant(value.value, trait.type))

    # ---- places ------------------------------------------------------------------------------------------------------

    def _places(self) -> None:
        document = self.symbols.document
        for space in document.spaces:
            symbol = self.symbols.spaces[space.name]
            symbol.count, symbol.rows, symbol.columns = (
                self.constant(e) if e is not None else None for e in (space.count, space.rows, space.columns)
            )
        if document.sides is not None:
            self.symbols.sides = self.constant(document.sides)
        for zone in document.zones:
            self._zone(zone)
        for zone in document.zones:
            self._refill(zone)
        for currency in document.money:
            self._currency(currency)

    def _per(self, name: ast.Name | None) -> Type | None:
        """The owners' type: players, sides, spaces or words."""
        if name is None:
            return None
        type_ = self._type(name)
        if not isinstance(type_, type(PLAYER) | type(SIDE) | SpaceType | EnumType | ErrorType):
            self.report.error(
                "RW306",
                f"a {type_} cannot own anything",
                name.span,
                "owners are player, side, a space or an enumeration",
            )
            return ERROR
        return type_

    def _file(self, name: str, span: Span, per: Type | None, symbol: object) -> None:
        """A place or state: by its owner, and its bare name too (the whole family)."""
        if isinstance(per, ErrorType):
            self.report.lost.add(name)
        self._free(name, span, symbol)
        if per is not None:
            self._own(per, name, span, symbol)

    def _zone(self, decl: doc.ZoneDecl) -> None:
        self.symbols.want(decl.holds.span, Sort.CLASS)
        self.symbols.refer(decl.holds.span, self.symbols.classes.get(decl.holds.name))
        if decl.holds.name not in self.symbols.classes:
            hint = did_you_mean(decl.holds.name, self.symbols.classes)
            self.report.error("RW306", f"no class of components is called `{decl.holds.name}`", decl.holds.span, hint)
            self.report.lost.add(decl.name)
            return
        per = self._per(decl.per)
        zone = sym.Zone(decl.name, decl.span, decl.holds.name, per, decl.order, decl)
        zone.room = self.constant(decl.room) if decl.room is not None else None
        zone.remembered = self.constant(decl.remembered, FLAG) if decl.remembered is not None else None
        zone.seen_by = self.audience(decl.seen_by, per, AUDIENCES)
        self.symbols.zones[decl.name] = zone
        self._file(decl.name, decl.span, per, zone)
        if per is None:
            self._is_no_plural(decl)

    def _is_no_plural(self, decl: doc.ZoneDecl) -> None:
        """A zone that nobody owns is meant by its name alone, which must not mean things of a class or space."""
        nouns: list[sym.Class | sym.Space] = [*self.symbols.classes.values(), *self.symbols.spaces.values()]
        noun = next((noun for noun in nouns if decl.name == (noun.decl.plural or noun.name + "s")), None)
        if noun is not None:
            what = "class" if isinstance(noun, sym.Class) else "space"
            hint = f"choose another name, or say `plural:` for the {what}"
            self.report.error(
                "RW304",
                f"`{decl.name}` is the plural of the {what} `{noun.name}` already",
                decl.span,
                hint,
                [Label(noun.span, "declared here")],
            )
            self.report.lost.add(decl.name)

    def _refill(self, decl: doc.ZoneDecl) -> None:
        zone = self.symbols.zones.get(decl.name)
        if zone is None or decl.refilled_from is None:
            return
        other = self.symbols.zones.get(decl.refilled_from.name)
        self.symbols.want(decl.refilled_from.span, Sort.ZONE, Scope())
        self.symbols.refer(decl.refilled_from.span, other)
        if (
            other is None
            or other is zone
            or other.per is not None
            or zone.per is not None
            or zone.order != "pile"
            or other.cls != zone.cls
        ):
            hint = did_you_mean(decl.refilled_from.name, [z for z in self.symbols.zones if z != decl.name])
            self.report.error(
                "RW405",
                "a pile is refilled from one zone without owner, of the same components",
                decl.refilled_from.span,
                hint,
            )
            return
        other.used = True
        zone.refilled_from = other

    def audience(self, node: ast.Expr | None, per: Type | None, words: tuple[str, ...]) -> sym.Audience | None:
        """Who sees something: one of some words, or words by condition on options."""
        if node is None:
            return None
        cases: list[tuple[t.Expr | None, str]] = []
        at = node
        while isinstance(at, ast.Choice):
            cases.append((self.constant(at.condition, FLAG), self._audience_word(at.yes, per, words)))
            at = at.no
        cases.append((None, self._audience_word(at, per, words)))
        return sym.Audience(tuple(cases))

    def _audience_word(self, node: ast.Expr, per: Type | None, words: tuple[str, ...]) -> str:
        word = node.name if isinstance(node, ast.Name) else ""
        if word not in words:
            hint = "only what lies in zones has a face" if word == "face" else did_you_mean(word, words)
            self.report.error("RW104", f"`{node.span.text}` is not an audience here", node.span, hint)
            return "nobody"
        if word in ("owner", "side") and per not in (PLAYER, SIDE) and not isinstance(per, ErrorType):
            self.report.error(
                "RW104",
                f"`{word}` sees it, but it belongs to no player",
                node.span,
                f"add `per: player`, or choose {', '.join(w for w in words if w not in ('owner', 'side'))}",
            )
            return "nobody"
        return word

    def _currency(self, decl: doc.CurrencyDecl) -> None:
        currency = sym.Currency(decl.name, decl.span, decl, decl.piece_values)
        if decl.pieces_when is not None:
            currency.pieces_when = self.constant(decl.pieces_when, FLAG)
        self.symbols.currencies[decl.name] = currency
        self._free(decl.name, decl.span, currency)
        for purse in decl.purses:
            self._purse(purse, currency)
        for purse in decl.purses:
            self._purse_from(purse)

    def _purse(self, decl: doc.PurseDecl, currency: sym.Currency) -> None:
        per = self._per(decl.per)
        purse = sym.Purse(decl.name, decl.span, currency, per, decl)
        purse.start = self.amount(decl.start)
        purse.at_most = self.constant(decl.at_most) if decl.at_most is not None else None
        purse.may_owe = self.constant(decl.may_owe, FLAG) if decl.may_owe is not None else None
        purse.seen_by = self.audience(decl.seen_by, per, WITHOUT_FACE)
        self.symbols.purses[decl.name] = purse
        self._file(decl.name, decl.span, per, purse)

    def _purse_from(self, decl: doc.PurseDecl) -> None:
        if decl.from_ is None:
            return
        source = self.symbols.purses.get(decl.from_.name)
        self.symbols.want(decl.from_.span, Sort.PURSE, Scope())
        self.symbols.refer(decl.from_.span, source)
        if source is None or source.per is not None or source.currency is not self.symbols.purses[decl.name].currency:
            hint = did_you_mean(decl.from_.name, [p for p, purse in self.symbols.purses.items() if purse.per is None])
            self.report.error(
                "RW405", f"`{decl.from_.name}` is not a purse without owner of this currency", decl.from_.span, hint
            )
            return
        source.used = True
        self.symbols.purses[decl.name].from_ = source

    def amount(self, node: ast.Expr | doc.ByPlayers | None) -> sym.Amount | None:
        """A constant number, or one for each player count."""
        if node is None:
            return None
        if isinstance(node, doc.ByPlayers):
            return sym.Amount(node.span, None, self.by_players(node))
        return sym.Amount(node.span, self.constant(node), {})

    def by_players(self, node: doc.ByPlayers) -> dict[int, t.Expr]:
        """A complete map from player counts to constants."""
        header = self.symbols.document.header
        found = {count: self.constant(value) for count, _, value in node.cases}
        missing = [count for count in range(header.low, header.high + 1) if count not in found]
        if missing:
            self.report.error(
                "RW507",
                f"nothing is said for {', '.join(map(str, missing))} players",
                node.span,
                "name every number of players from the header",
            )
        for count, span, _ in node.cases:
            if not header.low <= count <= header.high:
                self.report.error(
                    "RW507", f"the game is not for {count} players", span, f"it is for {header.low} to {header.high}"
                )
        return found
