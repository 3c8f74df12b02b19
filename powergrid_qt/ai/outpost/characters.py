"""What makes one computer player judge better than another."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class OutpostCharacter:
    """A few numbers that shape a player's judgement. Levels differ by what they understand; what
    a number is worth was found by games among computer players."""

    horizon: int
    """How many rounds the forecast of the own income looks ahead."""
    alternatives: float
    """How much of what another card of the market would bring is held against a bid, 0 to 1."""
    models_rivals: bool
    """Whether it works out what a card is worth to the others, and so what it will cost."""
    counts_end: bool
    """Whether it counts what everybody can power before it ends the game, or lets it end."""
    noise: float = 0.0
    """By how much the worth of a card is misjudged, as a part of it; the same card in the same
    round is always misjudged alike."""
    stride: float = 0.35
    """How much of the way to its limit it raises a bid at once: a small one saves money, a large
    one time."""
    daring: float = 0.0
    """How far beyond its own limit it raises, as a part of that, so that a rival has to pay."""
    final_city: float = 30.0
    """What a city powered at the end is worth, in money."""
    closing: float = 0.0
    """How much `final_city` grows in each of the last rounds."""
    kept_money: float = 0.6
    """What 1 € left at the end of the forecast is worth."""
    scarcity: float = 0.0
    """Workers whom each rival takes off the market for good in a round."""
    growth: float = 2.0
    """Cities by which later purchases, not known yet, raise the power in each round to come."""
    growth_price: float = 11.0
    """What each of the cities of `growth` costs at auctions."""
    reserve: float = 25.0
    """Money that it likes to have when the next auctions begin."""
    thrift: float = 0.3
    """How much each € short of `reserve` hurts."""
    flow: float = 0.2
    """How much of the worth of the next cards speaks for buying one that makes room for them."""
    progress: float = 4.0
    """What a house that could be powered is worth beyond this round's income."""
    haste: float = 0.1
    """What a piece built now loses against building it later, as a part of its price."""


EASY = OutpostCharacter(
    horizon=3, alternatives=0.0, models_rivals=False, counts_end=False, noise=0.2
)
NORMAL = OutpostCharacter(
    horizon=4,
    alternatives=0.5,
    models_rivals=False,
    counts_end=True,
    noise=0.2,
    final_city=26.0,
    closing=4.0,
)
HARD = OutpostCharacter(
    horizon=9,
    alternatives=0.8,
    models_rivals=True,
    counts_end=True,
    scarcity=1.0,
    final_city=22.0,
    closing=7.0,
    kept_money=0.9,
    growth_price=12.0,
    flow=0.1,
    stride=0.0,
    daring=1.5,
)
