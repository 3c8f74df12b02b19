"""The rules of Outpost: what the shared parts ask for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from powergrid_qt.engine.agenda import Task, settle
from powergrid_qt.engine.cards import STEP3, CardId
from powergrid_qt.engine.config import GameConfig
from powergrid_qt.engine.events import Event, PhaseStarted
from powergrid_qt.engine.network import Network
from powergrid_qt.engine.outpost import bureaucracy, setup, snapshot, trust
from powergrid_qt.engine.outpost.card_market import (
    FillMarket,
    begin_step3,
    change_for_step3,
    take_top,
)
from powergrid_qt.engine.outpost.company import effect
from powergrid_qt.engine.outpost.edition import (
    AUCTION_DISCOUNT,
    OutpostEdition,
    load_outpost_edition,
)
from powergrid_qt.engine.outpost.expansion import NextToExpand
from powergrid_qt.engine.outpost.state import EXPANSION, OutpostState
from powergrid_qt.engine.randomness import shuffled
from powergrid_qt.engine.rules import Rules
from powergrid_qt.engine.state import IN_MARKET

AUCTIONS_IN_ROUND_1 = 2


class OutpostRules(Rules[OutpostState]):
    __slots__ = ("field_sizes", "tiles")

    edition: OutpostEdition

    def __init__(self, config: GameConfig) -> None:
        edition = load_outpost_edition(config.edition, config.board, config.own_board)
        super().__init__(config, edition)
        setup.check(config, self.edition, self.board)
        self.groups = {card.id: card.back for card in self.edition.cards.values()}
        self.field_sizes = self.edition.field_sizes(self.seats)
        fixed = config.setup.tiles
        tiles = shuffled(self.board.tiles, config.seed, "tiles") if fixed is None else fixed
        self.tiles = tuple(tiles)

    def current_places(self, state: OutpostState) -> int:
        """Places up for auction: four, in step 3 all."""
        return self.edition.places_step3 if state.step == 3 else self.edition.current

    # -- set-up -------------------------------------------------------------------------------

    def new_state(self) -> OutpostState:
        state = setup.new_state(self)
        settle(state, [])
        return state

    def network(self, regions: Sequence[str]) -> Network:
        return Network(self.board, regions, self.tiles)

    def begin(self, state: OutpostState) -> None:
        bureaucracy.start_auctions(state, [])

    # -- phase 2 ------------------------------------------------------------------------------

    def offers(self, state: OutpostState) -> tuple[CardId, ...]:
        return tuple(stack.top for stack in state.current)

    def minimum(self, state: OutpostState, card: CardId) -> int:
        """O10: discount tokens lower the minimum, to 1 at least."""
        number = self.edition.cards[str(card)].number
        for stack in state.current:
            if stack.top == card:
                return max(1, number - stack.discount)
        return number

    def price(self, state: OutpostState, seat: int, bid: int) -> int:
        """O25. Interpretation: the Data Library never makes a purchase cost less than 0."""
        return max(0, bid - effect(self.edition, state.players[seat].company, AUCTION_DISCOUNT))

    def must_buy(self, state: OutpostState) -> bool:
        return state.round == 1 and state.auctions == 1

    def sell(self, state: OutpostState, seat: int, card: CardId, log: list[Event]) -> None:
        name = str(card)
        take_top(state, name)
        company = state.players[seat].company
        if self.edition.cards[name].goes_on_board:
            company.reserve = (*company.reserve, name)
        else:
            company.technologies = (*company.technologies, name)
        state.agenda.append(FillMarket())

    def award(self, state: OutpostState, seat: int, card: CardId, log: list[Event]) -> None:
        raise AssertionError("no card of Outpost breaks into a phase")

    def trust_takes(self, state: OutpostState, log: list[Event]) -> bool:
        return trust.take_card_unpaid(state, log)

    def trust_choice(self, state: OutpostState, sold: CardId | None = None) -> CardId | None:
        return trust.choice(state, sold)

    def end_auctions(self, state: OutpostState, sold: bool, log: list[Event]) -> None:
        if state.round == 1 and state.auctions < AUCTIONS_IN_ROUND_1:
            bureaucracy.determine_order(state, log)
            bureaucracy.start_auctions(state, log)
        else:
            state.agenda.append(StartExpansion())
            if state.step3 == IN_MARKET:
                change_for_step3(state, log)
                begin_step3(state, log)

    # -- what others see ----------------------------------------------------------------------

    def known_top(self, state: OutpostState, seat: int) -> None:
        """Nobody may look at it."""

    def back_of(self, pile: tuple[CardId, ...]) -> str | None:
        """O5."""
        if not pile:
            return None
        return STEP3 if pile[0] == STEP3 else self.groups[pile[0]]

    def snapshot(self, state: OutpostState, viewer: int | None = None) -> dict[str, Any]:
        return snapshot.snapshot(state, viewer)


@dataclass(frozen=True, slots=True)
class StartExpansion(Task[OutpostState]):
    def run(self, state: OutpostState, log: list[Event]) -> None:
        state.phase = EXPANSION
        log.append(PhaseStarted(EXPANSION))
        state.agenda.append(NextToExpand())
