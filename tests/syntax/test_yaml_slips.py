"""What people write who write YAML for the first time: each slip has its own words,
at its place, with what to write.
"""

from __future__ import annotations

import pytest

from rulewright import loading
from rulewright.frontend.syntax.parser_words import PARSER_WORDS
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

GAME = """\
rulewright: 1
game: small
title: Small
players: 2
limit: 20 decisions

numbers: {least: 2}

state: {tally: {is: 0..9, start: 0}}

actions: {more: {do: add 1 to tally}, pass: {}}

phases:
  game:
    rounds:
      repeat:
        turn: {each: player me clockwise from player 1, steps: {act: {must: [more, pass]}}}
      until: tally > least

score: {of: player, points: tally, rank: highest points then shared}
"""
OPTION = "numbers: {least: 2}\noptions: {raid: {values: [hard, soft]}}"
NUMBER = "{least: 2}"

SLIPS: dict[str, tuple[str, str, str]] = {
    "a tab": ("  game:\n", "\tgame:\n", "14:1 RW004 YAML indents with spaces; replace the tab"),
    "a tab behind blanks": ("    rounds:", "  \trounds:", "15:3 RW004 YAML indents with spaces; replace the tab"),
    "no blank behind a colon": ("title: Small", "title:Small", "3:6 RW004 write `title: Small`"),
    "none above other entries": ("    rounds:\n", "    first:{}\n    rounds:\n", "15:10 RW004 write `first: {}`"),
    "none in a value": (NUMBER, "{least:2}", "7:11 RW105 a blank is missing behind the colon: `least: 2`"),
    "none in an action": (
        "{do: add",
        "{do:add",
        "11:18 RW101 a blank is missing behind the colon: `do: add 1 to tally`",
    ),
    "no blank behind dashes": (
        NUMBER,
        "{least: 2}\noptions:\n  raid:\n    values:\n      -hard\n      -soft",
        "11:7 RW303 a blank is missing behind the dash: `- hard`",
    ),
    "an equals sign": ("title: Small", "title = Small", "3:7 RW004 write `title: Small`"),
    "yes for a number": ("players: 2", "players: yes", "4:10 RW302 "),
    "a colon in a text": (
        "title: Small",
        "title: Small: a game",
        '3:13 RW004 put the text in quotes: `title: "Small: a game"`',
    ),
    "a hash in a text": (
        "title: Small",
        "title: Small #1",
        "3:14 RW014 put the text in quotes; a comment stands behind the quotes, or on a line of its own",
    ),
    "a star": ("title: Small", "title: *Small*", '3:8 RW004 put the text in quotes: `title: "*Small*"`'),
    "an ampersand": (
        "title: Small",
        "title: &Small game",
        "3:8 RW007 put the text in quotes, or repeat it with `*Small`, or remove the anchor",
    ),
    "an at sign": ("title: Small", "title: @Small", '3:8 RW004 put the text in quotes: `title: "@Small"`'),
    "a percent sign": ("title: Small", "title: %Small", '3:8 RW004 put the text in quotes: `title: "%Small"`'),
    "a backtick": ("title: Small", "title: `Small`", "3:8 RW004 put the text in quotes"),
    "a question mark": ("title: Small", "title: ? Small", '3:8 RW004 put the text in quotes: `title: "? Small"`'),
    "a bracket": (
        "title: Small",
        "title: [Small",
        "3:8 RW004 write `]` behind its last part; a text that begins with `[` stands in quotes",
    ),
    "a brace": (
        "title: Small",
        "title: {Small",
        "3:8 RW004 write `}` behind its last part; a text that begins with `{` stands in quotes",
    ),
    "text behind a bracket": (
        "title: Small",
        "title: [Small] game",
        '3:16 RW004 put the text in quotes: `title: "[Small] game"`',
    ),
    "text behind a quote": (
        "title: Small",
        'title: "Small" game',
        "3:16 RW004 put the text in quotes: `title: '\"Small\" game'`",
    ),
    "text behind a hole": (
        "actions: {more: {do: add 1 to tally}",
        "actions:\n  more:\n    says: {me} adds\n  x: {more: {do: x}",
        '13:16 RW004 put the text in quotes: `says: "{me} adds"`',
    ),
    "an apostrophe in braces": (
        "actions: {more: {do: add 1 to tally}",
        "actions: {more: {do: add 1 to tally, says: 'don't'}",
        "11:49 RW004 inside of single quotes, `'` is written twice; or use double quotes",
    ),
    "no colon before braces": (
        "actions: {more:",
        "actions:\n  more {do: add 1 to tally, says: x}\n  x: {y:",
        "12:7 RW004 write `more: {do: add 1 to tally, says: x}`",
    ),
    "an apostrophe": (
        "title: Small",
        "title: 'Small's game'",
        "3:15 RW004 inside of single quotes, `'` is written twice; or use double quotes",
    ),
    "an open quote": ("title: Small", 'title: "Small', "3:8 RW004 close the quote or bracket"),
    "too little indented": (
        "      repeat:",
        "    repeat:",
        "18:7 RW004 entries that belong together begin in the same column; here in one of 1, 3, 5, 9",
    ),
    "a blank too many": (
        "      until",
        "       until",
        "18:8 RW004 entries that belong together begin in the same column; here in one of 1, 3, 5, 7, 9",
    ),
    "a blank too few": (
        "      until",
        "     until",
        "18:6 RW004 entries that belong together begin in the same column; here in one of 1, 3, 5, 7, 9",
    ),
    "indented below a value": ("players: 2", "  players: 2", "4:3 RW004 let it begin in column 1, as the line above"),
    "a text no deeper than its key": (
        "until: tally",
        "until: |\n  tally",
        "19:3 RW004 indent its lines by two blanks more",
    ),
    "a key twice": ("title: Small", "title: Small\ntitle: Other", "4:1 RW005 keep one of them, or rename one"),
    "curly quotes": (
        "until: tally > least",
        "until: \u201ctally > least\u201d",
        '18:14 RW201 `\u201c` is U+201C (left double quotation mark), which looks like `"`',
    ),
    "a no-break space": ("title: Small", "title:\u00a0Small", "3:7 RW004 write the one of the keyboard"),
    "a no-break space inside": (
        NUMBER,
        "{least:\u00a02}",
        "7:11 RW105 `\u00a0` is U+00A0 (no-break space), which looks like a blank",
    ),
    "a colon of full width": ("title: Small", "title\uff1a Small", "3:6 RW004 write the one of the keyboard"),
    "a digit of full width": ("players: 2", "players: \uff12", "4:10 RW302 write `2`, without quotes or signs"),
    "a comma of full width": (
        "[more, pass]",
        "[more\uff0cpass]",
        "17:82 RW201 `\uff0c` is U+FF0C (fullwidth comma), which looks like `,`",
    ),
    "a mark of byte order inside": ("title: Small", "\ufefftitle: Small", "3:1 RW004 remove it"),
    "a blank before a colon": ("title: Small", "title : Small", ""),
    "a list without brackets": (
        "must: [more, pass]",
        "must: more, pass",
        "17:83 RW101 a list stands in brackets: `must: [more, pass]`",
    ),
    "values without brackets": (
        NUMBER,
        "{least: 2}\noptions:\n  raid:\n    values: hard, soft",
        "10:17 RW201 a list stands in brackets: `[hard, soft]`",
    ),
    "a separator of thousands": (NUMBER, "{least: 1,000}", "7:20 RW105 a number is written without separators: `1000`"),
    "one in a block": (NUMBER, "\n  least: 1,000", "8:11 RW201 a number is written without separators: `1000`"),
    "a blank in a number": (NUMBER, "\n  least: 1 000", "8:12 RW201 a number is written without separators: `1000`"),
    "a decimal comma": (NUMBER, "{least: 2,5}", "7:20 RW105 numbers are whole: count in smaller units, such as tenths"),
    "a decimal point": (NUMBER, "{least: 2.5}", "7:20 RW201 numbers are whole; a range is written `1..6`"),
    "a limit with a comma": ("limit: 20", "limit: 2,000", "5:8 RW302 write `2000`, without quotes or signs"),
    "a number in quotes": ("players: 2", 'players: "2"', "4:10 RW302 write `2`, without quotes or signs"),
    "a range with a dash": ("players: 2", "players: 2-4", "4:10 RW302 write `2..4`"),
    "a range with an ellipsis": ("players: 2", "players: 2\u20264", "4:10 RW302 write `2..4`"),
    "a comment of another language": ("players: 2", "// two\nplayers: 2", "4:1 RW004 a comment begins with `#`"),
    "a bracket that another closes": ("[more, pass]", "[more, pass", "17:88 RW004 write `]` before it, or remove it"),
    "a bracket too many": ("[more, pass]", "[more, pass]]", "17:89 RW004 write `}` before it, or remove it"),
    "no colon behind a key": ("title: Small", "title Small", "3:6 RW004 write `title: Small`"),
    "none behind a key alone": ("phases:\n", "phases\n", "13:7 RW004 write `phases:`"),
    "none behind a section": ("    rounds:\n", "    rounds\n", "15:11 RW004 write `rounds:`"),
    "none behind the key of a step": ("      repeat:\n", "      repeat\n", "16:13 RW004 write `repeat:`"),
    "none before a condition": ("until: tally", "until tally", "18:12 RW004 write `until: tally > least`"),
    "none before a number in braces": (NUMBER, "{least 2}", "7:11 RW105 a colon is missing behind the key: `least: 2`"),
    "none before a block in braces": (
        "{do: add",
        "{do add",
        "11:18 RW101 a colon is missing behind the key: `do: add 1 to tally`",
    ),
    "a text over lines, with a colon": (
        "title: Small",
        "title: Small\nabout: one\n  two\n  three: four",
        "6:8 RW004 an expression with , [ { ? or `: ` must be quoted inside { } and [ ]",
    ),
    "a colon for an equals sign": (
        "tally > least",
        "tally: 3 or least > 1",
        "18:19 RW004 values are compared with `=`: `until: tally = 3 or least > 1`",
    ),
    "nothing behind or": ("tally > least", "tally > least or", "18:30 RW201 something is missing behind `or`"),
    "nothing before or": (
        "tally > least",
        "or tally > least",
        "18:17 RW201 a condition stands before `or` too; to begin with `or`, something is missing",
    ),
    "a sign of multiplication": ("tally > least", "tally > 2 \u00d7 least", "18:24 RW201 write `*`"),
    "at least, as one sign": ("tally > least", "tally \u2265 least", "18:20 RW201 write `>=`"),
    "at least, turned round": ("tally > least", "tally => least", "18:21 RW201 write `>=`"),
    "a capital": ("title: Small", "Title: Small", "3:1 RW101 did you mean `title`?"),
}


