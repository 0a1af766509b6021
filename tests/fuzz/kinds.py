"""The kinds of input that strangers send: how one is made from a seed, and how it is examined.

An examination gives a verdict: `accepted`, or `refused` (with a reason at a place). It raises where the program is at
fault: an exception of its own, a finding without a place, a difference between the backends, something created or lost.
Files that must exist lie in a folder that is handed over.
"""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from conformance import both, sanitized
from conformance.cases import AS_USED, QUICK
from properties.metering import Meter
from rulewright import loading
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.frontend.analysis.possible_configurations import configurations
from rulewright.frontend.syntax import json_text
from rulewright.frontend.variants.files import read_variant
from rulewright.game import Game
from rulewright.game.conservation import violations
from rulewright.game.record import BadRecord, Differs, Record, check_head, record_from, replay
from rulewright.game.saved_game import load, save
from rulewright.lowering import lower
from rulewright.ruleset_lookup import find
from rulewright.scenarios.scenario_files import ScenarioFile
from rulewright.scenarios.scenario_run import Depth, Shelf, attempt
from rulewright.settings.settings_parser import read as read_settings
from rulewright.source.diagnostic import Findings, Report
from rulewright.source.render import FORMATS, render
from rulewright.source.text import Source

from . import messages, own_files
from .changes import TABLES, TEXTS, changed

ROOT = Path(__file__).parents[2]
SCENARIOS = "rulesets/classics/*/scenarios/*.yaml"
SMALL = 3_500
"""Most changed rulesets are no longer than this, in characters: more of them can be tried."""
STEPS = 40
"""So many choices of an accepted ruleset are made on the reference."""

ACCEPTED, REFUSED = "accepted", "refused"


@dataclass(frozen=True)
class Play:
    """How often an accepted ruleset is also built and played on both backends, and
    under sanitizers: one of so many (0: never).
    """

    native: int = 0
    sanitizers: int = 0


@dataclass(frozen=True)
class Kind:
    """A kind of input. `seconds`: what an examination may take at most."""

    make: Callable[[random.Random], str]
    examine: Callable[[str, random.Random, Path, Play], str]
    seconds: int


# ---- what is changed -------------------------------------------------------------------------------------------------


@cache
def texts(pattern: str) -> tuple[tuple[Path, str], ...]:
    """The files of the repository that a pattern means."""
    found = tuple((path, path.read_text(encoding="utf-8")) for path in sorted(ROOT.glob(pattern)))
    assert found, pattern
    return found


@cache
def rulesets() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Rulesets that need no other file: small ones, and all."""
    every = [*texts("rulesets/**/ruleset.yaml"), *texts("tests/**/*.yaml")]
    alone = [text for path, text in every if "\ngame:" in text and ".csv" not in text and "trials" not in path.parts]
    return tuple(text for text in alone if len(text) <= SMALL), tuple(alone)


def _ruleset(chance: random.Random) -> str:
    small, alone = rulesets()
    return changed(chance, chance.choice(small if chance.random() < 0.97 else alone), small, TEXTS)


DATA = """\
rulewright: 1
game: sheet
title: Sheet
about: Cards come from a table.
players: 2
limit: 200 decisions
components:
  card:
    traits: {cost: 0..9, suit: [red, blue]}
    from: cards.csv
    kinds:
      knight: {called: "knight {suit} {cost}"}
      baron: {called: "baron {suit} {cost}"}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  heap: {holds: card, seen_by: everyone}
actions:
  drop: {pick: card in me.hand, do: move card to heap, says: "{me} drops {card}"}
phases:
  game:
    deal: |
      shuffle deck
      for each player clockwise from player 1: draw up to 3 from deck to player.hand
    turns_of_all:
      turns: player me clockwise from player 1
      steps:
        act: {must: drop, if_none: skip}
      until: none(hand)
