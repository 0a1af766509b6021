"""RW90x: settings, and comments that ask to be silent about something."""

from __future__ import annotations

from rulewright.source.codes.diagnostic_code import Code

SETTINGS: dict[str, Code] = {
    "RW901": Code(
        "error",
        "settings that cannot be read",
        """\
A `rulewright.toml`, or a `pyproject.toml` with settings for Rulewright, cannot be read or is no TOML. Nothing is
checked before it can be: settings decide what counts.
""",
    ),
    "RW902": Code(
        "error",
        "unknown setting",
        """\
Settings have a fixed set of keys, which docs/checking.md lists. One that is misspelt would be without effect, and
nobody would notice.
""",
    ),
    "RW903": Code(
        "error",
        "setting of another kind",
        """\
The value of this setting has another kind, or another range: a list where one is wanted, a severity of `error`,
`warning`, `note` or `off`, numbers of players such as `4`, `[2, 4]` or `"2..4"`.
""",
    ),
    "RW904": Code(
        "error",
        "unknown code",
        """\
A setting, an option of the command line or a comment names a code that does not exist. Settings and options may also
name the beginning of codes (`RW7`), or `ALL`; a comment names whole codes. `rulewright explain` lists them.
""",
    ),
    "RW905": Code(
        "error",
        "error that cannot be ignored",
        """\
Only warnings and notes can be left out or made less severe. With an error the rules cannot be played; it must be
mended.
""",
    ),
    "RW906": Code(
        "error",
        "comment that does not say enough",
        """\
A comment that ignores a message must name its codes and give a reason:

    # rulewright: ignore RW709 -- what was played stays visible

Without a reason nobody will know later whether it is still right. Until the comment is complete, it has no effect.
""",
    ),
    "RW907": Code(
        "warning",
        "comment without effect",
        """\
There is no message with this code on the line of the comment, or on the next line if the comment stands alone. Perhaps
the reason is mended by now: then remove the comment. Codes from RW750 on are found only by `rulewright check --play N`.
""",
    ),
    "RW908": Code(
        "warning",
        "file that is not read",
        """\
Beside a ruleset lie the folders `scenarios`, `variants`, `targets` (files whose names end in `.yaml`), `languages`
(`.ftl`) and `playthroughs` (`.txt`). What lies there under another ending, or in a folder inside, is not read, and
neither is a folder whose name is almost one of these: whoever wrote it believes that it is part of the game. In a
folder with many games, a file `ruleset.yml` is passed over as well: the ruleset of a folder is called `ruleset.yaml`.
A variant in a folder of its own is read where it extends a game that came with Rulewright.
A file beside the ruleset that begins with `scenarios:` or `assess:` and its game belongs into one of the folders.

Rename or move it. Names that begin with a dot or an underscore, and pages (`.md`), are passed over.
""",
    ),
}
