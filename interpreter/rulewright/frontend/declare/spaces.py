"""Spaces and sides: how many there are."""

from __future__ import annotations

from rulewright.frontend.declare.namespace import Namespace
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typing.constant_expressions import ConstantTyper
from rulewright.frontend.typing.context import Context


class SpaceDeclarations:
    """Files spaces."""

    def __init__(self, context: Context, constants: ConstantTyper, namespace: Namespace) -> None:
        self.symbols = context.symbols
        self.constants = constants
        self.namespace = namespace

    def name(self, decl: doc.SpaceDecl) -> None:
        space = sym.Space(decl.name, decl.span, decl)
        self.symbols.spaces[decl.name] = space
        self.namespace.free(decl.name, decl.span, space)

    def sizes(self) -> None:
        """The sizes of spaces, and the number of sides: these may use options and numbers."""
        document = self.symbols.document
        for decl in document.spaces:
            space = self.symbols.spaces[decl.name]
            space.count, space.rows, space.columns = (
                self.constants.constant(size) if size is not None else None
                for size in (decl.count, decl.rows, decl.columns)
            )
        if document.sides is not None:
            self.symbols.sides = self.constants.constant(document.sides)
