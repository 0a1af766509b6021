"""Rulebooks in another language: sentences are translated whole, and shown only while the rules say exactly that."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import pytest

from rulewright import languages, loading, rulebook
from rulewright.cli.main import run
from rulewright.languages.message_file import read_messages
from rulewright.languages.text_unit import flat
from rulewright.loading import Ruleset
from rulewright.rulebook.book_messages import book_path, book_source
from rulewright.rulebook.markup import emphasis, link, place, strong, unmarked
from rulewright.rulebook.noted_marks import marked_as, noted
from rulewright.rulebook.translated_book import book_in, book_units, texts_of
from rulewright.ruleset_lookup import find, variants_of
from rulewright.source.diagnostic import Report
from tiers import either

GAME = """\
rulewright: 1
game: pebbles
title: Pebbles
about: Take pebbles.
players: 2
limit: 20 decisions
state:
  left: {is: 0..9, start: 9}
  taker: {is: player, start: player 1}
actions:
  take:
    pick: n in 1..2
    where: n <= left
    do: |
      subtract n from left
      set taker to me
phases:
  game:
    play:
      turns: player me clockwise from player 1
      steps: {must: take, if_none: never}
      until: left = 0
score: {of: player, points: 1 if player = taker else 0, rank: highest points then shared}
"""
TAKE = "Wähle eine Zahl *n* von 1 bis 2."


def opened(name: str) -> Ruleset:
    found = loading.load(find(name), Report())
    assert found is not None
    return found


def german(path: Path) -> str:
    ruleset = opened(str(path))
    return str(rulebook.markdown(book_in(ruleset, languages.catalogue_of(ruleset, "de"), 0)))


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "ruleset.yaml"
    path.write_text(GAME, encoding="utf-8")
    assert run(["translate", str(path), "de"]) == run(["translate", str(path), "de", "--rulebook"]) == 0
    return path


def say(path: Path, english: str, words: str) -> None:
    """Translates a sentence of the book."""
    file = book_path(path, "de")
    text = file.read_text(encoding="utf-8")
    found = re.search(rf"# text: {re.escape(english)}\n# todo\n(book-\w+) = .*\n", text)
    assert found is not None, text
    file.write_text(text.replace(found[0], f"# text: {english}\n{found[1]} = {words}\n"), encoding="utf-8")


def sentence(path: Path, begin: str) -> str:
    """The sentence of the message file that begins so."""
    text = book_path(path, "de").read_text(encoding="utf-8")
    found: list[str] = re.findall(r"# text: (.*)", text)
    return next(line for line in found if line.startswith(begin))


def test_a_sentence_is_shown_until_its_rule_changes(game: Path) -> None:
    """Headings are ours, sentences the translator's; a changed rule is told in English, and listed as to do."""
    choose = sentence(game, "Choose a number")
    assert "Was du tun kannst" in german(game) and "Choose a number" in german(game)
    say(game, choose, TAKE)
    assert "Wähle eine Zahl *n* von 1 bis 2." in german(game) and "Choose a number" not in german(game)
    game.write_text(GAME.replace("1..2", "1..3"), encoding="utf-8")
    assert "Wähle eine Zahl" not in german(game) and "from 1 to 3" in german(game)
    assert run(["translate", str(game), "de", "--rulebook", "--check"]) == 1
    assert run(["translate", str(game), "de", "--rulebook"]) == 0
    kept = book_path(game, "de").read_text(encoding="utf-8")
    assert TAKE in kept.partition("### No text of the rules needs these any more.")[2]


