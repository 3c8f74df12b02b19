"""What sets one level apart from another: how far it looks, and what it takes into account."""

from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class GridCharacter:
    horizon: float
    """Rounds that are looked ahead at most."""
    city_weight: float = 11.8
    """What one more city powered at the end is worth, in money."""
    money_weight: float = 0.38
    """What money is worth that is left at the end."""
    upgrade_price: float = 0.53
    """What a plant costs that is bought later, as a part of the minima in the upper half of the
    market. That is less than it will cost: it stands for the choice among all that comes."""
    upgrade_power: float = 1.2
    """Cities that such a plant powers, as a part of what those of the upper half do."""
    upgrade_growth: float = 0.186
    """Cities that such a plant powers more for each round that it is bought later."""
    rank_cost: float = 1.15
    """What one more city costs by moving its owner forward in the player order."""
    later_fuel: float = 4.59
    """What it costs to power a city with a plant that is yet to be bought."""
    kept_token: float = 0.397
    """What a token is worth that is not burnt, as a part of its later price."""
    end_weight: float = 2.85
    """How much more a city powered counts when this may be the last round."""
    end_fear: float = 0.798
    """The chance that somebody who can end the game does so."""
    jump: float = 0.573
    """How far a bid jumps towards what the plant is worth, or the strongest rival will pay: it
    saves everybody time."""
    eagerness: float = 4.5
    """A purchase has to promise so much, or the money is kept."""
    hoard: float = 0.456
    """Fuel is stored for later while it costs less than this part of its later price."""
    weighs_rivals: bool = True
    """Whether it reckons with what plants are worth to the others."""
    respect: float = 0.205
    """How far rivals are expected to go towards what a plant is worth to them."""
    minds_the_queue: bool = True
    """Whether it reckons with what will be left of the fuel at its turn in this round, apart from
    the rounds to come."""
    reserve: float = 160.0
    """Money that is kept for a plant before cities are connected that the plants cannot power."""
    patience: float = 1.0
    """How much of what a plant of the future market would bring is held against one at auction."""
    foresees_the_end: bool = True
    """Whether it buys plants and fuel with an eye on who could end the game in this round."""
    swaps_weakest: bool = False
    """Whether it takes for granted that of a full hand the weakest plant goes for a new one."""
    ways_compared: int = 4
    """First steps that are tried when several cities are planned; 1 takes the cheapest."""
    daring: float = 0.0
    """How much worse a plant may be than what else there is, for it to be bid up while a rival is
    sure to go on: rivals shall pay what it is worth to them."""
    wavering: float = 0.0
    """How far its estimates of plants are off, as a part of them."""
    liking: tuple[tuple[str, float], ...] = ()
    """What plants are worth beyond what they earn, by a fuel that they burn; `none` by none."""
    hoards: tuple[tuple[str, float], ...] = ()
    """How much more of its later price than `hoard` is paid to store a fuel."""

    def likes(self, fuels: Sequence[str]) -> float:
        """What a plant that burns one of these fuels is worth beyond what it earns."""
        liked = dict(self.liking)
        return max([liked.get(fuel, 0.0) for fuel in fuels or ("none",)])


HARD = GridCharacter(horizon=3.76, daring=40.0)
NORMAL = replace(
    HARD,
    weighs_rivals=False,
    minds_the_queue=False,
    ways_compared=2,
    foresees_the_end=False,
    swaps_weakest=True,
    money_weight=0.304,
    eagerness=1.64,
    daring=0.0,
    patience=0.2,
    upgrade_price=0.75,
    wavering=0.25,
)
"""Knows the worth of things roughly, and does not see the end coming."""
EASY = replace(
    NORMAL,
    swaps_weakest=False,
    ways_compared=1,
    jump=1.0,
    patience=0.0,
    hoard=0.0,
    upgrade_price=1.9,
    wavering=0.6,
)
"""Buys plants while they are there, as if there were no others to come."""
