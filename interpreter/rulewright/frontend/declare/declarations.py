"""Collects what a document declares: names first, then types, then constant expressions.

In: a document and the typers. Out: its symbols, with the bodies of rules still to be typed. Complaints are those of the
parts.
"""

from __future__ import annotations

from rulewright.frontend.declare.audiences import Audiences
from rulewright.frontend.declare.callables import CallableDeclarations
from rulewright.frontend.declare.components import ComponentDeclarations
from rulewright.frontend.declare.currencies import CurrencyDeclarations
from rulewright.frontend.declare.declared_types import DeclaredTypes
from rulewright.frontend.declare.enumerations import Enumerations
from rulewright.frontend.declare.look_declarations import LookDeclarations
from rulewright.frontend.declare.namespace import Namespace
from rulewright.frontend.declare.options import OptionDeclarations
from rulewright.frontend.declare.quantities import Quantities
from rulewright.frontend.declare.spaces import SpaceDeclarations
from rulewright.frontend.declare.states import StateDeclarations
from rulewright.frontend.declare.tables import TableDeclarations
from rulewright.frontend.declare.zones import ZoneDeclarations
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typing.typer import Typer


def declare(typer: Typer) -> None:
    """Fill the symbols from the document, in the order in which sections depend on each other."""
    context, constants, symbols = typer.context, typer.constants, typer.symbols
    document = symbols.document
    namespace, enumerations, quantities = Namespace(context), Enumerations(context), Quantities(context, constants)
    types, audiences = DeclaredTypes(context, typer.type_names, constants), Audiences(context, constants)
    options = OptionDeclarations(context, namespace, enumerations, constants)
    spaces = SpaceDeclarations(context, constants, namespace, types)
    components = ComponentDeclarations(context, constants, namespace, types, quantities)
    zones = ZoneDeclarations(context, constants, namespace, types, audiences)
    money = CurrencyDeclarations(context, constants, namespace, types, quantities, audiences)
    states = StateDeclarations(context, constants, namespace, types, audiences)
    tables = TableDeclarations(context, constants, types, namespace)

    for option in document.options:
        options.declare(option)
    for decl in document.numbers:
        number = sym.Number(decl.name, decl.span, decl)
        symbols.numbers[decl.name] = number
        namespace.free(decl.name, decl.span, number)
    for space in document.spaces:
        spaces.name(space)
    enumerations.declare_all()
    enumerations.ways()
    for cls in document.components:
        components.names(cls)
    for cls in document.components:
        components.traits(cls)
    spaces.sizes()
    zones.declare_all()
    for currency in document.money:
        money.declare(currency)
    for state in document.state:
        states.declare(state)
    for history in document.histories:
        states.history(history)
    tables.heads()
    spaces.traits()
    for number in symbols.numbers.values():
        number.amount = quantities.amount(number.decl.value)
    tables.cells()
    spaces.trait_values()
    for cls in document.components:
        components.kinds(cls)
    CallableDeclarations(context, namespace, audiences, typer.parameters).declare()
    options.allowed()
    enumerations.clashes()
    looks = LookDeclarations(context)
    for look in document.looks:
        looks.declare(look)
