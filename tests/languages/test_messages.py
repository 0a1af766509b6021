"""Message files: what is said about them, at which place, and what of them is shown."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from rulewright import languages, loading
from rulewright.cards.printed_card import printed_cards
from rulewright.cli.main import run
from rulewright.frontend.analysis.configuration import Configuration
from rulewright.game import Game
from rulewright.languages.message_file import MOST_BRACES, MOST_CHARACTERS, MOST_LINES, MOST_MESSAGES, read_messages
from rulewright.loading import Ruleset
from rulewright.lsp.features.diagnostics import diagnose
from rulewright.lsp.project.workspace import Workspace
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

GAME = """\
rulewright: 1
game: sample
title: Sample
players: 2
limit: 20 decisions
components: {card: {kinds: {fox: 2, hen: 2}}}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  heap: {holds: card, order: row, seen_by: everyone}
money: {coin: {bank: {seen_by: everyone}, coins: {per: player, start: 9, seen_by: everyone}}}
actions:
  lay: {pick: card in me.hand, do: move card to heap, says: "{me} lays {card}"}
  pay: {pick: "amount in 0..3", do: pay amount from me.coins to bank, says: "{me} pays {amount} coins"}
phases:
  game:
    deal: |
      shuffle deck
      for each player: draw 2 from deck to player.hand
      say "two cards for each"
    rounds: {each: player me clockwise from player 1, steps: {one: {must: [lay, pay]}}}
score: {of: player, points: player.coins, rank: highest points then shared}
"""
FOX = "# text: fox\ncomponents-card-kinds-fox = Fuchs\n    .accusative = einen Fuchs\n"
HEN = "# text: hen\ncomponents-card-kinds-hen = Henne\n    .accusative = eine Henne\n"
CARD = "# text: card\ncomponents-card = Karte\n    .hidden = eine Karte\n    .hidden-accusative = eine Karte\n"
LAYS = "# text: {me} lays {card}\nactions-lay-says = { $me } legt { $card-accusative }\n"
PAYS = """\
# text: {me} pays {amount} coins
actions-pay-says = { $me } zahlt { $amount ->
    [0] nichts
    [one] eine Münze
   *[other] { $amount } Münzen
 }
