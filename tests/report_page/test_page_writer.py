"""Pages: what is drawn is what was handed in, gaps are gaps, every text is escaped, nothing comes from outside."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from rulewright.report_page import (
    BarChart,
    Cell,
    ChartPoint,
    CommandWords,
    CurveChart,
    CurveLine,
    DataTable,
    GameText,
    PagePart,
    PageSection,
    ReportPage,
    Strip,
    TextList,
    TextParagraph,
    Tone,
    Toned,
    axis_of,
    page_html,
)
from rulewright.report_page.bar_svg import MOST_BARS, binned
from rulewright.report_page.chart_axes import BOTTOM, LEFT, RIGHT, TOP, round_axis
from rulewright.report_page.page_style import DARK, LIGHT

HOSTILE = "<script>alert(1)</script>\"' onload=x \x1b[2J \u202e ]]> &amp;"


def page(*parts: PagePart, title: str = "T") -> str:
    return page_html(ReportPage(title, (title,), (PageSection(title, parts),)))


def curve(*values: float | None) -> CurveChart:
    points = tuple(ChartPoint(at, value) for at, value in enumerate(values))
    return CurveChart("C", "x", (CurveLine("L", points),), str, str, (0, 1))


def strips(*found: Strip) -> DataTable:
    rows: tuple[tuple[Cell, ...], ...] = tuple(("a", one) for one in found)
    return DataTable(("", ""), rows, axis=axis_of(found, lambda value: f"{value:.2f}", 0.5))


def test_every_text_is_escaped() -> None:
    """In whatever part it stands."""
    toned = Toned(HOSTILE, Tone.BAD)
    line = CurveLine(HOSTILE, (ChartPoint(0, 1.0, 0.5, 1.5), ChartPoint(1, 2.0)))
    table = DataTable((HOSTILE, HOSTILE), ((HOSTILE, toned),))
    drawn = DataTable(("",), ((Strip(1.0),),), texts=0, axis=axis_of([Strip(1.0)], lambda _value: HOSTILE))
    out = page(
        TextParagraph(HOSTILE, Tone.GOOD),
        TextList((HOSTILE, toned)),
        CommandWords(HOSTILE),
        table,
        drawn,
        GameText((HOSTILE,)),
        CurveChart(HOSTILE, HOSTILE, (line,), lambda _at: HOSTILE, lambda _value: HOSTILE),
        BarChart(HOSTILE, HOSTILE, ((1, 2),), ((HOSTILE, 1),)),
        title=HOSTILE,
    )
    assert "<script" not in out and "\"'" not in out and "\x1b" not in out and "\u202e" not in out
    assert out.count("&lt;script&gt;") == out.count("\\x1b") > 20
    tags = {tag for tag in re.findall(r"<(\w+)", out) if tag != "script"}
    ours = set(re.findall(r"<(\w+)", page(*_harmless(), title="T"))) | {"wbr"}
    assert tags == ours, "no text adds a tag, but for joints of names (`onload=x`)"


def _harmless() -> list[PagePart]:
    axis = axis_of([Strip(1.0)], str)
    line = CurveLine("L", (ChartPoint(0, 1.0, 0.5, 1.5), ChartPoint(1, 2.0)))
    return [
        TextParagraph("a"),
        TextList(("a", Toned("b", Tone.OPEN))),
        CommandWords("c"),
        DataTable(("a",), (("b",), (Strip(1.0),)), axis=axis),
        GameText(("l",)),
        CurveChart("C", "x", (line,), str, str),
        BarChart("B", "x", ((1, 2),), (("m", 1),)),
    ]


def test_nothing_comes_from_outside() -> None:
    out = page(*_harmless())
    assert "http" not in out.replace("http-equiv", "") and "url(" not in out and "@import" not in out
    assert "default-src 'none'" in out and "<script" not in out
    assert not re.findall(r'(?:src|href)="(?!#)', out)


def test_the_same_page_twice() -> None:
    assert page(*_harmless()) == page(*_harmless())


# ---- curves ----------------------------------------------------------------------------------------------------------


def polylines(out: str) -> list[list[tuple[float, float]]]:
    found = re.findall(r'<polyline class="[^"]*" points="([^"]*)"', out)
    return [[(float(x), float(y)) for x, y in (pair.split(",") for pair in one.split())] for one in found]


def test_a_gap_breaks_the_curve() -> None:
    """It is not drawn at nought, nor bridged; a point alone is a dot; and gaps are counted."""
    out = page(curve(0.0, 0.5, None, 1.0, None, None, 0.25, 0.75))
    assert [len(one) for one in polylines(out)] == [2, 1, 2]
    assert out.count("<circle") == 5
    assert "3 of 8 points are missing" in out


def test_curves_read_back() -> None:
    """What is drawn lies where the numbers say."""
    values = [0.0, 0.3, 1.0, 0.45]
    (line,) = polylines(page(curve(*values)))
    back = [(BOTTOM - y) / (BOTTOM - TOP) for _, y in line]
    assert back == pytest.approx(values, abs=0.001)
    assert [x for x, _ in line] == sorted(x for x, _ in line) and line[0][0] == LEFT and line[-1][0] == RIGHT


@pytest.mark.parametrize("values", [(), (None, None), (0.5,), (0.5, 0.5, 0.5)])
def test_few_or_equal_points(values: tuple[float | None, ...]) -> None:
    chart = CurveChart(
        "C", "x", (CurveLine("L", tuple(ChartPoint(at, one) for at, one in enumerate(values))),), str, str
    )
    out = page(chart)
    assert "nan" not in out and "inf" not in out
    assert ("no figure to draw" in out) == all(one is None for one in values)


# ---- strips ----------------------------------------------------------------------------------------------------------


def test_strips_without_a_figure_are_gaps() -> None:
    out = page(strips(Strip(0.25, 0.2, 0.4), Strip(None), Strip(0.75)))
    assert out.count('class="span"') == 1 and out.count('class="point"') == 2
    assert 'aria-label="no figure"' in out


def test_strips_of_equal_numbers() -> None:
    axis = axis_of([Strip(3.0, 3.0, 3.0)] * 2, str)
    assert axis.low < 3 < axis.high
    assert axis_of([], str).place(0.5) == pytest.approx(50, abs=1)
    bounded = axis_of([Strip(0.0, 0.0, 1.0)], str, within=(0, 1))
    assert (bounded.low, bounded.high) == (0, 1)


# ---- bars ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("numbers", [range(1), range(7, 60), range(-5, 1000, 13), [0, 100_000], range(100_000)])
def test_bars_hold_every_game(numbers: range) -> None:
    size, bars = binned([(number, 1) for number in numbers])
    assert sum(times for _, times in bars) == len(numbers)
    assert len(bars) <= MOST_BARS
    assert [number for number, _ in bars] == [bars[0][0] + size * place for place in range(len(bars))]


def test_a_few_lengths_are_no_broad_block() -> None:
    out = page(BarChart("B", "x", ((9, 3000),)))
    (width,) = re.findall(r'<rect class="bar"[^>]* width="([\d.]+)"', out)
    assert float(width) < (RIGHT - LEFT) / 5
    assert "nothing to draw" in page(BarChart("B", "x", ()))


def test_round_axes() -> None:
    assert round_axis(0, 1).marks == (0, 0.2, 0.4, 0.6, 0.8, 1.0)
    assert round_axis(3, 3).low < 3 < round_axis(3, 3).high
    assert round_axis(0, 3, whole=True).marks == (0, 1, 2, 3)


# ---- style -----------------------------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (one / 12.92 if one <= 0.03928 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_texts_stand_out(theme: str) -> None:
    """By the rule of WCAG 2: 4.5 to 1."""
    colours = dict(re.findall(r"--([\w]+): (#[0-9a-f]{6})", theme))
    for name in ("ink", "faint", "good", "bad", "open", "c0"):
        for ground in ("paper", "shade") if name == "ink" else ("paper",):
            light, dark = sorted((luminance(colours[name]), luminance(colours[ground])), reverse=True)
            assert (light + 0.05) / (dark + 0.05) >= 4.5, name


def test_svg_is_well_formed() -> None:
    for svg in re.findall(r"<svg.*?</svg>", page(*_harmless()), re.DOTALL):
        ET.fromstring(svg)


def test_long_names_break_at_their_joints() -> None:
    """In a narrow column, and in texts of cells only: a tag stays whole."""
    table = DataTable(("ruling", "figure"), (("guard_fists=lost", "a_b"), (Toned("by_a=<b>", Tone.OPEN), "1")))
    told = page(table)
    assert "<td>guard_<wbr>fists=<wbr>lost</td>" in told and '<td class="number">a_b</td>' in told
    assert '<span class="open">by_<wbr>a=&lt;b&gt;</span>' in told
