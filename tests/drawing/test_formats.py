"""Names of strangers in pictures: whatever they hold, each format keeps its
form, and the label says what the name says.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rulewright.drawing import FORMATS, Links
from rulewright.drawing.graph import Arrow, ArrowKind, BoxKind, Graph, NodeKind, PictureBox, PictureNode
from rulewright.source.cells import neutral
from rulewright.source.text import Source

NAMES = (
    "end",
    "graph",
    "class",
    "subgraph",
    "style",
    "o",
    "x",
    "default",
    "click",
    "1",
    "1. one",
    "- one",
    "* one",
    "# one",
    "**b**",
    "_i_",
    "`code`",
    "a\"b'c",
    "(a)",
    "[a]",
    "{a}",
    "<b>a</b>",
    "<script>alert(1)</script>",
    "a|b",
    "a#35;b",
    "#quot;",
    "a;b",
    "%%{init: {}}%%",
    "& &amp; &lt;",
    "a\\nb",
    "a\\",
    '\\"]',
    "--> n1",
    "\U0001f3b2",
    "\u00e9 \u65e5\u672c\u8a9e \u03b5\u03bb",
    "a.b",
    "a b",
    "A.b",
    "fa:fa-car",
    "$$x^2$$",
    "a\u202eb",
    "a\x07b",
    "]]>",
    "-->",
    "x" * 500,
)
SPAN = Source('a "folder"/<x>/r\u00fcles #1.yaml', "one\ntwo\n").span(5)


def hostile() -> Graph:
    nodes = tuple(PictureNode(i, list(NodeKind)[i % len(NodeKind)], name, (), SPAN) for i, name in enumerate(NAMES, 1))
    edges = tuple(Arrow(i, i + 1, list(ArrowKind)[i % 4], name) for i, name in enumerate(NAMES[:-1], 1))
    inner = PictureBox(901, BoxKind.LOOP, 'end "]', nodes[20:])
    return Graph('T "q" <b>', "a < b", ((PictureBox(900, BoxKind.TOP, "<i>&", (*nodes[:20], inner)),),), edges)


def written(form: str) -> str:
    return FORMATS[form](hostile(), Links(Path()))


def plain(text: str) -> str:
    """Without what lines were broken at, and without the word that says what a node is."""
    return re.sub(r"\s|\u00a0", "", text)


def test_svg_is_xml_without_scripts_and_shows_the_names() -> None:
    root = ElementTree.fromstring(written("svg"))
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert tags == {"svg", "title", "desc", "defs", "marker", "path", "rect", "text", "a"}
    shown = plain("".join(root.itertext()))
    assert [name for name in NAMES if plain(neutral(name)) not in shown] == []
    addresses = {element.get("href") for element in root.iter() if element.tag.endswith("}a")}
    assert addresses == {"a%20%22folder%22/%3Cx%3E/r%C3%BCles%20%231.yaml#L2"}


def test_mermaid_has_no_sign_that_it_could_read_in_a_label() -> None:
    text = written("mermaid")
    form = re.compile(
        r' *(?:flowchart TD|end|subgraph b\d+\["L"\]|n\d+[(\[{>/]{1,2}"L"[)\]}/]{1,2}|n\d+ '
        r'(?:-->|-\.->|==>|--x)(?:\|"L"\|)? n\d+|'
        r'click n\d+ href "[\w%./#-]*"|style n0 [\w:,-]+)'
    )
    lines = [re.sub(r'(?<=[(\[{>/|])"(?:[^\W_]|[ ,]|#\d+;|<br/>)*"', '"L"', line) for line in text.splitlines()]
    assert [line for line in lines if not form.fullmatch(line)] == []
    labels = [re.sub(r"#(\d+);", lambda found: chr(int(found[1])), one) for one in re.findall(r'"((?:[^"])*)"', text)]
    shown = [plain(label.replace("<br/>", "")) for label in labels]
    assert [name for name in NAMES if not any(one.startswith(plain(neutral(name))) for one in shown)] == []


def test_dot_keeps_every_name_between_its_quotes() -> None:
    text = written("dot")
    bare = re.sub(r'"(?:[^"\\]|\\.)*"', '""', text)
    assert set(re.findall(r"\w+", bare)) <= {
        "digraph",
        "graph",
        "node",
        "edge",
        "label",
        "labelloc",
        "t",
        "charset",
        "fontname",
        "rankdir",
        "TB",
        "newrank",
        "true",
        "fontsize",
        "10",
        "9",
        "subgraph",
        "cluster_900",
        "cluster_901",
        "labeljust",
        "l",
        "style",
        "shape",
        "URL",
        "tooltip",
        "dashed",
        "bold",
        "constraint",
        "false",
        "color",
        "blue4",
        "red3",
        *(f"n{number}" for number in range(len(NAMES) + 1)),
    }


@pytest.mark.skipif(shutil.which("dot") is None, reason="needs Graphviz")
def test_graphviz_draws_the_names() -> None:
    done = subprocess.run(["dot", "-Tsvg"], input=written("dot").encode(), capture_output=True, timeout=60, check=True)
    shown = plain("".join(ElementTree.fromstring(done.stdout).itertext()))
    assert [name for name in NAMES if plain(neutral(name)) not in shown and plain(unescape(name)) not in shown] == []


@pytest.mark.parametrize(
    "template", ["javascript:alert('{file}')", "data:text/html,{file}", "no hole", "JAVASCRIPT:{file}"]
)
def test_links_run_nothing(template: str) -> None:
    with pytest.raises(ValueError, match="link"):
        Links(Path(), template)


def test_a_file_cannot_name_another_machine() -> None:
    assert not Links(Path()).to(Source("//evil/x.yaml", "x").span(0)).startswith("//")
    assert Links(Path(), "https://example.org/b/{file}#L{line}").to(SPAN).startswith("https://example.org/b/a%20")
    assert Links(Path()).to(Source("<stdin>", "x").span(0)) == ""
