"""Installed bots in processes of their own: one that ends its process ends no game of people.

In: an installed bot. Out: a bot that chooses the same. Raises `BotBrokeDown`, also where the process has ended.
"""

from __future__ import annotations

import json
import pickle

from rulewright.bots.installed import InstalledBot, InstalledBots
from rulewright.errors import BotBrokeDown
from rulewright.information import NEVER, BotPlayer, Information, Player, SearchCount
from rulewright.information.search_count import counted
from rulewright.processes.answering import AnsweringProcess, NoAnswer


def apart(player: Player) -> Player:
    """The same player; a bot of somebody's package plays in a process of its own, which ends with this one."""
    if isinstance(player, BotPlayer) and isinstance(player.bot, InstalledBot):
        return BotPlayer(ApartBot(player.bot))
    return player


class ApartBot:
    """Its process is started when it is asked first."""

    def __init__(self, bot: InstalledBot) -> None:
        self.name, self.wants = bot.name, bot.wants
        self.searches: SearchCount = NEVER
        self._process: AnsweringProcess | None = None

    def choose(self, information: Information) -> int:
        """A legal id."""
        self._process = self._process or AnsweringProcess(answer)
        try:
            told = json.loads(self._process.ask(pickle.dumps((self.name, information))))
        except NoAnswer as problem:
            self._process = None
            raise BotBrokeDown(self.name, "it ended its process") from problem
        if "failed" in told:
            raise BotBrokeDown(self.name, told["failed"], told["kind"])
        self.searches = SearchCount(told["asked"], told["blind"])
        action: int = told["action"]
        return action


_bots: dict[str, InstalledBot] = {}


def answer(question: bytes) -> bytes:
    """In the other process: what the bot of that name chooses, or why it does not."""
    name, information = pickle.loads(question)  # by the process that started this one
    try:
        bot = _bots.get(name) or _bots.setdefault(name, InstalledBots().made(name))
        action, searches = bot.choose(information), counted(bot)
    except BotBrokeDown as problem:
        return json.dumps({"failed": problem.reason, "kind": problem.kind}).encode()
    return json.dumps({"action": action, "asked": searches.asked, "blind": searches.blind}).encode()
