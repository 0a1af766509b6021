"""Spaces and sides: how many there are, what they are called, and what joins them.

Complains about names that are no names, edges that join nothing, and drawings that are no board.
"""

from __future__ import annotations

from itertools import product

from rulewright.frontend.declare.declared_types import DeclaredTypes
from rulewright.frontend.declare.drawn_boards import drawn_cells
from rulewright.frontend.declare.namespace import Namespace
from rulewright.frontend.declare.space_numbers import declared_numbers, last_number
from rulewright.frontend.language.square_names import square_names
from rulewright.frontend.language.ways import Shape
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.nodes import Mapping, Scalar
from rulewright.frontend.syntax.plain_numbers import plain_number
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import EnumType, ErrorType, FlagType, NumberType, SpaceType, Type, article
from rulewright.frontend.typing.constant_expressions import ConstantTyper
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.numbered_members import numbered
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span

MOST = 1000
OF_OTHERS = (Shape.EDGES, Shape.BORDERS, Shape.CORNERS)


class SpaceDeclarations:
    """Files spaces."""

    def __init__(self, context: Context, constants: ConstantTyper, namespace: Namespace, types: DeclaredTypes) -> None:
        self.context = context
        self.symbols = context.symbols
        self.report = context.report
        self.constants = constants
        self.namespace = namespace
        self.types = types

    def name(self, decl: doc.SpaceDecl) -> None:
        space = sym.Space(decl.name, decl.span, decl, lettered=self._lettered(decl), upward=self._upward(decl))
        space.numbers = declared_numbers(decl, MOST, self.report)
        if decl.numbers is not None and space.lettered:
            hint = f"leave out `numbers`, or `{space.lettered}: letters` under `table`"
            self._wrong(f"the spaces of `{decl.name}` are called by letters and numbers", decl.numbers.span, hint)
        self.symbols.spaces[decl.name] = space
        self.namespace.free(decl.name, decl.span, space)

    def _lettered(self, decl: doc.SpaceDecl) -> str:
        """Whether rows or columns have letters, by the section `table`;
        not if both have, for then a name would not be one.
        """
        looks = [look for look in self.symbols.document.looks if look.name == decl.name and decl.is_grid]
        found = [
            key for look in looks for key, _, word in look.keys if key in ("rows", "columns") and word == "letters"
        ]
        return found[0] if len(found) == 1 else ""

    def _upward(self, decl: doc.SpaceDecl) -> bool:
        """Whether row 1 is drawn at the bottom, by the section `table`."""
        looks = [look for look in self.symbols.document.looks if look.name == decl.name]
        return any(key == "row_1" and word == "bottom" for look in looks for key, _, word in look.keys)

    def sizes(self) -> None:
        """The sizes of spaces, and the number of sides: these may use options and numbers."""
        document = self.symbols.document
        for decl in document.spaces:
            space = self.symbols.spaces[decl.name]
            space.count, space.rows, space.columns = (
                self.constants.constant(size) if size is not None else None
                for size in (decl.count, decl.rows, decl.columns)
            )
            last = last_number(decl)
            space.last = self.constants.constant(last) if last is not None else None
            space.names = self._names(decl)
            if decl.drawn is not None:
                space.cells = drawn_cells(decl.drawn, Shape(decl.shape), space.upward, self.report)
            space.names = space.names or self._square_names(space)
        for decl in document.spaces:
            if decl.of is not None:
                self._edges(self.symbols.spaces[decl.name], decl.of)
        if document.sides is not None:
            self.symbols.sides = self.constants.constant(document.sides)

    def _square_names(self, space: sym.Space) -> tuple[str, ...]:
        """The names of the spaces of a lettered board, if its size is fixed."""
        rows, columns = _literal(space.decl.rows), _literal(space.decl.columns)
        cells = space.cells or (tuple(product(range(rows), range(columns))) if rows * columns <= MOST else ())
        return square_names(cells, space.lettered) if space.lettered else ()

    def _names(self, decl: doc.SpaceDecl) -> tuple[str, ...]:
        seen: dict[str, Span] = {}
        for name in decl.names:
            if name.text in seen:
                self.report.error("RW304", f"the name `{name.text}` stands twice", name.span, "keep one")
            seen[name.text] = name.span
        return tuple(seen)

    # ---- edges ------------------------------------------------------------------------------------------------------

    def _edges(self, space: sym.Space, name: ast.Name) -> None:
        """What edges join, and their ends where they are listed."""
        base = self.symbols.spaces.get(name.name)
        self.symbols.refer(name.span, base)
        if base is None:
            known = [other.name for other in self.symbols.spaces.values() if other is not space]
            hint = did_you_mean(name.name, known)
            self.report.error("RW306", f"no kind of spaces is called `{name.name}`", name.span, hint)
        elif self._may_join(space, base, name.span):
            space.of, base.used = base, True
            if Shape(space.decl.shape) is Shape.CORNERS:
                base.corners = space
                return
            base.edges = space
            space.links = self._links(space, base)
            if space.links is not None:
                space.names = _edge_names(base, space.links)

    def _may_join(self, space: sym.Space, base: sym.Space, span: Span) -> bool:
        """Whether these edges go with those spaces; it complains if not."""
        shape, edges = Shape(base.decl.shape), Shape(space.decl.shape)
        if shape in OF_OTHERS:
            what = "corners" if shape is Shape.CORNERS else "edges"
            hint = "corners are those of a grid" if edges is Shape.CORNERS else f"edges join spaces that are no {what}"
            self._wrong(f"`{base.name}` are {what} themselves", span, hint)
        elif edges is Shape.CORNERS and base.corners is not None:
            self._wrong(f"`{base.corners.name}` are the corners of `{base.name}` already", span, "one kind is possible")
        elif edges is not Shape.CORNERS and base.edges is not None:
            other = base.edges.name
            hint = "one kind of edges is possible; a trait tells them apart"
            self._wrong(f"`{other}` joins `{base.name}` already", span, hint)
        elif edges is Shape.CORNERS and not base.decl.is_grid:
            self._wrong(f"`{base.name}` is no grid, so that its spaces have no corners", span, "corners are of grids")
        elif edges is Shape.BORDERS and not base.decl.is_grid:
            hint = f"write `joins: {base.name}`, and list the edges" if base.names else f"write `joins: {base.name}`"
            self._wrong(f"`{base.name}` is no grid, so that nothing lies around its spaces", span, hint)
        elif edges is Shape.EDGES and shape is Shape.PLACES and space.decl.edges is None:
            hint = f"such as `edges: [[{base.names[0]}, {base.names[-1]}]]`" if base.names else "write `edges`"
            self._wrong(f"which places of `{base.name}` are joined?", span, hint)
        elif space.decl.edges is not None and not base.names and not _plain_size(base):
            hint = "without `edges`, every two neighbours are joined"
            self._wrong(f"edges are listed of places with names, and `{base.name}` has none", span, hint)
        else:
            return True
        return False

    def _links(self, space: sym.Space, base: sym.Space) -> tuple[tuple[int, ...], ...] | None:
        if space.decl.edges is None:
            return None
        found = [self._link(edge, space, base) for edge in space.decl.edges]
        return tuple(link for link in found if link is not None)

    def _link(self, edge: doc.EdgeDecl, space: sym.Space, base: sym.Space) -> tuple[int, int] | None:
        traits = [trait.name for trait in space.decl.traits]
        if len(edge.ends) != 2 or len(edge.values) != len(traits):
            row = ", ".join([base.name, base.name, *traits])
            self._wrong("this edge does not say all of it, or too much", edge.span, f"write [{row}]")
            return None
        first, second = (self._end(end, base) for end in edge.ends)
        if first is None or second is None:
            return None
        if first == second:
            self._wrong(f"this edge joins `{edge.ends[0].text}` with itself", edge.span, "write two places")
            return None
        return first, second

    def _end(self, end: Scalar, base: sym.Space) -> int | None:
        size = _plain_size(base)
        if end.text in base.names:
            self.symbols.refer_word(end.span, SpaceType(base.name), end.text)
            return base.names.index(end.text)
        place = base.numbers.place(end.number) if not base.names and end.number is not None else None
        if place is not None and place < size:
            return place
        first, last = base.numbers.reach(size)
        hint = did_you_mean(end.text, base.names) if base.names else f"write a number from {first} to {last}"
        self.report.error("RW311", f"there is no {base.name} `{end.text}`", end.span, hint)
        return None

    # ---- traits of edges ---------------------------------------------------------------------------------------------

    def traits(self) -> None:
        """The traits of edges: tables, with a row for each edge."""
        for space in self.symbols.spaces.values():
            for trait in space.decl.traits:
                type_, low, high = self.types.resolve(trait.type, trait.name)
                if trait.otherwise is not None:
                    message = f"every edge says its own `{trait.name}`: nothing is otherwise"
                    hint = "take out `otherwise`, and write the value in the list of each edge"
                    self.report.error("RW321", message, trait.otherwise.span, hint)
                if not isinstance(type_, NumberType | EnumType | FlagType | SpaceType | ErrorType):
                    hint = "numbers, words, flags and spaces are possible, without `or none`"
                    self.report.error("RW306", f"an edge cannot have {article(type_)}", trait.span, hint)
                    continue
                owner = SpaceType(space.name)
                table = sym.Table(trait.name, trait.span, (owner,), (None,), _no_rows(space, trait), type_)
                table.low, table.high = low, high
                self.namespace.own(owner, trait.name, trait.span, table)

    def trait_values(self) -> None:
        """The rows of these tables; they may use numbers and other tables."""
        for space in self.symbols.spaces.values():
            for at, trait in enumerate(space.decl.traits):
                table = self.symbols.owned.get((space.name, trait.name))
                if not isinstance(table, sym.Table) or len(space.decl.edges or ()) != len(space.links or ()):
                    continue
                self.symbols.tables.append(table)
                for number, edge in enumerate(space.decl.edges or ()):
                    table.rows[number,] = self._value(edge.values[at], table.type)

    def _value(self, node: ast.Expr, type_: Type) -> t.Expr:
        """The value of a trait; a plain number is that of a space where one is wanted."""
        plain = plain_number(node)
        if isinstance(type_, SpaceType) and plain is not None:
            return numbered(self.context, node.span, type_, plain)
        return self.constants.constant(node, type_)

    def _wrong(self, message: str, span: Span, hint: str) -> None:
        self.report.error("RW321", message, span, hint)


