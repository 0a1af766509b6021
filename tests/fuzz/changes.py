"""Changes of texts: of letters, words and lines, and of the tree that a YAML text or a table of cells has.

In: a source of chance, a text, and other texts of the kind to take pieces from. Out: another text. Nothing is raised: a
text whose tree cannot be read is changed as letters.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache

import yaml

from rulewright.frontend.language.aggregate_table import AGGREGATES
from rulewright.frontend.language.function_table import BUILTINS
from rulewright.frontend.language.reserved_words import LANGUAGE_WORDS
from rulewright.frontend.language.ways import WAYS
from rulewright.resources import folder, grammar_text

MOST_READ, MOST_ALIASES, MOST_DEPTH = 60_000, 40, 30
"""Texts that are changed as trees are no larger, repeat no more, and are no deeper."""
MOST_KEPT = 2_000

Change = Callable[[random.Random, str, Sequence[str]], str]
"""A change: chance, the text, and texts to take pieces from."""

TOKEN = re.compile(r"[A-Za-z_][A-Za-z_0-9]*|\d+|\s+|.", re.DOTALL)
NAME, NUMBER = r"\b[a-z_][a-z0-9_]*\b", r"\b\d+\b"
NUMBERS = ["0", "1", "2", "7", "99", "2147483647", "-1", "10000000000000000000000", "08", "1e9", "0x1F", "1_000", "3.5"]
ODD = [
    "0",
    "-1",
    "none",
    "yes",
    "99999",
    "{",
    "}",
    "[",
    "]",
    ":",
    "'",
    '"',
    "|",
    ">",
    "&a",
    "*a",
    "\t",
    "player",
    "players",
    "1..0",
    "\u00e9",
    "#",
    " #x",
    "\\",
    "*/",
    "??/",
    "\u2028",
    "\x0c",
    "\x85",
    "\ufeff",
    "\u202e",
    "\u200b",
    "\0",
    "~",
    "null",
    "!!python/object:os.system",
    "<<: *a",
    "- -",
    "=cmd",
    "::error::",
    "<script>",
    "]]>",
    "[red]",
    "\x1b[2J",
    "%s",
    "{0}",
    "a" * 300,
    "\N{FULLWIDTH DIGIT THREE}",
    "2026-01-01",
    "1:30",
    "\r",
    "\r\n",
]
"""Pieces that something may trip over: signs of YAML, of C, of HTML, of terminals;
odd numbers, blanks and line ends.
"""
SWAPS = [
    (r" where [^,}\n\"']*", [""]),
    (r", if_none: \w+", ["", ", if_none: skip"]),
    (r"\bmust:", ["may:", "everyone:"]),
    (r"\bmay:", ["must:"]),
    (r" clockwise from [\w.()]+", [""]),
    (r"seen_by: \w+", ["seen_by: nobody", "seen_by: owner", "seen_by: face", "seen_by: everyone"]),
    (r", order: \w+", ["", ", order: row", ", order: pile"]),
    (r", seen_by", [", room: 1, seen_by", ", order: row, seen_by"]),
    (r" or none", [""]),
    (r"up to ", [""]),
    (r"face (up|down)", ["face up", "face down"]),
    (r" (on top|at bottom)", [" on top", " at bottom", ""]),
    (r"\b(first|last|the|count|any|none|sum|max|min)\(", ["first(", "the(", "count(", "any(", "none(", "max("]),
    (r"\b(highest|lowest)\b", ["highest", "lowest"]),
    (r"players: [^\n]+", ["players: 1", "players: 2..3", "players: 4"]),
    (r"\bnot ", [""]),
    (r"[<>]=?|!=", ["<", ">", "=", "<="]),
    (r"(until|while): [^}\n]+", ["until: no", "while: yes"]),
]
"""A word of the language, and others that may stand in its place: the rules can
mostly be read, and mean something else.
"""


def change_token(chance: random.Random, text: str, _others: Sequence[str]) -> str:
    """Delete, repeat or replace a token."""
    found = TOKEN.findall(text)
    solid = [index for index, token in enumerate(found) if not token.isspace()]
    if not solid:
        return chance.choice(ODD)
    at = chance.choice(solid)
    found[at] = chance.choice(["", found[at] * 2, chance.choice(found), chance.choice(ODD)])
    return "".join(found)


def change_line(chance: random.Random, text: str, _others: Sequence[str]) -> str:
    """Delete, repeat, replace or indent a line."""
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    lines[at : at + 1] = chance.choice(
        [[], [lines[at]] * 2, [chance.choice(lines)], [" " * chance.randrange(8) + lines[at].strip()]]
    )
    return "\n".join(lines)


def swap_names(chance: random.Random, text: str, _others: Sequence[str]) -> str:
    """Another name of the file in place of a name, or another number in place of a
    number: most of these can be read.
    """
    pattern = chance.choice([NAME, NUMBER])
    places = list(re.finditer(pattern, text))
    if not places:
        return change_token(chance, text, ())
    others: list[str] = re.findall(NAME, text) if pattern == NAME else NUMBERS
    place = chance.choice(places)
    return text[: place.start()] + chance.choice(others) + text[place.end() :]


def swap_words(chance: random.Random, text: str, _others: Sequence[str]) -> str:
    """A word of the language in place of another."""
    fitting = [swap for swap in SWAPS if re.search(swap[0], text)]
    if not fitting:
        return swap_names(chance, text, ())
    pattern, words = chance.choice(fitting)
    place = chance.choice(list(re.finditer(pattern, text)))
    return text[: place.start()] + chance.choice(words) + text[place.end() :]


def put_odd(chance: random.Random, text: str, _others: Sequence[str]) -> str:
    """Something odd anywhere, or in place of some letters."""
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(ODD) + text[at + chance.choice((0, 0, 1, 5)) :]


def cut(chance: random.Random, text: str, _others: Sequence[str]) -> str:
    """The file ends too soon, or a stretch is missing."""
    at = chance.randrange(len(text) + 1)
    return text[:at] + (text[at + chance.randrange(200) :] if chance.random() < 0.7 else "")


def repeat(chance: random.Random, text: str, _others: Sequence[str]) -> str:
    """A stretch stands many times."""
    at = chance.randrange(len(text) + 1)
    return text[:at] + text[at : at + chance.randrange(1, 60)] * chance.choice((2, 3, 50)) + text[at:]


@cache
def language_words() -> tuple[str, ...]:
    """Every word of the expression language and every key of rulesets, from the grammar, the schemas and the tables of
    the language themselves: a new word is among them.
    """
    found = {*LANGUAGE_WORDS, *BUILTINS, *AGGREGATES, *WAYS}
    found |= set(re.findall(r'"([a-z_]+)"', grammar_text("expressions.lark")))
    for name in ("ruleset", "variant", "scenario"):
        schema = folder("schemas") / f"{name}.schema.json"
        found |= set(_keys(json.loads(schema.read_text(encoding="utf-8"))))
    return tuple(sorted(found))


def _keys(schema: object) -> Iterator[str]:
    """The keys that a schema names anywhere."""
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        for part in schema.values():
            yield from _keys(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _keys(part)


def put_language_word(chance: random.Random, text: str, _others: Sequence[str]) -> str:
    """A word or key of the language in place of a name, or beside it."""
    places, word = list(re.finditer(NAME, text)), chance.choice(language_words())
    if not places:
        return word
    place = chance.choice(places)
    old = place[0]
    new = chance.choice([word, word, f"{word} {old}", f"{old} {word}", f"{word}({old})", f"{word}: {old}"])
    return text[: place.start()] + new + text[place.end() :]


# ---- trees -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=MOST_KEPT)
def nodes(text: str) -> list[tuple[int, int]]:
    """Where the nodes and entries of a YAML text lie; nothing where it cannot be read.
    Kept: the texts that are changed are the same again and again.
    """
    if len(text) > MOST_READ or text.count("*") + text.count("&") > MOST_ALIASES:
        return []
    try:
        root = yaml.compose(text, Loader=yaml.SafeLoader)
    except (yaml.YAMLError, ValueError, RecursionError):
        return []
    return list(_walked(root)) if root is not None else []


def _walked(node: yaml.Node, depth: int = 0) -> Iterator[tuple[int, int]]:
    if depth > MOST_DEPTH:
        return
    yield node.start_mark.index, _end(node)
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield key.start_mark.index, _end(value)
            yield from _walked(key, depth + 1)
            yield from _walked(value, depth + 1)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _walked(item, depth + 1)


def _end(node: yaml.Node) -> int:
    """Where a node ends, without the blanks and comments that the reader counts with it."""
    last = node
    while isinstance(last, yaml.CollectionNode) and last.value and not last.flow_style:
        last = last.value[-1][1] if isinstance(last, yaml.MappingNode) else last.value[-1]
    return int(last.end_mark.index)


def change_tree(chance: random.Random, text: str, others: Sequence[str]) -> str:
    """A node is deleted, emptied, repeated, exchanged with another one, or replaced by one of another file."""
    found = nodes(text)
    if len(found) < 2:
        return put_odd(chance, text, others)
    low, high = chance.choice(found)
    kind = chance.randrange(6)
    if kind == 0:
        return text[:low] + text[high:]
    if kind == 1:
        return text[:low] + chance.choice(["{}", "[]", "null", "''", "~", "[[]]", "{a: 1}", *NUMBERS]) + text[high:]
    if kind == 2:
        return text[:high] + "\n" + text[low:high] + text[high:]
    if kind == 3:
        return text[:low] + chance.choice(ODD) + text[high:]
    donor = chance.choice(others) if kind == 4 and others else text
    pieces = nodes(donor)
    if not pieces:
        return put_odd(chance, text, others)
    start, end = chance.choice(pieces)
    return text[:low] + donor[start:end] + text[high:]


def change_cells(chance: random.Random, text: str, _others: Sequence[str]) -> str:
    """A cell of a table is deleted, doubled, quoted, exchanged, or made odd; a row or column likewise."""
    rows = [line.split(",") for line in text.split("\n")]
    row = chance.choice(rows)
    at = chance.randrange(len(row))
    match chance.randrange(8):
        case 0:
            del row[at]
        case 1:
            row.insert(at, chance.choice([*ODD, ""]))
        case 2:
            row[at] = chance.choice([f'"{row[at]}"', f'"{row[at]}', f'{row[at]}"', f' "{row[at]}" ', f'"{row[at]}""'])
        case 3:
            row[at] = chance.choice([*ODD, *NUMBERS, "1,5", "1;5"])
        case 4:
            rows.insert(chance.randrange(len(rows) + 1), [""] * chance.randrange(6))
        case 5:
            chance.shuffle(row)
        case 6:
            separator = chance.choice([";", "\t", "|", ", "])
            return "\n".join(separator.join(cells) for cells in rows)
        case _:
            end = chance.choice(["\r\n", "\r", "\u2028", "\x0c\n", "\n\n"])
            return end.join(",".join(cells) for cells in rows)
    return "\n".join(",".join(cells) for cells in rows)


WORDS: dict[str, Change] = {
    "token": change_token,
    "line": change_line,
    "names": swap_names,
    "words": swap_words,
    "language": put_language_word,
}
"""Changes of the words of a text."""
TEXTS: dict[str, Change] = {**WORDS, "odd": put_odd, "cut": cut, "repeat": repeat, "tree": change_tree}
"""Changes of YAML texts."""
TABLES: dict[str, Change] = {
    "cells": change_cells,
    "odd": put_odd,
    "cut": cut,
    "line": change_line,
    "token": change_token,
}
"""Changes of tables of cells."""
WEIGHTS = {"names": 4, "words": 4, "language": 2, "tree": 4, "cells": 4}
"""How often a change is made, where it is not once: those most that leave a text which can be read."""


def changed(chance: random.Random, text: str, others: Sequence[str], changes: dict[str, Change]) -> str:
    """One to three changes."""
    names = [name for name in changes for _ in range(WEIGHTS.get(name, 1))]
    for _ in range(chance.choice([1, 1, 1, 1, 2, 3])):
        text = changes[chance.choice(names)](chance, text, others)
    return text
