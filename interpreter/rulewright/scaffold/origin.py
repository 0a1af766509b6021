"""A game that a new repository begins with: a copy of one that is there, under a name and a title of its own.

In: the name of a ruleset, or of a kind of game (`rulesets/kinds.csv` names a shipped ruleset for each). Out: its files
with their new texts: rules, variants, scenarios, playthroughs, the CSV files that the rules name, and message files if
they are wanted. Raises
`OriginRefused` for what is no kind, and for rules that are wrong or name files elsewhere.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from rulewright import loading, ruleset_lookup
from rulewright.frontend.syntax.nodes import Mapping, Scalar
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.text_files import read_bytes, read_source
from rulewright.loading import Ruleset
from rulewright.resources import folder
from rulewright.ruleset_lookup import BESIDE, STDIN, Found
from rulewright.source.diagnostic import Report
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Source
from rulewright.storage import members, own_text, real_path

LANGUAGES = "languages"
BOOK = "book"
"""Below it: the sentences of rulebooks."""
TITLE = re.compile(r"^# text: [^\n]*\ntitle = [^\n]*\n", re.MULTILINE)
"""The message of a ruleset's title, with the text that it translates."""
PARTS = {"variants": "extends", "scenarios": "scenarios", "playthroughs": "playthrough"}
"""Folders beside the rules, and the key by which their files name the game."""
KINDS = "kinds.csv"
EDITOR_LINE = re.compile(r"\A# yaml-language-server:[^\n]*\n")
LICENCES = ("LICENSE*", "LICENCE*", "COPYING*", "NOTICE*")


class OriginRefused(Exception):
    """Why a game cannot be copied, and what to do."""


@dataclass(frozen=True, slots=True)
class GameKind:
    """A kind of game, the shipped ruleset that is an example of it, and what it is about."""

    name: str
    game: str
    about: str


def kinds() -> tuple[GameKind, ...]:
    """The kinds of game that a repository can begin with."""
    rows = csv.DictReader(own_text(folder("rulesets") / KINDS).splitlines())
    return tuple(GameKind(row["kind"], row["game"], row["about"]) for row in rows)


def origin_of_kind(name: str) -> Origin:
    """The game that is an example of a kind."""
    known = {kind.name: kind.game for kind in kinds()}
    if name not in known:
        hint = did_you_mean(name, known)
        raise OriginRefused(f"no kind of game is called `{name}`; {hint}")
    return Origin(ruleset_lookup.find_shipped(known[name]), is_shipped=True)


def origin(name: str) -> Origin:
    """The game that a name means."""
    found = ruleset_lookup.find(name)
    if found.path == STDIN:
        raise OriginRefused("rules from standard input have no folder to be copied; name the folder")
    if found.variants:
        if found.own is not None:
            base = found.path.parent.name
            raise OriginRefused(
                f"a variant alone is no game; write `--from {base}`, then move `{name}` into its folder `variants`"
            )
        plain = ruleset_lookup.split(name)[0]
        raise OriginRefused(
            f"a copy has all its variants; write `--from {plain}`, then play "
            f"the copy with `:{'+'.join(found.variants)}`"
        )
    return Origin(found, is_shipped=found.path in ruleset_lookup.shipped().values())


@dataclass(frozen=True)
class Origin:
    """A ruleset to be copied."""

    found: Found
    is_shipped: bool
    with_languages: bool = False
    """Whether its message files are copied. A change of the rules asks for new words in each of them."""

    @cached_property
    def ruleset(self) -> Ruleset:
        report = Report()
        ruleset = loading.load(self.found, report)
        if ruleset is None:
            raise OriginRefused(
                f"the rules in `{self.found.path}` have mistakes; see `rulewright check {self.found.path}`"
            )
        return ruleset

    @property
    def variants(self) -> tuple[str, ...]:
        return tuple(ruleset_lookup.variants_of(self.found.path))

    def files(self, game: str, title: str, shown: str) -> Iterator[tuple[str, bytes]]:
        """Every file of the copy: its name, and what it holds.
        `title` is written as YAML has it, `shown` as people read it.
        """
        path, old = self.found.path, self.ruleset.header.game
        yield path.name, _renamed(path, {"game": game, "title": title}).encode()
        for part, key in PARTS.items():
            for file in members(path.parent / part, "*.yaml", "*.txt"):
                yield f"{part}/{file.name}", _extending(file, key, old, game).encode()
        if self.with_languages:
            yield from self._messages(shown)
        for name in sorted(self._sheets()):
            yield name, read_bytes(path.parent / name, path)
        for file in members(path.parent, *LICENCES):
            yield file.name, read_bytes(file)

    def _messages(self, shown: str) -> Iterator[tuple[str, bytes]]:
        folder = self.found.path.parent / LANGUAGES
        for file in members(folder, f"*{BESIDE[LANGUAGES]}"):
            yield f"{LANGUAGES}/{file.name}", _titled(file, shown).encode()
        for file in members(folder / BOOK, f"*{BESIDE[LANGUAGES]}"):
            yield f"{LANGUAGES}/{BOOK}/{file.name}", read_bytes(file)

    def _sheets(self) -> set[str]:
        """The CSV files that the rules name, and those that lie beside rules and variants, from their folder."""
        home = self.found.path.parent
        named = [cls.csv for cls in self.ruleset.symbols.document.components if cls.csv is not None]
        found = [Path(one.span.source.name).parent / one.text for one in named]
        found += [*members(home, "*.csv"), *members(home / "variants", "*.csv")]
        outside = [path for path in found if not real_path(path).is_relative_to(real_path(home))]
        if outside:
            raise OriginRefused(
                f"the rules name `{outside[0]}`, which lies outside of their folder; copy it there first"
            )
        return {real_path(path).relative_to(real_path(home)).as_posix() for path in found}


def _titled(messages: Path, title: str) -> str:
    """A message file of the copy: its title is the same in all languages, until somebody translates it."""
    said = title.translate({ord(sign): f'{{"{sign}"}}' for sign in "{}"})
    said = f'{{"{said[0]}"}}{said[1:]}' if said[:1] in ("[", ".", "*") else said
    return TITLE.sub(lambda _: f"# text: {title}\ntitle = {said}\n", _source(messages).text)


def _source(path: Path) -> Source:
    source = read_source(path, Report())
    if source is None:
        raise OriginRefused(f"`{path}` cannot be read; see `rulewright check {path.parent}`")
    return source


def _renamed(path: Path, values: dict[str, str]) -> str:
    """A file of YAML with other values at its top, everything else as it was;
    a line for editors names a place that the copy does not have.
    """
    source = _source(path)
    root = read_node(source, Report())
    entries = root.entries if isinstance(root, Mapping) else ()
    text = source.text
    for entry in reversed(entries):
        if entry.name in values and isinstance(entry.value, Scalar):
            span = entry.value.span
            text = text[: span.start] + values[entry.name] + text[span.end :]
    return EDITOR_LINE.sub("", text)


def _extending(path: Path, key: str, old: str, new: str) -> str:
    """A file that names the game, naming the new one."""
    form = re.compile(rf"^({key}: *)([\"']?){re.escape(old)}(?=[:\s\"']|$)", re.MULTILINE)
    return EDITOR_LINE.sub("", form.sub(rf"\1\2{new}", _source(path).text, count=1))
