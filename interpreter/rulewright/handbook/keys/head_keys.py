"""The head of a ruleset: what it is called, who plays, what can be switched, what is constant."""

from __future__ import annotations

from rulewright.handbook.keys.key_row import Group, Row

_HEAD = (
    Row("", "rulewright", "rulewright: 1"),
    Row("", "game", "game: seven_cards", related=("title (a ruleset)",)),
    Row("", "title", "title: Seven cards"),
    Row("", "about", "about: Seven cards, and the highest wins.", related=("about",)),
    Row("", "credits", "credits: Traditional; these rules after the club's own sheet."),
    Row(
        "",
        "players",
        "players: 2..4",
        form="N / LOW..HIGH / {from: LOW, to: HIGH, usual: N}",
        related=("from (the number of players)", "players"),
    ),
    Row("range_of_players", "from", "players: {from: 2, to: 4, usual: 3}", related=("players (a ruleset)",)),
    Row("range_of_players", "to", "players: {from: 2, to: 4}", related=("players (a ruleset)",)),
    Row(
        "range_of_players",
        "usual",
        "players: {from: 2, to: 4, usual: 4}",
        more="Without it, the lowest number.",
        related=("players (a ruleset)",),
    ),
    Row("", "limit", "limit: 3000 decisions", form="N decisions", related=("repeat", "turns")),
    Row(
        "",
        "assumed",
        """\
assumed:
  first_seat: The rules do not say who starts; here it is player 1.
""",
        form="{NAME: TEXT, ...}",
        related=("source", "options"),
    ),
)

_SWITCHES = (
    Row(
        "",
        "options",
        """\
options:
  toll: {values: [low, high], about: "How much is the toll?"}
numbers:
  toll_paid: 1 if toll = low else 3
""",
        more=(
            "Options are fixed before play, and `check` looks at every value. An option that no rule reads is an error."
        ),
        form="{NAME: {values: ...}, ...}",
        gives="toll_paid = 1",
        related=("values (an option)", "numbers", "an option as ending"),
    ),
    Row(
        "option",
        "values",
        """\
options:
  toll: {values: 1..4}
  free: {values: [no, yes]}
""",
        more="An option with the values yes and no is a flag.",
        form="[WORD, WORD, ...] / LOW..HIGH",
        gives="toll = 1 and not free",
        related=("default (an option)", "yes and no"),
    ),
    Row(
        "option",
        "default",
        """\
options:
  toll: {values: 1..4, default: {2: 2, 3: 3, 4: 3}}
""",
        form="VALUE / {N: VALUE, ...}",
        gives="toll is in 2..3",
        related=("values (an option)",),
    ),
    Row(
        "option",
        "allowed",
        """\
options:
  toll: {values: 1..4, allowed: toll <= players}
""",
        more="Combinations for which it does not hold are refused, and `check` leaves them out.",
        gives="toll = 1",
        related=("options",),
    ),
    Row(
        "option",
        "about",
        """\
options:
  toll: {values: 1..4, about: "How much does it cost to pass?"}
""",
        gives="toll = 1",
        related=("why", "source"),
    ),
    Row(
        "",
        "numbers",
        """\
numbers:
  toll: 2
  lead: {2: 3, 3: 2, 4: 1}
  both: toll + lead
""",
        more="The expression may use only numbers, options, tables and `players`.",
        form="{NAME: X, ...} / {NAME: {N: X, ...}, ...}",
        gives="both = 7 - players",
        related=("options", "terms", "players"),
    ),
    Row(
        "",
        "enumerations",
        """\
enumerations:
  season: [spring, summer, autumn]
state:
  now: {is: season, start: spring}
""",
        more=(
            "The name is a type, for traits, state, owners and parameters; and loops go through the words (`for "
            "each season`). A list of words that stands in place of a type is named after its trait, option or "
            "state."
        ),
        form="{NAME: [WORD, ...] / {is: LOW..HIGH, names: {N: WORD, ...}}, ...}",
        gives="now = spring and next(now) = summer",
        related=("traits (a class of components)", "is (a state variable)", "names (numbers with names)"),
    ),
    Row(
        "named_numbers",
        "is",
        """\
enumerations:
  height: {is: 0..3, names: {0: ground, 3: roof}}
state:
  level: {is: height, start: ground}
""",
        form="LOW..HIGH",
        more="Both ends are plain numbers. The name of the list is a type, and loops go through it (`for each "
        "height`).",
        gives="level = 0 and count(height where height > ground) = 3",
        related=("names (numbers with names)",),
    ),
    Row(
        "named_numbers",
        "names",
        """\
enumerations:
  height: {is: 0..3, names: {0: ground, 3: roof}}
tables:
  climb by height: {ground: 0, 1..roof: 2}
state:
  level: {is: height, start: roof}
""",
        form="{N: WORD, ...}",
        more="A word stands for its number: it can be compared, added and looked up. Screens show the word "
        "wherever a value of the type is shown; the result of `+` or `-` is a plain number.",
        gives="level is roof and level - 1 = 2 and climb[level] = 2",
        related=("is (numbers with names)", "enumerations"),
    ),
    Row(
        "",
        "tables",
        """\
tables:
  suit.trump: {hearts: 1, clubs: 0}
  fee by 1..9: {1..4: 2, else: 1}
  gap by suit, suit:
    hearts: {hearts: 0, clubs: 1}
    clubs: {hearts: 2, else: 0}
  suit.next_one: {hearts: clubs, clubs: hearts}
  suit.beats: {hearts: [clubs], else: []}
""",
        more=(
            "Values are of one type: numbers, words, spaces, players or flags, or none; or lists of words or spaces, "
            "which are sets (`x is in TABLE[k]`, `SPACE in TABLE[k]`). Keys are words, players, sides, spaces, or a "
            "range of numbers. Every key must have a value; `else` gives the value of all other keys, on any level. "
            "If a key may be none, it needs an entry `none`."
        ),
        form="{OWNER.NAME: {KEY: X, ...}} / {NAME by KEY, KEY: ...}",
        gives="fee[7] = 1 and gap[clubs, hearts] = 2 and clubs is in hearts.beats",
        rules=("signature", "key_range"),
        related=("TABLE[X]", "OWNER.NAME"),
    ),
    Row(
        "about",
        "about",
        """\
numbers:
  toll: 1
state:
  tally: {is: 0..9, start: 0, about: How often the toll was paid.}
""",
        related=("why", "source", "about (a ruleset)"),
    ),
    Row(
        "why",
        "why",
        """\
options:
  toll: {values: 1..4, why: Nobody pays more.}
""",
        gives="toll = 1",
        related=("about", "source"),
    ),
    Row(
        "source",
        "source",
        """\
options:
  toll: {values: 1..4, source: 'rulebook, page 3'}
""",
        gives="toll = 1",
        related=("about", "why", "assumed"),
    ),
)

HEAD: tuple[Group, ...] = (
    ("The head", "What the game is called, and who plays it.", _HEAD),
    ("Options, numbers, tables", "What players can choose before the game, and what is fixed before play.", _SWITCHES),
)
