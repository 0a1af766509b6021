"""Answers in the protocol's own types.

In: the dataclasses of the other modules, and a `Ruler` for places. Out: `lsprotocol` types. Nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import get_args

from lsprotocol import types as lsp

from rulewright.frontend.language.function_table import Builtin
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Word
from rulewright.lsp.addresses import to_uri
from rulewright.lsp.completing import KEY, LANGUAGE, PATH, WORD, Item
from rulewright.lsp.outline import CASE, EDIT, KIND, RULE, SCENARIO, SECTION, STEP, TRAIT, Part
from rulewright.lsp.pages import Pages
from rulewright.lsp.positions import Ruler, Stretch
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
    SECTION: lsp.SymbolKind.Namespace, "options": lsp.SymbolKind.Boolean, "numbers": lsp.SymbolKind.Constant, "tables": lsp.SymbolKind.Array,
    "components": lsp.SymbolKind.Class, KIND: lsp.SymbolKind.EnumMember, TRAIT: lsp.SymbolKind.Property, "spaces": lsp.SymbolKind.Struct,
    "zones": lsp.SymbolKind.Object, "money": lsp.SymbolKind.Object, "purses": lsp.SymbolKind.Object, "state": lsp.SymbolKind.Variable,
    "terms": lsp.SymbolKind.Function, "effects": lsp.SymbolKind.Function, "actions": lsp.SymbolKind.Event, "priorities": lsp.SymbolKind.Operator,
    RULE: lsp.SymbolKind.Method, "payouts": lsp.SymbolKind.Operator, "phases": lsp.SymbolKind.Module, STEP: lsp.SymbolKind.Method,
    SCENARIO: lsp.SymbolKind.Function, CASE: lsp.SymbolKind.EnumMember, EDIT: lsp.SymbolKind.Key, "assumed": lsp.SymbolKind.String,
}  # fmt: skip

MEANINGS: tuple[tuple[type, lsp.CompletionItemKind], ...] = (
    (t.Var, lsp.CompletionItemKind.Variable),
    (Word, lsp.CompletionItemKind.EnumMember),
    (Builtin, lsp.CompletionItemKind.Function),
    (sym.Option, lsp.CompletionItemKind.Constant),
    (sym.Number, lsp.CompletionItemKind.Constant),
    (sym.State, lsp.CompletionItemKind.Field),
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


class Speaker:
    """Says things in the protocol's types. `addresses` are those that the editor itself has given to files."""

    def __init__(self, ruler: Ruler, pages: Pages, addresses: Mapping[Path, str]) -> None:
        self.ruler = ruler
        self.pages = pages
        self.addresses = addresses

    def uri(self, path: Path) -> str:
        """The address of a file."""
        return self.addresses.get(path) or to_uri(path) or path.as_posix()

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

    def item(self, one: Item, rank: int) -> lsp.CompletionItem:
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
            documentation=lsp.MarkupContent(lsp.MarkupKind.Markdown, one.about) if one.about else None,
            sort_text=f"{rank:04}",
            text_edit=lsp.TextEdit(self.range(one.span), text),
            data=rank,
        )

    def symbol(self, part: Part) -> lsp.DocumentSymbol:
        """A part of the outline."""
        return lsp.DocumentSymbol(
            name=part.name,
            detail=part.detail or None,
            kind=SYMBOLS.get(part.sort, lsp.SymbolKind.Key),
            range=self.range(part.span),
            selection_range=self.range(part.name_span),
            children=[self.symbol(child) for child in part.parts] or None,
        )
