"""Answers in the protocol's own types.

In: the dataclasses of the other modules, and a `Ruler` for places. Out: `lsprotocol` types. Nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, get_args

from lsprotocol import types as lsp

from rulewright.frontend.language.function_table import Builtin
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Word
from rulewright.lsp.features.completion import KEY, LANGUAGE, PATH, WORD, CompletionEntry
from rulewright.lsp.features.document_symbols import CASE, EDIT, KIND, RULE, SCENARIO, SECTION, STEP, TRAIT, OutlinePart
from rulewright.lsp.features.semantic_tokens import TYPES, Token
from rulewright.lsp.protocol.code_pages import CodePages
from rulewright.lsp.protocol.positions import Ruler, Stretch
from rulewright.lsp.protocol.uris import to_uri
from rulewright.source.codes import CODES
from rulewright.source.diagnostic import Diagnostic, Fix, Severity
from rulewright.source.text import Span

SEVERITIES = {
    Severity.ERROR: lsp.DiagnosticSeverity.Error,
    Severity.WARNING: lsp.DiagnosticSeverity.Warning,
    Severity.NOTE: lsp.DiagnosticSeverity.Information,
}
UNUSED = "unused"
"""Codes whose title says so are shown greyed out."""

SYMBOLS = {
    SECTION: lsp.SymbolKind.Namespace, "options": lsp.SymbolKind.Boolean, "numbers": lsp.SymbolKind.Constant,
    "enumerations": lsp.SymbolKind.Enum, "tables": lsp.SymbolKind.Array,
    "components": lsp.SymbolKind.Class, KIND: lsp.SymbolKind.EnumMember, TRAIT: lsp.SymbolKind.Property,
    "spaces": lsp.SymbolKind.Struct, "table": lsp.SymbolKind.Struct,
    "zones": lsp.SymbolKind.Object, "money": lsp.SymbolKind.Object, "purses": lsp.SymbolKind.Object,
    "state": lsp.SymbolKind.Variable,
    "terms": lsp.SymbolKind.Function, "effects": lsp.SymbolKind.Function, "actions": lsp.SymbolKind.Event,
    "priorities": lsp.SymbolKind.Operator,
    RULE: lsp.SymbolKind.Method, "payouts": lsp.SymbolKind.Operator, "phases": lsp.SymbolKind.Module,
    STEP: lsp.SymbolKind.Method,
    SCENARIO: lsp.SymbolKind.Function, CASE: lsp.SymbolKind.EnumMember, EDIT: lsp.SymbolKind.Key,
    "assumed": lsp.SymbolKind.String,
}  # fmt: skip

MEANINGS: tuple[tuple[type, lsp.CompletionItemKind], ...] = (
    (t.Var, lsp.CompletionItemKind.Variable),
    (Word, lsp.CompletionItemKind.EnumMember),
    (Builtin, lsp.CompletionItemKind.Function),
    (sym.Option, lsp.CompletionItemKind.Constant),
    (sym.Number, lsp.CompletionItemKind.Constant),
    (sym.State, lsp.CompletionItemKind.Field),
    (sym.PositionHistory, lsp.CompletionItemKind.Field),
    (sym.Trait, lsp.CompletionItemKind.Property),
    (sym.Term, lsp.CompletionItemKind.Method),
    *((kind, lsp.CompletionItemKind.Function) for kind in get_args(sym.Callable)),
    (sym.Class, lsp.CompletionItemKind.Class),
    (sym.Kind, lsp.CompletionItemKind.EnumMember),
    (sym.Space, lsp.CompletionItemKind.Struct),
    (sym.Symbol, lsp.CompletionItemKind.Field),
)
SORTS = {
    KEY: lsp.CompletionItemKind.Property,
    WORD: lsp.CompletionItemKind.EnumMember,
    LANGUAGE: lsp.CompletionItemKind.Keyword,
    PATH: lsp.CompletionItemKind.Reference,
}


Answers = dict[str, tuple[Callable[[Any], Any], Any]]
"""Methods of the protocol, with who answers and what the editor is told of it beforehand."""


def plain(word: object) -> str:
    """A word of the protocol, which may come as an enumeration's member."""
    return str(getattr(word, "value", word))