"""


def written(folder: Path, messages: str = "", game: str = GAME) -> Ruleset:
    """The game in a folder, with messages in German."""
    (folder / "ruleset.yaml").write_text(game, encoding="utf-8")
    (folder / "languages").mkdir(exist_ok=True)
    (folder / "languages" / "de.ftl").write_text(messages, encoding="utf-8")
    ruleset = loading.load(Found(folder / "ruleset.yaml"), Report())
    assert ruleset is not None
    return ruleset


def told(folder: Path) -> list[str]:
    """What is said about the message file, but for texts that have no message yet."""
    report = Report()
    languages.check_messages(folder / "languages" / "de.ftl", None, report)
    return [
        f"{d.code} {d.span.position} {d.message} | {d.hint}"
        for d in report
        if "has no message" not in d.message and "have no message" not in d.message
    ]


CASES = {
    "actions-lay-sys = x\n": (
        "RW923 1:1 no text of the ruleset is called `actions-lay-sys` | did you mean `actions-lay-says`?"
    ),
    "# text: {me} lays {card}\nactions-lay-says = { $me } { $crad }\n": (
        "RW924 2:31 the text of `actions-lay-says` has no value `$crad` | did you mean `card`?"
    ),
    "# text: {me} lays {card}\nactions-lay-says = { $me }\n": (
        "RW925 2:1 `actions-lay-says` leaves out `$card`, which the text has | write `{ $card }` where it belongs"
    ),
    (
        "# text: {me} plays {card}\nactions-lay-says = { $me } { $card }\n"
    ): "RW922 2:1 `actions-lay-says` translates another text than the "
    "ruleset has now: `{me} plays {card}` | "
    "translate it anew, and write the comment `# text: {me} lays {card}` above it",
    "title = Probe\n": (
        "RW922 1:1 nobody knows which text `title` translates | write the comment `# text: Sample` above it, if it "
        "says that"
    ),
    "# text: Sample\n# todo\ntitle = Sample\n": (
        "RW921 3:1 `title` is not translated yet | write the words, and take the line `# todo` out"
    ),
    "# text: Sample\ntitle\n": (
        'RW920 2:6 this is no message: expected token: "=" | a message is written `name = words`; what goes on in '
        "the next line is indented"
    ),
    "# text: Sample\ntitle = { NUMBER(1) }\n": (
        "RW926 2:11 messages call no functions, and this calls `NUMBER` | write the value alone: `{ $number }`"
    ),
    "# text: Sample\ntitle = { actions-lay }\n": (
        "RW926 2:11 messages do not use other messages, and this uses `actions-lay` | make it a term: `-actions-lay`"
    ),
    "# text: Sample\ntitle = { 9999999999999999999999999999.9 }\n": (
        "RW926 2:11 a number in a message may have 15 digits | write it as words"
    ),
    '# text: Sample\ntitle = { "\\u001b[2J" }\n': (
        "RW926 2:11 a control character may not stand in a message | leave it out"
    ),
    "# text: Sample\ntitle = a\u202eb\n": "RW926 2:9 a control character may not stand in a message | leave it out",
    "# text: Sample\ntitle = { -none }\n": (
        "RW926 2:1 `title` cannot be filled in | does it use a term that is not there, or itself?"
    ),
    "-a = { -a }\n# text: Sample\ntitle = { -a }\n": (
        "RW926 3:1 `title` cannot be filled in | does it use a term that is not there, or itself?"
    ),
    "# text: Sample\ntitle = a\n# text: Sample\ntitle = b\n": "RW926 4:1 `title` stands here twice | keep one of them",
    FOX
    + LAYS
    + "# text: hen\ncomponents-card-kinds-hen = Henne\n": "RW927 5:36 no attribute `accusative` for `actions-lay-says` "
    "in: `components-card-kinds-hen` | "
    "write `    .accusative = ...` below each; without it, the name itself is shown",
    FOX
    + (
        "# text: hen\ncomponents-card-kinds-hen = FUCHS\n    .accusative = einen Fuchs\n"
    ): "RW930 5:1 `hen` and `fox` are both called `FUCHS` here | "
    "nobody could tell them apart: give them names that differ",
    (
        "# text: lay\nactions-lay = zahlen\n# text: pay\nactions-pay = zahlen\n"
    ): "RW930 4:1 `pay` and `lay` are both called `zahlen` here | "
    "nobody could tell them apart: give them names that differ",
    (
        "# text: {me} pays {amount} coins\nactions-pay-says = { $me } { $amount-dative }\n"
    ): "RW924 2:31 `$amount-dative` asks for an attribute, and values of this sort have none | write the value alone",
}


@pytest.mark.parametrize(("messages", "finding"), CASES.items(), ids=[finding[:10] for finding in CASES.values()])
def test_what_is_wrong_is_told_at_its_place(messages: str, finding: str, tmp_path: Path) -> None:
    written(tmp_path, messages)
    assert told(tmp_path) == [finding]


def test_missing_texts_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(tmp_path, "# text: Sample\ntitle = Probe\n")
    assert run(["check", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "RW921" in out and "texts have no message: `components-card`, " in out
    assert "1 ruleset and 1 message file" in out
    assert run(["check", str(tmp_path), "--strict"]) == 1


def test_a_file_that_is_named_after_no_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(tmp_path)
    (tmp_path / "languages" / "xq.ftl").write_text("", encoding="utf-8")
    assert run(["check", str(tmp_path / "languages" / "xq.ftl")]) == 1
    assert "`xq` is no language that is known" in capsys.readouterr().out


def test_an_editor_tells_it_as_it_is_written(tmp_path: Path) -> None:
    written(tmp_path)
    workspace, path = Workspace(), tmp_path / "languages" / "de.ftl"
    workspace.open(path, "# text: {me} lays {card}\nactions-lay-says = { $me } { $crad }\n")
    assert [one.code for one in diagnose(workspace, path)[path]] == ["RW924"]


# ---- hostile files ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "title = " + "{" * 5000,
        "title = " + "{ { " * 3000 + '"x"' + " } }" * 3000,
        "title = " + "x" * (MOST_CHARACTERS + 1),
        "".join(f"-t{n} = {{ -t{n + 1} }}{{ -t{n + 1} }}\n" for n in range(60))
        + '-t60 = { "" }\n# text: Sample\ntitle = { -t0 }\n',
        "".join(f"-t{n} = {{ -t{n + 1} }}\n" for n in range(3000)) + "-t3000 = x\n# text: Sample\ntitle = { -t0 }\n",
        "\n".join(f"m{n} = x" for n in range(6000)),
        "title = \x00\x1b[2J\n\xff",
        "title = " + "{ $a } " * (MOST_BRACES + 1),
        "title = x\n" + " x\n" * MOST_LINES,
        "x\n" * (MOST_MESSAGES + 1),
    ],
    ids=["braces", "nested", "large", "exponential", "deep", "many", "binary", "values", "lines", "no messages"],
)
def test_hostile_files_are_refused_in_little_time(text: str, tmp_path: Path) -> None:
    """Bounded work is measured by what the library is asked to do; the clock only catches what has no bound."""
    written(tmp_path, text)
    begun = time.monotonic()
    assert next(line[:5] for line in told(tmp_path)) in ("RW920", "RW923", "RW926")
    assert time.monotonic() - begun < 60


# ---- what is shown ---------------------------------------------------------------------------------------------------


def shown(ruleset: Ruleset, language: str = "de") -> Game:
    machine = ruleset.machine()
    languages.speak(machine, ruleset, languages.catalogue_of(ruleset, language))
    return Game.start(machine, 1)


def test_lines_attributes_and_plurals(tmp_path: Path) -> None:
    game = shown(written(tmp_path, FOX + HEN + CARD + LAYS + PAYS))
    words = {game.words(0, action): action for action in game.legal(0)}
    game.choose(0, words["pay 1"])
    game.choose(1, next(action for action in game.legal(1) if game.words(1, action).startswith("lay ")))
    assert game.shown.log(0)[1] == "Spieler 1 zahlt eine Münze"
    assert game.shown.log(0)[2] in ("Spieler 2 legt einen Fuchs", "Spieler 2 legt eine Henne")
    assert game.log(0)[1] == "Player 1 pays 1 coins"
    assert game.shown.log(0)[0] == game.log(0)[0] == "two cards for each"


@pytest.mark.parametrize("line", ["# todo\n", "# todo: look at it\n"])
def test_what_is_not_done_or_says_another_text_is_not_shown(line: str, tmp_path: Path) -> None:
    """A translation of an older text may say the opposite: the ruleset's own words are shown."""
    game = shown(written(tmp_path, PAYS.replace("# text", line + "# text"), GAME))
    assert game.shown.log(0) == game.log(0)
    (tmp_path / "ruleset.yaml").unlink()
    changed = GAME.replace("pays {amount} coins", "gives away {amount} coins")
    game = shown(written(tmp_path, PAYS, changed))
    game.choose(0, game.legal(0)[-1])
    assert game.shown.log(0)[1] == "Player 1 gives away 3 coins"


