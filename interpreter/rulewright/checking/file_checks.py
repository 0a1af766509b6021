"""The work itself: reading, typing and checking rulesets, variants, scenario files, files of targets, playthroughs and
message files. This is where heavy things are imported: those that few rulesets need, when there is a file of theirs.

In: targets of one ruleset, settings. Out: what is found, sorted by place, and the files that were read for it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright import loading, ruleset_lookup, scenarios
from rulewright.checkable_files import Target, game_of, tell_unread
from rulewright.frontend.analysis.configuration import Configuration, default_configuration, option_values, option_word
from rulewright.frontend.analysis.missing_texts import check_texts
from rulewright.frontend.analysis.possible_configurations import configurations, ends
from rulewright.frontend.typed import symbols as sym
from rulewright.loading import Ruleset
from rulewright.ruleset_lookup import FILE, Found
from rulewright.settings import Games, Settings
from rulewright.source.diagnostic import Diagnostic, Report
from rulewright.source.suggestions import did_you_mean
from rulewright.storage import noting

if TYPE_CHECKING:
    from rulewright.languages import TextUnit

Looked = tuple[tuple[Diagnostic, ...], tuple[Path, ...]]
_Shared = tuple[tuple[Diagnostic, ...], tuple[Path, ...] | None]
"""What is found, and the files of what was read once for several targets; None where nothing can be remembered."""


def _unread(target: Target) -> _Shared:
    """A file that nobody reads. Nothing is remembered: it was not read here either."""
    report = Report()
    tell_unread(target.file, report)
    return tuple(report), None


@dataclass
class Workshop:
    """What is known of one ruleset and its variants: read once, for itself and for its scenarios."""

    ruleset: Path
    shelf: scenarios.Shelf = field(default_factory=lambda: scenarios.Shelf(depth=scenarios.Depth.UNDERSTOOD))
    texts: dict[Found, tuple[TextUnit, ...] | None] = field(default_factory=dict)
    """What message files translate, found once for all languages."""
    text_files: dict[Found, tuple[Path, ...]] = field(default_factory=dict)
    """What was looked for to find it."""
    sentences: dict[Found, tuple[TextUnit, ...] | None] = field(default_factory=dict)
    """The same of rulebooks."""
    sentence_files: dict[Found, tuple[Path, ...]] = field(default_factory=dict)

    def looked(self, target: Target, settings: Settings, play: int) -> Looked:
        """Everything about one target. With what was found goes every file that was looked for, here or when something
        that is shared was read; none of them where it cannot be said what would mend it.
        """
        with noting() as noted:
            found, shared = self._looked(target, settings, play)
        return found, () if shared is None else tuple(dict.fromkeys([*noted, *shared]))

    def _looked(self, target: Target, settings: Settings, play: int) -> _Shared:
        if target.kind == "scenarios":
            return self._scenarios(target)
        if target.kind == "targets":
            return self._targets(target)
        if target.kind == "playthroughs":
            return self._playthrough(target)
        if target.kind == "messages":
            return self._messages(target)
        if target.kind == "unread":
            return _unread(target)
        return self._rules(target, settings, play)

    def _rules(self, target: Target, settings: Settings, play: int) -> _Shared:
        report = Report()
        with noting() as noted:
            ruleset = self._ruleset(target, report)
            if ruleset is not None:
                chosen = settings.game(ruleset.header.game)
                wanted = _Choice(chosen)
                _check_game(settings, ruleset.symbols, report)
                _check_choice(chosen, ruleset.symbols, report)
                loading.check_configurations(ruleset.symbols, report, wanted)
                if settings.texts:
                    check_texts(ruleset.survey, ruleset.tree.root, report)
                if play and not report.failed:
                    from rulewright.checking.random_play import play_games, schedule  # noqa: PLC0415 (loads a backend)

                    play_games(ruleset, schedule(*wanted.typical(ruleset.symbols), play), report)
        self.shelf.rulesets.setdefault(target.found, ruleset if not report.failed else None)
        self.shelf.files.setdefault(target.found, tuple(noted))
        return tuple(report), ()

    def _ruleset(self, target: Target, report: Report) -> Ruleset | None:
        if target.text is not None:
            return loading.load_text(target.text, report)
        return loading.load(target.found, report)

    def _scenarios(self, target: Target) -> _Shared:
        """A scenario file: its shape, and every name, type and setting in it. Whether it passes is for `rulewright
        test`.

        What is wrong with its ruleset is told too; then nothing is remembered, as nobody knows which files would mend
        it.
        """
        return self._understood(target, scenarios.attempt(scenarios.ScenarioFile(target.file), self.shelf))

    def _playthrough(self, target: Target) -> _Shared:
        """A playthrough: its head, and whether such a game can be played.
        Whether it goes as it is written is for `rulewright test`.
        """
        from rulewright.playthroughs import PlaythroughFile, Playthroughs  # noqa: PLC0415 (few rulesets have any)

        return self._understood(target, Playthroughs(self.shelf).understand(PlaythroughFile(target.file)))

    def _understood(self, target: Target, tried: scenarios.Tried) -> _Shared:
        ruleset = self.shelf.rulesets.get(tried.found) if tried.found is not None else None
        if ruleset is None:
            return tried.errors, None
        return tried.errors, (*_candidates(target.file), *self._files(ruleset))

    def _files(self, ruleset: Ruleset) -> tuple[Path, ...]:
        """What was looked for when a ruleset was read, and the tables that were read since."""
        return *self.shelf.files.get(ruleset.found, ()), *map(Path, ruleset.symbols.files)

    def _targets(self, target: Target) -> _Shared:
        """A file of targets: its shape, every name and bound in it, and whether it can be played.
        Whether targets are met is for `rulewright assess`.
        """
        from rulewright.lab.targets import read_targets  # noqa: PLC0415 (few rulesets have any)

        report = Report()
        sheet = read_targets(target.file, report)
        if sheet is None or sheet.made.ruleset is None:
            return tuple(report), None
        return tuple(report), (*_candidates(target.file), *self._files(sheet.made.ruleset))

    def _messages(self, target: Target) -> _Shared:
        """A message file: its messages against the texts of the ruleset and its variants."""
        from rulewright import languages  # noqa: PLC0415 (few rulesets have any)

        if languages.is_of_book(target.file):
            return self._book(target)
        report = Report()
        languages.check_messages(target.file, None, report, self._texts)
        base = languages.ruleset_of_messages(target.file)
        if base is None or self.texts.get(base) is None:
            return tuple(report), None
        return tuple(report), (base.path, *self.text_files[base])

    def _book(self, target: Target) -> _Shared:
        """The message file of a rulebook: its messages against the sentences of the book."""
        from rulewright import languages, rulebook  # noqa: PLC0415 (as above)

        report = Report()
        rulebook.check_book_messages(target.file, report, self._sentences)
        base = languages.ruleset_of_book(target.file)
        if base is None or self.sentences.get(base) is None:
            return tuple(report), None
        return tuple(report), (base.path, *self.sentence_files[base])

    def _sentences(self, base: Found) -> tuple[TextUnit, ...] | None:
        from rulewright import rulebook  # noqa: PLC0415 (as above)

        if base not in self.sentences:
            with noting() as files:
                self.sentences[base] = rulebook.sentences_of(base)
            self.sentence_files[base] = tuple(files)
        return self.sentences[base]

    def _texts(self, base: Found) -> tuple[TextUnit, ...] | None:
        from rulewright import languages  # noqa: PLC0415 (as above)

        if base not in self.texts:
            with noting() as files:
                self.texts[base] = languages.all_units(base)
            self.text_files[base] = tuple(files)
        return self.texts[base]


def _candidates(file: Path) -> list[Path]:
    """Where the ruleset of a scenario file may lie: a file that comes up in one of these places would be it."""
    game = game_of(file)
    folders = (file.parent, file.parent.parent, file.parent.parent.parent)
    return [folder / name for folder in folders for name in (FILE, f"{game}.yaml")]


def _check_game(settings: Settings, symbols: sym.Symbols, report: Report) -> None:
    """Tell what settings say of this game alone, if it is called otherwise there, or not for so many."""
    header = symbols.document.header
    meant = did_you_mean(header.game, settings.games)
    if header.game not in settings.games and meant.best and not _is_there(settings.folder, meant.best):
        message = f"settings speak of a game `{meant.best}`, and this one is called `{header.game}`"
        report.error("RW903", message, header.span, "give both one name")
    own = settings.games.get(header.game, Games())
    odd = [count for count in own.players if not header.low <= count <= header.high]
    if odd:
        many = f"the game is for {header.low} to {header.high}"
        report.error("RW903", f"settings speak of {odd[0]} players, and {many}", header.span, "change the settings")


def _is_there(folder: Path, game: str) -> bool:
    """Whether a ruleset below a folder is called so."""
    try:
        found = ruleset_lookup.find_all(str(folder))
    except ruleset_lookup.NotFound:
        return False
    return any(game in (one.path.stem, one.path.parent.name) for one in found)


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