class Converter:
    """Says things in the protocol's types. `known_uri`: the address that the editor itself has given to a file."""

    def __init__(self, ruler: Ruler, pages: CodePages, known_uri: Callable[[Path], str | None]) -> None:
        self.ruler = ruler
        self.pages = pages
        self.known_uri = known_uri

    def uri(self, path: Path) -> str:
        """The address of a file."""
        return self.known_uri(path) or to_uri(path) or path.as_posix()

    def range(self, span: Span) -> lsp.Range:
        """A span's place."""
        stretch: Stretch = self.ruler.stretch(span)
        return lsp.Range(lsp.Position(*stretch.start), lsp.Position(*stretch.end))

    def location(self, span: Span) -> lsp.Location:
        """A span's file and place."""
        return lsp.Location(self.uri(Path(span.source.name)), self.range(span))

    # ---- diagnostics ----------------------------------------------------------------------------------------------

    def diagnostic(self, one: Diagnostic) -> lsp.Diagnostic:
        """A diagnostic, with its second places, its help, and the page of its code."""
        address = self.pages.address(one.code)
        related = [
            lsp.DiagnosticRelatedInformation(self.location(label.span), label.text)
            for label in one.labels
            if label.span.source.text
        ]
        return lsp.Diagnostic(
            range=self.range(one.span),
            message=one.message + (f"\n{one.hint}" if one.hint else ""),
            severity=SEVERITIES[one.severity],
            code=one.code,
            code_description=lsp.CodeDescription(address) if address is not None else None,
            source="rulewright",
            tags=[lsp.DiagnosticTag.Unnecessary] if UNUSED in CODES[one.code].title else None,
            related_information=related or None,
        )

    def edits(self, edits: Mapping[Path, Iterable[tuple[Span, str]]]) -> lsp.WorkspaceEdit:
        """Changes of files."""
        changes = {
            self.uri(path): [lsp.TextEdit(self.range(span), text) for span, text in ones]
            for path, ones in edits.items()
        }
        return lsp.WorkspaceEdit(changes=changes)

    def fixes(self, fixes: Iterable[Fix]) -> lsp.WorkspaceEdit:
        """Mends as changes."""
        found: dict[Path, list[tuple[Span, str]]] = {}
        for fix in fixes:
            found.setdefault(Path(fix.span.source.name), []).append((fix.span, fix.text))
        return self.edits(found)

    # ---- what is written, and what there is -------------------------------------------------------------------------

    def item(self, one: CompletionEntry, rank: int) -> lsp.CompletionItem:
        """A completion; the editor keeps the order."""
        text = one.text.rstrip(": ") if one.span.source.text[one.span.end :].lstrip(" ").startswith(":") else one.text
        kind = next(
            (kind for type_, kind in MEANINGS if isinstance(one.meaning, type_)),
            SORTS.get(one.sort, lsp.CompletionItemKind.Text),
        )
        return lsp.CompletionItem(
            label=one.label,
            kind=kind,
            detail=one.detail or None,
            documentation=lsp.MarkupContent(lsp.MarkupKind.PlainText, one.about) if one.about else None,
            sort_text=f"{rank:04}",
            text_edit=lsp.TextEdit(self.range(one.span), text),
            data=rank,
        )

    def symbol(self, part: OutlinePart) -> lsp.DocumentSymbol:
        """A part of the outline."""
        return lsp.DocumentSymbol(
            name=part.name,
            detail=part.detail or None,
            kind=SYMBOLS.get(part.sort, lsp.SymbolKind.Key),
            range=self.range(part.span),
            selection_range=self.range(part.name_span),
            children=[self.symbol(child) for child in part.parts] or None,
        )

    def symbol_information(self, part: OutlinePart, inside: str) -> lsp.SymbolInformation:
        """A part of some file."""
        return lsp.SymbolInformation(
            location=self.location(part.name_span),
            name=part.name,
            kind=SYMBOLS.get(part.sort, lsp.SymbolKind.Key),
            container_name=inside or None,
        )

    def tokens(self, found: Iterable[Token]) -> list[int]:
        """Names in the text, five numbers each: lines and characters since the one before, length, type, modifiers."""
        numbers: list[int] = []
        line = character = 0
        for one in found:
            start, end = self.ruler.stretch(one.span)
            since = start.character - (character if start.line == line else 0)
            numbers += [start.line - line, since, end.character - start.character, TYPES.index(one.type), one.modifiers]
            line, character = start
        return numbers
