"""What `rulewright new` makes: the files of `starter/`, filled in. See `repository.py`."""

from rulewright.scaffold.repository import NewRepository, RepositoryRefused, create

__all__ = ["NewRepository", "RepositoryRefused", "create"]
