"""A report as one HTML page that needs nothing from outside: texts, tables with intervals drawn in
them, charts, logs of games. It knows of no game.
"""

from rulewright.report_page.chart_parts import (
    SHARES,
    BarChart,
    ChartPoint,
    CurveChart,
    CurveLine,
    Strip,
    StripAxis,
    axis_of,
)
from rulewright.report_page.page_parts import (
    Cell,
    CommandWords,
    DataTable,
    GameText,
    PagePart,
    PageSection,
    ReportPage,
    TextList,
    TextParagraph,
    Tone,
    Toned,
)
from rulewright.report_page.page_writer import page_html

__all__ = [
    "SHARES",
    "BarChart",
    "Cell",
    "ChartPoint",
    "CommandWords",
    "CurveChart",
    "CurveLine",
    "DataTable",
    "GameText",
    "PagePart",
    "PageSection",
    "ReportPage",
    "Strip",
    "StripAxis",
    "TextList",
    "TextParagraph",
    "Tone",
    "Toned",
    "axis_of",
    "page_html",
]
