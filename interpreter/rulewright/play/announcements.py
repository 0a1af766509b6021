"""How a sitting begins and ends, for people: who plays what; places, what decided, the seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulewright.game import Fault, Game
from rulewright.game.seats import PERSON, Seat, shown_names
from rulewright.information import SearchCount
from rulewright.play.table_text import Line
from rulewright.sentences import Speech
from rulewright.source.cells import width


def opening(game: Game, seats: Sequence[Seat], seed: int | None, options: Sequence[tuple[str, str]]) -> Iterator[Line]:
    """The game, who sits where, and what was chosen for this table. The seed only where nobody could use it."""
    wording = game.machine.shown.texts.wording
    yield Line(game.shown.program.title, "title")
    sitting = zip(shown_names(game.machine), seats, strict=True)
    told = (
        name if seat.player == PERSON else wording.sentence("bot", name=name, bot=seat.player) for name, seat in sitting
    )
    yield Line(wording.sentence("seats", seats=", ".join(told)))
    if options:
        told = (
            wording.sentence("option", name=wording.option(name), value=wording.answer(name, value))
            for name, value in options
        )
        yield Line(wording.sentence("options", options=", ".join(told)))
    yield from seed_line(seed, wording.sentence)


def result(game: Game, names: Sequence[str], seed: int | None, why: Iterable[Line] | None = None) -> Iterator[Line]:
    """Places and scores of all seats, the best first;
    `why`: by what they are ahead, in the words of the table, and what gave the points.
    """
    outcome, sentence = game.shown.outcome, game.machine.shown.texts.wording.sentence
    yield Line(sentence("over"), "title")
    place, player, score = sentence("result" if outcome.is_declared else "place"), sentence("player"), sentence("score")
    column, wide, scores = max(8, width(place) + 2), max(width(player), *map(width, names)), max(5, width(score))
    yield Line(f"{_padded(place, column)}{_padded(player, wide)}   {' ' * (scores - width(score))}{score}")
    for seat in sorted(range(len(names)), key=lambda seat: (outcome.ranks[seat], seat)):
        yield Line(
            (
                f"{outcome.place(seat, sentence):>{column - 3}}   "
                f"{_padded(names[seat], wide)}   {outcome.scores[seat]:>{scores}}"
            ),
            "result" if outcome.ranks[seat] == 1 else "",
        )
    yield from map(Line, outcome.reasons) if why is None else why
    yield from seed_line(seed, sentence)


def _padded(word: str, columns: int) -> str:
    return word + " " * (columns - width(word))


def blind_searches(names: Sequence[str], searches: Mapping[int, SearchCount], say: Speech) -> Iterator[str]:
    """Which bots had to choose at random, where a search was wanted."""
    for seat in sorted(searches):
        found = searches[seat]
        if found.blind:
            percent = f"{100 * found.blind / found.asked:.1f}"
            yield say("blind", name=names[seat], blind=found.blind, count=found.asked, percent=percent)


def fault(problem: Fault, decisions: int, seed: int | None, say: Speech) -> Iterator[Line]:
    """Why a game cannot go on: a promise of the ruleset that was wrong, or its limit."""
    if problem.kind == "limit":
        yield Line(say("unfinished", why=problem.in_words(say)), "refusal")
    else:
        counted = say("decisions", count=decisions)
        yield Line(say("cannot-go-on", decisions=counted, why=problem.in_words(say)), "refusal")
    yield from seed_line(seed, say)


def seed_line(seed: int | None, say: Speech) -> Iterator[Line]:
    if seed is not None:
        yield Line(say("seed", seed=str(seed)))
