"""What a screen needs of the rules while a game is played, as plain data that is kept beside a Program: how the table
lies, and what sources of points are called. So a game starts, goes on and ends without reading rules.

In: a ruleset and a Program of it, or the data. Out: the data, or what it says. It complains of nothing: nobody else
writes such data.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rulewright.game import Game
from rulewright.ir.program import Program
from rulewright.ir.stored import sources_of
from rulewright.machine_cache import Facts
from rulewright.picture import TableLayout, form_from_json, form_of, form_to_json, layout_with, name_pieces
from rulewright.source.text import Span

if TYPE_CHECKING:
    from rulewright.loading import Ruleset


def screen_facts(ruleset: Ruleset, program: Program) -> Facts:
    """The data of one configuration."""
    from rulewright.guidance import RuleWords, score_words  # noqa: PLC0415 (puts rules into words; takes long to import)

    called = score_words(RuleWords(ruleset, program), program)
    points = [(span.source.name, span.start, span.end, words) for span, words in called.items()]
    return {"table": form_to_json(form_of(ruleset, program)), "points": points}


def layout_from(facts: Facts, game: Game) -> TableLayout:
    """How the table of a game lies. Pieces are called by the names of the seats from now on."""
    form = form_from_json(facts["table"])
    name_pieces(game.machine, form.player_traits)
    return layout_with(form, game.machine.shown)


def points_from(facts: Facts, game: Game) -> Mapping[Span, str]:
    """What sources of points are called on a screen, by their places in the texts of a Program."""
    sources = {source.name: source for source in sources_of(game.program)}
    called = game.machine.shown.texts.wording.calculation
    found = facts["points"]
    return {Span(sources[name], start, end): called(words) for name, start, end, words in found if name in sources}
