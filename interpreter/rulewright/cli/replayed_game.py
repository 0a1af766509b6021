"""What `rulewright replay` shows of a game that was gone through again, to one pair of eyes.

In: the game after a choice, its record, whose eyes. Out: lines in the language of the game's screens. Complains about
nothing.
"""

from __future__ import annotations

from rulewright.backend.runtime.fault import public_message
from rulewright.cli.replay_reasons import Reasons
from rulewright.game import Game
from rulewright.game.record import Record
from rulewright.game.view import View
from rulewright.loading import Ruleset
from rulewright.picture import layout_of, picture
from rulewright.play.announcements import result
from rulewright.play.table_text import Line, table
from rulewright.source.cells import neutral


class Shown:
    """What is shown of a game that was gone through again."""

    def __init__(
        self,
        opened: Ruleset,
        game: Game,
        record: Record,
        until: int,
        seat: int | None,
        all_seeing: bool,
        reasons: Reasons | None = None,
    ) -> None:
        self.opened, self.game, self.record = opened, game, record
        self.until, self.seat, self.all_seeing, self.reasons = until, seat, all_seeing, reasons

    @property
    def eye(self) -> str:
        """Whose eyes."""
        if self.all_seeing or self.seat is None:
            return self.game.say("replay-all-seeing" if self.all_seeing else "example-onlooker")
        return self.names[self.seat]

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        wording = self.game.machine.shown.texts.wording
        return [wording.member("player", seat) for seat in range(self.game.program.players)]

    @property
    def tells_length(self) -> bool:
        """Whether it may be told how many choices the game has: how long it goes on is not known at its beginning."""
        return self.all_seeing or self.until == len(self.record.choices)

    def seen(self, game: Game) -> tuple[View, list[str]]:
        """What these eyes see of a game, and the log as it is told to them."""
        if self.all_seeing:
            return game.full_view(), game.full_log()
        return game.view(self.seat), game.log(self.seat)

    def seen_in_steps(self, game: Game, since: int) -> tuple[View, list[str]]:
        """The same, with so much of the log as came since so many lines: each line is told once, when it came."""
        if self.all_seeing:
            return game.full_view(), game.full_log()[since:]
        return game.view(self.seat), game.log(self.seat, since=since)

    def log(self) -> list[str]:
        return self.seen(self.game)[1]

    def view(self) -> View:
        return self.seen(self.game)[0]

    def head(self) -> str:
        """What is shown, and to whom."""
        return self._heading("replay-steps")

    def lines(self) -> list[Line]:
        count = len(self.record.choices)
        head = self._heading("replay-of-all" if self.tells_length else "replay-so-far", count=self.until, all=count)
        lines = [Line(head), *(Line(line) for line in self._happened())]
        if self.all_seeing:
            lines += [Line(self.game.say("replay-choices")), *(Line(text) for text in self._choices())]
        lines += [Line(""), *table(picture(layout_of(self.opened, self.game.machine), self.view()), 80), Line("")]
        if self.game.finished:
            lines += result(self.game, self.names, None)
            if self.reasons is not None:
                lines += self.reasons.points(self.game)
        elif self.record.fault is not None and self.until == count:
            lines.append(Line(self.game.say("replay-fault", fault=self._fault(self.record.fault))))
        return lines

    def _heading(self, key: str, **counts: int) -> str:
        """What is shown, how far, and to whom."""
        say = self.game.say
        practice = f" ({say('replay-practice')})" if self.record.practice else ""
        secret = f" ({say('replay-secret')})" if self.all_seeing else ""
        return say(key, title=f"{self.game.program.title}{practice}", eye=self.eye, **counts) + secret

    def _happened(self) -> list[str]:
        """What has happened: the log, or the rule log."""
        return [f"- {line}" for line in self.log()] if self.reasons is None else list(self.reasons.lines())

    def _fault(self, fault: dict[str, str]) -> str:
        return fault["message"] if self.all_seeing else public_message(fault["kind"], fault["message"])

    def _choices(self) -> list[str]:
        names = self.names
        pairs = zip(self.record.choices[: self.until], self.record.words, strict=False)
        return [f"{number:>5}  {names[seat]}: {neutral(words)}" for number, ((seat, _), words) in enumerate(pairs, 1)]
