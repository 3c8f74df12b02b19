"""Shuffles that come out alike on every platform and in every version of Python.

Only `Random.random` is promised to stay the same across Python versions, so the shuffle is
spelled out here, and a shuffle's generator is made from the game's seed and its own purpose:
there is no generator whose state would have to be saved.
"""

import hashlib
from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


def generator(seed: int, purpose: str) -> Random:
    digest = hashlib.sha256(f"{seed}:{purpose}".encode()).digest()
    return Random(int.from_bytes(digest, "big"))


def shuffled(items: Iterable[T], seed: int, purpose: str) -> list[T]:
    result = list(items)
    shuffle(result, generator(seed, purpose))
    return result


def shuffle(items: list[T], rng: Random) -> None:
    random = rng.random
    for last in range(len(items) - 1, 0, -1):
        other = int(random() * (last + 1))
        items[last], items[other] = items[other], items[last]
