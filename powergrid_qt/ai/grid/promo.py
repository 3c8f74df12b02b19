"""What the promo cards are worth at their auctions, and where the transformer goes."""

from powergrid_qt.ai.grid.outlook import Outlook
from powergrid_qt.engine.auction import AuctionOptions
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.promo import (
    CONTRACT,
    THEME_PARK,
    TRANSFORMER,
    WAREHOUSE,
    AttachOptions,
)
from powergrid_qt.engine.grid.state import GridPlayer
from powergrid_qt.engine.moves import Attach, Move, Pass

CONTRACT_A_ROUND = 2.5
"""What one place later in the order saves in a round, on plants, fuel and cities."""
WAREHOUSE_A_ROUND = 1.5
"""What three more tokens bought when they are cheap save in a round."""
CITY = 20.0
"""What a city costs that the theme park saves."""


def card_value(outlook: Outlook, player: GridPlayer, card: CardId) -> float:
    rounds = min(outlook.rounds, outlook.character.horizon)
    if card == TRANSFORMER:
        return transformer_value(outlook, player)[0]
    if card == THEME_PARK:
        return CITY - outlook.character.rank_cost
    if card == CONTRACT:
        return CONTRACT_A_ROUND * rounds
    assert card == WAREHOUSE
    return WAREHOUSE_A_ROUND * rounds


def transformer_value(outlook: Outlook, player: GridPlayer) -> tuple[float, CardId]:
    """What it adds under the best plant, and which that is."""
    plants, cities = player.plants, player.connected

    def future(plant: CardId | None) -> float:
        return outlook.future(plants, plant, cities, player.money, CITY)

    # It goes with its plant, so that of equals the strongest is best, which stays longest.
    hand = outlook.rules.hand(plants)
    best = max(hand, key=lambda plant: (plant.powers, plant.rank)).id
    return future(best) - future(None), best


def bid_for_card(outlook: Outlook, options: AuctionOptions) -> Move:
    player = options.state.players[options.seat]
    bids = options.bids
    if bids and bids.start <= card_value(outlook, player, options.card):
        return options.raised_to(bids.start)
    return Pass(options.seat)


def attach_best(outlook: Outlook, options: AttachOptions) -> Move:
    player = options.state.players[options.seat]
    return Attach(options.seat, transformer_value(outlook, player)[1])
