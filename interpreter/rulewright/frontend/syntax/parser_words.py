"""What the parser of YAML says where no slip is known, in words of our own.

In: what it says. Out: the same for people who never read its manual, and what to do. A parser that says something else
is quoted.
"""

from __future__ import annotations

from typing import NamedTuple

BRACKETS = "an expression with , [ { ? or `: ` must be quoted inside { } and [ ]"
DIRECTIVE = "a line that begins with `%` is not understood here"
NO_DIRECTIVE = "remove it: no file needs such a line"
ESCAPE = "what follows this `\\` is no escape"
BACKSLASH = "write the character itself; a backslash is `\\\\` in double quotes, and stands for itself in single ones"
HEADER = "behind the `|` stands something that does not belong there"
TAG = "this looks like a tag, and there are none"
IN_QUOTES = "put the text in quotes"


class Words(NamedTuple):
    """What is wrong, and what to do."""

    message: str
    hint: str


PARSER_WORDS: dict[str, Words] = {
    "block sequence entries are not allowed in this context": Words(
        "a list does not begin behind a key", "write `[..., ...]`, or begin each entry with `- ` on a line of its own"
    ),
    "control characters are not allowed": Words("a character that YAML does not allow", "remove it"),
    "could not find expected ':'": Words("a colon is missing behind a key", "write `key: value`"),
    "could not find expected directive name": Words(DIRECTIVE, NO_DIRECTIVE),
    "did not find URI escaped octet": Words(TAG, IN_QUOTES),
    "did not find expected '!'": Words(TAG, IN_QUOTES),
    "did not find expected ',' or ']'": Words("a comma or `]` is missing before this", BRACKETS),
    "did not find expected ',' or '}'": Words("a comma or `}` is missing before this", BRACKETS),
    "did not find expected '-' indicator": Words(
        "this stands in a list, and does not begin with `- `", "begin each entry of the list with `- `"
    ),
    "did not find expected <document start>": Words(
        "something stands behind the end of the document, or before its beginning",
        "one file holds one document: remove lines that are `...`, and those that begin with `%`",
    ),
    "did not find expected <stream-start>": Words("this is no YAML", "write `rulewright: 1` in the first line"),
    "did not find expected alphabetic or numeric character": Words(
        "a name is missing behind this `&` or `*`", IN_QUOTES
    ),
    "did not find expected comment or line break": Words(HEADER, "write `|` alone, and the text in the lines below it"),
    "did not find expected digit or '.' character": Words(DIRECTIVE, NO_DIRECTIVE),
    "did not find expected hexdecimal number": Words(ESCAPE, BACKSLASH),
    "did not find expected key": Words("an entry does not begin like this", "write `key: value`"),
    "did not find expected node content": Words("a value is missing before this", "write one, or put this in quotes"),
    "did not find expected tag URI": Words(TAG, IN_QUOTES),
    "did not find expected version number": Words(DIRECTIVE, NO_DIRECTIVE),
    "did not find expected whitespace": Words(DIRECTIVE, NO_DIRECTIVE),
    "did not find expected whitespace or line break": Words(TAG, IN_QUOTES),
    "did not find the expected '>'": Words(TAG, IN_QUOTES),
    "found a tab character that violates indentation": Words("a tab indents this line", "replace it by spaces"),
    "found a tab character where an indentation space is expected": Words(
        "a tab indents this line", "replace it by spaces"
    ),
    "found an incorrect leading UTF-8 octet": Words(TAG, IN_QUOTES),
    "found an incorrect trailing UTF-8 octet": Words(TAG, IN_QUOTES),
    "found an indentation indicator equal to 0": Words(HEADER, "write `|` alone, and the text in the lines below it"),
    "found character that cannot start any token": Words("a text does not begin with this sign", IN_QUOTES),
    "found duplicate %TAG directive": Words(DIRECTIVE, NO_DIRECTIVE),
    "found duplicate %YAML directive": Words(DIRECTIVE, NO_DIRECTIVE),
    "found extremely long version number": Words(DIRECTIVE, NO_DIRECTIVE),
    "found incompatible YAML document": Words(DIRECTIVE, NO_DIRECTIVE),
    "found invalid Unicode character escape code": Words(ESCAPE, BACKSLASH),
    "found undefined tag handle": Words(TAG, IN_QUOTES),
    "found unexpected ':'": Words("a colon stands in the middle of this text", IN_QUOTES),
    "found unexpected document indicator": Words(
        "a line `---` or `...` stands inside of quotes", "close the quotes before it, or indent it"
    ),
    "found unexpected end of stream": Words("what opens here is never closed", "close the quote or bracket"),
    "found unexpected non-alphabetical character": Words(DIRECTIVE, NO_DIRECTIVE),
    "found unknown directive name": Words(DIRECTIVE, NO_DIRECTIVE),
    "found unknown escape character": Words(ESCAPE, BACKSLASH),
    "mapping values are not allowed in this context": Words("a second colon, or one behind a very long key", BRACKETS),
}
"""By the words of libyaml's scanner and parser: all that it has."""
