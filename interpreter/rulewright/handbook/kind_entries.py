"""Types, parameters, and words with a fixed meaning."""

from __future__ import annotations

from rulewright.handbook.audience_entries import AUDIENCES, MARKS
from rulewright.handbook.entry import Entry, Frame, Topic

_TYPES = (
    Entry(
        "types",
        """\
is: TYPE
TRAIT: TYPE
NAME(TYPE NAME)
""",
        "Every value has a type, and every type has a limited number of values.",
        """\
state:
  tally: {is: 0..9, start: 0}
terms:
  spare(number n): n - tally
""",
        Frame.RULESET,
        gives="spare(2) = 2",
        rules=("kind_type",),
        related=("flag", "range (type)", "list of words", "player", "space", "component class", "or none"),
    ),
    Entry(
        "flag",
        "flag",
        "yes or no.",
        """\
state:
  open: {is: flag, per: field, start: no}
""",
        Frame.RULESET,
        gives="field 1 is not open",
        rules=("type_name",),
        related=("yes and no", "is"),
    ),
    Entry(
        "range (type)",
        "LOW..HIGH",
        (
            "The whole numbers from LOW to HIGH. Both ends are fixed before play. A stored value must lie "
            "between them: `check` proves it, or it is tested during play. A parameter has the type `number` "
            "instead."
        ),
        """\
state:
  tally: {is: 0..2 * players, start: players}
""",
        Frame.RULESET,
        gives="tally = players",
        rules=("type_range",),
        related=("number (type)", "range"),
    ),
    Entry(
        "number (type)",
        "number NAME",
        "The type of a parameter that is a number. Its bounds follow from its use.",
        """\
effects:
  fine(number n): pay up to n from player 1.coins to pot
""",
        Frame.RULESET,
        use="pays: fine(4)",
        gives="pot = 4",
        rules=("parameter",),
        related=("range (type)", "parameters"),
    ),
    Entry(
        "list of words",
        "[WORD, WORD, ...]",
        (
            "An enumeration, named after the option, trait or state that declares "
            "it. Its words are ordered as they are listed."
        ),
        """\
state:
  mood: {is: [calm, cross, angry], start: cross}
terms:
  milder(mood): previous(mood)
""",
        Frame.RULESET,
        gives="mood > calm and milder(mood) = calm",
        related=("match", "is", "comparisons"),
    ),
    Entry(
        "player",
        "player",
        "A player who is still in. `player 2` is the one in the second seat.",
        """\
state:
  holder: {is: player, start: player 2}
""",
        Frame.RULESET,
        gives="holder = player 2 and count(player) = players",
        rules=("type_name",),
        related=("seat", "me", "others"),
    ),
    Entry(
        "seat",
        "seat",
        "Like `player`, but loops and counts also include players who are eliminated.",
        "eliminate player 2",
        Frame.BLOCK,
        gives="count(seats) = count(players) + 1",
        related=("player", "eliminate"),
    ),
    Entry(
        "side",
        "side",
        "A partnership; without the section `sides`, every seat is its own.",
        "side_of(me) = side 1",
        Frame.VALUE,
        related=("sides", "side_of"),
    ),
    Entry(
        "space",
        "SPACE",
        "A kind of space that is declared; `field 3` is one of them.",
        """\
state:
  goal: {is: field, start: field 3}
""",
        Frame.RULESET,
        gives="next(goal) = field 4",
        rules=("type_name",),
        related=("spaces", "numbered thing"),
    ),
    Entry(
        "component class",
        """\
CLASS
KIND
""",
        (
            "One physical card, tile or die. A parameter whose type is a kind takes only components of that "
            "kind. Parameters, `let` and picks can hold a component; state cannot."
        ),
        """\
terms:
  value(card): card.rank + 1
""",
        Frame.RULESET,
        gives="value(the(first(deck))) = 11",
        rules=("parameter",),
        related=("components", "parameters"),
    ),
    Entry(
        "or none",
        "TYPE or none",
        "An optional: a value of the type, or none.",
        """\
state:
  rival: {is: player or none, start: none}
  best: {is: 0..9 or none, start: none}
""",
        Frame.RULESET,
        gives="rival is none and best = none",
        rules=("optional_type",),
        related=("none", "is none", "the(X)", "testing an optional"),
    ),
    Entry(
        "each (a kind's trait)",
        """\
TRAIT: each
TRAIT: each LOW..HIGH
""",
        "This is not a type. In a kind it says that there are components with every value of the trait, or with "
        "a part of its values; `count` says how many of each.",
        """\
components:
  token: {traits: {size: 1..6}, kinds: {chip: {size: each 2..4, count: 2}}}
zones:
  sack: {holds: token, starts: all, seen_by: everyone}
""",
        Frame.RULESET,
        gives="count(sack) = 6",
        rules=("every",),
        related=("kinds (a class of components)", "counts by value (a kind's trait)"),
    ),
    Entry(
        "counts by value (a kind's trait)",
        "TRAIT: {VALUE: COUNT, ...}",
        "This is not a type. In a kind it says how many components have each value. With several such traits, "
        "the counts are multiplied.",
        """\
components:
  token: {traits: {size: 1..6}, kinds: {chip: {size: {1: 5, 6: players}}}}
zones:
  sack: {holds: token, starts: all, seen_by: everyone}
""",
        Frame.RULESET,
        gives="count(token in sack where token.size = 6) = players",
        related=("kinds (a class of components)", "each (a kind's trait)", "count (a kind)"),
    ),
)

_NAMES = (
    Entry(
        "parameters",
        "NAME(TYPE NAME, TYPE, ...)",
        "A type and a name for each. The name may be left out if it is that of the type. An argument keeps the "
        "value that it had when it was given. Terms, effects, actions, priorities, payouts and phases may have "
        "parameters.",
        """\
effects:
  hand_over(card, player rival): move card to rival.hand
""",
        Frame.RULESET,
        use="""\
top: {let: given = the(first(card in me.hand by lowest card.rank))}
gift: hand_over(given, player 2)
""",
        gives="count(player 2.hand) = 4",
        rules=("parameter", "signature"),
        related=("terms", "effects", "types"),
    ),
    Entry(
        "parameters that are sets",
        "NAME(LOW..HIGH NOUN NAME, ...)",
        "A set of components, spaces, players, words or numbers: the least and the greatest number of members, "
        "what they are, and its name. Both numbers are fixed before play. Give it a picked subset, or another "
        "set parameter, that fits this size (RW410). It can be used as a picked subset can.",
        """\
effects:
  give_away(1..2 cards given, player rival): move given to rival.hand
actions:
  part_with: {pick: exactly 2 cards in me.hand}
""",
        Frame.RULESET,
        use="""\
gift:
  must: part_with
  if_none: never
  then: {go: "give_away(cards, player 2)"}
""",
        gives="count(player 2.hand) = 5",
        rules=("parameter",),
        related=("parameters", "several members"),
    ),
    Entry(
        "owner",
        "OWNER.NAME: X",
        "In the key of a term, the owner is the first parameter and has the name of its type. The owner of a "
        "table is its key.",
        """\
terms:
  player.is_rich: player.coins > 5
""",
        Frame.RULESET,
        gives="me is is_rich",
        rules=("signature",),
        related=("OWNER.NAME", "terms", "tables"),
    ),
)

KINDS = (
    Topic("What a value can be", "Types stand in traits, in state, and before parameters.", _TYPES),
    Topic("Keys with parameters", "How names with parameters are written.", _NAMES),
    Topic("What lies on components", "State that each of them carries.", MARKS),
    Topic("Who sees", "The words of `seen_by`.", AUDIENCES),
)