BLOCK_GAME = GAME.replace("actions: {more: {do: add 1 to tally}, pass: {}}", """\
actions:
  pass: {}
  more:
    do: |
      if tally > 2:
        add 1 to tally
      else:
        set tally to 0""")  # fmt: skip
IF = "if tally > 2:"
IN_BLOCKS: dict[str, tuple[str, str, str]] = {
    "no colon behind if": (IF, "if tally > 2", "15:19 RW201 a colon is missing: `if tally > 2:`"),
    "none behind else": ("else:", "else", "17:11 RW201 a colon is missing: `else:`"),
    "none behind a loop": (IF, "for each player", "15:22 RW201 a colon is missing: `for each player:`"),
    "none behind a key above a block": ("do: |", "do |", "14:7 RW004 write `do: |`"),
    "a semicolon behind else": ("else:", "else;", "17:11 RW201 a colon ends this line: `else:`"),
    "a brace behind if": (IF, "if tally > 2 {", "15:20 RW201 a colon ends this line: `if tally > 2:`"),
    "then": (IF, "if tally > 2 then", "15:20 RW201 a colon stands in place of `then`: `if tally > 2:`"),
    "else if": (
        "else:",
        "else if tally = 1:\n        pass()\n      else:",
        "17:12 RW201 another condition begins with `elif`",
    ),
    "elseif": (
        "else:",
        "elseif tally = 1:\n        pass()\n      else:",
        "17:14 RW201 another condition begins with `elif`",
    ),
    "a colon for an equals sign": (
        IF,
        "if tally: 3 or least > 4:",
        "15:17 RW201 values are compared with `=`: `tally = 3`",
    ),
    "an effect not indented": (
        "        add",
        "      add",
        "16:7 RW201 indent it by two blanks more than `if tally > 2:`",
    ),
    "else indented": (
        "      else",
        "        else",
        "17:13 RW201 `else` begins in the same column as its `if`, behind at least one effect",
    ),
    "else out of its block": (
        "      else",
        "     else",
        "17:6 RW004 entries that belong together begin in the same column; here in one of 1, 3, 5, 7, 9",
    ),
}


