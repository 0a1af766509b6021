"""`rulewright diff --since`: what it reads of git, what it compares, what it never runs."""

from __future__ import annotations

import json
import os
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulewright.cli.main import run

RULES = """\
rulewright: 1
game: sample
title: Sample
players: 2
limit: 9 decisions
numbers: {most: 3}
components: {card: {traits: {worth: 1..9}, from: cards.csv}}
zones: {deck: {holds: card, order: pile, starts: all, seen_by: nobody}}
phases: {game: {greet: say "hello"}}
score: {of: player, points: most, rank: highest points then shared}
"""
CARDS = "kind,count,worth\na,2,1\nb,1,2\n"
VARIANT = "variant: four\nextends: sample\ntitle: Four\nabout: One more.\nchange: {numbers.most: 4}\n"
SCENARIOS = 'scenarios: sample\n\nall score three:\n  expect: {scores: "3, 3"}\n'
FILES = {
    "ruleset.yaml": RULES,
    "cards.csv": CARDS,
    "variants/four.yaml": VARIANT,
    "scenarios/points.yaml": SCENARIOS,
}
Git = Callable[..., str]
Capture = pytest.CaptureFixture[str]


def put(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def git_in(folder: Path, *arguments: str) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    own = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    done = subprocess.run(
        ["git", *own, *arguments],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
        env={**kept, "GIT_CONFIG_GLOBAL": os.devnull},
    )
    return done.stdout.strip()


@pytest.fixture
def git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Git:
    """A repository with one commit: a ruleset in `game` with data, a variant and scenarios."""
    home = tmp_path / "home"
    put(home / "game", FILES)
    monkeypatch.chdir(home)

    def call(*arguments: str) -> str:
        return git_in(home, *arguments)

    call("init", "-q", "-b", "main")
    call("add", "-A")
    call("commit", "-qm", "one")
    return call


def told(capsys: Capture, *arguments: str) -> tuple[int, dict[str, Any]]:
    code = run(["diff", *arguments, "--json"])
    return code, json.loads(capsys.readouterr().out)


def words(report: dict[str, Any]) -> list[str]:
    found = []
    for entry in report["entries"]:
        found += [entry["words"]] if entry["words"] else []
        found += [change["words"] for change in entry["changes"]]
    return found


def test_nothing_has_changed(git: Git, capsys: Capture) -> None:
    """Nothing is said; Markdown says so in one line, for a comment that is replaced."""
    short = git("rev-parse", "HEAD")[:10]
    Path("game/ruleset.yaml").touch()
    assert run(["diff", "--since", "HEAD"]) == 0
    assert capsys.readouterr() == ("", f"No rule has changed since `{short}`.\n")
    assert run(["diff", "--since", "main", "--format", "markdown"]) == 0
    assert capsys.readouterr() == (f"No rule has changed since `{short}`.\n", "")


def test_what_lies_beside_the_rules_does_not_tell_them_again(git: Git, capsys: Capture) -> None:
    put(Path("game"), {"targets/short.yaml": "assess: sample\ntargets: {decisions: 1..9}\n"})
    git("add", "-A")
    git("commit", "-qm", "targets")
    put(Path("game"), {"ruleset.yaml": RULES.replace("9 decisions", "8 decisions")})
    code, report = told(capsys, "--since", "HEAD")
    assert code == 1
    assert [entry["kind"] for entry in report["entries"]] == ["ruleset"]


def test_rules_data_variants_and_scenarios(git: Git, capsys: Capture) -> None:
    """Each file of a ruleset that has changed is told, with where it stood; a variant tells only what is its own."""
    put(
        Path("game"),
        {
            "ruleset.yaml": RULES.replace("9 decisions", "8 decisions"),
            "cards.csv": CARDS.replace("b,1,2", "b,1,7"),
            "variants/four.yaml": VARIANT.replace("most: 4", "most: 5"),
            "scenarios/points.yaml": SCENARIOS.replace("3, 3", "4, 4"),
        },
    )
    short = git("rev-parse", "HEAD")[:10]
    assert run(["diff", "--since", "HEAD"]) == 1
    out = capsys.readouterr().out
    assert "`limit` is `8 decisions`, not `9 decisions`" in out
    assert "`worth` is 7, not 2" in out
    assert out.count("decisions`, not") == 1, "what the variant takes over is told once"
    assert "number `most` is 5, not 4" in out
    assert "scenario `all score three` is set up or asks otherwise" in out
    place = Path("game") / "variants" / "four.yaml"
    assert f"at {place}:5:24\n    was at {short}:game/variants/four.yaml:5:24" in out


def test_added_removed_and_renamed(git: Git, capsys: Capture) -> None:
    put(Path("other"), {"ruleset.yaml": RULES.replace("sample", "other"), "cards.csv": CARDS})
    Path("game/variants/four.yaml").rename("game/variants/more.yaml")
    text = Path("game/variants/more.yaml").read_text(encoding="utf-8").replace("variant: four", "variant: more")
    put(
        Path("game"),
        {"variants/more.yaml": text, "scenarios/points.yaml": SCENARIOS + "\nagain:\n  expect: {over: yes}\n"},
    )
    code, report = told(capsys, "--since", "HEAD")
    assert code == 1
    short = git("rev-parse", "HEAD")[:10]
    assert words(report) == [
        f"this variant has another name: it was `{short}:game:four`",
        "scenario `again` is new",
        "this ruleset is new",
    ]
    Path("game").rename("moved")
    code, report = told(capsys, "--since", "HEAD", "game", "moved")
    assert words(report)[0] == f"this ruleset has another name: it was `{short}:game`"
    for path in sorted(Path("moved").rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()
    code, report = told(capsys, "--since", "HEAD", "game")
    assert (code, words(report)) == (1, ["this ruleset is gone"])


def test_what_cannot_be_compared(git: Git, capsys: Capture) -> None:
    """What was wrong then is a difference, what is wrong now is trouble, told in full."""
    put(Path("game"), {"ruleset.yaml": RULES.replace("most: 3", "more: 3")})
    assert run(["diff", "--since", "HEAD"]) == 2
    out, err = capsys.readouterr()
    assert "this ruleset has errors now" in out and "ruleset.yaml:10" in err
    git("commit", "-qam", "wrong")
    put(Path("game"), {"ruleset.yaml": RULES})
    code, report = told(capsys, "--since", "HEAD")
    assert code == 1 and "cannot be compared: it had errors at" in words(report)[0]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--since", "none"], "there is no revision `none` here"),
        (["--since", "--output=x"], "there is no revision"),
        (["--since", "^HEAD"], "a revision is a branch"),
        (["--since", "a" * 5000], "a revision is a branch"),
        (["--since", ""], "a revision is a branch, a tag or a commit"),
        (["--since", "main", "nowhere"], "no ruleset is called `nowhere`"),
        (["--since", "main", "-"], "standard input is in no commit"),
        (["--since", "main", "--format", "markdown", "--json"], "exclude each other"),
    ],
)
def test_asked_wrongly(git: Git, arguments: list[str], said: str, capsys: Capture) -> None:
    assert run(["diff", *arguments]) == 2
    out, err = capsys.readouterr()
    assert bool(out) == ("--json" in arguments) and said in err


