"""Outpost, as the levels see it: the fast judgement, and the numbers that describe a position."""

from collections.abc import Sequence
from typing import Any, ClassVar

from powergrid_qt.ai.family import AiFamily, Lack, LackCause, Policy
from powergrid_qt.ai.outpost.auction import Bidding
from powergrid_qt.ai.outpost.characters import EASY, HARD, NORMAL, OutpostCharacter
from powergrid_qt.ai.outpost.expansion import ExpansionTurn
from powergrid_qt.ai.outpost.moves import moves_outside_rounds, run_best, why_run
from powergrid_qt.ai.outpost.prospects import companies_of
from powergrid_qt.ai.outpost.standing import GROWING, features
from powergrid_qt.ai.outpost.styles import CHOICES, STYLES
from powergrid_qt.ai.outpost.watch import OutpostWatch
from powergrid_qt.engine.auction import Auction, Opening
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.moves import Hire, Move, Reason
from powergrid_qt.engine.outpost.bureaucracy import RunningCards
from powergrid_qt.engine.outpost.company import extra_cities, hiring, most_powered, on_board, power
from powergrid_qt.engine.outpost.edition import PLANT
from powergrid_qt.engine.outpost.expansion import Expanding
from powergrid_qt.engine.outpost.state import OutpostPlayer, OutpostState
from powergrid_qt.engine.state import State

MOST_ALTERNATIVES = 6


class OutpostPolicy(Policy):
    """The fast judgement, by a character; `seed` is where its errors of judgement come from."""

    def __init__(self, character: OutpostCharacter, seed: int = 0) -> None:
        self.character = character
        self.seed = seed

    def decide(self, state: State) -> Move:
        assert isinstance(state, OutpostState)
        decision = state.decision
        if isinstance(decision, Opening | Auction):
            return self._bidding(state).move()
        if isinstance(decision, Expanding):
            return self._expansion(state).move()
        if isinstance(decision, RunningCards):
            return run_best(state)
        return moves_outside_rounds(state)[0]

    def alternatives(self, state: State) -> Sequence[Move]:
        assert isinstance(state, OutpostState)
        decision = state.decision
        if isinstance(decision, Opening | Auction):
            bidding = self._bidding(state)
            # Without any plant a company gets nowhere. That is so rare that the evaluation of the
            # expert knows nothing about it, and puts the first one off again and again.
            found = bidding.alternatives() if bidding.own.has_plants else []
        elif isinstance(decision, Expanding):
            found = self._expansion(state).alternatives()
        elif isinstance(decision, RunningCards):
            found = []
        else:
            found = moves_outside_rounds(state)
        assert decision is not None
        options = decision.options(state)
        moves = dict.fromkeys([self.decide(state), *found])
        return [move for move in moves if move in options][:MOST_ALTERNATIVES]

    def reason(self, state: State, move: Move) -> Reason | None:
        assert isinstance(state, OutpostState)
        decision = state.decision
        if isinstance(decision, Opening | Auction):
            return self._bidding(state).reason(move)
        if isinstance(decision, Expanding):
            return self._expansion(state).reason(move)
        if isinstance(decision, RunningCards):
            return why_run(state, move)
        return None

    def _bidding(self, state: OutpostState) -> Bidding:
        return Bidding(companies_of(state.rules.edition), state, self.character, self.seed)

    def _expansion(self, state: OutpostState) -> ExpansionTurn:
        return ExpansionTurn(companies_of(state.rules.edition), state, self.character)


class OutpostFamily(AiFamily):
    name = "outpost"
    characters: ClassVar = {"easy": EASY, "normal": NORMAL, "hard": HARD}
    styles = STYLES
    choices = CHOICES
    growing = GROWING

    policy_by = OutpostPolicy
    features = staticmethod(features)
    watch = OutpostWatch

    def full_power(self, state: OutpostState, player: OutpostPlayer) -> int:
        edition, company = state.rules.edition, player.company
        plants = [card for card in on_board(edition, company) if card.workers]
        return power(plants, extra_cities(edition, company))

    def card_power(self, state: OutpostState, card: CardId) -> int:
        return state.rules.edition.cards[str(card)].cities

    def card_places(self, state: OutpostState, card: CardId) -> int:
        return state.rules.edition.cards[str(card)].places

    def has_space(self, state: OutpostState, player: OutpostPlayer) -> bool:
        cards, company = state.rules.edition.cards, player.company
        waiting = [card for card in company.reserve if cards[card].workers]
        return len(company.plants) + len(waiting) < company.unlocked(PLANT)

    def power_with(self, state: OutpostState, player: OutpostPlayer, card: CardId) -> int:
        """Return the power with one more card; plants of the reserve, and it, need plant spaces."""
        edition, company = state.rules.edition, player.company
        owned = [edition.cards[one] for one in (*company.plants, *company.reserve, str(card))]
        plants = sorted([one for one in owned if one.workers], key=lambda one: -one.cities)
        on_shelters = [one for name in company.shelters if (one := edition.cards[name]).workers]
        running = [*plants[: company.unlocked(PLANT)], *on_shelters]
        return power(running, extra_cities(edition, company))

    def to_build(self, seat: int) -> Expanding:
        return Expanding(seat, ())

    def built(self, state: OutpostState) -> tuple[int, ...]:
        decision = state.decision
        return decision.acted if isinstance(decision, Expanding) else ()

    def pieces(self, state: OutpostState, seat: int) -> dict[tuple[str, str | None], int]:
        options = Expanding(seat, ()).options(state)
        return {(city, piece): price for city, piece, price in options.builds}

    def ends_supply(self, state: Any, move: Move) -> bool:
        return isinstance(move, Hire)

    def lack(self, state: OutpostState, player: OutpostPlayer) -> Lack:
        able = min(player.connected, self.full_power(state, player))
        powered = most_powered(state.rules.edition, player.company, player.connected)
        return Lack(able - powered)

    def lack_cause(self, state: OutpostState, move: Move, lack: Lack) -> LackCause:
        assert isinstance(move, Hire)
        player = state.players[move.seat]
        how = hiring(state, player.company, move.robot)
        if move.seasonal == how.most_seasonal:
            return LackCause.SOLD_OUT
        return LackCause.MONEY if how.affordable(player.money) <= move.seasonal else LackCause.LEFT


FAMILY = OutpostFamily()
