"""Names, and what belongs to things: words, literals, `x.name`, tables and terms with arguments."""

from __future__ import annotations

from rulewright.frontend.language import function_table as builtins
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
    EnumType,
    ErrorType,
    NoneType,
    SpaceType,
    Type,
    article,
    fits,
    optional,
)
from rulewright.frontend.typing.context import Entrance
from rulewright.frontend.typing.narrowing import narrowed_type
from rulewright.source.names import did_you_mean
from rulewright.source.text import Span


class Named(Entrance):
    """Types whatever is called by a name."""

    def _name(self, node: ast.Name, scope: Scope, expected: Type | None) -> t.Expr:
        self.symbols.want(node.span, Sort.VALUE, scope, expected)
        var = scope.find(node.name)
        if var is not None:
            var.used = True
            self.symbols.refer(node.span, var)
            return t.Local(node.span, narrowed_type(scope, var), var)
        if node.name == "players":
            return t.Players(node.span, NUMBER)
        wanted = expected.inner if expected is not None else None
        if isinstance(wanted, EnumType) and node.name in wanted.words:
            self.symbols.refer_word(node.span, wanted, node.name)
            return t.Const(node.span, wanted, wanted.words.index(node.name))
        symbol = self.symbols.free.get(node.name)
        if symbol is not None:
            return self._symbol(node, symbol, scope)
        if isinstance(wanted, EnumType):
            hint = did_you_mean(node.name, [*wanted.words, *scope])
            return self.error("RW311", f"`{node.name}` is not a word of {wanted}", node.span, hint)
        return self._word(node, scope)

    def _word(self, node: ast.Name, scope: Scope) -> t.Expr:
        """A bare word where nothing says which enumeration is meant: fine if only one has it."""
        found = [enum for enum in self.symbols.enums.values() if node.name in enum.words]
        if len(found) == 1:
            self.symbols.refer_word(node.span, found[0], node.name)
            return t.Const(node.span, found[0], found[0].words.index(node.name))
        return self.unknown(node, scope)

    def _symbol(self, node: ast.Name, symbol: object, scope: Scope) -> t.Expr:
        span = node.span
        self.symbols.refer(span, symbol)
        if isinstance(symbol, sym.Symbol):
            symbol.used = True
        match symbol:
            case sym.Option():
                return t.OptionValue(span, symbol.type, symbol)
            case sym.Number():
                return t.NumberValue(span, NUMBER, symbol)
            case sym.Term() if not symbol.signature:
                return t.TermCall(span, self.term_type(symbol), symbol, ())
            case sym.State() if not symbol.per:
                return t.StateOf(span, symbol.type, symbol, ())
            case sym.Purse() if symbol.per is None:
                return t.PurseOf(span, NUMBER, t.PursePlace(span, symbol, None))
            case sym.Zone():
                return self.error(
                    "RW308",
                    f"`{node.name}` is a place, not a value",
                    span,
                    f"ask about what lies there: `count({node.name})`, `any({node.name})`",
                )
            case sym.Purse() | sym.State() if self._was_no_name(node, scope):
                return t.Const(span, ERROR, 0)
            case sym.Purse() | sym.State():
                return self._of_nobody(node, symbol)
            case sym.Term():
                return self.error(
                    "RW307",
                    f"`{node.name}` needs {len(symbol.signature)} argument(s)",
                    span,
                    f"write `{node.name}(...)`",
                )
            case sym.Table():
                return self.error("RW307", f"the table `{node.name}` needs a key", span, f"write `{node.name}[...]`")
            case _:
                return self.error(
                    "RW308",
                    f"`{node.name}` is a kind of thing, not a thing",
                    span,
                    "give the thing a name: a pick, a loop or a parameter does",
                )

    def _of_nobody(self, node: ast.Name, symbol: sym.Purse | sym.State) -> t.Expr:
        """What everyone has one of, or every pair, without saying whose is meant."""
        owners = symbol.per if isinstance(symbol, sym.State) else (symbol.per,)
        whose = f"{owners[0]}.{node.name}" if len(owners) == 1 else f"{node.name}[{', '.join(map(str, owners))}]"
        return self.error(
            "RW308",
            f"every {' and '.join(map(str, owners))} has its own `{node.name}`",
            node.span,
            f"say whose: `{whose}`",
        )

    def _literal(self, node: ast.Literal) -> t.Expr:
        type_ = self._numbered(node.type)
        self.symbols.refer(
            Span(node.span.source, node.span.start, node.span.start + len(node.type)),
            self.symbols.spaces.get(node.type),
        )
        if type_ is None:
            hint = did_you_mean(node.type, ["player", "side", *self.symbols.spaces])
            return self.error("RW306", f"`{node.type}` has no numbered members", node.span, hint)
        if node.number < 1 or node.number > 10_000:
            return self.error("RW409", f"`{node.type}`s are numbered from 1", node.span)
        return t.Const(node.span, type_, node.number - 1)

    def _numbered(self, name: str) -> Type | None:
        if name in ("player", "seat"):
            return PLAYER
        if name == "side":
            return SIDE
        space = self.symbols.spaces.get(name)
        if space is not None:
            space.used = True
            return SpaceType(name)
        return None

    def _belonging(self, node: ast.Belonging, scope: Scope) -> t.Expr:
        owner = self._owner(node.owner, scope, node.name.name)
        if isinstance(owner.type, ErrorType):
            self._want_of_type(node, scope)
            return owner
        self.symbols.want(node.name.span, Sort.OWNED, scope, owner.type)
        symbol = self.find_owned(owner.type, node.name)
        self.symbols.refer(node.name.span, symbol)
        if symbol is None:
            return self.error(
                "RW310",
                f"{article(owner.type.inner)} has no `{node.name.name}`",
                node.name.span,
                did_you_mean(node.name.name, self.owned_names(owner.type)),
            )
        if isinstance(symbol, sym.Symbol):
            symbol.used = True
        if node.arguments is not None and not isinstance(symbol, sym.Term):
            return self.error("RW307", f"`{node.name.name}` takes no arguments", node.span)
        match symbol:
            case sym.Trait():
                type_ = optional(symbol.type) if owner.type.optional else symbol.type
                return t.TraitOf(node.span, type_, owner, symbol)
            case sym.Zone():
                hint = "ask about what lies there: `count(...)`, `any(...)`, `first(...)`"
                return self.error("RW308", f"`{node.name.name}` is a place, not a value", node.span, hint)
        if owner.type.optional and not (isinstance(symbol, sym.Table) and (-1,) in symbol.rows):
            return self._mismatch(owner, owner.type.inner)
        match symbol:
            case sym.State():
                return t.StateOf(node.span, symbol.type, symbol, (owner,))
            case sym.Purse():
                return t.PurseOf(node.span, NUMBER, t.PursePlace(node.span, symbol, owner))
            case sym.Table():
                return t.TableAt(node.span, symbol.type, symbol, (owner,))
            case sym.Term():
                arguments = self.arguments(node.span, symbol, node.arguments or (), scope, first=owner)
                return t.TermCall(node.span, self.term_type(symbol), symbol, arguments)
        raise AssertionError(symbol)

    def _want_of_type(self, node: ast.Belonging, scope: Scope) -> None:
        """Before a dot stands the name of a type, perhaps while somebody writes `card.value for card in ...`."""
        if isinstance(node.owner, ast.Name):
            self.symbols.want(node.name.span, Sort.OWNED, scope, self.type_named(node.owner.name))

    def _owner(self, node: ast.Expr, scope: Scope, owned: str) -> t.Expr:
        """An owner before a dot and what it owns; a type's name there is a common slip with a better message."""
        if (
            isinstance(node, ast.Name)
            and scope.find(node.name) is None
            and isinstance(self.type_named(node.name), SpaceType | ComponentType | type(PLAYER) | type(SIDE))
        ):
            self.symbols.refer_type(node.span, node.name)
            self.symbols.want(node.span, Sort.VALUE, scope)
            hint = f"loop over them (`for {node.name}`), or name one as a parameter or pick"
            if isinstance(self.symbols.free.get(owned), sym.Zone):
                hint = f"for all of them write `{owned}` alone; for one, {hint}"
            return self.error("RW305", f"no {node.name} is named here", node.span, hint)
        return self.value(node, scope)

    def find_owned(self, owner: Type, name: ast.Name) -> object | None:
        return self.symbols.owned.get((owner.key, name.name))

    def owned_names(self, owner: Type) -> list[str]:
        return [name for key, name in self.symbols.owned if key == owner.key]

    def type_named(self, name: str) -> Type | None:
        """A type by its name, or none."""
        simple = {"flag": FLAG, "number": NUMBER, "player": PLAYER, "seat": PLAYER, "side": SIDE}
        if name in simple:
            return simple[name]
        symbol = self.symbols.free.get(name)
        match symbol:
            case sym.Space():
                symbol.used = True
                return SpaceType(name)
            case sym.Class():
                return ComponentType(name)
            case sym.Kind():
                return ComponentType(symbol.cls, name)
            case sym.Option() if isinstance(symbol.type, EnumType):
                return symbol.type
        return self.symbols.enums.get(name)

    def _index(self, node: ast.Index, scope: Scope) -> t.Expr:
        symbol = self.symbols.free.get(node.name.name)
        self.symbols.want(node.name.span, Sort.VALUE, scope)
        self.symbols.refer(node.name.span, symbol)
        if isinstance(symbol, sym.Table):
            symbol.used = True
            wanted: tuple[Type, ...] = symbol.keys
        elif isinstance(symbol, sym.State):
            symbol.used = True
            wanted = symbol.per
        else:
            return self._no_table(node, symbol)
        if len(wanted) != len(node.arguments):
            return self.error(
                "RW307", f"`{node.name.name}` takes {len(wanted)} key(s), not {len(node.arguments)}", node.span
            )
        keys = tuple(self.value(argument, scope, want) for argument, want in zip(node.arguments, wanted, strict=True))
        if isinstance(symbol, sym.Table):
            return t.TableAt(node.span, symbol.type, symbol, keys)
        return t.StateOf(node.span, symbol.type, symbol, keys)

    def _no_table(self, node: ast.Index, symbol: object) -> t.Expr:
        """Something else has a key in brackets, as in other languages a list would."""
        name = node.name.name
        if isinstance(symbol, sym.Zone):
            hint = f"write `first({name})` or `last({name})`"
            return self.error("RW308", f"`{name}` is a place, not a list with numbers", node.name.span, hint)
        owned = [key for key, other in self.symbols.owned if other == name]
        hint = (
            f"what belongs to a thing is written with a dot: `{owned[0]}.{name}`"
            if owned
            else did_you_mean(name, [table.name for table in self.symbols.tables])
        )
        return self.error("RW305", f"no table is called `{name}`", node.name.span, hint)

    def _apply(self, node: ast.Apply, scope: Scope) -> t.Expr:
        name = node.name.name
        self.symbols.want(node.name.span, Sort.VALUE, scope)
        if name in builtins.BUILTINS:
            self.symbols.refer(node.name.span, builtins.BUILTINS[name])
            return self._builtin(node, scope)
        type_ = self._numbered(name)
        if type_ is not None:
            self.symbols.refer(node.name.span, self.symbols.spaces.get(name))
            if len(node.arguments) != 1:
                return self.error("RW307", f"`{name}(...)` takes one number", node.span)
            return t.FromNumber(node.span, type_, self.number(node.arguments[0], scope))
        symbol = self.symbols.free.get(name) or self._owned_term(name)
        if not isinstance(symbol, sym.Term):
            terms = [term.name for term in self.symbols.terms]
            hint = did_you_mean(name, [*terms, *builtins.BUILTINS, *self.symbols.spaces])
            return self.error("RW305", f"no term or function is called `{name}`", node.name.span, hint)
        symbol.used = True
        self.symbols.refer(node.name.span, symbol)
        arguments = self.arguments(node.span, symbol, node.arguments, scope)
        return t.TermCall(node.span, self.term_type(symbol), symbol, arguments)

    def _owned_term(self, name: str) -> sym.Term | None:
        found = [term for term in self.symbols.terms if term.name == name]
        return found[0] if len(found) == 1 else None

    def _builtin(self, node: ast.Apply, scope: Scope) -> t.Expr:
        function = builtins.BUILTINS[node.name.name]
        if len(node.arguments) != function.arity:
            return self.error(
                "RW307",
                f"`{function.name}` takes {function.arity} argument(s), not {len(node.arguments)}",
                node.span,
                function.signature,
            )
        if function.name == "payable":
            place = self.purse_place(node.arguments[1], scope)
            amount = self.number(node.arguments[0], scope)
            return t.Payable(node.span, FLAG, amount, place) if place is not None else t.Const(node.span, ERROR, 0)
        subject = self.value(node.arguments[0], scope)
        if isinstance(subject.type, ErrorType):
            return subject
        if subject.type.optional:
            return self._mismatch(subject, subject.type.inner)
        result = function.result(subject.type)
        if result is None:
            return self.error(
                "RW401", f"`{function.name}` does not work on {article(subject.type)}", subject.span, function.signature
            )
        if function.name in ("next", "previous"):
            return t.Neighbour(node.span, result, subject, 1 if function.name == "next" else -1)
        return t.Property(node.span, result, function.name, subject)

    def arguments(
        self, span: Span, symbol: sym.Callable, nodes: tuple[ast.Expr, ...], scope: Scope, first: t.Expr | None = None
    ) -> tuple[t.Expr, ...]:
        """The arguments of a call, checked against the signature; each is noted as a site of its parameter."""
        given: list[t.Expr] = [first] if first is not None else []
        wanted = symbol.signature
        if len(nodes) + len(given) != len(wanted):
            words = ", ".join(f"{var.type} {var.name}" if str(var.type) != var.name else var.name for var in wanted)
            self.error(
                "RW307",
                f"`{symbol.name}` takes {len(wanted) - len(given)} argument(s), not {len(nodes)}",
                span,
                f"its parameters: {words or 'none'}",
            )
            return tuple(t.Const(span, ERROR, 0) for _ in wanted)
        if first is not None and not fits(first.type, wanted[0].type):
            given[0] = self._mismatch(first, wanted[0].type)
        given += [self.value(node, scope, var.type) for node, var in zip(nodes, wanted[len(given) :], strict=True)]
        for var, argument in zip(wanted, given, strict=True):
            var.sites.append(argument)
        return tuple(given)

    def term_type(self, term: sym.Term) -> Type:
        """The type of a term's body, typed on first use; a term that uses itself is reported."""
        if term.type is None:
            if term.checking:
                self.error(
                    "RW601",
                    f"the term `{term.name}` uses itself",
                    term.span,
                    "terms are finite: none may use itself, directly or round about",
                )
                return ERROR
            term.checking = True
            term.body = self.value(term.decl.body, Scope(None, *term.signature))
            term.checking = False
            if term.type is None:
                term.type = ERROR if isinstance(term.body.type, NoneType) else term.body.type
        return term.type
