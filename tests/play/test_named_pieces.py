"""Pieces of players are called by the names of the seats on screens, and as the rules call them everywhere else."""

from __future__ import annotations

from rulewright import languages
from rulewright.game import Game
from rulewright.game.seats import call_seats
from rulewright.picture import form_from_json, form_of, form_to_json, layout_with, name_pieces, picture
from rulewright.play.table_text import table

from .test_menu import loaded

NAMES = ["Ann", "Player 2", "Player {rolled}"]


def test_pieces_have_the_names_of_the_seats() -> None:
    """Seats without a name are called as everywhere; the order of a hand is that of the rules, not of letters."""
    ruleset = loaded("gnadenlos")
    machine, plain = ruleset.machine(3, {}), Game.start(ruleset.machine(3, {}), 4)
    form = form_of(ruleset, machine.program)
    assert form_from_json(form_to_json(form)) == form
    call_seats(machine, NAMES)
    name_pieces(machine, form.player_traits)
    game, layout = Game.start(machine, 4), layout_with(form, machine.shown)
    lines = [" ".join(line.text for line in table(picture(layout, game.shown.view(seat)), 120)) for seat in range(3)]
    assert "Ann's 0, 2 x Ann's 1" in lines[0] and "player 1's" not in lines[0]
    assert "Player 2's 0" in lines[1] and "Player {rolled}'s 4" in lines[2]
    assert game.digest() == plain.digest() and "player 1's 0" in str(game.view(0))
    played = Game.start(machine, 4)
    while "player 1's" not in " ".join(played.log(0)):
        seat = min(played.state.pending)
        played.choose(seat, played.legal(seat)[-1])
    told = " ".join(played.shown.log(0))
    assert "Ann's" in told and "player 1's" not in told, "the log calls a piece as the table does"
    call_seats(machine, [f"Player {seat + 1}" for seat in range(3)])
    machine.shown = machine  # other tests play it too


def test_so_in_other_languages() -> None:
    ruleset = loaded("gnadenlos")
    machine = ruleset.machine(3, {})
    machine.texts.seats[0] = "Ann"
    languages.speak(machine, ruleset, languages.catalogue_of(ruleset, "de"))
    shown, form = machine.shown, form_of(ruleset, machine.program)
    name_pieces(machine, form.player_traits)
    drawn = table(picture(layout_with(form, machine.shown), Game.start(machine, 4).shown.view(0)), 120)
    assert machine.shown is shown and "0 von Ann, 2 x 1 von Ann" in " ".join(line.text for line in drawn)
    machine.texts.seats[0], machine.shown = "Player 1", machine
