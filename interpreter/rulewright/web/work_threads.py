"""Where the work of tables is done: choices, pages and bots in threads of their own, bots that think in processes of
their own.

In: functions, bots' turns. Out: what they give, awaited. What a person chooses never waits behind pages; what a bot
thinks takes no time from either.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from rulewright.processes.answering import AnsweringProcess, NoAnswer
from rulewright.processes.workers import usual_jobs
from rulewright.sentences import saying
from rulewright.web.bot_turns import BotAnswer, BotTurn, FailedBot, Questions, answer, read_answer

T = TypeVar("T")
MOST_PROCESSES = 4


class WorkThreads:
    """Few threads of each kind: they share one interpreter, and more of them would only take turns."""

    def __init__(self) -> None:
        self._choices = ThreadPoolExecutor(2, "choice")
        self._pages = ThreadPoolExecutor(2, "page")
        self._bots = ThreadPoolExecutor(1, "bot")
        self._hints = ThreadPoolExecutor(1, "hint")
        self._thinking = [ThinkingBots() for _ in range(min(MOST_PROCESSES, usual_jobs()))]

    async def choice(self, work: Callable[[], T]) -> T:
        """What somebody has asked to be done."""
        return await asyncio.get_running_loop().run_in_executor(self._choices, work)

    async def page(self, work: Callable[[], T]) -> T:
        """What somebody wants to see."""
        return await asyncio.get_running_loop().run_in_executor(self._pages, work)

    async def hint(self, work: Callable[[], T]) -> T:
        """What takes a second or more, one after the other."""
        return await asyncio.get_running_loop().run_in_executor(self._hints, work)

    async def bots(self, work: Callable[[], T]) -> T:
        """What a table goes on with by itself."""
        return await asyncio.get_running_loop().run_in_executor(self._bots, work)

    async def thought(self, turn: BotTurn) -> BotAnswer:
        """What a bot chooses. Those of one table think in one process: what it has
        found out about the game is of use there.
        """
        return await self._thinking[turn.table % len(self._thinking)].answer(turn)

    def end(self) -> None:
        """Nothing more is begun; who thinks is interrupted."""
        for pool in (self._choices, self._pages, self._bots, self._hints):
            pool.shutdown(wait=False, cancel_futures=True)
        for thinking in self._thinking:
            thinking.end()


class ThinkingBots:
    """A process in which bots think one after the other.
    It is started when one is asked, and again after it has broken down.
    """

    def __init__(self) -> None:
        self._turns = ThreadPoolExecutor(1, "thinking")
        self._process: AnsweringProcess | None = None
        self._questions = Questions()
        self._is_over = False

    async def answer(self, turn: BotTurn) -> BotAnswer:
        """Raises `FailedBot`."""
        return await asyncio.get_running_loop().run_in_executor(self._turns, self._answer, turn)

    def _answer(self, turn: BotTurn) -> BotAnswer:
        process = self._process or self._started()
        try:
            return read_answer(process.ask(self._questions.question(turn)))
        except NoAnswer as problem:
            self._process = None
            raise FailedBot(saying("fault-bot-ended")) from problem

    def _started(self) -> AnsweringProcess:
        if self._is_over:
            raise FailedBot(saying("fault-server-ends"))
        self._process, self._questions = AnsweringProcess(answer), Questions()
        return self._process

    def end(self) -> None:
        self._is_over = True
        self._turns.shutdown(wait=False, cancel_futures=True)
        process = self._process
        if process is not None:
            process.end()
