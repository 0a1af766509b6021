"""How things look on a screen: the keys of the section `table`."""

from __future__ import annotations

from rulewright.handbook.keys.key_row import Row

LOOKS = (
    Row(
        "",
        "table",
        """\
table:
  hand: {title: own cards}
""",
        more="Fingerprints, records and the course of a game do not depend on it.",
        form="{NAME: {KEY: WORD, ...}, ...}",
        related=("spaces", "zones", "money", "state"),
    ),
    Row(
        "look",
        "title",
        """\
terms:
  player.worth: player.coins * 2
table:
  hand: {title: own cards}
  worth: {title: what it is worth}
""",
        more="A term of nobody, or of a player, side, space or word, that reads what all see stands on the table then.",
        related=("table", "terms"),
    ),
    Row(
        "look",
        "internal",
        """\
state:
  asked: {is: flag, start: no}
table:
  asked: {internal: yes}
""",
        related=("table", "state"),
    ),
    Row(
        "look",
        "none",
        """\
state:
  stakes: {is: -1..9, per: player, start: -1}
table:
  stakes: {none: -1}
""",
        more="Rules, records and views keep the value.",
        form="VALUE",
        related=("table", "state"),
    ),
    Row(
        "look",
        "row_1",
        """\
spaces:
  square: {rows: 8, columns: 8}
table:
  square: {row_1: bottom, columns: letters}
""",
        related=("table", "rows (a grid of spaces)"),
    ),
    Row(
        "look",
        "rows",
        """\
spaces:
  square: {rows: 8, columns: 8}
table:
  square: {rows: letters}
""",
        related=("table", "rows (a grid of spaces)"),
    ),
    Row(
        "look",
        "columns",
        """\
spaces:
  square: {rows: 8, columns: 8}
table:
  square: {columns: letters}
""",
        more="If either rows or columns have letters, a space is called `c4`.",
        related=("table", "columns (a grid of spaces)"),
    ),
    Row(
        "look",
        "drawn",
        """\
state:
  steps: {is: 0..12, per: player, start: 0}
table:
  steps: {drawn: track}
""",
        more=(
            "This is only a drawing: which spaces are neighbours, `shape` says. Of a stack you see the top, and "
            "how many lie below."
        ),
        related=("table", "shape (a line or ring of spaces)", "zones", "state"),
    ),
    Row(
        "look",
        "before",
        """\
spaces:
  yard: {count: 2 * players}
table:
  yard: {before: player}
""",
        more="With two players and four spaces, the first two lie before player 1.",
        related=("table", "spaces"),
    ),
    Row(
        "look",
        "ends",
        """\
spaces:
  pit: {count: 3 * players}
table:
  pit: {drawn: facing, before: player, ends: yes}
""",
        more="If there are not exactly two players or sides, spaces are listed one below the other.",
        related=("table", "drawn (a look)", "before (a look)"),
    ),
    Row(
        "look",
        "sorted_by",
        """\
components:
  piece:
    traits: {tint: [dark, light], size: 1..3}
    kinds: {bead: {tint: each, size: each, count: 1}}
zones:
  bag: {holds: piece, starts: all, seen_by: everyone}
table:
  piece: {sorted_by: [size, tint]}
""",
        more="Without it: by the traits that are words, then by kind, then by the traits that are numbers.",
        form="[TRAIT, ...]",
        related=("table", "traits (a class of components)"),
    ),
)
