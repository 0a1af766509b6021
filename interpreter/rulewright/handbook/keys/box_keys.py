"""What is in the box: classes of components, their traits and kinds; spaces and sides."""

from __future__ import annotations

from rulewright.handbook.keys.key_row import Group, Row
from rulewright.handbook.keys.look_keys import LOOKS
from rulewright.handbook.keys.space_keys import SPACES

_COMPONENTS = (
    Row(
        "",
        "components",
        """\
components:
  token: {kinds: {red_token: 4, blue_token: 4}}
zones:
  sack: {holds: token, starts: all, seen_by: everyone}
""",
        more="The class is a type, and so is each kind. Everything in the box starts in some zone.",
        form="{CLASS: {kinds: ...}, ...}",
        gives="count(red_tokens in sack) = 4",
        related=("kinds (a class of components)", "traits (a class of components)", "zones", "component class"),
    ),
    Row(
        "class",
        "traits",
        """\
components:
  token:
    traits: {size: 1..3, colour: [red, blue], holder: player}
    kinds: {chip: {size: each, colour: red, holder: each, count: 1}}
zones:
  sack: {holds: token, starts: all, seen_by: everyone}
""",
        more="A list of words makes an enumeration with the name of the trait. The type `kind` makes an "
        "enumeration of the kinds of the class, in which each component has its own kind as its value: "
        "`ware: kind`.",
        form="{NAME: TYPE, ...}",
        gives="count(red token in sack where token.holder = me and token.size <= 2) = 2",
        related=("is (a trait)", "OWNER.NAME", "descriptions"),
    ),
    Row(
        "trait_mapping",
        "is",
        """\
components:
  token:
    traits: {size: {is: 1..3, about: How large it is.}}
    kinds: {chip: {size: each, count: 1}}
zones:
  sack: {holds: token, starts: all, seen_by: everyone}
""",
        gives="sum(token.size for token in sack) = 6",
        related=("traits (a class of components)", "otherwise (a trait)"),
    ),
    Row(
        "trait_mapping",
        "otherwise",
        """\
components:
  token:
    traits:
      size: {is: 0..3, otherwise: 0}
      colour: {is: [red, blue], otherwise: none}
    kinds: {chip: {size: each 1..3, colour: red, count: 1}, blank: 2}
zones:
  sack: {holds: token, starts: all, seen_by: everyone}
""",
        gives="count(token in sack where token.size = 0 and token.colour is none) = 2",
        rules=("every",),
        related=("traits (a class of components)", "or none"),
    ),
    Row(
        "class",
        "kinds",
        """\
components:
  token:
    traits: {size: {is: 0..3, otherwise: 0}}
    kinds: {blank: 4, chip: {size: each, count: 2}}
zones:
  sack: {holds: token, starts: all, seen_by: everyone}
""",
        form="{KIND: COUNT, ...} / {KIND: {count: N, TRAIT: VALUE, ...}, ...}",
        more=(
            "A trait has one value, `each` of its values (so many cards of each), "
            "or a count for each value: `size: {1: 3, 2: 5}`."
        ),
        gives="count(chips in sack) = 8",
        related=("count (a kind)", "columns (a kind)", "each (a kind's trait)"),
    ),
    Row(
        "class",
        "from",
        """\
components:
  token: {traits: {size: 1..3}, from: tokens.csv, kinds: {chip: {}, blank: {}}}
zones:
  sack: {holds: token, starts: all, seen_by: everyone}
""",
        form="FILE.csv",
        more="The file has a column `kind`, a column for each trait, and a column `count` if there are several "
        "equal ones. Name its kinds under `kinds` too, only with what all components of a kind have in "
        "common.",
        gives="sum(token.size for token in sack) = 13",
        related=("kinds (a class of components)",),
    ),
    Row(
        "class",
        "total",
        """\
components:
  token: {total: 8, kinds: {chip: 6, blank: 2}}
zones:
  sack: {holds: token, starts: all, seen_by: everyone}
""",
        more="It is checked in the file that states it, but not after a variant.",
        gives="count(sack) = 8",
        related=("count (a kind)",),
    ),
    Row(
        "class",
        "rolls",
        """\
components:
  token: {rolls: 0..3, kinds: {stick: 4}}
zones:
  plate: {holds: token, starts: all, seen_by: everyone}
""",
        form="LOW..HIGH",
        gives="all(token.rolled <= 3 for token in plate)",
        related=("roll",),
    ),
    Row(
        "plural",
        "plural",
        """\
components:
  penny: {plural: pennies, kinds: {old_penny: 5}}
zones:
  purse: {holds: penny, starts: all, seen_by: everyone}
""",
        gives="count(pennies in purse) = 5",
        related=("things in a place",),
    ),
    Row(
        "called",
        "called",
        """\
components:
  token:
    traits: {size: 1..3}
    called: "size {size}"
    kinds: {chip: {size: each, count: 1}}
zones:
  sack: {holds: token, starts: all, seen_by: everyone}
""",
        gives="count(sack) = 3",
        related=("holes", "plural"),
    ),
    Row(
        "count",
        "count",
        """\
components:
  token: {kinds: {chip: {count: {2: 6, 3: 9, 4: 12}}}}
zones:
  sack: {holds: token, starts: all, seen_by: everyone}
""",
        form="X / {N: X, ...}",
        gives="count(sack) = 3 * players",
        related=("kinds (a class of components)", "total (a class of components)"),
    ),
    Row(
        "kind_mapping",
        "columns",
        """\
components:
  token:
    traits: {size: 1..3, weight: 1..9}
    kinds: {chip: {columns: [size, weight], rows: [[1, 2], [2, 5], [3, 9]]}}
zones:
  sack: {holds: token, starts: all, seen_by: everyone}
""",
        more="A trait that stands beside `columns` holds for all rows.",
        form="[TRAIT, ...]",
        gives="sum(token.weight for token in sack) = 16",
        related=("rows (a kind)", "kinds (a class of components)"),
    ),
    Row(
        "kind_mapping",
        "rows",
        """\
components:
  token:
    traits: {size: 1..3, colour: [red, blue]}
    kinds: {chip: {colour: red, columns: [size], rows: [[1], [3]]}}
zones:
  sack: {holds: token, starts: all, seen_by: everyone}
""",
        form="[[VALUE, ...], ...]",
        gives="sum(token.size for red token in sack) = 4",
        related=("columns (a kind)",),
    ),
)

BOX: tuple[Group, ...] = (
    ("Cards, tiles, dice", "Components only move: none is made or lost.", _COMPONENTS),
    ("Spaces and sides", "Places on the table, and partnerships.", SPACES),
    ("How it looks", "What screens show, and how.", LOOKS),
)
