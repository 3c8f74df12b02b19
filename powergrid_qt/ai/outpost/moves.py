"""Moves that the levels and the yardsticks make alike: before round 1 and for the Trust (TR2, O2,
O30), where pieces go, which cards lie on the company board, who is hired, and what runs."""

from powergrid_qt.ai.outpost.prospects import Companies
from powergrid_qt.engine.moves import (
    Hire,
    Move,
    PickRegion,
    Place,
    PlaceTrust,
    Reason,
    RunCards,
    because,
)
from powergrid_qt.engine.network import UNREACHABLE, reach_with
from powergrid_qt.engine.opening import DraftOptions, TrustCityOptions
from powergrid_qt.engine.outpost.bureaucracy import RunningCards
from powergrid_qt.engine.outpost.company import (
    best_cards,
    can_make_robot,
    extra_cities,
    hiring,
    power,
)
from powergrid_qt.engine.outpost.edition import HOUSE, PLANT, SHELTER, TECHNOLOGY, Effect
from powergrid_qt.engine.outpost.state import OutpostPlayer, OutpostState, Site
from powergrid_qt.engine.outpost.trust import TrustBuildingOptions

NEIGHBOURHOOD = 6
"""A city is judged by what so many cities around it would cost."""


# -- before round 1, and for the Trust ----------------------------------------------------------


def moves_outside_rounds(state: OutpostState) -> list[Move]:
    """What can be done at a decision before round 1 or for the Trust, the best first."""
    assert state.decision is not None
    options = state.decision.options(state)
    if isinstance(options, DraftOptions):
        return pick_region(state, options)
    if isinstance(options, TrustBuildingOptions):
        return build_for_trust(state, options)
    assert isinstance(options, TrustCityOptions)
    return settle_trust(state, options)


def pick_region(state: OutpostState, options: DraftOptions) -> list[Move]:
    """The regions with the cheapest connections first."""
    board, network = state.rules.board, state.network

    def cost(region: str) -> float:
        costs = [
            cost
            for city in network.cities
            if board.cities[city].region == region
            for _, cost in network.neighbours[city]
        ]
        return sum(costs) / len(costs)

    return [PickRegion(options.seat, region) for region in sorted(options.regions, key=cost)]


def settle_trust(state: OutpostState, options: TrustCityOptions[OutpostState]) -> list[Move]:
    """Its generators make cities dearer: into the cities with the dearest surroundings, where
    nobody wants to build anyway."""

    def remoteness(city: str) -> int:
        costs = state.network.costs_from(state.rules.board.city_index[city])
        return sum(sorted(costs)[:NEIGHBOURHOOD])

    return [
        PlaceTrust(options.seat, city)
        for city in sorted(options.cities, key=remoteness, reverse=True)
    ]


def build_for_trust(state: OutpostState, options: TrustBuildingOptions) -> list[Move]:
    """Return cities for the Trust, which takes a place for a building: the farthest first."""
    reach, index = state.players[options.seat].reach, state.rules.board.city_index

    def distance(city: str) -> int:
        return 0 if reach is None else -reach[index[city]]

    return [PlaceTrust(options.seat, city) for city in sorted(options.cities, key=distance)]


# -- pieces: the cheapest houses one after the other, and places for buildings ------------------


def cards_with_room(state: OutpostState, player: OutpostPlayer, piece: str) -> list[str]:
    """Outpost cards on which a piece of this kind may still be built (O27)."""
    found = []
    for card in player.company.technologies:
        if Effect.BUILDING_SITE in state.rules.edition.cards[card].effect:
            taken = (
                card in player.houses
                if piece == HOUSE
                else (card, piece) in player.company.buildings
            )
            if not taken:
                found.append(card)
    return found


def house_route(state: OutpostState, player: OutpostPlayer, most: int) -> list[tuple[Site, int]]:
    """The next houses, each the cheapest from what is there then, with their prices."""
    edition, taken = state.rules.edition, state.slots
    room = state.rules.room[state.step]
    most = min(most, edition.houses - player.connected)
    route: list[tuple[Site, int]] = []
    for card in cards_with_room(state, player, HOUSE)[:most]:
        route.append((card, 0))
    own = player.houses
    slots = edition.slots
    open_cities = [
        (city, slots[len(taken[city])])
        for city in state.network.cities
        if len(taken[city]) < room[city] and city not in own
    ]
    reach = player.reach
    money = player.money
    while len(route) < most and open_cities:
        if reach is None:
            city, price = first_city(state, open_cities)
        else:
            price = UNREACHABLE
            for other, slot in open_cities:
                cost = reach[other] + slot
                if cost < price:
                    city, price = other, cost
        if price > money:
            break
        money -= price
        route.append((city, price))
        open_cities = [entry for entry in open_cities if entry[0] != city]
        reach = reach_with(reach, state.network.costs_from(city))
    return route


