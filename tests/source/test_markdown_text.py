"""Strangers' texts in Markdown, read again by a parser: no link, image, tag, fence or mention of theirs is one."""

from __future__ import annotations

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from rulewright.difference.markdown import markdown
from rulewright.frontend.syntax.nodes import Mapping
from rulewright.frontend.syntax.reader import read_node
from rulewright.lsp.features.declaration_text import declaration_text
from rulewright.source.diagnostic import Report
from rulewright.source.markdown_text import code, fenced, text
from rulewright.source.text import Source

from .test_escaping import HOSTILE

MARKUP = [
    "![x](https://example.org/x.png)",
    "[x](command:evil)",
    "<img src=https://example.org>",
    "https://example.org",
    "www.example.org",
    "@everyone",
    "#1",
    "a\n\n# head",
    "> quote",
    "```\n[x](y:z)\n```",
    "~~~",
    "``` `` `",
    "a | b\n--|--\n1 | 2",
    "- [ ] task",
    "1. one",
    "***",
    "$x$",
    "&lt;b&gt;",
    "\\",
    "`",
    "a`b[x](y:z)",
    "<!-- x -->",
    "[x]: https://example.org",
    "a  \nb",
]
OWN = {"paragraph", "inline", "text", "code_inline", "text_special", "softbreak"}
"""What words may become."""


def kinds(page: str) -> set[str]:
    """What a parser of Markdown with tables, links of plain addresses and HTML finds in a page."""
    found: set[str] = set()
    stack: list[Token] = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"]).parse(page)
    while stack:
        token = stack.pop()
        found.add(token.type.removesuffix("_open").removesuffix("_close"))
        stack += token.children or []
    return found


@pytest.mark.parametrize("words", [*HOSTILE, *MARKUP])
def test_words_are_words(words: str) -> None:
    """Alone, in a list, and as a piece of code."""
    assert kinds(text(words)) <= OWN
    assert kinds(f"- {text(words)}") <= {*OWN, "bullet_list", "list_item"}
    assert kinds(code(words)) <= OWN
    assert "@everyone" not in text(words) and "://" not in text(words).replace("\\://", "")


@pytest.mark.parametrize("words", [*HOSTILE, *MARKUP])
def test_a_fence_ends_where_it_should(words: str) -> None:
    """One block, with nothing behind it."""
    assert kinds("\n".join(fenced(words.split("\n"), "yaml"))) == {"fence"}


@pytest.mark.parametrize("words", [words for words in (*HOSTILE, *MARKUP) if words != "\udcff"])
def test_a_declaration_that_is_pointed_at(words: str) -> None:
    """Notes, comments and the rule's own text, as the language server shows them. Half a character is in no file."""
    line = " ".join(words.split())
    quoted = line.replace("'", "''")
    source = Source("a.yaml", f"numbers:\n  # {line}\n  one: {{is: 1, about: '{quoted}'}} # {line}\n")
    root = read_node(source, Report())
    if not isinstance(root, Mapping):  # what no YAML may hold is refused before
        assert read_node(source, report := Report()) is None and report.failed
        return
    at = source.text.index("one:")
    page = "\n\n".join(declaration_text(root, source.span(at, at + 3)))
    assert kinds(page) <= {*OWN, "em", "fence"}


def test_the_summary_of_a_pull_request() -> None:
    assert kinds(markdown("[x](y:z) @all", [])) <= OWN
