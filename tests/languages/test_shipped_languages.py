"""The shipped message files: complete, and of no effect on what is played, hashed and recorded."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rulewright import languages, loading
from rulewright.cli.main import run
from rulewright.game import Game
from rulewright.languages.message_checks import compare
from rulewright.languages.message_file import MessageFile, read_messages
from rulewright.languages.own_sentences import own_sentences
from rulewright.loading import Ruleset
from rulewright.ruleset_lookup import find
from rulewright.sentences import ENGLISH, Numbered
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

from .test_own_sentences import SINGLE

GAMES = ("gravediggers", "digging", "graverobbers", "gnadenlos")
TAGS = ("de", "fr", "it")


def ruleset(name: str) -> Ruleset:
    found = loading.load(find(name), Report())
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_four_games_are_told_in_all_languages(game: str) -> None:
    """Every text of the game and of its variants has a message that fits."""
    found = find(game)
    units = languages.all_units(found)
    assert units is not None and len(units) > 90
    for tag in TAGS:
        path, report = languages.message_path(found.path, tag), Report()
        messages = read_messages(Source(str(path), path.read_text(encoding="utf-8")), tag, report)
        compare(messages, units, report)
        assert [str(one) for one in report] == []


@pytest.mark.parametrize("tag", TAGS)
def test_our_own_sentences_are_all_there(tag: str) -> None:
    messages: MessageFile = own_sentences(tag)
    assert set(messages.entries) == set(ENGLISH)
    for key, entry in messages.entries.items():
        found = ENGLISH[key]
        text = f"{found.one} {found.many} {{{found.by}}}" if isinstance(found, Numbered) else found
        assert {name for name, _ in entry.variables} <= {
            *re.findall(r"\{(\w+)\}", text),
            "number",
            *SINGLE.get(key, ()),
        }, key


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_a_game_is_told(game: str) -> None:
    """No line of a log falls back to the words of the ruleset, for any eye."""
    rules = ruleset(game)
    machine = rules.machine()
    for tag in TAGS:
        languages.speak(machine, rules, languages.catalogue_of(rules, tag))
        played = Game.start(machine, 5)
        while not played.over and played.state.decisions < 150:
            decision = played.decision
            assert decision is not None
            legal = played.legal(decision.seat)
            played.choose(decision.seat, legal[played.state.decisions * 7 % len(legal)])
        for eye in (None, 0, 1):
            own, told = played.log(eye), played.shown.log(eye)
            assert len(own) == len(told) > 20
            assert [line for line in told if line in own or "Player" in line] == []


def test_records_do_not_know_the_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same choices, words, digests and fingerprint, whatever is shown."""
    records = []
    for name, more in (("a", []), ("b", ["--language", "de"])):
        assert run(["play", "gravediggers", "--seed", "3", "--record", str(tmp_path / name), *more]) == 0
        records.append(json.loads((tmp_path / name).read_text(encoding="utf-8")))
    assert records[0] == records[1]
    out = capsys.readouterr().out
    assert "\nSpieler 1" in out or "- Spieler 1 zieht das Plättchen" in out


def test_a_rulebook_in_another_language_is_of_the_same_rules(capsys: pytest.CaptureFixture[str]) -> None:
    books = {}
    for tag in ("en", "it"):
        assert run(["rulebook", "gravediggers:trinkets", "--examples", "0", "--language", tag]) == 0
        books[tag] = capsys.readouterr().out
    assert books["it"].startswith("# Becchini: Cianfrusaglie\n") and books["en"].startswith(
        "# Gravediggers: Trinkets\n"
    )
    rules = [re.findall(r"\*\*(?:Rules|Regole):\*\* (.*)", book) for book in books.values()]
    assert rules[0] == rules[1] != []


@pytest.mark.parametrize("command", [["play", "--seed", "1"], ["rulebook"], ["cards", "--format", "nandeck"]])
def test_a_language_that_is_not_there(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*command, "gravediggers", "--language", "fra"]) == 2
    assert (
        "there is no language `fra` for this ruleset; did you mean `fr`? (it has de, en, fr, it)"
        in capsys.readouterr().err
    )
    assert run([*command, "nim", "--language", "pt"]) == 2
    assert "(it has de, en, fr, it)" in capsys.readouterr().err


def test_a_ruleset_without_texts_is_shown_between_our_own_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    """What stays in its words is said once, beside the output; in English nothing is said."""
    assert run(["rulebook", "nim", "--examples", "0", "--language", "de"]) == 0
    told = capsys.readouterr()
    assert "## Aufbau" in told.out and "Take as many as you like from one heap." in told.out
    assert told.err.count("`nim` is told in its own words: it has no texts in `de`. ") == 1
    for name, language in (("nim", "en"), ("gravediggers", "de")):
        assert run(["rulebook", name, "--examples", "0", "--language", language]) == 0
        assert "has no texts" not in capsys.readouterr().err


def test_a_message_file_that_is_only_begun_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new", "my-game"]) == run(["translate", "my-game", "de"]) == 0
    capsys.readouterr()
    assert run(["rulebook", "my-game", "--examples", "0", "--language", "de"]) == 0
    assert "no text of `de.ftl` is done. Write them there, and take the lines `# todo` out." in capsys.readouterr().err


def test_a_narrower_tag_means_the_wider_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "gravediggers", "--format", "nandeck", "--language", "de-AT"]) == 0
    assert "Witwe" in capsys.readouterr().out
