"""A bot's turn at a table: what it is asked, and what it answers, as bytes for the process in which it thinks.

In: what a seat knows. Out: an action id and how often it searched. Rules are not sent again with every question: they
are told once to each process, and named by their fingerprint afterwards.
"""

from __future__ import annotations

import io
import json
import pickle
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from rulewright.bots import named
from rulewright.errors import BotBrokeDown
from rulewright.information import BotPlayer, Information, SearchCount
from rulewright.information.search_count import counted
from rulewright.ir.program import Program

MOST_BOTS = 1_000
"""Bots that a process keeps; the one that was asked longest ago is made anew when it is asked again."""


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot is to choose. `stop` names the choice, `bot` is its spelling; `information` is all that it is handed."""

    table: int
    seat: int
    stop: str
    bot: str
    information: Information


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """What it chose, and how often it searched for that."""

    action: int
    searches: SearchCount


class FailedBot(Exception):
    """A bot broke down: by which kind of error, in words for the table."""


# ---- questions, and how they are read in the other process -----------------------------------------------------------


@dataclass
class Questions:
    """The questions to one process. `told`: it has the rules of these fingerprints."""

    told: set[str] = field(default_factory=set)

    def question(self, turn: BotTurn) -> bytes:
        """A turn as bytes."""
        program = turn.information.program
        is_new = program.fingerprint not in self.told
        self.told.add(program.fingerprint)
        text = io.BytesIO()
        pickle.dump(program if is_new else None, text, pickle.HIGHEST_PROTOCOL)
        _WithoutRules(text, pickle.HIGHEST_PROTOCOL).dump(turn)
        return text.getvalue()


class _WithoutRules(pickle.Pickler):
    def persistent_id(self, obj: Any) -> str | None:
        return obj.fingerprint if isinstance(obj, Program) else None


class _WithRules(pickle.Unpickler):
    def persistent_load(self, pid: str) -> Program:
        return _programs[pid]


_programs: OrderedDict[str, Program] = OrderedDict()
_bots: OrderedDict[tuple[int, int, str], Any] = OrderedDict()


def answer(question: bytes) -> bytes:
    """In the other process: what the bot chooses, or by which error it breaks down."""
    text = io.BytesIO(question)
    program = pickle.load(text)
    if program is not None:
        _programs[program.fingerprint] = program
    turn: BotTurn = _WithRules(text).load()
    try:
        told = _chosen(turn)
    except BotBrokeDown as problem:
        told = {"failed": problem.reason if problem.kind else problem.reason.partition(":")[0]}
    except Exception as problem:  # noqa: BLE001 (whatever goes wrong in somebody's bot: the table says so)
        told = {"failed": type(problem).__name__}
    return json.dumps(told).encode()


def _chosen(turn: BotTurn) -> dict[str, Any]:
    key = turn.table, turn.seat, turn.bot
    player = _bots.pop(key, None) or named(turn.bot)
    _bots[key] = player
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    assert isinstance(player, BotPlayer)
    before = counted(player.bot)
    action = player.answer(turn.information)
    searches = counted(player.bot) - before
    return {"action": int(action), "asked": searches.asked, "blind": searches.blind}


def read_answer(told: bytes) -> BotAnswer:
    """What the other process said. Raises `FailedBot`."""
    found = json.loads(told)
    if "failed" in found:
        raise FailedBot(found["failed"])
    return BotAnswer(found["action"], SearchCount(found["asked"], found["blind"]))
