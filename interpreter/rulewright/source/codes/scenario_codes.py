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
The position in `given` is not possible: the place does not exist or is given twice, it gets too many or too few
values, or the game does not have so many components or so much money. Nothing is created: what is given
somewhere is taken from where it starts. `rest` stands for all components that are given nowhere else.
""",
    ),
    "RW852": Code(
        "error",
        "scenario that does not fit together",
        """\
Two scenarios have the same name, a scenario has both `at` and `do`, or its `cases` have a column that is used nowhere,
or `<column>` stands in the scenario and no case has it.
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
say who acts. Write choices as `player 1: play(plain(red, 3))` or `everyone: bid(2), bid(5)`.
""",
    ),
    "RW855": Code(
        "error",
        "expectation that cannot be asked",
        """\
Each key under `expect` is an expression, a place (also without its owner), `change of X`, `legal A`, `refused`,
`player 2 sees X`, `outcome`, `scores`, `over` or `phase`, and needs a value of the right sort. An expectation
cannot use chance.
""",
    ),
    "RW856": Code(
        "error",
        "scenario for another table",
        """\
The number of players, an option or the seed of a scenario is not possible: the game is not for this number of players,
it has no such option or value, or the seed is not a whole number from 0.
""",
    ),
    "RW857": Code(
        "error",
        "expectation that is not met",
        """\
The scenario was played, and the result is not what it expects. The message says what should be and what is, and
then what led there and what the rules did. Either the rules are wrong, or the scenario is.
""",
    ),
    "RW858": Code(
        "error",
        "scenario that went astray",
        """\
The run did not go as the scenario says: a choice is not legal, chance cannot give a forced outcome, choices are left
when the run ends, or a rule broke its promise. The message says why, and what would be possible.
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
`rulewright test --fail-under` requires that scenarios reach more of the rules than they do. `--coverage` lists what
none of them reaches: write scenarios for it, or remove rules that nobody needs.
""",
    ),
    "RW869": Code(
        "warning",
        "change that no scenario notices",
        """\
`rulewright mutate` changed the rules at this place, and every scenario still passed: none of them checks this rule.
Write a scenario that does. If both rules do the same, so that no scenario can see a difference, write a comment
`# rulewright: ignore RW869 -- reason` on the line.
""",
    ),
}
