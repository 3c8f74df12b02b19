"""Yardsticks that play sensibly but otherwise than the levels: `greedy`, each with a twist."""

from random import Random

from powergrid_qt.ai.levels import STYLE_NAMES
from powergrid_qt.ai.outpost.greedy import GENEROSITY, GreedyPolicy
from powergrid_qt.ai.outpost.prospects import Companies
from powergrid_qt.ai.random_player import open_or_pass, raise_or_pass
from powergrid_qt.engine.auction import Auction, AuctionOptions, Opening, OpeningOptions
from powergrid_qt.engine.moves import Hire, Move, Pass
from powergrid_qt.engine.outpost.company import hiring
from powergrid_qt.engine.outpost.state import OutpostPlayer, OutpostState

RESERVE = 20
"""What a miser keeps."""
FEW_WORKERS = 2
"""What a plant needs at most to please those who want to hire nobody."""
BULLYING = 1.5
"""How far a bully raises what others want, as a part of a card's number."""


class Hoarder(GreedyPolicy):
    """Hires all workers that it may, whatever they cost."""

    def hire(self, companies: Companies, state: OutpostState, seat: int) -> Hire:
        usual = super().hire(companies, state, seat)
        player, rules = state.players[seat], state.rules
        how = hiring(rules.edition, player.company, state.labour, rules.field_sizes, usual.robot)
        return Hire(seat, how.affordable(player.money), usual.robot)


class Rusher(GreedyPolicy):
    """Builds houses ahead of its power, to end the game early."""

    def wants_house(
        self, companies: Companies, state: OutpostState, player: OutpostPlayer, price: int
    ) -> bool:
        return price <= player.money


class Miser(GreedyPolicy):
    """Never raises a bid, and keeps cash when it builds."""

    def bid(self, companies: Companies, state: OutpostState, decision: Auction) -> Move:
        return Pass(decision.seat)

    def wants_house(
        self, companies: Companies, state: OutpostState, player: OutpostPlayer, price: int
    ) -> bool:
        return player.money - price >= RESERVE and super().wants_house(
            companies, state, player, price
        )


class Bully(GreedyPolicy):
    """Raises whatever others open, whether it has a use for the card or not."""

    def limit(self, companies: Companies, state: OutpostState, seat: int, card: str) -> float:
        return BULLYING * companies.cards[card].number


class Eco(GreedyPolicy):
    """Buys plants that need few workers, and shelters for those."""

    def attraction(self, companies: Companies, state: OutpostState, seat: int, card: str) -> float:
        if companies.cards[card].workers > FEW_WORKERS:
            return 0.0
        return super().attraction(companies, state, seat, card)

    def limit(self, companies: Companies, state: OutpostState, seat: int, card: str) -> float:
        return GENEROSITY * super().limit(companies, state, seat, card)


class Chaos(GreedyPolicy):
    """Opens and bids at random, and builds houses without looking at its power."""

    def open(self, companies: Companies, state: OutpostState, decision: Opening) -> Move:
        options: OpeningOptions = decision.options(state)
        return open_or_pass(options, self._chance_at(state, decision.seat))

    def bid(self, companies: Companies, state: OutpostState, decision: Auction) -> Move:
        options: AuctionOptions = decision.options(state)
        return raise_or_pass(options, self._chance_at(state, decision.seat, decision.bid))

    def wants_house(
        self, companies: Companies, state: OutpostState, player: OutpostPlayer, price: int
    ) -> bool:
        return price <= player.money

    def _chance_at(self, state: OutpostState, seat: int, bid: int = 0) -> Random:
        player = state.players[seat]
        return self.chance(state.round, player.money, player.connected, bid)


STYLES = dict(
    zip(STYLE_NAMES, (GreedyPolicy, Hoarder, Rusher, Miser, Bully, Eco, Chaos), strict=True)
)
