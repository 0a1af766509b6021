"""Collects what a document declares: names first, then types, then constant expressions.

Complains about names declared twice, types and classes that do not exist, and audiences, options and traits that make
no sense. Bodies of rules come later (`rulewright.semantics.rules`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.semantics import symbols as sym
from rulewright.semantics import typed as t
from rulewright.semantics.builtins import BUILTINS
from rulewright.semantics.references import Sort
from rulewright.semantics.rules import Rules
from rulewright.semantics.scope import Scope
from rulewright.semantics.types import ERROR, FLAG, NUMBER, PLAYER, SIDE, ComponentType, EnumType, ErrorType, SpaceType, Type, optional
from rulewright.source.diagnostic import Label
from rulewright.source.names import did_you_mean
from rulewright.source.text import Span
from rulewright.syntax import ast
from rulewright.syntax import document as doc
from rulewright.syntax.nodes import Entry, Mapping, Node, Scalar, number_in
from rulewright.syntax.sections import AUDIENCES

LANGUAGE_WORDS = {
    "yes", "no", "none", "players", "others", "everyone", "nobody", "player", "seat", "side", "flag", "number",
    "face_up", "face_down", "game", "me", *BUILTINS,
    "first", "last", "count", "any", "all", "sum", "max", "min", "the", "random", "not", "and", "or", "if", "else", "for", "in", "is", "where",
    "by", "then", "when", "to", "from", "mod", "rounded", "exactly", "up", "down", "clockwise", "counterclockwise", "highest", "lowest",
}  # fmt: skip
MOST_ROWS = 10_000
WITHOUT_FACE = AUDIENCES[:-1]


class Declarations(Rules):
    """Fills `symbols` from the document, in the order in which sections depend on each other."""

    def declare(self) -> None:
        document = self.symbols.document
        for option in document.options:
            self._option(option)
        for number in document.numbers:
            symbol = sym.Number(number.name, number.span, number)
            self.symbols.numbers[number.name] = symbol
            self._free(number.name, number.span, symbol)
        for space in document.spaces:
            item = sym.Space(space.name, space.span, space, ring=space.ring)
            self.symbols.spaces[space.name] = item
            self._free(space.name, space.span, item)
        self._enums()
        for cls in document.components:
            self._class_names(cls)
        for cls in document.components:
            self._traits(cls)
        self._places()
        for state in document.state:
            self._state(state)
        self._tables()
        for cls in document.components:
            self._kinds(cls)
        self._callables()

    # ---- names ------------------------------------------------------------------------------------------------

    def _free(self, name: str, span: Span, symbol: object) -> None:
        """Files a name that stands without an owner."""
        first = self.symbols.free.get(name)
        if name in LANGUAGE_WORDS:
            self.report.error("RW312", f"`{name}` is a word of the language", span, "choose another name")
        elif isinstance(first, sym.Symbol):
            self.report.error("RW304", f"`{name}` is declared twice", span, "one name, one meaning", [Label(first.span, "first declared here")])
            self.report.lost.add(name)
        else:
            self.symbols.free[name] = symbol

    def _own(self, owner: Type, name: str, span: Span, symbol: object) -> None:
        first = self.symbols.owned.get((owner.key, name))
        if isinstance(first, sym.Symbol):
            self.report.error("RW304", f"`{owner.key}.{name}` is declared twice", span, "one name, one meaning", [Label(first.span, "first declared here")])
            self.report.lost.add(name)
        else:
            self.symbols.owned[(owner.key, name)] = symbol

    def _type(self, name: ast.Name) -> Type:
        found = self.type_named(name.name)
        self.symbols.want(name.span, Sort.TYPE)
        self.symbols.refer_type(name.span, name.name)
        if found is None:
            known = ["flag", "player", "seat", "side", *self.symbols.spaces, *self.symbols.classes, *self.symbols.enums]
            self.report.error("RW306", f"no type is called `{name.name}`", name.span, did_you_mean(name.name, known))
            return ERROR
        return found

    def _enum(self, name: str, words: tuple[tuple[str, Span], ...], span: Span) -> EnumType:
        seen: dict[str, Span] = {}
        for word, place in words:
            if word in seen:
                self.report.error("RW304", f"the word `{word}` stands twice", place, "keep one", [Label(seen[word], "first written here")])
            seen[word] = place
        enum = EnumType(name, tuple(seen))
        first = self.symbols.enums.setdefault(name, enum)
        if first != enum:
            self.report.error("RW304", f"two lists of words are called `{name}`", span, "rename one: a list is named after its trait, option or state")
        return first

    # ---- options ----------------------------------------------------------------------------------------------

    def _option(self, decl: doc.OptionDecl) -> None:
        if decl.range is not None:
            low, high = self._literal_number(decl.range.low), self._literal_number(decl.range.high)
            if low is None or high is None:
                self.report.lost.add(decl.name)
                return
            option = sym.Option(decl.name, decl.span, NUMBER, decl, (), low, high)
        elif decl.values:
            words = tuple(word for word, _ in decl.values)
            if set(words) == {"yes", "no"}:
                option = sym.Option(decl.name, decl.span, FLAG, decl, ("no", "yes"), 0, 1)
            else:
                enum = self._enum(decl.name, decl.values, decl.span)
                option = sym.Option(decl.name, decl.span, enum, decl, enum.words, 0, len(enum.words) - 1)
        else:
            return
        if option.high <= option.low:
            self.report.error("RW303", f"the option `{decl.name}` has no choice", decl.span, "give at least two values, or make it a number")
        self.symbols.options[decl.name] = option
        self._free(decl.name, decl.span, option)
        self._defaults(option)

    def _literal_number(self, node: ast.Expr) -> int | None:
        if isinstance(node, ast.Number) and node.value < 10_000:
            return node.value
        self.report.error("RW303", "the values of an option are plain numbers", node.span, "such as 1..9")
        return None

    def _defaults(self, option: sym.Option) -> None:
        header = self.symbols.document.header
        counts = range(header.low, header.high + 1)
        node = option.decl.default
        if isinstance(node, Mapping):
            given = {entry.key.number: entry.value for entry in node}
            for count in counts:
                if count not in given:
                    self.report.error("RW507", f"no default for {count} players", option.span, "name every number of players")
            option.default = {count: self._option_value(option, given.get(count)) for count in counts}
        else:
            option.default = dict.fromkeys(counts, self._option_value(option, node))

    def _option_value(self, option: sym.Option, node: Node | None) -> int:
        if node is None:
            return option.words.index(option.decl.values[0][0]) if option.words else option.low
        text = node.text if isinstance(node, Scalar) else ""
        if text in option.words:
            self.symbols.refer_word(node.span, option.type, text)
            return option.words.index(text)
        number = node.number if isinstance(node, Scalar) else None
        if not option.words and number is not None and option.low <= number <= option.high:
            return number
        allowed = list(option.words) or [f"{option.low}..{option.high}"]
        self.report.error("RW513", f"`{text}` is not a value of `{option.name}`", node.span, did_you_mean(text, allowed))
        return option.low

    # ---- enumerations -------------------------------------------------------------------------------------------

    def _enums(self) -> None:
        """Lists of words, wherever they are declared: they may be used before."""
        document = self.symbols.document
        for cls in document.components:
            for trait in cls.traits:
                if trait.type.words:
                    self._enum(trait.name, trait.type.words, trait.span)
        for state in document.state:
            if state.type.words:
                self._enum(state.name, state.type.words, state.span)

    def _declared(self, decl: doc.TypeDecl, name: str) -> tuple[Type, t.Expr | None, t.Expr | None]:
        """A declared type and, for numbers, its ends."""
        if decl.words:
            return self.symbols.enums[name], None, None
        kind = decl.kind
        assert kind is not None
        if kind.form == "range" and kind.low is not None and kind.high is not None:
            low, high = self.constant(kind.low), self.constant(kind.high)
            return (optional(NUMBER) if kind.optional else NUMBER), low, high
        if kind.name is None:
            self.report.error("RW306", "`each` is not a type", decl.span, "write a type: a range, a list of words, or a name")
            return ERROR, None, None
        type_ = self._type(kind.name)
        if type_ == NUMBER:
            self.report.error("RW306", "a number needs its range", decl.span, "write `0..10`")
            return ERROR, None, None
        return (optional(type_) if kind.optional else type_), None, None

    def constant(self, node: ast.Expr, expected: Type = NUMBER) -> t.Expr:
        """An expression over numbers, options, tables and the player count only."""
        typed = self.value(node, Scope(), expected)
        bad = first_variable(typed)
        if bad is not None:
            self.report.error("RW313", "this must be fixed before play: only numbers, options, tables and `players` may stand here", bad.span)
            return t.Const(node.span, ERROR, 0)
        return typed

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
                    self.report.error("RW101", f"`{cls.name}` has no trait `{value.name}`", value.span, did_you_mean(value.name, words))
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
            symbol.count, symbol.rows, symbol.columns = (self.constant(e) if e is not None else None for e in (space.count, space.rows, space.columns))
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
            self.report.error("RW306", f"a {type_} cannot own anything", name.span, "owners are player, side, a space or an enumeration")
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
            self.report.error("RW304", f"`{decl.name}` is the plural of the {what} `{noun.name}` already", decl.span, hint, [Label(noun.span, "declared here")])
            self.report.lost.add(decl.name)

    def _refill(self, decl: doc.ZoneDecl) -> None:
        zone = self.symbols.zones.get(decl.name)
        if zone is None or decl.refilled_from is None:
            return
        other = self.symbols.zones.get(decl.refilled_from.name)
        self.symbols.want(decl.refilled_from.span, Sort.ZONE, Scope())
        self.symbols.refer(decl.refilled_from.span, other)
        if other is None or other is zone or other.per is not None or zone.per is not None or zone.order != "pile" or other.cls != zone.cls:
            hint = did_you_mean(decl.refilled_from.name, [z for z in self.symbols.zones if z != decl.name])
            self.report.error("RW405", "a pile is refilled from one zone without owner, of the same components", decl.refilled_from.span, hint)
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
            self.report.error("RW104", f"`{word}` sees it, but it belongs to no player", node.span, f"add `per: player`, or choose {', '.join(w for w in words if w not in ('owner', 'side'))}")
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
            self.report.error("RW405", f"`{decl.from_.name}` is not a purse without owner of this currency", decl.from_.span, hint)
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
            self.report.error("RW507", f"nothing is said for {', '.join(map(str, missing))} players", node.span, "name every number of players from the header")
        for count, span, _ in node.cases:
            if not header.low <= count <= header.high:
                self.report.error("RW507", f"the game is not for {count} players", span, f"it is for {header.low} to {header.high}")
        return found

    # ---- state, tables ---------------------------------------------------------------------------------------------

    def _state(self, decl: doc.StateDecl) -> None:
        type_, low, high = self._declared(decl.type, decl.name)
        if isinstance(type_.inner, ComponentType):
            self.report.error("RW314", "components are not kept in state", decl.type.span, "let them lie in a zone, with `room: 1` if there is one")
            type_ = ERROR
        keys = tuple(key for key in (self._per(name) for name in decl.per) if key is not None)
        state = sym.State(decl.name, decl.span, type_, keys, decl, low, high)
        if decl.start is not None:
            state.start = self.constant(decl.start, type_)
        if decl.seen_by is None:
            state.seen_by = sym.Audience(((None, "everyone"),))
        else:
            state.seen_by = self.audience(decl.seen_by, keys[0] if keys else None, WITHOUT_FACE)
        self.symbols.states.append(state)
        self._file(decl.name, decl.span, keys[0] if len(keys) == 1 else None, state)

    def _tables(self) -> None:
        for decl in self.symbols.document.tables:
            table = self._table_head(decl)
            if table is None:
                self.report.lost.add(decl.signature.name.name)
            else:
                self.symbols.tables.append(table)
                if decl.signature.owner is not None:
                    self._own(table.keys[0], table.name, decl.span, table)
                else:
                    self._free(table.name, decl.span, table)
        for number in self.symbols.numbers.values():
            number.amount = self.amount(number.decl.value)
        for table in self.symbols.tables:
            self._rows(table, table.decl.rows, ((),))

    def _table_head(self, decl: doc.TableDecl) -> sym.Table | None:
        signature = decl.signature
        keys: list[Type] = [self._key_type(p.type) for p in signature.parameters]
        ranges: list[tuple[int, int] | None] = [None] * len(keys)
        for key in signature.keys:
            if isinstance(key, ast.KeyRange):
                if not 1 <= key.high - key.low + 1 <= MOST_ROWS:
                    hint = "write the lower end first" if key.high < key.low else "a term can work out what follows a rule"
                    self.report.error("RW507", f"these are {max(0, key.high - key.low + 1):,} keys; from 1 to {MOST_ROWS:,} are possible", key.span, hint)
                    return None
                keys.append(NUMBER)
                ranges.append((key.low, key.high))
            else:
                keys.append(self._key_type(key))
                ranges.append(None)
        if not keys:
            self.report.error("RW507", f"the table `{signature.name.name}` has no key", decl.span, "write `owner.name:` or `name by key:`")
            return None
        if any(isinstance(key, ErrorType) for key in keys):
            return None
        return sym.Table(signature.name.name, decl.span, tuple(keys), tuple(ranges), decl, NUMBER)

    def _key_type(self, name: ast.Name) -> Type:
        type_ = self._type(name)
        if not isinstance(type_, EnumType | SpaceType | type(PLAYER) | type(SIDE) | ErrorType):
            self.report.error("RW306", f"a table cannot have {type_}s as keys", name.span, "keys are words, players, spaces, or a range of numbers such as `1..13`")
            return ERROR
        return type_

    def _rows(self, table: sym.Table, rows: Mapping, before: tuple[tuple[int, ...], ...]) -> None:
        """Rows of one level, below all the keys `before`; completeness is judged when the sizes are known."""
        for entry in rows:
            found = self._row_keys(table, len(before[0]), entry.key)
            if len(before) * len(found) > MOST_ROWS:
                self.report.error("RW507", f"a table may have {MOST_ROWS:,} rows; these are {len(before) * len(found):,}", entry.span, "a term can work out what follows a rule")
                continue
            keys = tuple((*first, key) for first in before for key in found)
            if keys and len(keys[0]) == len(table.keys):
                self._cells(table, keys, entry)
            elif keys and isinstance(entry.value, Mapping):
                self._rows(table, entry.value, keys)
            elif keys:
                self.report.error("RW507", "this row needs another level of keys", entry.span)

    def _cells(self, table: sym.Table, keys: tuple[tuple[int, ...], ...], entry: Entry) -> None:
        """One value for one or more keys."""
        if not isinstance(entry.value, Scalar):
            self.report.error("RW507", "a value is needed here", entry.value.span, f"this table has {len(table.keys)} key(s)")
            return
        value = self.parse_value(entry.value)
        if value is None:
            return
        if any(key in table.rows for key in keys):
            self.report.error("RW507", f"the key `{entry.name}` is covered by another row", entry.span, "rows may not overlap")
        table.rows.update(dict.fromkeys(keys, self.constant(value)))

    def parse_value(self, node: Scalar) -> ast.Expr | None:
        from rulewright.syntax.expressions import parse  # noqa: PLC0415

        value: ast.Expr | None = parse(node, "value", self.report)
        return value

    def _row_keys(self, table: sym.Table, depth: int, key: Scalar) -> Sequence[int]:
        type_, range_ = table.keys[depth], table.ranges[depth]
        if isinstance(type_, EnumType):
            self.symbols.want(key.span, Sort.VALUE, Scope(), type_)
            if key.text in type_.words:
                self.symbols.refer_word(key.span, type_, key.text)
                return [type_.words.index(key.text)]
            if key.text == "none":
                return [-1]
            self.report.error("RW311", f"`{key.text}` is not a word of {type_}", key.span, did_you_mean(key.text, type_.words))
            return []
        low, _, high = key.text.partition("..")
        first, last = number_in(low), number_in(high or low)
        if first is not None and last is not None:
            base = 0 if range_ is not None else 1
            if range_ is None and first < 1:
                self.report.error("RW507", f"a {type_} is numbered from 1", key.span, "change the key")
                return []
            if first > last:
                self.report.error("RW507", f"the range {first}..{last} is empty", key.span, "write the lower end first")
                return []
            if range_ is not None and not range_[0] <= first <= last <= range_[1]:
                self.report.error("RW507", f"the keys of this table run from {range_[0]} to {range_[1]}", key.span, "change the key, or the range after `by`")
                return []
            return range(first - base, last + 1 - base)
        self.report.error("RW507", f"`{key.text}` is not a key of this table", key.span, "write a number or a range such as 1..13")
        return []

    # ---- what takes parameters ----------------------------------------------------------------------------------------

    def _parameters(self, signature: ast.Signature) -> tuple[t.Var, ...]:
        found: dict[str, t.Var] = {}
        for parameter in signature.parameters:
            name = parameter.name.name
            if name in found:
                self.report.error("RW304", f"two parameters are called `{name}`", parameter.span, "rename one")
            found[name] = t.Var(name, self._type(parameter.type), parameter.name.span, "parameter")
            self.symbols.variables += 1
        if signature.keys:
            self.report.error("RW105", "`by` belongs to tables", signature.span, "parameters stand in parentheses")
        return tuple(found.values())

    def _callables(self) -> None:
        document, symbols = self.symbols.document, self.symbols
        for term in document.terms:
            self._term(term)
        for effect in document.effects:
            name = effect.signature.name
            item = sym.Effect(name.name, effect.span, self._parameters(effect.signature), effect)
            self._file_in(symbols.effects, name, item)
        for action in document.actions:
            name = action.signature.name
            me = t.Var("me", PLAYER, action.span, "parameter", used=True)
            chosen = sym.Action(name.name, action.span, self._parameters(action.signature), action, me)
            if action.seen_by is not None:
                chosen.seen_by = self.audience(action.seen_by, PLAYER, ("everyone", "owner"))
            self._file_in(symbols.actions, name, chosen)
        for priority in document.priorities:
            self._file_in(symbols.priorities, priority.signature.name, sym.Priority(priority.signature.name.name, priority.span, self._parameters(priority.signature), priority))
        for payout in document.payouts:
            self._file_in(symbols.payouts, payout.signature.name, sym.Payout(payout.signature.name.name, payout.span, self._parameters(payout.signature), payout))
        for phase in document.phases:
            self._file_in(symbols.phases, phase.signature.name, sym.Phase(phase.signature.name.name, phase.span, self._parameters(phase.signature), phase))

    def _file_in(self, table: dict[str, Any], name: ast.Name, symbol: sym.Symbol) -> None:
        if name.name in table:
            self.report.error("RW304", f"`{name.name}` is declared twice", name.span, "one name, one meaning", [Label(table[name.name].span, "first declared here")])
            return
        table[name.name] = symbol

    def _term(self, decl: doc.TermDecl) -> None:
        parameters = self._parameters(decl.signature)
        owner = parameters[0].type if decl.signature.owner is not None and parameters else None
        term = sym.Term(decl.signature.name.name, decl.span, parameters, decl, owner)
        self.symbols.terms.append(term)
        if owner is not None and not isinstance(owner, ErrorType):
            self._own(owner, term.name, decl.span, term)
        elif owner is None:
            self._free(term.name, decl.span, term)




def first_variable(expr: t.Expr) -> t.Expr | None:
    """The first part of an expression that is not fixed before play."""
    match expr:
        case t.Const() | t.OptionValue() | t.NumberValue() | t.Players():
            return None
        case t.Arithmetic(left=left, right=right) | t.Compare(left=left, right=right):
            return first_variable(left) or first_variable(right)
        case t.Logic(items=items) | t.Extreme(items=items) | t.TableAt(keys=items):
            return next((bad for bad in map(first_variable, items) if bad is not None), None)
        case t.Not(value=value):
            return first_variable(value)
        case t.Choice(condition=condition, yes=yes, no=no):
            return first_variable(condition) or first_variable(yes) or first_variable(no)
    return expr


