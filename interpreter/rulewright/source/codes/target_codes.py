"""RW91x: targets of a designer, and what games say to them."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

TARGETS: dict[str, Code] = {
    "RW910": Code(
        "error",
        "targets of no ruleset",
        """\
A file of targets names its game, or a variant: `assess: mygame:soft_raid`. The game is looked for near the file
(`ruleset.yaml` or `mygame.yaml`, in its own folder and the two above), then among the shipped rulesets.
""",
    ),
    "RW911": Code(
        "error",
        "target for what is not measured",
        """\
Targets are named after metrics: `seat_gap`, `seat_wins`, `ties`, `draws`, `completion`, `decisions`, `score`,
`score_spread`, `skill`, `never_played`. docs/targets.md has a line about each.
""",
    ),
    "RW912": Code(
        "error",
        "target that no figure can meet or miss",
        """\
A target is a bound (`< 4 %`, `>= 0.9`, `> 12`), a range (`60..90`), a range for a share of the games
(`60..90 for 90 %`), or `none`. Shares lie between 0 and 1, or between 0 % and 100 %; what is no share has no `%`. A
bound that every share keeps, such as `>= 0 %`, says nothing.
""",
    ),
    "RW913": Code(
        "error",
        "targets that cannot be played",
        """\
A file of targets says how the games are played: `players`, `options`, `bots`, `games`, `strong` (the bot whose
skill is measured) and `strong_games`. One of these is not possible in this game.
""",
    ),
    "RW914": Code(
        "error",
        "missed target",
        """\
Games were played, and the figure lies outside of its target: not by chance alone. The interval of the figure allows
for all targets of the file together, so in at most 5 of 100 runs any of them is called met or missed wrongly. The
command and the seed that show it stand beside.
""",
    ),
    "RW915": Code(
        "warning",
        "undecided target",
        """\
The interval of the figure lies partly inside and partly outside the target: so few games cannot say whether the target
is met. The message says about how many games would; `rulewright assess --games N` plays that many.
""",
    ),
}
