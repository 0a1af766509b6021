"""What git knows about a repository whose own configuration is not to be trusted.

In: a folder, a command that reads. Out: bytes. No program that the repository names is run, and no text of it is converted by one.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from rulewright.processes.isolation import isolated
from rulewright.processes.programs import program

_GIT = {
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
_GIT_READS = frozenset({"rev-parse", "merge-base", "ls-tree", "cat-file"})
"""Commands of git that only read, and convert nothing: `show` and `diff` would run what attributes name."""


def git(folder: Path, *arguments: str, seconds: float = 60) -> bytes:
    """What a command of git that reads says about a repository. Raises OSError with its first line where it fails.

    No program that the repository's own configuration names is run, and no text of it is converted by one.
    """
    assert arguments[0] in _GIT_READS
    found = program("git")
    if found is None:
        raise FileNotFoundError(2, "git is not installed", "git")
    settings = [part for name, value in _GIT.items() for part in ("-c", f"{name}={value}")]
    dropped = {"GIT_EXTERNAL_DIFF", "GIT_PAGER", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_ASKPASS", "GIT_EDITOR"}
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    done = subprocess.run(
        [found, "--no-pager", "--no-optional-locks", *settings, *arguments],
        cwd=folder,
        env=isolated({**kept, "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1"}),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=seconds,
        check=False,
    )
    if done.returncode != 0:
        lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise OSError(done.returncode, lines[0] if lines else "git failed", str(folder))
    return done.stdout
