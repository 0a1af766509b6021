"""Values: from syntax to typed expressions.

Each form of `rulewright.syntax.ast.Expr` has one method. An unknown name or a wrong type is reported once; the
expression then has the error type, which fits everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.semantics import builtins
from rulewright.semantics import symbols as sym
from rulewright.semantics import typed as t
from rulewright.semantics.muffled import Muffled
from rulewright.semantics.references import Sort, Typed
from rulewright.semantics.scope import Scope
from rulewright.semantics.types import (
    ERROR,
    FLAG,
    NONE,
    NUMBER,
    PLAYER,
    SIDE,
    ComponentType,
    EnumType,
    ErrorType,
    NoneType,
    SetType,
    SpaceType,
    Type,
    comparable,
    fits,
    optional,
    ordered,
)
from rulewright.source.diagnostic import Fix
from rulewright.source.names import did_you_mean, instead
from rulewright.source.text import Span
from rulewright.syntax import ast

ELSEWHERE = {"null": "none", "nil": "none", "true": "yes", "false": "no", "on": "yes", "off": "no"}
"""How other languages write what this one has a word for."""

RESERVED_VALUES = ("players", "others", "everyone", "nobody")


class Values:
    """Types values. Domains and places are typed by the floor above (`Domains`)."""

    def __init__(self, symbols: sym.Symbols, report: Muffled) -> None:
        self.symbols = symbols
        self.report = report
        self.no_names: dict[t.Var, tuple[ast.Name, str]] = {}
        """Of members that are not called as their last word would have it: the word, and why it is no name."""

    # ---- what the floor above gives --------------------------------------------------------------------

    def domain(self, node: ast.Domain, scope: Scope) -> t.Domain | None:
        raise NotImplementedError

    def purse_place(self, node: ast.Expr, scope: Scope) -> t.PursePlace | None:
        raise NotImplementedError

    # ---- reporting ---------------------------------------------------------------------------------------

    def error(self, code: str, message: str, span: Span, hint: str = "") -> t.Expr:
        self.report.error(code, message, span, hint)
        return t.Const(span, ERROR, 0)

    def unknown(self, name: ast.Name, scope: Scope, more: Iterable[str] = ()) -> t.Expr:
        if self._was_no_name(name, scope):
            return t.Const(name.span, ERROR, 0)
        names = [*scope, *self.symbols.free, *RESERVED_VALUES, *more]
        words = [word for enum in self.symbols.enums.values() for word in enum.words]
        owned = [key for key, owned_name in self.symbols.owned if owned_name == name.name]
        hint = f"what belongs to a thing is written with a dot: `{owned[0]}.{name.name}`" if owned else did_you_mean(name.name, [*names, *words])
        if name.name in ELSEWHERE:
            hint = instead(name.name, ELSEWHERE[name.name])
        return self.error("RW305", f"nothing is called `{name.name}` here", name.span, hint)

    def _was_no_name(self, name: ast.Name, scope: Scope) -> bool:
        """Whether a word was meant to name a member in force and does not: told where it stands, once for all uses."""
        members = [var for known in scope if (var := scope.find(known)) is not None and var in self.no_names]
        var = next((var for var in members if self.no_names[var][0].name == name.name), None)
        if var is not None:
            word, why = self.no_names[var]
            example = f": `{var.type} p`" if var.type == PLAYER else ""
            self.report.error("RW309", why, word.span, f"the {var.type} needs another name, here and where it is meant{example}")
        return var is not None

    # ---- the entrance -------------------------------------------------------------------------------------

    def value(self, node: ast.Expr, scope: Scope, expected: Type | None = None) -> t.Expr:
        """The typed form of an expression; `expected` decides what a bare word means and is checked."""
        typed = self._form(node, scope, expected)
        self._note_type(node, typed)
        if expected is not None and not fits(typed.type, expected):
            return self._mismatch(typed, expected)
        return typed

    def _note_type(self, node: ast.Expr, typed: t.Expr) -> None:
        if self.symbols.references is not None:
            self.symbols.references.types.append(Typed(node.span, typed.type))

    def _mismatch(self, typed: t.Expr, expected: Type) -> t.Expr:
        if fits(typed.type.inner, expected):
            hint = "test it first (`x is not none and ...`), or write `the(x)`"
            return self.error("RW402", f"this may be none where {article(expected)} is needed", typed.span, hint)
        return self.error("RW401", f"{article(expected)} is needed here, and this is {article(typed.type)}", typed.span)

    def condition(self, node: ast.Expr, scope: Scope) -> t.Expr:
        return self.value(node, scope, FLAG)

    def number(self, node: ast.Expr, scope: Scope) -> t.Expr:
        return self.value(node, scope, NUMBER)

    def _form(self, node: ast.Expr, scope: Scope, expected: Type | None) -> t.Expr:
        match node:
            case ast.Number(span, value):
                if value >= 2**31:
                    return self.error("RW409", "this number is too large", span, "numbers go up to 2147483647")
                return t.Const(span, NUMBER, value)
            case ast.Flag(span, value):
                return self._flag(span, value, expected)
            case ast.Nothing(span):
                return t.Const(span, NONE, None)
            case ast.Name():
                return self._name(node, scope, expected)
            case ast.Literal():
                return self._literal(node)
            case ast.Belonging():
                return self._belonging(node, scope)
            case ast.Index():
                return self._index(node, scope)
            case ast.Apply():
                return self._apply(node, scope)
            case ast.Arithmetic(span, operator, left, right):
                return t.Arithmetic(span, NUMBER, operator, self.number(left, scope), self.number(right, scope))
            case ast.Divide(span, left, right, rounded):
                return t.Arithmetic(span, NUMBER, rounded, self.number(left, scope), self._divisor(right, scope))
            case ast.Negate(span, inner):
                return t.Arithmetic(span, NUMBER, "-", t.Const(span, NUMBER, 0), self.number(inner, scope))
            case ast.Compare():
                return self._compare(node, scope)
            case ast.Is():
                return self._is(node, scope)
            case ast.IsIn():
                return self._is_in(node, scope)
            case ast.Logic(span, operator, items):
                return self._logic(span, operator, items, scope)
            case ast.Not(span, inner):
                return t.Not(span, FLAG, self.condition(inner, self._without_facts(scope)))
            case ast.Choice():
                return self._choice(node, scope, expected)
            case ast.Range(span):
                return self.error("RW308", "a range is not a value", span, "use it as a domain: `x in 1..6`, `x is in 1..6`")
            case ast.Fold():
                return self._fold(node, scope)
            case ast.Gather():
                return self._gather(node, scope)
            case ast.Extreme(span, operator, items):
                return self._extreme(span, operator, items, scope)

    def _divisor(self, node: ast.Expr, scope: Scope) -> t.Expr:
        typed = self.number(node, scope)
        if isinstance(typed, t.Const) and typed.value == 0:
            return self.error("RW408", "a division by zero", node.span)
        return typed

    def _flag(self, span: Span, value: bool, expected: Type | None) -> t.Expr:
        wanted = expected.inner if expected is not None else None
        word = "yes" if value else "no"
        if isinstance(wanted, EnumType) and word in wanted.words:
            return t.Const(span, wanted, wanted.words.index(word))
        return t.Const(span, FLAG, int(value))

    # ---- names ----------------------------------------------------------------------------------------------

    def _name(self, node: ast.Name, scope: Scope, expected: Type | None) -> t.Expr:
        self.symbols.want(node.span, Sort.VALUE, scope, expected)
        var = scope.find(node.name)
        if var is not None:
            var.used = True
            self.symbols.refer(node.span, var)
            return t.Local(node.span, scope_type(scope, var), var)
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
                return self.error("RW308", f"`{node.name}` is a place, not a value", span, f"ask about what lies there: `count({node.name})`, `any({node.name})`")
            case sym.Purse() | sym.State() if self._was_no_name(node, scope):
                return t.Const(span, ERROR, 0)
            case sym.Purse() | sym.State():
                return self._of_nobody(node, symbol)
            case sym.Term():
                return self.error("RW307", f"`{node.name}` needs {len(symbol.signature)} argument(s)", span, f"write `{node.name}(...)`")
            case sym.Table():
                return self.error("RW307", f"the table `{node.name}` needs a key", span, f"write `{node.name}[...]`")
            case _:
                return self.error("RW308", f"`{node.name}` is a kind of thing, not a thing", span, "give the thing a name: a pick, a loop or a parameter does")

    def _of_nobody(self, node: ast.Name, symbol: sym.Purse | sym.State) -> t.Expr:
        """What everyone has one of, or every pair, without saying whose is meant."""
        owners = symbol.per if isinstance(symbol, sym.State) else (symbol.per,)
        whose = f"{owners[0]}.{node.name}" if len(owners) == 1 else f"{node.name}[{', '.join(map(str, owners))}]"
        return self.error("RW308", f"every {' and '.join(map(str, owners))} has its own `{node.name}`", node.span, f"say whose: `{whose}`")

    def _literal(self, node: ast.Literal) -> t.Expr:
        type_ = self._numbered(node.type)
        self.symbols.refer(Span(node.span.source, node.span.start, node.span.start + len(node.type)), self.symbols.spaces.get(node.type))
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
            return self.error("RW310", f"{article(owner.type.inner)} has no `{node.name.name}`", node.name.span, did_you_mean(node.name.name, self.owned_names(owner.type)))
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
        if isinstance(node, ast.Name) and scope.find(node.name) is None and isinstance(self.type_named(node.name), SpaceType | ComponentType | type(PLAYER) | type(SIDE)):
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
            return self.error("RW307", f"`{node.name.name}` takes {len(wanted)} key(s), not {len(node.arguments)}", node.span)
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
        hint = f"what belongs to a thing is written with a dot: `{owned[0]}.{name}`" if owned else did_you_mean(name, [table.name for table in self.symbols.tables])
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
            return self.error("RW307", f"`{function.name}` takes {function.arity} argument(s), not {len(node.arguments)}", node.span, function.signature)
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
            return self.error("RW401", f"`{function.name}` does not work on {article(subject.type)}", subject.span, function.signature)
        if function.name in ("next", "previous"):
            return t.Neighbour(node.span, result, subject, 1 if function.name == "next" else -1)
        return t.Property(node.span, result, function.name, subject)

    def arguments(self, span: Span, symbol: sym.Callable, nodes: tuple[ast.Expr, ...], scope: Scope, first: t.Expr | None = None) -> tuple[t.Expr, ...]:
        """The arguments of a call, checked against the signature; each is noted as a site of its parameter."""
        given: list[t.Expr] = [first] if first is not None else []
        wanted = symbol.signature
        if len(nodes) + len(given) != len(wanted):
            words = ", ".join(f"{var.type} {var.name}" if str(var.type) != var.name else var.name for var in wanted)
            self.error("RW307", f"`{symbol.name}` takes {len(wanted) - len(given)} argument(s), not {len(nodes)}", span, f"its parameters: {words or 'none'}")
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
                self.error("RW601", f"the term `{term.name}` uses itself", term.span, "terms are finite: none may use itself, directly or round about")
                return ERROR
            term.checking = True
            term.body = self.value(term.decl.body, Scope(None, *term.signature))
            term.checking = False
            if term.type is None:
                term.type = ERROR if isinstance(term.body.type, NoneType) else term.body.type
        return term.type

    # ---- comparisons and logic --------------------------------------------------------------------------------

    def _compare(self, node: ast.Compare, scope: Scope) -> t.Expr:
        if (kind := self._kind_beside(node, scope)) is not None:
            return kind
        left, right = self._sides(node.left, node.right, scope)
        self._note_type(node.left, left)
        self._note_type(node.right, right)
        if isinstance(left.type, ErrorType) or isinstance(right.type, ErrorType):
            return t.Compare(node.span, FLAG, node.operator, left, right)
        if isinstance(left.type, SetType) or isinstance(right.type, SetType) or not comparable(left.type, right.type):
            return self.error("RW403", f"{article(left.type)} cannot be compared with {article(right.type)}", node.span)
        if node.operator not in ("=", "!="):
            for side in (left, right):
                if side.type.optional:
                    return self._mismatch(side, side.type.inner)
                if not ordered(side.type):
                    return self.error("RW404", f"{article(side.type)} has no order", side.span, "only numbers, spaces and words of an enumeration are ordered")
        return t.Compare(node.span, FLAG, node.operator, left, right)

    def _kind_beside(self, node: ast.Compare, scope: Scope) -> t.Expr | None:
        """A kind on a side of `=`: a thing *is* of a kind, and equals only a thing."""
        for thing, kind in ((node.left, node.right), (node.right, node.left)):
            name = self._kind_word(kind, scope)
            if node.operator not in ("=", "!=") or not name or self._kind_word(thing, scope) or self._is_bare(thing, scope):
                continue
            if isinstance(self.value(thing, scope).type.inner, ComponentType | ErrorType):
                mended = f"{thing.span.text.strip()} is {'not ' * (node.operator == '!=')}{name}"
                self.report.error("RW308", f"`{name}` is a kind of thing, not a thing", kind.span, f"write `{mended}`", fixes=[Fix(node.span, mended, f"write `{mended}`")])
                return t.Const(node.span, ERROR, 0)
        return None

    def _kind_word(self, node: ast.Expr, scope: Scope) -> str:
        """The name of a kind or class that stands where a value should; nothing where none does."""
        name = node.name if isinstance(node, ast.Name) and scope.find(node.name) is None else ""
        return name if isinstance(self.symbols.free.get(name), sym.Kind | sym.Class) else ""

    def _sides(self, left: ast.Expr, right: ast.Expr, scope: Scope) -> tuple[t.Expr, t.Expr]:
        """Both sides of a comparison; the one that is not a bare word tells what the other means."""
        if self._is_bare(left, scope) and not self._is_bare(right, scope):
            known = self._form(right, scope, None)
            return self._side(left, scope, known), known
        known = self._form(left, scope, None)
        return known, self._side(right, scope, known)

    def _side(self, node: ast.Expr, scope: Scope, known: t.Expr) -> t.Expr:
        """The other side; a bare word beside what was reported already may be anything."""
        if isinstance(known.type, ErrorType) and self._is_bare(node, scope):
            return t.Const(node.span, ERROR, 0)
        return self._form(node, scope, self._hint_type(known))

    def _hint_type(self, known: t.Expr) -> Type | None:
        return known.type if isinstance(known.type.inner, EnumType) else None

    def _is_bare(self, node: ast.Expr, scope: Scope) -> bool:
        if isinstance(node, ast.Flag):
            return True
        return isinstance(node, ast.Name) and scope.find(node.name) is None and node.name not in self.symbols.free and node.name != "players"

    def _is(self, node: ast.Is, scope: Scope) -> t.Expr:
        subject = self.value(node.subject, scope)
        if isinstance(subject.type, ErrorType):
            return subject
        if node.word.name == "none":
            if not subject.type.optional:
                return self.error("RW403", f"this is never none: it is {article(subject.type)}", subject.span)
            test: t.Expr = t.Compare(node.span, FLAG, "=", subject, t.Const(node.word.span, NONE, None))
        else:
            found = self.description(node.word, subject, scope)
            if found is None:
                return self._not_described(node.word, subject)
            test = found
        return t.Not(node.span, FLAG, test) if node.negated else test

    def _not_described(self, word: ast.Name, subject: t.Expr) -> t.Expr:
        hint = did_you_mean(word.name, self.descriptions(subject.type))
        return self.error("RW309", f"`{word.name}` does not describe {article(subject.type.inner)}", word.span, hint)

    def description(self, word: ast.Name, subject: t.Expr, scope: Scope) -> t.Expr | None:
        """The test that `word` (a kind, trait word, face or flag) makes of `subject`; none if it makes none."""
        type_ = subject.type.inner
        self.symbols.want(word.span, Sort.DESCRIPTION, scope, type_)
        if isinstance(type_, ComponentType):
            found = self._component_description(word, subject, type_)
            if found is not None:
                return found
        if isinstance(type_, EnumType) and word.name in type_.words:
            self.symbols.refer_word(word.span, type_, word.name)
            return t.Compare(word.span, FLAG, "=", subject, t.Const(word.span, type_, type_.words.index(word.name)))
        symbol = self.symbols.owned.get((type_.key, word.name))
        if not subject.type.optional or symbol is None:
            return self._flag_of(word, subject, symbol)
        test = self._flag_of(word, t.Unwrap(subject.span, type_, subject), symbol)
        if test is None:
            return None
        there = t.Compare(word.span, FLAG, "!=", subject, t.Const(word.span, NONE, None))
        return t.Logic(word.span, FLAG, "and", (there, test))

    def _flag_of(self, word: ast.Name, subject: t.Expr, symbol: object) -> t.Expr | None:
        """A flag that belongs to the subject: worked out, stored or printed."""
        if isinstance(symbol, sym.Term) and len(symbol.signature) == 1 and self.term_type(symbol) == FLAG:
            symbol.used = True
            self.symbols.refer(word.span, symbol)
            symbol.signature[0].sites.append(subject)
            return t.TermCall(word.span, FLAG, symbol, (subject,))
        if isinstance(symbol, sym.State) and symbol.type == FLAG:
            symbol.used = True
            self.symbols.refer(word.span, symbol)
            return t.StateOf(word.span, FLAG, symbol, (subject,))
        if isinstance(symbol, sym.Trait) and symbol.type == FLAG:
            self.symbols.refer(word.span, symbol)
            return t.TraitOf(word.span, FLAG, subject, symbol)
        return None

    def _component_description(self, word: ast.Name, subject: t.Expr, type_: ComponentType) -> t.Expr | None:
        cls = self.symbols.classes[type_.cls]
        if word.name in ("face_up", "face_down"):
            return t.FaceTest(word.span, FLAG, subject, word.name == "face_up")
        kinds = self.kinds_called(cls, word.name)
        if kinds:
            self.refer_kinds(word, cls)
            return t.KindTest(word.span, FLAG, subject, cls, kinds)
        for trait in cls.traits.values():
            words = trait.type.inner.words if isinstance(trait.type.inner, EnumType) else ()
            if word.name in words:
                trait.used = True
                self.symbols.refer_word(word.span, trait.type.inner, word.name)
                value = t.TraitOf(word.span, trait.type, subject, trait)
                return t.Compare(word.span, FLAG, "=", value, t.Const(word.span, trait.type.inner, words.index(word.name)))
        return None

    def refer_kinds(self, word: ast.Name, cls: sym.Class) -> None:
        """Note that a word names a kind of a class, or the class, singular or plural."""
        if self.symbols.references is None:
            return
        found = (kind for kind in cls.kinds.values() if word.name in (kind.name, kind.decl.plural or kind.name + "s"))
        self.symbols.refer(word.span, next(found, cls))

    def kinds_called(self, cls: sym.Class, word: str) -> tuple[str, ...]:
        """The kinds of a class that a word names, singular or plural."""
        for kind in cls.kinds.values():
            if word in (kind.name, kind.decl.plural or kind.name + "s"):
                kind.used = True
                return (kind.name,)
        if word in (cls.name, cls.decl.plural or cls.name + "s"):
            return tuple(cls.kinds)
        return ()

    def descriptions(self, type_: Type) -> list[str]:
        """Words that describe a thing of this type, for hints."""
        inner = type_.inner
        words = [name for key, name in self.symbols.owned if key == inner.key]
        if isinstance(inner, ComponentType):
            cls = self.symbols.classes[inner.cls]
            words += [*cls.kinds, "face_up", "face_down"]
            words += [w for trait in cls.traits.values() if isinstance(trait.type.inner, EnumType) for w in trait.type.inner.words]
        if isinstance(inner, EnumType):
            words += inner.words
        return words

    def _is_in(self, node: ast.IsIn, scope: Scope) -> t.Expr:
        subject = self.value(node.subject, scope)
        source = ast.Domain(node.range.span, ast.Whole(node.range.span, node.range), None, None)
        domain = self.domain(source, scope)
        if domain is None or isinstance(subject.type, ErrorType):
            return t.Const(node.span, ERROR, 0)
        if not comparable(subject.type, domain.type):
            return self.error("RW403", f"{article(subject.type)} cannot be among {domain.type}s", node.span)
        test = t.Contained(node.span, FLAG, subject, domain)
        return t.Not(node.span, FLAG, test) if node.negated else test

    def _logic(self, span: Span, operator: str, items: tuple[ast.Expr, ...], scope: Scope) -> t.Expr:
        inner, typed = scope, []
        for item in items:
            typed.append(self.condition(item, inner))
            inner = with_facts(inner, typed[-1], operator == "and")
        return t.Logic(span, FLAG, operator, tuple(typed))

    def _without_facts(self, scope: Scope) -> Scope:
        return scope

    def _choice(self, node: ast.Choice, scope: Scope, expected: Type | None) -> t.Expr:
        condition = self.condition(node.condition, scope)
        yes = self.value(node.yes, with_facts(scope, condition, True), expected)
        hint = expected or (yes.type if isinstance(yes.type.inner, EnumType) else None)
        no = self._form(node.no, with_facts(scope, condition, False), hint)
        type_ = yes.type
        if fits(yes.type, no.type):
            type_ = no.type
        elif not fits(no.type, yes.type):
            return self.error("RW403", f"one branch is {article(yes.type)}, the other {article(no.type)}", node.span, "both must be alike")
        if isinstance(yes.type, NoneType) != isinstance(no.type, NoneType):
            type_ = optional(no.type if isinstance(yes.type, NoneType) else yes.type)
        return t.Choice(node.span, type_, condition, yes, no)

    # ---- folds ------------------------------------------------------------------------------------------------

    def _fold(self, node: ast.Fold, scope: Scope) -> t.Expr:
        domain = self.domain(node.domain, scope)
        if domain is None:
            return t.Const(node.span, ERROR, 0)
        inner = with_facts(scope.child(domain.var), domain.where, True) if domain.where is not None else scope.child(domain.var)
        operator = node.operator
        if operator in ("any", "all", "none"):
            return t.Fold(node.span, FLAG, operator, self.condition(node.body, inner), domain, None)
        if operator == "sum":
            return t.Fold(node.span, NUMBER, operator, self.number(node.body, inner), domain, None)
        if operator in ("max", "min"):
            return self._most(node.span, operator, self.value(node.body, inner), domain, node.otherwise, scope)
        return self.error("RW401", f"`{operator}` takes a domain alone", node.span, f"write `{operator}(... where ...)`")

    def _most(self, span: Span, operator: str, body: t.Expr, domain: t.Domain, otherwise: ast.Expr | None, scope: Scope) -> t.Expr:
        if body.type.optional or not ordered(body.type):
            return self.error("RW404", f"{article(body.type)} has no order", body.span, f"`{operator}` needs numbers")
        other = self.value(otherwise, scope, body.type) if otherwise is not None else None
        return t.Fold(span, body.type, operator, body, domain, other)

    def _gather(self, node: ast.Gather, scope: Scope) -> t.Expr:
        operator = node.operator
        if operator == "the" and isinstance(node.domain.source, ast.Whole) and node.domain.where is None:
            single = self._unwrapped(node, scope)
            if single is not None:
                return single
        domain = self.domain(node.domain, scope)
        if domain is None:
            return t.Const(node.span, ERROR, 0)
        if operator == "random":
            return t.Random(node.span, domain.type, domain)
        if operator in ("any", "none"):
            return t.Fold(node.span, FLAG, operator, None, domain, None)
        if operator == "count":
            return t.Fold(node.span, NUMBER, operator, None, domain, None)
        if operator in ("first", "last"):
            return t.Fold(node.span, optional(domain.type), operator, None, domain, None)
        if operator == "the":
            return t.Fold(node.span, domain.type, operator, None, domain, None)
        if operator in ("max", "min", "sum") and domain.type == NUMBER:
            body = t.Local(node.span, NUMBER, domain.var)
            return self._most(node.span, operator, body, domain, node.otherwise, scope) if operator != "sum" else t.Fold(node.span, NUMBER, "sum", body, domain, None)
        hint = f"write `{operator}(something for ...)`"
        return self.error("RW401", f"`{operator}` needs to know of what", node.span, hint)

    def _unwrapped(self, node: ast.Gather, scope: Scope) -> t.Expr | None:
        source = node.domain.source
        assert isinstance(source, ast.Whole)
        if isinstance(source.value, ast.Name):
            symbol = self.symbols.free.get(source.value.name)
            is_value = scope.find(source.value.name) is not None or isinstance(symbol, sym.State | sym.Term)
        else:
            is_value = not self.is_place(source.value, scope)
        if not is_value or isinstance(source.value, ast.Range):
            return None
        value = self.value(source.value, scope)
        if isinstance(value.type, SetType):
            return None
        if not value.type.optional and not isinstance(value.type, ErrorType):
            self.report.error("RW403", f"`the(...)` is not needed: this is always {article(value.type)}", node.span, "remove it", fixes=[Fix(node.span, source.value.span.text, "remove `the`")])
            return t.Const(node.span, ERROR, 0)
        return t.Unwrap(node.span, value.type.inner, value)

    def is_place(self, node: ast.Expr, scope: Scope) -> bool:
        """Whether an expression names a zone."""
        match node:
            case ast.Name(_, name):
                return scope.find(name) is None and isinstance(self.symbols.free.get(name), sym.Zone)
            case ast.Belonging(_, _, name_, None):
                return any(name == name_.name and isinstance(symbol, sym.Zone) for (_, name), symbol in self.symbols.owned.items())
        return False

    def _extreme(self, span: Span, operator: str, items: tuple[ast.Expr, ...], scope: Scope) -> t.Expr:
        if operator not in ("min", "max"):
            return self.error("RW401", f"`{operator}` takes one domain", span, "only `min` and `max` take several values")
        return t.Extreme(span, NUMBER, operator, tuple(self.number(item, scope) for item in items))


def scope_type(scope: Scope, var: t.Var) -> Type:
    """The type of a variable, without `or none` where a test has excluded it."""
    at: Scope | None = scope
    while at is not None:
        if isinstance(at, Facts) and var in at.present:
            return var.type.inner
        if var.name in at.names:
            break
        at = at.parent
    return var.type


class Facts(Scope):
    """A scope in which some optional variables are known to be present."""

    def __init__(self, parent: Scope, present: frozenset[t.Var]) -> None:
        super().__init__(parent)
        self.present = present


def with_facts(scope: Scope, condition: t.Expr, holds: bool) -> Scope:
    """`scope` with what `condition` (known to hold, or not to) says about optional local names."""
    present = frozenset(_present(condition, holds))
    return Facts(scope, present) if present else scope


def _present(condition: t.Expr, holds: bool) -> Iterable[t.Var]:
    match condition:
        case t.Not(value=inner):
            yield from _present(inner, not holds)
        case t.Compare(operator="=", left=t.Local(var=var), right=t.Const(value=None)) if not holds:
            yield var
        case t.Compare(operator="!=", left=t.Local(var=var), right=t.Const(value=None)) if holds:
            yield var
        case t.Logic(operator="and", items=items) if holds:
            for item in items:
                yield from _present(item, True)
        case t.Logic(operator="or", items=items) if not holds:
            for item in items:
                yield from _present(item, False)


def article(type_: Type) -> str:
    text = str(type_)
    if text == "none" or text.startswith("a "):
        return text
    return ("an " if text[0] in "aeio" else "a ") + text
