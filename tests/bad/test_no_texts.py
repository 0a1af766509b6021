"""Files that are no text at all are told what they are: a workbook in place of the CSV file that was to be saved
from it.
"""

from __future__ import annotations

import io
import zipfile

import pytest

from rulewright.frontend.syntax.text_files import NO_TEXTS, decode, decode_sheet
from rulewright.source.diagnostic import Report


def workbook() -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as packed:
        packed.writestr("xl/worksheets/sheet1.xml", "<worksheet/>")
    return data.getvalue()


@pytest.mark.parametrize("data", [workbook(), *(start + b"\xff\x00 more" for start in NO_TEXTS)])
def test_what_is_no_text_is_told_what_it_is(data: bytes) -> None:
    for read in (decode, decode_sheet):
        report = Report()
        assert read(data, "cards.csv", report) is None
        (told,) = report
        assert told.code == "RW002" and told.message.endswith(", and not text") and "CSV" in told.hint


@pytest.mark.parametrize("text", ["", "P", "PK", "PKs: 3", "%PDF", "kind,count"])
def test_what_is_text_is_read(text: str) -> None:
    report = Report()
    source = decode(text.encode(), "cards.csv", report)
    assert source is not None and source.text == text and not report.found
