"""What everybody compares: the facts about a player that a viewer may see, as values."""

from dataclasses import dataclass
from typing import Any

from powergrid_qt.engine import Game, State
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.grid import bureaucracy as grid
from powergrid_qt.engine.grid.facts import GridFacts
from powergrid_qt.engine.grid.holding import lay_out
from powergrid_qt.engine.grid.power import most_powered, produced
from powergrid_qt.engine.grid.state import GridPlayer, GridState, GridTrust
from powergrid_qt.engine.outpost import bureaucracy as outpost
from powergrid_qt.engine.outpost.company import extra_cities, on_board, places_and_need
from powergrid_qt.engine.outpost.company import most_powered as most_powered_by_company
from powergrid_qt.engine.outpost.company import power as power_of_cards
from powergrid_qt.engine.outpost.edition import PLANT, SHELTER
from powergrid_qt.engine.outpost.state import Company, OutpostState
from powergrid_qt.engine.state import BUREAUCRACY

TRUST = "trust"
"""The kind of the Trust's row."""
_RUNNING = (grid.NextToRun, grid.Running, outpost.NextToRun, outpost.Running)
EVERY_CITY = 1000
"""More cities than any board has: what plants produce, not what is connected."""


@dataclass(frozen=True, slots=True)
class PlantFacts:
    """A plant with the tokens that lie on it, one fuel's name each, and the room for them."""

    card: CardId
    tokens: tuple[str, ...]
    room: int
    transformer: bool


@dataclass(frozen=True, slots=True)
class CompanyFacts:
    """Outpost's company board. `plants` and `shelters`: one entry for each unlocked space."""

    plants: tuple[str | None, ...]
    shelters: tuple[str | None, ...]
    spaces: int
    """Spaces of each kind, locked or not."""
    reserve: tuple[str, ...]
    technologies: tuple[str, ...]
    permanent: int
    seasonal: int
    robots: int
    places: int
    """Places for permanent workers, occupied or not."""
    need: int
    """Workers to run everything on the board."""


@dataclass(frozen=True, slots=True)
class PlayerFacts:
    """`seat` and `color` are None for the Trust; `money` is None where it is hidden."""

    seat: int | None
    name: str
    color: str | None
    kind: str
    money: int | None
    cities: int
    power: int
    """Cities that the plants could power now, with the fuel or the workers that are there."""
    capacity: int
    """Cities that the plants could power with enough fuel or workers for all."""
    ran: bool
    """Whether the plants have run in this round's bureaucracy: what they could power now is for
    the next round."""
    income: int
    """What that would pay, for the cities connected."""
    place: int | None
    """In the player order, from 1."""
    current: bool
    houses_left: int
    plants: tuple[PlantFacts, ...] = ()
    plant_places: int = 0
    stored: tuple[str, ...] = ()
    """Tokens in the warehouse."""
    cards: tuple[str, ...] = ()
    company: CompanyFacts | None = None


def facts_of(game: Game, viewer: int | None, *, nothing_hidden: bool = False) -> list[PlayerFacts]:
    """Everybody in seat order, then the Trust; with the secrets of `viewer` only."""
    money = shown_money(game, viewer, nothing_hidden=nothing_hidden)
    rows = [_player(game, seat, money[seat]) for seat in range(len(game.config.players))]
    if game.state.trust is not None:
        rows.append(_trust(game))
    return rows


def shown_money(
    game: Game, viewer: int | None, *, nothing_hidden: bool = False
) -> list[int | None]:
    """Everybody's money as far as it may be shown. At the end it is counted openly."""
    if nothing_hidden or game.over or game.config.options.open_money:
        seen = game.snapshot()
    elif viewer is None:
        return [None] * len(game.config.players)
    else:
        seen = game.view_for(viewer)
    return [player["money"] for player in seen["players"]]