COUNTS = {
    0: "wiele",
    1: "jedna",
    2: "kilka",
    4: "kilka",
    5: "wiele",
    11: "wiele",
    21: "wiele",
    22: "kilka",
    101: "wiele",
}


def test_plural_forms_are_those_of_the_language() -> None:
    text = "m = { $n ->\n    [one] jedna\n    [few] kilka\n    [many] wiele\n   *[other] inne\n }\n"
    messages = read_messages(Source("pl.ftl", text), "pl", Report())
    assert {count: messages.words("m", "", {"n": count}) for count in COUNTS} == COUNTS


def test_no_direction_marks_are_put_around_values() -> None:
    words = read_messages(Source("ar.ftl", "m = { $who } x\n"), "ar", Report()).words("m", "", {"who": "Ann"})
    assert words == "Ann x"


def test_a_message_learns_nothing_that_a_seat_may_not_know(tmp_path: Path) -> None:
    """Of a hidden value a message is given neither words, key nor attributes."""
    spy = "# text: {me} keeps {card}\nactions-lay-says = { $me } { $card-key } { $card-accusative } { $card }\n"
    secret = GAME.replace("lays {card}", "keeps {card}").replace("to heap", "to heap face down")
    secret = secret.replace("order: row, seen_by: everyone", "order: row, seen_by: face")
    game = shown(written(tmp_path, FOX + HEN + CARD + spy, secret))
    action = next(action for action in game.legal(0) if game.words(0, action).startswith("lay "))
    game.choose(0, action)
    assert game.shown.log(1)[-1] == "Spieler 1 hidden eine Karte eine Karte"
    assert game.shown.log(0)[-1] in ("Spieler 1 fox einen Fuchs Fuchs", "Spieler 1 hen eine Henne Henne")
    assert game.shown.log(None)[-1] == game.shown.log(1)[-1]


def test_texts_are_found_once_for_all_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What message files translate takes as long to find as all variants take to read."""
    written(tmp_path)
    (tmp_path / "languages" / "fr.ftl").write_text("", encoding="utf-8")
    asked: list[Found] = []
    found = languages.all_units

    def counted(base: Found) -> tuple[languages.TextUnit, ...] | None:
        asked.append(base)
        return found(base)

    monkeypatch.setattr(languages, "all_units", counted)
    run(["check", str(tmp_path), "--no-cache", "--jobs", "1"])
    assert len(asked) == 1


def test_what_rows_of_a_file_say_is_translated(tmp_path: Path) -> None:
    """`about` of a row, once for each wording; the rules do not change."""
    rows = 'kind,about,count\nfox,"It is ""sly"", they say",1\nfox,,1\nhen,It lays eggs,1\nhen,It lays eggs,1\n'
    (tmp_path / "cards.csv").write_text(rows, encoding="utf-8")
    game = GAME.replace("{card: {kinds: {fox: 2, hen: 2}}}", "{card: {kinds: {fox: {}, hen: {}}, from: cards.csv}}")
    said = (
        '# text: It is "sly", they say\ncomponents-card-rows-2-about = Man nennt ihn „schlau“, sagt man\n'
        '# text: It lays eggs\ncomponents-card-rows-4-about = Legt Eier, "viele"\n'
    )
    ruleset = written(tmp_path, said, game)
    sources = {unit.id: unit.source for unit in languages.units_of(ruleset) if unit.id.endswith("-about")}
    assert sources == {
        "components-card-rows-2-about": 'It is "sly", they say',
        "components-card-rows-4-about": "It lays eggs",
    }
    spoken = languages.translated(ruleset, languages.catalogue_of(ruleset, "de"))
    cards = printed_cards(spoken.machine(2).program, spoken.symbols, Configuration(2, {}))[0][0].cards
    assert [(card.about, card.copies) for card in cards] == [
        ("Man nennt ihn „schlau“, sagt man", 1),
        ("", 1),
        ('Legt Eier, "viele"', 2),
    ]
    assert spoken.machine(2).program.fingerprint == ruleset.machine(2).program.fingerprint
