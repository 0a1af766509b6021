"""Marked strings as people write them in message files, and back.

They are written `**strong**`, `*emphasis*`, `` `code` ``, `[words](#anchor)`, and `[words](@anchor)` for a place to
which links lead.

In: a marked string; or words that somebody wrote, with the string that they translate. Out: the other. A translation
may name the anchors of its source and no others, and must keep its places, so that every link of the book still leads
somewhere.
"""

from __future__ import annotations

import re
from typing import assert_never

from rulewright.rulebook.markup import MarkedPiece, clean, code, emphasis, link, pieces, place, places_in, strong

SIGNS = re.compile(r"[\\*`\[\]]")
TOKEN = re.compile(
    r"\\(?P<plain>.)|\*\*(?P<strong>(?:\\.|[^*\\])+)\*\*|\*(?P<emphasis>(?:\\.|[^*\\])+)\*|`(?P<code>[^`]*)`"
    r"|\[(?P<words>(?:\\.|[^\[\]\\]|\[(?:\\.|[^\[\]\\])*\]\([#@][\w-]*\))*)\]\((?P<sort>[#@])(?P<anchor>[\w-]*)\)"
    r"|(?P<other>[^\\*`\[]+|.)"
)
DEEPEST = 4


def noted(text: str) -> str:
    """A marked string as it stands in a message file."""
    return "".join(map(_piece, pieces(text)))


def _piece(piece: MarkedPiece) -> str:
    inner = "".join(map(_piece, piece.inside))
    match piece.style:
        case "strong":
            return f"**{inner}**"
        case "emphasis":
            return f"*{inner}*"
        case "code":
            return f"`{''.join(one.words for one in piece.inside)}`"
        case "link":
            return f"[{inner}](#{piece.target})"
        case "place":
            return f"[{inner}](@{piece.target})"
        case "":
            return SIGNS.sub(r"\\\g<0>", piece.words)
        case _:
            assert_never(piece.style)


def marked_as(words: str, source: str) -> str | None:
    """Words of a message as a marked string; none if they do not keep the places of the source."""
    links = {piece.target for piece in _every(pieces(source)) if piece.style == "link"}
    places = places_in(source)
    found = _marked(words, links, places, DEEPEST)
    return found if sorted(places_in(found)) == sorted(places) else None


def _every(found: tuple[MarkedPiece, ...]) -> list[MarkedPiece]:
    return [one for piece in found for one in (piece, *_every(piece.inside))]


def _marked(words: str, links: set[str], places: list[str], deep: int) -> str:
    return "".join(_token(token, links, places, deep) for token in TOKEN.finditer(words))


def _token(token: re.Match[str], links: set[str], places: list[str], deep: int) -> str:
    def inner(name: str) -> str:
        return _marked(token[name], links, places, deep - 1) if deep else _plain(token[name])

    if token["strong"] is not None:
        return strong(inner("strong"))
    if token["emphasis"] is not None:
        return emphasis(inner("emphasis"))
    if token["code"] is not None:
        return code(token["code"])
    if token["words"] is not None:
        known = token["anchor"] in (links if token["sort"] == "#" else places)
        make = link if token["sort"] == "#" else place
        return make(token["anchor"], inner("words")) if known else inner("words")
    return _plain(token["plain"] if token["plain"] is not None else token["other"])


def _plain(words: str) -> str:
    """Without what could become a mark; blanks at the ends stay."""
    told = clean(words)
    return (" " if words[:1].isspace() else "") + told + (" " if told and words[-1:].isspace() else "")
