"""The turns of Outpost."""

from collections.abc import Mapping
from typing import ClassVar

from powergrid_qt.app.outpost.actions import RunCardsAction, TrustBuildingAction
from powergrid_qt.app.outpost.expansion import building_sites
from powergrid_qt.app.outpost.expansion_action import ExpansionAction
from powergrid_qt.app.outpost.warnings import lit_now
from powergrid_qt.app.turn.actions import Makers, Outlook
from powergrid_qt.engine import Game
from powergrid_qt.engine.agenda import Decision, Task
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import Event
from powergrid_qt.engine.moves import Hire, Place, RunCards
from powergrid_qt.engine.outpost import company
from powergrid_qt.engine.outpost.bureaucracy import NextToRun, Running, RunningOptions
from powergrid_qt.engine.outpost.edition import MAX_ROBOTS
from powergrid_qt.engine.outpost.expansion import (
    PIECES,
    Expanding,
    ExpansionOptions,
    NextToExpand,
    most_lit,
)
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.engine.outpost.trust import TrustBuildingOptions
from powergrid_qt.engine.state import BUREAUCRACY, EXPANSION


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

    # -- plans on paper -------------------------------------------------------------------------

    pieces: ClassVar[tuple[str | None, ...]] = PIECES
    building_phase: ClassVar[str] = EXPANSION
    acting: ClassVar[Mapping[str, tuple[type, ...]]] = {
        EXPANSION: (NextToExpand, Expanding),
        BUREAUCRACY: (NextToRun, Running),
    }

    def coming(self, state: OutpostState) -> dict[CardId, int]:
        """O10: discount tokens stay with a card that moves up."""
        cards = state.rules.edition.cards
        return {
            stack.top: max(1, cards[stack.top].number - stack.discount) for stack in state.future
        }

    def buying(self, seat: int, acted: tuple[int, ...]) -> Decision[OutpostState]:
        raise AssertionError("there is nothing to burn")

    def building(self, seat: int, acted: tuple[int, ...]) -> Decision[OutpostState]:
        return Expanding(seat, acted, trust_acted=True)

    def built(self, acted: tuple[int, ...]) -> Task[OutpostState]:
        return NextToExpand(acted, trust_acted=True)

    def sites(self, state: OutpostState, seat: int) -> tuple[str, ...]:
        return building_sites(state, seat)

    def has_robots(self, state: OutpostState, seat: int) -> bool:
        return company.effect(state.rules.edition, state.players[seat].company, MAX_ROBOTS) > 0

    def best_run(self, state: OutpostState, seat: int) -> RunCards:
        return RunCards(seat, self.running(state, seat))

    def running(self, state: OutpostState, seat: int) -> tuple[str, ...]:
        player = state.players[seat]
        best = company.best_cards(state.rules.edition, player.company, player.connected)
        return tuple(card.id for card in best)

    def complete(self, game: Game, seat: int, seasonal: int | None, *, robot: bool) -> list[Event]:
        """As few workers are hired as the most light needs."""
        lay_best(game)
        possible = _options(game).hires
        robot = robot and any(move.robot for move in possible)
        hires = [move for move in possible if move.robot == robot]
        if seasonal is None:
            best = max(hires, key=lambda move: (_light(game, move), -move.seasonal))
        else:
            best = min(hires, key=lambda move: abs(move.seasonal - seasonal))
        return game.apply(best)


FAMILY = OutpostTurns()


def lay_best(game: Game) -> None:
    """Lay cards of the reserve on free spaces, those that power the most first, and for others
    as long as that brings more light."""
    cards = _options(game).state.rules.edition.cards
    while free := [move for move in _options(game).placements if move.instead_of is None]:
        game.apply(max(free, key=lambda move: cards[move.card].cities))
    while True:
        options = _options(game)
        lit = {move: _most_lit(options.state, options.seat, move) for move in options.placements}
        if max(lit.values(), default=0) <= _most_lit(options.state, options.seat):
            return
        game.apply(max(lit, key=lit.__getitem__))


def _most_lit(state: OutpostState, seat: int, move: Place | None = None) -> int:
    """The cities that a player can light by hiring, after this move."""
    if move is not None:
        state = state.copy()
        kind = move.on or state.rules.edition.cards[move.card].type
        state.players[seat].company.lay(move.card, kind, move.instead_of)
    return most_lit(state, seat, state.players[seat].connected, at_any_price=False)


def _options(game: Game) -> ExpansionOptions:
    options = game.legal_moves
    assert isinstance(options, ExpansionOptions)
    return options


def _light(game: Game, hire: Hire) -> int:
    after = game.copy()
    after.apply(hire)
    assert isinstance(after.state, OutpostState)
    return lit_now(after.state, hire.seat)
