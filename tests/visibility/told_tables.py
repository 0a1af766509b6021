"""A game at a table with people in all its seats, and everything that each of them is told there, stop by stop, on each
screen: at a terminal, on the full screen, in a browser, and afterwards of its record.

`told` says of each part who reads it (seats, `-` for onlookers, `!` for whoever sees everything) and how it reads.
Those who read the same are put together.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import cast

from rulewright.choosing import History
from rulewright.cli.replay_reasons import reasons_of
from rulewright.cli.replayed_game import Shown
from rulewright.game import Game
from rulewright.game.moments import NoLookingBack, moments_of
from rulewright.game.record import Record
from rulewright.game.seats import PERSON, Seat
from rulewright.information import Past
from rulewright.ir.program import PASS
from rulewright.loading import Ruleset, load_text
from rulewright.picture import layout_of
from rulewright.play.display import Showing
from rulewright.play.explainer import Explainer
from rulewright.play.late_words import LateWords
from rulewright.play.screen import Screen
from rulewright.play.table_text import Line
from rulewright.play.what_happened import WhatHappened
from rulewright.rule_log import log_of_record
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source
from rulewright.tui.seated_game import SeatedGame
from rulewright.web import Chair, KeptTables, LiveTable

PLAYERS, SEED = 3, 4
TEXT = """\
rulewright: 1
game: tables
players: 3
limit: 60 decisions
components:
  card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 8}, king: {rank: 4, count: 4}}}
