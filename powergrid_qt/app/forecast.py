"""What if: what a turn as it is planned would bring in this round's bureaucracy."""

from dataclasses import dataclass
from itertools import combinations

from powergrid_qt.app.auction_actions import BidAction
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.engine import Game
from powergrid_qt.engine.cards import CardId, Plant
from powergrid_qt.engine.grid.power import most_powered, produced
from powergrid_qt.engine.grid.state import BUILDING, RESOURCES, GridState
from powergrid_qt.engine.moves import Counts
from powergrid_qt.engine.outpost import company
from powergrid_qt.engine.outpost.state import EXPANSION, OutpostState
from powergrid_qt.engine.state import AUCTION

PHASES = (AUCTION, RESOURCES, BUILDING, EXPANSION)


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a player would have. `capacity`: cities that all plants power with fuel or workers
    enough; `powered`: those that will have light with what there is."""

    cities: int
    capacity: int
    powered: int
    income: int
    money: int
    fuel: Counts = ()
    """Tokens held (classic and deluxe)."""
    workers: int = 0
    """Who can run plants (Outpost)."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """The outlook as things are, and as they would be with the plan."""

    now: Outlook
    planned: Outlook


def forecast(action: PlayerAction) -> Forecast | None:
    """The forecast for the player on move; None outside phases 2 to 4."""
    game = action.game
    if game.state.phase not in PHASES:
        return None
    seat = action.seat
    if isinstance(action, BidAction) and action.selected_card is not None:
        planned = outlook(game, seat, action.selected_card, action.price)
    else:
        planned = outlook(action.after, seat)
    return Forecast(outlook(game, seat), planned)


def outlook(game: Game, seat: int, card: CardId | None = None, price: int = 0) -> Outlook:
    """With `card`: as if it were bought for `price`."""
    state = game.state
    if isinstance(state, GridState):
        return _grid_outlook(state, seat, card, price)
    assert isinstance(state, OutpostState)
    return _outpost_outlook(state, seat, price)  # a card is of use only once it is placed


def _grid_outlook(state: GridState, seat: int, card: CardId | None, price: int) -> Outlook:
    rules, player = state.rules, state.players[seat]
    plants = rules.hand(player.plants)
    if card is not None and card in rules.rank:
        plants = _with_plant(plants, rules.edition.plants[card], rules.max_plants)
    powered = most_powered(plants, player.tokens, player.connected, player.transformer)
    return Outlook(
        cities=player.connected,
        capacity=produced(plants, player.transformer),
        powered=powered,
        income=rules.edition.income(powered),
        money=player.money - price,
        fuel=rules.named(player.tokens),
    )


def _with_plant(plants: tuple[Plant, ...], bought: Plant, most: int) -> tuple[Plant, ...]:
    """The hand after a purchase; one too many: without the plant that powers the least."""
    if len(plants) < most:
        return (*plants, bought)
    hands = [(*kept, bought) for kept in combinations(plants, most - 1)]
    return max(hands, key=lambda hand: produced(hand, None))


def _outpost_outlook(state: OutpostState, seat: int, price: int) -> Outlook:
    edition, player = state.rules.edition, state.players[seat]
    board = company.on_board(edition, player.company)
    running = [card for card in board if card.workers]
    extra = company.extra_cities(edition, player.company)
    powered = company.most_powered(edition, player.company, player.connected)
    return Outlook(
        cities=player.connected,
        capacity=company.power(running, extra),
        powered=powered,
        income=edition.income(powered),
        money=player.money - price,
        workers=company.workforce(player.company).all,
    )
