"""Components as people write them: `kind(the varying traits)`, and a die with the number it shows.

In: syntax of scenario files and a Program. Out: `ComponentPattern`s, which match components. Complains about kinds and
trait values that the box does not hold in this configuration.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rulewright.frontend.analysis.constant_arithmetic import BadConstant
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.plain_numbers import plain_number
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import (
    NUMBER,
    ComponentType,
    EnumType,
    ErrorType,
    FlagType,
    NoneType,
    NumberType,
    OptionalType,
    PairType,
    PlayerType,
    SetType,
    SideType,
    SpaceType,
    Type,
    value_word,
)
from rulewright.frontend.typing.typer import Typer
from rulewright.ir.program import NONE, NONE_NUMBER, ClassInfo, Face, Program
from rulewright.scenarios.component_pattern import ComponentPattern
from rulewright.scenarios.expression_texts import line
from rulewright.scenarios.place_names import no_member, place_of_number
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span

ROLLED = "rolled"
MOST_LISTED = 8


def component_words(symbols: sym.Symbols) -> tuple[str, ...]:
    """The names of classes and kinds, singular and plural."""
    classes = [(cls.name, cls.decl.plural or cls.name + "s") for cls in symbols.classes.values()]
    kinds = [
        (kind.name, kind.decl.plural or kind.name + "s")
        for cls in symbols.classes.values()
        for kind in cls.kinds.values()
    ]
    return tuple(word for words in (*kinds, *classes) for word in words)


class ComponentNotation:
    """The components of one configuration: what texts mean, and what components are called."""

    def __init__(self, program: Program, symbols: sym.Symbols, constants: Constants) -> None:
        self.program = program
        self.symbols = symbols
        self.constants = constants
        self.infos = {info.name: info for info in program.classes}
        self.names = {
            (info.name, index): self._called(info, face)
            for info in program.classes
            for index, face in enumerate(info.faces)
        }

    # ---- what components are called -------------------------------------------------------------------------------

    def word(self, s: list[int], component: int) -> str:
        """A component as scenarios write it."""
        info = self.program.components[component]
        if self.infos[info.cls].rolls is None:
            return self.names[info.cls, info.face]
        return self._with(self.names[info.cls, info.face], str(s[self.program.rolled + component]))

    def words(self, s: list[int], components: list[int], faces: bool = False) -> str:
        """Several components; equal neighbours are counted."""
        found: list[tuple[str, int]] = []
        for component in components:
            word = self.word(s, component) + (" face up" if faces and s[self.program.facing + component] else "")
            count = found.pop()[1] if found and found[-1][0] == word else 0
            found.append((word, count + 1))
        return ", ".join(f"{count} {word}" if count > 1 else word for word, count in found) or "none"

    def _with(self, name: str, argument: str) -> str:
        return f"{name[:-1]}, {argument})" if name.endswith(")") else f"{name}({argument})"

    def _called(self, info: ClassInfo, face: Face) -> str:
        cls = self.symbols.classes[info.name]
        traits = dict(face.traits)
        words = [self.trait_word(cls.traits[name].type, traits[name]) for name in self.varying(info, face.kind)]
        return f"{face.kind}({', '.join(words)})" if words else face.kind

    def trait_word(self, type_: Type, value: int) -> str:
        """A value as the language writes it."""
        inner = type_.inner
        if value == NONE_NUMBER or (value == NONE and not isinstance(inner, NumberType)):
            return "none"
        match inner:
            case EnumType() | NumberType():
                return value_word(inner, value) or str(value)
            case FlagType():
                return "yes" if value else "no"
            case PlayerType() | SideType() | SpaceType():
                return self.constants.member_word(inner, value)
            case PairType() | ComponentType() | SetType() | OptionalType() | NoneType() | ErrorType():
                raise AssertionError(f"{inner} is not written as one word")
            case _:
                assert_never(inner)

    def value_word(self, s: list[int], type_: Type, value: int) -> str:
        """Any value as scenarios write it."""
        if isinstance(type_.inner, ComponentType):
            return self.word(s, value) if value >= 0 else "none"
        return self.trait_word(type_, value)

    def varying(self, info: ClassInfo, kind: str) -> list[str]:
        """The traits that are written behind a kind: those of `each`, counts or columns, in the order of the class."""
        cls = self.symbols.classes[info.name]
        declared = cls.kinds[kind]
        names = {column.text for column in declared.decl.columns}
        names |= {name for name, given in declared.given.items() if given.each or given.counts}
        if cls.decl.csv is not None:
            names |= set(self._differing(info, kind))
        return [name for name in cls.traits if name in names]

    def _differing(self, info: ClassInfo, kind: str) -> list[str]:
        """The traits in which the components of a kind differ."""
        faces = [dict(face.traits) for face in info.faces if face.kind == kind]
        return [name for name in self.symbols.classes[info.name].traits if len({face[name] for face in faces}) > 1]

    # ---- what texts mean ------------------------------------------------------------------------------------------

    def pattern(
        self, node: ast.Expr, checker: Typer, cls: str | None = None, plain: bool = False
    ) -> ComponentPattern | None:
        """What a text means, among the components of a class if one is given; none after a complaint.

        `plain`: a kind may stand without its traits (where none of it is meant, or any).
        """
        match node:
            case ast.Name(span, name):
                return self._named(span, name, checker, cls, plain)
            case ast.Apply(span, name, arguments):
                kind = self._kind(name.name, cls)
                self.symbols.refer(name.span, kind)
                if kind is not None:
                    return self._with_traits(span, kind, arguments, checker)
                info = self.infos.get(name.name)
                if info is not None and info.rolls is not None and cls in (None, name.name) and len(arguments) == 1:
                    return ComponentPattern(
                        span,
                        info.name,
                        frozenset(range(len(info.faces))),
                        self._shown(arguments[0], info.rolls, checker),
                        any=True,
                    )
                self._unknown(name, checker, cls)
                return None
        hint = "write its kind, with the traits that vary in parentheses"
        checker.report.error("RW853", f"`{line(node.span.text)}` is not a component", node.span, hint)
        return None

    def _named(self, span: Span, name: str, checker: Typer, cls: str | None, plain: bool) -> ComponentPattern | None:
        kind = self._kind(name, cls)
        self.symbols.refer(span, kind)
        if kind is not None and not (plain and self._writes_traits(kind)):
            return self._with_traits(span, kind, (), checker)
        if kind is not None:
            return ComponentPattern(span, kind.cls, self._faces(kind), None, any=True)
        for other in self._classes(cls):
            if name in (other.name, other.decl.plural or other.name + "s"):
                self.symbols.refer(span, other)
                return ComponentPattern(
                    span, other.name, frozenset(range(len(self.infos[other.name].faces))), None, any=True
                )
        self._unknown(ast.Name(span, name), checker, cls)
        return None

    def _writes_traits(self, kind: sym.Kind) -> bool:
        return bool(self.varying(self.infos[kind.cls], kind.name))

    def _classes(self, cls: str | None) -> list[sym.Class]:
        return [found for name, found in self.symbols.classes.items() if cls in (None, name)]

    def _kind(self, name: str, cls: str | None) -> sym.Kind | None:
        """A kind by its name, singular or plural."""
        for owner in self._classes(cls):
            for kind in owner.kinds.values():
                if name in (kind.name, kind.decl.plural or kind.name + "s") and (
                    kind.name != owner.name or name == kind.name
                ):
                    return kind
        return None

    def _unknown(self, name: ast.Name, checker: Typer, cls: str | None) -> None:
        kinds = [kind for owner in self._classes(cls) for kind in owner.kinds]
        what = f"no {cls}" if cls is not None else "no component"
        checker.report.error("RW853", f"{what} is called `{name.name}`", name.span, did_you_mean(name.name, kinds))

    def _faces(self, kind: sym.Kind) -> frozenset[int]:
        return frozenset(index for index, face in enumerate(self.infos[kind.cls].faces) if face.kind == kind.name)

    def _with_traits(
        self, span: Span, kind: sym.Kind, arguments: tuple[ast.Expr, ...], checker: Typer
    ) -> ComponentPattern | None:
        """A kind with the values of its varying traits, and the number that it shows if it can be rolled."""
        info = self.infos[kind.cls]
        names = self.varying(info, kind.name)
        rolled = None
        if info.rolls is not None and len(arguments) == len(names) + 1:
            rolled = self._shown(arguments[-1], info.rolls, checker)
            arguments = arguments[:-1]
        if len(arguments) != len(names):
            names = self._differing(info, kind.name)
        if len(arguments) != len(names):
            self._wrong_number(span, info, kind, checker)
            return None
        return self._of_traits(span, kind, list(zip(names, arguments, strict=True)), rolled, checker)

    def _wrong_number(self, span: Span, info: ClassInfo, kind: sym.Kind, checker: Typer) -> None:
        names = self.varying(info, kind.name)
        examples = list(dict.fromkeys(self._listed(info, kind)))
        hint = f"such as `{examples[0]}`" if examples else ""
        with_what = f"is written with its {' and '.join(names)}" if names else "is written alone"
        checker.report.error("RW853", f"`{kind.name}` {with_what}", span, hint)

    def _listed(self, info: ClassInfo, kind: sym.Kind) -> Iterator[str]:
        return (self.names[info.name, index] for index, face in enumerate(info.faces) if face.kind == kind.name)

    def _shown(self, node: ast.Expr, rolls: tuple[int, int], checker: Typer) -> int | None:
        value = self.constant(node, checker, NUMBER)
        if value is not None and not rolls[0] <= value <= rolls[1]:
            checker.report.error(
                "RW853", f"a die cannot show {value} here", node.span, f"it shows {rolls[0]} to {rolls[1]}"
            )
        return value

    def _of_traits(
        self, span: Span, kind: sym.Kind, given: list[tuple[str, ast.Expr]], rolled: int | None, checker: Typer
    ) -> ComponentPattern | None:
        cls, info = self.symbols.classes[kind.cls], self.infos[kind.cls]
        wanted = {name: self.trait(node, cls.traits[name].type, checker) for name, node in given}
        if None in wanted.values():
            return None
        faces = frozenset(
            index
            for index in self._faces(kind)
            if all(dict(info.faces[index].traits)[name] == value for name, value in wanted.items())
        )
        if not faces:
            listed = list(dict.fromkeys(self._listed(info, kind)))
            more = ", ..." * (len(listed) > MOST_LISTED)
            hint = f"there are {', '.join(listed[:MOST_LISTED])}{more}" if listed else ""
            checker.report.error("RW853", f"there is no `{line(span.text)}` here", span, hint)
            return None
        return ComponentPattern(span, kind.cls, faces, rolled, any=False)

    def trait(self, node: ast.Expr, type_: Type, checker: Typer) -> int | None:
        """The value of a trait; a plain number stands for the player, side or space of that number."""
        if isinstance(type_.inner, PlayerType | SideType | SpaceType) and (plain := plain_number(node)) is not None:
            return place_of_number(node.span, plain, type_.inner, self.constants, checker.report)
        return self.constant(node, checker, type_)

    def constant(self, node: ast.Expr, checker: Typer, type_: Type) -> int | None:
        """A value that is fixed before play, as states hold it; none after a complaint."""
        before = len(checker.report)
        typed = checker.constants.constant(node, type_)
        if len(checker.report) > before:
            return None
        try:
            value = self.constants.value(typed)
        except BadConstant as problem:
            checker.report.error("RW851", problem.message, problem.span)
            return None
        if value is None:
            return NONE_NUMBER if isinstance(type_.inner, NumberType) else NONE
        if isinstance(type_.inner, PlayerType | SideType | SpaceType) and not 0 <= value < self.constants.size(type_):
            no_member(node.span, type_, self.constants, checker.report)
            return None
        return value
