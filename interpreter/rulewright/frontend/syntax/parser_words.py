"""What the parser of YAML says where no slip is known, in words of our own.

In: what it says. Out: the same for people who never read its manual, and what to do. A parser that says something else
is quoted.
"""

from __future__ import annotations

from pathlib import PurePath
from typing import NamedTuple

BRACKETS = "an expression with , [ { ? or `: ` must be quoted inside { } and [ ]"
DIRECTIVE = "a line that begins with `%` is not understood here"
NO_DIRECTIVE = "remove it: no file needs such a line"
ESCAPE = "what follows this `\\` is no escape"
BACKSLASH = "write the character itself; a backslash is `\\\\` in double quotes, and stands for itself in single ones"
HEADER = "behind the `|` stands something that does not belong there"
TAG = "this looks like a tag, and there are none"
IN_QUOTES = "put the text in quotes"


BEGINNINGS = {
    "scenarios": "start with `scenarios: GAME`, then a scenario",
    "variants": "start with `variant: NAME` and `extends: GAME`",
    "targets": "start with `assess: GAME` and `targets:`",
    "playthroughs": "start with `playthrough: GAME`; `rulewright test --update` writes the rest",
}
"""How a file begins, by the folder in which it lies."""


def beginning_of(name: str) -> str:
    """What an empty file needs first."""
    return BEGINNINGS.get(PurePath(name).parent.name, "start with `rulewright: 1`, or see `rulewright new`")


class ParserWords(NamedTuple):
    """What is wrong, and what to do."""

    message: str
    hint: str


PARSER_WORDS: dict[str, ParserWords] = {
    "block sequence entries are not allowed in this context": ParserWords(
        "a list does not begin behind a key", "write `[..., ...]`, or begin each entry with `- ` on a line of its own"
    ),
    "control characters are not allowed": ParserWords("a character that YAML does not allow", "remove it"),
    "could not find expected ':'": ParserWords("a colon is missing behind a key", "write `key: value`"),
    "could not find expected directive name": ParserWords(DIRECTIVE, NO_DIRECTIVE),
    "did not find URI escaped octet": ParserWords(TAG, IN_QUOTES),
    "did not find expected '!'": ParserWords(TAG, IN_QUOTES),
    "did not find expected ',' or ']'": ParserWords("a comma or `]` is missing before this", BRACKETS),
    "did not find expected ',' or '}'": ParserWords("a comma or `}` is missing before this", BRACKETS),
    "did not find expected '-' indicator": ParserWords(
        "this stands in a list, and does not begin with `- `", "begin each entry of the list with `- `"
    ),
    "did not find expected <document start>": ParserWords(
        "something stands behind the end of the document, or before its beginning",
        "one file holds one document: remove lines that are `...`, and those that begin with `%`",
    ),
    "did not find expected <stream-start>": ParserWords("this is no YAML", "write `rulewright: 1` in the first line"),
    "did not find expected alphabetic or numeric character": ParserWords(
        "a name is missing behind this `&` or `*`", IN_QUOTES
    ),
    "did not find expected comment or line break": ParserWords(
        HEADER, "write `|` alone, and the text in the lines below it"
    ),
    "did not find expected digit or '.' character": ParserWords(DIRECTIVE, NO_DIRECTIVE),
    "did not find expected hexdecimal number": ParserWords(ESCAPE, BACKSLASH),
    "did not find expected key": ParserWords("an entry does not begin like this", "write `key: value`"),
    "did not find expected node content": ParserWords(
        "a value is missing before this", "write one, or put this in quotes"
    ),
    "did not find expected tag URI": ParserWords(TAG, IN_QUOTES),
    "did not find expected version number": ParserWords(DIRECTIVE, NO_DIRECTIVE),
    "did not find expected whitespace": ParserWords(DIRECTIVE, NO_DIRECTIVE),
    "did not find expected whitespace or line break": ParserWords(TAG, IN_QUOTES),
    "did not find the expected '>'": ParserWords(TAG, IN_QUOTES),
    "found a tab character that violates indentation": ParserWords("a tab indents this line", "replace it by spaces"),
    "found a tab character where an indentation space is expected": ParserWords(
        "a tab indents this line", "replace it by spaces"
    ),
    "found an incorrect leading UTF-8 octet": ParserWords(TAG, IN_QUOTES),
    "found an incorrect trailing UTF-8 octet": ParserWords(TAG, IN_QUOTES),
    "found an indentation indicator equal to 0": ParserWords(
        HEADER, "write `|` alone, and the text in the lines below it"
    ),
    "found character that cannot start any token": ParserWords("a text does not begin with this sign", IN_QUOTES),
    "found duplicate %TAG directive": ParserWords(DIRECTIVE, NO_DIRECTIVE),
    "found duplicate %YAML directive": ParserWords(DIRECTIVE, NO_DIRECTIVE),
    "found extremely long version number": ParserWords(DIRECTIVE, NO_DIRECTIVE),
    "found incompatible YAML document": ParserWords(DIRECTIVE, NO_DIRECTIVE),
    "found invalid Unicode character escape code": ParserWords(ESCAPE, BACKSLASH),
    "found undefined tag handle": ParserWords(TAG, IN_QUOTES),
    "found unexpected ':'": ParserWords("a colon stands in the middle of this text", IN_QUOTES),
    "found unexpected document indicator": ParserWords(
        "a line `---` or `...` stands inside of quotes", "close the quotes before it, or indent it"
    ),
    "found unexpected end of stream": ParserWords("what opens here is never closed", "close the quote or bracket"),
    "found unexpected non-alphabetical character": ParserWords(DIRECTIVE, NO_DIRECTIVE),
    "found unknown directive name": ParserWords(DIRECTIVE, NO_DIRECTIVE),
    "found unknown escape character": ParserWords(ESCAPE, BACKSLASH),
    "mapping values are not allowed in this context": ParserWords(
        "a second colon, or one behind a very long key", BRACKETS
    ),
}
"""By the words of libyaml's scanner and parser: all that it has."""