def _plain_size(space: sym.Space) -> int:
    """How many spaces there are in a line or ring, if their number is written out; nothing for others."""
    if space.numbers.listed:
        return len(space.numbers.listed)
    last = last_number(space.decl)
    end = plain_number(last) if last is not None else None
    return _literal(space.decl.count) if last is None else end - space.numbers.first + 1 if end is not None else 0


def _literal(size: ast.Expr | None) -> int:
    """A size that is written out as a number; nothing for another."""
    return size.value if isinstance(size, ast.Number) else 0


def _no_rows(space: sym.Space, trait: doc.TraitDecl) -> doc.TableDecl:
    """The head of a table that stands nowhere in the file."""
    owner, name = ast.Name(space.span, space.name), ast.Name(trait.span, trait.name)
    return doc.TableDecl(trait.span, ast.Signature(trait.span, owner, name, (), ()), Mapping(trait.span, ()))


def _edge_names(base: sym.Space, links: tuple[tuple[int, ...], ...]) -> tuple[str, ...]:
    """An edge is called by its ends; of several between the same two places, the later ones have a number too."""
    if not base.names:
        return ()
    found: dict[str, None] = {}
    last: dict[str, int] = {}
    for link in links:
        name = "_".join(base.names[end] for end in link)
        number = last.get(name, 0) + 1
        while _edge_name(name, number) in found:  # such as that of an edge to a place called `Bonn_2`
            number += 1
        last[name] = number
        found[_edge_name(name, number)] = None
    return tuple(found)


def _edge_name(name: str, number: int) -> str:
    return name if number == 1 else f"{name}_{number}"
