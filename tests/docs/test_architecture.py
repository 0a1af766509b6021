"""docs/architecture.md names every folder of the package, and its picture is that of today's imports."""

from __future__ import annotations

import re

import architecture

TEXT = architecture.PAGE.read_text(encoding="utf-8")
NOT_CODE = {"__pycache__", "starter"}


def test_the_picture_is_up_to_date() -> None:
    assert architecture.document() == TEXT, "run `make docs`, or `python docs/generate/architecture.py`"


def test_every_room_is_named() -> None:
    """Folders with their way, modules by their file; nothing else is said to be there."""
    named = set(re.findall(r"`([a-z_/]+?)/?(?:\.py)?`", TEXT))
    folders = {
        path.relative_to(architecture.PACKAGE).as_posix()
        for path in architecture.PACKAGE.rglob("*")
        if path.is_dir() and not NOT_CODE & set(path.relative_to(architecture.PACKAGE).parts)
    }
    files = {path.stem for path in architecture.PACKAGE.glob("*.py") if not path.stem.startswith("__")}
    assert {name for name in folders | files if name not in named} == set()


def test_folders_and_files_that_are_named_exist() -> None:
    places = [architecture.PACKAGE, architecture.PACKAGE.parent.parent]
    folders = re.findall(r"`([a-z_]+(?:/[a-z_.]+)*)/`", TEXT)
    files = re.findall(r"`([a-z_/]+\.py)`", TEXT)
    assert len(folders) > 30 and len(files) > 15
    assert [name for name in folders if not any((place / name).is_dir() for place in places)] == []
    assert [name for name in files if not any(any(place.rglob(name)) for place in places)] == []


def test_rooms_do_not_import_each_other_in_a_circle() -> None:
    arrows = architecture.graph()
    assert len(arrows) > 30
    assert [name for name in arrows if name in architecture.reached(arrows, name)] == []
