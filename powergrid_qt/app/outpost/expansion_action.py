"""Outpost's phase 3: pieces, cards and workers as one plan that is paid at the end."""

from dataclasses import dataclass, replace
from functools import cached_property

from powergrid_qt.app.outpost.warnings import free_space, lit_now, most_lit, worthwhile_house
from powergrid_qt.app.planned_turn import PlannedTurn
from powergrid_qt.app.played_game import PlayedGame
from powergrid_qt.app.player_action import LIT, offer_for
from powergrid_qt.app.turn import Offer
from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Build, Hire, Move, Place
from powergrid_qt.engine.outpost.company import Hiring, effect, most_powered
from powergrid_qt.engine.outpost.edition import (
    BUILDING_SITE,
    HOUSE,
    MAX_ROBOTS,
    PLANT,
    TECHNOLOGY,
    OutpostEdition,
)
from powergrid_qt.engine.outpost.expansion import (
    ExpansionOptions,
    slot_cost,
)
from powergrid_qt.engine.outpost.state import Company, OutpostPlayer, OutpostState
from powergrid_qt.models.last_round import last_round
from powergrid_qt.models.outpost.company_board import (
    SPACES,
    CompanyBoard,
    cards_of,
    company_board,
    reserve_of,
)
from powergrid_qt.models.outpost.shortage import Shortage, shortage
from powergrid_qt.models.plans import BuildPlan, PlannedPiece, Wanted, Way
from powergrid_qt.words.names import money_text
from powergrid_qt.words.warnings import (
    cheap_city_text,
    last_round_text,
    locked_text,
    shortage_text,
)


@dataclass(frozen=True, slots=True)
class Expansion:
    """A planned turn. `seasonal` is None while the best number is taken."""

    pieces: tuple[Wanted, ...] = ()
    places: tuple[Place, ...] = ()
    seasonal: int | None = None
    robot: bool = False


def expansion_options(game: Game) -> ExpansionOptions:
    options = game.legal_moves
    assert isinstance(options, ExpansionOptions)
    return options