def test_a_folder_of_book_sentences_is_read(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`check` knows the folder, and tells what lies there under a wrong name."""
    capsys.readouterr()
    assert run(["check", str(game)]) in (0, 1) and "RW908" not in capsys.readouterr().out
    (book_path(game, "de").parent / "de.po").write_text("", encoding="utf-8")
    run(["check", str(game)])
    out = capsys.readouterr().out
    assert "`de.po` is not read" in out and "names of files in `book` end in `.ftl`" in out


VARIANT = "variant: more\nextends: pebbles\ntitle: More\nabout: More pebbles.\nchange: {state.left.start: 8}\n"
SCENARIOS = """\
scenarios: pebbles:more

eight lie there:
  players: 2
  expect: {left: 8}
"""


def checked(path: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What `check` finds in the message file of the book."""
    capsys.readouterr()
    run(["check", str(path)])
    text, place = capsys.readouterr().out, str(Path("languages", "book", "de.ftl"))
    return [block.strip() for block in re.split(r"\n(?=RW)", text) if place in block]


def done(path: Path) -> None:
    """Every sentence of the book has words, the same as in English."""
    file = book_path(path, "de")
    file.write_text(file.read_text(encoding="utf-8").replace("# todo\n", ""), encoding="utf-8")


def test_titles_of_examples_of_a_variant_are_translated(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`check` misses them as soon as the scenarios are there; they are shown in the variant's book, and not when the
    title is another one.
    """
    done(game)
    assert checked(game, capsys) == []
    for folder, name, text in (("variants", "more", VARIANT), ("scenarios", "more", SCENARIOS)):
        (game.parent / folder).mkdir()
        (game.parent / folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    (missing,) = checked(game, capsys)
    assert "one text has no message: “Eight lie there”" in missing and "translate RULESET de --rulebook" in missing
    run(["translate", str(game), "de", "--rulebook"])
    (todo,) = checked(game, capsys)
    assert "RW921" in todo and "is not translated yet" in todo
    say(game, "Eight lie there", "Acht liegen da")
    assert checked(game, capsys) == []
    ruleset = opened(f"{game}:more")
    catalogue = languages.catalogue_of(ruleset, "de")
    assert "Acht liegen da" in rulebook.markdown(book_in(ruleset, catalogue))
    other = SCENARIOS.replace("eight lie there", "eight are left")
    (game.parent / "scenarios" / "more.yaml").write_text(other, encoding="utf-8")
    stale = "\n".join(checked(game, capsys))
    assert "RW923" in stale and "“Eight are left”" in stale and "did you mean" not in stale
    assert "Eight are left" in rulebook.markdown(book_in(opened(f"{game}:more"), catalogue))


PEBBLES = "Pebbles that lie there."
WITH_ABOUT = GAME.replace("start: 9}", f"start: 9, about: {PEBBLES}}}")
LARGER = "variant: larger\nextends: pebbles\nchange: {state.left.start: 8, actions.take.pick: n in 1..3}\n"


def varied(path: Path, variant: str) -> None:
    """A game with a variant; both are in the message file of the book."""
    path.write_text(WITH_ABOUT, encoding="utf-8")
    (path.parent / "variants").mkdir(exist_ok=True)
    (path.parent / "variants" / "larger.yaml").write_text(variant, encoding="utf-8")
    assert run(["translate", str(path), "de", "--rulebook"]) == 0


def test_what_a_variant_changes_is_told_behind_a_sentence(game: Path) -> None:
    """A mark is no part of the sentence that is looked up; sentences of the variant alone have their own messages."""
    varied(game, LARGER)
    say(game, PEBBLES, "Steine, die da liegen.")
    say(game, "Choose a number *n* from 1 to 2.", TAKE)
    say(game, "Choose a number *n* from 1 to 3.", TAKE.replace("2", "3"))
    book = german(Path(f"{game}:larger"))
    assert "| Steine, die da liegen. **Geändert:** Variable *left*: es beginnt als 8, nicht 9. |" in book
    assert "1 bis 3" in book and "1 bis 2" not in book and "Choose" not in book
    assert "1 bis 2" in german(game) and not re.search("1 bis 3|Geändert", german(game))


def test_sentences_of_a_variant_are_kept_while_it_is_wrong(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A message of a variant with errors is not taken for one that nothing needs; that of one that is gone is.
    That its file is not looked at is told only to who asks for this file alone, and not beside the error.
    """
    varied(game, LARGER)
    done(game)
    before = book_path(game, "de").read_text(encoding="utf-8")
    (game.parent / "variants" / "larger.yaml").write_text(LARGER.replace("1..3", "1..m"), encoding="utf-8")
    assert checked(game, capsys) == []
    run(["check", str(book_path(game, "de"))])
    alone = capsys.readouterr().out
    assert "RW929" in alone and "or it or a variant of it has errors" in alone
    for of_book in ([], ["--rulebook"]):
        assert run(["translate", str(game), "de", *of_book]) == 1
        assert "mend this first" in capsys.readouterr().err
    assert book_path(game, "de").read_text(encoding="utf-8") == before
    (game.parent / "variants" / "larger.yaml").unlink()
    assert all("RW923" in one for one in checked(game, capsys)) and checked(game, capsys)


def test_links_that_do_not_fit_are_found(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done(game)
    file = book_path(game, "de")
    text = file.read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("book-") and "](#" in line]
    file.write_text(text.replace(lines[0], lines[0] + " [x](#zone-nowhere)"), encoding="utf-8")
    (found,) = checked(game, capsys)
    assert "RW925" in found and "has no `(#zone-nowhere)`" in found
    places = [line for line in text.splitlines() if line.startswith("book-") and "](@" in line]
    file.write_text(text.replace(places[0], re.sub(r"\[([^]]*)\]\(@[^)]*\)", r"\1", places[0])), encoding="utf-8")
    (found,) = checked(game, capsys)
    assert "RW925" in found and "leaves out `(@" in found


def test_a_translation_cannot_become_more_than_words(game: Path) -> None:
    """Markup of its own is text; links lead nowhere that the sentence does not."""
    choose = sentence(game, "Choose a number")
    say(game, choose, "<b>x</b> [böse](https://example.org) [fremd](#zone-elsewhere) \\* ![y](z)")
    text = german(game)
    assert "&lt;b&gt;x&lt;/b&gt;" in text and "(#zone-elsewhere)" not in text and "[böse](" not in text


def test_marks_are_written_and_read() -> None:
    source = f"{strong(place('term-open', 'Open*'))}: the {link('zone-plot', 'plot')} of {emphasis('you')}, [3] `x`"
    assert noted(source) == "**[Open\\*](@term-open)**: the [plot](#zone-plot) of *you*, \\[3\\] \\`x\\`"
    assert marked_as(noted(source), source) == source
    assert marked_as("no place", source) is None
    assert marked_as("[a](@term-open) [b](#elsewhere)", source) == f"{place('term-open', 'a')} b"


@pytest.mark.parametrize("name", ["gravediggers", "classics/goofspiel"])
def test_every_sentence_of_a_book_can_be_written_down(name: str) -> None:
    """What stands in a message file as the source means the same when it is read back."""
    ruleset = opened(name)
    units = {unit.source for unit in book_units(ruleset)}
    assert len(units) > 30
    for text in texts_of(rulebook.book_of(ruleset, 0)):
        written = flat(noted(text))
        assert noted(str(marked_as(written, text))) == written


COMPLETE = ("gravediggers", "digging", "gnadenlos", "graverobbers")
"""The books that are told in German, French and Italian from the first sentence to the last."""
ENGLISH = re.compile(
    r"(?i)\b(the|and|of|otherwise|each|every|if|with|from|choose|put|draw|player|players|your|you|is|are|not|must|may"
    r"|nobody|everyone|people|repeat|skip)\b"
)
"""Words of English sentences that the other languages have not."""


@pytest.mark.parametrize("name", COMPLETE)
def test_the_book_is_complete(name: str) -> None:
    """Nothing English is left, also no names of options and of their answers."""
    ruleset = opened(name)
    units = book_units(ruleset)
    typed = {word for option in ruleset.symbols.options.values() for word in (option.name, *option.words)}
    names = re.compile(rf"\b({'|'.join(word.replace('_', ' ') for word in sorted(typed) if '_' in word)})\b")
    for tag in ("de", "fr", "it"):
        before = book_source(ruleset.found.path, tag)
        made = languages.updated(before, tag, units, Report())
        assert made is not None and (made[1].todo, made[1].gone) == (0, 0) and made[0] == before.text
        messages = read_messages(before, tag, Report())
        told = {one: messages.words(one) for one in messages.entries}
        assert all(told.values())
        plain = [re.sub(r"\([#@][^)]*\)", "", str(words)) for words in told.values()]
        assert [words for words in plain if ENGLISH.search(words) or names.search(words)] == []


@pytest.mark.parametrize("name", COMPLETE)
def test_the_books_of_variants_are_complete(name: str) -> None:
    """Nothing English is left between the marks of a variant. Every variant is told in one of the languages, in turn:
    the message files of all three are complete (above). `make test` tells the first variants, one in each language.
    """
    told = list(zip(variants_of(find(name).path), cycle(("de", "fr", "it")), strict=False))
    assert len(told) > 3
    for variant, tag in told[: either(3, len(told))]:
        ruleset = opened(f"{name}:{variant}")
        catalogue = languages.catalogue_of(ruleset, tag)
        book = book_in(ruleset, catalogue, 0)
        rules = replace(book, sections=tuple(one for one in book.sections if one.anchor != "changes"))
        mark = strong(catalogue.say("book-changed"))
        assert len(rules.sections) == len(book.sections) - 1 and any(mark in text for text in texts_of(rules)), variant
        plain = [unmarked(text.partition(mark)[0]) for text in texts_of(rules)]
        assert [text for text in plain if ENGLISH.search(text)] == [], (variant, tag)


def test_the_texts_that_a_variant_quotes_are_in_the_language() -> None:
    """The question whose usual answer is another one, in the chapter and beside the entry."""
    ruleset = opened("gravediggers:greedy-penalty")
    text = rulebook.markdown(book_in(ruleset, languages.catalogue_of(ruleset, "de"), 0))
    quoted = re.findall("ist ohne Angabe .*lost.*, nicht .*kept.*\\((.*)\\)", text)
    assert quoted == ["Was wird aus einer Faust, die aus der Beute nicht bezahlt werden konnte?"] * 2


def test_a_complete_book_is_shown() -> None:
    ruleset = opened("gravediggers")
    text = rulebook.markdown(book_in(ruleset, languages.catalogue_of(ruleset, "it"), 0))
    assert "Scegli un cimitero [aperto](#term-cemetery-open)." in text and not re.search(r"\bChoose\b", text)
