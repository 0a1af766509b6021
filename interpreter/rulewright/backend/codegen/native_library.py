"""The functions of a built game, as Python sees them. Calls release the interpreter lock."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

_GAME = ctypes.c_void_p
_I, _L, _U, _W = ctypes.c_int, ctypes.c_int64, ctypes.c_uint64, ctypes.c_uint32
_ANY = ctypes.c_void_p


class Columns(ctypes.Structure):
    """As in c/batch.h: where the rows of many games go."""

    _fields_ = tuple((name, _ANY) for name in ("faults", "decisions", "scores", "ranks", "digests", "covered"))


FUNCTIONS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "rw_size": (_L, ()),
    "rw_copy": (None, (_GAME, _GAME)),
    "rw_copies": (None, (_ANY, _L, _L)),
    "rw_view": (None, (_GAME, _I, _ANY)),
    "rw_spell": (_L, (_ANY, _L, _ANY)),
    "rw_derive_many": (None, (_U, _U, _L, _ANY)),
    "rw_prepare": (None, (_GAME, _U, ctypes.c_int32)),
    "rw_start": (_I, (_GAME, _U, _I)),
    "rw_digest": (_U, (_GAME,)),
    "rw_slots": (_ANY, (_GAME,)),
    "rw_pc": (_I, (_GAME,)),
    "rw_over": (_I, (_GAME,)),
    "rw_waiting": (_W, (_GAME,)),
    "rw_count": (_I, (_GAME, _I)),
    "rw_decisions": (_I, (_GAME,)),
    "rw_started": (_I, (_GAME,)),
    "rw_counter": (_U, (_GAME, _I)),
    "rw_set_counter": (None, (_GAME, _I, _U)),
    "rw_fault_place": (_I, (_GAME, _ANY, _ANY)),
    "rw_action": (_I, (_GAME, _I, _L)),
    "rw_begin": (_I, (_ANY, _U)),
    "rw_step": (_I, (_ANY, _L)),
    "rw_look": (_I, (_ANY,)),
    "rw_method": (_ANY, (_I,)),
    "rw_actions": (_L, (_GAME, _I, _ANY, _L)),
    "rw_drawn": (_I, (_GAME, _I)),
    "rw_take": (_I, (_GAME, _I, _I)),
    "rw_choose": (_I, (_GAME, _I, _I)),
    "rw_outcomes": (_L, (_GAME, _ANY)),
    "rw_decide": (_I, (_GAME, _I)),
    "rw_play": (_I, (_GAME, _L, _ANY)),
    "rw_outcome": (_I, (_GAME, _ANY, _ANY)),
    "rw_playouts": (_L, (_GAME, _L, _L, _L, _ANY, ctypes.c_int32, ctypes.POINTER(Columns), _ANY)),
}
"""Results and arguments, as in c/driver.h, c/outcome.h, c/batch.h, c/stepped.h and c/view.h."""

OF_MARKS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "rw_hits": (_ANY, (_GAME,)),
}
"""As in c/cover.h: only games with marks have them."""

OF_VISITS: dict[str, tuple[Any, tuple[Any, ...]]] = {"rw_visits": (_ANY, (_GAME,))}
"""Only in games built with -DRW_VISITS."""

OF_SEARCH: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "rw_search_room": (_L, (_ANY,)),
    "rw_search_begin": (None, (_ANY, _ANY)),
    "rw_search": (None, (_ANY, _ANY, _L, _L, _ANY)),
    "rw_search_found": (_L, (_ANY, _ANY)),
    "rw_in_turn": (_U, (_U, _L, _L, _ANY, _ANY)),
    "rw_search_shares": (_L, (_ANY, _ANY)),
    "rw_trace": (_I, (_GAME, _GAME, _U, _U, _I, _I, _ANY, _L, _ANY, _ANY)),
    "rw_pack_view": (_L, (_ANY, _L, _I, _ANY, _ANY)),
    "rw_differing_zones": (_U, (_ANY, _ANY, _ANY, _ANY)),
    "rw_sees": (_I, (_GAME, _I, _ANY)),
    "rw_begin_watched": (_I, (_GAME, _I)),
    "rw_take_heard": (_U, (_GAME,)),
    "rw_made_size": (_L, ()),
    "rw_particle_size": (_L, (_L,)),
    "rw_belief_size": (_L, ()),
    "rw_belief_seed": (None, (_ANY, _U)),
    "rw_particle_begin": (_I, (_ANY, _ANY)),
    "rw_extend": (_L, (_ANY, _ANY, _L, _ANY, _L, _L, _L, _ANY)),
    "rw_replay": (_I, (_ANY, _ANY, _ANY, _ANY, _L, _L, _L, _L, _L, _I)),
    "rw_copied": (_L, (_ANY, _ANY, _L)),
    "rw_replay_exchanged": (_I, (_ANY, _ANY, _ANY, _ANY, _ANY, _L, _L)),
    "rw_move_apart": (_L, (_ANY, _ANY, _L, _ANY, _ANY, _L)),
    "rw_agreed": (_I, (_ANY, _ANY, _L)),
    "rw_stand": (_I, (_ANY, _ANY, _ANY, _L, _ANY)),
    "rw_settle": (None, (_ANY, _ANY, _L, _ANY)),
    "rw_attempt": (_L, (_ANY, _ANY, _ANY, _ANY, _ANY)),
    "rw_improve": (_L, (*(_ANY,) * 5, _L, _ANY, _ANY, _L)),
    "rw_particle_made": (_L, (_ANY, _ANY)),
    "rw_particle_noted": (_L, (_ANY,)),
    "rw_nearest": (None, (_ANY, _ANY, _ANY, _ANY, _ANY, _ANY, _L, _ANY, _ANY)),
    "rw_seen": (ctypes.c_uint64, (_GAME, _I)),
    "rw_most_made": (_L, (_ANY, _ANY, _L)),
    "rw_store_particles": (None, (_ANY, _L, _L, _ANY, _L)),
    "rw_weights": (None, (_ANY, _ANY, _L, _ANY)),
    "rw_particle_last": (None, (_ANY, _ANY)),
    "rw_take_particles": (None, (_ANY, _ANY, _ANY, _L, _ANY)),
    "rw_observe": (_L, (_ANY, _ANY, _ANY, _L, _ANY, _L, _ANY, _ANY)),
    "rw_follow": (None, (_ANY, _ANY, _ANY, _L, _ANY)),
    "rw_advance": (None, (_ANY, _ANY, _ANY, _L, _ANY)),
    "rw_worlds": (None, (_ANY, _ANY, _ANY, _L, _ANY)),
    "rw_chronicle_begin": (_I, (_ANY, _U)),
    "rw_chronicle_follow": (_I, (_ANY, _ANY, _L)),
}
"""As in c/search.h, c/belief.h, c/moving.h, c/following.h and c/chronicle.h: only games that were built for search have
them.
"""


OF_VECTOR: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "rw_vector_check": (_L, (_ANY, _ANY)),
    "rw_vector_checked_step": (_L, (_ANY, _ANY)),
    "rw_vector_step": (None, (_ANY, _ANY)),
    "rw_vector_rest": (None, (_ANY, _ANY)),
    "rw_vector_reset": (None, (_ANY, _ANY, _ANY)),
    "rw_vector_list": (None, (_ANY,)),
    "rw_vector_draw": (None, (_ANY, _ANY)),
    "rw_vector_view": (None, (_ANY, _L, _ANY, _L, _ANY)),
}
"""As in c/vector.h: only games that were built for it have them."""


def loaded(path: Path) -> Any:
    """A library with its functions declared."""
    library = ctypes.CDLL(str(path))
    marked = OF_MARKS if hasattr(library, "rw_hits") else {}
    counted = OF_VISITS if hasattr(library, "rw_visits") else {}
    searching = OF_SEARCH if hasattr(library, "rw_search") else {}
    stepping = OF_VECTOR if hasattr(library, "rw_vector_step") else {}
    for name, (result, arguments) in {**FUNCTIONS, **marked, **counted, **searching, **stepping}.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    _introduce(library)
    return library


_CALLS = (
    "PyLong_AsLongLong",
    "PyLong_AsUnsignedLongLong",
    "PyLong_FromLongLong",
    "PyTuple_GetItem",
    "PyLong_AsVoidPtr",
    "PyErr_Occurred",
    "PyObject_CallObject",
)
"""As in c/stepped.h."""
_PYTHON = getattr(ctypes, "pythonapi", None)


class _PythonCalls(ctypes.Structure):
    _fields_ = tuple((name, _ANY) for name in _CALLS)


def _introduce(library: Any) -> None:
    """Tells a library where the functions of Python lie that its own functions for Python call."""
    if _PYTHON is not None:
        calls = _PythonCalls.in_dll(library, "rw_python")
        for name in _CALLS:
            setattr(calls, name, ctypes.cast(getattr(_PYTHON, name), _ANY))


def function_of(library: Any, which: int, held: tuple[object, ...]) -> Callable[[int], int] | None:
    """A function of c/stepped.h as one of Python, which holds what it works on; none where Python is not CPython."""
    if _PYTHON is None:
        return None
    make = ctypes.PYFUNCTYPE(ctypes.py_object, _ANY, ctypes.py_object, _ANY)(("PyCFunction_NewEx", _PYTHON))
    made: Callable[[int], int] = make(library.rw_method(which), held, None)
    return made