class ExpansionAction(PlannedTurn[Expansion]):
    """Pieces can be planned after cards and the other way round; the moves are made in the order
    that the rules ask for."""

    def __init__(self, controller: PlayedGame) -> None:
        super().__init__(controller, Expansion())
        self.piece = HOUSE
        """What a click on a city plans."""
        self.picked_card: str | None = None
        """The card of the reserve that waits for its space."""
        self._chosen_spaces: dict[str, int] = {}
        """Of several free spaces, the one on which somebody laid a card: the rules do not mind, but
        it has to stay there."""
        self._work_out(self.plan)

    @property
    def sentence(self) -> str:
        if self.picked_card is not None:
            return self.tr("{name}, choose the space for the card.").format(name=self.name)
        return self.tr("{name}, expand your company.").format(name=self.name)

    def _work_out(self, plan: Expansion) -> Expansion:
        self._builds = BuildPlan(self.game, plan.pieces)
        self._arranged = self._builds.after.copy()
        placed = []
        for move in plan.places:
            if move in self._arranged.legal_moves:
                self._arranged.apply(move)
                placed.append(move)
        self._options = expansion_options(self._arranged)
        if self.picked_card not in self.company.reserve:
            self.picked_card = None
        hires = self._options.hires
        self.can_make_robot = any(move.robot for move in hires)
        robot = plan.robot and self.can_make_robot
        self.seasonal_choices = [move.seasonal for move in hires if move.robot == robot]
        wanted = self._best_seasonal(robot) if plan.seasonal is None else plan.seasonal
        self.seasonal = min(self.seasonal_choices, key=lambda amount: abs(amount - wanted))
        return Expansion(self._builds.wanted, tuple(placed), plan.seasonal, robot)

    @property
    def _edition(self) -> OutpostEdition:
        return self._options.state.rules.edition

    # -- (a) pieces on the map and on Outpost cards -------------------------------------------

    def choose_piece(self, piece: str) -> None:
        self.piece = piece
        self._tell("")

    def stock(self, piece: str) -> int:
        options = expansion_options(self._builds.after)
        return options.decision.stock(options.state, piece)

    @property
    def pieces(self) -> list[PlannedPiece]:
        return self._builds.pieces

    def _on_map(self) -> list[PlannedPiece]:
        cities = self.state.rules.board.city_index
        return [piece for piece in self.pieces if piece.city in cities]

    @property
    def planned_cities(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(piece.city for piece in self._on_map()))

    @property
    def planned_houses(self) -> tuple[str, ...]:
        return tuple(piece.city for piece in self._on_map() if piece.what == HOUSE)

    @property
    def planned_buildings(self) -> dict[str, str]:
        return {piece.city: piece.what for piece in self._on_map() if piece.what in SPACES}

    def piece_offer(self, city: str, piece: str) -> Offer:
        if (city, piece) in self.plan.pieces:
            return LIT
        return offer_for(self._builds.why_not(city, piece))

    def city_offer(self, city: str) -> Offer:
        return self.piece_offer(city, self.piece)

    def way_to(self, city: str) -> Way | None:
        for piece in self.pieces:
            if (piece.city, piece.what) == (city, self.piece):
                return piece.way
        refusal = self._builds.why_not(city, self.piece)
        if refusal is not None and refusal.code != "not_enough_money":
            return None
        options = expansion_options(self._builds.after)
        state, index = options.state, options.state.rules.board.city_index[city]
        connection = state.players[self.seat].connection_cost(index)
        return Way(options.path(city), connection, slot_cost(state, index, self.piece))

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
        if self._refuse(self._builds.why_not(city, piece)):
            self._change(replace(self.plan, pieces=(*self.plan.pieces, (city, piece))))

    @property
    def sites(self) -> tuple[str, ...]:
        """The player's Outpost cards."""
        cards = self._edition.cards
        return tuple(
            card for card in self.company.technologies if BUILDING_SITE in cards[card].effect
        )

    # -- (b) cards ----------------------------------------------------------------------------

    @property
    def company(self) -> Company:
        """The company as planned, before anybody is hired."""
        return self._options.state.players[self.seat].company

    @property
    def places(self) -> tuple[list[str | None], dict[str, list[str | None]]]:
        """The cards of the reserve, and those on each kind of space, None where there is none.
        What the plan leaves alone stays where it is, and whatever comes back to the reserve takes
        the place of the card that was laid for it."""
        assert isinstance(self.state, OutpostState)
        company = self.state.players[self.seat].company
        reserve: list[str | None] = list(company.reserve)
        spaces = {kind: list(row) for kind, row in cards_of(self._edition, company).items()}
        for move in self.plan.places:
            kind, other = self.space_of(move)
            row = spaces[kind]
            number = self._chosen_spaces.get(move.card, -1)
            if other is not None or row[number] or not 0 <= number < self.company.unlocked(kind):
                number = row.index(other)
            row[number] = move.card
            reserve[reserve.index(move.card)] = other
        return reserve, spaces

    @property
    def board(self) -> CompanyBoard:
        """The company board as planned, with everybody who is hired."""
        after = self.after.state
        assert isinstance(after, OutpostState)
        player, now = after.players[self.seat], self.state.players[self.seat]
        assert isinstance(now, OutpostPlayer)
        reserve, cards = self.places
        beside = reserve_of(self._edition, now.company, reserve)
        return company_board(
            self._edition, player.company, player.connected, cards, beside, hired=True
        )

    @property
    def card_waits(self) -> bool:
        """A card of the reserve has a free space."""
        return free_space(self._arranged)

    @property
    def placed_cards(self) -> tuple[str, ...]:
        return tuple(move.card for move in self.plan.places)

    def _placements(self, card: str) -> list[Place]:
        return [move for move in self._options.placements if move.card == card]

    def reserve_offer(self, card: str) -> Offer:
        if self._placements(card):
            return LIT
        technology = self._edition.cards[card].type == TECHNOLOGY
        move = Place(self.seat, card, None, PLANT if technology else None)
        return offer_for(self._arranged.why_not(move))

    def click_reserve(self, card: str) -> None:
        """Lay a card on the one free space for it, or pick it up to choose a space."""
        placements = self._placements(card)
        free = [move for move in placements if move.instead_of is None]
        if len(free) == 1 and len({move.on for move in placements}) == 1:
            self._place(free[0])
        elif not placements:
            self._tell(self.reserve_offer(card).reason)
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

    def space_offer(self, kind: str, card: str | None) -> Offer:
        """Whether a space of the board (with the card on it) can be clicked."""
        if self.picked_card is not None:
            return Offer(bool(self._fitting(kind, card)))
        if card is not None:
            return Offer(card in self.placed_cards)
        if self._fitting(kind, None):
            return LIT
        return Offer(False, self.tr("No card of your reserve fits here."))

    def click_space(self, kind: str, card: str | None, number: int | None = None) -> None:
        """Lay the picked card there, or the only one that fits; or take back a card that the plan
        has laid there. `number`: which of the spaces, where that is known."""
        fitting = self._fitting(kind, card)
        if self.picked_card is None and card is not None:
            self.take_back(card)
        elif number is not None and number >= self.company.unlocked(kind):
            self.piece = kind
            self._tell(locked_text(kind))
        elif len(fitting) == 1:
            self._place(fitting[0], number)
        elif fitting:
            self._tell(self.tr("Several cards fit here: click one of your reserve."))
        elif self.picked_card is None:
            self._tell(self.space_offer(kind, None).reason)

    def lay(self, card: str, kind: str, instead_of: str | None, number: int) -> None:
        """Lay a card of the reserve on a space, where somebody has dropped it."""
        found = [move for move in self._placements(card) if self.space_of(move)[0] == kind]
        fitting = [move for move in found if move.instead_of == instead_of]
        if number >= self.company.unlocked(kind):
            self._tell(locked_text(kind))
        elif fitting:
            self._place(fitting[0], number)
        else:
            self._tell(self.tr("The card does not fit on this space."))

    def take_back(self, card: str) -> None:
        """Put a card that the plan has laid back into the reserve."""
        if card in self.placed_cards:
            left = tuple(move for move in self.plan.places if move.card != card)
            self._change(replace(self.plan, places=left))

    def _fitting(self, kind: str, card: str | None) -> list[Place]:
        """The ways to use a space: for the picked card, or for any of the reserve."""
        return [
            move
            for move in self._options.placements
            if self.space_of(move) == (kind, card) and self.picked_card in (None, move.card)
        ]

    def space_of(self, move: Place) -> tuple[str, str | None]:
        """The space on which a card comes to lie: its kind, and the card that is there."""
        return move.on or self._edition.cards[move.card].type, move.instead_of

    def _place(self, move: Place, number: int | None = None) -> None:
        self.picked_card = None
        if number is not None:
            self._chosen_spaces[move.card] = number
        self._change(replace(self.plan, places=(*self.plan.places, move)))

    # -- (c) workers --------------------------------------------------------------------------

    @property
    def has_robots_card(self) -> bool:
        return effect(self._edition, self.company, MAX_ROBOTS) > 0

    def make_robot(self, robot: bool) -> None:
        refusal = self._arranged.why_not(Hire(self.seat, self.seasonal, robot))
        if refusal is None or refusal.code in ("too_many_workers", "not_enough_money"):
            self._change(replace(self.plan, robot=robot))
        else:
            self._refuse(refusal)

    def hire(self, seasonal: int) -> None:
        if self._refuse(self._arranged.why_not(Hire(self.seat, seasonal, self.plan.robot))):
            self._change(replace(self.plan, seasonal=seasonal))

    @property
    def hire_price(self) -> int:
        return self._price_of(self.seasonal)

    def _price_of(self, seasonal: int) -> int:
        return self.market.price(seasonal)

    @property
    def market(self) -> Hiring:
        """Who can be hired, and for how much."""
        return self._options.decision.hiring(self._options.state, self.plan.robot)

    @property
    def next_price(self) -> int | None:
        """What one seasonal worker more costs; None if nobody more can be hired."""
        more = self.seasonal + 1
        return self._price_of(more) - self.hire_price if more in self.seasonal_choices else None

    @property
    def moving_in(self) -> int:
        """Permanent workers who come (or go, if negative) for nothing."""
        after = self.after.state
        assert isinstance(after, OutpostState)
        return after.players[self.seat].company.permanent - self.company.permanent

    def _best_seasonal(self, robot: bool) -> int:
        """The number of seasonal workers that brings the most after their pay; in the last round
        light counts more than money."""
        state = self._options.state
        last = state.leader >= state.rules.end_cities
        values = {}
        for amount in self.seasonal_choices:
            after = self._arranged.copy()
            after.apply(Hire(self.seat, amount, robot))
            assert isinstance(after.state, OutpostState)
            player, edition = after.state.players[self.seat], state.rules.edition
            powered = most_powered(edition, player.company, player.connected)
            earned = 0 if last else edition.income(powered)
            values[amount] = (powered if last else 0, player.money + earned, -amount)
        return max(values, key=values.__getitem__)

    # -- warnings -----------------------------------------------------------------------------

    @property
    def warning(self) -> str:
        """The gravest one: there is one line for it."""
        end = last_round(self.game, self.after, self.known_money, lit_now, most_lit)
        if end is not None:
            return last_round_text(end, self.game.config)
        return self._workers_warning() or self._idle_warning()

    def _workers_warning(self) -> str:
        short = self._shortage
        return "" if short is None else shortage_text(short.powered, short.cities, short.workers)

    @property
    def _shortage(self) -> Shortage | None:
        after = self.after.state
        assert isinstance(after, OutpostState)
        player = after.players[self.seat]
        return shortage(after.rules.edition, player.company, player.connected)

    @property
    def _missing(self) -> int:
        """Seasonal workers who could be hired for all plants; 0 if they cannot be."""
        short = self._shortage
        if short is None or self.seasonal + short.workers not in self.seasonal_choices:
            return 0
        return short.workers

    @property
    def remedy(self) -> str:
        count = self._missing
        price = self._price_of(self.seasonal + count) - self.hire_price
        if not count:
            return ""
        return self.tr("Hire {count}: {price}").format(count=count, price=money_text(price))

    def mend(self) -> None:
        if self._missing:
            self.hire(self.seasonal + self._missing)

    def _idle_warning(self) -> str:
        if self.card_waits:
            return self.tr("A card of your reserve has a free space.")
        if self._cheapest is None or not self.idle:
            return ""
        first = not self.state.players[self.seat].connected
        return cheap_city_text(self._cheapest, first=first)

    # -- the plan -----------------------------------------------------------------------------

    @property
    def planned_moves(self) -> tuple[Move, ...]:
        return (*self._builds.moves, *self.plan.places)

    def _plan_move(self, move: Move) -> bool:
        if isinstance(move, Build):
            self._build(move.city, move.what)
        elif isinstance(move, Place):
            self._place(move)
        elif move == self._hiring():
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
        return self._builds.total + self.hire_price

    def _hiring(self) -> Hire:
        return Hire(self.seat, self.seasonal, self.plan.robot)

    @property
    def after(self) -> Game:
        copied = self._arranged.copy()
        copied.apply(self._hiring())
        return copied

    # -- moves --------------------------------------------------------------------------------

    @cached_property
    def _cheapest(self) -> int | None:
        """What the cheapest house costs that the player would regret to leave."""
        return worthwhile_house(self.game)

    @cached_property
    def _worthwhile(self) -> bool:
        return free_space(self.game) or self._cheapest is not None

    @property
    def nothing_label(self) -> str:
        return self.tr("Build nothing")

    @property
    def end_label(self) -> str:
        if self.total:
            return self.tr("Done: pay {price}").format(price=money_text(self.total))
        return self.tr("Done")

    @property
    def choose_label(self) -> str:
        return self.tr("Choose a city or card")

    @property
    def _plan_offer(self) -> Offer:
        return offer_for(self._arranged.why_not(self._hiring()))

    def main(self) -> None:
        self._play(*self.planned_moves, self._hiring())
