"""RW6xx: the rules as a whole, and the box."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

WHOLE: dict[str, Code] = {
    "RW601": Code(
        "error",
        "made from itself",
        """\
A term that uses itself, or an effect that performs itself, directly or through others, would never end. Use a loop
(`for each`, `sum`, `repeat`) instead. A term may use itself if it says how many levels there may be, and what it is
below them (`depth: 6`, `deeper: 0`); then where its own value is written, and not through other terms or effects.

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
      night: {order: knight, rules: {knight: shuffle deck, thief: shuffle deck}}

Right:
    priorities:
      night: {order: knight > thief, rules: {knight: shuffle deck, thief: shuffle deck}}
""",
    ),
    "RW603": Code(
        "error",
        "phase that runs itself",
        """\
A phase may run itself only if it says how deep (`depth: 3`), and never through other phases. In most cases a loop
is what you need.

Wrong:
    phases:
      night: {mix: shuffle deck, again: {run: night}}

Right:
    phases:
      night: {again: {repeat: shuffle deck, until: none(discards)}}
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
    "RW606": Code(
        "error",
        "loop without an end",
        """\
A `turns` or `repeat` ends by `until` or `while`, by an `end` inside that leaves it, or by the `ends_when` of a
phase around it. This one has none of these.

Wrong:
    phases:
      night: {again: {repeat: shuffle deck}}

Right:
    phases:
      night: {again: {repeat: shuffle deck, until: none(discards)}}
""",
    ),
    "RW607": Code(
        "error",
        "choice that would tell a secret",
        """\
The chooser knows which actions are possible. So picks and `where` may read only what the chooser may see;
otherwise the list of choices would tell what is hidden. What selects a value is read too: perhaps all see where a
card lies, but not where "the first red card" lies. Arguments from the step count as read.
The chooser knows what was picked. Which component of an unseen heap was picked is decided after the
choice, so no condition can ask it.

Wrong:
    actions:
      play: {pick: card in me.hand, where: any(red card in deck), do: move card to discards}

Right:
    actions:
      play: {pick: card in me.hand, where: any(red card in me.hand), do: move card to discards}
""",
    ),
    "RW608": Code(
        "error",
        "end of what may not be running",
        """\
`end: phase` leaves a phase that is running. But this step can be reached in a way in which that phase is not running.

Wrong:
    phases:
      game: {mix: {run: night}, stop: {end: night}}
      night: {mix: shuffle deck}

Right:
    phases:
      game: {mix: {run: night}, stop: {end: game}}
      night: {mix: shuffle deck}
""",
    ),
    "RW609": Code(
        "error",
        "too many choices",
        """\
Every choice of an action has a number, known before play; all actions together may have a million. Several
picks multiply, and so do subsets. Or several things are picked at once that the chooser cannot tell apart.

Let a step collect what is picked, one after the other (`must: lay`, `collects: 1..20 cards given`), as the recipe
"Barter as many cards as you like" of the cookbook does; narrow the range of a number; or split the action in two.
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
        kinds: {brass: {worth: 10, count: 4}}

Right:
    components:
      tile:
        traits: {worth: 0..10}
        kinds: {brass: {worth: 10, count: 4}}
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
      tile: {total: 7, kinds: {brass: 3, iron: 3}}

Right:
    components:
      tile: {total: 6, kinds: {brass: 3, iron: 3}}
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
      tile: {kinds: {brass: half}}

Right:
    numbers:
      half: 12 / players rounded down
    components:
      tile: {kinds: {brass: half}}
""",
    ),
    "RW613": Code(
        "error",
        "rules too deep or too long",
        """\
A term or effect, written out with all that it uses, goes deeper than the machine can follow. Each single one
may be small; the chain of those that use each other is too long. Phases may run a hundred deep, each inside the one
before, and what ends early, by `ends_when` or `end`, may not hold too much.

All rules of a file together may have 2,000 keys, items of lists and lines of fifty characters, which is five times
what the longest shipped ruleset has. Where something is only listed, such as components, spaces and tables, just long
texts and expressions are counted; but a file may not declare more than 1,000 names and 2,000 kinds of components.

Work out a part once with `let` in a block, or keep it in `state`, and use that.
""",
    ),
    "RW614": Code(
        "error",
        "too large to keep",
        """\
A state or zone has so many owners or places, or a loop so many rounds, that no game could be kept or played. Where
a number without a small range says how many, its range is what counts.

Wrong:
    state:
      seen: {is: flag, per: [field, player, grid], start: no}
    spaces:
      grid: {rows: 30, columns: 30}
      field: {count: 50}

Right:
    state:
      seen: {is: flag, per: [player, grid], start: no}
    spaces:
      grid: {rows: 30, columns: 30}
      field: {count: 50}
""",
    ),
    "RW615": Code(
        "error",
        "name that a shuffle has ended",
        """\
A local name stands for one physical component. After a shuffle that may include it nobody can say which one it is, so
the name cannot be used any more. Use it before, or let the component lie in a zone of its own.

Wrong:
    effects:
      reveal(card): |
        move card to deck on top
        shuffle deck
        show card to everyone

Right:
    effects:
      reveal(card): |
        show card to everyone
        move card to deck on top
        shuffle deck
""",
    ),
    "RW616": Code(
        "error",
        "deal that must run short",
        """\
More is drawn than the class has components, or than the zone has room for, with some number of players and option.
Without `up to` a shortage is a fault in play.

Wrong:
    numbers:
      hand_size: 7

Right:
    numbers:
      hand_size: {2: 7, 3: 6, 4: 5}
""",
    ),
    "RW617": Code(
        "error",
        "purse that cannot start so",
        """\
A purse starts below zero, above its `at_most`, or with less than others take from it at the start (`from`), with
some number of players or option.

Wrong:
    money:
      token:
        store: {start: 5, seen_by: everyone}
        tokens: {per: player, start: 3, from: store, seen_by: everyone}

Right:
    money:
      token:
        store: {start: 12, seen_by: everyone}
        tokens: {per: player, start: 3, from: store, seen_by: everyone}
""",
    ),
    "RW618": Code(
        "error",
        "simultaneous actions that meet",
        """\
If all act at once, the order may not matter. So an action in `everyone` may take only what belongs to the
chooser, add only to heaps and purses, set only the chooser's state, and read nothing that the others change.

Wrong:
    actions:
      play: {pick: card in me.hand, do: move card to deck on top}
    phases:
      game: {all: {everyone: play, if_none: skip}}

Right:
    actions:
      play: {pick: card in me.hand, do: move card to discards}
    phases:
      game: {all: {everyone: play, if_none: skip}}
""",
    ),
    "RW619": Code(
        "error",
        "more work than a game can wait for",
        """\
To find what can be chosen, and to go on from one decision to the next, the rules are worked out. What that may take
is estimated: a sum or a loop multiplies by the members that it may have, picks multiply by each other, and a term or
an effect counts each time that it is used. A hundred million evaluations are possible, and a million members that are
looked at in one go: more than twice what any shipped game may take. The message says which numbers multiply.

Let fewer members be looked at, or keep in `state` what need not be worked out each time.

Wrong:
    effects:
      drop(card): |
        if sum(sum(sum(x * y * z for x in 1..900) for y in 1..900) for z in 1..900) > round: move card to discards
    actions:
      play: {pick: card in me.hand, do: drop(card), says: "{me} plays {card}"}

Right:
    effects:
      drop(card): |
        if sum(sum(x * y for x in 1..900) for y in 1..900) > round: move card to discards
    actions:
      play: {pick: card in me.hand, do: drop(card), says: "{me} plays {card}"}
""",
    ),
    "RW620": Code(
        "error",
        "more configurations than can be checked",
        """\
Rules are checked with every number of players, and with every single value of an option beside the defaults.
Numbers of players and values multiply, and long rules take longer: a million parts of rules are looked at, which is
more than ten times what the largest shipped game needs. Only the defaults have been checked here.

Let fewer values or numbers of players be chosen, or make a range of a long list of words: of a range with more than a
hundred values those near its ends stand for all.
""",
    ),
    "RW621": Code(
        "error",
        "a score that does not say who wins, or says it twice",
        """\
Who wins is said by ranks (`rank`, with `cannot_win` for those who rank behind all others), or by a condition (`won`):
whoever meets it has won, be it all, some or none of them. Where `everyone` has one result there is nobody to rank.

Wrong:
    score: {of: everyone, points: count(deck) if raid = hard else 0, rank: highest points then shared}

Right:
    score: {of: everyone, points: count(deck) if raid = hard else 0, won: none(deck)}
""",
    ),
    "RW622": Code(
        "error",
        "what cannot be supposed",
        """\
`X after effect(...)` asks what a value would be. What the effect sets is taken back at once, so it may set state
and no more: components, money, marks and chance cannot be supposed. It may do 100 things at most, those of the
effects that it performs included.

Wrong:
    effects:
      give(player): pay 1 from bank to player.purse
    terms:
      player.safe: player.purse > 5 after give(player)

Right:
    state:
      ready: {is: flag, per: player, start: no}
    effects:
      prepare(player): set player.ready to yes
    terms:
      player.safe: player is ready after prepare(player)
""",
    ),
    "RW623": Code(
        "error",
        "what is no position",
        """\
`seen: {positions_of: stone, room: 300}` remembers positions of a state, all of it at once. `add stone to seen`
remembers the one that is, and `stone is in seen` asks whether it is remembered. Nothing else can be done with it,
and marks, and numbers that may be none, have no positions.

Wrong:
    state:
      ready: {is: flag, per: player, start: no}
      trail: {positions_of: ready, room: 9}
    effects:
      note: add 1 to trail

Right:
    state:
      ready: {is: flag, per: player, start: no}
      trail: {positions_of: ready, room: 9}
    effects:
      note: add ready to trail
""",
    ),
    "RW624": Code(
        "error",
        "what cannot restart with a phase",
        """\
`restarts_with: round` sets state back to its `start` whenever the phase `round` begins. It has to have one start that
holds for all, and the phase may not run itself: then it would be set back in the middle of play.

Wrong:
    state:
      ready: {is: flag, per: card, start: no, restarts_with: game}

Right:
    state:
      ready: {is: flag, per: player, start: no, restarts_with: game}
""",
    ),
}
