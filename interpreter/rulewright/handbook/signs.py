"""The signs of the language, each with the entries that tell of it: what the index of words cannot find."""

from __future__ import annotations

SIGNS: dict[str, tuple[str, ...]] = {
    ".": ("OWNER.NAME", "OWNER.NAME(X, ...)", "owner"),
    "..": ("range", "range (type)", "numbers in a range", "several members"),
    ",": ("parameters", "picks", "shuffle"),
    ":": ("if (statement)", "for each", "plain, quoted, over several lines"),
    "( )": ("parentheses", "TERM(X, ...)", "SPACE(N)", "parameters"),
    "[ ]": ("TABLE[X]", "list of words"),
    "{ }": ("holes", "plain, quoted, over several lines"),
    "=": ("comparisons", "let (statement)", "a determined value", "order (a priority list)"),
    "!= < <= > >=": ("comparisons", "order (a priority list)"),
    "+ -": ("plus and minus", "negative"),
    "*": ("times",),
    "/": ("division",),
    "|": ("plain, quoted, over several lines",),
    "#": ("comment",),
}
"""By the order in which one would look for them."""