def _player(game: Game, seat: int, money: int | None) -> PlayerFacts:
    state, player = game.state, game.state.players[seat]
    edition, who = state.rules.edition, game.config.players[seat]
    if isinstance(state, GridState):
        power, capacity = _grid_power(state, player)
        details = _grid_details(state, player)
    else:
        assert isinstance(state, OutpostState)
        power, capacity = _company_power(state, player.company)
        details = {"company": _company(state, player.company, player.company.technologies)}
    return PlayerFacts(
        seat=seat,
        name=who.name,
        color=who.color,
        kind=who.kind,
        money=money,
        cities=player.connected,
        power=power,
        capacity=capacity,
        ran=_has_run(state, seat),
        income=edition.income(min(power, player.connected)),
        place=state.order.index(seat) + 1,
        current=game.current == seat,
        houses_left=edition.houses - player.connected,
        **details,
    )


def _trust(game: Game) -> PlayerFacts:
    state, trust = game.state, game.state.trust
    details: dict[str, Any]
    if isinstance(state, GridState):
        details = {"plants": _plants(state.rules, trust, None), "plant_places": 3}
        cities = len(trust.cities)
    else:
        assert isinstance(state, OutpostState)
        details = {"company": _company(state, trust.company, trust.unused)}
        cities = len(trust.cities) + len(trust.on_cards)
    return PlayerFacts(
        seat=None,
        name="",
        color=None,
        kind=TRUST,
        money=None,
        cities=cities,
        power=0,
        capacity=0,
        ran=False,
        income=0,
        place=None,
        current=False,
        houses_left=trust.left,
        **details,
    )


def _has_run(state: State, seat: int) -> bool:
    if state.phase != BUREAUCRACY:
        return False
    running = [item for item in state.agenda if isinstance(item, _RUNNING)]
    return not running or seat in running[0].acted


def _grid_power(state: GridState, player: GridPlayer) -> tuple[int, int]:
    """What a player can power now, and what with fuel for all plants."""
    hand = state.rules.hand(player.plants)
    now = most_powered(hand, player.tokens, EVERY_CITY, player.transformer)
    return now, produced(hand, player.transformer)


def _company_power(state: OutpostState, company: Company) -> tuple[int, int]:
    edition = state.rules.edition
    running = [card for card in on_board(edition, company) if card.workers]
    now = most_powered_by_company(edition, company, EVERY_CITY)
    return now, power_of_cards(running, extra_cities(edition, company))


def _grid_details(state: GridState, player: GridPlayer) -> dict[str, Any]:
    rules = state.rules
    hand = rules.hand(player.plants)
    return {
        "plants": _plants(rules, player, player.transformer),
        "plant_places": rules.max_plants,
        "stored": _names(rules, lay_out(hand, player.tokens).beside),
        "cards": player.cards,
    }


def _plants(
    rules: GridFacts, owner: GridPlayer | GridTrust, transformer: CardId | None
) -> tuple[PlantFacts, ...]:
    hand = rules.hand(owner.plants)
    holding = lay_out(hand, owner.tokens)
    return tuple(
        PlantFacts(plant.id, _names(rules, tokens), 2 * plant.burns, plant.id == transformer)
        for plant, tokens in zip(hand, holding.on_plants, strict=True)
    )


def _names(rules: GridFacts, tokens: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(
        fuel for fuel, count in zip(rules.edition.fuels, tokens, strict=True) for _ in range(count)
    )


def _company(state: OutpostState, company: Company, technologies: tuple[str, ...]) -> CompanyFacts:
    edition = state.rules.edition
    places, need = places_and_need(edition, company)
    return CompanyFacts(
        plants=_spaces(company.plants, company.unlocked(PLANT)),
        shelters=_spaces(company.shelters, company.unlocked(SHELTER)),
        spaces=edition.buildings,
        reserve=company.reserve,
        technologies=technologies,
        permanent=company.permanent,
        seasonal=company.seasonal,
        robots=company.robots,
        places=places,
        need=need,
    )


def _spaces(cards: tuple[str, ...], unlocked: int) -> tuple[str | None, ...]:
    return (*cards, *(None for _ in range(unlocked - len(cards))))
