"""Outpost's phase 3, in reverse player order: build, then arrange the company, then hire."""

from collections.abc import Iterator
from typing import Any

from powergrid_qt.engine.agenda import Decision, Options, Task
from powergrid_qt.engine.events import BuildingBuilt, CardPlaced, CityConnected, Event, WorkersHired
from powergrid_qt.engine.moves import Build, Hire, Move, Place
from powergrid_qt.engine.network import UNREACHABLE, reach_with
from powergrid_qt.engine.outpost import trust
from powergrid_qt.engine.outpost.company import (
    Hiring,
    building_sites,
    effect,
    hire,
    hiring,
    most_powered,
    worker_for_robot,
)
from powergrid_qt.engine.outpost.edition import HOUSE, PLANT, SHELTER, TECHNOLOGY, Effect
from powergrid_qt.engine.outpost.state import OutpostPlayer, OutpostState, Site
from powergrid_qt.engine.refusals import Refusal, refuse
from powergrid_qt.engine.turns import end_game, next_phase, next_to_act, take_slot, way_to
from powergrid_qt.engine.values import value

PIECES = (HOUSE, PLANT, SHELTER)


@value
class NextToExpand(Task[OutpostState]):
    """The last in order who has not acted; the Trust between the two players (O30)."""

    acted: tuple[int, ...] = ()
    trust_acted: bool = False

    def run(self, state: OutpostState, log: list[Event]) -> None:
        if state.trust is not None and len(self.acted) == 1 and not self.trust_acted:
            state.agenda.append(NextToExpand(self.acted, trust_acted=True))
            state.agenda.append(trust.TrustExpands())
            return
        seat = next_to_act(reversed(state.order), self.acted)
        if seat is not None:
            state.agenda.append(Expanding(seat, self.acted, self.trust_acted))
        elif state.leader >= state.rules.end_cities:  # O24
            finish(state, log)
        else:
            next_phase(state, log)


def finish(state: OutpostState, log: list[Event]) -> None:
    """E2: everybody powers what they can."""
    edition = state.rules.edition
    powered = tuple(
        most_powered(edition, player.company, player.connected) for player in state.players
    )
    end_game(state, powered, (0,) * len(state.players), log)


