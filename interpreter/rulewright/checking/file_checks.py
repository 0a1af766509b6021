"""The work itself: reading, typing and checking rulesets, variants, scenario files, files of targets and message files.
This is where heavy things are imported.

In: targets of one ruleset, settings. Out: what is found, sorted by place, and the files that were read for it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from rulewright import languages, loading, scenarios
from rulewright.checking.random_play import play_games, schedule
from rulewright.checking.targets import Target, game_of
from rulewright.checking.unread_files import tell_unread
from rulewright.frontend.analysis.constants import (
    Configuration,
    configurations,
    default_configuration,
    ends,
    option_values,
    option_word,
)
from rulewright.frontend.analysis.missing_texts import check_texts
from rulewright.frontend.typed import symbols as sym
from rulewright.lab.targets import read_targets
from rulewright.loading import Ruleset
from rulewright.ruleset_lookup import FILE, Found, variants_of
from rulewright.settings import Games, Settings
from rulewright.source.diagnostic import Diagnostic, Report
from rulewright.source.suggestions import did_you_mean

Looked = tuple[tuple[Diagnostic, ...], tuple[Path, ...]]


def _unread(target: Target) -> Looked:
    """A file that nobody reads. Nothing is remembered: it was not read here either."""
    report = Report()
    tell_unread(target.file, report)
    return tuple(report), ()


@dataclass
class Workshop:
    """What is known of one ruleset and its variants: read once, for itself and for its scenarios."""

    ruleset: Path
    shelf: scenarios.Shelf = field(default_factory=lambda: scenarios.Shelf(depth=scenarios.Depth.UNDERSTOOD))
    texts: dict[Found, tuple[languages.TextUnit, ...] | None] = field(default_factory=dict)
    """What message files translate, found once for all languages."""

    def looked(self, target: Target, settings: Settings, play: int) -> Looked:
        """Everything about one target."""
        if target.kind == "scenarios":
            return self._scenarios(target)
        if target.kind == "targets":
            return self._targets(target)
        if target.kind == "messages":
            return self._messages(target)
        if target.kind == "unread":
            return _unread(target)
        return self._rules(target, settings, play)

    def _rules(self, target: Target, settings: Settings, play: int) -> Looked:
        report = Report()
        ruleset = self._ruleset(target, report)
        files: list[Path] = (
            [] if target.text is not None else [target.found.path, *self._variant_files(target, ruleset)]
        )
        if ruleset is not None:
            chosen = settings.game(ruleset.header.game)
            wanted = _Choice(chosen)
            _check_choice(chosen, ruleset.symbols, report)
            loading.check_configurations(ruleset.symbols, report, wanted)
            files += [Path(name) for name in ruleset.symbols.files]
            if settings.texts:
                check_texts(ruleset.survey, ruleset.tree.root, report)
            if play and not report.failed:
                play_games(ruleset, schedule(*wanted.typical(ruleset.symbols), play), report)
        self.shelf.rulesets.setdefault(target.found, ruleset if not report.failed else None)
        return tuple(report), tuple(dict.fromkeys(files))

    def _ruleset(self, target: Target, report: Report) -> Ruleset | None:
        if target.text is not None:
            return loading.load_text(target.text, report)
        return loading.load(target.found, report)

    def _variant_files(self, target: Target, ruleset: Ruleset | None) -> list[Path]:
        """The variants that were read: those that are named, and what they extend."""
        if ruleset is not None:
            return [Path(variant.source.name) for variant in ruleset.variants]
        return list(target.found.known.values()) if target.kind == "variant" else []

    def _scenarios(self, target: Target) -> Looked:
        """A scenario file: its shape, and every name, type and setting in it. Whether it passes is for `rulewright
        test`.

        What is wrong with its ruleset is told too; then nothing is remembered, as nobody knows which files would mend
        it.
        """
        tried = scenarios.attempt(scenarios.ScenarioFile(target.file), self.shelf)
        ruleset = self.shelf.rulesets.get(tried.found) if tried.found is not None else None
        if ruleset is None:
            return tried.errors, ()
        variants = [Path(variant.source.name) for variant in ruleset.variants]
        read = [
            target.file,
            *_candidates(target.file),
            ruleset.found.path,
            *variants,
            *map(Path, ruleset.symbols.files),
        ]
        return tried.errors, tuple(dict.fromkeys(read))

    def _targets(self, target: Target) -> Looked:
        """A file of targets: its shape, every name and bound in it, and whether it can be played.
        Whether targets are met is for `rulewright assess`.
        """
        report = Report()
        sheet = read_targets(target.file, report)
        if sheet is None or sheet.made.ruleset is None:
            return tuple(report), ()
        ruleset = sheet.made.ruleset
        variants = [Path(variant.source.name) for variant in ruleset.variants]
        read = [
            target.file,
            *_candidates(target.file),
            ruleset.found.path,
            *variants,
            *map(Path, ruleset.symbols.files),
        ]
        return tuple(report), tuple(dict.fromkeys(read))

    def _messages(self, target: Target) -> Looked:
        """A message file: its messages against the texts of the ruleset and its variants."""
        report = Report()
        languages.check_messages(target.file, None, report, self._texts)
        base = languages.ruleset_of_messages(target.file)
        ruleset = self._base(base) if base is not None else None
        if base is None or ruleset is None:
            return tuple(report), ()
        read = [target.file, base.path, *variants_of(base.path).values(), *map(Path, ruleset.symbols.files)]
        return tuple(report), tuple(dict.fromkeys(read))

    def _base(self, base: Found) -> Ruleset | None:
        """The ruleset of a message file; it was read already where it was to be checked itself."""
        if base not in self.shelf.rulesets:
            self.shelf.rulesets[base] = loading.load(base, Report())
        return self.shelf.rulesets[base]

    def _texts(self, base: Found) -> tuple[languages.TextUnit, ...] | None:
        if base not in self.texts:
            self.texts[base] = languages.all_units(base)
        return self.texts[base]


def _candidates(file: Path) -> list[Path]:
    """Where the ruleset of a scenario file may lie: a file that comes up in one of these places would be it."""
    game = game_of(file)
    folders = (file.parent, file.parent.parent, file.parent.parent.parent)
    return [folder / name for folder in folders for name in (FILE, f"{game}.yaml")]


def _check_choice(games: Games, symbols: sym.Symbols, report: Report) -> None:
    """Tell options and values in the settings that the game does not have."""
    for name, words in games.options:
        option = symbols.options.get(name)
        allowed = [option_word(option, value) for value in option_values(option)] if option is not None else []
        place = symbols.document.header.span
        if option is None:
            report.error(
                "RW903",
                f"settings speak of an option `{name}`, and there is none",
                place,
                did_you_mean(name, symbols.options),
            )
        for word in words:
            if option is not None and word not in allowed:
                report.error(
                    "RW903",
                    f"settings speak of `{word}`, which is no value of `{name}`",
                    place,
                    did_you_mean(word, allowed),
                )


class _Choice:
    """Which configurations settings ask for."""

    def __init__(self, games: Games) -> None:
        self.games = games

    def __call__(self, symbols: sym.Symbols, configuration: Configuration) -> bool:
        header = symbols.document.header
        counts = [count for count in self.games.players if header.low <= count <= header.high]
        if counts and configuration.players not in counts:
            return False
        usual = default_configuration(symbols, configuration.players).options
        for name, words in self.games.options:
            option = symbols.options.get(name)
            if (
                option is not None
                and option_word(option, configuration.options[name]) not in words
                and configuration.options != usual
            ):
                return False
        return True

    def typical(self, symbols: sym.Symbols) -> tuple[list[Configuration], list[Configuration]]:
        """The configurations in which games are played: the defaults with each number of players,
        and with the usual one each option value.
        """
        found = [configuration for configuration in configurations(symbols) if self(symbols, configuration)]
        usual = [one for one in found if one == default_configuration(symbols, one.players)]
        counts = {one.players for one in found}
        favourite = symbols.document.header.usual if symbols.document.header.usual in counts else max(counts, default=0)
        return usual, [
            one for one in found if one.players == favourite and one not in usual and is_typical_value(symbols, one)
        ]


def is_typical_value(symbols: sym.Symbols, configuration: Configuration) -> bool:
    """Whether a range's value is one at its ends."""
    usual = default_configuration(symbols, configuration.players).options
    odd = [symbols.options[name] for name, value in configuration.options.items() if value != usual[name]]
    return all(option.words or configuration.options[option.name] in ends(option) for option in odd)
