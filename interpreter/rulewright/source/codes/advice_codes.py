"""RW7xx: what a careful reviewer of rules would ask."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

ADVICE: dict[str, Code] = {
    "RW701": Code(
        "warning",
        "components that nothing uses",
        """\
No rule moves, shows, turns, rolls or looks at any component of this class: they lie where they start, for the whole
game.

Wrong:
    components:
      counter: {kinds: {blue: 5}}
    zones:
      dish: {holds: counter, starts: all, seen_by: everyone}

Right:
    components:
      tile: {kinds: {blank: 5}}
""",
    ),
    "RW702": Code(
        "warning",
        "kinds that play alike",
        """\
Two kinds of a class have the same traits, as far as any rule reads them, and no rule names either of them: they differ
by name alone. A misspelt or forgotten rule may be the cause. If they are meant to be alike, make them one kind.

Wrong:
    components:
      tile: {kinds: {blank: 4, spare: 2}}

Right:
    components:
      tile: {kinds: {blank: 6}}
""",
    ),
    "RW703": Code(
        "warning",
        "trait that nothing reads",
        """\
No rule reads this trait, and no kind shows it in its `called` text: players would see a value that means nothing.

Wrong:
    components:
      tile: {traits: {weight: 0..9}, kinds: {blank: {count: 4, weight: 3}}}

Right:
    components:
      tile: {kinds: {blank: 4}}
""",
    ),
    "RW704": Code(
        "warning",
        "word that never comes",
        """\
No rule ever gives this state the word, or no component has it. So rules that ask for the word never act.

Wrong:
    state:
      round: {is: 0..9, start: 0}
      mood: {is: [calm, angry, wild], start: calm}
    actions:
      play: {pick: card in me.hand where mood != wild, do: set mood to angry, says: "{me} plays {card}"}

Right:
    state:
      round: {is: 0..9, start: 0}
      mood: {is: [calm, angry], start: calm}
    actions:
      play: {pick: card in me.hand where mood != angry, do: set mood to angry, says: "{me} plays {card}"}
""",
    ),
    "RW705": Code(
        "warning",
        "what never changes",
        """\
State that rules read and none sets, or a purse that nothing is paid into or from: it stays as it starts. A rule may be
missing; if it is a constant, `numbers` says so.

Wrong:
    state:
      round: {is: 0..9, start: 3}
    actions:
      play: {pick: card in me.hand where card.value > round, do: move card to discards, says: "{me} plays {card}"}

Right:
    numbers:
      hand_size: 3
      threshold: 3
    actions:
      play: {pick: card in me.hand where card.value > threshold, do: move card to discards, says: "{me} plays {card}"}
""",
    ),
    "RW706": Code(
        "warning",
        "condition that is always the same",
        """\
With every number of players and all options this condition has the same answer: what is under it always happens, or
never. Conditions on `numbers` are not reported, because a variant may change them. Two picks of one action from one
place are two components, so `other != card` between them is always true and `other = card` never.

Wrong:
    phases:
      game: {mix: {when: players < 9, do: shuffle deck}}

Right:
    phases:
      game: {mix: {when: players < 4, do: shuffle deck}}
""",
    ),
    "RW707": Code(
        "warning",
        "option value without effect",
        """\
With every number of players, the rules with this value are the same as with the default, step by step. Perhaps a
rule forgets this value. If it matters only together with another option, say so with `allowed`.

Wrong:
    options:
      raid: {values: [soft, hard, none_at_all]}

Right:
    options:
      raid: {values: [soft, hard]}
""",
    ),
    "RW708": Code(
        "warning",
        "choice of one",
        """\
The chooser of this step has one action with nothing to pick: there is nothing to choose, and still the player is asked.
Write the effects as a block, let the player decline (`may`), or offer another action.

Wrong:
    actions:
      rest: {says: "{me} rests"}
    phases:
      game: {rest: {each: player me clockwise from player 1, steps: {ask: {must: rest}}}}

Right:
    actions:
      rest: {says: "{me} rests"}
    phases:
      game: {rest: {each: player me clockwise from player 1, steps: {ask: {may: rest}}}}
