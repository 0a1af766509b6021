"""RW1xx: keys and kinds of values."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

SHAPE: dict[str, Code] = {
    "RW101": Code(
        "error",
        "unknown key",
        """\
No key is ignored: a key that has no meaning at its place is a mistake, mostly a misspelling or a key in
the wrong section. Write notes as comments, or into `about`, `why` and `source`.

Wrong:
    numbers:
      hand_size: 3
    plaeyrs: 2..4

Right:
    numbers:
      hand_size: 3
    players: 2..4
""",
    ),
    "RW102": Code(
        "error",
        "wrong kind of value",
        """\
A list, a mapping (names with values), a text or a number stands where another of these is needed, or a list is
empty that may not be empty. The message says what is expected.

Wrong:
    zones:
      market: card

Right:
    zones:
      market: {holds: card, seen_by: everyone}
""",
    ),
    "RW103": Code(
        "error",
        "missing key",
        """\
A required key is missing; Rulewright guesses nothing. The hint says what the key is for.

Wrong:
    zones:
      market: {order: row, seen_by: everyone}

Right:
    zones:
      market: {holds: card, order: row, seen_by: everyone}
""",
    ),
    "RW104": Code(
        "error",
        "word not allowed here",
        """\
Only certain words may stand here, and this is none of them. `seen_by` takes `nobody`, `owner`, `side`,
`everyone` or `face`; `owner` and `side` need `per: player` or `per: side`.

Wrong:
    zones:
      market: {holds: card, order: stack, seen_by: everyone}

Right:
    zones:
      market: {holds: card, order: pile, seen_by: everyone}
""",
    ),
    "RW105": Code(
        "error",
        "bad name",
        """\
Names are lower case with digits and underscores, and start with a letter. Words of the language (`do`,
`when`, `must`) cannot name a step. The message proposes a name.

Wrong:
    numbers:
      Hand-Limit: 7

Right:
    numbers:
      hand_limit: 7
""",
    ),
    "RW106": Code(
        "error",
        "a step has one verb",
        """\
A step that is a mapping does one thing: it has one verb (`do`, `must`, `may`, `each`, `run` ...) and its
modifiers. Two things are two steps, each with a name; named steps inside a step stand under `steps`.

Wrong:
    phases:
      closing: {end_it: {do: shuffle deck, end: game}}

Right:
    phases:
      closing: {mix: shuffle deck, end_it: {end: game}}
""",
    ),
}
