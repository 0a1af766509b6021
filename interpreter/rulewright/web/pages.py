"""Pages: what a link is shown, as HTML. Every text goes through the templates' escaping; nothing is marked as safe but
what a template has made.

In: a sight and the question that is put to it. Out: text of a page, or of the part of it that changes (`now`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, assert_never
from urllib.parse import urlencode

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from rulewright.backend.runtime.game_wording import GameWording
from rulewright.choosing import AmountMenu, ListedMenu, Menu, Question, Several
from rulewright.game import Game, Outcome
from rulewright.game.moments import Moment
from rulewright.game.seats import PERSON
from rulewright.picture import picture
from rulewright.play import blind_searches, is_empty
from rulewright.rule_log import ToldEntry, score_lines, score_sheets
from rulewright.sentences import Said, Speech, english, saying, spoken
from rulewright.source.cells import neutral
from rulewright.source.text import Span
from rulewright.web.live_table import NOTE_KINDS, LiveTable
from rulewright.web.seat_sight import Sight

Part = Markup
"""What a template has made."""
HERE = Path(__file__).parent
FILTERED_FROM = 5
"""From so many choices on there is a field that narrows them."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A choice on the page: its words, and either what it sends (`action`) or where it leads on (`leads`)."""

    words: str
    action: int | None
    leads: str


@dataclass(frozen=True, slots=True)
class Put:
    """A question as a page puts it. `form`: `list`, `amount` or `several`;
    `answers`: those given to the questions before.
    """

    form: str
    title: str
    offered: tuple[Offered, ...]
    answers: tuple[str, ...]
    asked: str | Said
    counts: str = ""
    low: int = 0
    high: int = 0

    @property
    def wanted(self) -> Said:
        """What is asked for, in words for a form."""
        is_several = self.form == "several"
        return saying("page-tick", counts=self.counts) if is_several else saying("page-choose-of", asked=self.asked)

    @property
    def is_filtered(self) -> bool:
        """Whether there are so many that one would rather type."""
        return len(self.offered) >= FILTERED_FROM


def put(menu: Menu, answers: Sequence[str]) -> tuple[Put | None, tuple[int, ...]]:
    """The question after these answers and the ids that are left; no question where one id is left.
    Raises `RefusedAnswer`.
    """
    ids = menu.legal
    for answer in answers:
        ids = menu.answer(ids, answer)
    if answers and len(ids) == 1:
        return None, ids
    return _put(menu.question(ids), tuple(answers)), ids


def _put(question: Question, answers: tuple[str, ...]) -> Put:
    match question:
        case AmountMenu(title, values):
            return Put("amount", title, (), answers, question.asked, low=min(values), high=max(values))
        case Several(title, entries):
            offered = tuple(Offered(entry.words, entry.key, "") for entry in entries for _ in range(entry.copies))
            return Put("several", title, offered, answers, question.asked, question.counts)
        case ListedMenu():
            offered = tuple(
                Offered(
                    entry.text,
                    entry.ids[0] if len(entry.ids) == 1 else None,
                    "?" + urlencode([("a", answer) for answer in (*answers, str(entry.key))]),
                )
                for entry in question.entries
            )
            return Put("list", question.title, offered, answers, question.asked)
        case _:
            assert_never(question)


@cache
def _environment() -> Environment:
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["shown"] = neutral
    made.tests["empty"] = is_empty
    return made


def page(name: str, shown: Game | GameWording | None = None, /, **values: Any) -> str:
    """A template filled in, in the words in which a game is shown, or in those given; English where there are none."""
    return str(part(name, shown, **values))


def part(name: str, shown: Game | GameWording | None = None, /, **values: Any) -> Part:
    """The same as a part of another page, in which it is not escaped again."""
    wording = shown.machine.shown.texts.wording if isinstance(shown, Game) else shown
    say: Speech = wording.sentence if wording is not None else english
    language = wording.language if wording is not None else "en"
    words = {"say": say, "language": language, "spoken": lambda text: spoken(text, say)}
    return Part(_environment().get_template(f"{name}.html").render(**words, **values))


def now(table: LiveTable, sight: Sight, answers: Sequence[str], at: str, called: Mapping[Span, str]) -> dict[str, Any]:
    """What the changing part of a table's page is made of. `at`: where its pages are; `called`: the words of sources of
    points. Raises `RefusedAnswer` for answers that do not fit.
    """
    question = None
    if sight.asked is not None:
        question, _ = put(Menu(table.game, sight.asked), answers)
    return {
        "sight": sight,
        "at": at,
        "question": question,
        "leads": "?" + urlencode([("a", answer) for answer in answers]) if answers else "",
        "context": table.context(sight.asked) if sight.asked is not None else "",
        "points": _points(table, sight, called) if sight.finished else (),
        "picture": picture(table.layout, sight.view),
        "outcome": _places(table, sight) if sight.finished else (),
        "reasons": table.game.shown.ranking(called) if sight.finished else (),
        "seed": table.record.seed if sight.finished else None,
        "kinds": NOTE_KINDS,
        "bots": _bots(table, sight),
        "practice": table.record.practice,
        "waiting": ", ".join(sight.names[seat] for seat in sight.waiting),
        "blind": _blind(table, sight) if sight.finished else (),
    }


def then(table: LiveTable, moment: Moment, number: int, count: int, back: str) -> str:
    """The page of an earlier moment."""
    return page(
        "then",
        table.game,
        title=table.game.shown.program.title,
        number=number,
        count=count,
        lines=moment.lines,
        picture=picture(table.layout, moment.view),
        back=back,
    )


def counted(entries: Sequence[ToldEntry]) -> list[tuple[int, ToldEntry]]:
    """What the rules did; what they did several times alike, one after the other, with the number of times."""
    runs = groupby(entries, lambda one: (one.kind, one.sentence, one.span.source.name, one.span.position.line))
    return [(1 + sum(1 for _ in run), first) for _, run in runs for first in (next(run),)]


def _places(table: LiveTable, sight: Sight) -> list[tuple[str, str, int, bool]]:
    outcome: Outcome = table.game.shown.outcome
    seats = sorted(range(len(sight.names)), key=lambda seat: (outcome.ranks[seat], seat))
    return [
        (outcome.place(seat, table.game.say), sight.names[seat], outcome.scores[seat], outcome.ranks[seat] == 1)
        for seat in seats
    ]


def _bots(table: LiveTable, sight: Sight) -> str:
    """The bots by the names that their seats have on the screen."""
    seats = zip(sight.names, table.record.seats, strict=True)
    return ", ".join(f"{name} ({seat.player})" for name, seat in seats if seat.player != PERSON)


def _blind(table: LiveTable, sight: Sight) -> list[str]:
    """Bots that had to choose at random where they wanted to search."""
    return list(blind_searches(sight.names, table.past.searches, table.game.say))


def _points(table: LiveTable, sight: Sight, called: Mapping[Span, str]) -> list[str]:
    """A line for each source of points."""
    eye = len(sight.names) if sight.eye is None else sight.eye
    return list(score_lines(score_sheets(table.game.shown), 1 << eye, table.game.say, called))
