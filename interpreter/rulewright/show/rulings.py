"""The rulings of a ruleset: every question that its sources leave open, how it is answered, and what else could be
said.

In: a ruleset and a configuration. Out: plain dataclasses; what is not said is empty.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.frontend.analysis.configuration import Configuration, option_values, option_word
from rulewright.frontend.syntax.nodes import Mapping, Scalar
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.variants.paths import SECTIONS, everywhere, top, written
from rulewright.loading import Ruleset


@dataclass(frozen=True, slots=True)
class Ruling:
    """An option. `default` is for the number of players of the configuration, `by_players` where it depends on that."""

    name: str
    about: str
    why: str
    source: str
    values: tuple[str, ...]
    default: str
    chosen: str
    by_players: dict[int, str]

    @property
    def alternatives(self) -> tuple[str, ...]:
        return tuple(value for value in self.values if value != self.chosen)


@dataclass(frozen=True, slots=True)
class Rulings:
    """All rulings; `assumed` data, and `sources` of rules by their path, that the ruleset names."""

    game: str
    title: str
    players: int
    rulings: tuple[Ruling, ...]
    assumed: dict[str, str]
    sources: dict[str, str]
    credits: str


def rulings_of(ruleset: Ruleset, configuration: Configuration) -> Rulings:
    """What a table would like to know before it plays."""
    document = ruleset.symbols.document
    return Rulings(
        game=ruleset.name,
        title=ruleset.header.title,
        players=configuration.players,
        rulings=tuple(_ruling(ruleset, option, configuration) for option in ruleset.symbols.options.values()),
        assumed={name: text for name, _, text in document.assumed},
        sources=_sources(ruleset),
        credits=ruleset.header.credits,
    )


def _ruling(ruleset: Ruleset, option: sym.Option, configuration: Configuration) -> Ruling:
    header, notes = ruleset.header, option.decl.notes
    defaults = {
        players: option_word(option, option.default.get(players, option.low))
        for players in range(header.low, header.high + 1)
    }
    return Ruling(
        name=option.name,
        about=notes.about,
        why=notes.why,
        source=notes.source,
        values=tuple(option_word(option, value) for value in option_values(option)),
        default=defaults[configuration.players],
        chosen=option_word(option, configuration.options[option.name]),
        by_players=defaults if len(set(defaults.values())) > 1 else {},
    )


def _sources(ruleset: Ruleset) -> dict[str, str]:
    """Every `source` of the YAML, by the path of what it is the source of; those of options stand with them."""
    root = ruleset.tree.root
    places = everywhere(top(root)) if isinstance(root, Mapping) else ()
    wanted = (
        place
        for place in places
        if place.location[-1] == "source" and place.location[0] in SECTIONS and place.location[0] != "options"
    )
    return {written(place.location[:-1]): place.node.text for place in wanted if isinstance(place.node, Scalar)}
