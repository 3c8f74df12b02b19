"""What sets one level apart from another: how far it looks, and what it takes into account."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Character:
    horizon: float
    """Rounds that are looked ahead at most."""
    pace: float = 3.34
    """Cities that the leader of a game of four connects in a round from now on."""
    city_weight: float = 17.5
    """What one more city powered at the end is worth, in money."""
    money_weight: float = 0.387
    """What money is worth that is left at the end."""
    upgrade_price: float = 5.65
    upgrade_power_price: float = 2.33
    """A plant bought later costs so much, and so much for each city that it powers."""
    upgrade_power: float = 1.66
    upgrade_growth: float = 0.401
    """A plant bought later powers so many cities in round 1, and so many more each round."""
    rank_cost: float = 1.09
    """What one more city costs by moving its owner forward in the player order."""
    later_fuel: float = 3.14
    """What it costs to power a city with a plant that is yet to be bought."""
    kept_token: float = 0.397
    """What a token is worth that is not burnt, as a part of its later price."""
    end_weight: float = 3.05
    """How much more a city powered counts when this may be the last round."""
    end_fear: float = 0.84
    """How likely somebody ends the game who can."""
    jump: float = 0.573
    """How far a bid jumps towards what the plant is worth, or the strongest rival will pay: it
    saves everybody time."""
    eagerness: float = 1.96
    """A purchase has to promise so much, or the money is kept."""
    hoard: float = 0.467
    """Fuel is stored for later while it costs less than this part of its later price."""
    weighs_rivals: bool = True
    """Whether it reckons with what plants are worth to the others."""
    respect: float = 0.228
    """How far rivals are expected to go towards what a plant is worth to them."""
    minds_the_queue: bool = True
    """Whether it reckons with what will be left of the fuel at its turn in this round, apart from
    the rounds to come."""
    patience: float = 0.951
    """How much of what a plant of the future market would bring is held against one at auction."""
    foresees_the_end: bool = True
    """Whether it buys plants and fuel with an eye on who could end the game in this round."""
    buys_once: bool = False
    """Whether it buys fuel in one go, and does not think again about what is left."""
    swaps_weakest: bool = False
    """Whether it takes for granted that of a full hand the weakest plant goes for a new one."""
    ways_compared: int = 4
    """First steps that are tried when several cities are planned; 1 takes the cheapest."""
    wavering: float = 0.0
    """How far its estimates of plants are off, as a part of them."""


HARD = Character(horizon=2.96)
QUICK = replace(HARD, weighs_rivals=False, minds_the_queue=False, ways_compared=1)
"""Nearly as good as `HARD` in half the time."""
NORMAL = replace(
    QUICK,
    foresees_the_end=False,
    buys_once=True,
    swaps_weakest=True,
    jump=1.0,
    patience=0.2,
    upgrade_power_price=3.7,
    wavering=0.7,
)
"""Knows the worth of things roughly, bids it at once, and does not see the end coming."""
EASY = replace(
    NORMAL, swaps_weakest=False, patience=0.0, hoard=0.0, upgrade_power_price=8.0, wavering=0.6
)
"""Buys plants while they are there, as if there were no others to come."""
