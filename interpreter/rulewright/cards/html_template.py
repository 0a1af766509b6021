"""A layout of the author's own as HTML: `{name}` and the names of traits stand for what a card has.

In: the bytes of a file, and the fields that cards have. Out: an `HtmlTemplate`. It may come from a stranger, so it
holds nothing but text with plain marks, classes and styles: no script, no address, nothing to load. Raises
`TemplateRefused` for anything else, by name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from html.parser import HTMLParser
from typing import assert_never

from rulewright.cards.card_template import FIELD, TemplateRefused, template_text
from rulewright.source.cells import neutral
from rulewright.source.escaping import markup
from rulewright.source.suggestions import did_you_mean

BOXES = ("div", "section", "header", "footer", "main", "article", "p", "h1", "h2", "h3", "h4", "blockquote", "pre")
LISTS = ("ul", "ol", "li", "dl", "dt", "dd", "table", "thead", "tbody", "tr", "th", "td")
WORDS = ("span", "b", "i", "u", "s", "em", "strong", "small", "sub", "sup", "code")
EMPTY = ("br", "hr")
ALLOWED = (*BOXES, *LISTS, *WORDS, *EMPTY)
"""What a layout may hold."""
AROUND = ("html", "head", "body", "meta", "title")
"""What stands around it in a whole page, and says nothing of a card."""
ATTRIBUTES = ("class", "style", "data-if", "colspan", "rowspan")
MOST_NODES = 500
LOADING = re.compile(r"(?i)\\|@|<|url|image|expression|element\s*\(|src\s*\(|-moz-binding|behavior")
"""What in a style could load something, or hide that it does."""


@dataclass(frozen=True, slots=True)
class HtmlText:
    """Words with fields in braces."""

    text: str


@dataclass(frozen=True, slots=True)
class HtmlElement:
    """An element with those inside of it; `only_if`: it stands on cards that have this field."""

    tag: str
    attributes: tuple[tuple[str, str], ...]
    only_if: str
    inside: tuple[HtmlNode, ...]


HtmlNode = HtmlText | HtmlElement


@dataclass(frozen=True, slots=True)
class HtmlTemplate:
    """The parts of a card, and the style of all cards."""

    nodes: tuple[HtmlNode, ...]
    style: str


def read_html_template(data: bytes, fields: Set[str]) -> HtmlTemplate:
    """The template of a file."""
    reader = _Reader(fields)
    reader.feed(template_text(data))
    reader.close()
    return reader.template()


def card_html(template: HtmlTemplate, fields: Mapping[str, str]) -> str:
    """One card: every field is escaped, and in a class only letters, digits and dashes of it stay."""
    return "".join(_told(node, fields) for node in template.nodes)


def _told(node: HtmlNode, fields: Mapping[str, str]) -> str:
    match node:
        case HtmlText(text=text):
            return markup(_filled(text, fields))
        case HtmlElement(only_if=only_if) if only_if and not fields.get(only_if):
            return ""
        case HtmlElement(tag=tag, attributes=attributes, inside=inside):
            start = f"<{tag}{''.join(_attribute(name, value, fields) for name, value in attributes)}>"
            return start if tag in EMPTY else f"{start}{''.join(_told(one, fields) for one in inside)}</{tag}>"
        case _:
            assert_never(node)


def _attribute(name: str, value: str, fields: Mapping[str, str]) -> str:
    if name == "class":
        plain = {field: re.sub(r"[^A-Za-z0-9_-]+", "-", word) for field, word in fields.items()}
        value = _filled(value, plain)
    return f' {name}="{markup(value)}"'


def _filled(text: str, fields: Mapping[str, str]) -> str:
    return FIELD.sub(lambda found: fields.get(found[1], ""), text)


class _Reader(HTMLParser):
    """Reads a template, and refuses what may not stand in it."""

    def __init__(self, fields: Set[str]) -> None:
        super().__init__(convert_charrefs=True)
        self.fields = fields
        self.open: list[tuple[str, tuple[tuple[str, str], ...], str, list[HtmlNode]]] = [("", (), "", [])]
        self.style: list[str] = []
        self.count = 0
        self.within = ""
        """`style` or `title`, while their text is read."""

    def template(self) -> HtmlTemplate:
        if len(self.open) > 1:
            raise TemplateRefused(f"`<{self.open[-1][0]}>` is not closed: write `</{self.open[-1][0]}>`")
        if not self.open[0][3]:
            raise TemplateRefused('there is nothing to print: write such as `<div class="name">{name}</div>`')
        return HtmlTemplate(tuple(self.open[0][3]), "\n".join(self.style))

    # ---- what the parser finds --------------------------------------------------------------------------------------

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count += 1
        if self.count > MOST_NODES:
            raise TemplateRefused(f"a template has at most {MOST_NODES} elements")
        if tag in ("style", "title"):
            self.within = tag
        elif tag not in AROUND:
            self._begin(tag, attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in (*EMPTY, *AROUND):
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag == self.within:
            self.within = ""
        elif tag not in (*AROUND, *EMPTY):
            self._end(tag)

    def handle_data(self, data: str) -> None:
        if self.within == "style":
            self.style.append(_harmless(data))
        elif not self.within and data.strip():
            self._check(FIELD.findall(data))
            self.open[-1][3].append(HtmlText(data))

    def handle_decl(self, decl: str) -> None:
        if decl.lower() != "doctype html":
            raise TemplateRefused("a template begins with `<!DOCTYPE html>`, or with no declaration")

    def handle_pi(self, data: str) -> None:
        raise TemplateRefused("`<?` cannot stand in a template")

    def unknown_decl(self, data: str) -> None:
        raise TemplateRefused("`<![` cannot stand in a template")

    # ---- elements ---------------------------------------------------------------------------------------------------

    def _begin(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ALLOWED:
            raise TemplateRefused(
                f"`<{neutral(tag[:40])}>` cannot stand in a template; it may hold {', '.join(ALLOWED)}"
            )
        given = tuple(self._attributes(tag, attrs))
        only_if = dict(attrs).get("data-if") or ""
        self._check([only_if] if only_if else [])
        if tag in EMPTY:
            self.open[-1][3].append(HtmlElement(tag, given, only_if, ()))
        else:
            self.open.append((tag, given, only_if, []))

    def _end(self, tag: str) -> None:
        name, given, only_if, inside = self.open[-1]
        if name != tag:
            closed = f"`</{name}>` is missing before it" if name else "nothing is open"
            raise TemplateRefused(f"`</{neutral(tag[:40])}>` closes nothing: {closed}")
        self.open.pop()
        self.open[-1][3].append(HtmlElement(tag, given, only_if, tuple(inside)))

    def _attributes(self, tag: str, attrs: list[tuple[str, str | None]]) -> Iterator[tuple[str, str]]:
        for name, value in attrs:
            if name not in ATTRIBUTES:
                raise TemplateRefused(f"`<{tag}>` has no attribute `{neutral(name[:40])}` here")
            if name == "class":
                self._check(FIELD.findall(value or ""))
            if name != "data-if":
                yield name, _harmless(value or "") if name == "style" else value or ""

    def _check(self, names: list[str]) -> None:
        for field in names:
            if field not in self.fields:
                hint = did_you_mean(field, sorted(self.fields))
                raise TemplateRefused(f"no card has a field `{neutral(field[:40])}`; {hint}")


def _harmless(style: str) -> str:
    """A style that can load nothing."""
    found = LOADING.search(style)
    if found is not None:
        raise TemplateRefused(f"`{neutral(found[0])}` cannot stand in a style: a layout loads nothing")
    return style
