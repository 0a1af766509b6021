"""What the program itself says at a table stands in the tables of `sentences`, and
nowhere else in the rooms that speak to people there.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from package_trees import tree_of
from rulewright.lab.metrics.all_metrics import ALL_METRICS
from rulewright.lab.targets.target_metrics import TARGET_METRICS
from rulewright.languages.message_file import read_messages
from rulewright.languages.own_sentences import own_sentences
from rulewright.sentences import ENGLISH, Numbered, Said, english, saying, spoken, told
from rulewright.sentences.lab_english import LAB
from rulewright.sentences.metric_english import METRICS
from rulewright.sentences.report_english import REPORTS
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

PACKAGE = Path(__file__).parents[2] / "interpreter" / "rulewright"
ROOMS = ("play", "tui", "guidance", "rule_log", "choosing", "picture", "web")
FOR_THE_HOST = {
    "host_page.py",
    "http_server.py",
    "served_tables.py",
    "limits.py",
    "kept_tables.py",
    "app.py",
    "bot_tasks.py",
    "bot_turns.py",
}
"""Modules of `web` that speak to who runs the server, or to somebody without a table: in English.
So does `host.html`.
"""
TWO_WORDS = re.compile(r"[A-Za-z]{2,},? [a-z]{2,}")
NO_TEXTS = {
    "DEFAULT_CSS", "CSS", "BINDINGS", "STYLES", "(NOW, MAYBE)", "HELP", "NAMES", "COMPLETED", "NOTE_KINDS", "SETTINGS",
}  # fmt: skip
"""Names of what is no text: style sheets, keys, commands (English words in
every language), kinds of notes as they are kept.
"""
FOR_US = re.compile(r"(AssertionError|ValueError|ClickException|Differs|FailedBot)\b")
NOT_SAID = {
    ": still here\n\n",
    "its process has ended",
    "the server ends",
    "it has chosen what is not allowed",
}
"""What is no sentence for people, or names what a stranger's bot did."""


def said(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Constants of two words and more; not what complains to us, nor what stands alone as a description."""
    left: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            left.add(id(node.value))
        ours = isinstance(node, ast.Raise) and FOR_US.match(ast.unparse(node.exc or node))
        style = (
            isinstance(node, ast.Assign | ast.AnnAssign)
            and {ast.unparse(target) for target in (node.targets if isinstance(node, ast.Assign) else [node.target])}
            & NO_TEXTS
        )
        whole = isinstance(node, ast.Call) and ast.unparse(node.func) == "complete"
        if ours or style or whole:
            left |= {id(one) for one in ast.walk(node)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in left
            and TWO_WORDS.search(node.value)
            and node.value not in NOT_SAID
        ):
            yield node.lineno, node.value


@pytest.mark.parametrize("room", ROOMS)
def test_no_sentence_stands_outside_of_the_tables(room: str) -> None:
    found = []
    for path in sorted((PACKAGE / room).rglob("*.py")):
        if path.name not in FOR_THE_HOST:
            tree = tree_of(path)
            found += [f"{path.relative_to(PACKAGE)}:{line}: {text}" for line, text in said(tree)]
    assert found == []


def joined_by_colons(tree: ast.AST) -> Iterator[int]:
    """Lines that put a colon between two things that are told: how that is written differs between languages."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [one.value for one in node.values[1:] if isinstance(one, ast.Constant)]
            if any(isinstance(text, str) and text.startswith(": ") for text in parts):
                yield node.lineno


@pytest.mark.parametrize("room", ROOMS)
def test_colons_stand_in_the_tables(room: str) -> None:
    """`headed` puts one between a head and what belongs to it: French has a space before it."""
    found = []
    for path in sorted((PACKAGE / room).rglob("*.py")):
        if path.name not in FOR_THE_HOST:
            tree = tree_of(path)
            found += [f"{path.relative_to(PACKAGE)}:{line}" for line in joined_by_colons(tree)]
    assert found == []
    assert list(joined_by_colons(ast.parse("f'{a}: {b}'"))) == [1] == list(joined_by_colons(ast.parse("f'{a}: '")))


def test_templates_have_no_sentence_either() -> None:
    """A page of a table says what the tables say; the host's page is English."""
    for path in sorted((PACKAGE / "web" / "templates").glob("*.html")):
        if path.name == "host.html":
            continue
        text = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}|<[^>]*>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert re.findall(r"[A-Za-z]{3,}", text) in ([], ["Rulewright"]), path.name
        assert path.name == "why.html" or ":" not in text, f"{path.name}: a colon stands in the tables too"


SINGLE = {"log-several": ("what",)}
"""Sentences for which only English makes a plural by rule; other languages have the one form that a message gives."""