zones:
  deck: {holds: card, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  table: {holds: card, order: row, seen_by: everyone}
  box: {holds: card, seen_by: nobody, remembered: MEMORY}
money:
  coin:
    bank: {start: 20, seen_by: everyone}
    purse: {per: player, start: 2, seen_by: everyone}
state:
  sec: {is: 0..9, start: 2, per: player, seen_by: owner}
actions:
  lay: {pick: card in me.hand, do: move card to table, says: "{me} lays {card}"}
  hide: {pick: card in me.hand, do: move card to box, says: "{me} hides {card}"}
  keep: {pick: "n in 1..3", do: "add n to sec[me]", seen_by: owner, says: "{me} keeps {n}"}
phases:
  game:
    deal: "for each player: move first 2 aces in deck to player.hand"
    play:
      turns: player me clockwise from player 1
      steps:
        act: {run: "move_of(me)"}
      until: count(box) > 0
    split: {pay: shares}
  move_of(player me):
    ask: {must: [lay, hide, keep], by: me, if_none: never}
payouts:
  shares:
    among: player
    from: bank
    to: player.purse
    claims: 3
    order: lowest player.purse then clockwise from player 1
    short: stop
    rest: bank
score:
  of: player
  points: player.purse + sec[player] - sec[player] + sum(card.rank for card in table)
  rank: highest points then shared
"""
EYES: tuple[int | None, ...] = (*range(PLAYERS), None)


@cache
def ruleset(memory: str) -> Ruleset:
    found = load_text(Source("tables.yaml", TEXT.replace("MEMORY", memory)), report := Report())
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert found is not None and not errors, errors
    return found


class PeopleAtTable:
    """A game with its record, at a terminal and on the full screen."""

    def __init__(self, memory: str) -> None:
        self.ruleset = ruleset(memory)
        self.machine = self.ruleset.machine(PLAYERS, {})
        self.game = Game.start(self.machine, SEED)
        self.layout = layout_of(self.ruleset, self.machine)
        seats = [Seat(f"Player {seat + 1}", PERSON) for seat in range(PLAYERS)]
        self.record = Record.of(self.machine.program, SEED, (), "tables", seats)
        self.history = History(self.game, [seat.name for seat in seats])
        self.happened = WhatHappened(self.game, self.record)
        self.printed: list[str] = []
        self.showing = Showing(self.game, Screen(self.printed.append, plain=True), self.layout)
        self.news: dict[int | None, list[str]] = {}

    def choose(self, name: str, number: int = 0) -> None:
        """The first seat that is asked takes an action of a name."""
        seat = min(self.game.state.pending)
        of = self.machine.choosers.of
        named = [one for one in self.game.legal(seat) if one != PASS and of(one).action.name == name]
        made = len(self.record.choices)
        self.record.add(self.game, seat, named[number])
        self.history.choose(seat, named[number], made)

    def told(self) -> Iterator[str]:
        """All that is told at this stop, part by part."""
        yield from _by_eye("lines", self._lines)
        yield from _by_eye("news", self._news)
        yield from _by_eye("result card", lambda eye: texts(self.happened.card(self.game, eye)))
        yield from _by_eye("what was last", lambda eye: texts(self.happened.last(self.game, eye or 0)), EYES[:-1])
        yield from _by_eye("what was lately", lambda eye: texts(self.happened.lately(self.game, eye or 0)), EYES[:-1])
        yield from _by_eye("context", lambda eye: texts(self.happened.context(self.game, eye or 0)), EYES[:-1])
        yield from _by_eye("points", lambda eye: texts(self.happened.points(self.game, eye)))
        yield from _by_eye("moments", self._moments)
        yield from self._full_screen()
        yield from self._browser()

    def _lines(self, eye: int | None) -> list[str]:
        shortened = ["(shortened)"] if self.game.readable_log.is_shortened(eye) else []
        return [*shortened, *texts(self.showing.log(eye, whole=True))]

    def _news(self, eye: int | None) -> list[str]:
        self.printed.clear()
        told = self.showing.news(eye)
        lines = "".join(self.printed).splitlines()
        assert bool(lines) is told
        return lines

    def _moments(self, eye: int | None) -> list[str]:
        try:
            return [" / ".join(moment.lines) for moment in moments_of(self.game, self.record, eye)]
        except NoLookingBack as problem:
            return [str(problem)]

    def replayed(self) -> Iterator[str]:
        """What is told of the record, with reasons and without."""
        for seat, all_seeing in (*((eye, False) for eye in EYES), (None, True)):
            log = log_of_record(self.machine.shown, self.record, None)
            asked = None if seat is None else seat + 1, all_seeing, ""
            reasons = reasons_of(self.ruleset, self.machine, log, asked)
            for why in (None, reasons):
                until = len(self.record.choices)
                shown = Shown(self.ruleset, self.game, self.record, until, seat, all_seeing, why)
                yield from ("", *(line.text for line in shown.lines()))

    def seated(self, people: frozenset[int]) -> SeatedGame:
        """The same on the full screen, with people in these seats."""
        words = LateWords(lambda: self.ruleset, self.machine.program)
        past = Past(self.machine, SEED, self.record.choices)
        explainer = Explainer(words, self.game, self.happened, past)
        return SeatedGame(self.history, self.record, None, self.layout, people, explainer)

    def _full_screen(self) -> Iterator[str]:
        for people in (frozenset({0}), frozenset({0, 1})):
            seated = self.seated(people)
            yield f"full screen, people {sorted(people)}: {_next(seated)}, sees {_seen(seated)}"
            for seat in (*sorted(people), None):
                seated.open_curtain(seat)
                yield f"    before {_eye(seat)}: {_next(seated)}, sees {_seen(seated)}"
            seated.close_curtain()
            yield f"    behind the curtain: sees {_seen(seated)}"

    def _browser(self) -> Iterator[str]:
        nowhere = cast("KeptTables", Nowhere())
        record = Record.of(self.machine.program, SEED, (), "tables", self.record.seats)
        for number in range(len(self.record.choices)):
            record.append(self.record.noted(number))
        table = LiveTable(1, self.machine, self.layout, record, (), nowhere, threading.Lock(), {})
        for chair in (Chair("a", (0,)), Chair("b", (2,)), Chair("c", ()), Chair("d", (0, 1)), Chair("d", (0, 1), 1)):
            sight = table.sight(chair)
            yield f"browser, seats {chair.seats}, looking {chair.looking}: sees as {_eye(sight.eye)}"
            yield f"    asked {sight.asked}, waiting {sight.waiting}, curtain {sight.curtain}, back {sight.may_go_back}"
            yield f"    finished {sight.finished}, stop {bool(sight.stop)}, view of {_eye(sight.view['seat'])}"
            yield f"    log {sight.log}, lately {sight.lately}"
            yield f"    why {[entry.sentence for entry in table.why(chair)]}"


class Nowhere:
    """Where nothing is kept."""

    def end(self, number: int, kept: Mapping[str, object]) -> None:
        """The game has ended."""


def _eye(eye: int | None) -> str:
    return "-" if eye is None else str(eye)


def _next(seated: SeatedGame) -> str:
    return f"bot {seated.bot_seat}, asked {seated.asked}, hands over {seated.must_hand_over}"


def _seen(seated: SeatedGame) -> str:
    sight = seated.sight()
    if sight is None:
        return "nothing"
    return f"as {_eye(sight.eye)} {len(sight.log)} lines, {texts(sight.context)}, near {len(sight.near)}"


def texts(lines: Iterable[Line]) -> list[str]:
    return [line.text for line in lines]


def _by_eye(part: str, read: Callable[[int | None], Sequence[str]], eyes: Sequence[int | None] = EYES) -> Iterator[str]:
    found: dict[tuple[str, ...], str] = {}
    for eye in eyes:
        lines = tuple(read(eye))
        found[lines] = found.get(lines, "") + ("-" if eye is None else str(eye))
    for lines, who in found.items():
        if lines:
            yield "\n    ".join((f"{part} {who}:", *lines))
