"""RW0xx: reading a file as YAML."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

READING: dict[str, Code] = {
    "RW001": Code(
        "error",
        "file cannot be read",
        """\
The file is missing, is a folder, or you may not read it. A path inside a ruleset (`from: cards.csv`) starts
at the file that names it, not at the current folder.

Check the spelling and the permissions, or name a folder that holds `ruleset.yaml`.
""",
    ),
    "RW002": Code(
        "error",
        "not UTF-8",
        """\
The file holds a byte that is not UTF-8 text; the message names it and its place. Files saved as Latin-1,
Windows-1252 or UTF-16 show this at their first accented letter or at once.

Save the file again as UTF-8 (in a spreadsheet: "CSV UTF-8"). A byte-order mark and Windows line ends do no harm.
""",
    ),
    "RW003": Code(
        "error",
        "too large",
        """\
The file is larger than any ruleset needs, so it was not read. The limit protects against files that are made
to overload a machine.

Move long lists of components into a CSV file and name it with `from: cards.csv`.
""",
    ),
    "RW004": Code(
        "error",
        "not YAML",
        """\
The text breaks the rules of YAML itself. Most often a tab was used to indent, a quote or bracket is open, or
an expression with `,` `[` `{` `?` or `: ` stands without quotes inside `{ }` or `[ ]`.

Wrong:
    terms: {best: min(hand_size, 4)]}

Right:
    terms: {best: "min(hand_size, 4)"}
""",
    ),
    "RW005": Code(
        "error",
        "duplicate key",
        """\
A mapping (names with values) has the same key twice. Many programs keep the last and forget the first; here
both places are shown, because one of them is a mistake.

Wrong:
    numbers:
      hand_size: 3
      hand_size: 4

Right:
    numbers:
      hand_size: 4
""",
    ),
    "RW006": Code(
        "error",
        "nested too deeply",
        """\
Mappings and lists stand inside each other more than sixty deep. No ruleset needs this, and it would exhaust
the machine.

Name a part of the steps as a phase of its own and `run` it.
""",
    ),
    "RW007": Code(
        "error",
        "aliases",
        """\
A YAML alias stands inside its own anchor or for nothing at all, or nothing repeats an anchor, or the aliases
written out would make a huge file. An alias (`*name`) repeats what was marked before with an anchor (`&name`).

Wrong:
    zones:
      left: &unseen {holds: card, seen_by: nobody}
      right: *unsen

Right:
    zones:
      left: &unseen {holds: card, seen_by: nobody}
      right: *unseen
""",
    ),
    "RW009": Code(
        "error",
        "tag",
        """\
YAML tags such as `!!str` or `!python/object` tell a program how to build a value. A ruleset is plain data and
needs none: its place says how a value is read.

Wrong:
    title: !!str 7

Right:
    title: 7
""",
    ),
    "RW010": Code(
        "error",
        "empty file",
        """\
The file holds nothing but space and comments, or a CSV file has no row for a component. A ruleset
starts with `rulewright: 1` and needs `game`, `players`, `limit`, `phases` and `score`.
""",
    ),
    "RW011": Code(
        "error",
        "YAML feature that is not part of the language",
        """\
Merge keys (`<<`) and several documents in one file are YAML, and not part of the language: a reader could
not tell which of two values counts.

Wrong:
    numbers:
      <<: {hand_size: 3}

Right:
    numbers:
      hand_size: 3
""",
    ),
    "RW012": Code(
        "error",
        "bad key",
        """\
A key of a mapping must be a plain word or number. A list or a mapping as a key mostly comes from an
expression with brackets or braces that stands without quotes.

Wrong:
    numbers:
      [most]: 4

Right:
    numbers:
      most: 4
""",
    ),
    "RW013": Code(
        "error",
        "not a table",
        """\
A CSV file of components (`from: cards.csv`) is a table: the first row names the columns, and every other row
has a cell for each of them. Commas separate the cells; semicolons, tabs and bars do as well, if the first row
is written with them. Blank rows, and blank cells after the last column, are ignored.

A cell that holds a separator, a line end or a quote stands in double quotes, and a quote inside it is written
twice. Characters that nobody sees (form feeds, zero-width spaces, line separators) are refused, because a name
with one is another name.

    kind,count,cost,suit
    knight,2,3,red
    "knight",1,4,blue

Columns called `about`, `why` and `source` are for people.
""",
    ),
    "RW014": Code(
        "error",
        "text that a comment cuts",
        """\
YAML reads a blank and `#` as the start of a comment. In a text without quotes, the rest of the text would
be lost without a message. So texts for people (`title`, `about`, `why`, `says` and the like) need quotes if a
comment follows them.

Wrong:
    about: Card #3 is the tallest.

Right:
    about: "Card #3 is the tallest."
""",
    ),
    "RW015": Code(
        "error",
        "file outside of the repository",
        """\
A file that a ruleset, a variant, a scenario, a playthrough or settings name must lie in the folder of the ruleset,
also if it is reached by a link. Rulesets may come from strangers, and a ruleset that names a file elsewhere would
show it to everybody who reads the messages. Nothing of such a file is read.

Move the file into the folder. Where several rulesets share files, name a wider folder in a `rulewright.toml` above
them, at most its own:

    root = "."

A path on the command line may lie anywhere; a link there must not lead out of its folder: name the file itself.
""",
    ),
    "RW016": Code(
        "error",
        "not an ordinary file",
        """\
There is a pipe, a socket or a device instead of a file; it might have no end. Or the name of a file means
something else on some systems: a device (`con`, `nul.csv`), a stream (`a:b`), a folder (`a\\b`), another file
(`a.csv.`). Such names are refused everywhere.

Name an ordinary file. A ruleset may come from standard input: `rulewright check -`.
""",
    ),
}
