"""Everything that is handed to a seat or an onlooker at a stop of a game, as one text.

What a program gives (views, logs, legal ids, refusals, exceptions, what a bot is handed, JSON of `replay`) and what a
person reads (the table, news, the log, `why`, prompts, refusals, the way back, what `replay` prints, the page in the
browser). Records and saves are not among them: they say that they hold every secret.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Sequence
from typing import cast

import pytest

from rulewright.choosing.history import History
from rulewright.cli.replay import _json
from rulewright.cli.replayed_game import Shown
from rulewright.game import Game, Illegal
from rulewright.game.record import Record
from rulewright.game.seats import PERSON, Seat
from rulewright.game.view_numbers import ViewNumbers
from rulewright.information import EVERYTHING, Past, information_of
from rulewright.loading import Ruleset
from rulewright.picture import layout_of
from rulewright.play.display import Showing
from rulewright.play.late_words import LateWords
from rulewright.play.prompts import Asking, CannotSave, Undone
from rulewright.play.screen import Ended, Screen
from rulewright.play.what_happened import WhatHappened
from rulewright.rule_log import LogFollower, LoggedGame, entry_json, log_lines, score_json, score_lines, score_sheets
from rulewright.sentences import english
from rulewright.web import Chair, KeptTables, LiveTable, pages

ANSWERS = (
    "?",
    "table",
    "log",
    "log all",
    "log nothing",
    "why",
    "rules",
    "undo",
    "back",
    "save x",
    "nonsense",
    "0",
    "99999",
    "-1",
    "1 1",
    "1",
)
"""What a person types: every command, wrong answers, and a first choice."""


class Scripted(Screen):
    """A screen in front of somebody who types what is given, and then leaves. `text`: all that stands on it."""

    def __init__(self, answers: Sequence[str]) -> None:
        self.text: list[str] = []
        super().__init__(self.text.append, plain=True)
        self.answers = list(answers)

    def ask(self, prompt: str, *, fresh: bool = False) -> str:
        self.write(f"{prompt}\n")
        if not self.answers:
            raise Ended
        return self.answers.pop(0)


def everything(
    ruleset: Ruleset, game: Game, eye: int | None, history: History | None = None, logged: LoggedGame | None = None
) -> str:
    """All of it, one part a line; with the reasons that a rule log gives, if there is one."""
    return "\n".join(
        [
            *_for_programs(game, eye),
            *_replayed(ruleset, game, eye),
            *_on_screen(ruleset, game, eye, history),
            *_in_browser(ruleset, game, eye),
            *(reasons(logged, eye) if logged is not None else ()),
        ]
    )


def reasons(logged: LoggedGame, eye: int | None) -> Iterator[str]:
    """Why everything happened: as data, as JSON, as lines; the context of a choice, cards of results and the points."""
    log, game = logged.log(), logged.game
    told = log.told(eye)
    for entry in told:
        yield json.dumps(entry_json(entry))
        yield repr((entry.kind, entry.span, entry.within, entry.decision, entry.sentence, entry.values))
    yield from log_lines(told)
    mask = 1 << (game.program.players if eye is None else eye)
    what = WhatHappened(game, Record.of(game.program, 1))
    what.follower = Followed(logged)
    yield from (line.text for line in (*what.card(game, eye), *what.points(game, eye)))
    sheets = score_sheets(game)
    yield json.dumps(score_json(sheets, mask))
    yield from score_lines(sheets, mask, english)
    if eye is not None:
        yield logged.context(eye)
        yield from (line.text for line in (*what.last(game, eye), *what.lately(game, eye), *what.context(game, eye)))


class Followed(LogFollower):
    """Of a game that is no record's."""

    def __init__(self, logged: LoggedGame) -> None:
        super().__init__(logged.game.machine, 1, ())
        self.logged = logged

    def game(self) -> LoggedGame:
        return self.logged


def _for_programs(game: Game, eye: int | None) -> Iterator[str]:
    view = game.view(eye)
    assert json.loads(json.dumps(view)) == view
    yield json.dumps(view)
    yield json.dumps([game.log(eye), game.readable_log.is_shortened(eye), game.over, game.finished])
    if eye is None:
        return
    legal = game.legal(eye)
    tried = [-1, 0, 1, game.program.action_count - 1, game.program.action_count]
    yield json.dumps(
        [
            legal,
            [game.words(eye, action) for action in legal],
            [game.refusal(eye, action) for action in tried if action not in legal],
        ]
    )
    for number in (-7, game.program.action_count + 7):
        with pytest.raises(Illegal) as caught:
            game.clone().choose(eye, number)
        yield str(caught.value)
    yield repr([list(ViewNumbers(game.machine)(game.state, eye)), game.state.heard and game.state.heard[eye]])
    if legal:
        known = information_of(game.clone(), eye, Past(game.machine, 1), EVERYTHING - {"stream"})
        yield repr([(name, value) for name, value in vars(known).items() if name != "program"])


def _replayed(ruleset: Ruleset, game: Game, eye: int | None) -> Iterator[str]:
    """`replay --to N --seat S`, as JSON and as text."""
    record = Record.of(game.program, 1)
    shown = Shown(ruleset, game, record, len(record.choices), eye, all_seeing=False)
    yield _json(shown, False)
    yield from (line.text for line in shown.lines())


def _on_screen(ruleset: Ruleset, game: Game, eye: int | None, history: History | None) -> Iterator[str]:
    """What the person of a seat reads who sits down now: the table, the news, and
    if it is his choice all that he can ask for.
    """
    screen = Scripted((*ANSWERS[:-1], *(f"why {action.name}" for action in game.program.actions), ANSWERS[-1]))
    played = game.clone()
    showing = Showing(played, screen, layout_of(ruleset, played.machine))
    showing.table(eye)
    showing.news(eye)
    showing.lines(showing.log(eye, whole=True))
    if eye is not None and played.legal(eye) and played.decision is not None:
        history = history or History(played, [f"Player {seat + 1}" for seat in range(played.program.players)])
        asking = Asking(
            LateWords(lambda: ruleset, played.program), showing, history, Record.of(played.program, 1), _cannot_save
        )
        while True:
            try:
                asking.ask(eye, played.decision)
            except Ended:
                break
            except Undone:
                screen.line("undone")
    yield "".join(screen.text)


def _in_browser(ruleset: Ruleset, game: Game, eye: int | None) -> Iterator[str]:
    """The page of the seat's link, and the version by which its stream calls it;
    as one device of several seats, its curtain as well.
    """
    seats = tuple(range(game.program.players))
    nowhere = cast("KeptTables", None)  # nothing is chosen here
    people = [Seat(f"Player {seat + 1}", PERSON) for seat in seats]
    record = Record.of(game.program, 1, seats=people)
    table = LiveTable(1, game.machine, layout_of(ruleset, game.machine), record, (), nowhere, threading.Lock(), {})
    table.game = game.clone()
    for chair in (Chair("link", () if eye is None else (eye,)), Chair("link", seats, eye)):
        sight = table.sight(chair)
        yield sight.version
        now = pages.part("now", **pages.now(table, sight, (), chair.address, {}), hides=False, hints=True)
        yield pages.page("table", title=sight.title, at=chair.address, now=now)


def _cannot_save(name: str) -> str:
    raise CannotSave(f"{name}: there is no room")
