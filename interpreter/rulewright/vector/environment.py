"""The environment: lanes, each with a game, stepped together by one call into compiled code.

In: an id for each lane. Out: arrays with a row for each lane. Complains with `Illegal`, and then nothing was stepped.
"""

from __future__ import annotations

import math
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn, SupportsIndex

import numpy as np

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.vector_step import ENDED, LANE
from rulewright.backend.runtime.chance import MOST_SEED
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.errors import CLOSED, BadConfiguration, Illegal, NotPickled
from rulewright.vector.autoreset import AutoresetMode, number_of
from rulewright.vector.lane_arguments import (
    check_within,
    has_mask,
    ids_of_lanes,
    lanes_to_reset,
    seats_of_lanes,
    seeds_of_lanes,
    whole,
)
from rulewright.vector.lane_calls import LaneCalls, StepFunction, StepSettings
from rulewright.vector.snapshot import Snapshot, check_snapshot
from rulewright.vector.step_arrays import Array, Columns, Info, Results, address_of, parts

MOST_LANES, MOST_THREADS = 2**22, 256
_DISABLED = 2
_EVERY_ZONE = 2**64 - 1
_HOLDERS: Callable[[object], float] = getattr(sys, "getrefcount", lambda _: math.nan)
"""How many hold something, where Python can tell."""
_LANE = np.dtype([(name, kind, shape) for name, kind, shape in LANE], align=True)