@pytest.mark.parametrize(("old", "new", "wanted"), IN_BLOCKS.values(), ids=IN_BLOCKS)
def test_a_slip_in_a_block_is_told_at_its_place(old: str, new: str, wanted: str) -> None:
    assert BLOCK_GAME.count(old) == 1
    report = Report()
    loading.check_text(Source("slip.yaml", BLOCK_GAME.replace(old, new)), report)
    assert [f"{one.span.position} {one.code} {one.hint}" for one in report][:1] == [wanted]


@pytest.mark.parametrize(("old", "new", "wanted"), SLIPS.values(), ids=SLIPS)
def test_a_slip_is_told_at_its_place(old: str, new: str, wanted: str) -> None:
    """The first that is told; nothing is, where what stands there means what it seems to mean."""
    assert GAME.count(old) == 1
    report = Report()
    loading.check_text(Source("slip.yaml", GAME.replace(old, new)), report)
    told = [f"{one.span.position} {one.code} {one.hint}" for one in report]
    assert told[:1] == ([wanted] if wanted else [])


FIRST: dict[str, tuple[str, str]] = {
    "an escape that is none": (r'least: "\q"', r"8:11 what follows this `\` is no escape"),
    "an escape without digits": (r'least: "\xZZ"', r"8:13 what follows this `\` is no escape"),
    "half a character": (r'least: "\ud800"', r"8:13 what follows this `\` is no escape"),
    "a block with a sign": ("least: |x\n    3", "8:11 behind the `|` stands something that does not belong there"),
    "a block with a zero": ("least: |0\n    3", "8:11 behind the `|` stands something that does not belong there"),
    "a dash behind a key": ("least: - 3", "8:10 a list does not begin behind a key"),
    "no key": (": 3", "8:3 an entry does not begin like this"),
    "a bracket that closes nothing": ("least: }", "8:10 a value is missing before this"),
    "a very long key": (f"{'a' * 1100}: 3", "8:1103 a second colon, or one behind a very long key"),
    "no comma": ("least: {2: 1 3: 4}", "8:17 a comma or `}` is missing before this"),
    "a new document in quotes": ('least: "a\n---\nb"', "9:1 a line `---` or `...` stands inside of quotes"),
    "an end of the document": (
        "least: 2\n...\nmost: 3", "10:1 something stands behind the end of the document, or before its beginning"
    ),
}  # fmt: skip


