"""What `rulewright new` makes: the files of `starter/`, filled in; the game of them, or a copy of another.
See `repository.py`.
"""

from rulewright.scaffold.origin import GameKind, Origin, OriginRefused, kinds, origin, origin_of_kind
from rulewright.scaffold.repository import NewRepository, RepositoryRefused, create

__all__ = [
    "GameKind",
    "NewRepository",
    "Origin",
    "OriginRefused",
    "RepositoryRefused",
    "create",
    "kinds",
    "origin",
    "origin_of_kind",
]