def test_no_repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    put(tmp_path, FILES)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert run(["diff", "--since", "HEAD"]) == 2
    assert "this folder is not in a git repository" in capsys.readouterr().err


def test_a_shallow_clone_says_what_to_do(
    git: Git, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    first = git("rev-parse", "HEAD")
    put(Path("game"), {"ruleset.yaml": RULES.replace("most: 3", "most: 2")})
    git("commit", "-qam", "two")
    git_in(tmp_path, "clone", "-q", "--depth", "1", (tmp_path / "home").as_uri(), "shallow")
    monkeypatch.chdir(tmp_path / "shallow")
    assert run(["diff", "--since", first]) == 2
    assert "`fetch-depth: 0`" in capsys.readouterr().err
    assert run(["diff", "--since", "HEAD"]) == 0


def test_where_a_branch_was_left(git: Git, capsys: Capture) -> None:
    """`main...` leaves out what main has done meanwhile."""
    git("switch", "-qc", "work")
    put(Path("game"), {"ruleset.yaml": RULES.replace("most: 3", "most: 2")})
    git("commit", "-qam", "work")
    git("switch", "-q", "main")
    put(Path("game"), {"ruleset.yaml": RULES.replace("9 decisions", "7 decisions")})
    git("commit", "-qam", "main")
    git("switch", "-q", "work")
    assert words(told(capsys, "--since", "main...")[1]) == ["number `most` is 2, not 3"]
    assert len(words(told(capsys, "--since", "main")[1])) == 2


def test_a_submodule_is_another_repository(git: Git, tmp_path: Path, capsys: Capture) -> None:
    put(tmp_path / "inner", FILES)
    git_in(tmp_path / "inner", "init", "-q")
    git_in(tmp_path / "inner", "add", "-A")
    git_in(tmp_path / "inner", "commit", "-qm", "inner")
    git("-c", "protocol.file.allow=always", "submodule", "add", "-q", str(tmp_path / "inner"), "sub")
    git("commit", "-qm", "sub")
    put(Path("sub"), {"ruleset.yaml": RULES.replace("most: 3", "most: 2")})
    assert run(["diff", "--since", "HEAD"]) == 0
    assert "is a repository of its own" in capsys.readouterr().err


HOSTILE = """
core.fsmonitor core.pager core.sshCommand core.editor core.gitProxy core.alternateRefsCommand diff.external
pager.diff pager.ls-tree
filter.x.clean filter.x.smudge filter.x.process diff.x.command diff.x.textconv merge.x.driver credential.helper
gpg.program
interactive.diffFilter trace2.eventTarget alias.ls-tree uploadpack.packObjectsHook
"""


@pytest.mark.skipif(os.name == "nt", reason="the planted programs are shell scripts")
def test_nothing_of_the_repository_is_run(git: Git, tmp_path: Path, capsys: Capture) -> None:
    """Whatever programs its settings, attributes and hooks name; and the change is told all the same."""
    mark, program = tmp_path / "mark", tmp_path / "program"
    program.write_text(f'#!/bin/sh\necho "$0 $*" >> "{mark}"\ncat\n', encoding="utf-8")
    program.chmod(0o755)
    put(Path("game"), {"ruleset.yaml": RULES.replace("most: 3", "most: 2"), "git": "#!/bin/sh\nexit 1\n"})
    put(Path(), {".gitattributes": "* filter=x diff=x merge=x\n", "git": f'#!/bin/sh\necho own >> "{mark}"\n'})
    Path("git").chmod(0o755)
    for hook in ("post-checkout", "post-index-change", "reference-transaction", "fsmonitor-watchman", "pre-commit"):
        Path(".git/hooks").mkdir(exist_ok=True)
        (Path(".git/hooks") / hook).write_bytes(program.read_bytes())
        (Path(".git/hooks") / hook).chmod(0o755)
    git("config", "core.hooksPath", str(Path(".git/hooks").absolute()))
    for name in HOSTILE.split():
        git("config", name, str(program) if name != "alias.ls-tree" else f"!{program}")
    mark.unlink(missing_ok=True)
    code, report = told(capsys, "--since", "HEAD")
    assert (code, words(report)) == (1, ["number `most` is 2, not 3"])
    assert not mark.exists()


def test_a_repository_that_says_it_lies_elsewhere(git: Git, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "elsewhere").mkdir()
    git("config", "core.worktree", str(tmp_path / "elsewhere"))
    assert run(["diff", "--since", "HEAD"]) == 2
    assert "not here" in capsys.readouterr().err


def test_notes_of_files_that_git_does_not_hold(git: Git, capsys: Capture) -> None:
    put(Path("game"), {"cards.csv": "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n"})
    git("commit", "-qam", "note")
    put(Path("game"), {"cards.csv": CARDS})
    assert run(["diff", "--since", "HEAD"]) == 2
    assert "Git LFS" in capsys.readouterr().err


EDITS: list[tuple[str, str, str]] = [
    ("ruleset.yaml", "most: 3", "most: 2"),
    ("ruleset.yaml", "9 decisions", "12 decisions"),
    ("ruleset.yaml", "numbers:", "# a comment\nnumbers:"),
    ("ruleset.yaml", '"hello"', '"goodbye `friend`"'),
    ("cards.csv", "a,2,1", "a,3,1"),
    ("cards.csv", "b,1,2\n", ""),
    ("cards.csv", "b,1,2\n", "b,1,2\nc,4,3\n"),
    ("cards.csv", "\n", "\r\n"),
    ("variants/four.yaml", "most: 4", "most: 7"),
    ("variants/four.yaml", "One more.", "More."),
]


@pytest.mark.parametrize("seed", range(6))
def test_two_commits_are_told_as_their_checkouts(
    seed: int, git: Git, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """The same words as `diff A B` of the folders, for the ruleset; for a variant, those that are not the ruleset's."""
    draw = random.Random(seed)
    for name, old, new in draw.sample(EDITS, 4):
        path = Path("game") / name
        path.write_bytes(path.read_bytes().replace(old.encode(), new.encode()))
    git("commit", "-qam", "two")
    for place, commit in (("a", "HEAD~1"), ("b", "HEAD")):
        git("worktree", "add", "-q", "--detach", str(tmp_path / place), commit)
    _, since = told(capsys, "--since", "HEAD~1")
    monkeypatch.chdir(tmp_path)

    def of(variant: str) -> list[str]:
        run(["diff", f"a/game{variant}", f"b/game{variant}", "--json"])
        return [change["words"] for change in json.loads(capsys.readouterr().out)["changes"]]

    found = {entry["kind"]: [change["words"] for change in entry["changes"]] for entry in since["entries"]}
    base = of("")
    assert found.get("ruleset", []) == base
    assert found.get("variant", []) == [said for said in of(":four") if said not in base]


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("@all", "`@all`"),
        ("a `b` c", "`a `b\\` c`"),
        ("<img src=x> [l](http://e.org)", "`<img src=x> [l](http://e.org)`"),
        ("", "`  `"),
    ],
)
def test_markdown_does_nothing(said: str, shown: str) -> None:
    """Texts of rules are shown in code or escaped."""
    from rulewright.source.markdown_text import text

    assert text(f"it says `{said}`").startswith("it says `")
    outside = text(f"it says {said}")
    for mark in ("@a", "<", "[l]"):
        assert mark not in outside.replace(f"\\{mark[0]}", "")
    if "`" not in said:
        assert text(f"it says `{said}`") == f"it says {shown}"


def test_markdown_of_a_change(git: Git, capsys: Capture) -> None:
    put(
        Path("game"), {"ruleset.yaml": RULES.replace("most: 3", "most: 2").replace("title: Sample", "title: '@you #1'")}
    )
    short = git("rev-parse", "HEAD")[:10]
    assert run(["diff", "--since", "HEAD", "--format", "markdown"]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"2 differences since `{short}`.\n\n### `game` @\u200byou \\#\u200b1\n\n")
    assert f"`{short}:game/ruleset.yaml:6:17`" in out


def test_markdown_is_no_longer_than_a_comment(git: Git, capsys: Capture) -> None:
    many = ", ".join(f"{'n' * 60}{number}: {number}" for number in range(900))
    put(Path("game"), {"ruleset.yaml": RULES.replace("most: 3", f"most: 3, {many}")})
    assert run(["diff", "--since", "HEAD", "--format", "markdown"]) == 1
    out = capsys.readouterr().out
    assert len(out) < 65_000 and "more; `rulewright diff` tells all." in out.replace("\\", "")
