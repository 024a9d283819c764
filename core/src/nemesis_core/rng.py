"""The one small generator behind every game: a 64-bit congruential state, read from its high bits."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

LARGEST_SEED: Final = 2**63 - 1
"""What a save and a column of whole numbers can hold."""
MASK: Final = (1 << 64) - 1
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407


def mix(value: int) -> int:
    """Scramble `value` into 64 bits, so that neighbouring seeds start far apart (splitmix64)."""
    value = (value + 0x9E3779B97F4A7C15) & MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


@cache
def name_hash(name: str) -> int:
    """A hash of `name` that is the same in every process (FNV-1a)."""
    value = 0xCBF29CE484222325
    for byte in name.encode():
        value = ((value ^ byte) * 0x100000001B3) & MASK
    return value


def advance(state: int) -> int:
    """The next state; its high 32 bits are the random number."""
    return (state * MULTIPLIER + INCREMENT) & MASK


def shuffle(state: int, pieces: list[Any]) -> int:
    """Shuffle `pieces` in place from `state` and return the new state."""
    multiplier, increment, mask = MULTIPLIER, INCREMENT, MASK  # every game begins with some hundred turns of the loop
    for left in range(len(pieces), 1, -1):
        state = (state * multiplier + increment) & mask
        chosen, last = ((state >> 32) * left) >> 32, left - 1
        piece = pieces[chosen]
        pieces[chosen] = pieces[last]
        pieces[last] = piece
    return state
