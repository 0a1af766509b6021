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
        "Every value has a type, and every type finitely many values.",
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
            "The whole numbers from LOW to HIGH; the ends are constants. What is stored is proved to lie within, or "
            "checked as it is stored. A parameter's type is `number` instead."
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
        "The type of a parameter that is a number; its bounds are inferred from where it is used.",
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
        "As `player`, but as a domain also those who are eliminated.",
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
            "One physical card, tile or die; a kind as a parameter's type takes only such. Components are held by "
            "parameters, `let` and picks, never by state."
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
        "No type: in a kind it says that there are so many of every value of the trait, or of a part of its values.",
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
        "No type: in a kind it says how many there are of each value. With several such traits, counts are multiplied.",
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
        "A type and a name for each; the name may be left out where it is the type's. "
        "Arguments are passed by value. Terms, effects, actions,"
        " priorities, payouts and phases may have them.",
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
        "A set of components, spaces, players, words or numbers: how few and how many "
        "members it may have, what they are, and its name. The ends are"
        " constants. It is given a picked subset, or another set parameter, of no other "
        "size (RW410). It is gone through, counted, moved and told as"
        " a picked subset is.",
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
        "In a term's key, the owner is the first parameter, named after its type; a table's owner is its key.",
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
    Topic("Keys with parameters", "What stands before the colon of what takes arguments.", _NAMES),
    Topic("What lies on components", "State that each of them carries.", MARKS),
    Topic("Who sees", "The words of `seen_by`.", AUDIENCES),
)
