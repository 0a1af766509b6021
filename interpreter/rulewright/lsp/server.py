"""The language server: requests in, answers of the other modules out. It alone needs pygls.

Every question is answered from the files as they stand in the editor. What goes wrong in an answer is our bug: it is logged, and the
editor gets no answer; it never ends the server.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer

from rulewright import __version__
from rulewright.lsp.addresses import to_path
from rulewright.lsp.analysis import Settings
from rulewright.lsp.completing import Item, complete
from rulewright.lsp.describing import described
from rulewright.lsp.diagnosing import diagnose
from rulewright.lsp.fixing import all_fixes, mends, silenced
from rulewright.lsp.formatting import reformatted
from rulewright.lsp.hovering import hover
from rulewright.lsp.locating import definitions, highlights, references
from rulewright.lsp.outline import outline
from rulewright.lsp.pages import Pages
from rulewright.lsp.positions import Point, Ruler
from rulewright.lsp.protocol import Speaker
from rulewright.lsp.renaming import Refused, renamable, rename
from rulewright.lsp.roles import Kind
from rulewright.lsp.watching import Watch
from rulewright.lsp.workspace import Workspace
from rulewright.source.diagnostic import Diagnostic

LOG = logging.getLogger(__name__)
INTERRUPTED = 130
TRIGGERS = [".", " ", "{", "["]


class Server:
    """One connection to an editor."""

    def __init__(self) -> None:
        self.pygls = LanguageServer("rulewright", __version__, text_document_sync_kind=lsp.TextDocumentSyncKind.Full)
        self.workspace = Workspace()
        self.watch = Watch(self.workspace, self._show)
        self.pages = Pages()
        self.addresses: dict[Path, str] = {}
        self.items: tuple[Path, tuple[Item, ...]] | None = None
        self._speaker: Speaker | None = None
        for method, (answer, options) in self._answers().items():
            self.pygls.feature(method, options)(_safely(answer))

    def _answers(self) -> dict[str, tuple[Callable[[Any], Any], Any]]:
        """What is asked, and who answers."""
        return {
            lsp.INITIALIZED: (lambda _: None, None),
            lsp.INITIALIZE: (self.begin, None),
            lsp.SHUTDOWN: (lambda _: self.pages.close(), None),
            lsp.TEXT_DOCUMENT_DID_OPEN: (self.opened, None),
            lsp.TEXT_DOCUMENT_DID_CHANGE: (self.changed, None),
            lsp.TEXT_DOCUMENT_DID_SAVE: (self.saved, None),
            lsp.TEXT_DOCUMENT_DID_CLOSE: (self.closed, None),
            lsp.WORKSPACE_DID_CHANGE_CONFIGURATION: (self.configured, None),
            lsp.WORKSPACE_DID_CHANGE_WATCHED_FILES: (lambda _: self.watch.look_at_all(), None),
            lsp.TEXT_DOCUMENT_HOVER: (self.hover, None),
            lsp.TEXT_DOCUMENT_COMPLETION: (
                self.complete,
                lsp.CompletionOptions(trigger_characters=TRIGGERS, resolve_provider=True),
            ),
            lsp.COMPLETION_ITEM_RESOLVE: (self.resolve, None),
            lsp.TEXT_DOCUMENT_DEFINITION: (self.definition, None),
            lsp.TEXT_DOCUMENT_REFERENCES: (self.references, None),
            lsp.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT: (self.highlight, None),
            lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL: (self.symbols, None),
            lsp.TEXT_DOCUMENT_PREPARE_RENAME: (self.prepare_rename, None),
            lsp.TEXT_DOCUMENT_RENAME: (self.rename, lsp.RenameOptions(prepare_provider=True)),
            lsp.TEXT_DOCUMENT_CODE_ACTION: (
                self.actions,
                lsp.CodeActionOptions(code_action_kinds=[lsp.CodeActionKind.QuickFix, lsp.CodeActionKind.SourceFixAll]),
            ),
            lsp.TEXT_DOCUMENT_FORMATTING: (self.format, None),
        }

    # ---- where things are -----------------------------------------------------------------------------------------

    @property
    def speaker(self) -> Speaker:
        """Who speaks in the units that were agreed."""
        if self._speaker is None:
            self._speaker = Speaker(Ruler(_plain(self.pygls.workspace.position_encoding)), self.pages, self.addresses)
        return self._speaker

    def _at(self, params: Any) -> tuple[Path, int] | None:
        """The file and offset of a question; none if the file is none, or not open."""
        path = to_path(params.text_document.uri)
        source = self.workspace.source(path) if path is not None else None
        if path is None or source is None:
            return None
        return path, self.speaker.ruler.offset(source, Point(params.position.line, params.position.character))

    # ---- files ----------------------------------------------------------------------------------------------------

    def begin(self, params: lsp.InitializeParams) -> None:
        self.workspace.set(settings_in(params.initialization_options))

    def configured(self, params: lsp.DidChangeConfigurationParams) -> None:
        """Other settings; what says nothing about ours (editors send such a thing when they start) changes nothing."""
        given = params.settings.get("rulewright", params.settings) if isinstance(params.settings, dict) else None
        if isinstance(given, dict) and not given.keys().isdisjoint(("players", "options")):
            self.workspace.set(settings_in(given))
            self.watch.look_at_all()

    def opened(self, params: lsp.DidOpenTextDocumentParams) -> None:
        path = to_path(params.text_document.uri)
        if path is not None:
            self.addresses[path] = params.text_document.uri
            self.watch.opened(path, params.text_document.text)

    def changed(self, params: lsp.DidChangeTextDocumentParams) -> None:
        path = to_path(params.text_document.uri)
        if path is not None:
            self.watch.changed(path, self.pygls.workspace.get_text_document(params.text_document.uri).source)

    def saved(self, params: lsp.DidSaveTextDocumentParams) -> None:
        path = to_path(params.text_document.uri)
        if path is not None:
            self.watch.saved(path)

    def closed(self, params: lsp.DidCloseTextDocumentParams) -> None:
        path = to_path(params.text_document.uri)
        if path is not None:
            self.watch.closed(path)
            self.addresses.pop(path, None)

    def _show(self, path: Path, found: tuple[Diagnostic, ...]) -> None:
        """Tell the editor what is to be shown in a file."""
        told = [self.speaker.diagnostic(one) for one in found]
        self.pygls.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(self.speaker.uri(path), told))

    # ---- questions ------------------------------------------------------------------------------------------------

    def hover(self, params: lsp.HoverParams) -> lsp.Hover | None:
        place = self._at(params)
        found = hover(self.workspace, *place) if place is not None else None
        return (
            lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, found.text), self.speaker.range(found.span))
            if found is not None
            else None
        )

    def complete(self, params: lsp.CompletionParams) -> lsp.CompletionList:
        place = self._at(params)
        found = complete(self.workspace, *place) if place is not None else ()
        self.items = (place[0], found) if place is not None else None
        return lsp.CompletionList(
            is_incomplete=False, items=[self.speaker.item(one, rank) for rank, one in enumerate(found)]
        )

    def resolve(self, item: lsp.CompletionItem) -> lsp.CompletionItem:
        """The whole description of a name, once somebody looks at it."""
        if (
            self.items is None
            or item.documentation is not None
            or not isinstance(item.data, int)
            or item.data >= len(self.items[1])
        ):
            return item
        path, one = self.items[0], self.items[1][item.data]
        view = self.workspace.view_of(path)
        if one.label == item.label and one.meaning is not None and view is not None:
            item.documentation = lsp.MarkupContent(lsp.MarkupKind.Markdown, described(one.meaning, one.label, view))
        return item

    def definition(self, params: lsp.DefinitionParams) -> list[lsp.Location]:
        place = self._at(params)
        return (
            [self.speaker.location(span) for span in definitions(self.workspace, *place)] if place is not None else []
        )

    def references(self, params: lsp.ReferenceParams) -> list[lsp.Location]:
        place = self._at(params)
        found = references(self.workspace, *place, params.context.include_declaration) if place is not None else ()
        return [self.speaker.location(span) for span in found]

    def highlight(self, params: lsp.DocumentHighlightParams) -> list[lsp.DocumentHighlight]:
        place = self._at(params)
        return (
            [lsp.DocumentHighlight(self.speaker.range(span)) for span in highlights(self.workspace, *place)]
            if place is not None
            else []
        )

    def symbols(self, params: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
        path = to_path(params.text_document.uri)
        root = self.workspace.tree(path) if path is not None else None
        return (
            [self.speaker.symbol(part) for part in outline(root, self.workspace.role(path).kind)]
            if path is not None and root is not None
            else []
        )

    # ---- changes --------------------------------------------------------------------------------------------------

    def prepare_rename(self, params: lsp.PrepareRenameParams) -> lsp.Range | None:
        place = self._at(params)
        span = renamable(self.workspace, *place) if place is not None else None
        return self.speaker.range(span) if span is not None else None

    def rename(self, params: lsp.RenameParams) -> lsp.WorkspaceEdit:
        place = self._at(params)
        if place is None:
            raise JsonRpcInvalidParams("this file is not open")
        try:
            edits = rename(self.workspace, *place, params.new_name)
        except Refused as why:
            raise JsonRpcInvalidParams(str(why)) from why
        return self.speaker.edits({path: [(edit.span, edit.text) for edit in ones] for path, ones in edits.items()})

    def actions(self, params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
        path = to_path(params.text_document.uri)
        source = self.workspace.source(path) if path is not None else None
        if path is None or source is None:
            return []
        start, end = (
            self.speaker.ruler.offset(source, Point(at.line, at.character))
            for at in (params.range.start, params.range.end)
        )
        shown = self.watch.told.shown(path) or diagnose(self.workspace, path).get(path, ())
        found = [
            lsp.CodeAction(
                mend.title,
                lsp.CodeActionKind.QuickFix,
                [self.speaker.diagnostic(mend.diagnostic)],
                mend.preferred,
                edit=self.speaker.fixes([mend.fix]),
            )
            for mend in (*mends(shown, start, end), *silenced(shown, start, end, self.workspace.tree(path)))
        ]
        every = all_fixes(shown)
        if every:
            found.append(
                lsp.CodeAction(
                    "Mend everything that can be mended",
                    lsp.CodeActionKind.SourceFixAll,
                    edit=self.speaker.fixes(every),
                )
            )
        wanted = params.context.only
        return [
            one for one in found if wanted is None or any(_plain(one.kind).startswith(_plain(kind)) for kind in wanted)
        ]

    def format(self, params: lsp.DocumentFormattingParams) -> list[lsp.TextEdit] | None:
        path = to_path(params.text_document.uri)
        if path is None or self.workspace.role(path).kind in (Kind.OTHER, Kind.TABLE):
            return None
        edits = reformatted(self.workspace, path)
        return [lsp.TextEdit(self.speaker.range(span), text) for span, text in edits]


def _plain(word: object) -> str:
    """A word of the protocol, which may come as an enumeration's member."""
    return str(getattr(word, "value", word))


