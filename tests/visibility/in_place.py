"""What is changed takes its place in this process: the code of functions, the text of a C header. Files are left alone.

In: a trial, or what is to be noted of all. Nothing comes out; a mutant that is no program raises `SyntaxError`.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from rulewright.backend.codegen import program_printer

from .c_mutants import CMutant
from .python_mutants import PythonMutant, functions
from .targets import PACKAGE, Trial
from .touched import DIFFERS, REACHED, Touched, noting


def put_in_place(trial: Trial) -> None:
    """Changes this process: the code of a function, or the text of a header."""
    match trial.mutant:
        case PythonMutant() as mutant:
            found = _function(trial.target.module, mutant.function)
            tree = mutant.changed_alone()
            _name(tree, mutant.function, found.__code__.co_freevars)
            found.__code__ = _code(tree, trial.target.path, mutant.function)
        case CMutant() as mutant:
            _read_headers_by(lambda path, text: mutant.text if path == trial.target.path else text)


def note_touched(trials: Sequence[Trial], touched: Touched) -> None:
    """Has every place where something is changed note it; a header's mutants are all touched when it is read."""
    by_file: defaultdict[Path, list[Trial]] = defaultdict(list)
    for trial in trials:
        by_file[trial.target.path].append(trial)
    for file, found in by_file.items():
        if isinstance(found[0].mutant, PythonMutant):
            _note_functions(found[0].target.module, file, found, touched)

    def note(path: Path, text: str) -> str:
        touched.reached(*(trial.title for trial in by_file[path]))
        return text

    _read_headers_by(note)


def _note_functions(module: str, file: Path, trials: Sequence[Trial], touched: Touched) -> None:
    assert isinstance(trials[0].mutant, PythonMutant)
    tree = trials[0].mutant.tree
    compiled = compile(noting(tree, trials), str(file), "exec", dont_inherit=True)
    for path in dict.fromkeys(trial.mutant.function for trial in trials if isinstance(trial.mutant, PythonMutant)):
        function = _function(module, path)
        function.__globals__.update({DIFFERS: touched.differs, REACHED: touched.reached})
        function.__code__ = _code_in(compiled, path)


def _read_headers_by(changed: Callable[[Path, str], str]) -> None:
    """Lets C headers be read through a function."""
    names = vars(program_printer)
    reading = names["own_text"]
    names["own_text"] = lambda path: changed(Path(path), reading(path))


def _function(module: str, path: str) -> FunctionType:
    """A function of a module, without what was wrapped around it."""
    name = (PACKAGE / module).relative_to("interpreter").with_suffix("")
    found: Any = import_module(".".join(name.parts))
    for word in path.split("."):
        found = vars(found)[word]
    while not isinstance(found, FunctionType) or hasattr(found, "__wrapped__"):
        found = next(
            getattr(found, inside) for inside in ("__wrapped__", "__func__", "fget", "func") if hasattr(found, inside)
        )
    return found


def _name(tree: ast.Module, path: str, names: tuple[str, ...]) -> None:
    """Has a function name what it takes from around it (`super()` takes `__class__`), though the change may not."""
    for found, function in functions(tree):
        if found == path:
            function.body += [ast.Expr(ast.Name(name, ast.Load())) for name in names]
    ast.fix_missing_locations(tree)


def _code(tree: ast.Module, file: Path, path: str) -> CodeType:
    return _code_in(compile(tree, str(file), "exec", dont_inherit=True), path)


def _code_in(compiled: CodeType, path: str) -> CodeType:
    """The code of a function in a module's."""
    stack = [compiled]
    while stack:
        code = stack.pop()
        if code.co_qualname == path:
            return code
        stack += [part for part in code.co_consts if isinstance(part, CodeType)]
    raise ValueError(f"there is no {path}")