class VectorEnv:
    """Games of one ruleset, a lane each, stepped together.

    `step(actions)` takes an id for every lane and gives observations, rewards (by lane and seat), terminated,
    truncated, and `info`: whose choice it is, legal ids, and what else docs/vector.md tells. Where several seats choose
    at once, they are asked in turn, the lowest first.
    """

    def __init__(
        self,
        machine: Machine,
        num_envs: int,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        observations: bool = True,
        masks: bool | None = None,
        reward: str = "returns",
        max_episode_steps: int | None = None,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        """`reward`: `returns` (winners share 1, the others -1) or `score`. `max_episode_steps`: games are cut off after
        so many decisions.

        `copy=False` hands out arrays without copying: they are good until the step after the next.
        """
        check_within("num_envs", num_envs, 1, MOST_LANES)
        check_within("threads", threads, 1, MOST_THREADS)
        if reward not in ("returns", "score"):
            raise BadConfiguration(f"there is no reward `{reward}`", "there are returns, score")
        self.num_envs, self.players = num_envs, machine.program.players
        self.metadata: dict[str, Any] = {"autoreset_mode": autoreset_mode}
        self._mode, self._copy = number_of(autoreset_mode), copy
        self._native = NativeMachine(machine, vector=True)
        program = machine.program
        self.num_actions: int = program.action_count
        """Ids are below this number."""
        self.observation_size = self._native.view_layout.size
        self._size = self.observation_size if observations else 0
        self._masked = self.num_actions if has_mask(masks, self.num_actions) else 0
        limit = program.limit if max_episode_steps is None else max_episode_steps
        check_within("max_episode_steps", limit, 1, program.limit)
        self._sets = [Columns(num_envs, self.players, self._size, self._masked) for _ in range(2)]
        self._turn = self._total = 0
        self._games = np.zeros((num_envs, self._native.size), np.uint8)
        self._lanes = np.zeros(num_envs, _LANE)
        self._is_begun = self._is_closed = False
        self._drawn = np.zeros(num_envs, np.int32)
        self._sampled: Array = np.empty(num_envs, np.int64)
        """What was drawn last: written over, if nobody else holds it any more."""
        self._sampled_address = address_of(self._sampled)
        self._own_only = _HOLDERS(self._sampled)
        self._calls = LaneCalls(
            StepSettings(
                games=self._games.ctypes.data,
                lanes=self._lanes.ctypes.data,
                drawn=self._drawn.ctypes.data,
                count=num_envs,
                mode=self._mode,
                by_score=int(reward == "score"),
                limit=limit,
                size=self._size,
                id_count=self._masked,
            ),
            self._sets,
            parts(num_envs, threads),
            self._native.library,
        )
        settings = (self._native.size, _LANE.itemsize, num_envs, self._size, self._masked, self._mode)
        self._fits = " ".join(map(str, (program.fingerprint, *settings)))

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        instead = "nor can it be copied: `save` gives a snapshot that another environment takes by `restore`"
        raise NotPickled("an environment of many games", instead)

    # ---- playing ---------------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Array, Info]:
        """Begins a game in every lane, or in those of `options["reset_mask"]`.

        `seed`: one, from which those of the lanes follow; or one for each lane, which is the seed of its first game.
        Without, lanes go on to their next games.
        """
        self._check_open()
        chosen = lanes_to_reset(options, self.num_envs)
        seeds = self._seeds(seed)
        if chosen is not None and not self._is_begun:
            raise Illegal("no game has begun yet; reset all lanes first")
        given = seeds.ctypes.data if seeds is not None else None
        which = chosen.ctypes.data if chosen is not None else None
        self._run(self._native.library.rw_vector_reset, given, which)
        (seen, *_), info = self._handed()
        return seen, info

    def step(self, actions: Array | Sequence[int]) -> tuple[Array, Array, Array, Array, Info]:
        """Takes an id for every lane; those of lanes that are not asked (`info["seat"] < 0`) are not looked at."""
        if not self._is_begun or self._mode == _DISABLED:
            self._check_reset()
        if actions is self._sampled:
            given, address = actions, self._sampled_address
        else:
            given = ids_of_lanes(actions, self.num_envs)
            address = address_of(given) if given.flags.writeable else given.ctypes.data
        self._is_begun, turn = False, 1 - self._turn
        went, total = self._calls.step(turn, address)
        self._is_begun = True
        if went >= 0:
            raise Illegal(self._refusal(went, int(given[went])))
        self._turn, self._total = turn, total
        (seen, reward, terminated, truncated), info = self._handed()
        return seen, reward, terminated, truncated, info

    def sample(self) -> Array:
        """A legal id for every lane, drawn by the generator of its game: stepping them plays the games
        that random bots play from the same seeds.
        """
        self._begun()
        if _HOLDERS(self._sampled) != self._own_only:
            self._sampled = np.empty(self.num_envs, np.int64)
            self._sampled_address = address_of(self._sampled)
        self._calls.draw(self._turn, self._sampled_address)
        return self._sampled

    def observe(self, seats: Array | Sequence[int] | int) -> Array:
        """What a seat of each lane may know where it stands now (the number of seats:
        an onlooker), also without `observations`.
        """
        self._begun()
        wanted = seats_of_lanes(seats, self.num_envs, self.players)
        seen = np.empty((self.num_envs, self.observation_size), np.int32)
        self._native.library.rw_vector_view(
            self._games.ctypes.data, self.num_envs, wanted.ctypes.data, self.observation_size, seen.ctypes.data
        )
        return seen

    def fault(self, lane: int) -> Fault | None:
        """The broken promise in which the last step ended a lane's game, with the place of the rule;
        a game that was cut off tells its limit.
        """
        at = whole("lane", lane, 0, self.num_envs - 1)
        number = int(self._begun().own["fault"][at])
        row = self._lanes[at]
        return self._native.sites.fault(number, int(row["a"]), int(row["b"])) if number else None

    def close(self) -> None:
        """Ends the threads. A closed environment plays no more; closing it again changes nothing."""
        self._is_closed, self._is_begun = True, False
        self._calls.close()

    # ---- snapshots -------------------------------------------------------------------------------------------------

    def save(self) -> Snapshot:
        """Where all games stand."""
        now = self._begun()
        columns = {name: array.copy() for name, array in now.own.items()}
        lanes = self._lanes.copy()
        lanes["stale"], lanes["viewer"] = _EVERY_ZONE, 0  # whoever takes it has other rows
        return Snapshot(self._fits, self._games.tobytes(), lanes.tobytes(), columns, now.ids[: self._total].copy())

    def restore(self, snapshot: Snapshot) -> tuple[Array, Info]:
        """Goes back to where a snapshot was taken, here or in another environment with the same rules and settings."""
        self._check_open()
        check_snapshot(snapshot, self._fits)
        self._turn = 1 - self._turn
        now, self._total, self._is_begun = self._sets[self._turn], len(snapshot.ids), True
        if now.room < self._total:
            now.make_room(len(self._calls.ended(self._turn)) * 2 * self._total)
        for name, array in snapshot.columns.items():
            now.own[name][...] = array
        now.ids[: self._total] = snapshot.ids
        self._games[...] = np.frombuffer(snapshot.games, np.uint8).reshape(self._games.shape)
        self._lanes[...] = np.frombuffer(snapshot.lanes, _LANE)
        self._calls.point(self._turn)
        (seen, *_), info = self._handed()
        return seen, info

    # ---- within ----------------------------------------------------------------------------------------------------

    def _check_open(self) -> None:
        if self._is_closed:
            raise Illegal(CLOSED)

    def _begun(self) -> Columns:
        self._check_open()
        if not self._is_begun:
            raise Illegal(
                "no game has begun yet, or another thread is in a call; call `reset` first, one thread at a time"
            )
        return self._sets[self._turn]

    def _check_reset(self) -> None:
        """Complains before the first game, and where games are over that nobody has reset."""
        self._begun()
        over = np.flatnonzero(self._lanes["state"] == ENDED)
        if len(over):
            raise Illegal(f"{_lanes(over)} over; reset with options={{'reset_mask': ...}} begins the next")

    def _refusal(self, lane: int, action: int) -> str:
        now = self._sets[self._turn]
        first, last = now.own["offset"][lane : lane + 2]
        legal = ", ".join(map(str, now.ids[first : min(last, first + 8)]))
        more = ", ..." if last - first > 8 else ""
        seat = int(now.own["seat"][lane]) + 1
        return f"lane {lane}: {action} is not legal for Player {seat} now; legal are {legal}{more}. Nothing was stepped"

    def _run(self, function: StepFunction, *arguments: int | None) -> None:
        """Lets compiled code work on all lanes; where a signal ends it in the middle, no game is begun any more."""
        self._is_begun, turn = False, 1 - self._turn
        self._total = self._calls.run(turn, function, *arguments)
        self._turn, self._is_begun = turn, True

    def _handed(self) -> tuple[Results, Info]:
        """What a step gives, as users get it."""
        ended = self._calls.ended(self._turn) if self._size else ()
        return self._sets[self._turn].handed(self._total, ended, is_copied=self._copy)

    def _seeds(self, seed: int | Sequence[int] | None) -> Array | None:
        """A seed for each lane; none: they go on."""
        if seed is None and self._is_begun:
            return None
        given = seeds_of_lanes(secrets.randbelow(MOST_SEED) if seed is None else seed, self.num_envs)
        return self._derived(given) if isinstance(given, int) else given

    def _derived(self, seed: int) -> Array:
        return np.frombuffer(self._native.derived_seeds(seed, 0, self.num_envs), np.uint64)


def _lanes(numbers: Array) -> str:
    named = ", ".join(map(str, numbers[:8])) + (", ..." if len(numbers) > 8 else "")
    return f"the games of lanes {named} are" if len(numbers) > 1 else f"the game of lane {named} is"
