"""RW5xx: what must be said, so that no table needs to argue."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

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
In a zone with `seen_by: face`, players see a component only if it lies face up. So an effect that brings a component
there must say `face up` or `face down`.

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
A component that is moved to a pile arrives on top or at the bottom: say which. A heap has no ends.

Wrong:
    effects:
      put_back: move discards to deck

Right:
    effects:
      put_back: move discards to deck at bottom
""",
    ),
    "RW505": Code(
        "error",
        "nothing said for an impossible choice",
        """\
If all actions of a `must` or `everyone` may be impossible, say what follows: `if_none: skip`, steps to take
instead, or `never`, a promise that is tested in play.

Wrong:
    phases:
      game: {first: {must: play, by: player 1}}

Right:
    phases:
      game: {first: {must: play, by: player 1, if_none: skip}}
""",
    ),
    "RW506": Code(
        "warning",
        "`if_none` without occasion",
        """\
One of the actions is always possible here, with every number of players and every option, so what `if_none`
says never happens.

Wrong:
    actions:
      wait: {says: "{me} waits"}
    phases:
      game: {first: {must: [play, wait], by: player 1, if_none: skip}}

Right:
    actions:
      wait: {says: "{me} waits"}
    phases:
      game: {first: {must: [play, wait], by: player 1}}
""",
    ),
    "RW507": Code(
        "error",
        "incomplete table or list",
        """\
Values by number of players need an entry for every number of players of this game and no other. A table needs a
value for each of its keys, each key once, and all of its values are of one type: numbers, words, spaces, or sets.

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
A chain such as `highest points then ...` must end with a word that says what happens in a tie: `shared`, `out` or
`together`, or with an option with such values.

Wrong:
    score: {of: player, points: 1 if raid = hard else 2, rank: highest points then raid}

Right:
    score: {of: player, points: 1 if raid = hard else 2, rank: highest points then shared}
""",
    ),
    "RW509": Code(
        "error",
        "largest of nothing",
        """\
`max` and `min` of a domain that may be empty need an `else`: the value for that case.

Wrong:
    actions:
      play: {pick: card in me.hand, where: card.value >= max(c.value for card c in discards), do: move card to discards}

Right:
    actions:
      play: {pick: card in me.hand, where: card.value >= max(c.value for card c in discards else 0),
        do: move card to discards}
""",
    ),
    "RW510": Code(
        "error",
        "no order where it counts",
        """\
No seat is naturally the first. A loop over players or sides must say its order if the order can matter: if something
may run short, if chance is used, if a common row or pile is filled, or if players are asked for choices.

Wrong:
    phases:
      game:
        refill: |
          for each player: draw up to 1 from deck to player.hand

Right:
    phases:
      game:
        refill: |
          for each player clockwise from player 1: draw up to 1 from deck to player.hand
""",
    ),
    "RW511": Code(
        "error",
        "incomplete match",
        """\
A `match` needs a case for every word, kind or flag that can occur. For a case in which nothing happens, write an
empty text.

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
    "RW512": Code(
        "error",
        "purse without a limit",
        """\
If one purse of a currency may owe without limit, the others can grow without limit. `at_most` says the most that a
purse can ever hold, so that amounts, choices and observations have a size.

Wrong:
    money:
      token:
        store: {may_owe: yes, seen_by: everyone}
        tokens: {per: player, seen_by: everyone}

Right:
    money:
      token:
        store: {may_owe: yes, seen_by: everyone}
        tokens: {per: player, at_most: 50, seen_by: everyone}
""",
    ),
    "RW513": Code(
        "error",
        "not a value of the option",
        """\
The `default` of an option is one of its values, or a value for each number of players. Without it the first
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
      wages: {among: player, from: bank, to: player.purse, claims: 1, order: lowest player.purse then together,
        short: raid, rest: bank}

Right:
    payouts:
      wages: {among: player, from: bank, to: player.purse, claims: 1, order: lowest player.purse then together,
        short: stop, rest: bank}
""",
    ),
    "RW515": Code(
        "error",
        "trait without a value",
        """\
A kind must give every trait of its class a value, unless the trait has an `otherwise`. A row has a cell for
each of its columns, in a CSV file too; there an empty cell takes what the kind says, or the `otherwise`.

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
    "RW516": Code(
        "error",
        "no single start for components",
        """\
All components of a class start in one zone without owner: the one that says `starts: all`. From there they are
dealt.

Wrong:
    components:
      die: {rolls: 1..6, kinds: {white: 2}}

Right:
    components:
      die: {rolls: 1..6, kinds: {white: 2}}
    zones:
      cup: {holds: die, starts: all, seen_by: everyone}
""",
    ),
    "RW517": Code(
        "error",
        "defaults that are not allowed",
        """\
An option's `allowed` refuses combinations. The defaults, with which everybody starts, must be allowed for every
number of players.

Wrong:
    options:
      toll: {values: [high, low], allowed: toll = low or raid = soft}
    numbers:
      toll_paid: 1 if toll = low else 3

Right:
    options:
      toll: {values: [low, high], allowed: toll = low or raid = soft}
    numbers:
      toll_paid: 1 if toll = low else 3
""",
    ),
}
