"""The seeded generator: SplitMix64 streams, and unbiased picks.

Source: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014; the bounded
pick is D. Lemire's multiply-and-reject ("Fast random integer generation in an interval", 2019) on 32 bits. A stream is
one 64-bit counter; its first value is a hash of the seed and the stream's name, so neighbouring seeds are unrelated.
"""

from __future__ import annotations

import hashlib

SETUP, PLAY, BOTS = 0, 1, 2
STREAM_NAMES = ("set-up", "play", "bots")
MOST_SEED = 2**64 - 1

_MASK = 2**64 - 1
_GOLDEN = 0x9E3779B97F4A7C15


def check_seed(seed: int) -> None:
    """Raises `ValueError` for what is no seed."""
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"a seed is a whole number from 0 to {MOST_SEED}")


def streams(seed: int) -> list[int]:
    """The three streams of a seed (from 0 to 2**64 - 1)."""
    return [_start(f"{seed}/{name}") for name in STREAM_NAMES]


def derived_seed(seed: int, index: int) -> int:
    """The seed of game `index` of a run: it depends on nothing else, so not on jobs, order or backend."""
    return _start(f"{seed}/game/{index}")


def _start(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")


def next_word(counters: list[int], stream: int) -> int:
    """32 random bits; the stream's counter moves on."""
    z = counters[stream] = (counters[stream] + _GOLDEN) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return (z ^ (z >> 31)) >> 32


def below(counters: list[int], stream: int, size: int) -> int:
    """A whole number from 0 to size - 1, each equally likely. A single possibility uses no randomness."""
    if size <= 1:
        return 0
    product = next_word(counters, stream) * size
    low = product & 0xFFFFFFFF
    if low < size:
        threshold = (2**32 - size) % size
        while low < threshold:
            product = next_word(counters, stream) * size
            low = product & 0xFFFFFFFF
    return product >> 32
