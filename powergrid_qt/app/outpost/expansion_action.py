"""Outpost's phase 3: pieces, cards and workers as one plan that is paid at the end."""

from dataclasses import dataclass

from powergrid_qt.app.outpost.company_spaces import SPACES, CompanySpaces, Laid, company_spaces
from powergrid_qt.app.outpost.warnings import (
    end_of_game,
    free_space,
    shortage,
    worthwhile_house,
)
from powergrid_qt.app.planned_turn import PlannedTurn
from powergrid_qt.app.played_game import PlayedGame
from powergrid_qt.app.player_action import LIT, offer_for
from powergrid_qt.app.turn import Offer, Way
from powergrid_qt.engine import Game
from powergrid_qt.engine.moves import Build, Hire, Move, Place
from powergrid_qt.engine.outpost.company import effect, most_powered
from powergrid_qt.engine.outpost.edition import (
    BUILDING_SITE,
    HOUSE,
    MAX_ROBOTS,
    PLANT,
    TECHNOLOGY,
)
from powergrid_qt.engine.outpost.expansion import (
    PIECES,
    ExpansionOptions,
    slot_cost,
)
from powergrid_qt.engine.outpost.state import Company, OutpostState
from powergrid_qt.models.plans import BuildPlan, PlannedPiece
from powergrid_qt.words.names import money_text
from powergrid_qt.words.warnings import (
    first_city_text,
    hire_text,
    last_round_text,
    one_more_city_text,
    shortage_text,
)

Pieces = tuple[tuple[str, str | None], ...]


