"""Names in the text by what they stand for, so that editors can colour them: what YAML's own colours cannot tell apart.

In: a workspace and a path. Out: `Token`s in file order, each on one line, none over another; `TYPES` and `MODIFIERS`
are their names in the protocol.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from rulewright.frontend.language.function_table import Builtin
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Rule, Word
from rulewright.frontend.typed.types import EnumType, NumberType
from rulewright.lsp.project.file_roles import Kind
from rulewright.lsp.project.occurrences import Occurrence
from rulewright.lsp.project.workspace import Workspace
from rulewright.source.text import Span

TYPE_OF: tuple[tuple[type, str], ...] = (
    (t.Var, "parameter"),
    (Word, "enumMember"),
    (EnumType, "enum"),
    (NumberType, "enum"),
    (Builtin, "function"),
    (Rule, "method"),
    (sym.Trait, "property"),
    (sym.State, "variable"),
    (sym.PositionHistory, "variable"),
    (sym.Zone, "variable"),
    (sym.Purse, "variable"),
    (sym.Option, "variable"),
    (sym.Number, "variable"),
    (sym.Table, "variable"),
    (sym.Kind, "enumMember"),
    (sym.Class, "class"),
    (sym.Currency, "class"),
    (sym.Space, "struct"),
    (sym.Term, "function"),
    (sym.Effect, "function"),
    (sym.Action, "event"),
    (sym.Phase, "namespace"),
    (sym.Symbol, "method"),
)
"""The first that fits counts."""
TYPES = tuple(dict.fromkeys(name for _, name in TYPE_OF))
MODIFIERS = ("declaration", "readonly", "defaultLibrary")
CONSTANT = (sym.Option, sym.Number, sym.Table)


class Token(NamedTuple):
    """A name. `modifiers` are bits, in the order of `MODIFIERS`."""

    span: Span
    type: str
    modifiers: int


def tokens(workspace: Workspace, path: Path) -> tuple[Token, ...]:
    """The names in a file."""
    source = workspace.source(path)
    if source is None:
        return ()
    here = (one for one in _occurrences(workspace, path) if _fits(one, path, source.text))
    found: list[Token] = []
    for one in sorted(here, key=lambda one: (one.span.start, not one.is_declaration, one.span.end)):
        if not found or one.span.start >= found[-1].span.end:
            found.append(_token(one))
    return tuple(found)


def _occurrences(workspace: Workspace, path: Path) -> Iterable[Occurrence]:
    if workspace.role(path).kind is Kind.SCENARIOS:
        analysis = workspace.scenario_analysis(path, deep=True)
        return analysis.occurrences if analysis is not None else ()
    view = workspace.view_of(path)
    return view.occurrences if view is not None else ()


def _fits(one: Occurrence, path: Path, text: str) -> bool:
    """Whether a name stands in the text as it is, on one line."""
    span = one.span
    written = text[span.start : span.end]
    return Path(span.source.name) == path and written == span.text and written != "" and "\n" not in written


def _token(one: Occurrence) -> Token:
    type_ = next((name for kind, name in TYPE_OF if isinstance(one.meaning, kind)), "variable")
    flags = (one.is_declaration, isinstance(one.meaning, CONSTANT), isinstance(one.meaning, Builtin))
    return Token(one.span, type_, sum(1 << bit for bit, is_set in enumerate(flags) if is_set))
