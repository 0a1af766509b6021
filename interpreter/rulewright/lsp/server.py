"""The language server: what an editor says of its documents and settings, and who answers its requests. `protocol`
alone needs pygls.

Every question is answered from the files as they stand in the editor. What goes wrong in an answer is our bug: it is
logged, and the editor gets an error; it never ends the server.
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
from pygls.exceptions import JsonRpcException, JsonRpcInternalError

from rulewright import __version__
from rulewright.lsp.features.publishing import Watch
from rulewright.lsp.project.analysis import AnalysisSettings
from rulewright.lsp.protocol.connection import words_of
from rulewright.lsp.protocol.conversion import Answers
from rulewright.lsp.protocol.documents import TextChange
from rulewright.lsp.protocol.editing_requests import EditingRequests
from rulewright.lsp.protocol.positions import Point
from rulewright.lsp.protocol.reading_requests import ReadingRequests
from rulewright.lsp.protocol.session import EditorSession
from rulewright.lsp.protocol.uris import to_path
from rulewright.source.diagnostic import Diagnostic

LOG = logging.getLogger(__name__)
INTERRUPTED = 130


class Server:
    """One connection to an editor."""

    def __init__(self) -> None:
        self.session = EditorSession()
        self.watch = Watch(self.session.workspace, self.session.documents.versions, self._show)
        reading, editing = ReadingRequests(self.session), EditingRequests(self.session, self.watch)
        for method, (answer, options) in (self._answers() | reading.answers() | editing.answers()).items():
            self.session.pygls.feature(method, options)(_safely(answer))

    def _answers(self) -> Answers:
        """What is told, and who takes note."""
        return {
            lsp.INITIALIZED: (lambda _: None, None),
            lsp.INITIALIZE: (self.begin, None),
            lsp.SHUTDOWN: (lambda _: self.session.pages.close(), None),
            lsp.TEXT_DOCUMENT_DID_OPEN: (self.opened, None),
            lsp.TEXT_DOCUMENT_DID_CHANGE: (self.changed, None),
            lsp.TEXT_DOCUMENT_DID_SAVE: (self.saved, None),
            lsp.TEXT_DOCUMENT_DID_CLOSE: (self.closed, None),
            lsp.WORKSPACE_DID_CHANGE_CONFIGURATION: (self.configured, None),
            lsp.WORKSPACE_DID_CHANGE_WATCHED_FILES: (lambda _: self.watch.look_at_all(), None),
        }

    # ---- settings -------------------------------------------------------------------------------------------------

    def begin(self, params: lsp.InitializeParams) -> None:
        given = params.initialization_options
        self.session.workspace.set(settings_in(given))
        commands = given.get("commands") if isinstance(given, dict) else None
        self.session.commands = frozenset(map(str, commands)) if isinstance(commands, list) else frozenset()

    def configured(self, params: lsp.DidChangeConfigurationParams) -> None:
        """Other settings; what says nothing about ours (editors send such a thing when they start) changes nothing."""
        given = params.settings.get("rulewright", params.settings) if isinstance(params.settings, dict) else None
        if isinstance(given, dict) and not given.keys().isdisjoint(("players", "options")):
            self.session.workspace.set(settings_in(given))
            self.watch.look_at_all()

    # ---- documents ------------------------------------------------------------------------------------------------

    def opened(self, params: lsp.DidOpenTextDocumentParams) -> None:
        document = params.text_document
        path = to_path(document.uri)
        if path is not None:
            self.session.documents.open(path, document.uri, document.version, document.text)
            self.watch.opened(path, document.text)

    def changed(self, params: lsp.DidChangeTextDocumentParams) -> None:
        path, documents = self.session.path(params), self.session.documents
        if path is None:
            return
        changes, ruler = map(_change, params.content_changes), self.session.converter.ruler
        if documents.change(path, params.text_document.version, changes, ruler):
            self.watch.changed(path, documents.by_path[path].text)
        else:
            LOG.warning("a change of what is not open, or older than what is known: %s", path)

    def saved(self, params: lsp.DidSaveTextDocumentParams) -> None:
        path = self.session.path(params)
        if path is not None:
            self.watch.saved(path)

    def closed(self, params: lsp.DidCloseTextDocumentParams) -> None:
        path = self.session.path(params)
        if path is not None:
            self.watch.closed(path)
            self.session.documents.close(path)

    def _show(self, path: Path, found: tuple[Diagnostic, ...]) -> None:
        """Tell the editor what is to be shown in a file, as it is now."""
        converter = self.session.converter
        told = [converter.diagnostic(one) for one in found]
        params = lsp.PublishDiagnosticsParams(converter.uri(path), told, self.session.documents.version(path))
        self.session.pygls.text_document_publish_diagnostics(params)


def _change(event: Any) -> TextChange:
    """A change in our own terms: of a part, or of the whole."""
    if not isinstance(event, lsp.TextDocumentContentChangePartial):
        return TextChange(event.text)
    start, end = event.range.start, event.range.end
    return TextChange(event.text, Point(start.line, start.character), Point(end.line, end.character))


def _safely(answer: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """The same, but what is our bug is logged and answered with an error."""

    def safe(params: Any) -> Any:
        try:
            return answer(params)
        except JsonRpcException:
            raise
        except Exception as bug:
            LOG.exception("a bug in rulewright %s", __version__)
            raise JsonRpcInternalError(f"a bug in rulewright {__version__} ({words_of(bug)})") from bug

    return safe


def settings_in(given: Any) -> AnalysisSettings:
    """The settings that an editor sends: `players`, and `options` by name."""
    if not isinstance(given, dict):
        return AnalysisSettings()
    players, options = given.get("players"), given.get("options")
    chosen = {str(name): str(word) for name, word in options.items()} if isinstance(options, dict) else {}
    return AnalysisSettings(players if isinstance(players, int) and not isinstance(players, bool) else None, chosen)


def _leave(server: Server) -> None:
    """End at once: a thread that waits for the editor's next word would keep the process."""
    server.session.pages.close()
    sys.stderr.write("\nInterrupted.\n")
    sys.stderr.flush()
    os._exit(INTERRUPTED)


def serve() -> None:
    """Serve an editor through standard input and output, until it leaves.
    What anything else prints goes to standard error.
    """
    server = Server()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: _leave(server))
    stdout = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    with redirect_stdout(sys.stderr):
        try:
            server.session.pygls.start_io(stdout=stdout)
        finally:
            server.session.pages.close()
