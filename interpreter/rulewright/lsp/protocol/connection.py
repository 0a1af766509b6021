"""The connection to an editor: every request is answered exactly once, with a result or with an error.

In: messages as JSON values, of whatever form. Out: calls of the server's answers, through pygls; and answers of its
own, with the protocol's error codes, for what is no request, comes before `initialize` or after `shutdown`, has an
unknown method or parameters of another form. What is wrong with a notification is logged.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

from cattrs import transform_error
from lsprotocol import types as lsp
from pygls import exceptions
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol
from pygls.protocol.language_server import lsp_method

from rulewright import __version__

LOG = logging.getLogger(__name__)
VERSION = "2.0"
PARTS = ("jsonrpc", "id", "method", "params")
MOST_COMPLAINTS = 3
"""So much is said about the form of parameters."""


class RequestRefused(Exception):
    """A message that gets an error for an answer."""

    def __init__(self, error: type[exceptions.JsonRpcException], why: str) -> None:
        super().__init__(f"{error.MESSAGE}: {why}")
        self.code = error.CODE


class Connection(LanguageServerProtocol):
    """Looks at each message before pygls does, and keeps the texts of documents to the server."""

    def structure_message(self, data: Any) -> Any:
        """Nothing yet: the reader of JSON calls this for every object inside of a message too."""
        return data

    def handle_message(self, message: Any) -> None:
        """Takes a message, whatever it is."""
        if isinstance(message, list):
            for one in message:
                self.refuse(_id(one), RequestRefused(exceptions.JsonRpcInvalidRequest, "messages come one by one"))
            return
        try:
            self._take(message)
        except RequestRefused as why:
            self.refuse(_id(message), why)
        except Exception as bug:
            LOG.exception("a bug in rulewright %s", __version__)
            if _is_request(message):
                self.refuse(_id(message), RequestRefused(exceptions.JsonRpcInternalError, words_of(bug)))

    def refuse(self, message_id: int | str | None, why: RequestRefused) -> None:
        """Answers with an error. The id stays as it came: pygls would not repeat one that the protocol forbids."""
        self._send_data({"jsonrpc": VERSION, "id": message_id, "error": {"code": why.code, "message": str(why)[:2000]}})

    def _take(self, message: Any) -> None:
        if not isinstance(message, dict):
            raise RequestRefused(exceptions.JsonRpcInvalidRequest, "a message is an object")
        if "method" not in message:
            self._take_response(message)
            return
        try:
            found = self._checked(message)
        except RequestRefused:
            if _is_request(message):
                raise
            LOG.warning("a notification is passed over", exc_info=True)
        else:
            super().handle_message(found)

    def _take_response(self, message: dict[str, Any]) -> None:
        """The editor's answer to a question; nothing is asked, so there is none."""
        if "result" not in message and "error" not in message:
            raise RequestRefused(exceptions.JsonRpcInvalidRequest, "there is no method")
        LOG.warning("an answer to nothing")

    def _checked(self, message: dict[str, Any]) -> Any:
        """A message in the protocol's types."""
        method = message["method"]
        if message.get("jsonrpc") != VERSION or not isinstance(method, str):
            raise RequestRefused(exceptions.JsonRpcInvalidRequest, f"`jsonrpc` is {VERSION!r}, and a method is a text")
        if _is_request(message) and _id(message) is None:
            raise RequestRefused(exceptions.JsonRpcInvalidRequest, "an id is a whole number or a text")
        self._check_state(method)
        self._check_known(method)
        is_answered = lsp.METHOD_TO_TYPES[method][1] is not None
        if is_answered != _is_request(message):
            what = "a request, which has an id" if is_answered else "a notification, which has none"
            raise RequestRefused(exceptions.JsonRpcInvalidRequest, f"`{method}` is {what}")
        parts: dict[str, Any] = {key: message[key] for key in PARTS if key in message}
        try:
            return super().structure_message(parts)
        except Exception as problem:
            raise RequestRefused(exceptions.JsonRpcInvalidParams, "; ".join(_complaints(problem))) from problem

    def _check_state(self, method: str) -> None:
        """Nothing comes before `initialize` or after `shutdown`, apart from `exit`."""
        if method == lsp.EXIT:
            return
        if self._shutdown:
            raise RequestRefused(exceptions.JsonRpcInvalidRequest, "after `shutdown` there is only `exit`")
        if (self._workspace is None) != (method == lsp.INITIALIZE):
            if self._workspace is None:
                raise RequestRefused(exceptions.JsonRpcServerNotInitialized, "`initialize` comes first")
            raise RequestRefused(exceptions.JsonRpcInvalidRequest, "`initialize` comes once")

    def _check_known(self, method: str) -> None:
        known = method in self.fm.builtin_features or method in self.fm.features or method == lsp.CANCEL_REQUEST
        if not known or method not in lsp.METHOD_TO_TYPES:
            raise RequestRefused(exceptions.JsonRpcMethodNotFound, method[:100])

    # ---- documents are the server's own: their lines end where the protocol says, and nothing is read from a disk ----

    @lsp_method(lsp.TEXT_DOCUMENT_DID_OPEN)
    def lsp_text_document__did_open(self, params: Any) -> Iterator[Any]:
        yield self.fm.features[lsp.TEXT_DOCUMENT_DID_OPEN], (params,), None

    @lsp_method(lsp.TEXT_DOCUMENT_DID_CHANGE)
    def lsp_text_document__did_change(self, params: Any) -> Iterator[Any]:
        yield self.fm.features[lsp.TEXT_DOCUMENT_DID_CHANGE], (params,), None

    @lsp_method(lsp.TEXT_DOCUMENT_DID_CLOSE)
    def lsp_text_document__did_close(self, params: Any) -> Iterator[Any]:
        yield self.fm.features[lsp.TEXT_DOCUMENT_DID_CLOSE], (params,), None


class EditorServer(LanguageServer):
    """pygls' server; what goes wrong is logged, and no window opens for it."""

    protocol: Connection

    def report_server_error(self, error: Exception, source: Any) -> None:
        """What goes wrong outside of an answer; `JsonRpcException` stands for a message that is no JSON."""
        LOG.error("%s: %s", source.__name__, error)
        if source is exceptions.JsonRpcException:
            self.protocol.refuse(None, RequestRefused(exceptions.JsonRpcParseError, words_of(error)))


def words_of(problem: Exception) -> str:
    """What an exception says, on one line."""
    return f"{type(problem).__name__}: {problem}".splitlines()[0][:200]


def _is_request(message: Any) -> bool:
    return isinstance(message, dict) and "id" in message


def _id(message: Any) -> int | str | None:
    """The id of a message; none where it is not one."""
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, int | str) and not isinstance(found, bool) else None


def _complaints(problem: Exception) -> list[str]:
    """What is wrong with the form of parameters, at its place."""
    try:
        found = [str(one) for one in transform_error(problem.__cause__ or problem)]
    except Exception:  # noqa: BLE001 (it is asked about values of every form)
        found = []
    return found[:MOST_COMPLAINTS] or ["the parameters have another form"]
