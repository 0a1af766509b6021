"""Who is told what components carry: a mark of every audience, told plainly, by a term, by a
name and as a sum, to each seat and an onlooker.
"""

from __future__ import annotations

import pytest

from rulewright.backend.runtime.carried_marks import MarkTable
from rulewright.game import Game
from rulewright.loading import load_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

from . import viewed_rules

PLAYERS, OWNER = 3, 0
WORDS = ("nobody", "owner", "others", "everyone")
MARK = "the(first((player 1).hand)).of_WORD"
LINES = """\
      say "plain WORD {MARK}"
      say "term WORD {plus(MARK)}"
      let name_WORD = MARK
      say "name WORD {name_WORD}"
      say "sum WORD {sum(card.of_WORD for card in (player 1).hand)}"
"""
TEXT = """\
rulewright: 1
game: carried
players: 3
limit: 10 decisions
components: {card: {kinds: {plain: 9}}}
zones:
  deck: {holds: card, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, order: row, seen_by: nobody}
state:
STATES
terms: {plus(number n): n + 1}
actions: {go: {}}
phases:
  game:
    deal: |
      move first 2 card in deck to (player 1).hand
SETS
    tell: |
LINES
    play: {turns: player me clockwise from player 1, steps: {go: {may: go}, over: {when: me = player 3, end: game}},
        until: no}
score: {of: player, points: 0, rank: highest points then shared}
"""


def sees(word: str, seat: int | None) -> bool:
    return {"nobody": False, "owner": seat == OWNER, "others": seat in (1, 2), "everyone": True}[word]


@pytest.fixture(scope="module")
def game() -> Game:
    text = TEXT.replace(
        "STATES\n", "".join(f"  of_{word}: {{is: 0..9, start: 0, per: card, seen_by: {word}}}\n" for word in WORDS)
    )
    sets = "".join(f"      for each card in (player 1).hand: set card.of_{word} to 4\n" for word in WORDS)
    lines = "".join(LINES.replace("MARK", MARK).replace("WORD", word) for word in WORDS)
    report = Report()
    ruleset = load_text(Source("carried.yaml", text.replace("SETS\n", sets).replace("LINES\n", lines)), report)
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert ruleset is not None and not errors, errors
    return Game.start(ruleset.machine(PLAYERS), 1)


@pytest.mark.parametrize("seat", [*range(PLAYERS), None])
def test_marks_are_told_to_those_who_see_them(game: Game, seat: int | None) -> None:
    told = {how: number if sees(word, seat) else "some" for word in WORDS for how, number in told_of(word).items()}
    assert list(game.shown.log(seat)) == [f"{how} {number}" for how, number in told.items()]


def told_of(word: str) -> dict[str, str]:
    """A sum over cards is told only where everybody sees all marks: who sees those of every card is not worked out."""
    total = "8" if word == "everyone" else "some"
    return {f"plain {word}": "4", f"term {word}": "5", f"name {word}": "4", f"sum {word}": total}


def test_nothing_in_a_heap_carries_a_mark() -> None:
    made = viewed_rules.machine(True)
    marks, program = MarkTable(made.program), made.program
    families = {family.name: family for family in program.families}
    for zone in program.zones:
        family = families[zone.family]
        carried = [state.name for state, _ in marks.carried(zone.index)]
        own = [state.name for state in program.component_states if state.cls == family.cls]
        assert carried == ([] if family.order == "heap" else own)
