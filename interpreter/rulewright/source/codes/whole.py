"""RW6xx: the rules as a whole, and the box."""

from __future__ import annotations

from rulewright.source.codes.code import Code

WHOLE: dict[str, Code] = {
    "RW601": Code(
        "error",
        "made from itself",
        """\
A term that uses itself, or an effect that performs itself, directly or round about, would never end. Loops
(`for each`, `sum`, `repeat`) say what is meant.

Wrong:
    terms:
      climb: climb + 1

Right:
    terms:
      climb: round + 1
""",
    ),
    "RW602": Code(
        "error",
        "rule outside the order",
        """\
A priority list resolves the rules that its `order` names; a rule that it does not name would never act.

Wrong:
    priorities:
      night: {order: guard, rules: {guard: shuffle deck, thief: shuffle deck}}

Right:
    priorities:
      night: {order: guard > thief, rules: {guard: shuffle deck, thief: shuffle deck}}
""",
    ),
    "RW604": Code(
        "error",
        "no phase `game`",
        """\
The phase `game` is the game; all others are run by it.

Wrong:
    phases: {play: {mix: shuffle deck}}

Right:
    phases: {game: {mix: shuffle deck}}
""",
    ),
    "RW605": Code(
        "error",
        "no score",
        """\
Every ruleset says who wins: whom the score is about, the points, and how they rank, down to the word that
settles ties.
""",
    ),
    "RW609": Code(
        "error",
        "too many choices",
        """\
Every choice of an action has a number, known before play; all actions together may have a million. Several
picks multiply, and so do subsets. Or several things are picked at once that the chooser cannot tell apart.

Pick one thing at a time in a `repeat`, narrow the range of a number, or split the action in two.
""",
    ),
    "RW610": Code(
        "error",
        "outside the range of a trait",
        """\
A component's value is not in the range that its trait declares, in some configuration.

Wrong:
    components:
      tile:
        traits: {worth: 0..9}
        kinds: {gold: {worth: 10, count: 4}}

Right:
    components:
      tile:
        traits: {worth: 0..10}
        kinds: {gold: {worth: 10, count: 4}}
""",
    ),
    "RW611": Code(
        "error",
        "total does not fit",
        """\
A class that says its `total` is counted with every number of players and every option; the kinds add up to
another number. Where a variant adds a kind, the total of the file it extends is not tested.

Wrong:
    components:
      tile: {total: 7, kinds: {gold: 3, iron: 3}}

Right:
    components:
      tile: {total: 6, kinds: {gold: 3, iron: 3}}
""",
    ),
    "RW612": Code(
        "error",
        "constant that cannot be worked out",
        """\
A constant fails for some number of players or value of an option: a division by zero, a number made from
itself, a row that the table lacks, a negative count, or far too many components.

Wrong:
    numbers:
      half: 12 / (players - 2) rounded down
    components:
      tile: {kinds: {gold: half}}

Right:
    numbers:
      half: 12 / players rounded down
    components:
      tile: {kinds: {gold: half}}
""",
    ),
}