score: {of: player, points: sum(card.cost for card in heap where card is red), rank: highest points then shared}
"""
"""A ruleset whose cards lie in a CSV file."""
SHEETS = [
    "kind,cost,suit,count\nknight,1,red,2\nknight,2,blue,1\nbaron,5,red,3\n",
    "kind;cost;suit;count\nknight;1;red;2\nbaron;5;blue;1\n",
    'kind,suit,"cost",count\n"knight","red","3","2"\nbaron,blue,0,4\n',
]
VARIANT = """\
variant: variant
extends: kuhn
title: More chips
about: Everybody has more, and bets more.
change:
  money.chip.stack.start: 4
  actions.bet.do: pay 2 from me.stack to pot
  limit: 9 decisions
add:
  numbers.stake: 2
remove: [about]
"""


def _data(chance: random.Random) -> str:
    return changed(chance, chance.choice(SHEETS), SHEETS, TABLES)


def _variant(chance: random.Random) -> str:
    return changed(chance, VARIANT, rulesets()[0], TEXTS)


def _from_files(pattern: str) -> Callable[[random.Random], str]:
    def make(chance: random.Random) -> str:
        found = [text for _, text in texts(pattern)]
        return changed(chance, chance.choice(found), found[:20], TEXTS)

    return make


SETTINGS = [
    (
        'select = ["RW1", "RW7"]\nignore = ["RW716"]\nstrict = true\n\n[severity]\nRW701 = "error"\n\n'
        '[per-file-ignores]\n"old/*.yaml" = ["RW7"]\n'
    ),
    '[games.sample]\nplayers = [2, 4]\n\n[games.sample.options]\nraid = ["hard"]\n',
    "",
]


def _settings(chance: random.Random) -> str:
    return changed(chance, chance.choice(SETTINGS), SETTINGS, TEXTS)


# ---- records and saves -----------------------------------------------------------------------------------------------


@cache
def _recorded() -> tuple[Machine, tuple[str, ...], tuple[str, ...]]:
    """A small game's machine, and records and saves of it as JSON."""
    ruleset = loading.load(find("classics/leduc"), Report())
    assert ruleset is not None
    machine = ruleset.machine()
    records, saves = [], []
    for seed in range(12):
        game, chance, record = Game.start(machine, seed), random.Random(seed), Record.of(machine.program, seed)
        while not game.over:
            seat = min(game.state.pending)
            action = chance.choice(game.legal(seat))
            record.add(game, seat, action)
            game.choose(seat, action)
            saves.append(json.dumps(save(game, record)))
        record.close(game)
        records.append(json.dumps(record.to_json()))
    return machine, tuple(records), tuple(saves)


def _json(chance: random.Random, text: str) -> str:
    """A value somewhere in JSON exchanged, or the text changed."""
    if chance.random() < 0.3:
        return changed(chance, text, (), TABLES)
    data = json.loads(text)
    for _ in range(chance.choice([1, 1, 2])):
        _exchange(chance, data)
    return json.dumps(data)


def _exchange(chance: random.Random, data: Any) -> None:
    while isinstance(data, dict | list) and data:
        key = chance.choice(list(data) if isinstance(data, dict) else range(len(data)))
        if not isinstance(data[key], dict | list) or not data[key] or chance.random() < 0.2:
            odd: list[Any] = [
                None,
                -1,
                0,
                1,
                10**30,
                1.5,
                "",
                "x" * 50,
                [],
                {},
                [[]],
                True,
                "\u2028",
                data[key],
                [data[key]] * 3,
            ]
            if chance.random() < 0.15:
                del data[key]
            else:
                data[key] = chance.choice(odd)
            return
        data = data[key]


def _record(chance: random.Random) -> str:
    return _json(chance, chance.choice(_recorded()[1]))


def _save(chance: random.Random) -> str:
    return _json(chance, chance.choice(_recorded()[2]))


# ---- examinations ----------------------------------------------------------------------------------------------------


