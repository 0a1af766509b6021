"""What a person at a table may ask: the rules of the moment, what is not possible now and why, what a bot would choose.

In: a table and a link whose seat is asked. Out: plain sentences. Complains (`TableRefusal`) where the seat is not
asked: where in the rules the game stands is nobody else's to know.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rulewright.choosing import Menu
from rulewright.game import Game
from rulewright.guidance import Impossible, Refusals, RuleWords, hint, impossible_now, rules_now, score_words
from rulewright.information import Past
from rulewright.sentences import saying
from rulewright.source.text import Span
from rulewright.web.limits import Rate
from rulewright.web.live_table import LiveTable, TableRefusal
from rulewright.web.seat_sight import Chair
from rulewright.web.served_tables import ServedTables

MOST_TABLES = 64
HINTS = 3.0, 0.1
"""So many hints at once, and so many a second after that, for each link."""
NOT_ASKED = saying("refused-not-asked")
NO_HINTS = saying("refused-hints-off")
TOO_OFTEN = saying("refused-too-often")


@dataclass(frozen=True, slots=True)
class Guidance:
    """The rules of the moment as lines, and what they do not allow."""

    rules: tuple[str, ...]
    impossible: tuple[Impossible, ...]


class TableGuidance:
    """The guidance at all tables of a server."""

    def __init__(self, tables: ServedTables, *, hints: bool = True) -> None:
        self.tables, self.hints = tables, hints
        self._often = Rate(*HINTS)
        self._words: OrderedDict[int, RuleWords] = OrderedDict()
        self._turn = threading.Lock()

    def guidance(self, table: LiveTable, chair: Chair, answers: Sequence[str]) -> Guidance:
        """The rules of the moment; and what the question after these answers does not offer. Raises `RefusedAnswer`."""
        with table.turn:
            seat = self._asked(table, chair)
            words, menu = self._words_of(table), Menu(table.game, seat)
            ids = menu.legal
            for answer in answers:
                ids = menu.answer(ids, answer)
            impossible = impossible_now(Refusals(words, table.game, seat), menu, ids)
            return Guidance(tuple(rules_now(words, table.game)), tuple(impossible))

    def score_words(self, table: LiveTable) -> Mapping[Span, str]:
        """What the sources of points are called."""
        with table.turn:
            called = table.machine.shown.texts.wording.calculation
            found = score_words(self._words_of(table), table.machine.program)
            return {span: called(words) for span, words in found.items()}

    def hint(self, table: LiveTable, chair: Chair) -> list[str]:
        """What a bot would choose. Takes a second, and keeps nobody waiting: the game is played again beside it."""
        if not self.hints:
            raise TableRefusal(NO_HINTS)
        with table.turn:
            seat = self._asked(table, chair)
            names, choices = list(table.machine.texts.seats), list(table.record.choices)
        is_soon_enough = self._often.allows(chair.token)
        if not is_soon_enough:
            raise TableRefusal(TOO_OFTEN)
        machine = self.tables.machine(table.record.players, table.record.options)
        self.tables.names(machine, names, table.layout.form)
        game = Game.start(machine, table.record.seed)
        for who, action in choices:
            game.choose(who, action)
        return hint(game, seat, Past(machine, table.record.seed, choices))

    def _asked(self, table: LiveTable, chair: Chair) -> int:
        seat = chair.eye
        if seat is None or seat not in table.waiting():
            raise TableRefusal(NOT_ASKED)
        return seat

    def _words_of(self, table: LiveTable) -> RuleWords:
        """The words for a table's rules: made once, and used by one at a time (whoever has its `turn`)."""
        with self._turn:
            found = self._words.pop(table.number, None) or RuleWords(self.tables.ruleset, table.machine.program)
            self._words[table.number] = found
            while len(self._words) > MOST_TABLES:
                self._words.popitem(last=False)
            return found