""",
    ),
    "RW709": Code(
        "warning",
        "place that only fills",
        """\
Components or money are put in this place, and no rule takes any away, looks at it, or counts it. It belongs to
somebody, or has an order, so it seems to mean something. (A common heap is left alone: boxes are for that.)

Wrong:
    zones:
      taken: {holds: card, per: player, seen_by: everyone}
    actions:
      play: {pick: card in me.hand, do: move card to me.taken, says: "{me} plays {card}"}

Right:
    zones:
      taken: {holds: card, per: player, seen_by: everyone}
    actions:
      play: {pick: card in me.hand, do: move card to me.taken, says: "{me} plays {card}"}
    phases:
      game: {open: show taken to everyone}
""",
    ),
    "RW710": Code(
        "warning",
        "criterion that cannot decide",
        """\
When this criterion of an order or a rank is asked, all that are still equal are equal in it too: it stands there
twice, has the same value for everybody, or comes after a criterion that leaves no ties.

Wrong:
    terms:
      strict: raid = hard
    score: {of: player, points: player.purse, cannot_win: strict, rank: highest points then lowest points then shared}

Right:
    terms:
      strict: raid = hard
    score: {of: player, points: player.purse, cannot_win: strict,
      rank: highest points then lowest count(player.hand) then shared}
""",
    ),
    "RW713": Code(
        "warning",
        "the same twice",
        """\
Both ways of a choice do the same, a value is compared with itself, or a part stands twice where once is enough.
Something else was probably meant. So it is with two rows, in a CSV file or under `rows`, that describe the same
components where a column `count` says how many there are.

Wrong:
    score: {of: player, points: player.purse if raid = hard else player.purse, rank: highest points then shared}

Right:
    score: {of: player, points: player.purse if raid = hard else 2 * player.purse, rank: highest points then shared}
""",
    ),
    "RW714": Code(
        "warning",
        "step behind an end",
        """\
The step before this one always leaves the phase, so no game comes here.

Wrong:
    phases:
      game: {stop: {end: game}, mix: shuffle deck}

Right:
    phases:
      game: {mix: shuffle deck, stop: {end: game}}
""",
    ),
    "RW715": Code(
        "warning",
        "dice that nobody rolls",
        """\
The class says what its dice roll, and no rule rolls any of them.

Wrong:
    components:
      cube: {rolls: 1..6, kinds: {plain_cube: 2}}
    zones:
      dish: {holds: cube, starts: all, seen_by: everyone}
    actions:
      play: {pick: card in me.hand where card.value > sum(cube.rolled for cube in dish), do: move card to discards,
        says: "{me} plays"}

Right:
    components:
      cube: {rolls: 1..6, kinds: {plain_cube: 2}}
    zones:
      dish: {holds: cube, starts: all, seen_by: everyone}
    actions:
      play: {pick: card in me.hand where card.value > sum(cube.rolled for cube in dish), do: roll cubes in dish,
        says: "{me} plays"}
""",
    ),
    "RW717": Code(
        "warning",
        "sides that nothing uses",
        """\
Players sit at sides, and no rule, purse, zone or score is about sides.

Wrong:
    sides: {count: 2}

Right:
    sides: {count: 2}
    zones:
      hand: {holds: card, per: player, seen_by: side}
""",
    ),
    "RW719": Code(
        "warning",
        "components of the same name",
        """\
Rules tell two components apart, and players cannot: menus, logs and tables call both the same. Names are compared as
eyes compare them: capitals, widths, forms of Unicode and letters of other alphabets that look alike make no difference.

Wrong:
    components:
      tile: {kinds: {blank: {count: 2, called: "a tile"}, bent: {count: 2, called: "A tile"}}}

Right:
    components:
      tile: {kinds: {blank: {count: 2, called: "a blank tile"}, bent: {count: 2, called: "a bent tile"}}}
""",
    ),
    "RW720": Code(
        "warning",
        "value that every row replaces",
        """\
A kind says a trait, and every row of the CSV file says it too. Then the rows count, and what the kind says is
never used. What a kind says is for rows whose cell is empty.

Remove it from the kind, or empty the cells for which it is meant.
""",
    ),
}
