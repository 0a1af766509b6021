"""Where the project's pages lie, as the metadata of its distribution says (`[project.urls]` in `pyproject.toml`).

In: a label, as it is written there. Out: its address, or nothing: where the project has no address, none is made up.
"""

from __future__ import annotations

from functools import cache

DISTRIBUTION = "rulewright"
HOME = "Homepage"
CODES_PAGE = "Diagnostics"
"""The page of all codes; a code is its part of that name."""


@cache
def address(label: str) -> str:
    """The address of a page; nothing if there is none."""
    from importlib.metadata import PackageNotFoundError, metadata  # noqa: PLC0415 (takes a while; few commands ask)

    try:
        told: list[str] = metadata(DISTRIBUTION).json.get("project_url", [])  # type: ignore[assignment]
    except PackageNotFoundError:
        return ""
    pairs = (line.partition(",")[::2] for line in told)
    return next((place.strip() for name, place in pairs if name.strip() == label), "")


def address_of_code(code: str) -> str:
    """Where a code is explained; nothing if there is no such page."""
    page = address(CODES_PAGE)
    return f"{page}#{code.lower()}" if page else ""
