"""Search in compiled games: c/search.h, seen from Python.
In: a plan, and worlds as the memory of games, one behind the other. Out: what was tried.
"""

from __future__ import annotations

import ctypes
from array import array
from functools import cache
from itertools import accumulate

from rulewright.backend.codegen.c_limits import room_for
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.playouts import address
from rulewright.processes.halts import EndedBySignals
from rulewright.search.plan import MOST_IDS, WHOLE, Plan, Tried, explore_table, root_table
from rulewright.search.ways_to_worlds import Ways

_NUMBERS = (
    *("method", "seat", "several", "rollouts", "planned", "horizon", "weight", "spread"),
    *("most_nodes", "most_edges", "places", "ids", "others", "likely", "halves"),
)
FEW = 64
EDGES_A_NODE = 4
"""As a node's room for edges is doubled, at most so many places are used for each edge."""


class PlanNumbers(ctypes.Structure):
    """As `SearchPlan` in c/search.h."""

    _fields_ = (
        *((name, ctypes.c_int64) for name in _NUMBERS),
        ("seed", ctypes.c_uint64),
        ("home", ctypes.c_uint64),
        *((name, ctypes.c_void_p) for name in ("explore", "root", "pasts", "starts", "memories", "weights")),
    )


@cache
def _columns(most: int) -> tuple[array[int], array[int]]:
    return array("I", explore_table(most)), array("I", root_table(most))


class Arena:
    """The memory of one search after the other. It grows as is needed."""

    def __init__(self) -> None:
        self.memory = ctypes.create_string_buffer(0)

    def room(self, size: int) -> ctypes.Array[ctypes.c_char]:
        """At least so many bytes. What is in them means nothing."""
        if len(self.memory) < size:
            self.memory = ctypes.create_string_buffer(size)
        return self.memory


class NativeSearch:
    """One search. `run` may be called again: it goes on. `worlds` is the memory of `count` games."""

    def __init__(
        self,
        native: NativeMachine,
        plan: Plan,
        worlds: ctypes.Array[ctypes.c_char],
        count: int,
        arena: Arena | None = None,
        ways: Ways | None = None,
    ) -> None:
        """`arena`: memory that no other search works in. `ways`: to the worlds, if they come by how likely they are."""
        self.library, self.worlds, self.count, self.plan = native.library, worlds, count, plan
        self.members = native.program.score.size
        numbers = plan_numbers(native, plan, min(MOST_IDS, self.library.rw_count(worlds, plan.seat)))
        self.ways = WayTables(numbers, ways) if ways is not None else None
        self.arena = (arena or Arena()).room(self.library.rw_search_room(ctypes.byref(numbers)))
        self.library.rw_search_begin(self.arena, ctypes.byref(numbers))

    def run(self, iterations: int) -> None:
        """So many iterations more."""
        with EndedBySignals() as halt:
            self.library.rw_search(self.arena, self.worlds, self.count, iterations, halt)

    def found(self) -> list[Tried]:
        """What was tried at the root, by rising id."""
        count = self.library.rw_search_found(self.arena, None)
        rows = array("q", bytes(32 * max(1, count)))
        self.library.rw_search_found(self.arena, address(rows))
        rows = rows[: 4 * count]
        return list(map(Tried, rows[::4], rows[1::4], rows[2::4], rows[3::4]))

    def shares(self) -> list[float]:
        """The mean share of winning of every member, from 0 to 1, over all that was played on."""
        totals = array("q", bytes(8 * self.members))
        done = self.library.rw_search_shares(self.arena, address(totals))
        return [total / WHOLE / done for total in totals]


class WayTables:
    """The ways to worlds, as c/search.h reads them."""

    def __init__(self, numbers: PlanNumbers, ways: Ways) -> None:
        """From now on the plan reads these: they must live as long."""
        steps = [step for way in ways.all for step in way.steps]
        self.steps = array("Q", [number for step in steps for number in step] or [0])
        self.starts = array("q", accumulate((len(way.steps) for way in ways.all), initial=0))
        self.memories = array("Q", [memory for way in ways.all for memory in way.memories])
        self.weights = array("d", bytes(8 * len(ways.all)))
        numbers.home = ways.home
        numbers.pasts, numbers.starts = address(self.steps), address(self.starts)
        numbers.memories, numbers.weights = address(self.memories), self.weights.buffer_info()[0]


def plan_numbers(native: NativeMachine, plan: Plan, legal: int) -> PlanNumbers:
    """A plan with the room that it needs: an iteration makes a node and an edge for every seat at most;
    `legal`: how much is legal at the root.
    """
    nodes = plan.iterations * native.most_at_once + FEW
    places = 1 << (2 * nodes).bit_length()
    explore, root = _columns(plan.iterations)
    return PlanNumbers(
        method=plan.method,
        seat=plan.seat,
        several=plan.several or plan.likely,
        rollouts=plan.rollouts,
        others=plan.others,
        likely=plan.likely,
        halves=plan.halves,
        planned=plan.iterations,
        horizon=plan.worth.horizon,
        weight=plan.worth.weight,
        spread=plan.worth.spread,
        most_nodes=nodes,
        most_edges=EDGES_A_NODE * (nodes + legal),
        places=places,
        ids=room_for(min(MOST_IDS, native.most_legal)),
        seed=plan.seed,
        explore=address(explore),
        root=address(root),
    )
