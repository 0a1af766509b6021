"""RW2xx: the small language inside the strings."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

EXPRESSIONS: dict[str, Code] = {
    "RW201": Code(
        "error",
        "expression does not parse",
        """\
The text is not an expression, a domain or a block of the language. The place is where reading stopped.
Equality is one `=`, a division says how it is rounded, `and` and `or` mix only with parentheses. Inside `{ }`
and `[ ]` YAML may have cut the text at a comma: quote it.

Wrong:
    terms:
      share: bank / players

Right:
    terms:
      share: bank / players rounded down
""",
    ),
    "RW202": Code(
        "error",
        "folded text",
        """\
A text after `>` is folded by YAML: its lines are joined, so no message could point into it. Expressions
stand plain (also over several lines), in quotes, or after `|`.

Wrong:
    terms:
      share: >
        bank / 2 rounded down

Right:
    terms:
      share:
        bank / 2
        rounded down
""",
    ),
    "RW203": Code(
        "error",
        "escapes",
        """\
Escapes in quotes (`\\n` in double, `''` in single quotes) change the text before it is read, so its places
would be wrong. Use the other kind of quotes, or none.

Wrong:
    terms:
      share: "bank\\x20+ 1"

Right:
    terms:
      share: "bank + 1"
""",
    ),
    "RW204": Code(
        "error",
        "empty expression",
        """\
An expression is missing: the key has nothing, or only space, behind it. Write one, or remove the key.

Wrong:
    terms:
      share: ""

Right:
    terms:
      share: bank
""",
    ),
    "RW205": Code(
        "error",
        "expression too long or too deep",
        """\
The expression, or the text with holes, is longer than any reader could follow (20,000
characters), or parentheses, dots or `else` go too deep (60 levels; 100 operations
inside each other, of which each value of a list that is compared with another list
counts two). What stands before `is in [...]`, or behind `match`, is compared with each
value, or in each case: all in all 20,000 operations are possible. A name has 1,000
characters at most.
Give parts of it names under `terms` (or `effects`, for a block) and use these.
""",
    ),
    "RW206": Code(
        "error",
        "indentation",
        """\
In a block, a line that is indented less than the line before must line up with an earlier line. Here it stands
between two levels.

Wrong:
    effects:
      deal: |
        for each player:
            draw 1 from deck to player.hand
          draw 1 from deck to player.hand

Right:
    effects:
      deal: |
        for each player:
            draw 1 from deck to player.hand
            draw 1 from deck to player.hand
""",
    ),
    "RW207": Code(
        "error",
        "unbalanced hole",
        """\
Texts for people (`says`, `asks`, `called`, `say`) have holes for values: `{name}`. A brace without its
partner opens or closes none.

Wrong:
    actions:
      wait: {says: "{me waits"}

Right:
    actions:
      wait: {says: "{me} waits"}
""",
    ),
}
