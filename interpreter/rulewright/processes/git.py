"""What git knows about a repository whose own configuration is not to be trusted.

In: a folder, a command that reads. Out: bytes. No program that the repository names is run, and no text of it is
converted by one. Raises OSError, with the first line that git says, where it fails, and `subprocess.TimeoutExpired`.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from rulewright.processes.isolation import isolated
from rulewright.processes.programs import program

SETTINGS = {
    "core.fsmonitor": "false",
    "core.hooksPath": os.devnull,
    "core.pager": "cat",
    "core.attributesFile": os.devnull,
    "core.sshCommand": "false",
    "credential.helper": "",
    "diff.external": "",
    "gpg.program": "false",
    "log.showSignature": "false",
    "protocol.allow": "never",
    "safe.bareRepository": "explicit",
    "submodule.recurse": "false",
}
"""Settings of a repository that name programs, and what they are instead."""
ENVIRONMENT = {
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_NO_REPLACE_OBJECTS": "1",
    "GIT_ALLOW_PROTOCOL": "",
    "LC_ALL": "C",
}
READS = frozenset({"rev-parse", "merge-base", "ls-tree", "cat-file", "branch", "config"})
"""Commands that only read, and convert nothing: `show`, `diff` and `status` run
what attributes and settings name together.
"""
OF_OUR_OWN = frozenset({"status"})
"""Commands for the repository that this program runs from."""
SECONDS = 60


def git(folder: Path, *arguments: str, given: bytes = b"") -> bytes:
    """What a command of git says."""
    assert arguments[0] in READS | OF_OUR_OWN
    found = program("git")
    if found is None:
        raise FileNotFoundError(2, "git is not installed here", "git")
    settings = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    done = subprocess.run(
        [found, "--no-pager", "--literal-pathspecs", *settings, *arguments],
        cwd=folder,
        env=isolated({**kept, **ENVIRONMENT}),
        input=given,
        capture_output=True,
        timeout=SECONDS,
        check=False,
    )
    if done.returncode:
        raise OSError(done.returncode, done.stderr.decode("utf-8", "replace").strip() or "git cannot tell")
    return done.stdout