def _told(report: Report, source: Source) -> str:
    """Every finding has words and a place in its text, in every format."""
    for finding in report:
        assert finding.message, "a finding without words"
        assert 0 <= finding.span.start <= len(finding.span.source.text), f"{finding.code} lies outside of its text"
    if report.found:
        for form in FORMATS:
            assert render(Findings.of(report, [source.name]), form), form
    return REFUSED if report.failed else ACCEPTED


def _check_ruleset(text: str, chance: random.Random, folder: Path, play: Play) -> str:
    source, report = Source(str(folder / "ruleset.yaml"), text), Report()
    loading.check_text(source, report)
    verdict = _told(report, source)
    if verdict == ACCEPTED:
        _play(source, chance, play)
    return verdict


def _play(source: Source, chance: random.Random, play: Play) -> None:
    """Some choices of one configuration, everything counted at every stop, and the work against its estimate; of some
    rulesets on both backends and under sanitizers."""
    symbols = loading.read_text(source, Report())
    assert symbols is not None
    program = lower(symbols, chance.choice(list(configurations(symbols))), Report())
    assert program is not None, "what check accepts cannot be lowered"
    meter = Meter(program)
    machine = meter.machine
    try:
        game = Game.start(machine, chance.randrange(1000), heard=True)
        for _ in range(STEPS):
            assert not violations(machine, game.state), violations(machine, game.state)[0]
            if not game.state.pending:
                break
            seat = chance.choice(sorted(game.state.pending))
            game.choose(seat, chance.choice(game.legal(seat)))
    except Fault:
        pass  # a promise of the ruleset was wrong: its author's fault, and told
    if play.native and chance.randrange(play.native) == 0:
        _play_both(machine, chance)
    if play.sanitizers and chance.randrange(play.sanitizers) == 0 and sanitized.available():
        with tempfile.TemporaryDirectory() as folder:
            sanitized.run(sanitized.build(machine, Path(folder)), 3)


def _play_both(machine: Machine, chance: random.Random) -> None:
    try:
        native = NativeMachine(machine, chance.choice([QUICK, AS_USED]))
    except Unavailable:
        return  # too large to be printed, or nothing to build with: then the reference plays
    both.play(machine, native, chance.randrange(1000))


def _check_data(text: str, chance: random.Random, folder: Path, play: Play) -> str:
    (folder / "cards.csv").write_text(text, encoding="utf-8", newline="")
    return _check_ruleset(DATA, chance, folder, play)


def _check_scenarios(text: str, _chance: random.Random, folder: Path, _play: Play) -> str:
    path = folder / "scenarios.yaml"
    path.write_text(text, encoding="utf-8", newline="")
    tried = attempt(ScenarioFile(path), Shelf(_shelf()))
    for finding in (*tried.errors, *(found for result in tried.results for found in result.diagnostics())):
        assert finding.message, "a finding without words"
        assert 0 <= finding.span.start <= len(finding.span.source.text), f"{finding.code} lies outside of its text"
    return REFUSED if tried.errors else ACCEPTED


@cache
def _shelf() -> dict[Any, Any]:
    """Rulesets, read once for all scenario files."""
    return {}


def _check_variant(text: str, _chance: random.Random, folder: Path, _play: Play) -> str:
    path, report = folder / "variant.yaml", Report()
    path.write_text(text, encoding="utf-8", newline="")
    variant = read_variant("variant", path, report)
    if variant is not None:
        base = find("classics/kuhn").path
        loading.check_text(Source(str(base), base.read_text(encoding="utf-8")), report, [variant])
    return _told(report, Source(str(path), text))


def _check_settings(text: str, _chance: random.Random, folder: Path, _play: Play) -> str:
    source, report = Source(str(folder / "rulewright.toml"), text), Report()
    read_settings(source, (), folder, report)
    return _told(report, source)


def _check_record(text: str, _chance: random.Random, _folder: Path, _play: Play) -> str:
    machine = _recorded()[0]
    try:
        replay(machine, record_from(_whole(text, "record")))
    except (BadRecord, Differs, json_text.BadJson, Fault):
        return REFUSED
    return ACCEPTED


