"""The policy of the classic and deluxe editions: each kind of decision has its judge."""

from collections.abc import Sequence

from powergrid_qt.ai.grid import auctions, building, promo, rounds, running, scrapping
from powergrid_qt.ai.grid.character import Character
from powergrid_qt.ai.grid.outlook import Incomes, Outlook
from powergrid_qt.ai.opening import pick_region, place_trust
from powergrid_qt.ai.reasons import Reason
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.cards import has_number
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.bureaucracy import RunningOptions
from powergrid_qt.engine.grid.promo import AttachOptions
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.scrapping import ScrapOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Buy, Done, Move
from powergrid_qt.engine.opening import DraftOptions, TrustCityOptions

MOST_OUTLOOKS = 256
"""Outlooks that are kept: those of a few rounds, since the search comes back to them."""
MOST_INCOMES = 20_000
"""Hands at given prices whose incomes are kept."""


class GridPolicy:
    def __init__(self, character: Character, seed: int = 0) -> None:
        self.character = character
        self._seed = seed
        self._outlooks: dict[object, Outlook] = {}
        self._incomes: Incomes = {}

    def decide(self, state: GridState) -> Move:
        decision = state.decision
        assert decision is not None, "the game is over"
        options = decision.options(state)
        match options:
            case AuctionOptions():
                if has_number(options.card):
                    return auctions.raise_or_pass(self.outlook(state), state, options, self._seed)
                return promo.bid_for_card(self.outlook(state), options)
            case OpeningOptions():
                return auctions.open_auction(self.outlook(state), state, options, self._seed)
            case BuyingOptions():
                return self._buy(state, options)
            case BuildingOptions():
                return building.build_or_stop(self.outlook(state), options)
            case RunningOptions():
                return running.run_best(self.outlook(state), options)
            case ScrapOptions():
                return scrapping.scrap_worst(self.outlook(state), options)
            case AttachOptions():
                return promo.attach_best(self.outlook(state), options)
            case DraftOptions():
                return pick_region(options)
            case TrustCityOptions():
                return place_trust(options)
        raise AssertionError(f"no judge for {type(options).__name__}")

    def _buy(self, state: GridState, options: BuyingOptions) -> Move:
        seat = options.seat
        outlook = self.outlook(state)
        plan = rounds.best_plans(outlook, state, seat)[0]
        tokens = state.rules.named(rounds.stock(outlook, state, seat, plan))
        return Buy(seat, tokens) if tokens else Done(seat)

    def alternatives(self, state: GridState) -> Sequence[Move]:
        return [self.decide(state)]

    def reason(self, state: GridState, move: Move) -> Reason | None:
        return None

    def outlook(self, state: GridState) -> Outlook:
        """The outlook for a position: the same one as long as nothing changes that it looks at."""
        key = (
            state.rules.edition.id,
            state.network,
            state.round,
            state.step,
            tuple([player.plants for player in state.players]),
            tuple([player.connected for player in state.players]),
            tuple(state.fuel),
        )
        found = self._outlooks.get(key)
        if found is None:
            if len(self._outlooks) >= MOST_OUTLOOKS:
                self._outlooks.clear()
            if len(self._incomes) >= MOST_INCOMES:
                self._incomes.clear()
            found = Outlook(state, self.character, self._incomes)
            self._outlooks[key] = found
        return found
