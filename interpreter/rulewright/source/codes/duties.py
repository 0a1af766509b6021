"""RW5xx: what must be said, so that no table needs to argue."""

from __future__ import annotations

from rulewright.source.codes.code import Code

DUTIES: dict[str, Code] = {
    "RW501": Code(
        "error",
        "nobody says who sees it",
        """\
Every zone, purse and hidden state says who sees it; views, logs and prompts are made from it.

Wrong:
    zones:
      market: {holds: card, order: row}

Right:
    zones:
      market: {holds: card, order: row, seen_by: everyone}
""",
    ),
    "RW502": Code(
        "error",
        "no start",
        """\
A state must say how it starts.

Wrong:
    state:
      phase_no: {is: 0..9}

Right:
    state:
      phase_no: {is: 0..9, start: 0}
""",
    ),
    "RW503": Code(
        "error",
        "no face said",
        """\
In a zone with `seen_by: face` it decides who sees a component whether it lies face up or face down. What
arrives must say so.

Wrong:
    effects:
      open_row(field): draw 1 from deck to field.line

Right:
    effects:
      open_row(field): draw 1 from deck to field.line face up
""",
    ),
    "RW504": Code(
        "error",
        "no end of a pile said",
        """\
What is moved to a pile arrives on top or at the bottom, and must say where. A heap has no ends.

Wrong:
    effects:
      put_back: move discards to deck

Right:
    effects:
      put_back: move discards to deck at bottom
""",
    ),
    "RW507": Code(
        "error",
        "incomplete table or list",
        """\
A map by player count names every number of players of the head and no other; a table has keys that suit
it, each once, and a value for each of them.

Wrong:
    numbers:
      dealt: {2: 7, 3: 5}

Right:
    numbers:
      dealt: {2: 7, 3: 5, 4: 4}
""",
    ),
    "RW508": Code(
        "error",
        "nothing said about ties",
        """\
A chain such as `highest points then ...` ends in a word that says what a tie means: `shared`, `out` or
`together`, or in an option with such values.

Wrong:
    score: {of: player, points: player.purse, rank: highest points then raid}

Right:
    score: {of: player, points: player.purse, rank: highest points then shared}
""",
    ),
    "RW511": Code(
        "error",
        "incomplete match",
        """\
A `match` has a case for every word, kind or flag that may come. A case that does nothing is an empty text
block or step that says so.

Wrong:
    phases:
      opening:
        look: {match: raid, cases: {hard: shuffle deck}}

Right:
    phases:
      opening:
        look: {match: raid, cases: {hard: shuffle deck, soft: say "no shuffle"}}
""",
    ),
    "RW513": Code(
        "error",
        "not a value of the option",
        """\
The `default` of an option is one of its values, or a map from player counts to values. Without it the first
value is the default.

Wrong:
    options:
      raid: {values: [hard, soft], default: sotf}

Right:
    options:
      raid: {values: [hard, soft], default: soft}
""",
    ),
    "RW514": Code(
        "error",
        "nothing said about a shortage",
        """\
A payout says what follows when a claim cannot be paid: `short: stop`, `skip` or `part`, or an option with
such values.

Wrong:
    payouts:
      wages: {among: player, from: bank, to: player.purse, claims: 1, order: lowest player.purse then together, short: raid, rest: bank}

Right:
    payouts:
      wages: {among: player, from: bank, to: player.purse, claims: 1, order: lowest player.purse then together, short: stop, rest: bank}
""",
    ),
    "RW515": Code(
        "error",
        "trait without a value",
        """\
A kind must give every trait of its class a value, unless the trait has an `otherwise`. A row has a cell for
each of its columns.

Wrong:
    components:
      tile:
        traits: {worth: 0..9}
        kinds: {blank: {count: 4}}

Right:
    components:
      tile:
        traits: {worth: {is: 0..9, otherwise: 0}}
        kinds: {blank: {count: 4}}
""",
    ),
}