@value
class Expanding(Decision[OutpostState]):
    seat: int
    acted: tuple[int, ...]
    trust_acted: bool = False
    arranging: bool = False
    """Whether a card was placed, after which nothing is built any more in this turn."""
    idle: bool = True
    """Whether nothing has been built in this turn."""

    accepts = (Build, Place, Hire)

    def options(self, state: OutpostState) -> "ExpansionOptions":
        return ExpansionOptions(state, self)

    def check(self, state: OutpostState, move: Build | Place | Hire) -> Refusal | None:
        if isinstance(move, Build):
            return self._check_build(state, move)
        if isinstance(move, Place):
            return self._check_place(state, move)
        return self._check_hire(state, move)

    def apply(self, state: OutpostState, move: Build | Place | Hire, log: list[Event]) -> None:
        if isinstance(move, Build):
            self._build(state, move, log)
        elif isinstance(move, Place):
            self._place(state, move, log)
        else:
            self._hire(state, move, log)

    # -- (a) network --------------------------------------------------------------------------

    def _check_build(self, state: OutpostState, move: Build) -> Refusal | None:
        if self.arranging:
            return refuse("build_after_place")
        if move.what not in PIECES:
            return refuse("build_what", pieces=PIECES)
        player = state.players[self.seat]
        if self.stock(state, move.what) == 0:
            return refuse("no_pieces", kind=move.what)
        if move.city in player.company.technologies:
            return self._check_on_card(state, move)
        city = state.rules.board.city_index.get(move.city)
        if city is None:
            return refuse("unknown_city", city=move.city)
        name = state.rules.board.cities[city].name
        if city not in state.network.in_play:
            return refuse("city_not_in_play", city=name)
        if move.what == HOUSE:
            if city in player.houses:
                return refuse("city_own", city=name)
            if len(state.slots[city]) >= state.rules.room[state.step][city]:
                return refuse("city_full", city=name, step=state.step)
        elif state.rules.board.cities[city].slot != move.what:
            return refuse("wrong_slot", city=name, kind=move.what)
        elif state.built[city]:
            return refuse("slot_taken", city=name, kind=move.what)
        price = slot_cost(state, city, move.what) + player.connection_cost(city)
        if price > player.money:
            values = {"city": name, "price": price, "money": player.money}
            if move.what == HOUSE:
                return refuse("city_beyond_money", **values)
            return refuse("piece_beyond_money", kind=move.what, **values)
        return None

    def _check_on_card(self, state: OutpostState, move: Build) -> Refusal | None:
        player = state.players[self.seat]
        if Effect.BUILDING_SITE not in state.rules.edition.cards[move.city].effect:
            return refuse("unknown_city", city=move.city)
        taken = (
            move.city in player.houses
            if move.what == HOUSE
            else ((move.city, move.what) in player.company.buildings)
        )
        return refuse("piece_on_card", card=move.city, kind=move.what) if taken else None

    def stock(self, state: OutpostState, what: str) -> int:
        """Pieces of a kind that the player has left."""
        player, edition = state.players[self.seat], state.rules.edition
        if what == HOUSE:
            return edition.houses - player.connected
        return edition.buildings - player.company.unlocked(what)

    def _build(self, state: OutpostState, move: Build, log: list[Event]) -> None:
        player, what = state.players[self.seat], move.what
        assert what is not None
        if self.idle:
            state.agenda[-1] = Expanding(self.seat, self.acted, self.trust_acted, idle=False)
        if move.city in player.company.technologies:
            self._record_piece(player, move.city, what)
            log.append(_built(self.seat, move.city, what, 0, 0))
            return
        city = state.rules.board.city_index[move.city]
        connection, slot = player.connection_cost(city), slot_cost(state, city, what)
        player.money -= connection + slot
        self._record_piece(player, city, what)
        player.reach = reach_with(player.reach, state.network.costs_from(city))
        log.append(_built(self.seat, move.city, what, connection, slot))
        if what == HOUSE:
            take_slot(state, city, self.seat, log)
        else:
            state.built[city] = True

    def _record_piece(self, player: OutpostPlayer, site: Site, what: str) -> None:
        if what == HOUSE:
            player.houses = (*player.houses, site)
            player.connected += 1
        else:
            player.company.buildings = (*player.company.buildings, (site, what))

    # -- (b) company --------------------------------------------------------------------------

    def _check_place(self, state: OutpostState, move: Place) -> Refusal | None:
        company = state.players[self.seat].company
        if move.card not in company.reserve:
            return refuse("not_in_reserve", card=move.card)
        card = state.rules.edition.cards[move.card]
        if card.type == TECHNOLOGY:
            if move.on not in (PLANT, SHELTER):
                return refuse("place_on", card=move.card)
            kind = move.on
        elif move.on is not None:
            return refuse("place_on_needless", card=move.card)
        else:
            kind = card.type
        lying = company.lying(kind)
        if move.instead_of is not None:
            if move.instead_of not in lying:
                return refuse("not_on_board", card=move.instead_of, kind=kind)
        elif len(lying) >= company.unlocked(kind):
            return refuse("no_free_space", kind=kind)
        return None

    def _place(self, state: OutpostState, move: Place, log: list[Event]) -> None:
        company = state.players[self.seat].company
        card = state.rules.edition.cards[move.card]
        kind = move.on if move.on is not None else card.type
        company.lay(move.card, kind, move.instead_of)
        log.append(CardPlaced(self.seat, move.card, move.instead_of))
        if not self.arranging:
            state.agenda[-1] = Expanding(
                self.seat, self.acted, self.trust_acted, arranging=True, idle=self.idle
            )

    # -- (c) hiring ---------------------------------------------------------------------------

    def hiring(self, state: OutpostState, robot: bool) -> Hiring:
        return hiring(state, state.players[self.seat].company, robot)

    def _check_hire(self, state: OutpostState, move: Hire) -> Refusal | None:
        if type(move.seasonal) is not int:
            return refuse("workers_not_whole")
        edition, player = state.rules.edition, state.players[self.seat]
        how = self.hiring(state, move.robot)
        if not 0 <= move.seasonal <= how.most_seasonal:
            return refuse("too_many_workers", most=how.most_seasonal)
        price = how.price(move.seasonal)
        if price > player.money:
            return refuse("workers_beyond_money", price=price, money=player.money)
        if move.robot:
            most = effect(edition, player.company, Effect.MAX_ROBOTS)
            if not most:
                return refuse("no_robots_card")
            if player.company.robots >= most:
                return refuse("most_robots", most=most)
            if not worker_for_robot(player.company, how, move.seasonal):
                return refuse("no_worker_for_robot")
        return None

    def _hire(self, state: OutpostState, move: Hire, log: list[Event]) -> None:
        player = state.players[self.seat]
        how = self.hiring(state, move.robot)
        price = how.price(move.seasonal)
        player.money -= price
        before = player.company.permanent
        hire(player.company, state.labour, how, move.seasonal, move.robot)
        moved_in = player.company.permanent - before
        log.append(
            WorkersHired(self.seat, moved_in, move.seasonal, price, move.robot, not self.idle)
        )
        state.agenda[-1] = NextToExpand((*self.acted, self.seat), self.trust_acted)


def most_lit(state: OutpostState, seat: int, cities: int, *, at_any_price: bool) -> int:
    """The most of `cities` that a player can light by laying cards of the reserve on free spaces
    and hiring now; `at_any_price`: nobody knows how much money there is."""
    edition, player = state.rules.edition, state.players[seat]
    company = player.company.copy()
    for name in sorted(company.reserve, key=lambda name: -edition.cards[name].cities):
        kind = edition.cards[name].type
        if kind != TECHNOLOGY and len(company.lying(kind)) < company.unlocked(kind):
            company.lay(name, kind)
    how = hiring(state, company, robot=False)
    seasonal = how.most_seasonal if at_any_price else how.affordable(player.money)
    hire(company, list(state.labour), how, seasonal, robot=False)
    return most_powered(edition, company, cities)


