"""The server as a program, spoken to by hand: whatever is sent, each request is answered exactly once."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

pytest.importorskip("pygls")

from lsprotocol import types as lsp

from .conftest import RULESET, SCENARIOS, VARIANT

PATIENCE = 120
SERVER = (sys.executable, "-P", "-m", "rulewright", "lsp")
REQUESTS = sorted(method for method, types in lsp.METHOD_TO_TYPES.items() if types[1] is not None)
NOTIFICATIONS = sorted(method for method, types in lsp.METHOD_TO_TYPES.items() if types[1] is None)
LAST = ("initialize", "shutdown", "exit")
"""Not sent in the middle of a session."""
INVALID, UNKNOWN, WRONG_REQUEST, NOT_BEGUN, BUG, NO_JSON = -32602, -32601, -32600, -32002, -32603, -32700


class Talk:
    """A server, what was sent to it, and what came back."""

    def __init__(self, command: tuple[str, ...] = SERVER) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)
        self.answers: list[dict[str, Any]] = []
        self.sent: list[Any] = []
        self.reader = Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        length = 0
        while line := self.process.stdout.readline():
            if line.lower().startswith(b"content-length:"):
                length = int(line.partition(b":")[2])
            elif not line.strip():
                message = json.loads(self.process.stdout.read(length))
                if "method" not in message:
                    self.answers.append(message)

    def write(self, body: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))

    def tell(self, method: str, params: Any = None) -> None:
        self.write(json.dumps({"jsonrpc": "2.0", "method": method, "params": params}).encode())

    def ask(self, method: Any, *params: Any) -> int:
        """Sends a request; its id."""
        self.sent.append(len(self.sent))
        message = {"jsonrpc": "2.0", "id": self.sent[-1], "method": method}
        self.write(json.dumps({**message, "params": params[0]} if params else message).encode())
        return len(self.sent) - 1

    def begin(self) -> None:
        self.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
        self.tell("initialized", {})

    def end(self) -> dict[Any, dict[str, Any]]:
        """Leaves; the answers by id. Each request has exactly one."""
        self.ask("shutdown")
        self.tell("exit")
        assert self.process.stdin is not None
        self.process.stdin.close()
        try:
            assert self.process.wait(PATIENCE) == 0
        finally:
            self.process.kill()
        self.reader.join(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        counted = Counter(one["id"] for one in self.answers if one["id"] is not None)
        assert counted == Counter(self.sent)
        assert all(("result" in one) != ("error" in one) for one in self.answers)
        return {one["id"]: one for one in self.answers}

    def code(self, answer: dict[str, Any]) -> int:
        return int(answer["error"]["code"]) if "error" in answer else 0


def opened(talk: Talk, folder: Path) -> list[str]:
    """Three documents in the editor; their addresses."""
    uris = []
    for name, text in (("ruleset.yaml", RULESET), ("variants/rich.yaml", VARIANT), ("scenarios/plays.yaml", SCENARIOS)):
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        uris.append(path.as_uri())
        talk.tell(
            "textDocument/didOpen",
            {"textDocument": {"uri": uris[-1], "languageId": "yaml", "version": 1, "text": text}},
        )
    return uris


def malformed(uri: str) -> list[Any]:
    """Parameters that fit no request, or that hardly do."""
    document, place = {"uri": uri}, {"line": 3, "character": 1}
    deep: Any = {}
    for _ in range(200):
        deep = {"a": deep}
    return [
        *(None, [], {}, "", 7, True, [[]], {"textDocument": None}, {"textDocument": []}, {"textDocument": document}),
        {"textDocument": {"uri": 5}, "position": place},
        {"textDocument": document, "position": {"line": -1, "character": -1}},
        {"textDocument": document, "position": {"line": 2**40, "character": 0}},
        {
            "textDocument": document,
            "position": {"line": 10**6, "character": 10**6},
            "context": {"includeDeclaration": 1},
        },
        {"textDocument": document, "position": {"line": "1", "character": None}},
        {"textDocument": document, "position": place, "newName": 3, "context": None, "range": {"start": place}},
        {
            "textDocument": document,
            "range": {"start": {"line": 9, "character": 0}, "end": place},
            "context": {"diagnostics": []},
        },
        {"jsonrpc": "1.0", "id": 3, "method": "textDocument/hover", "textDocument": document, "position": place},
        {"command": "no such command", "arguments": [{}]},
        deep,
    ]


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[Any, dict[str, Any]], dict[str, list[int]]]:
    """One session with everything that is wrong in it: the answers, and the ids of what was asked, by its sort."""
    talk, ids = Talk(), dict[str, list[int]]()
    ids["early"] = [talk.ask("textDocument/hover", {}), talk.ask("shutdown")]
    talk.begin()
    uris = opened(talk, tmp_path_factory.mktemp("game"))
    closed = (Path(uris[0].removeprefix("file://")).parent / "never_opened.yaml").as_uri()
    for uri in (uris[0], closed):
        for method in REQUESTS:
            if method not in LAST:
                ids.setdefault(method, []).extend(talk.ask(method, params) for params in malformed(uri))
    ids["without parameters"] = [talk.ask(method) for method in REQUESTS if method not in LAST]
    ids["unknown"] = [
        talk.ask(method, {}) for method in ("", "nothing", "$/nothing", "textDocument/\ud800", "a" * 5000)
    ]
    no_methods: tuple[Any, ...] = (5, None, [], {"a": 1})
    ids["no method"] = [talk.ask(method, {}) for method in no_methods]
    ids["notification"] = [talk.ask(method, {}) for method in NOTIFICATIONS]
    ids["again"] = [talk.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}})]
    for method in NOTIFICATIONS:
        for params in malformed(uris[1]) if method not in LAST else ():
            talk.tell(method, params)
    ids["cancelled"] = []
    for uri in uris:
        place = {"textDocument": {"uri": uri}, "position": {"line": 4, "character": 3}}
        ids["cancelled"].append(talk.ask("textDocument/completion", place))
        talk.tell("$/cancelRequest", {"id": ids["cancelled"][-1]})
    ids["working"] = [
        talk.ask("textDocument/hover", {"textDocument": {"uri": uris[0]}, "position": {"line": 3, "character": 1}})
    ]
    for odd in ("not json", "[]", "7", "null", '{"id": 1.5, "method": "textDocument/hover"}', "[" * 20_000, "\xff"):
        talk.write(odd.encode("latin-1"))
    talk.write(json.dumps({"jsonrpc": "2.0", "id": None, "method": "textDocument/hover", "params": {}}).encode())
    talk.write(json.dumps({"jsonrpc": "2.0", "id": "later", "result": {}}).encode())
    answers = talk.end()
    ids["without id"] = [one["error"]["code"] for one in talk.answers if one["id"] is None]
    return answers, ids


def codes(session: Any, sort: str) -> set[int]:
    answers, ids = session
    return {answers[one].get("error", {"code": 0})["code"] for one in ids[sort]}


def test_every_request_is_answered_once(session: Any) -> None:
    """Counted by ids at the session's end; none of the answers is a bug of ours."""
    assert not [one for one in session[0].values() if one.get("error", {}).get("code") == BUG]


