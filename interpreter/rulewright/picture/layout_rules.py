"""What typed rules say of a table: boards, rings, the order of pieces, and what each choice is about.

In: a ruleset and a Program of it. Out: a `TableForm`, in which nothing of the typed rules is left, so that it can be
kept. It complains of nothing: what the ruleset says about its table has been checked with the rest of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.walk import callee_of, child_fields, nodes
from rulewright.frontend.language.square_names import letter
from rulewright.frontend.language.ways import Shape
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import PlayerType, SpaceType
from rulewright.ir.program import ClassInfo, Program
from rulewright.loading import Ruleset
from rulewright.picture.board import Board, facing_board
from rulewright.picture.piece_order import Look, piece_order
from rulewright.picture.relevance import ASKING, Relevance
from rulewright.picture.table_layout import TableForm
from rulewright.source.text import Span

PLAIN = sym.Appearance({})

FEWEST_FACING = 4
"""So many spaces face each other at least."""
PLACES = (sym.Zone, sym.Purse, sym.State)
"""What a choice can be about."""


def form(ruleset: Ruleset, program: Program) -> TableForm:
    """The table of one configuration."""
    symbols = ruleset.symbols
    constants = Constants(symbols, ruleset.configuration(program.players, dict(program.options)))
    grids = {name: space for name, space in symbols.spaces.items() if space.decl.is_grid}
    sizes = {name: constants.size(SpaceType(name)) for name in symbols.spaces}
    sizes |= {"player": program.players, "side": max(program.sides, 1)}
    return TableForm(
        {name: _board(space, constants, symbols.looks.get(name, PLAIN)) for name, space in grids.items()}
        | _facing(symbols, sizes),
        frozenset(name for name, space in symbols.spaces.items() if _is_ring(space, symbols.looks.get(name, PLAIN))),
        {info.name: _order(info, symbols) for info in program.classes},
        {name: look.words for name, look in symbols.looks.items()},
        sizes,
        _relevance(symbols, program),
        {name: traits for name, declared in symbols.classes.items() if (traits := _players_in(declared))},
    )


def _players_in(declared: sym.Class) -> tuple[str, ...]:
    """The traits of a class that are players."""
    return tuple(name for name, trait in declared.traits.items() if isinstance(trait.type.inner, PlayerType))


def _is_ring(space: sym.Space, look: sym.Appearance) -> bool:
    """Whether the last space is drawn beside the first: as the table says, else as the rules do."""
    drawn = look.words.get("drawn", "")
    return drawn == "ring" if drawn else Shape(space.decl.shape) is Shape.RING


# ---- boards --------------------------------------------------------------------------------------------------------


def _board(space: sym.Space, constants: Constants, look: sym.Appearance) -> Board:
    cells = constants.geometry(SpaceType(space.name)).cells
    rows, columns = (1 + max(cell[axis] for cell in cells) for axis in (0, 1))
    numbers = {cell: number for number, cell in enumerate(cells)}
    return Board(
        space.name,
        rows,
        columns,
        Shape(space.decl.shape) is Shape.HEXAGONS,
        look.words.get("row_1") == "bottom",
        NAMES[look.words.get("rows", "")](rows),
        NAMES[look.words.get("columns", "")](columns),
        tuple(tuple(numbers.get((row, column)) for column in range(columns)) for row in range(rows)),
        space.numbers.first_of(len(cells)) if space.numbers.are_declared else (),
    )


def _facing(symbols: sym.Symbols, sizes: Mapping[str, int]) -> dict[str, Board]:
    """Boards of the spaces that face each other, where they lie before two."""
    found = {}
    for name, look in symbols.looks.items():
        is_shared = look.words.get("drawn") == "facing" and sizes.get(look.words.get("before", "")) == 2
        if is_shared and sizes[name] % 2 == 0 and sizes[name] >= FEWEST_FACING:
            found[name] = facing_board(name, sizes[name], ends=look.words.get("ends") == "yes")
    return found


def _numbered(count: int) -> tuple[str, ...]:
    """Names of rows or columns: 1, 2, 3."""
    return tuple(str(number + 1) for number in range(count))


def _lettered(count: int) -> tuple[str, ...]:
    """Names of rows or columns: a to z, then aa, ab."""
    return tuple(map(letter, range(count)))


NAMES = {"": _numbered, "numbers": _numbered, "letters": _lettered}


def _order(info: ClassInfo, symbols: sym.Symbols) -> tuple[Look, ...]:
    return tuple(piece_order(info, symbols.classes[info.name], symbols.looks.get(info.name, PLAIN).sorted_by))


# ---- what a choice is about ----------------------------------------------------------------------------------------


def _relevance(symbols: sym.Symbols, program: Program) -> Relevance:
    """What each action reads or changes, and what the phases do in which an instruction asks somebody."""
    actions = {action.name: _named([_action_tree(symbols.actions[action.name])]) for action in program.actions}
    phases = {name: _named(_phase_trees(phase)) for name, phase in symbols.phases.items()}
    steps = {
        name: {getattr(node, "span", None) for node in nodes(phase.steps, deep=False)}
        for name, phase in symbols.phases.items()
    }
    asking = {at: code.span for at, code in enumerate(program.code) if code.name in ASKING}
    return Relevance(actions, {at: _of_step(span, steps, phases) for at, span in asking.items()})


def _of_step(
    span: Span, steps: Mapping[str, set[Span | None]], phases: Mapping[str, tuple[str, ...]]
) -> tuple[str, ...]:
    """What the phases name among whose steps one is, each once."""
    return tuple(dict.fromkeys(name for phase, spans in steps.items() if span in spans for name in phases[phase]))


def _phase_trees(phase: sym.Phase) -> Iterator[object]:
    """What a phase says, and the actions that it asks for."""
    yield (phase.steps, phase.ends_when)
    for node in nodes(phase.steps):
        callee = callee_of(node)
        if isinstance(callee, sym.Action):
            yield _action_tree(callee)


def _action_tree(action: sym.Action) -> object:
    return (action.picks, action.where, action.do, action.asks, action.announces, action.says)


def _named(trees: Iterable[object]) -> tuple[str, ...]:
    """The names of the zones, purses and state in trees, terms and effects included, each once."""
    values = (getattr(node, name) for tree in trees for node in nodes(tree) for name in _field_names(node))
    return tuple(dict.fromkeys(value.name for value in values if isinstance(value, PLACES)))


def _field_names(node: object) -> Iterable[str]:
    """The fields of a node that may hold what is declared, in their order."""
    return reversed(child_fields(node.__class__) or ())
