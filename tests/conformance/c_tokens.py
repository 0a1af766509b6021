"""The first three phases of translating C: trigraphs, continued lines, and what is comment, string or token.

In: C text. Out: the tokens outside of comments. Complains (`ValueError`) about a comment or string that does not end.
Written for tests: it shows what a compiler takes for code, whatever an editor shows.
"""

from __future__ import annotations

import re

TRIGRAPHS = {"=": "#", "/": "\\", "'": "^", "(": "[", ")": "]", "!": "|", "<": "{", ">": "}", "-": "~"}
_TRIGRAPH = re.compile(r"\?\?([=/'()!<>-])")
_PART = re.compile(
    r"""
      (?P<comment>/\*.*?\*/ | //[^\n]*)
    | (?P<broken>/\*)
    | (?P<string>"(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*')
    | (?P<open>["'])
    | (?P<line>\n)
    | (?P<blank>[ \t]+)
    | (?P<token>[A-Za-z_][A-Za-z0-9_]* | \.?[0-9](?:[eEpP][+-]|[A-Za-z0-9_.])* | [^\s])
    | (?P<odd>.)
    """,
    re.VERBOSE | re.DOTALL,
)


def tokens(text: str) -> list[str]:
    """The tokens outside of comments; a line end is a token in a directive only."""
    text = _TRIGRAPH.sub(lambda found: TRIGRAPHS[found[1]], text)
    text = re.sub(r"\\[ \t]*\n", "", text)  # compilers continue a line after blanks as well
    found, directive = list[str](), False
    for part in _PART.finditer(text):
        match part.lastgroup:
            case "broken" | "open" | "odd":
                raise ValueError(f"{part.lastgroup} {part[0]!r} at {part.start()}")
            case "token" | "string":
                directive = directive or part[0] == "#"
                found.append(part[0])
            case "line" if directive:
                found.append("\n")
                directive = False
    return found
