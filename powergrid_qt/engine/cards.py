"""Cards are named by ids: a plant by its number, everything else by a word."""

from dataclasses import dataclass

CardId = int | str

STEP3 = "step3"
RUNS_STORED = 2
"""A plant has room for the fuel of so many runs (P3.2)."""


@dataclass(frozen=True, slots=True)
class Plant:
    """A plant card. `rank` sorts it, `minimum` is its lowest bid: 33 1/3 has both."""

    id: CardId
    rank: float
    minimum: int
    fuels: tuple[int, ...]
    burns: int
    powers: int
    kind: str
    back: str | None

    @property
    def stores(self) -> int:
        """How many tokens it has room for (P3.2)."""
        return RUNS_STORED * self.burns

    def __hash__(self) -> int:
        return hash(self.id)  # hands of plants are looked up all the time
