"""What designers wrote in their first games, as people say it at the table: each slip has words that say what to write.

Signs and indentation of YAML have a table of their own (`tests/syntax/test_yaml_slips.py`), and so have cards from a
spreadsheet (`tests/bad/test_sheets.py`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import loading
from rulewright.cli.main import run
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

from .cases import merged

TAX = "effects:\n  tax(player): {}\n"
BLOCK = "effects:\n  tax(player): |\n    {}\n"
ODD = "terms:\n  odd: {}\n"
GRID = "spaces:\n  cell: {{rows: 3, columns: 3}}\nstate:\n  mark: {{is: flag, per: cell, start: no}}\n"
ACT = "phases:\n  turns(player starter):\n    act: {{must: {}}}\n"

SLIPS: dict[str, tuple[str, str, str]] = {
    "draw 5 cards": (TAX, "draw 5 cards from deck to player.hand", "RW201 write `draw 5 from deck to player.hand`"),
    "deal 5": (TAX, "deal 5", "RW201 cards are dealt by a loop: `for each player: draw 5 from deck to player.hand`"),
    "move card from": (
        TAX,
        "move card from player.hand to discards",
        "RW201 `move card in player.hand to discards` moves all of them",
    ),
    "move card in": (
        BLOCK,
        "pay up to deposit from player.purse to bank\n    move card in player.hand to discards",
        "RW723 write `cards` if all are meant; `first 1 card in ...` is one",
    ),
    "move a card from": (
        TAX,
        "move a card from player.hand to discards",
        "RW201 write `move first 1 card in player.hand to discards`",
    ),
    "move 2 cards from": (
        TAX,
        "move 2 cards from player.hand to discards",
        "RW201 write `move first 2 cards in player.hand to discards`",
    ),
    "move first card in a zone of somebody": (
        TAX,
        "move first card in player.hand to discards",
        "RW201 write `first 1 card in player.hand`; one value is `first(card in player.hand)`",
    ),
    "move last card in a zone": (
        TAX,
        "move last card in deck to discards",
        "RW309 write `last 1 card in deck`; one value is `last(card in deck)`",
    ),
    "move 2 cards in": (
        TAX,
        "move 2 cards in player.hand to discards",
        "RW201 write `move first 2 cards in player.hand to discards`",
    ),
    "move one card in": (
        TAX,
        "move one card in player.hand to discards",
        "RW309 how many is said by `first` or `last`: `first 1 ... in ...`",
    ),
    "move top card of": (
        TAX,
        "move top card of deck to discards",
        "RW405 `in` stands before a place: `card in deck`; what lies on top is drawn",
    ),
    "discard": (TAX, "discard card", "RW201 components are moved: `move card to discards`"),
    "gains": (TAX, "player gains 2 coins", "RW201 money is paid from somewhere"),
    "pay 2 coins": (
        TAX,
        "pay 2 coins from player.purse to bank",
        "RW201 an amount has no unit: `pay 2 from player.purse to bank`",
    ),
    "next player": (TAX, "set leader to next player", "RW201 write `next(me)`"),
    "for n in": (BLOCK, "for n in 1..3: set round to n", "RW201 a loop says `each`: `for each n in 1..3:`"),
    "no colon behind a loop": (
        BLOCK,
        "for each n in 1..3 set round to n",
        "RW201 a colon is missing: `for each n in 1..3:`",
    ),
    "no colon behind if": (BLOCK, "if round = 1 set round to 2", "RW201 a colon is missing: `if round = 1:`"),
    "lines in quotes": (
        TAX,
        '"set round to 1\\nset leader to none"',
        "RW203 several statements stand on lines of their own below `|`",
    ),
    "lines in single quotes": (
        TAX,
        "'set round to 1\\nset leader to none'",
        "RW201 several statements stand on lines of their own below `|`",
    ),
    "cell(2, 3)": (GRID + TAX, "set cell(2, 3).mark to yes", "RW307 a space of a grid is found by its row and column"),
    "cell.row": (GRID + ODD, "any(cell where cell.row = 1 and cell is mark)", "RW310 write `row_of(cell)`"),
    "opponent": (ODD, "opponent.purse", "RW305 of two players the other one is `next(me)`; all others are `others`"),
    "nothing behind or": (ODD, "raid = hard or", "RW201 something is missing behind `or`"),
    "a misspelt trait": (ODD, "sum(card.vaule for card in discards)", "RW310 did you mean `value`?"),
    "a trait that nobody has": (
        ODD,
        "sum(card.strength for card in discards)",
        "RW310 allowed here: suit, value, worth",
    ),
    "a misspelt word": (ODD, "count(balck cards in discards)", "RW309 did you mean `black`?"),
    "most points": (
        "score: {{of: player, points: player.purse, rank: {}}}\n",
        "most points",
        "RW201 an order says `highest` or `lowest`: `highest points then shared`",
    ),
    "points alone": (
        "score: {{of: player, points: player.purse, rank: {}}}\n",
        "points",
        "RW508 an order says `highest` or `lowest`: `highest points then shared`",
    ),
    "end game": (
        ACT,
        "play, by: starter, if_none: end game",
        "RW201 a game or phase is ended by a step: `over: {end: game}`",
    ),
    "end": (ACT, "play, by: starter, if_none: end", "RW305 a game or phase is ended by a step: `over: {end: game}`"),
    "play 5": (ACT, "play 5, by: starter", "RW201 picks stand in parentheses: `play(5)`"),
    "a zone named side": (
        "zones:\n  side: {{holds: card, per: {}, seen_by: owner}}\n",
        "player",
        "RW312 choose another name",
    ),
    "draw 5 cards behind a loop": (
        BLOCK,
        "for each player: draw 5 cards from deck to player.hand",
        "RW201 write `draw 5 from deck to player.hand`",
    ),
    "draw 5 cards behind a loop and a condition": (
        BLOCK,
        "if round = 1: for each player: draw 5 cards from deck to player.hand",
        "RW201",
    ),
    "next player behind a condition": (BLOCK, "if round = 1: set leader next", "RW201 write `set leader to ...`"),
    "semicolons": (
        BLOCK,
        "set round to 1; set leader to none",
        "RW201 several statements stand on lines of their own below `|`",
    ),
    "at end": (TAX, "move card in player.hand to deck at end", "RW201 `bottom` is missing before it or in its place"),
    "no cards in": (ODD, "no cards in player 1.hand", "RW201 write `none(cards in player 1.hand)`"),
    "a player by a number": (TAX, "set leader to 1", "RW401 players are written `me`, `next(me)`, `player 1`"),
    "a player for a number": (ODD, "max(1, leader)", "RW401 its number is `number_of(leader)`"),
    "a seat for a number": (
        TAX,
        "add player to round",
        "RW401 its number is `number_of(player)`; what it has is written behind a dot",
    ),
    "a card for a number": (
        ODD,
        "sum(card for card in discards)",
        "RW401 what is printed on it is written behind a dot; how many there are is `count(card in ...)`",
    ),
    "a number for a condition": (BLOCK, "if count(deck): set round to 1", "RW401 compare it: `count(deck) > 0`"),
    "a word for a condition": (BLOCK, "if raid: set round to 1", "RW401 compare it: `raid = hard`"),
    "a flag for a number": (TAX, "set round to yes", "RW401 write 1 or 0"),
    "a number for a word": (ODD, "count(card in discards where card.suit = 1)", "RW403 its values are "),
    "a card compared with a number": (
        ODD,
        "count(card in discards where card = 1)",
        "RW403 what is printed on it is written behind a dot",
    ),
    "a flag compared with a number": (
        (
            "state:\n  round: {{is: 0..9, start: 0}}\n  leader: {{is: player or none, start: none}}\n"
            "  open: {{is: flag, start: no}}\nterms:\n  odd: {}\n"
        ),
        "open = 1",
        "RW403 it is a condition by itself",
    ),
    "none where nothing may be": (
        TAX,
        "set round to none",
        "RW401 write a value; where there may be none, the declaration says `number or none`",
    ),
    "numbers in a list": (
        (
            "options:\n  raid: {{values: [hard, soft]}}\n  deposit: {{values: 1..3}}\n  hand_of: {{values: [5, 7]}}\n"
            "terms:\n  odd: {}\n"
        ),
        "hand_of + 1",
        "RW401 values in a list are words; numbers are a range, as `values: 1..9`",
    ),
    "an action that does nothing": (
        "actions:\n  play: {{pick: card in me.hand, do: {}}}\n",
        "skip",
        "RW305 what does nothing is left out",
    ),
    "a misspelt word of a statement": (TAX, "draw 1 fom deck to discards", "RW201 did you mean `from`?"),
    "a statement without to": (
        TAX,
        "draw 1 from deck discards",
        "RW201 `to` is missing before it or in its place, or it is one too many",
    ),
    "a statement without an end": (TAX, "draw 1 from deck to", "RW201 something is missing behind `to`"),
    "a statement without how many": (
        TAX,
        "draw from deck to discards",
        "RW201 something is missing before `from`: a name or a value",
    ),
    "0 to 5": (
        ACT,
        "play, by: starter}\nactions:\n  bid: {pick: n in 0 to 5",
        "RW201 a range is written with two dots: `1..6`",
    ),
    "1.6 as a type": (
        "state:\n  odd: {{is: 1.players, start: 1}}\n",
        "",
        "RW201 a range is written with two dots: `1..players`",
    ),
    "maximum": (ODD, "maximum(player.purse for player)", "RW201 did you mean `max(... for ...)`?"),
    "a misspelt for": (ODD, "max(player.purse fro player)", "RW201 did you mean `for`?"),
    "no equals": (ODD, "raid hard", "RW201 a word or a sign is missing before it, or it is one too many"),
    "a name in capitals that is called": (
        TAX,
        "set leader to NEXT(player)",
        "RW201 names are written in small letters",
    ),
    "a hole without its end": (TAX, "'say \"{{player takes {{player.purse}}\"'", "RW201 a `}` is missing before it"),
    "one bracket too many": (ODD, "player.purse)", "RW201 a `(` is missing before it, or it is one too many"),
    "no bracket": (ODD, "next(leader", "RW201 a `)` is missing"),
    "nothing before a dot": (ODD, "count(.hand)", "RW201 something is missing before it: a name or a value"),
    "a comma before then": (
        "score: {{of: player, points: player.purse, rank: '{}'}}\n",
        "highest points, then shared",
        "RW201 `then` or `when` is missing before it or in its place",
    ),
    "a default that is no value": (
        "options:\n  raid: {{values: [hard, soft], default: {}}}\n  deposit: {{values: 1..3}}\n",
        "medium",
        "RW513 allowed here: hard, soft",
    ),
    "a loop that goes by what changes": (
        ACT,
        (
            "play, by: starter}\n    turn: {turns: player me clockwise from the(leader), steps: {act: {may: play}, "
            "on: set leader to next(me)}, until: round = 9"
        ),
        "RW722 to go by it anew each time",
    ),
    "in for is in": (
        ODD,
        "leader in [player 1, player 2]",
        "RW201 whether a thing is among others is written with `is`: `x is in [...]`",
    ),
    "in for is in, with words": (
        ODD,
        "count(card in discards where card.suit in [red])",
        "RW201 whether a thing is among others is written with `is`",
    ),
    "all words of an enumeration": (
        "enumerations:\n  metal: [gold, tin]\nactions:\n  play: {{pick: {}}}\n",
        "metal m in metal",
        "RW405 `metal x` alone goes through all of them",
    ),
    "a place with its owner in parentheses": (
        TAX,
        "move first 1 card in player.hand to line(field 1)",
        "RW405 whose it is stands before it, with a dot: `field 1.line`",
    ),
    "a place with a player in parentheses": (
        TAX,
        "move first 1 card in hand(player) to discards",
        "RW405 whose it is stands before it, with a dot: `player.hand`",
    ),
    "names of a trait's numbers": (
        (
            "components:\n  card:\n    traits: {{suit: [red, black], value: {{is: 1..5, names: {}}}}}\n"
            "    kinds: {{plain: {{suit: each, value: each, count: 2}}}}\n"
        ),
        "{5: ace}",
        "RW101 numbers with words are an enumeration",
    ),
    "names of a state's numbers": (
        "state:\n  round: {{is: 0..9, start: 0, names: {}}}\n  leader: {{is: player or none, start: none}}\n",
        "{5: half}",
        "RW101 numbers with words are an enumeration",
    ),
    "how many of each": (
        "components:\n  card:\n    traits: {{suit: [red, black], value: 1..5}}\n    kinds: {{plain: {}}}\n",
        "{suit: each, value: each}",
        "RW103 add `count: ...`: so many of each of the 10 that its traits make",
    ),
    "a step that is called as a modifier": (
        "phases:\n  turns(player starter):\n    {}: set round to 1\n",
        "who",
        "RW105 give the step another name: `who_step: ...`",
    ),
    "a step that is called as a verb": (
        "phases:\n  turns(player starter):\n    {}: {{x: {{must: play, by: starter, if_none: skip}}}}\n",
        "everyone",
        "RW105 give the step another name: `everyone_step: ...`",
    ),
    "a step that is called as the loop it holds": (
        (
            "phases:\n  turns(player starter):\n    {}:\n      each: player me clockwise from starter\n"
            "      steps: {{x: {{must: play, by: me, if_none: skip}}}}\n"
        ),
        "turns",
        "RW105 give the step another name: `turns_step: ...`",
    ),
}


def test_words_that_went_with_a_slip_are_not_told() -> None:
    """The words of a trait's numbers are unknown with the key under which they stood."""
    traits = "    traits: {suit: [red, black], value: {is: 1..5, names: {5: ace}}}\n"
    rules = (
        f"components:\n  card:\n{traits}    kinds: {{plain: {{suit: each, value: each, count: 2}}}}\nterms:\n"
        "  odd: count(aces in discards) + count(ace in discards)\n"
    )
    report = Report()
    loading.check_text(Source("slip.yaml", merged(rules)), report)
    assert [one.code for one in report if one.code != "RW316"] == ["RW101"]


@pytest.mark.parametrize(("form", "slip", "wanted"), SLIPS.values(), ids=SLIPS)
def test_a_slip_is_told_what_to_write(form: str, slip: str, wanted: str) -> None:
    report = Report()
    loading.check_text(Source("slip.yaml", merged(form.format(slip))), report)
    told = [f"{one.code} {one.hint}" for one in report]
    assert any(line.startswith(wanted) for line in told), told


STATED = "variant: soft\nextends: sample\ntitle: Soft\nchange: {options.raid.default: soft}\n"


def test_a_default_that_nothing_states_is_added(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A variant can change only what stands there; the default of most options is the first of their values."""
    (tmp_path / "ruleset.yaml").write_text(merged(""), encoding="utf-8")
    (tmp_path / "variants").mkdir()
    variant = tmp_path / "variants" / "soft.yaml"
    variant.write_text(STATED, encoding="utf-8")
    assert run(["check", str(variant), "--no-cache"]) == 1
    assert "allowed here: values; what is new stands under `add`" in capsys.readouterr().out
