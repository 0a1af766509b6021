"""The forms in which coverage is told: each valid by its own rules, and saying what was measured."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rulewright.coverage import FORMATS, Measured

Measure = Callable[..., Measured]
DTD = (Path(__file__).parent / "coverage-04.dtd").read_text(encoding="utf-8")
SOME = "scenarios: stand\none: {players: 2, at: branching(player 1), expect: {day: 4}}\n"


@pytest.fixture
def some(measure: Measure) -> Measured:
    return measure(SOME)


def as_form(form: str, *measured: Measured) -> str:
    return FORMATS[form][0](measured)


def line_of(measured: Measured, text: str) -> int:
    """The line of the ruleset on which a text stands first."""
    source = measured.files()[0][0]
    return source.position(source.text.index(text)).line


# ---- text ------------------------------------------------------------------------------------------------------------


def test_text_has_a_row_for_each_kind_and_a_line_for_each_item_that_is_missing(some: Measured) -> None:
    lines = as_form("text", some).splitlines()
    assert lines[0] == f"stand: {some.share.percent:.1f} % covered by 1 scenario"
    assert [line.split("  ")[1] for line in lines if line.endswith(" %") and line.startswith("  ")][-1] == "all"
    missing = [line for line in lines if ".yaml:" in line]
    assert len(missing) == some.share.total - some.share.covered
    at = line_of(some, "step: {when: late")
    assert any(line.endswith(f"ruleset.yaml:{at}:18: condition never true: late") for line in missing)


# ---- JSON ------------------------------------------------------------------------------------------------------------


def test_json_holds_every_item_with_its_place(some: Measured) -> None:
    (found,) = json.loads(as_form("json", some))["rulesets"]
    assert (found["name"], found["runs"], found["unit"]) == ("stand", 1, "scenario")
    assert len(found["items"]) == found["total"] == some.share.total
    assert (
        sum(item["runs"] > 0 for item in found["items"])
        == found["covered"]
        == sum(kind["covered"] for kind in found["kinds"].values())
    )
    (item,) = [
        item
        for item in found["items"]
        if (item["kind"], item["side"], item["text"]) == ("condition", "false", "late")
        and item["rule"] == "phase branching"
    ]
    assert item["runs"] == 1
    assert item["line"] == line_of(some, "step: {when: late")


# ---- LCOV ------------------------------------------------------------------------------------------------------------


def records(text: str) -> Iterator[dict[str, list[str]]]:
    """The records of a trace file, by the keys of geninfo(1)."""
    assert text.endswith("end_of_record\n")
    for record in text.split("end_of_record\n")[:-1]:
        found: dict[str, list[str]] = {}
        for line in record.splitlines():
            key, value = re.fullmatch("(TN|SF|BRDA|BRF|BRH|DA|LF|LH):(.*)", line).groups()  # type: ignore[union-attr]
            found.setdefault(key, []).append(value)
        yield found


def test_lcov_sums_are_those_of_its_lines(some: Measured) -> None:
    """Each file has one record; found and hit lines and branches add up;
    a branch of a line that was never come to is `-`.
    """
    found = list(records(as_form("lcov", some)))
    assert [Path(record["SF"][0]).name for record in found] == ["ruleset.yaml", "early.yaml", "never.yaml"]
    for record in found:
        lines = dict(entry.split(",") for entry in record["DA"])
        assert (int(record["LF"][0]), int(record["LH"][0])) == (
            len(record["DA"]),
            sum(count != "0" for count in lines.values()),
        )
        branches = [entry.split(",") for entry in record.get("BRDA", [])]
        assert (int(record["BRF"][0]), int(record["BRH"][0])) == (
            len(branches),
            sum(taken not in ("0", "-") for *_, taken in branches),
        )
        assert all((taken == "-") == (lines[line] == "0") for line, _, _, taken in branches)
    at = str(line_of(some, "step: {when: late"))
    assert f"{at},1" in found[0]["DA"]
    assert [taken for line, _, _, taken in (entry.split(",") for entry in found[0]["BRDA"]) if line == at] == ["0", "1"]


# ---- Cobertura -------------------------------------------------------------------------------------------------------


def declared() -> tuple[dict[str, str], dict[str, dict[str, bool]]]:
    """The elements of the document type, with their content as a pattern of child names,
    and their attributes: whether they must stand.
    """
    content = {}
    for name, model in re.findall(r"<!ELEMENT (\S+) (.+?)>", DTD):
        inner = "" if model in ("EMPTY", "(#PCDATA)") else model.strip("()")
        parts = [re.fullmatch(r"([\w-]+)([?*]?)", part).groups() for part in inner.split(",") if part]  # type: ignore[union-attr]
        content[name] = "".join(f"(?:<{child}>){often}" for child, often in parts)
    attributes: dict[str, dict[str, bool]] = {name: {} for name in content}
    for element, name, rest in re.findall(r"<!ATTLIST (\S+) (\S+) CDATA (.+?)>", DTD):
        attributes[element][name] = rest == "#REQUIRED"
    return content, attributes


def invalid(element: ElementTree.Element) -> Iterator[str]:
    """What about a document is not as the document type says."""
    content, attributes = declared()
    for node in element.iter():
        children = "".join(f"<{child.tag}>" for child in node)
        if not re.fullmatch(content[node.tag], children):
            yield f"{node.tag} holds {children}"
        yield from (f"{node.tag} has {name}" for name in set(node.attrib) - set(attributes[node.tag]))
        yield from (
            f"{node.tag} lacks {name}"
            for name, must in attributes[node.tag].items()
            if must and name not in node.attrib
        )
        if node.tag not in ("source",) and (node.text or "").strip():
            yield f"{node.tag} holds text"


def test_cobertura_is_valid(some: Measured) -> None:
    """By its document type, which refuses other documents; with rates that are those of its lines."""
    text = as_form("cobertura", some, some)
    root = ElementTree.fromstring(text.partition("\n")[2].partition("\n")[2])
    assert list(invalid(root)) == []
    assert list(invalid(ElementTree.fromstring("<coverage><packages><class/></packages></coverage>")))
    lines = root.findall(".//line")
    assert len(root.findall(".//package")) == 2
    assert int(root.attrib["lines-valid"]) == len(lines)
    assert float(root.attrib["line-rate"]) == pytest.approx(
        sum(line.attrib["hits"] != "0" for line in lines) / len(lines), abs=1e-4
    )
    branches = [line.attrib["condition-coverage"] for line in lines if line.attrib["branch"] == "true"]
    told = [match.groups() for match in (re.fullmatch(r"(\d+)% \((\d+)/(\d+)\)", text) for text in branches) if match]
    assert len(told) == len(branches)
    assert sum(int(total) for _, _, total in told) == int(root.attrib["branches-valid"])
    assert all(int(percent) == round(100 * int(covered) / int(total)) for percent, covered, total in told)


def test_cobertura_can_be_made_the_same_again(some: Measured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000")
    assert 'timestamp="1000000"' in as_form("cobertura", some)


# ---- HTML ------------------------------------------------------------------------------------------------------------

VOID = {"meta", "br", "hr", "img", "link", "input"}


class Page(HTMLParser):
    """A page whose tags must nest; what it refers to, and the rows of its files."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_stands_alone_and_can_be_read_without_colours(some: Measured) -> None:
    """No script, nothing from elsewhere, links that lead somewhere, heads for
    every table, and a sign and words for every line.
    """
    text = as_form("html", some)
    page = Page(text)
    names = [tag for tag, _ in page.tags]
    assert not {"script", "link", "img", "iframe"} & set(names)
    assert "http" not in text.replace("http-equiv", "")
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    assert {str(attributes["href"])[1:] for tag, attributes in page.tags if tag == "a"} <= set(ids)
    rows = [attributes["class"] for tag, attributes in page.tags if tag == "tr" and attributes.get("class")]
    signs = [attributes["aria-label"] for tag, attributes in page.tags if tag == "span"]
    words = {"all": "covered", "some": "partly covered", "none": "never covered"}
    assert [words[str(row)] for row in rows] == signs
    assert set(words) <= set(rows)
    assert page.tags[0] == ("html", {"lang": "en"})


def test_the_page_is_escaped(some: Measured) -> None:
    """What a ruleset says is shown, not obeyed: the `<` of a rule is written as `&lt;`."""
    text = as_form("html", some)
    assert "day + n &lt; 9" in text
    assert "day + n < 9" not in text


@pytest.mark.parametrize("form", FORMATS)
def test_names_of_files_do_no_harm(form: str, measure: Measure, stand: Path) -> None:
    """A folder with signs that mean something to XML."""
    odd = stand.parent / 'a "<b>&'
    stand.rename(odd)
    odd.joinpath("scenarios").mkdir(exist_ok=True)
    from rulewright.coverage import measured
    from rulewright.scenarios import ScenarioFile, Shelf, attempt

    file = odd / "scenarios" / "some.yaml"
    file.write_text(SOME, encoding="utf-8")
    tried = attempt(ScenarioFile(file), Shelf(marked=True))
    assert tried.found is not None and tried.covered is not None
    text = as_form(form, *measured([(tried.found, tried.covered)]))
    if form == "cobertura":
        ElementTree.fromstring(text.partition("\n")[2].partition("\n")[2])
    if form == "json":
        json.loads(text)
    if form == "html":
        assert "<b>" not in Page(text).rawdata + text