def test_every_language_has_every_sentence() -> None:
    """Which are missing, or stand for nothing, is told by name; each is filled in by the values of the English one,
    with one and with many.
    """
    for tag in ("de", "fr", "it"):
        messages = own_sentences(tag)
        assert sorted(set(ENGLISH) ^ set(messages.entries)) == []
        for key, found in ENGLISH.items():
            by = {found.by} if isinstance(found, Numbered) else set[str]()
            names = {"number", *by, *SINGLE.get(key, ()), *re.findall(r"\{([\w-]+)\}", str(found))}
            for number in (1, 2):
                values = {
                    name: number if isinstance(found, Numbered) and name == found.by else f"<{name}>" for name in names
                }
                words = messages.words(key, "", values)
                assert words is not None, (tag, key)
                allowed = {*_values(english(key, **values)), "<number>", *(f"<{name}>" for name in SINGLE.get(key, ()))}
                assert _values(words) <= allowed, (tag, key)


def _values(words: str) -> set[str]:
    """The values that stand in a text."""
    return set(re.findall(r"<[\w-]+>", words))


def test_a_refusal_is_told_in_the_language_of_the_screen() -> None:
    """A sentence with a sentence in it, put into words late; what is no sentence of ours stays as it is."""
    said = saying("not-allowed", typed="7", allowed=saying("allowed-to", last=3))
    german = own_sentences("de")

    def say(key: str, /, **values: str | int) -> str:
        return german.words(key, "", values) or english(key, **values)

    assert str(said) == "`7` is not allowed; type a number from 1 to 3"
    assert spoken(said, say) == "`7` ist nicht erlaubt; tippe eine Zahl von 1 bis 3"
    assert told(ValueError(said), say) == spoken(said, say) and told(ValueError("x"), say) == "x"


BUILT = re.compile(
    r"lab-(column|end|trouble)-[a-z]+|lab-(met|missed|open)-count|report-(unit|kind)-[a-z]+|"
    r"report-(decisions|turns|lengths)-(of|without)|report-curve-[a-z]+-about|(metric|formula)-[a-z-]+"
)
"""Names that code puts together; those of metrics are looked at by themselves."""


def test_every_sentence_of_the_lab_is_said() -> None:
    rooms = (
        "lab",
        "tournament",
        "stats",
        "information",
        "cli",
        "coverage",
        "game_logs",
        "report_page",
        "sentences/saying.py",
    )
    files = [file for room in rooms for file in [PACKAGE / room] if file.is_file()]
    files += [file for room in rooms for file in (PACKAGE / room).rglob("*.py")]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    said = set(re.findall(r"[\"']([a-z]+-[a-z0-9-]+)[\"']", code))
    assert [key for key in (*LAB, *REPORTS, *METRICS) if key not in said and not BUILT.fullmatch(key)] == []


def test_titles_and_formulas_are_those_of_metrics() -> None:
    """Each stands for a metric, but for two that are said of what a ruleset names."""
    metrics = (*ALL_METRICS, *TARGET_METRICS.values())
    said = {one.key for metric in metrics for one in (metric.title, metric.formula) if isinstance(one, Said)}
    built = {key for key in METRICS if key.startswith(("metric-", "formula-"))}
    assert built - said == {"formula-usage"} and said <= built


WRONG_BLANKS = {
    "fr": re.compile(r"[ ][:;?!%»]|«[ ]|(?<=[^\s\d:])[:;?!%»]|«(?!\N{NO-BREAK SPACE})"),
    "de": re.compile(r"[ ]%"),
    "it": re.compile(r"\s%"),
}
"""In French a blank at which no line may break stands before `: ; ? ! % »` and after `«`; in German before `%`; in
Italian nothing stands before `%`.
"""
NO_WORDS = re.compile(r"`[^`]*`|\{[^{}]*\}|https?:\S*|--\S+")
"""What is typed, values, addresses: they have no spacing of a language."""


@pytest.mark.parametrize("tag", WRONG_BLANKS)
def test_signs_are_spaced_as_the_language_wants(tag: str) -> None:
    messages = own_sentences(tag)
    wrong = []
    for key, found in ENGLISH.items():
        names = {"number", *SINGLE.get(key, ()), *re.findall(r"\{([\w-]+)\}", str(found))}
        values = dict.fromkeys(names, "x")
        counts = (1, 2) if isinstance(found, Numbered) else (2,)
        for count in counts:
            words = messages.words(key, "", values | ({found.by: count} if isinstance(found, Numbered) else {}))
            assert words is not None, key
            if WRONG_BLANKS[tag].search(NO_WORDS.sub("x", words)):
                wrong.append(words)
    assert wrong == []


def test_what_is_typed_keeps_its_blanks() -> None:
    """Also where a value stands within the backticks."""
    text = "a = `b : { $x } : c` : « { $x } » 5 %\n"
    messages = read_messages(Source("fr.ftl", text), "fr", Report())
    blank = "\N{NO-BREAK SPACE}"
    assert messages.words("a", "", {"x": "y ;"}) == f"`b : y ; : c`{blank}: «{blank}y ;{blank}» 5{blank}%"
