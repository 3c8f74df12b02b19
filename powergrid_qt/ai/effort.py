"""How much the expert looks at before it decides."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    samples: int
    """Worlds in which the moves are compared."""
    rounds: int
    """How many starts of a round lie between a move and its evaluation."""
    trust: float = 0.01
    """What the policy's own move is given in advance: samples are few and noisy."""
    dropped_after: int = 4
    """After so many samples the worse half of the moves is dropped, and again after twice."""
