"""How this program was installed, as a requirement that installs the same again.

In: nothing, or the metadata of an installation (PEP 610, `direct_url.json`). Out: a requirement for pip, and whether
others can use it.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname

from rulewright import __version__
from rulewright.errors import recorded_origin
from rulewright.resources import folder
from rulewright.revisions import NoRevision, Repository
from rulewright.storage import real_path

NAME = "rulewright"


@dataclass(frozen=True, slots=True)
class Requirement:
    """What pip takes. `here_only`: it names something on this machine."""

    text: str
    here_only: bool = False


def requirement() -> Requirement:
    """What installs this very program again."""
    with suppress(PackageNotFoundError):
        origin = recorded_origin()
        if origin is not None:
            return of_address(origin)
        if folder("grammar").is_relative_to(Path(str(distribution(NAME).locate_file("")))):
            return Requirement(f"{NAME}=={__version__}")
    return _of_folder(folder("grammar").parent)


def of_address(about: dict[str, Any]) -> Requirement:
    """The requirement for what PEP 610 says: a repository at a commit, an archive with its hash, or a folder."""
    address = str(about["url"])
    inside = f"subdirectory={about['subdirectory']}" if about.get("subdirectory") else ""
    if "vcs_info" in about:
        source = f"{about['vcs_info']['vcs']}+{address}@{about['vcs_info']['commit_id']}"
        return Requirement(with_host(f"{NAME} @ {source}{'#' * bool(inside)}{inside}"), address.startswith("file:"))
    if "archive_info" in about:
        parts = "&".join(part for part in (_hash(about["archive_info"]), inside) if part)
        return Requirement(f"{NAME} @ {address}{'#' * bool(parts)}{parts}", address.startswith("file:"))
    return _of_folder(Path(url2pathname(unquote(urlsplit(address).path))))


def with_host(text: str) -> str:
    """A requirement whose repository on this machine has the machine named: pip before 24.1 takes no other."""
    return re.sub(r"\+file:///", "+file://localhost/", text)


def with_extra(needed: Requirement, extra: str) -> Requirement:
    """The same with an extra of ours, unless it names extras itself."""
    return replace(needed, text=re.sub(rf"^{NAME}(?![\w\[.-])", f"{NAME}[{extra}]", needed.text))


def _hash(about: dict[str, Any]) -> str:
    """The hash of an archive as a part of its address."""
    hashes = about.get("hashes") or dict([str(about["hash"]).split("=", 1)] if about.get("hash") else [])
    return next((f"{kind}={value}" for kind, value in hashes.items()), "")


def _of_folder(place: Path) -> Requirement:
    """A checkout that others can have too by its address and commit, else the folder itself."""
    with suppress(NoRevision):
        repository = Repository(place)
        commit = repository.unchanged() if repository.root == real_path(place) else None
        if commit is not None:
            address = repository.published(commit)
            source = address or real_path(place).as_uri()
            return Requirement(with_host(f"{NAME} @ git+{source}@{commit}"), here_only=address is None)
    return Requirement(f"{NAME} @ {real_path(place).as_uri()}", here_only=True)
