"""Where all games of an environment stand: taken and put back in one piece,
generators and what was handed out last included.
"""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np

from rulewright.errors import BadConfiguration
from rulewright.storage.cache import is_seal, seal
from rulewright.vector.step_arrays import Array, sealed

_NAME = "vector-snapshot"
_SEAL_END = b"\n"


@dataclass(frozen=True)
class Snapshot:
    """It holds every secret of every game. `fits` tells which environments it can be put back into.
    Nobody can write into it: compiled code trusts the numbers that are put back.
    """

    fits: str
    games: bytes
    lanes: bytes
    columns: Mapping[str, Array]
    ids: Array

    def __post_init__(self) -> None:
        object.__setattr__(self, "columns", MappingProxyType({name: sealed(at) for name, at in self.columns.items()}))
        object.__setattr__(self, "ids", sealed(self.ids))

    def __reduce__(self) -> tuple[type[Snapshot], tuple[object, ...]]:
        """Pickled and copied as it was made."""
        return Snapshot, self._parts()

    def _parts(self) -> tuple[str, bytes, bytes, dict[str, Array], Array]:
        return self.fits, self.games, self.lanes, dict(self.columns), self.ids

    def to_bytes(self) -> bytes:
        """For a file or another process;
        only programs of this user can read it again, as a forged one could do harm.
        """
        data = pickle.dumps(self._parts())
        return seal(_NAME, data).encode() + _SEAL_END + data

    @classmethod
    def from_bytes(cls, given: bytes) -> Snapshot:
        """What `to_bytes` wrote. Refuses what this user's programs have not written."""
        sealed, _, data = bytes(given).partition(_SEAL_END) if isinstance(given, bytes | bytearray) else (b"", b"", b"")
        if not is_seal(sealed.decode("ascii", "replace"), _NAME, data):
            raise BadConfiguration("this is no snapshot that a program of yours has taken")
        fits, games, lanes, columns, ids = pickle.loads(data)  # by this user
        return cls(fits, games, lanes, columns, ids)

    def same(self, other: Snapshot) -> bool:
        """Whether all games stand alike."""
        return (
            (self.fits, self.games, self.lanes) == (other.fits, other.games, other.lanes)
            and np.array_equal(self.ids, other.ids)
            and all(np.array_equal(array, other.columns[name]) for name, array in self.columns.items())
        )


def check_snapshot(given: object, fits: str) -> None:
    """Refuses what is no snapshot, and one of an environment that was made otherwise."""
    if not isinstance(given, Snapshot):
        raise BadConfiguration(
            f"`restore` takes what `save` gave, and not `{given!r:.40}`", "bytes become that by `Snapshot.from_bytes`"
        )
    if given.fits != fits:
        raise BadConfiguration("the snapshot is of other rules or settings", "take it from an environment made alike")
