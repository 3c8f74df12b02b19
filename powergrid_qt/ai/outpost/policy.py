"""The fast judgement for Outpost."""

from collections.abc import Sequence

from powergrid_qt.ai.family import Policy
from powergrid_qt.ai.outpost.auction import Bidding
from powergrid_qt.ai.outpost.characters import OutpostCharacter
from powergrid_qt.ai.outpost.expansion import ExpansionTurn
from powergrid_qt.ai.outpost.moves import moves_outside_rounds, run_best, why_run
from powergrid_qt.ai.outpost.prospects import companies_of
from powergrid_qt.engine.auction import Auction, Opening
from powergrid_qt.engine.moves import Move, Reason
from powergrid_qt.engine.outpost.bureaucracy import RunningCards
from powergrid_qt.engine.outpost.expansion import Expanding
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.state import State

MOST_ALTERNATIVES = 6


class OutpostPolicy(Policy):
    """Decides by a character; `seed` is where its errors of judgement come from."""

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
