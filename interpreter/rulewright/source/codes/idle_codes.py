"""RW315 to RW319: what is declared and does nothing."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

IDLE: dict[str, Code] = {
    "RW315": Code(
        "error",
        "option that nothing reads",
        """\
An option promises a choice. No rule reads this one, so all its answers make the same game. If only `allowed` of
another option reads it, this does not count.

Wrong:
    options:
      toll: {values: [low, high]}

Right:
    options:
      toll: {values: [low, high]}
    numbers:
      toll_paid: 1 if toll = low else 3
""",
    ),
    "RW316": Code(
        "warning",
        "declaration that nothing uses",
        """\
A number, table, term, space, zone, purse or state that no rule uses, or a state that is set and never read.
The game can be played, but perhaps a name is misspelt or a rule is forgotten. If only a variant leaves something
without use, there is no warning.

Wrong:
    numbers:
      spare: 3

Right:
    numbers:
      hand_size: 3
""",
    ),
    "RW317": Code(
        "warning",
        "rule that nothing reaches",
        """\
A phase, action, priority list, payout or effect that no game reaches. Rules that are used only by this one are
not reported separately.

Wrong:
    phases:
      mixing: {mix: shuffle deck}

Right:
    phases:
      game: {start: {run: mixing}}
      mixing: {mix: shuffle deck}
""",
    ),
    "RW318": Code(
        "warning",
        "local name that nothing uses",
        """\
A parameter, a pick, a `let`, or a name beside a noun (`player p`) that is never read. A pick that nothing reads still
multiplies the choices; a name that nothing reads may be a misspelt word that was to describe, and lets all members in.

Wrong:
    effects:
      gift(player): pay 1 from bank to the(leader).purse

Right:
    effects:
      gift(player): pay 1 from bank to player.purse
""",
    ),
    "RW319": Code(
        "warning",
        "case that comes too late",
        """\
The cases of a rule are tried in order, and the first that holds counts. A case without `when` always holds, so
the cases after it never act. The `else` of a match never acts either if every value has a case.

Wrong:
    priorities:
      night: {order: knight, rules: {knight: [{do: shuffle deck}, {when: any(discards), do: shuffle discards}]}}

Right:
    priorities:
      night: {order: knight, rules: {knight: [{when: any(discards), do: shuffle discards}, {do: shuffle deck}]}}
""",
    ),
}