def test_errors_say_what_is_wrong(session: Any) -> None:
    assert codes(session, "early") == {NOT_BEGUN}
    assert codes(session, "unknown") == {UNKNOWN}
    assert codes(session, "no method") == {WRONG_REQUEST}
    assert codes(session, "notification") <= {WRONG_REQUEST, UNKNOWN}
    assert codes(session, "again") == {WRONG_REQUEST}
    assert codes(session, "cancelled") <= {0, -32800}
    assert codes(session, "working") == {0}
    assert codes(session, "textDocument/hover") == {0, INVALID}
    assert codes(session, "textDocument/moniker") == {UNKNOWN}


def test_what_has_no_id_is_answered_with_none(session: Any) -> None:
    """JSON that cannot be read, a batch, a request whose id is none."""
    assert sorted(session[1]["without id"]) == sorted([NO_JSON] * 3 + [WRONG_REQUEST] * 4)


def test_a_failure_inside_is_an_error_and_the_server_goes_on(tmp_path: Path) -> None:
    """Of an answer, and of looking at what was typed."""
    program = """\
from rulewright.lsp import server
from rulewright.lsp.features import publishing
from rulewright.lsp.protocol import reading_requests
def fails(*_):
    raise ZeroDivisionError("planted")
reading_requests.hover = publishing.diagnose = fails
server.serve()
"""
    talk = Talk((sys.executable, "-P", "-c", program))
    talk.begin()
    uri = opened(talk, tmp_path)[0]
    place = {"textDocument": {"uri": uri}, "position": {"line": 3, "character": 1}}
    failed, fine = talk.ask("textDocument/hover", place), talk.ask("textDocument/definition", place)
    answers = talk.end()
    assert talk.code(answers[failed]) == BUG and "planted" in answers[failed]["error"]["message"]
    assert talk.code(answers[fine]) == 0
