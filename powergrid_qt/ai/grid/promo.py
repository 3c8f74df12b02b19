"""What promo cards are worth at their auctions, and which plant they go under."""

from powergrid_qt.ai.grid.outlook import Outlook
from powergrid_qt.engine.auction import AuctionOptions
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid.promo import AttachOptions
from powergrid_qt.engine.grid.promo_card import PromoCard
from powergrid_qt.engine.grid.state import GridPlayer, GridState
from powergrid_qt.engine.moves import Attach, Move, Pass

ROOM_A_ROUND = 0.5
"""What a place for one more token, bought when it is cheap, saves in a round."""
CITY = 20.0
"""What a city costs."""


def card_value(outlook: Outlook, seat: int, player: GridPlayer, card: PromoCard) -> float:
    """By what the card's file says about it."""
    rounds = min(outlook.rounds, outlook.character.horizon)
    value = rounds * (card.worth_a_round + ROOM_A_ROUND * card.room)
    value += card.cities * (CITY - outlook.character.rank_cost)
    return value + best_plant(outlook, seat, player, card)[0] if card.boost else value


def best_plant(
    outlook: Outlook, seat: int, player: GridPlayer, card: PromoCard
) -> tuple[float, CardId]:
    """What a card adds under the best plant, and which that is."""
    plants, cities, attached = player.plants, player.connected, player.attached

    def future(lying: tuple[tuple[str, CardId], ...]) -> float:
        return outlook.future(seat, plants, lying, cities, player.money, CITY)

    # It goes with its plant, so that of equals the strongest is best, which stays longest.
    hand = outlook.rules.hand(plants)
    best = max(hand, key=lambda plant: (plant.powers, plant.rank)).id
    return future((*attached, (card.id, best))) - future(attached), best


def bid_for_card(outlook: Outlook, options: AuctionOptions) -> Move:
    state = options.state
    assert isinstance(state, GridState)
    card = outlook.rules.cards[options.card]
    bids = options.bids
    if bids and bids.start <= card_value(outlook, options.seat, state.players[options.seat], card):
        return options.raised_to(bids.start)
    return Pass(options.seat)


def attach_best(outlook: Outlook, options: AttachOptions) -> Move:
    card = outlook.rules.cards[options.decision.card]
    player = options.state.players[options.seat]
    return Attach(options.seat, best_plant(outlook, options.seat, player, card)[1])
