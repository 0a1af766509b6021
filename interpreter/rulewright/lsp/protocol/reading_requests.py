"""Requests that ask about a text and change nothing: answered by the features, converted to the protocol's types.

In: parameters in the protocol's types. Out: results in the protocol's types; empty ones for what is no file, or not
ours.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lsprotocol import types as lsp

from rulewright.lsp.features.code_lens import lenses
from rulewright.lsp.features.completion import CompletionEntry, complete
from rulewright.lsp.features.descriptions import described
from rulewright.lsp.features.document_symbols import outline
from rulewright.lsp.features.folding import folds
from rulewright.lsp.features.hover import hover
from rulewright.lsp.features.navigation import definitions, highlights, references
from rulewright.lsp.features.semantic_tokens import MODIFIERS, TYPES, Token, tokens
from rulewright.lsp.features.workspace_symbols import found_symbols
from rulewright.lsp.protocol.conversion import Answers
from rulewright.lsp.protocol.session import EditorSession
from rulewright.source.text import Span

TRIGGERS = [".", " ", "{", "["]


class ReadingRequests:
    """Answers to questions."""

    def __init__(self, session: EditorSession) -> None:
        self.session = session
        self.items: tuple[Path, tuple[CompletionEntry, ...]] | None = None

    def answers(self) -> Answers:
        """What is asked, and who answers."""
        completion = lsp.CompletionOptions(trigger_characters=TRIGGERS, resolve_provider=True)
        legend = lsp.SemanticTokensLegend(list(TYPES), list(MODIFIERS))
        return {
            lsp.TEXT_DOCUMENT_HOVER: (self.hover, None),
            lsp.TEXT_DOCUMENT_COMPLETION: (self.complete, completion),
            lsp.COMPLETION_ITEM_RESOLVE: (self.resolve, None),
            lsp.TEXT_DOCUMENT_DEFINITION: (self.definition, None),
            lsp.TEXT_DOCUMENT_REFERENCES: (self.references, None),
            lsp.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT: (self.highlight, None),
            lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL: (self.symbols, None),
            lsp.WORKSPACE_SYMBOL: (self.workspace_symbols, None),
            lsp.TEXT_DOCUMENT_FOLDING_RANGE: (self.folding, None),
            lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL: (self.tokens, legend),
            lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_RANGE: (self.tokens_in_range, None),
            lsp.TEXT_DOCUMENT_CODE_LENS: (self.lenses, None),
        }

    # ---- at a place -----------------------------------------------------------------------------------------------

    def hover(self, params: lsp.HoverParams) -> lsp.Hover | None:
        place = self.session.at(params)
        found = hover(self.session.workspace, *place) if place is not None else None
        if found is None:
            return None
        content = lsp.MarkupContent(lsp.MarkupKind.Markdown, found.text)
        return lsp.Hover(content, self.session.converter.range(found.span))

    def complete(self, params: lsp.CompletionParams) -> lsp.CompletionList:
        place = self.session.at(params)
        found = complete(self.session.workspace, *place) if place is not None else ()
        self.items = (place[0], found) if place is not None else None
        items = [self.session.converter.item(one, rank) for rank, one in enumerate(found)]
        return lsp.CompletionList(is_incomplete=False, items=items)

    def resolve(self, item: lsp.CompletionItem) -> lsp.CompletionItem:
        """The whole description of a name, once somebody looks at it."""
        path, known = self.items or (None, ())
        number: Any = item.data
        if path is None or item.documentation is not None or not _is_index(number, len(known)):
            return item
        one, view = known[number], self.session.workspace.view_of(path)
        if one.label == item.label and one.meaning is not None and view is not None:
            item.documentation = lsp.MarkupContent(lsp.MarkupKind.Markdown, described(one.meaning, one.label, view))
        return item

    def definition(self, params: lsp.DefinitionParams) -> list[lsp.Location]:
        place = self.session.at(params)
        return self._locations(definitions(self.session.workspace, *place) if place is not None else ())

    def references(self, params: lsp.ReferenceParams) -> list[lsp.Location]:
        place, is_whole = self.session.at(params), params.context.include_declaration
        return self._locations(references(self.session.workspace, *place, is_whole) if place is not None else ())

    def _locations(self, spans: Iterable[Span]) -> list[lsp.Location]:
        return [self.session.converter.location(span) for span in spans]

    def highlight(self, params: lsp.DocumentHighlightParams) -> list[lsp.DocumentHighlight]:
        place = self.session.at(params)
        spans = highlights(self.session.workspace, *place) if place is not None else ()
        return [lsp.DocumentHighlight(self.session.converter.range(span)) for span in spans]

    # ---- of a file, or of all ---------------------------------------------------------------------------------------

    def symbols(self, params: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
        path, workspace = self.session.path(params), self.session.workspace
        root = workspace.tree(path) if path is not None else None
        if path is None or root is None:
            return []
        return [self.session.converter.symbol(part) for part in outline(root, workspace.role(path).kind)]

    def workspace_symbols(self, params: lsp.WorkspaceSymbolParams) -> list[lsp.SymbolInformation]:
        found = found_symbols(self.session.workspace, self.session.folders, params.query)
        return [self.session.converter.symbol_information(one.part, one.inside) for one in found]

    def folding(self, params: lsp.FoldingRangeParams) -> list[lsp.FoldingRange]:
        path, workspace = self.session.path(params), self.session.workspace
        source = workspace.source(path) if path is not None else None
        if path is None or source is None or not workspace.role(path).kind.is_yaml:
            return []
        comment = lsp.FoldingRangeKind.Comment
        return [
            lsp.FoldingRange(one.first, one.last, kind=comment if one.is_comment else None)
            for one in folds(source, workspace.tree(path))
        ]

    def tokens(self, params: lsp.SemanticTokensParams) -> lsp.SemanticTokens:
        path = self.session.path(params)
        found = tokens(self.session.workspace, path) if path is not None else ()
        return lsp.SemanticTokens(self.session.converter.tokens(found))

    def tokens_in_range(self, params: lsp.SemanticTokensRangeParams) -> lsp.SemanticTokens:
        path = self.session.path(params)
        found: tuple[Token, ...] = tokens(self.session.workspace, path) if path is not None else ()
        start = self.session.offset(path, params.range.start) if path is not None else None
        end = self.session.offset(path, params.range.end) if path is not None else None
        if start is None or end is None:
            return lsp.SemanticTokens([])
        here = [one for one in found if one.span.end > start and one.span.start < end]
        return lsp.SemanticTokens(self.session.converter.tokens(here))

    def lenses(self, params: lsp.CodeLensParams) -> list[lsp.CodeLens]:
        path, workspace = self.session.path(params), self.session.workspace
        root = workspace.tree(path) if path is not None else None
        if path is None or root is None:
            return []
        return [
            lsp.CodeLens(
                self.session.converter.range(one.span), lsp.Command(one.title, one.command, arguments=[*one.arguments])
            )
            for one in lenses(root, workspace.role(path))
            if one.command in self.session.commands
        ]


def _is_index(value: Any, count: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < count
