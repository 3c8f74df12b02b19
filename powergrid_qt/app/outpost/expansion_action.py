"""Outpost's phase 3: pieces, cards and workers as one plan that is paid at the end."""

from dataclasses import replace

from powergrid_qt.app.outpost import expansion
from powergrid_qt.app.turn.planned_actions import PlanLabels, PlannedTurn
from powergrid_qt.app.turn.played_game import PlayedGame
from powergrid_qt.app.turn.turn_action import LIT, ClickOffer, Turn, offer_for
from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Build, Hire, Move, Place
from powergrid_qt.engine.outpost.company import building_sites
from powergrid_qt.engine.outpost.edition import HOUSE, PLANT, TECHNOLOGY, OutpostEdition
from powergrid_qt.engine.outpost.state import OutpostPlayer
from powergrid_qt.models import plans
from powergrid_qt.models.outpost.company_board import (
    SPACES,
    CompanyBoard,
    company_board,
    reserve_of,
)
from powergrid_qt.words.names import card_name, cities_text, money_text, plurals
from powergrid_qt.words.refusals import locked_text


class ExpansionAction(PlannedTurn[expansion.ExpansionPlan]):
    """Pieces and cards are planned in any order; the moves are made in that of the rules."""

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller, expansion.ExpansionPlan())
        self.piece = HOUSE
        """The kind of piece that a click on a city plans."""
        self.picked_card: str | None = None
        """The card of the reserve that waits for its space."""
        self._spaces = expansion.CardSpaces()
        self._work_out(self.plan)

    @property
    def sentence(self) -> str:
        if self.picked_card is not None:
            return self.tr("{name}, choose the space for the card.").format(name=self.name)
        return self.tr("{name}, expand your company.").format(name=self.name)

    def _work_out(self, plan: expansion.ExpansionPlan) -> expansion.ExpansionPlan:
        self.tried = expansion.TriedExpansion(self.game, plan)
        if self.picked_card not in self.tried.company.reserve:
            self.picked_card = None
        return self.tried.plan

    @property
    def _edition(self) -> OutpostEdition:
        return self.tried.options.state.rules.edition

    # -- (a) pieces on the map and on Outpost cards -------------------------------------------

    def choose_piece(self, piece: str) -> None:
        self.piece = piece
        self._tell("")

    @property
    def pieces(self) -> list[plans.PlannedPiece]:
        return self.tried.builds.pieces

    @property
    def planned_cities(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(piece.city for piece in self.tried.builds.on_map))

    @property
    def planned_houses(self) -> tuple[str, ...]:
        return tuple(piece.city for piece in self.tried.builds.on_map if piece.what == HOUSE)

    @property
    def planned_buildings(self) -> dict[str, str]:
        return {
            piece.city: piece.what for piece in self.tried.builds.on_map if piece.what in SPACES
        }

    def piece_offer(self, city: str, piece: str) -> ClickOffer:
        if (city, piece) in self.plan.pieces:
            return LIT
        return offer_for(self.tried.builds.why_not(city, piece))

    def city_offer(self, city: str) -> ClickOffer:
        return self.piece_offer(city, self.piece)

    def way_to(self, city: str) -> plans.PricedWay | None:
        return self.tried.builds.way_to(city, self.piece)

    def click_city(self, city: str) -> None:
        self.click_piece(city, self.piece)

    def click_piece(self, city: str, piece: str) -> None:
        """Plan a piece in a city or on a card, or take it back."""
        planned = self.plan.pieces
        if (city, piece) in planned:
            left = tuple(other for other in planned if other != (city, piece))
            self._change(replace(self.plan, pieces=left))
        else:
            self._build(city, piece)

    def _build(self, city: str, piece: str | None) -> None:
        if self._refuse(self.tried.builds.why_not(city, piece)):
            self._change(replace(self.plan, pieces=(*self.plan.pieces, (city, piece))))

    @property
    def sites(self) -> tuple[str, ...]:
        """The player's Outpost cards on which pieces can be built."""
        return building_sites(self._edition, self.tried.company)

    # -- (b) cards ----------------------------------------------------------------------------

    @property
    def board(self) -> CompanyBoard:
        """The company board as planned, with everybody who is hired."""
        player, now = self.tried.player_after, self.state.players[self.seat]
        assert isinstance(now, OutpostPlayer)
        reserve, cards = self._spaces.after(
            self._edition, now.company, self.plan.places, self.tried.company
        )
        beside = reserve_of(self._edition, now.company, reserve)
        return company_board(
            self._edition, player.company, player.connected, cards, beside, hired=True
        )

    @property
    def placed_cards(self) -> tuple[str, ...]:
        return tuple(move.card for move in self.plan.places)

    def _placements(self, card: str) -> list[Place]:
        return [move for move in self.tried.options.placements if move.card == card]

    def reserve_offer(self, card: str) -> ClickOffer:
        if self._placements(card):
            return LIT
        technology = self._edition.cards[card].type == TECHNOLOGY
        move = Place(self.seat, card, None, PLANT if technology else None)
        return offer_for(self.tried.arranged.why_not(move))

    def click_reserve(self, card: str | None) -> None:
        """Lay a card on the one free space for it, or pick it up to choose a space. None: the place
        of one that is laid already."""
        if card is None:
            self._tell(self.tr("This card is placed: click it on the board to take it back."))
            return
        placements = self._placements(card)
        free = [move for move in placements if move.instead_of is None]
        if len(free) == 1 and len({move.on for move in placements}) == 1:
            self._place(free[0])
        elif not placements:
            offer = self.reserve_offer(card)
            self._tell(offer.reason, offer.refusal)
        else:
            self.picked_card = None if self.picked_card == card else card
            self._tell("")

    def pick_up(self, card: str) -> None:
        """Take a card of the reserve in the hand, where there is a space for it."""
        offer = self.reserve_offer(card)
        self.picked_card = card if offer.lit else None
        self._tell(offer.reason, offer.refusal)

    def put_down(self) -> None:
        """Leave the card that was in the hand where it was."""
        self.picked_card = None
        self._tell("")

    def space_offer(self, kind: str, card: str | None) -> ClickOffer:
        """Whether a space of the board (with the card on it) can be clicked."""
        if self.picked_card is not None:
            return ClickOffer(bool(self._fitting(kind, card)))
        if card is not None:
            return ClickOffer(card in self.placed_cards)
        if self._fitting(kind, None):
            return LIT
        return ClickOffer(False, self.tr("No card of your reserve fits here."))

    def click_space(self, kind: str, card: str | None, number: int | None = None) -> None:
        """Lay the picked card there, or the only one that fits; or take back a card that the plan
        has laid there. `number`: which of the spaces, where that is known."""
        fitting = self._fitting(kind, card)
        if self.picked_card is None and card is not None:
            self.click_lying(card)
        elif number is not None and number >= self.tried.company.unlocked(kind):
            self.piece = kind
            self._tell(locked_text(kind), "no_free_space")
        elif len(fitting) == 1:
            self._place(fitting[0], number)
        elif fitting:
            self._tell(self.tr("Several cards fit here: click one of your reserve."))
        elif self.picked_card is None:
            self._tell(self.space_offer(kind, None).reason, "no_free_space")
        else:
            self._tell(self._misfit_text(), "no_free_space")

    def lay(self, card: str, kind: str, instead_of: str | None, number: int) -> None:
        """Lay a card of the reserve on a space, where somebody has dropped it."""
        wanted = kind, instead_of
        fitting = [move for move in self._placements(card) if self.space_of(move) == wanted]
        if number >= self.tried.company.unlocked(kind):
            self._tell(locked_text(kind), "no_free_space")
        elif fitting:
            self._place(fitting[0], number)
        else:
            self._tell(self._misfit_text(), "no_free_space")

    def _misfit_text(self) -> str:
        return self.tr("The card does not fit on this space.")

    def click_lying(self, card: str) -> None:
        """A card on the board: one that the plan has laid there goes back."""
        if card in self.placed_cards:
            self.take_back(card)
        else:
            text = self.tr("{card} stays here until another card of your reserve is laid on it.")
            self._tell(text.format(card=card_name(card)), "no_free_space")

    def take_back(self, card: str) -> None:
        """Put a card that the plan has laid back into the reserve."""
        if card in self.placed_cards:
            left = tuple(move for move in self.plan.places if move.card != card)
            self._change(replace(self.plan, places=left))

    def _fitting(self, kind: str, card: str | None) -> list[Place]:
        """The ways to use a space: for the picked card, or for any of the reserve."""
        return [
            move
            for move in self.tried.options.placements
            if self.space_of(move) == (kind, card) and self.picked_card in (None, move.card)
        ]

    def space_of(self, move: Place) -> tuple[str, str | None]:
        return expansion.space_of(self._edition, move)

    def _place(self, move: Place, number: int | None = None) -> None:
        self.picked_card = None
        if number is not None:
            self._spaces.choose(move.card, number)
        self._change(replace(self.plan, places=(*self.plan.places, move)))

    # -- (c) workers --------------------------------------------------------------------------

    def click_workers(self) -> None:
        self._tell(self.tr("Workers are hired with + and −, below the labour market."))

    def make_robot(self, robot: bool) -> None:
        """Plan a robot or none; as many workers are hired as it takes."""
        if not robot or self._is_lit(self.robot_offer):
            self._change(replace(self.plan, robot=robot))

    @property
    def robot_offer(self) -> ClickOffer:
        if self.tried.can_make_robot:
            return LIT
        return offer_for(self.tried.arranged.why_not(Hire(self.seat, self.tried.seasonal, True)))

    def hire_offer(self, seasonal: int) -> ClickOffer:
        if seasonal < 0:
            return ClickOffer(False, self.tr("No seasonal worker is hired."))
        return offer_for(self.tried.arranged.why_not(Hire(self.seat, seasonal, self.plan.robot)))

    def hire(self, seasonal: int) -> None:
        if self._is_lit(self.hire_offer(seasonal)):
            self._change(replace(self.plan, seasonal=seasonal))

    # -- warnings -----------------------------------------------------------------------------

    @property
    def warning(self) -> str:
        """The gravest warning only: there is one line for it."""
        end = plans.foreseen_end(
            self.game, self.after, self.known_money, expansion.lit_now, expansion.most_lit
        )
        if end is not None:
            return plans.foreseen_end_text(end, self.game.config)
        short = self.tried.short
        if short is not None:
            words = plurals.workers_short(short.workers)
            return words.format(powered=short.powered, cities=cities_text(short.cities))
        if self.tried.card_waits:
            return self.tr("A card of your reserve has a free space.")
        return ""

    @property
    def remedy(self) -> str:
        count = self.tried.missing
        if not count:
            return ""
        price = money_text(self.tried.price_of_more(count))
        return self.tr("Hire {count}: {price}").format(count=count, price=price)

    def apply_remedy(self) -> None:
        if self.tried.missing:
            self.hire(self.tried.seasonal + self.tried.missing)

    # -- the plan -----------------------------------------------------------------------------

    @property
    def planned_moves(self) -> tuple[Move, ...]:
        return self.tried.moves

    def left_of_hint(self, moves: Turn, limit: int | None) -> Turn | None:
        """Who is hired is no move of the plan: it is said with the last one."""
        left, hired = super().left_of_hint(moves, limit), self.tried.hiring
        advised = next((move for move in moves if isinstance(move, Hire)), hired)
        if left is None or hired.seasonal > advised.seasonal or hired.robot > advised.robot:
            return None
        return tuple([move for move in left if move != hired])

    def _plan_move(self, move: Move) -> bool:
        if isinstance(move, Build):
            self._build(move.city, move.what)
        elif isinstance(move, Place):
            self._place(move)
        elif move == self.tried.hiring:
            return False
        else:
            assert isinstance(move, Hire)
            self._change(replace(self.plan, seasonal=move.seasonal, robot=move.robot))
        return True

    @property
    def can_clear(self) -> bool:
        return self.picked_card is not None or super().can_clear

    def clear(self) -> None:
        self.picked_card = None
        super().clear()

    @property
    def total(self) -> int:
        return self.tried.total

    @property
    def after(self) -> Game:
        return self.tried.after

    # -- moves --------------------------------------------------------------------------------

    @property
    def labels(self) -> PlanLabels:
        end = self.tr("Done: pay {price}") if self.total else self.tr("Done")
        return PlanLabels(
            nothing=self.tr("Build nothing"),
            choose=self.tr("Choose a city or card"),
            end=end.format(price=money_text(self.total)),
        )

    @property
    def _plan_offer(self) -> ClickOffer:
        return offer_for(self.tried.arranged.why_not(self.tried.hiring))

    @property
    def main_moves(self) -> tuple[Move, ...]:
        return (*self.planned_moves, self.tried.hiring)
