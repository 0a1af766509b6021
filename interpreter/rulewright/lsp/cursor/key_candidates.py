"""Names that stand as keys and plain values: actions in `then`, words in `cases`, traits of a kind, the rules of a
priority list.

In: a workspace, a role and the way to a place. Out: `Candidate`s.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.syntax.nodes import Mapping, Node
from rulewright.frontend.syntax.value_reader import words_of
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.references import Word
from rulewright.frontend.typed.types import ComponentType
from rulewright.frontend.typed.types import words_of as names_of_values
from rulewright.frontend.variants.paths import name_of
from rulewright.lsp.cursor.candidates import BEST, GOOD, Candidate, of_list
from rulewright.lsp.cursor.yaml_position import Way
from rulewright.lsp.project.file_roles import FileRole
from rulewright.lsp.project.workspace import Workspace


def names_for_keys(workspace: Workspace, role: FileRole, way: Way, beside: list[str]) -> Iterator[Candidate]:
    """Names that are known to be keys at a place."""
    symbols = _symbols(workspace, role)
    if symbols is None:
        return
    found: Iterator[Candidate] = iter(())
    match way:
        case ("components", str() as cls, "kinds", _) if cls in symbols.classes:
            found = (Candidate(name, trait, BEST) for name, trait in symbols.classes[cls].traits.items())
        case ("components", str() as cls, "kinds", _, str() as trait) if (
            cls in symbols.classes and trait in symbols.classes[cls].traits
        ):
            found = of_list(symbols.classes[cls].traits[trait].type.inner, BEST)
        case ("priorities", str() as key, "rules") if (priority := symbols.priorities.get(name_of(key))) is not None:
            found = (Candidate(name.name, None, BEST) for level in priority.decl.order.levels for name in level)
        case ("tables", str() as key, *_):
            found = _of_table(symbols, key, len(way) - 2)
        case ("phases", *_, "then"):
            found = (
                Candidate(name, action, BEST)
                for name, action in symbols.actions.items()
                if name in _offered(workspace, role, way)
            )
        case ("phases", *_, "cases"):
            found = _cases(workspace, role, way, symbols)
    yield from (one for one in found if one.name not in beside)


def _sibling_value(workspace: Workspace, role: FileRole, way: Way, key: str) -> Node | None:
    """What stands under another key of the mapping in which the last key of a way stands."""
    node: Node | None = workspace.tree(role.path)
    for step in way[:-1]:
        node = node.get(str(step)) if isinstance(node, Mapping) else None
    return node.get(key) if isinstance(node, Mapping) else None


def _offered(workspace: Workspace, role: FileRole, way: Way) -> set[str]:
    """The words of the actions that a step offers."""
    return {
        word
        for key in ("must", "may")
        if (node := _sibling_value(workspace, role, way, key)) is not None
        for word in words_of(node.span.text)
    }


def _cases(workspace: Workspace, role: FileRole, way: Way, symbols: sym.Symbols) -> Iterator[Candidate]:
    """The words, or kinds, of what is matched; of everything, where its type is not known."""
    subject = _sibling_value(workspace, role, way, "match")
    view = workspace.view(role.found) if role.found is not None else None
    types = view.analysis.references.types if view is not None and subject is not None else []
    found = next(
        (
            one.type.inner
            for one in types
            if subject is not None
            and (one.span.source.name, one.span.start) == (subject.span.source.name, subject.span.start)
        ),
        None,
    )
    if isinstance(found, ComponentType):
        return (Candidate(name, kind, BEST) for name, kind in symbols.classes[found.cls].kinds.items())
    if found is not None and names_of_values(found):
        return of_list(found, BEST)
    return (word for one in symbols.word_lists for word in of_list(one, GOOD))


def _of_table(symbols: sym.Symbols, key: str, depth: int) -> Iterator[Candidate]:
    table = next((one for one in symbols.tables if one.decl.span.text == key), None)
    return of_list(table.keys[depth], BEST) if table is not None and depth < len(table.keys) else iter(())


def names_for_values(workspace: Workspace, role: FileRole, way: Way) -> Iterator[Candidate]:
    """Names that are known to be values at a place."""
    symbols = _symbols(workspace, role)
    match way:
        case ("options", str() as name, "default", *_) if symbols is not None and name in symbols.options:
            yield from (Candidate(word, Word(name, word), BEST) for word in symbols.options[name].words)
        case ("phases", *_, "if_none"):
            yield from (Candidate(word, None, BEST) for word in ("skip", "never"))
        case ("payouts", _, "short"):
            yield from (Candidate(word, None, BEST) for word in ("stop", "skip", "part"))
        case ("extends",) | ("scenarios",) | ("assess",) if role.found is not None:
            yield from _games(workspace, role)


def _games(workspace: Workspace, role: FileRole) -> Iterator[Candidate]:
    """The game, and the game with each of its variants."""
    assert role.found is not None
    root = workspace.tree(role.found.path)
    node = root.get("game") if root is not None else None
    game = getattr(node, "text", "")
    yield from (
        Candidate(name, None, BEST)
        for name in (game, *(f"{game}:{path.stem}" for path in workspace.variants(role.found.path)))
        if game
    )


def _symbols(workspace: Workspace, role: FileRole) -> sym.Symbols | None:
    return workspace.view(role.found).analysis.symbols if role.found is not None else None