@dataclass(frozen=True, slots=True)
class Expansion:
    """A planned turn. `seasonal` is None while the best number is taken."""

    pieces: Pieces = ()
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
        self._piece = HOUSE
        self._picked: str | None = None
        self._builds = BuildPlan(self.game)
        self._places: tuple[Place, ...] = ()
        self._seasonal: int | None = None
        self._robot = False
        self._arrange()

    @property
    def sentence(self) -> str:
        if self._picked is not None:
            return self.tr("{name}, choose the space for the card.").format(name=self.name)
        return self.tr("{name}, expand: build, place cards, hire workers.").format(name=self.name)

    def _arrange(self) -> None:
        """Work the plan out anew: what no longer fits is dropped from it."""
        game = self._builds.after.copy()
        kept = []
        for move in self._places:
            if move in game.legal_moves:
                game.apply(move)
                kept.append(move)
        self._places = tuple(kept)
        self._arranged = game
        if self._picked not in self.company.reserve:
            self._picked = None
        if not self.can_make_robot:
            self._robot = False
        wanted = self._best_seasonal() if self._seasonal is None else self._seasonal
        self._hired = min(self.seasonal_choices, key=lambda amount: abs(amount - wanted))

    @property
    def _company_state(self) -> OutpostState:
        state = self._arranged.state
        assert isinstance(state, OutpostState)
        return state

    # -- (a) pieces on the map and on Outpost cards -------------------------------------------

    @property
    def piece(self) -> str:
        """The kind of piece that a click on a city plans."""
        return self._piece

    def choose_piece(self, piece: str) -> None:
        self._piece = piece
        self._tell("")

    def stock(self, piece: str) -> int:
        options = expansion_options(self._builds.after)
        return options.decision.stock(options.state, piece)

    @property
    def pieces(self) -> list[PlannedPiece]:
        return list(self._builds.pieces)

    @property
    def planned_cities(self) -> tuple[str, ...]:
        on_map = self.state.rules.board.city_index
        cities = [piece.city for piece in self._builds.pieces if piece.city in on_map]
        return tuple(dict.fromkeys(cities))

    @property
    def planned_houses(self) -> tuple[str, ...]:
        return tuple(city for city in self.planned_cities if self._is_planned(city, HOUSE))

    @property
    def planned_buildings(self) -> dict[str, str]:
        on_map = self.state.rules.board.city_index
        return {
            piece.city: piece.what
            for piece in self._builds.pieces
            if piece.what in SPACES and piece.city in on_map
        }

    def _is_planned(self, city: str, piece: str) -> bool:
        return any((done.city, done.what) == (city, piece) for done in self._builds.pieces)

    def piece_offer(self, city: str, piece: str) -> Offer:
        if self._is_planned(city, piece):
            return LIT
        return offer_for(self._builds.why_not(city, piece))

    def city_offer(self, city: str) -> Offer:
        return self.piece_offer(city, self._piece)

    def way_to(self, city: str) -> Way | None:
        for piece in self._builds.pieces:
            if (piece.city, piece.what) == (city, self._piece):
                return Way(piece.path, piece.connection, piece.slot)
        refusal = self._builds.why_not(city, self._piece)
        if refusal is not None and refusal.code != "not_enough_money":
            return None
        options = expansion_options(self._builds.after)
        state, index = options.state, options.state.rules.board.city_index[city]
        connection = state.players[self.seat].connection_cost(index)
        return Way(options.path(city), connection, slot_cost(state, index, self._piece))

    def click_city(self, city: str) -> None:
        self.click_piece(city, self._piece)

    def click_piece(self, city: str, piece: str) -> None:
        """Plan a piece in a city or on a card, or take it back."""
        if self._is_planned(city, piece):
            self.take_back(city, piece)
        elif self._refuse(self._builds.add(city, piece)):
            self._step()

    def take_back(self, city: str, piece: str | None) -> None:
        self._builds.remove(city, piece)
        self._step()

    @property
    def sites(self) -> tuple[str, ...]:
        """The player's Outpost cards."""
        cards = self._company_state.rules.edition.cards
        return tuple(
            card for card in self.company.technologies if BUILDING_SITE in cards[card].effect
        )

    @property
    def site_pieces(self) -> tuple[str, ...]:
        return PIECES

    # -- (b) cards ----------------------------------------------------------------------------

    @property
    def company(self) -> Company:
        """The company as planned, before anybody is hired."""
        return self._company_state.players[self.seat].company

    def lying(self, kind: str) -> tuple[str, ...]:
        return self.company.plants if kind == PLANT else self.company.shelters

    @property
    def spaces(self) -> CompanySpaces:
        """The company's cards by place: those that the plan leaves alone stay where they are."""
        assert isinstance(self.state, OutpostState)
        laid = [Laid(move.card, self.space_of(move)[0], move.instead_of) for move in self._places]
        company = self.state.players[self.seat].company
        return company_spaces(company, self.state.rules.edition.buildings, laid)

    @property
    def picked_card(self) -> str | None:
        """The card of the reserve that waits for its space."""
        return self._picked

    @property
    def placed_cards(self) -> tuple[str, ...]:
        return tuple(move.card for move in self._places)

    def _placements(self, card: str) -> list[Place]:
        return [move for move in expansion_options(self._arranged).placements if move.card == card]

    def reserve_offer(self, card: str) -> Offer:
        if self._placements(card):
            return LIT
        technology = self._company_state.rules.edition.cards[card].type == TECHNOLOGY
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
            self._picked = None if self._picked == card else card
            self._tell("")

    def space_offer(self, kind: str, card: str | None) -> Offer:
        """Whether a space of the board (with the card on it) can be clicked."""
        if self._picked is not None:
            return Offer(self._placement_on(kind, card) is not None)
        if card is not None:
            return Offer(card in self.placed_cards)
        if self._fitting(kind):
            return LIT
        return Offer(False, self.tr("No card of your reserve fits here."))

    def click_space(self, kind: str, card: str | None) -> None:
        """Lay the picked card there, or the only one that fits; or take back a card that the plan
        has laid there."""
        if self._picked is not None:
            move = self._placement_on(kind, card)
            if move is not None:
                self._place(move)
        elif card is None:
            self._lay_what_fits(kind)
        elif card in self.placed_cards:
            self._places = tuple(move for move in self._places if move.card != card)
            self._step()

    def _fitting(self, kind: str) -> list[Place]:
        """The cards of the reserve for a free space of a kind."""
        placements = expansion_options(self._arranged).placements
        return [move for move in placements if self.space_of(move) == (kind, None)]

    def _lay_what_fits(self, kind: str) -> None:
        fitting = self._fitting(kind)
        if len(fitting) == 1:
            self._place(fitting[0])
        elif fitting:
            self._tell(self.tr("Several cards fit here: click one of your reserve."))
        else:
            self._tell(self.space_offer(kind, None).reason)

    def _placement_on(self, kind: str, card: str | None) -> Place | None:
        assert self._picked is not None
        for move in self._placements(self._picked):
            if self.space_of(move) == (kind, card):
                return move
        return None

    def space_of(self, move: Place) -> tuple[str, str | None]:
        """The space on which a card comes to lie: its kind, and the card that is there."""
        own_kind = self._company_state.rules.edition.cards[move.card].type
        return move.on or own_kind, move.instead_of

    def _place(self, move: Place) -> None:
        self._picked = None
        self._places = (*self._places, move)
        self._step()

    # -- (c) workers --------------------------------------------------------------------------

    @property
    def can_make_robot(self) -> bool:
        moves = expansion_options(self._arranged).hires
        return any(move.robot for move in moves)

    @property
    def has_robots_card(self) -> bool:
        return effect(self._company_state.rules.edition, self.company, MAX_ROBOTS) > 0

    @property
    def robot(self) -> bool:
        return self._robot

    def make_robot(self, robot: bool) -> None:
        refusal = self._arranged.why_not(Hire(self.seat, self._hired, robot))
        if refusal is None or refusal.code in ("too_many_workers", "not_enough_money"):
            self._robot = robot
            self._step()
        else:
            self._refuse(refusal)

    @property
    def seasonal(self) -> int:
        return self._hired

    @property
    def seasonal_choices(self) -> list[int]:
        """The numbers of seasonal workers that can be hired."""
        hires = expansion_options(self._arranged).hires
        return [move.seasonal for move in hires if move.robot == self._robot]

    def hire(self, seasonal: int) -> None:
        refusal = self._arranged.why_not(Hire(self.seat, seasonal, self._robot))
        if self._refuse(refusal):
            self._seasonal = seasonal
            self._step()

    @property
    def hire_price(self) -> int:
        return self._price_of(self._hired)

    def _price_of(self, seasonal: int) -> int:
        options = expansion_options(self._arranged)
        return options.decision.hiring(options.state, self._robot).price(seasonal)

    @property
    def moving_in(self) -> int:
        """Permanent workers who come (or go, if negative) for nothing."""
        after = self.after.state
        assert isinstance(after, OutpostState)
        return after.players[self.seat].company.permanent - self.company.permanent

    def _best_seasonal(self) -> int:
        """The number of seasonal workers that brings the most after their pay; in the last round
        light counts more than money."""
        state = self._company_state
        last = state.leader >= state.rules.end_cities
        values = {}
        for amount in self.seasonal_choices:
            after = self._arranged.copy()
            after.apply(Hire(self.seat, amount, self._robot))
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
        end = end_of_game(self.game, self.after, self.known_money)
        if end is not None:
            return last_round_text(end, self.game.config)
        return self._workers_warning() or self._idle_warning()

    def _workers_warning(self) -> str:
        after = self.after.state
        assert isinstance(after, OutpostState)
        player = after.players[self.seat]
        short = shortage(after.rules.edition, player.company, player.connected)
        if short is None:
            return ""
        text = shortage_text(short.powered, short.cities, short.workers)
        hired = self._hired + short.workers
        if hired not in self.seasonal_choices:
            return text
        return hire_text(text, short.workers, self._price_of(hired) - self.hire_price)

    def _idle_warning(self) -> str:
        if free_space(self._arranged):
            return self.tr("A card of your reserve has a free space.")
        price = worthwhile_house(self.game) if self.idle else None
        if price is None:
            return ""
        first = not self.state.players[self.seat].connected
        return first_city_text(price) if first else one_more_city_text(price)

    # -- the plan -----------------------------------------------------------------------------

    @property
    def planned_moves(self) -> tuple[Move, ...]:
        return (*self._builds.moves, *self._places)

    def _plan_move(self, move: Move) -> bool:
        if isinstance(move, Build):
            if self._refuse(self._builds.add(move.city, move.what)):
                self._step()
        elif isinstance(move, Place):
            self._place(move)
        elif move == self._hiring():
            return False
        else:
            assert isinstance(move, Hire)
            self._seasonal, self._robot = move.seasonal, move.robot
            self._step()
        return True

    def _step(self) -> None:
        self._arrange()
        self._planned()

    def _plan_of_now(self) -> Expansion:
        pieces = tuple((piece.city, piece.what) for piece in self._builds.pieces)
        return Expansion(pieces, self._places, self._seasonal, self._robot)

    def _restore(self, plan: Expansion) -> None:
        self._builds.clear()
        for city, what in plan.pieces:
            self._builds.add(city, what)
        self._places, self._seasonal, self._robot = plan.places, plan.seasonal, plan.robot
        self._arrange()

    @property
    def can_clear(self) -> bool:
        return self._picked is not None or self._plan_of_now() != Expansion()

    def clear(self) -> None:
        self._picked = None
        self._restore(Expansion())
        self._planned()

    @property
    def total(self) -> int:
        return self._builds.total + self.hire_price

    @property
    def money_left(self) -> int:
        return self.money - self.total

    def _hiring(self) -> Hire:
        return Hire(self.seat, self._hired, self._robot)

    @property
    def after(self) -> Game:
        copied = self._arranged.copy()
        copied.apply(self._hiring())
        return copied

    # -- moves --------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """The best number of workers is preset, and hired all the same."""
        return self._plan_of_now() == Expansion()

    def _find_worthwhile(self) -> bool:
        return free_space(self.game) or worthwhile_house(self.game) is not None

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
        moves: list[Move] = [*self._builds.moves, *self._places, self._hiring()]
        self._play(*moves)
