"""The exit code of `check` agrees with every format: a consumer of any of them knows whether it failed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rulewright.cli.main import run

from .cases import BASE

FILES = {
    "nothing to tell": BASE,
    "a warning": BASE.replace("  hand_size: 3", "  hand_size: 3\n  spare: 3"),
    "an error": BASE.replace("hand_size: 3", "hand_size: three"),
    "both": BASE.replace("  hand_size: 3", "  hand_size: three\n  spare: 3"),
    "no YAML": "title: [",
    "nothing": "",
}
ARGUMENTS: dict[str, list[str]] = {
    "usual": [],
    "strict": ["--strict"],
    "strict but for one": ["--strict", "--ignore", "RW316"],
    "chosen": ["--strict", "--select", "RW7"],
}


def junit(text: str) -> bool:
    suites = ElementTree.fromstring(text.encode()).findall("testsuite")
    failures = sum(len(suite.findall("testcase/failure")) for suite in suites)
    assert failures == sum(int(suite.get("failures", "")) for suite in suites)
    return failures > 0


FAILS: dict[str, Callable[[str], bool]] = {
    "json": lambda text: json.loads(text)["summary"]["failing"] > 0,
    "github": lambda text: "::error " in text,
    "sarif": lambda text: any(one["level"] == "error" for one in json.loads(text)["runs"][0]["results"]),
    "junit": junit,
}


@pytest.mark.parametrize("arguments", ARGUMENTS.values(), ids=ARGUMENTS)
@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_every_format_tells_of_failure(
    text: str, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("ruleset.yaml").write_text(text, encoding="utf-8")
    codes = {}
    for form, fails in FAILS.items():
        codes[form] = run(["check", "ruleset.yaml", "--format", form, *arguments])
        assert fails(capsys.readouterr().out) == (codes[form] != 0), form
    assert len(set(codes.values())) == 1


@pytest.mark.parametrize(
    "names", [["game", "game"], ["game", "./game"], ["game", "HERE/game"], ["game", "game/ruleset.yaml"]]
)
def test_what_is_named_twice_is_counted_once(
    names: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game/variants").mkdir(parents=True)
    Path("game/ruleset.yaml").write_text(BASE, encoding="utf-8")
    Path("game/variants/x.yaml").write_text(
        "variant: x\nextends: sample\nchange: {numbers.hand_size: 2}\n", encoding="utf-8"
    )
    for more in ([], ["game:x"], ["game/variants/x.yaml"]):
        run(["check", *(name.replace("HERE", str(tmp_path)) for name in names), *more])
        assert "Checked 1 ruleset and 1 variant" in capsys.readouterr().out