def slot_cost(state: OutpostState, city: int, what: str) -> int:
    if what == HOUSE:
        return state.slot_price(city)
    return state.rules.edition.building_cost


def _built(seat: int, site: str, what: str, connection: int, slot: int) -> Event:
    if what == HOUSE:
        return CityConnected(seat, site, connection, slot)
    return BuildingBuilt(seat, site, what, connection, slot)


class ExpansionOptions(Options[OutpostState]):
    """What can be built and for how much, which cards can be placed, who can be hired."""

    __slots__ = ()
    decision: Expanding

    @property
    def may_build(self) -> bool:
        """Whether action (a) is still open: no card was placed yet."""
        return not self.decision.arranging

    @property
    def builds(self) -> list[tuple[str, str, int]]:
        """City (or Outpost card), piece and price of everything that can be built now."""
        money = self.state.players[self.seat].money
        return self._on_map(money) + self._on_cards() if self.may_build else []

    @property
    def cheapest(self) -> int | None:
        return min((price for _, _, price in self._on_map(UNREACHABLE)), default=None)

    def _on_map(self, money: int) -> list[tuple[str, str, int]]:
        state, decision = self.state, self.decision
        player, cities = state.players[decision.seat], state.rules.board.cities
        stock = {piece: decision.stock(state, piece) for piece in PIECES}
        slots, building_cost = state.rules.edition.slots, state.rules.edition.building_cost
        room = state.rules.room[state.step if stock[HOUSE] else 0]
        cheapest = min(building_cost, slots[0])
        built, seat = state.built, decision.seat
        reach = (0,) * len(cities) if player.reach is None else player.reach
        found = []
        for index in state.network.cities:
            left = money - reach[index]
            if left < cheapest:
                continue
            taken, city = state.slots[index], cities[index]
            houses = len(taken)
            if houses < room[index] and slots[houses] <= left and seat not in taken:
                found.append((city.id, HOUSE, slots[houses] + reach[index]))
            if city.slot and not built[index] and stock[city.slot] and building_cost <= left:
                found.append((city.id, city.slot, building_cost + reach[index]))
        return found

    def _on_cards(self) -> list[tuple[str, str, int]]:
        state, seat = self.state, self.seat
        return [
            (card, piece, 0)
            for card in building_sites(state.rules.edition, state.players[seat].company)
            for piece in PIECES
            if Build(seat, card, piece) in self
        ]

    def path(self, city: str) -> tuple[str, ...]:
        """The cheapest way to a city from the player's pieces."""
        player = self.state.players[self.seat]
        sites = (*player.houses, *(site for site, _ in player.company.buildings))
        return way_to(self.state, [site for site in sites if isinstance(site, int)], city)

    @property
    def placements(self) -> list[Place]:
        """All ways to lay a card of the reserve on the company board."""
        state, seat = self.state, self.seat
        company, cards = state.players[seat].company, state.rules.edition.cards
        moves = []
        for card in company.reserve:
            technology = cards[card].type == TECHNOLOGY
            for kind in (PLANT, SHELTER) if technology else (cards[card].type,):
                lying = company.lying(kind)
                on = kind if technology else None
                if len(lying) < company.unlocked(kind):
                    moves.append(Place(seat, card, None, on))
                moves += [Place(seat, card, other, on) for other in lying]
        return moves

    def seasonal(self, robot: bool = False) -> range:
        """How many seasonal workers can be hired, when a robot is made or not."""
        how = self.decision.hiring(self.state, robot)
        return range(how.affordable(self.state.players[self.seat].money) + 1)

    @property
    def hires(self) -> list[Hire]:
        moves = [Hire(self.seat, amount) for amount in self.seasonal()]
        if effect(
            self.state.rules.edition, self.state.players[self.seat].company, Effect.MAX_ROBOTS
        ):
            robot = (Hire(self.seat, amount, True) for amount in self.seasonal(robot=True))
            moves += [move for move in robot if move in self]
        return moves

    def __iter__(self) -> Iterator[Move]:
        for city, what, _ in self.builds:
            yield Build(self.seat, city, what)
        yield from self.placements
        yield from self.hires

    def to_json(self) -> dict[str, Any]:
        pieces: dict[tuple[str, int], list[str]] = {}
        for city, what, price in self.builds:
            pieces.setdefault((city, price), []).append(what)
        return {
            "cities": [
                {"city": city, "price": price, "what": what}
                for (city, price), what in pieces.items()
            ],
            "place": [move.details() for move in self.placements],
            "hire": [move.details() for move in self.hires],
        }
