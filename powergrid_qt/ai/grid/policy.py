"""The policy of the classic and deluxe editions: each kind of decision has its judge."""

from collections.abc import Sequence

from powergrid_qt.ai.grid import auctions, building, promo, rounds, running, scrapping
from powergrid_qt.ai.grid.characters import Character
from powergrid_qt.ai.grid.explaining import reason_for
from powergrid_qt.ai.grid.last_round import wins_with_fuel
from powergrid_qt.ai.grid.opening import pick_region, place_trust
from powergrid_qt.ai.grid.outlook import Outlook
from powergrid_qt.ai.grid.outlooks import outlooks_of
from powergrid_qt.engine.auction import AuctionOptions, OpeningOptions
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.grid.bureaucracy import RunningOptions
from powergrid_qt.engine.grid.promo import AttachOptions
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.grid.scrapping import ScrapOptions
from powergrid_qt.engine.grid.state import GridState
from powergrid_qt.engine.moves import Buy, Done, Move, Pass, Reason, Scrap
from powergrid_qt.engine.opening import DraftOptions, TrustCityOptions


class GridPolicy:
    def __init__(self, character: Character, seed: int = 0) -> None:
        self.character = character
        self._seed = seed
        self._outlooks = outlooks_of(character)

    def decide(self, state: GridState) -> Move:
        decision = state.decision
        assert decision is not None, "the game is over"
        options = decision.options(state)
        # By `type`, not `match`: abstract classes take long to say whether something is of theirs.
        if type(options) is BuildingOptions:
            return building.build_or_stop(self.character, options, self.outlook)
        if type(options) is BuyingOptions:
            return self._buy(state, options)
        if type(options) is RunningOptions:
            return running.run_best(self.character, options)
        if type(options) is OpeningOptions:
            if not options.offers:
                return Pass(options.seat)
            return auctions.open_auction(self.outlook(state), state, options, self._seed)
        if type(options) is AuctionOptions:
            if not options.bids:
                return Pass(options.seat)
            if options.card in state.rules.rank:
                return auctions.raise_or_pass(self.outlook(state), state, options, self._seed)
            return promo.bid_for_card(self.outlook(state), options)
        if type(options) is ScrapOptions:
            return scrapping.scrap_worst(self.outlook(state), options)
        if type(options) is AttachOptions:
            return promo.attach_best(self.outlook(state), options)
        if type(options) is DraftOptions:
            return pick_region(options)
        if type(options) is TrustCityOptions:
            return place_trust(options)
        raise AssertionError(f"no judge for {type(options).__name__}")

    def _buy(self, state: GridState, options: BuyingOptions) -> Move:
        seat = options.seat
        if rounds.is_stocked(state, seat):
            return Done(seat)
        outlook = self.outlook(state)
        if not options.decision.idle and not outlook.ending:
            return Done(seat)  # all was bought in one go; only at the end it is counted again
        plan = rounds.best_plans(outlook, state, seat)[0]
        tokens = rounds.stock(outlook, state, seat, plan)
        if outlook.ending and not wins_with_fuel(outlook, state, seat, tokens):
            # What somebody else does not find any more may win the game.
            others = [plan.fuel, *rounds.denials(state, seat, plan)]
            winning = (one for one in others if wins_with_fuel(outlook, state, seat, one))
            tokens = next(winning, tokens)
        return buying(state, seat, tokens)

    def alternatives(self, state: GridState) -> Sequence[Move]:
        decision = state.decision
        assert decision is not None, "the game is over"
        options = decision.options(state)
        own = self.decide(state)
        outlook = self.outlook(state)
        others: list[Move] = []
        match options:
            case AuctionOptions():
                others = auctions.other_bids(options)
            case OpeningOptions():
                others = auctions.ranked_openings(outlook, state, options, self._seed)[:4]
            case BuyingOptions():
                others = self._other_purchases(state, options)
            case BuildingOptions():
                others = building.other_cities(options)
            case RunningOptions():
                others = [running.run_most(options)]
            case ScrapOptions():
                others = [
                    Scrap(options.seat, plant, options.drops(plant)[0])
                    for plant in scrapping.candidates(options)
                ]
        return list(dict.fromkeys([own, *others]))

    def _other_purchases(self, state: GridState, options: BuyingOptions) -> list[Move]:
        """The best plans without and with a stock, what others need too, and buying nothing."""
        seat = options.seat
        outlook = self.outlook(state)
        moves: list[Move] = []
        plans = rounds.best_plans(outlook, state, seat)
        for tokens in rounds.denials(state, seat, plans[0]):
            moves.append(buying(state, seat, tokens))
        for plan in plans[:2]:
            moves.append(buying(state, seat, plan.fuel))
            moves.append(buying(state, seat, rounds.stock(outlook, state, seat, plan, 1.0)))
        moves.append(Done(seat))
        return moves

    def reason(self, state: GridState, move: Move) -> Reason | None:
        return reason_for(self.outlook(state), state, move, self._seed)

    def outlook(self, state: GridState) -> Outlook:
        return self._outlooks.of(state)


def buying(state: GridState, seat: int, tokens: Sequence[int]) -> Move:
    named = state.rules.named(tokens)
    return Buy(seat, named) if named else Done(seat)
