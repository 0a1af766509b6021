"""A layout of the author's own: an SVG file in which `{trait}` stands for what a card has.

In: the bytes of a template, and the fields that cards have. Out: shapes and texts with their places, as parts of the
card's width and height. Raises `TemplateRefused`, with the element, for anything but `svg`, `rect`, `circle`,
`ellipse`, `line` and `text` with numbers and colours: so a template reads no file, asks no server and runs nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from dataclasses import dataclass
from xml.etree import ElementTree

from rulewright.source.cells import neutral
from rulewright.source.suggestions import did_you_mean

MOST_BYTES, MOST_PARTS = 200_000, 500
FIELD = re.compile(r"\{(\w+)\}")
NUMBER = re.compile(r"-?\d{1,6}(?:\.\d{1,6})?(?:px)?")
COLOUR = re.compile(r"#([0-9a-fA-F]{2})([0-9a-fA-F]{2})([0-9a-fA-F]{2})")
NAMED = {
    "black": (0, 0, 0),
    "white": (255, 255, 255),
    "grey": (128, 128, 128),
    "gray": (128, 128, 128),
    "red": (200, 30, 30),
    "green": (30, 130, 60),
    "blue": (30, 70, 170),
}
NUMBERS = {
    "rect": ("x", "y", "width", "height"),
    "circle": ("cx", "cy", "r"),
    "ellipse": ("cx", "cy", "rx", "ry"),
    "line": ("x1", "y1", "x2", "y2"),
    "text": ("x", "y", "font-size", "data-width", "data-height"),
}
"""Elements of a template, and their attributes that are numbers."""
WORDS = {"fill", "stroke", "stroke-width", "text-anchor", "font-weight", "data-if", "id"}
ANCHORS = {"start": "L", "middle": "C", "end": "R"}
Colour = tuple[int, int, int]


class TemplateRefused(Exception):
    """What is wrong with a template, and where."""


@dataclass(frozen=True, slots=True)
class TemplatePart:
    """An element: its numbers in the units of the template, and how it looks;
    `only_if`: the trait that a card must have.
    """

    form: str
    numbers: dict[str, float]
    fill: Colour | None
    stroke: Colour | None
    thickness: float
    text: str = ""
    align: str = "L"
    is_bold: bool = False
    only_if: str = ""

    def words(self, fields: dict[str, str]) -> str:
        """The text of a card."""
        return FIELD.sub(lambda found: fields.get(found[1], ""), self.text)


@dataclass(frozen=True, slots=True)
class CardTemplate:
    """The width and height of the template's own units, and its parts in the order in which they are drawn."""

    width: float
    height: float
    parts: tuple[TemplatePart, ...]


def template_text(data: bytes) -> str:
    """The text of a template's file, of whatever kind."""
    if len(data) > MOST_BYTES:
        raise TemplateRefused(f"a template has at most {MOST_BYTES:,} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise TemplateRefused("a template is text in UTF-8") from problem


def read_template(data: bytes, fields: Set[str]) -> CardTemplate:
    """The template of a file."""
    text = template_text(data)
    if "<!" in text.replace("<!--", ""):
        raise TemplateRefused("a template has no `<!DOCTYPE>` and no entities")
    try:
        root = ElementTree.fromstring(text)  # as text, so that no other encoding counts than the one that was looked at
    except ElementTree.ParseError as problem:
        raise TemplateRefused(f"this is no SVG: {problem}") from problem
    if _name(root) != "svg":
        raise TemplateRefused(f"a template begins with `<svg>`, not with `<{_name(root)}>`")
    parts = tuple(_part(element, fields) for element in root)
    if len(parts) > MOST_PARTS:
        raise TemplateRefused(f"a template has at most {MOST_PARTS} elements")
    width, height = _size(root)
    return CardTemplate(width, height, parts)


def _size(root: ElementTree.Element) -> tuple[float, float]:
    box = root.get("viewBox", "").split()
    if len(box) != 4 or not all(NUMBER.fullmatch(word) for word in box) or box[:2] != ["0", "0"]:
        raise TemplateRefused('`<svg>` needs `viewBox="0 0 WIDTH HEIGHT"`')
    width, height = float(box[2]), float(box[3])
    if min(width, height) <= 0:
        raise TemplateRefused("width and height of the `viewBox` are above 0")
    return width, height


def _part(element: ElementTree.Element, fields: Set[str]) -> TemplatePart:
    name = _name(element)
    if name not in NUMBERS:
        raise TemplateRefused(f"`<{name}>` cannot stand in a template; it may hold {', '.join(NUMBERS)}")
    if len(element):
        raise TemplateRefused(f"`<{name}>` can hold no other element")
    for attribute in element.attrib:
        if attribute not in WORDS and attribute not in NUMBERS[name]:
            raise TemplateRefused(f"`<{name}>` has no attribute `{neutral(attribute)}` here")
    text = " ".join((element.text or "").split())
    only_if = element.get("data-if", "")
    for field in (*FIELD.findall(text), *([only_if] if only_if else [])):
        if field not in fields:
            raise TemplateRefused(f"no card has a field `{field}`; {did_you_mean(field, sorted(fields))}")
    return TemplatePart(
        name, dict(_numbers(element, name)), _colour(element, "fill"), _colour(element, "stroke"),
        _number(element, "stroke-width", 0.5),
        text, _anchor(element), element.get("font-weight", "") in ("bold", "700"), only_if,
    )  # fmt: skip


def _name(element: ElementTree.Element) -> str:
    return neutral(element.tag.rpartition("}")[2])


def _numbers(element: ElementTree.Element, name: str) -> Iterator[tuple[str, float]]:
    for key in NUMBERS[name]:
        yield key, _number(element, key, 0.0)


def _number(element: ElementTree.Element, key: str, otherwise: float) -> float:
    word = element.get(key)
    if word is None:
        return otherwise
    if not NUMBER.fullmatch(word.strip()):
        raise TemplateRefused(f"`{key}` of `<{_name(element)}>` is a number, not `{neutral(word[:40])}`")
    return float(word.strip().removesuffix("px"))


def _colour(element: ElementTree.Element, key: str) -> Colour | None:
    word = element.get(key, "none" if key == "stroke" else "black").strip()
    found = COLOUR.fullmatch(word)
    if found is not None:
        red, green, blue = (int(part, 16) for part in found.groups())
        return red, green, blue
    if word == "none" or word in NAMED:
        return NAMED.get(word)
    raise TemplateRefused(
        f"`{key}` is `none`, a colour such as `#1e406e`, or one of {', '.join(NAMED)}; not `{neutral(word[:40])}`"
    )


def _anchor(element: ElementTree.Element) -> str:
    word = element.get("text-anchor", "start")
    if word not in ANCHORS:
        raise TemplateRefused(f"`text-anchor` is {', '.join(ANCHORS)}; not `{neutral(word[:40])}`")
    return ANCHORS[word]
