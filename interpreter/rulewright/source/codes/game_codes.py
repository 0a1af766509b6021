"""RW75x: what random games tell about rules."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

GAMES: dict[str, Code] = {
    "RW750": Code(
        "error",
        "random game that breaks the rules' promises",
        """\
In a game of random players (`rulewright check --play N`) a promise of the ruleset turned out wrong: a range, a `never`,
an amount that is not there, a loop that comes round for ever. The message names the number of players, options and the
seed of the game.
""",
    ),
    "RW751": Code(
        "warning",
        "action that was never possible",
        """\
In all random games of `rulewright check --play N` this action was never among the choices. Its conditions may exclude
each other. If it is only rare, play more games, or ignore it with the reason.
""",
    ),
    "RW752": Code(
        "warning",
        "decision that never had two answers",
        """\
In all random games of `rulewright check --play N` whoever was asked here had a single action, each time: there was
nothing to decide.
""",
    ),
    "RW753": Code(
        "warning",
        "limit that is near",
        """\
A random game of `rulewright check --play N` reached the `limit` of decisions, or to more than half of it (of a limit up
to a hundred this is not told). Games that reach it end unfinished, which is reported as a fault.
""",
    ),
    "RW754": Code(
        "note",
        "limit that is far",
        """\
The `limit` of decisions is more than five hundred times the longest of the random games of `rulewright check --play N`.
A game that goes on for ever would be noticed late.
""",
    ),
}