def _safely(answer: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """The same, but what is our bug is logged and gives no answer."""

    def safe(params: Any) -> Any:
        try:
            return answer(params)
        except JsonRpcInvalidParams:
            raise
        except Exception:
            LOG.exception("a bug in rulewright %s", __version__)
            return None

    return safe


def settings_in(given: Any) -> Settings:
    """The settings that an editor sends: `players`, and `options` by name."""
    if not isinstance(given, dict):
        return Settings()
    players, options = given.get("players"), given.get("options")
    chosen = {str(name): str(word) for name, word in options.items()} if isinstance(options, dict) else {}
    return Settings(players if isinstance(players, int) and not isinstance(players, bool) else None, chosen)


def _leave(server: Server) -> None:
    """End at once: a thread that waits for the editor's next word would keep the process."""
    server.pages.close()
    sys.stderr.write("\nInterrupted.\n")
    sys.stderr.flush()
    os._exit(INTERRUPTED)


def serve() -> None:
    """Serve an editor through standard input and output, until it leaves. What anything else prints goes to standard error."""
    server = Server()
    signal.signal(signal.SIGINT, lambda *_: _leave(server))
    stdout = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    with redirect_stdout(sys.stderr):
        try:
            server.pygls.start_io(stdout=stdout)
        finally:
            server.pages.close()
