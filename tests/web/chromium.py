"""A server as a process of its own, and Chromium in front of it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


class BrowserServer:
    """`rulewright serve` in a folder, with its links by whose they are. It ends with the block that it is used in."""

    def __init__(self, folder: Path, game: str, *more: str, seed: int = 3) -> None:
        self.path = folder / "a.tables"
        self.words = ["serve", game, "--seed", str(seed), "--tables", "a.tables", *more]
        self.links: dict[str, str] = {}
        self._start(0)

    def _start(self, port: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rulewright", *self.words, "--port", str(port)],
            cwd=self.path.parent, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"^ *(.+): (http\S+)$", line)
            if line.startswith("For you"):
                return
            if found:
                self.links[found[1]] = found[2]
        raise AssertionError("the server did not start")

    def again(self) -> None:
        """Killed (`kill -9`), and started again with the same file and links."""
        before = dict(self.links)
        port = urlsplit(next(iter(before.values()))).port
        assert port is not None
        self.process.kill()
        self.process.communicate()
        self._start(port)
        assert self.links == before

    def __enter__(self) -> BrowserServer:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> int:
        """Its exit code."""
        if self.process.returncode is None:
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