def _check_save(text: str, chance: random.Random, _folder: Path, _play: Play) -> str:
    machine = _recorded()[0]
    try:
        data = _whole(text, "save")
        if chance.random() < 0.5:
            data = _signed(machine, data)
        game = load(machine, data)
        while not game.over:
            game.choose(min(game.state.pending), chance.choice(game.legal(min(game.state.pending))))
    except (BadRecord, Differs, json_text.BadJson, Fault):
        return REFUSED
    return ACCEPTED


def _check_messages(text: str, _chance: random.Random, folder: Path, _play: Play) -> str:
    return ACCEPTED if messages.examine(text, folder) > 1 else REFUSED


def _check_own(read: Callable[[Source, Report], None]) -> Callable[[str, random.Random, Path, Play], str]:
    """A file whose findings lie in it."""

    def check(text: str, _chance: random.Random, folder: Path, _play: Play) -> str:
        source, report = Source(str(folder / "de.ftl"), text), Report()
        read(source, report)
        return _told(report, source)

    return check


def _check_layout(text: str, _chance: random.Random, _folder: Path, _play: Play) -> str:
    return ACCEPTED if own_files.is_layout(text) else REFUSED


def _check_journal(text: str, _chance: random.Random, folder: Path, _play: Play) -> str:
    return ACCEPTED if own_files.is_journal(text, folder) else REFUSED


def _check_tables(text: str, _chance: random.Random, folder: Path, _play: Play) -> str:
    return ACCEPTED if own_files.is_database(text, folder) else REFUSED


def _whole(text: str, kind: str) -> dict[str, Any]:
    """What a file of ours holds, as the commands read it."""
    data: dict[str, Any] = json_text.parse(text)
    check_head(data, kind)
    json_text.check(data, "record", kind)
    return data


def _signed(machine: Machine, data: dict[str, Any]) -> dict[str, Any]:
    """A changed save with the digest of what it says now, as somebody would write who wants it to be believed."""
    try:
        load(machine, data)
    except BadRecord as problem:
        words = str(problem)
        if "gives " in words:
            return {**data, "digest": words.rpartition("gives ")[2]}
    return data


KINDS: dict[str, Kind] = {
    "ruleset": Kind(_ruleset, _check_ruleset, 30),
    "data": Kind(_data, _check_data, 10),
    "scenarios": Kind(_from_files(SCENARIOS), _check_scenarios, 30),
    "variant": Kind(_variant, _check_variant, 10),
    "settings": Kind(_settings, _check_settings, 5),
    "record": Kind(_record, _check_record, 5),
    "save": Kind(_save, _check_save, 5),
    "messages": Kind(messages.session, _check_messages, 30),
    "translation": Kind(own_files.translation, _check_own(own_files.read_translation), 10),
    "targets": Kind(own_files.targets, _check_own(own_files.read_target_sheet), 10),
    "layout": Kind(own_files.layout, _check_layout, 5),
    "journal": Kind(own_files.journal, _check_journal, 5),
    "tables": Kind(own_files.tables, _check_tables, 5),
}
"""Every kind of input by name."""


def warm(names: Collection[str]) -> None:
    """Reads once what examinations need (grammar, schemas, what is changed, the rulesets of scenarios):
    processes that are forked from here have it.
    """
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            examined(name, 0, Path(folder), Play())
    if "scenarios" in names:
        for path, _ in texts(SCENARIOS):
            attempt(ScenarioFile(path), Shelf(_shelf(), depth=Depth.UNDERSTOOD))


def made(kind: str, seed: int) -> str:
    """The input of a seed: always the same."""
    return KINDS[kind].make(random.Random(f"{kind} {seed}"))


def examined(kind: str, seed: int, folder: Path, play: Play, text: str | None = None) -> str:
    """The verdict on the input of a seed (or on another text of its kind)."""
    found = made(kind, seed) if text is None else text
    return KINDS[kind].examine(found, random.Random(f"play {kind} {seed}"), folder, play)
