"""A server as a process of its own, and Chromium in front of it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


class BrowserServer:
    """`rulewright serve` in a folder, with its links by whose they are. It ends with the block that it is used in."""

    def __init__(self, folder: Path, game: str, *more: str, seed: int = 3) -> None:
        self.path = folder / "a.tables"
        words = ["serve", game, "--port", "0", "--seed", str(seed), "--tables", "a.tables", *more]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rulewright", *words], cwd=folder, stdout=subprocess.PIPE, text=True
        )
        self.links: dict[str, str] = {}
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"^ *(.+): (http\S+)$", line)
            if found:
                self.links[found[1]] = found[2]
            if line.startswith("For you"):
                return
        raise AssertionError("the server did not start")

    def __enter__(self) -> BrowserServer:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> int:
        """Its exit code."""
        self.process.terminate()
        self.process.communicate(timeout=10)
        return self.process.returncode


def browser_of(play: Any) -> Any:
    """A browser."""
    return play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


def page_of(browser: Any, link: str, errors: list[str], **settings: Any) -> Any:
    """A page of a person of their own; errors of its scripts are collected."""
    page = browser.new_context(**settings).new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(link)
    return page
