"""The levels of computer players that come with the game: their names, and what sets them apart.

All but `random` decide by a policy of the family that is played (`family.py`); `hard` and `expert`
look ahead besides (`search.py`). The command line lists them in its help: what is imported here is
little.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Effort(NamedTuple):
    """How much is looked at before a decision."""

    samples: int
    """Worlds in which the moves are compared at most."""
    rounds: int
    """How many starts of a round lie between a move and its evaluation."""
    trust: float
    """What the policy's own move is given in advance: samples are few and noisy."""


class Level(NamedTuple):
    policy: str
    """The name of the policy by which it decides."""
    effort: Effort | None = None
    """How far it looks ahead; None if it decides by the policy alone."""


EXPECTED = "hard"
"""The policy that others are expected to follow, and by which decisions are judged."""

PERSONA_LEVELS: Mapping[str, Level] = {
    "easy": Level("easy"),
    "normal": Level("normal"),
    "hard": Level("hard", Effort(samples=1, rounds=1, trust=0.01)),
    "expert": Level("hard", Effort(samples=4, rounds=3, trust=0.01)),
}
"""The levels that play otherwise with a persona."""

PLAIN_STYLES = ("greedy", "hoarder", "rusher", "miser", "bully", "eco")
"""Yardsticks that play by a few plain rules and leave nothing to chance."""
STYLE_NAMES = (*PLAIN_STYLES, "chaos")
"""All styles: the plain ones, and one that leaves much to chance."""
YARDSTICKS = ("greedy", "random")
"""The yardsticks that can be chosen for a seat on screen. Nobody is compared with them in words."""


def thinks_long(kind: str) -> bool:
    """Whether a level, with a persona or without, is worth a second process while a person waits
    for it."""
    level = PERSONA_LEVELS.get(kind.partition(":")[0])
    return level is not None and level.effort is not None and level.effort.samples > 1
