"""The bots of a server's tables go on by themselves: one task a table, as long as the server runs.

In: tables, threads for the work, what is called after every change. Out: choices at the tables; a table whose bot
breaks down says so and stands. A server that ends interrupts them: they go on when it is started again, and nothing
that is told meanwhile begins another task.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial

from rulewright.sentences import told
from rulewright.web.bot_seats import BotSeats
from rulewright.web.bot_turns import FailedBot
from rulewright.web.live_table import LiveTable
from rulewright.web.served_tables import ServedTables
from rulewright.web.work_threads import WorkThreads


class BotTasks:
    """The tasks of one server; used in its event loop. `changed` is called with a table's number."""

    def __init__(self, tables: ServedTables, work: WorkThreads, changed: Callable[[int], None]) -> None:
        self._tables = tables
        self._work = work
        self._changed = changed
        self._running: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._is_over = False

    def begin(self) -> None:
        """Bots go on at every table, now and after each change; which may be told from any thread."""
        loop = asyncio.get_running_loop()

        def on_change(table: LiveTable) -> None:
            with contextlib.suppress(RuntimeError):  # of a loop that has ended: nobody is there to be told
                loop.call_soon_threadsafe(self.table_changed, table)

        self._tables.on_change = on_change
        for table in self._tables.live.values():
            self.table_changed(table)

    def end(self) -> None:
        """All are interrupted."""
        self._is_over = True
        for task in self._running.values():
            task.cancel()

    def table_changed(self, table: LiveTable) -> None:
        """Tells the open pages, and lets the bots go on."""
        if self._is_over:
            return
        self._changed(table.number)
        if table.number in self._running:
            self._again.add(table.number)
        else:
            self._running[table.number] = asyncio.get_running_loop().create_task(self._play(table))

    async def _play(self, table: LiveTable) -> None:
        """Until people are to choose, and nothing has changed meanwhile."""
        try:
            self._again.add(table.number)
            while table.number in self._again:
                self._again.discard(table.number)
                while await self._choose(table):
                    pass
                await self._work.bots(table.follow)
        except Exception as problem:  # noqa: BLE001 (whatever goes wrong in a bot: the table says so, and stands)
            why = told(problem, table.game.say) if isinstance(problem, FailedBot) else type(problem).__name__
            table.fault = table.game.say("fault-bot", why=why)
            self._changed(table.number)
        finally:
            del self._running[table.number]

    async def _choose(self, table: LiveTable) -> bool:
        """Whether one has chosen."""
        made, turn = await self._work.bots(BotSeats(table).play)
        if turn is None:
            return made
        answer = await self._work.thought(turn)
        await self._work.bots(partial(BotSeats(table).has_chosen, turn, answer))
        return True
