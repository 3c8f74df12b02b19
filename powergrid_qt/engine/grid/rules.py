"""The rules of the classic and deluxe editions: what the shared parts ask for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from powergrid_qt.engine.agenda import Task, settle
from powergrid_qt.engine.cards import FLUX_GENERATOR, STEP3, CardId, Plant
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.events import Event, PhaseStarted
from powergrid_qt.engine.grid import bureaucracy, promo, setup, snapshot, trust
from powergrid_qt.engine.grid.edition import GridEdition, load_grid_edition
from powergrid_qt.engine.grid.plant_market import (
    FillMarket,
    change_for_step3,
    current_market,
    remove_plant,
    remove_smallest,
    take_plant,
)
from powergrid_qt.engine.grid.resources import NextBuyer
from powergrid_qt.engine.grid.scrapping import Scrapping
from powergrid_qt.engine.grid.state import RESOURCES, GridState
from powergrid_qt.engine.grid.storage import Storage
from powergrid_qt.engine.moves import Counts
from powergrid_qt.engine.network import Network, network_for
from powergrid_qt.engine.rules import Rules
from powergrid_qt.engine.state import IN_MARKET
from powergrid_qt.engine.turns import start_step

BEGINNER_CITIES = 7
PLANTS, PROMO = "plants", "promo"
"""Groups of cards whose backs are alike: no promo card is ever removed unseen (PR0)."""


class GridRules(Rules[GridState]):
    __slots__ = (
        "_by_name",
        "_hands",
        "_storages",
        "max_plants",
        "most_cities",
        "promo_cards",
        "rank",
    )

    edition: GridEdition

    def __init__(self, config: GameConfig) -> None:
        super().__init__(config, load_grid_edition(config.edition, config.board, config.own_board))
        setup.check(self.config, self.edition, self.board)
        edition, options = self.edition, config.options
        self.promo_cards = setup.promo_cards(config, edition)
        self.max_plants = edition.max_plants[self.seats]
        self.most_cities = len(self.board.cities)
        if options.beginner:  # E3: only step 1 is played, up to the 7th city
            self.end_cities = self.most_cities = BEGINNER_CITIES
            self.step2_cities = self.end_cities + 1
        in_game = {
            card: plant
            for card, plant in edition.plants.items()
            if card != FLUX_GENERATOR or card in self.promo_cards
        }
        self.rank: dict[CardId, float] = {card: plant.rank for card, plant in in_game.items()}
        self.groups = {
            **{card: plant.back or PLANTS for card, plant in in_game.items()},
            **dict.fromkeys(self.promo_cards, PROMO),
        }
        self._by_name = sorted(edition.fuel_index.items())
        self._hands: dict[tuple[CardId, ...], tuple[Plant, ...]] = {}
        self._storages: dict[tuple[tuple[CardId, ...], bool], Storage] = {}

    # -- look-ups -----------------------------------------------------------------------------

    def hand(self, plants: tuple[CardId, ...]) -> tuple[Plant, ...]:
        hand = self._hands.get(plants)
        if hand is None:
            hand = tuple(self.edition.plants[plant] for plant in plants)
            self._hands[plants] = hand
        return hand

    def storage(self, plants: tuple[CardId, ...], cards: tuple[str, ...]) -> Storage:
        key = plants, promo.WAREHOUSE in cards
        found = self._storages.get(key)
        if found is None:
            anything = promo.WAREHOUSE_ROOM if key[1] else 0
            found = Storage(self.hand(plants), len(self.edition.fuels), anything)
            self._storages[key] = found
        return found

    def named(self, tokens: Sequence[int]) -> Counts:
        """Tokens by kind in the form of moves and events; kinds with none are left out."""
        return tuple([(fuel, tokens[kind]) for fuel, kind in self._by_name if tokens[kind]])

    # -- set-up -------------------------------------------------------------------------------

    def new_state(self) -> GridState:
        state = setup.new_state(self)
        settle(state, [])
        return state

    def network(self, regions: Sequence[str]) -> Network:
        return network_for(self.board, frozenset(regions))

    def begin(self, state: GridState) -> None:
        bureaucracy.start_auctions(state, [])

    # -- phase 2 ------------------------------------------------------------------------------

    def offers(self, state: GridState) -> tuple[CardId, ...]:
        return current_market(state)

    def minimum(self, state: GridState, card: CardId) -> int:
        return 1 if card == state.discount else self.edition.plants[card].minimum

    def price(self, state: GridState, seat: int, bid: int) -> int:
        return bid

    def must_buy(self, state: GridState) -> bool:
        return state.round == 1

    def sell(self, state: GridState, seat: int, card: CardId, log: list[Event]) -> None:
        player = state.players[seat]
        take_plant(state, card)
        player.plants = tuple(sorted((*player.plants, card), key=self.rank.__getitem__))
        if state.discount == card:
            state.discount = None
        promo.spy_bought(state, seat, log)
        state.agenda.append(FillMarket())
        if len(player.plants) > self.max_plants:
            state.agenda.append(Scrapping(seat, card))

    def award(self, state: GridState, seat: int, card: CardId, log: list[Event]) -> None:
        promo.win(state, seat, str(card), log)

    def trust_takes(self, state: GridState, log: list[Event]) -> bool:
        return trust.take_plant_unpaid(state, log)

    def trust_choice(self, state: GridState, sold: CardId | None = None) -> CardId | None:
        return trust.choice(state, sold)

    def end_auctions(self, state: GridState, sold: bool, log: list[Event]) -> None:
        state.agenda.append(EndOfAuctions())
        if state.discount is not None:
            discounted, state.discount = state.discount, None
            remove_plant(state, discounted, "D8", log)
            state.agenda.append(FillMarket())
        elif self.edition.unsold_leaves and not sold and state.round > 1:
            remove_smallest(state, "P2.9", log)
            state.agenda.append(FillMarket())

    # -- what others see ----------------------------------------------------------------------

    def known_top(self, state: GridState, seat: int) -> CardId | None:
        """The spy's look (PR5); plant 13 lies on top until the first plant is replaced (S6)."""
        opening = self.edition.opening
        untouched = state.market == opening.market and state.pile[:1] == (opening.top,)
        return state.pile[0] if state.pile and (seat == state.spy or untouched) else None

    def back_of(self, pile: tuple[CardId, ...]) -> str | None:
        """D4."""
        if not pile or self.edition.opening.from_back is None:
            return None
        return STEP3 if pile[0] == STEP3 else self.groups[pile[0]]

    def snapshot(self, state: GridState, viewer: int | None = None) -> dict[str, Any]:
        return snapshot.snapshot(state, viewer)


@dataclass(frozen=True, slots=True)
class EndOfAuctions(Task[GridState]):
    """After phase 2 and what it removed: "Step 3" (T2), the order of round 1 (P1.1)."""

    def run(self, state: GridState, log: list[Event]) -> None:
        if state.step3 == IN_MARKET:
            change_for_step3(state, log)
            start_step(state, 3, log)
        if state.round == 1:
            bureaucracy.determine_order(state, log)
        state.phase = RESOURCES
        log.append(PhaseStarted(RESOURCES))
        state.agenda.append(NextBuyer())