@pytest.mark.parametrize("comment", ["", "  # those with a name"])
@pytest.mark.parametrize(("slip", "wanted"), FIRST.values(), ids=FIRST)
def test_a_slip_in_the_first_entry_is_not_told_of_the_line_above(slip: str, wanted: str, comment: str) -> None:
    report = Report()
    text = GAME.replace("numbers: {least: 2}", f"numbers:{comment}\n  {slip}")
    loading.check_text(Source("slip.yaml", text), report)
    assert [f"{one.span.position} {one.message}" for one in report][:1] == [wanted]


@pytest.mark.parametrize("line", ["%YAML 3.0", "%FOO x", "%", "%YAML 1.1\n%YAML 1.1", "%YAML 11111111111111111.1"])
def test_a_directive_is_told_to_be_needless(line: str) -> None:
    report = Report()
    loading.check_text(Source("slip.yaml", f"{line}\n---\n{GAME}"), report)
    assert [(one.code, one.hint) for one in report] == [("RW004", "remove it: no file needs such a line")]


def test_the_words_of_the_parser_are_not_those_of_people() -> None:
    """All that the scanner and parser may say has words of our own."""
    own = {words.message for words in PARSER_WORDS.values()}
    assert own.isdisjoint(PARSER_WORDS)
    assert all(words.hint for words in PARSER_WORDS.values())


def test_without_a_slip_nothing_is_told() -> None:
    report = Report()
    loading.check_text(Source("good.yaml", GAME), report)
    assert list(report) == []


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize(
    "text",
    [
        "x: [",
        "x: {a: ]",
        "\t",
        " :",
        "a: b: c",
        "- a\nb: c",
        "|",
        "'",
        '"\n"x',
        "a: 'b'c",
        "[[[}",
        ":::",
        "a:b\nc",
        "%",
        "@",
        "? x",
        "--- |\n a\nb: *x",
    ],
)
def test_what_is_no_yaml_at_all_is_told_in_one_finding(text: str, end: str) -> None:
    """Whatever it is: no exception, and a place inside of the text."""
    report = Report()
    whole = text.replace("\n", end)
    loading.check_text(Source("odd.yaml", whole), report)
    assert report.found and all(0 <= one.span.start <= len(whole) for one in report)
