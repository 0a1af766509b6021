"""RW3xx: the head of a file, and what names stand for."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

NAMES: dict[str, Code] = {
    "RW301": Code(
        "error",
        "unknown language version",
        """\
The first key says in which version of the language the file is written. There is one: 1. A file written for
a newer version needs a newer rulewright.

Wrong:
    rulewright: 2

Right:
    rulewright: 1
""",
    ),
    "RW302": Code(
        "error",
        "number out of range in the head",
        """\
`players` is a number or a range from 1 to 12, or `{from: 2, to: 5, usual: 4}`. `limit` is a number of
decisions up to a million; a game that reaches it is reported as unfinished.

Wrong:
    players: 5..2

Right:
    players: 2..5
""",
    ),
    "RW303": Code(
        "error",
        "values of an option",
        """\
An option is a question with at least two answers: a list of words, or a range of plain numbers. A value that
never changes belongs into `numbers`.

Wrong:
    options:
      raid: {values: [hard]}

Right:
    options:
      raid: {values: [hard, soft]}
""",
    ),
    "RW304": Code(
        "error",
        "declared twice",
        """\
One name, one meaning. Types, kinds, traits, options, numbers, zones, purses, state, terms and effects share
their names; a local name may not hide another of the same rule. Nor may a zone that nobody owns be called by
the plural of a class or a space: `count(cards)` means the cards, so that a zone `cards` could not be meant.

Wrong:
    terms:
      deck: 40

Right:
    terms:
      deck_size: 40
""",
    ),
    "RW305": Code(
        "error",
        "unknown name",
        """\
Nothing with this name is known here. It may be misspelt, or it is known only elsewhere: picks can be used in
their action and in the step's `then`, the name of a `let` in the rest of its list, the name of a loop in its loop.
What belongs to a thing is written with its owner: `me.hand`.

Wrong:
    terms:
      most: hand_siez + 1

Right:
    terms:
      most: hand_size + 1
""",
    ),
    "RW306": Code(
        "error",
        "unknown type",
        """\
A type is needed here: `flag`, a range such as `0..10`, a list of words, `player`, `side`, a space, a class or kind
of components, or the name of a list of words; with `or none` for what may be missing. Owners and the keys of
tables are players, sides, spaces or words.

Wrong:
    state:
      turn_of: {is: playr, start: player 1}

Right:
    state:
      turn_of: {is: player, start: player 1}
""",
    ),
    "RW307": Code(
        "error",
        "wrong number of arguments",
        """\
A term, effect, action, phase or function gets more or fewer arguments than it has parameters, or a table not
its number of keys. For `x.name(...)` the owner `x` is the first argument.

Wrong:
    terms:
      twice(number): 2 * number
      most: twice(1, 2)

Right:
    terms:
      twice(number): 2 * number
      most: twice(1)
""",
    ),
    "RW308": Code(
        "error",
        "not a value",
        """\
Zones are places: ask about what lies there (`count(deck)`, `any(deck)`). A kind or class is no thing: name a
thing by a pick, a loop or a parameter, and ask whether it `is` of a kind (`card is plain`). What exists once for
each owner needs the owner. Places have no numbers: `first(deck)`, not `deck[1]`.

Wrong:
    terms:
      left: deck + 1

Right:
    terms:
      left: count(deck) + 1
""",
    ),
    "RW309": Code(
        "error",
        "word that describes nothing",
        """\
Words before `in` and after `is` describe: a class, a kind, a word of a trait, `face_up`, `face_down`, or a
flag of the thing. This word is none of them for this type. It is an error, so a misspelt word never
lets more things in.

The last of several words is the member's name only if it neither describes the member nor is something that it
has: with a term `player.rich`, a `player rich` is called `player`, and needs another name to be called by it. A name
that nothing reads and that is nearly a word that describes (`first(player redy)`) is taken for a slip of that word.

Wrong:
    terms:
      reds: count(redd card in discards)

Right:
    terms:
      reds: count(red card in discards)
""",
    ),
    "RW310": Code(
        "error",
        "unknown property",
        """\
Things of this type have nothing with this name: no trait, zone, purse, state, table or term. Write a term with
this owner, or see the hint for a similar name.

Wrong:
    terms:
      player.rich: player.purs > 9

Right:
    terms:
      player.rich: player.purse > 9
""",
    ),
    "RW311": Code(
        "error",
        "not a word of this list",
        """\
A list of words (a trait, an option, a state) is compared with or given a word that it does not have.

Wrong:
    terms:
      gentle: raid = softt

Right:
    terms:
      gentle: raid = soft
""",
    ),
    "RW312": Code(
        "error",
        "word of the language",
        """\
Words such as `player`, `everyone`, `count` or `none` belong to the language and cannot be declared.

Wrong:
    numbers:
      players: 4

Right:
    numbers:
      seats_needed: 4
""",
    ),
    "RW313": Code(
        "error",
        "not fixed before play",
        """\
Sizes, starts, counts, ranges and audiences are known before play: they are made of numbers, options, tables
and `players` only. What changes in play cannot stand here.

Wrong:
    zones:
      market: {holds: card, order: row, room: count(deck), seen_by: everyone}

Right:
    zones:
      market: {holds: card, order: row, room: players + 1, seen_by: everyone}
""",
    ),
    "RW314": Code(
        "error",
        "component in state",
        """\
Components lie in zones and nowhere else. If state remembered a card, it would not be clear what happens when the
card is gone. Let it lie in a zone of its own.

Wrong:
    state:
      trump: {is: card or none, start: none}

Right:
    zones:
      trump: {holds: card, room: 1, seen_by: everyone}
""",
    ),
    "RW320": Code(
        "error",
        "says nothing of such a thing",
        """\
In `table`, spaces in rows and columns have `row_1`, `rows` and `columns`, other spaces `drawn` (`ring`, `row`) and
`before`; a class of components has `sorted_by`; zones, purses and state have `title` and `internal`, a pile also
`drawn: stack`, a number `drawn: track`. Spaces that lie `before` players or sides can be shared out equally among
them. State in numbers or words has `none`, the value that stands for nothing. A term stands on the table for all, with
a `title`: it is of nobody or of one thing, and reads what everybody sees.

Wrong:
    table:
      discards: {row_1: bottom}

Right:
    table:
      discards: {title: discarded}
""",
    ),
    "RW321": Code(
        "error",
        "no board",
        """\
Edges join two different spaces of another kind, and are listed with their two ends and then their traits; one kind
of edges joins the spaces of a kind. Places with names are joined by edges that are listed; the spaces of a grid,
line or ring by one between every two neighbours (`joins`), and those of a grid also have edges around them
(`edges_of`). In a drawing a dot or a blank is no space. The numbers of spaces (`numbers`) are a range such as `0..40`,
or a list of numbers and ranges.

Wrong:
    spaces:
      town: {names: [Ulm, Bonn]}
      road: {joins: town}

Right:
    spaces:
      town: {names: [Ulm, Bonn]}
      road: {joins: town, edges: [[Ulm, Bonn]]}
""",
    ),
}
