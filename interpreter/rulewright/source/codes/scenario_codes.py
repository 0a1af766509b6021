"""RW85x: scenarios. RW86x: playthroughs. RW868: coverage. RW869: mutants."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

SCENARIOS: dict[str, Code] = {
    "RW850": Code(
        "error",
        "scenarios of no ruleset",
        """\
A scenario file names its game, or a variant: `scenarios: mygame:soft_raid`. The game is looked for near the file
(`ruleset.yaml` or `mygame.yaml`, in its own folder and the two above), then among the shipped rulesets.
""",
    ),
    "RW851": Code(
        "error",
        "position that cannot be",
        """\
What `given` says cannot be laid out: the place does not exist or is given twice, it gets too many or too few
values, or there are not so many components or so much money in the game. Nothing is created: what is given
somewhere is taken from where it starts. `rest` stands for all components that are given nowhere else.
""",
    ),
    "RW852": Code(
        "error",
        "scenario that does not fit together",
        """\
Two scenarios have one name, one has both `at` and `do`, or its table has a column that is used nowhere or a hole
`<column>` without a column. A hole stands where a case's value belongs.
""",
    ),
    "RW853": Code(
        "error",
        "thing that is not in the game",
        """\
A scenario names a component, player, side or space that does not exist with this number of players, or a face that
a die does not have. A component is written as its kind with the traits that vary: `plain(red, 3)`.
""",
    ),
    "RW854": Code(
        "error",
        "deed that is not in the game",
        """\
A scenario names a phase or action that does not exist, gives an action more or fewer picks than it has, or does not
say who acts. Deeds are written `player 1: play(plain(red, 3))` or `everyone: bid(2), bid(5)`.
""",
    ),
    "RW855": Code(
        "error",
        "expectation that cannot be asked",
        """\
Each key under `expect` is an expression, a place or a family, `change of X`, `legal A`, `refused`, `player 2 sees X`,
`outcome`, `scores`, `over` or `phase`, and its value is of the kind that belongs to it. An expectation draws no lots.
""",
    ),
    "RW856": Code(
        "error",
        "scenario for another table",
        """\
The number of players, an option or the seed of a scenario is not possible: the ruleset is not for so many, has no such
option or value, or the seed is no whole number from 0.
""",
    ),
    "RW857": Code(
        "error",
        "expectation that is not met",
        """\
The scenario was played, and what it expects has not come about: the message says what should be and what is, and
under it stands what led there, and what the rules did. The rules are wrong, or the scenario is.
""",
    ),
    "RW858": Code(
        "error",
        "scenario that went astray",
        """\
The run did not go as the scenario says: a deed is not legal, chance cannot give a forced outcome, something is left to
do when the run ends, or a rule broke its promise. The message says why, and what would be possible.
""",
    ),
    "RW860": Code(
        "error",
        "playthrough that cannot be played",
        """\
The head of a playthrough file says which game is played: `playthrough: mygame`, and `players`, `options`, `seed` and
`bots` where they are not the usual ones. The game is looked for near the file, as for scenarios.
""",
    ),
    "RW861": Code(
        "error",
        "playthrough that goes another way",
        """\
The game was played again with the same seed, and is not what the file says. A rule, a text or what somebody sees has
changed: the first difference is shown. If it is meant, `rulewright test --update` writes the file anew; look at what it
changed.
""",
    ),
    "RW868": Code(
        "error",
        "less is covered than is demanded",
        """\
`rulewright test --fail-under` demands that scenarios run more of the rules than they do. `--coverage` lists what
none of them runs: write scenarios for it, or remove rules that nobody needs.
""",
    ),
    "RW869": Code(
        "warning",
        "change that no scenario notices",
        """\
`rulewright mutate` changed the rules at this place, and every scenario passed: none of them pins this rule down.
Write a scenario that does. Where the two rules do the same, so that no scenario can tell them apart, a comment
`# rulewright: ignore RW869 -- reason` on the line sets its changes aside.
""",
    ),
}
