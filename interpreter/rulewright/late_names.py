"""Names of a package that are imported when they are first used, so that whoever does not need them does not wait.

In: a package, and by name the module it comes from. Out: what the package calls its `__getattr__`. A name that is not
listed is an `AttributeError`, as always.
"""

TYPE_CHECKING = False  # that of `typing`, which takes longer to import than all the rest

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def late_names(package: str, modules: "Mapping[str, str]") -> "Callable[[str], object]":
    """A `__getattr__` for a package; modules are named as they are imported."""

    def imported(name: str) -> object:
        if name not in modules:
            raise AttributeError(f"module `{package}` has no attribute `{name}`")
        from importlib import import_module  # noqa: PLC0415 (see above)

        return getattr(import_module(modules[name]), name)

    return imported
