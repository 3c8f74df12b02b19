"""The turns of Outpost."""

from typing import ClassVar

from powergrid_qt.app.family import Makers, Outlook
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.outpost.running_action import RunCardsAction
from powergrid_qt.app.outpost.trust_action import TrustBuildingAction
from powergrid_qt.app.outpost.warnings import lit_now
from powergrid_qt.engine import Game
from powergrid_qt.engine.agenda import Decision
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import WorkersHired
from powergrid_qt.engine.moves import Hire, RunCards
from powergrid_qt.engine.outpost import company
from powergrid_qt.engine.outpost.bureaucracy import NextToRun, Running, RunningOptions
from powergrid_qt.engine.outpost.edition import HOUSE
from powergrid_qt.engine.outpost.expansion import Expanding, ExpansionOptions, NextToExpand
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.outpost.trust import TrustBuildingOptions
from powergrid_qt.engine.state import EXPANSION
from powergrid_qt.models.player_facts import acts_no_more


class OutpostTurns:
    actions: ClassVar[Makers] = {
        ExpansionOptions: ExpansionAction,
        TrustBuildingOptions: TrustBuildingAction,
        RunningOptions: RunCardsAction,
    }

    def outlook(self, state: OutpostState, seat: int, card: CardId | None, price: int) -> Outlook:
        """A card is of use only once it is placed."""
        edition, player = state.rules.edition, state.players[seat]
        running = [card for card in company.on_board(edition, player.company) if card.workers]
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

    house: ClassVar[str | None] = HOUSE

    def buying(self, seat: int) -> None:
        """There is nothing to burn."""

    def building(self, seat: int) -> Decision[OutpostState]:
        return Expanding(seat, ())

    def earning(
        self, state: OutpostState, seat: int
    ) -> tuple[Decision[OutpostState], RunCards] | None:
        expanding, running = (NextToExpand, Expanding), (NextToRun, Running)
        if not acts_no_more(state, seat, EXPANSION, expanding, running):
            return None
        player = state.players[seat]
        best = company.best_cards(state.rules.edition, player.company, player.connected)
        return Running(seat, ()), RunCards(seat, tuple(card.id for card in best))

    def complete(self, game: Game, seat: int) -> WorkersHired:
        """Cards of the reserve lie on free spaces, those that power the most first, and as few
        workers are hired as the most light needs."""
        cards = _options(game).state.rules.edition.cards
        while free := [move for move in _options(game).placements if move.instead_of is None]:
            game.apply(max(free, key=lambda move: cards[move.card].cities))
        hires = [move for move in _options(game).hires if not move.robot]
        best = max(hires, key=lambda move: (_light(game, move), -move.seasonal))
        hired = (event for event in game.apply(best) if isinstance(event, WorkersHired))
        return next(event for event in hired if event.seat == seat)


FAMILY = OutpostTurns()


def _options(game: Game) -> ExpansionOptions:
    options = game.legal_moves
    assert isinstance(options, ExpansionOptions)
    return options


def _light(game: Game, hire: Hire) -> int:
    after = game.copy()
    after.apply(hire)
    assert isinstance(after.state, OutpostState)
    return lit_now(after.state, hire.seat)
