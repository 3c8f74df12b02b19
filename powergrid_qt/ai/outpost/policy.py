"""The fast judgement for Outpost."""

from collections.abc import Sequence

from powergrid_qt.ai.outpost.auction import Bidding
from powergrid_qt.ai.outpost.characters import Character
from powergrid_qt.ai.outpost.expansion import Expansion
from powergrid_qt.ai.outpost.prospects import companies_of
from powergrid_qt.ai.outpost.running import run_best
from powergrid_qt.ai.policy import Policy
from powergrid_qt.ai.reasons import Reason
from powergrid_qt.engine.agenda import Decision
from powergrid_qt.engine.auction import Auction, Opening
from powergrid_qt.engine.moves import Move
from powergrid_qt.engine.outpost.bureaucracy import Running
from powergrid_qt.engine.outpost.expansion import Expanding
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.state import State


class OutpostPolicy(Policy):
    """Decides by a character; `seed` is where its errors of judgement come from."""

    def __init__(self, character: Character, seed: int = 0) -> None:
        self.character = character
        self.seed = seed

    def decide(self, state: State) -> Move:
        assert isinstance(state, OutpostState)
        decision = state.decision
        companies = companies_of(state.rules.edition)
        if isinstance(decision, Opening):
            return Bidding(companies, state, self.character, self.seed).open()
        if isinstance(decision, Auction):
            return Bidding(companies, state, self.character, self.seed).bid()
        if isinstance(decision, Expanding):
            return Expansion(companies, state, self.character).move()
        if isinstance(decision, Running):
            return run_best(state)
        assert decision is not None
        return next(iter(decision.options(state)))

    def alternatives(self, state: State) -> Sequence[Move]:
        return [self.decide(state)]

    def reason(self, state: State, move: Move) -> Reason | None:
        return None
