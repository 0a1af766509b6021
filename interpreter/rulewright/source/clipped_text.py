"""Texts that must fit into a message, a list or a comment."""

from __future__ import annotations


def clipped(text: str, most: int) -> str:
    """A text of at most so many characters: what is longer ends in three dots, which count."""
    return text if len(text) <= most else text[: most - 3] + "..."


def one_line(text: str, most: int) -> str:
    """The same, in one line: every run of white space becomes a blank."""
    return clipped(" ".join(text.split()), most)
