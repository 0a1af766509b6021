"""Scenarios: a file in the folder `scenarios` beside a ruleset. All examples hold."""

from __future__ import annotations

from textwrap import indent

from rulewright.handbook.keys.key_row import Group, Row


def _scenario(*lines: str) -> str:
    return "scenarios: host\n" + "a small example:\n" + indent("\n".join(lines), "  ")


_PAY = ("do: pay 3 from player 1.coins to pot", "expect: {pot: 3}")

_FILE = (
    Row("", "scenarios", _scenario(*_PAY), form="GAME / GAME:VARIANT", related=("expect (a scenario)",)),
    Row("", "about", _scenario(*_PAY).replace("a small", "about: What antes do.\na small")),
    Row("", "source", _scenario(*_PAY).replace("a small", "source: our table\na small")),
)

_SCENARIO = (
    Row(
        "scenario",
        "players",
        _scenario("players: 3", "expect: {count(player): 3}"),
        form="N",
        more="If it is left out: the usual number.",
        related=("players (a ruleset)",),
    ),
    Row(
        "scenario",
        "options",
        _scenario("options: {third_card: open}", "expect: {third_card = open: yes}"),
        form="{OPTION: VALUE, ...}",
        related=("options",),
    ),
    Row(
        "scenario",
        "seed",
        _scenario("seed: 7", "do: shuffle deck", "expect: {count(deck): 21}"),
        form="N",
        related=("chance (a scenario)",),
    ),
    Row(
        "scenario",
        "given",
        _scenario(
            "players: 3",
            "given:",
            "  player 1.hand: star, plain(2, hearts)",
            "  market: plain(1, clubs) face up",
            "  coins: 4, 5, 6",
            "  bank: 115",
            "  leader: player 2",
            "expect:",
            "  count(player 1.hand): 2",
            "  richest: 6",
        ),
        more=(
            "Write a component by its kind and the traits that vary, and several equal ones with a number "
            "before them. `out: player 2` eliminates a player."
        ),
        rules=("contents", "lot"),
        form="{PLACE: CONTENTS, PURSE: N, STATE: X, FAMILY: X, X, ..., out: PLAYERS}",
        related=("zones", "money", "state"),
    ),
    Row(
        "scenario",
        "at",
        _scenario(
            "players: 2",
            "given: {player 1.hand: star}",
            "at: trial(player 1)",
            "when:",
            "  - player 1: discard(star)",
            "expect: {count(discards): 1}",
        ),
        form="PHASE(X, ...) / PRIORITY(X, ...) / PAYOUT(X, ...)",
        related=("run", "when (a scenario)"),
    ),
    Row(
        "scenario",
        "do",
        _scenario("do: pay 3 from player 1.coins to pot", "expect: {change of pot: 3}"),
        form="BLOCK",
        related=("at (a scenario)", "do"),
    ),
    Row(
        "scenario",
        "when",
        _scenario("players: 2", "at: trial(player 1)", "when:", "  - player 1: raise(2)", "expect: {pot: 2}"),
        more="Write the picks in their order, and join members of a subset by `+`. `pass` declines.",
        form="[PLAYER: ACTION(X, ...), everyone: ACTION(X), ACTION(X), ...]",
        related=("must", "everyone"),
    ),
    Row(
        "scenario",
        "chance",
        _scenario("do: roll dice in cup", "chance: 6, 3", "expect: {sum(die.rolled for die in cup): 9}"),
        form="X, X, ...",
        more="A component is written by its kind and traits.",
        related=("seed (a scenario)", "roll", "random"),
    ),
    Row(
        "scenario",
        "expect",
        _scenario(
            "players: 3",
            "at: trial(player 1)",
            "when:",
            "  - player 1: stand",
            "expect:",
            "  player 1.coins: 10",
            "  coins: 10, 10, 10",
            "  change of pot: 0",
            "  any(deck): yes",
        ),
        form="{X: VALUE, FAMILY: X, X, ..., change of X: N, ...}",
        related=("legal, refused", "sees", "outcome, over"),
    ),
    Row(
        "scenario",
        "cases",
        _scenario(
            "do: pay <ante> from player 1.coins to pot",
            "expect: {player 1.coins: <left>}",
            "cases:",
            "  - {id: low, ante: 1, left: 9}",
            "  - {id: high, ante: 5, left: 5}",
        ),
        form="[{id: NAME, WORD: VALUE, ...}, ...]",
        related=("id (a case of a scenario)",),
    ),
    Row(
        "case",
        "id",
        _scenario("do: pay <n> from bank to pot", "expect: {pot: <n>}", "cases:", "  - {id: one, n: 1}"),
        related=("cases (a scenario)",),
    ),
    Row("scenario", "about", _scenario("about: An ante goes to the pot.", *_PAY)),
    Row("scenario", "why", _scenario("why: Antes are never lost.", *_PAY)),
    Row("scenario", "source", _scenario("source: 'rulebook, page 3'", *_PAY)),
)

SCENARIO: tuple[Group, ...] = (
    ("The file", "Examples of one game, or of one variant.", _FILE),
    (
        "A scenario",
        "What is given, what is done, and what must be true afterwards. Everything else stays where it starts.",
        _SCENARIO,
    ),
)
