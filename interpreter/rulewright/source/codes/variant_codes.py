"""RW8xx: variants, and the paths of their edits."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

VARIANTS: dict[str, Code] = {
    "RW801": Code(
        "error",
        "path that leads nowhere",
        """\
A path of a variant consists of keys, names of steps and words of lists, without parameters. At this place the
ruleset has nothing with this name. To add something new, write it under `add`.

Wrong:
    change:
      numbers.hand_siez: 4

Right:
    change:
      numbers.hand_size: 4
""",
    ),
    "RW802": Code(
        "error",
        "path that may mean several things",
        """\
More than one thing has this name below the path, or a step holds steps in several places (`then`, `else`,
`if_none`). The hint lists the longer paths: write the one that is meant.
""",
    ),
    "RW803": Code(
        "error",
        "change that changes nothing",
        """\
The ruleset already has this value, so the edit does nothing. Perhaps the base has changed since the variant was
written.

Wrong:
    change:
      numbers.hand_size: 3

Right:
    change:
      numbers.hand_size: 4
""",
    ),
    "RW804": Code(
        "error",
        "edits that overlap",
        """\
Two edits, of one variant or of two that are used together, change the same place, or one changes a part of what the
other replaces. It is not clear which one should count. Keep one, or let one variant extend the other.

Wrong:
    change:
      numbers.hand_size: 4
    remove: [numbers.hand_size]

Right:
    change:
      numbers.hand_size: 4
""",
    ),
    "RW805": Code(
        "error",
        "addition of what exists",
        """\
`add` is for what is new: this entry, step or word stands in the ruleset already. To replace it, write it under
`change`.

Wrong:
    add:
      numbers.hand_size: 4

Right:
    change:
      numbers.hand_size: 4
""",
    ),
    "RW806": Code(
        "error",
        "edit that cannot be made",
        """\
A variant edits parts of sections, never a whole section, because the other entries of the section would be lost
without a message. `before` and `after` belong under `add`; every edit except a removal has a value.

Wrong:
    change:
      numbers: {hand_size: 4}

Right:
    change:
      numbers.hand_size: 4
""",
    ),
    "RW807": Code(
        "error",
        "variant in the wrong place",
        """\
A variant has the name of its file (`variants/soft_raid.yaml` says `variant: soft_raid`), and extends the ruleset
beside whose `variants` folder it lies, or another variant of it: `extends: mygame` or `extends: mygame:other`.
""",
    ),
    "RW808": Code(
        "note",
        "option that a variant leaves without a use",
        """\
The variant changes or removes all rules that read an option of the game. The option can still be chosen, and makes no
difference. Remove it too, or leave a rule that reads it.

Wrong:
    change: {score.points: player.purse}

Right:
    change: {score.points: player.purse}
    remove: [options.raid]
""",
    ),
}
