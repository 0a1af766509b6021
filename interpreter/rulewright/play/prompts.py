"""A person's choice: questions, refusals, and what may be typed instead of an answer.

In: a seat that must choose. Out: an action id. Raises `Undone` when the person has gone back in the game, `Quit` when
the person leaves; `Ended` and KeyboardInterrupt come through.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rulewright.choosing import Ids, Menu, Question, RefusedAnswer
from rulewright.choosing.history import History, TooLate
from rulewright.game import Decision
from rulewright.game.moments import NoLookingBack, moments_of
from rulewright.game.record import Record
from rulewright.information import Past
from rulewright.journal import Journal
from rulewright.picture import Nearness, nearness
from rulewright.play.commits import Commits, Unwritten
from rulewright.play.display import Showing
from rulewright.play.explainer import Explainer
from rulewright.play.late_words import LateWords
from rulewright.play.menu_lines import question_lines
from rulewright.play.prompt_commands import COMPLETED, Command, Quit, command, help_lines, is_a_choice_too
from rulewright.play.screen import Ended
from rulewright.play.table_text import Line
from rulewright.play.timeline import browse
from rulewright.play.what_happened import WhatHappened
from rulewright.sentences import saying, spoken, told
from rulewright.source.cells import width as columns
from rulewright.source.text import Span
from rulewright.source.underscores import without_underscores


class Undone(Exception):
    """The last choice has been taken back."""


class CannotSave(Exception):
    """A place where the game cannot be saved, and why."""


Save = Callable[[str], str]
"""Saves to a file of this name (empty: the usual one) and gives back its name; raises `CannotSave`."""
FEWEST_LINES = 3
MOST_REFUSED = 20
"""After so many lines of a pipe in a row that did not fit, nothing more is read."""
AROUND_LIST = 6
"""Lines around a list: whose choice it is, what asks for it, its title, how it goes on, the prompt."""


@dataclass
class Asking:
    """Asks the people of one game."""

    words: LateWords
    showing: Showing
    history: History
    record: Record
    save: Save
    journal: Journal | None = None
    hints: bool = True
    points: Mapping[Span, str] = field(default_factory=dict)
    """What sources of points are called."""

    def __post_init__(self) -> None:
        self.say = self.history.game.say
        self.past = Past(self.history.game.machine, self.record.seed, self.record.choices)
        self.commits = Commits(self.history, self.record, self.journal)
        self.screen = self.showing.screen
        self.names = self.history.names
        self.happened = WhatHappened(self.history.game, self.record, self.points)
        self.explainer = Explainer(self.words, self.history.game, self.happened, self.past, self.hints)
        self.near: Mapping[str, Nearness] = {}
        self.heads: list[Line] = []
        self.first = self.most = self.refused = 0
        self.open: tuple[Menu, Ids] | None = None

    def ask(self, seat: int, decision: Decision) -> int:
        """Question after question until one action is left."""
        menu = Menu(self.history.game, seat)
        steps = [menu.legal]
        sealed = " " + self.say("sealed") if decision.simultaneous else ""
        context = self.happened.context(self.history.game, seat)
        whose = Line(self.say("your-choice", name=self.names[seat]) + sealed, "title")
        self.heads = self._on_few_lines([whose, *context])
        while True:
            answered = self._answer(seat, menu, steps[-1], begun=len(steps) > 1)
            if answered is None:
                steps = steps[:-1] or steps
            elif len(answered) == 1:
                return answered[0]
            else:
                steps.append(answered)

    def _on_few_lines(self, heads: list[Line]) -> list[Line]:
        """On a screen of so many lines: whose choice it is and what asks for it on one line, if there is room."""
        told = " ".join(line.text for line in heads)
        fits = self.screen.height is not None and columns(told) <= self.screen.width
        return [Line(told, "title")] if fits else heads

    def _answer(self, seat: int, menu: Menu, ids: Ids, *, begun: bool) -> Ids | None:
        """The ids that an answer leaves; none to go back to the question before, if there is one."""
        question, asked_for = menu.question(ids), menu.open_pick(ids)
        relevance = self.showing.layout.form.relevance
        self.near = nearness(relevance, self.history.game, asked_for[0] if asked_for else None)
        self.open = menu, ids
        self._show(seat, question)
        wanted = spoken(question.asked, self.say)
        prompt = self.say("prompt-back" if begun else "prompt", name=self.names[seat], asked=wanted) + " "
        while True:
            text = self.screen.ask(prompt)
            asked = command(text)
            try:
                if asked is None and (text or self.screen.height is None):
                    left = menu.answer(ids, text)
                    self.refused = 0
                    return left
                if asked is not None and is_a_choice_too(menu, ids, text):
                    self.screen.line(self.say("command-first", word=text.strip()), "quiet")
                if asked is not None and asked.name == "back" and begun:
                    return None
                if asked is not None and self._is_read(seat, asked):
                    continue
                self._show(seat, question, self.first)
            except (RefusedAnswer, TooLate, CannotSave, Unwritten, NoLookingBack) as problem:
                self.screen.line(sentence(told(problem, self.say)), "refusal")
                self._check_patience()

    def _check_patience(self) -> None:
        """Ends the input of a pipe that goes on with lines that do not fit; a person may try as often as they like."""
        self.refused += 1
        if not self.screen.terminal and self.refused >= MOST_REFUSED:
            self.screen.line(self.say("refused-enough", count=MOST_REFUSED), "refusal")
            raise Ended

    def completions(self) -> list[str]:
        """All that may be typed now: answers to the open question in words, and commands."""
        names = [without_underscores(action.name) for action in self.history.game.program.actions]
        answers = self.open[0].told(self.open[1]) if self.open is not None else []
        return [*answers, *COMPLETED, *(f"why {name}" for name in names)]

    def _is_read(self, seat: int, asked: Command) -> bool:
        """Carries out a command; whether what it told fills a screen that the choices would push away."""
        if asked.name == "more":
            self.first += self.most
            return False
        if asked.name == "hint" and self.hints and self.screen.terminal:
            self.screen.line(self.say("bot-thinks"), "quiet")
        told = self._answer_lines(seat, asked)
        if told is None:
            self._do(seat, asked)
            return False
        self.showing.read(told)
        if self.screen.height is None:
            return False
        self.screen.line(self.say("again"), "quiet")
        return True

    def _answer_lines(self, seat: int, asked: Command) -> list[Line] | None:
        """What a command tells; none for one that does something."""
        assert self.open is not None
        match asked.name, asked.argument:
            case "help", _:
                return [*self.explainer.impossible(self.open), *map(Line, help_lines(self.say))]
            case "log", ("" | "all") as much:
                return list(self.showing.log(seat, whole=much == "all"))
            case "log", _:
                raise RefusedAnswer(saying("type-log"))
            case _:
                return self.explainer.told(self.open, asked)

    def _show(self, seat: int, question: Question, first: int = 0) -> None:
        """The table, as much of it as there is room for; a question's title and its lines, of a long list a page."""
        width, room = self.screen.width if self.screen.height else None, self.showing.room(seat, self.near)
        entries = question_lines(question, width, self.say)
        if room is not None and len(entries) + AROUND_LIST > room:
            entries = question_lines(question, width, self.say, dense=True)
        self.most = most = self._page(room)
        self.first = first if first < len(entries) else 0
        shown = entries[self.first : self.first + most] if most else entries
        heads, self.heads = self.heads, []
        texts = [*(line.text for line in heads), *filter(None, [question.title]), *shown]
        rows = sum(len(self.screen.style.wrap("", text)) for text in texts)
        self.showing.above(seat, self.near, rows + 2)
        self.showing.lines(heads)
        if question.title:
            self.screen.line(question.title)
        for line in shown:
            self.screen.line(line)
        if len(shown) < len(entries):
            last, count = self.first + len(shown), len(entries)
            self.screen.line(self.say("more-lines", first=self.first + 1, last=last, count=count), "quiet")

    def _page(self, room: int | None) -> int:
        """So many lines of a list are shown at once, so that what it is about is seen above it;
        0 where there is room for all.
        """
        height = self.screen.height
        return 0 if height is None or room is None else max(FEWEST_LINES, min(height // 3, room - AROUND_LIST))

    def _do(self, seat: int, asked: Command) -> None:
        """Carries out a command."""
        match asked.name, asked.argument:
            case "table", _:
                self.showing.table(seat, again=True)
            case "back", _:
                self._look_back(seat)
            case "forward", _:
                raise RefusedAnswer(saying("this-is-now"))
            case "undo", _:
                self._undo(seat)
            case "save", name:
                self.screen.line(self.say("saved", file=self.save(name)))
            case "quit", _:
                raise Quit
            case _:
                raise AssertionError(f"no such command: {asked.name}")

    def _look_back(self, seat: int) -> None:
        browse(self.showing, moments_of(self.history.game, self.record, seat), self.names[seat])
        self.showing.table(seat, again=True)

    def _undo(self, seat: int) -> None:
        self.commits.take_back(seat)
        self.showing.taken_back()
        self.screen.line(self.say("taken-back", name=self.names[seat]))
        raise Undone


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