def first_city(state: OutpostState, open_cities: list[tuple[int, int]]) -> tuple[int, int]:
    """The start with the cheapest surroundings, of those that are still open."""
    best, best_cost = open_cities[0], float("inf")
    for city, slot in open_cities:
        around = state.network.costs_from(city)
        costs = sorted([around[other] + price for other, price in open_cities if other != city])
        cost = slot + sum(costs[:NEIGHBOURHOOD]) / NEIGHBOURHOOD
        if cost < best_cost:
            best, best_cost = (city, slot), cost
    return best


def building_site(state: OutpostState, player: OutpostPlayer, kind: str) -> tuple[Site, int] | None:
    """The cheapest place for a building of a kind, with its price."""
    if player.company.unlocked(kind) >= state.rules.edition.buildings:
        return None
    cards = cards_with_room(state, player, kind)
    if cards:
        return cards[0], 0
    cities, built, reach = state.rules.board.cities, state.built, player.reach
    best: tuple[Site, int] | None = None
    for city in state.network.cities:
        if cities[city].slot == kind and not built[city]:
            price = state.rules.edition.building_cost + (reach[city] if reach else 0)
            if best is None or price < best[1]:
                best = city, price
    return best


# -- cards onto the company board, workers into the plants --------------------------------------


def placement(
    companies: Companies, state: OutpostState, seat: int, running: tuple[str, ...]
) -> Move | None:
    """The next card to lay so that these plants and the largest shelters come to lie, or None."""
    cards, company = companies.cards, state.players[seat].company
    waiting = [card for card in company.reserve if cards[card].goes_on_board]
    if not waiting:
        return None
    extra = companies.total(company.technologies, Effect.EXTRA_CITIES)

    def usefulness(card: str) -> tuple[float, str]:
        facts = cards[card]
        if facts.workers:
            return facts.cities + extra - 0.5 * facts.workers + facts.places, card
        return facts.places, card

    for kind in (PLANT, SHELTER):
        lying = company.lying(kind)
        # A Moon Base would do on either kind of space; plants run out of good cards sooner.
        fitting = [
            card for card in (*lying, *waiting) if (cards[card].workers > 0) == (kind == PLANT)
        ]
        chosen = [card for card in running if card in fitting]
        chosen += sorted((card for card in fitting if card not in chosen), key=usefulness)[::-1]
        spaces = company.unlocked(kind)
        wanted = chosen[:spaces]
        for card in wanted:
            if card in waiting:
                on = kind if cards[card].type == TECHNOLOGY else None
                if len(lying) < spaces:
                    return Place(seat, card, None, on)
                worst = next(other for other in lying if other not in wanted)
                return Place(seat, card, worst, on)
    return None


def hire(
    companies: Companies, state: OutpostState, seat: int, per_city: float, robot: float
) -> Hire:
    """As many seasonal workers as pay for themselves, when a city powered is worth `per_city`
    beyond its income; and a robot, if one can be made and is worth what it costs: `robot` in
    money, against the worker who makes it and runs no plant meanwhile (O26)."""
    edition, player = companies.edition, state.players[seat]
    company = player.company
    plants = [
        card for card in (*company.plants, *company.shelters) if companies.cards[card].workers
    ]
    extra = companies.total(company.technologies, Effect.EXTRA_CITIES)
    frontier = companies.frontier(tuple(sorted(plants)), len(plants), extra)
    makes_robots = companies.total(company.technologies, Effect.MAX_ROBOTS) > company.robots
    best, best_score = Hire(seat, 0), float("-inf")
    for making in (False, True) if robot > 0 and makes_robots else (False,):
        how = hiring(state, company, robot=making)
        market = sum(how.labour)
        housed = company.permanent - how.homeless + company.robots - making
        for seasonal in range(how.affordable(player.money) + 1):
            if making and not can_make_robot(edition, company, how, seasonal):
                continue
            workers = housed + min(how.empty_places, market - seasonal) + seasonal
            power = 0
            for need, makes, _ in frontier:
                if need > workers:
                    break
                power = makes
            powered = min(power, player.connected)
            score = edition.payout[powered] - how.price(seasonal) + per_city * powered
            score += robot if making else 0.0
            if score > best_score:
                best, best_score = Hire(seat, seasonal, making), score
    return best


# -- phase 4: run what powers the most cities ---------------------------------------------------


def run_best(state: OutpostState) -> Move:
    """Workers are hired already, so running as much as pays costs nothing."""
    decision = state.decision
    assert isinstance(decision, RunningCards)
    player = state.players[decision.seat]
    chosen = best_cards(state.rules.edition, player.company, player.connected)
    return RunCards(decision.seat, tuple([card.id for card in chosen]))


def why_run(state: OutpostState, move: Move) -> Reason | None:
    assert isinstance(move, RunCards)
    edition, player = state.rules.edition, state.players[move.seat]
    running = [edition.cards[card] for card in move.cards]
    powered = min(player.connected, power(running, extra_cities(edition, player.company)))
    return because("outpost_run", powered=powered, income=edition.income(powered))
