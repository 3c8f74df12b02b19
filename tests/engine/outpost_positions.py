"""Positions for the tests of Outpost's rules, on the table of `outpost_table.py`.

`shipped_game` plays with the data as they come. What is arranged keeps the workers together:
whom one company gets is missing on the labour market.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any
from unittest import mock

import pytest

import powergrid_qt.engine.outpost.rules as outpost_rules
import powergrid_qt.engine.rules as shared_rules
from powergrid_qt.engine import STEP3, Game, GameConfig, GameOptions, IllegalMove, Move, Overrides
from powergrid_qt.engine.auction import Opening, OpeningOptions
from powergrid_qt.engine.moves import Hire, Open, Pass, PlaceTrust, RunCards
from powergrid_qt.engine.outpost.bureaucracy import NextToRunCards
from powergrid_qt.engine.outpost.edition import PLANT, SHELTER
from powergrid_qt.engine.outpost.expansion import ExpansionOptions, NextToExpand
from powergrid_qt.engine.outpost.rules import StartCardAuctions
from powergrid_qt.engine.outpost.state import (
    Company,
    OutpostPlayer,
    OutpostState,
    OutpostTrust,
    Stack,
)
from powergrid_qt.engine.state import AUCTION, BUREAUCRACY, EXPANSION, STARTED
from powergrid_qt.engine.turns import settle
from tests.engine.outpost_table import BOARD_ID, EDITION, EDITION_ID, SMALL_MAP, TILES
from tests.engine.positions import play, seats

COUNTS = (2, 3, 4, 5, 6)
PAYOUT = (10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145)
"""Income for 0 to 18 cities: nobody has more houses."""
LAYOUT = "11 12 13 14 | 15 16 17 18"
TRUST = None
"""In place of a seat."""


# -- games -----------------------------------------------------------------------------------------


def config_for(players: int, *, seed: int = 1, draft: bool = False, **setup: Any) -> GameConfig:
    fixed = Overrides(**{key: tuple(value) for key, value in setup.items()})
    options = GameOptions(draft=draft)
    return GameConfig(EDITION_ID, BOARD_ID, seats(players), seed, options, fixed)


def shipped_game(players: int = 3, **config: Any) -> Game:
    """A game with the data as they come; nothing is fixed that is not asked for."""
    return Game(config_for(players, **config))


def bare_game(players: int = 3, **config: Any) -> Game:
    """A game on our own table, in its set-up."""
    config.setdefault("tiles", TILES)
    config.setdefault("order", range(players))
    with (
        mock.patch.object(outpost_rules, "load_outpost_edition", return_value=EDITION),
        mock.patch.object(shared_rules, "load_board", return_value=SMALL_MAP),
    ):
        return Game(config_for(players, **config))


def new_game(
    players: int = 3,
    *,
    market: str = LAYOUT,
    pile: str = "21 22 23 24 25 26 27 28 29 30 step3",
    step: int = 1,
    trust: str = "p1 s1 p2 s2 p3 s3",
    **config: Any,
) -> Game:
    """A game on our own table in round 1, the seats in order. See `lay` for the market; `trust`
    are the Trust's first six cities."""
    game = bare_game(players, **config)
    if players == 2:
        settle_trust(game, trust)
    lay(game, market, pile)
    if step != 1:
        set_step(game, step)
    return game


def settle_trust(game: Game, cities: str) -> None:
    for city in cities.split():
        assert game.current is not None
        game.apply(PlaceTrust(game.current, city))


def state_of(game: Game) -> OutpostState:
    assert isinstance(game.state, OutpostState)
    return game.state


def trust_of(game: Game) -> OutpostTrust:
    trust = state_of(game).trust
    assert trust is not None
    return trust


# -- the card market -------------------------------------------------------------------------------


def lay(game: Game, market: str, pile: str | None = None) -> None:
    """Lay out the card market: "3 4 5a,5b-2 6 | 7 8 9 10" has a stack of two with 5b on top and
    tokens of 2 on it, and 7 to 10 in the future market."""
    state = state_of(game)

    def stacks(row: str) -> tuple[Stack, ...]:
        parts = (place.partition("-") for place in row.split())
        return tuple(Stack(tuple(cards.split(",")), int(less or 0)) for cards, _, less in parts)

    current, _, future = market.partition("|")
    state.current, state.future = stacks(current), stacks(future)
    if pile is not None:
        state.pile = tuple(pile.split())


def market(game: Game) -> str:
    """The card market as `lay` takes it."""
    shown = game.snapshot()
    tokens = shown["discounts"]

    def told(stack: list[str]) -> str:
        return ",".join(stack) + (f"-{tokens[stack[-1]]}" if stack[-1] in tokens else "")

    rows = [" ".join(map(told, shown["market"][row])) for row in ("current", "future")]
    return " | ".join(rows) if rows[1] else rows[0]


def pile(game: Game) -> str:
    return " ".join(map(str, game.state.pile))


def set_step(game: Game, step: int) -> None:
    """Play by the rules of a step; in step 3 with the six places that are left then."""
    state = state_of(game)
    state.step = step
    if step == 3:
        state.places = state.rules.edition.places_step3
        state.step3 = STARTED
        state.current = (*state.current, *state.future)[: state.places]
        state.future = ()
        state.pile = tuple(card for card in state.pile if card != STEP3)


# -- what companies have ---------------------------------------------------------------------------


def company_of(game: Game, seat: int | None) -> Company:
    return trust_of(game).company if seat is TRUST else state_of(game).players[seat].company


def give(
    game: Game,
    seat: int | None,
    *,
    money: int | None = None,
    cards: str = "",
    plants: str = "",
    shelters: str = "",
    technologies: Sequence[str] = (),
    houses: str = "",
    buildings: str = "",
    permanent: int = 0,
    seasonal: int = 0,
    robots: int = 0,
) -> None:
    """Let a company have more than it has; `money` is set.

    `cards` go into the reserve, `plants` and `shelters` on the board: buildings that unlock their
    spaces are put into the first cities with room. Workers come off the cheapest fields.
    """
    state, company = state_of(game), company_of(game, seat)
    if money is not None:
        assert seat is not TRUST
        state.players[seat].money = money
    company.reserve = (*company.reserve, *cards.split())
    if seat is TRUST:
        trust = trust_of(game)
        trust.unused = (*trust.unused, *technologies)
    else:
        company.technologies = (*company.technologies, *technologies)
    for city in houses.split():
        _put_house(state, seat, city)
    for city in buildings.split():
        _put_building(state, seat, state.rules.board.city_index[city])
    company.plants = (*company.plants, *plants.split())
    company.shelters = (*company.shelters, *shelters.split())
    for kind, lying in ((PLANT, company.plants), (SHELTER, company.shelters)):
        unlock(game, seat, kind, len(lying) - company.unlocked(kind))
    company.permanent += take_workers(game, permanent)
    company.seasonal += take_workers(game, seasonal)
    company.robots += robots


def unlock(game: Game, seat: int | None, kind: str, spaces: int) -> None:
    """Build so many plants or shelters in the first cities with room."""
    state = state_of(game)
    for _ in range(spaces):
        cities = state.rules.board.cities
        free = (c for c in state.network.cities if cities[c].slot == kind and not state.built[c])
        _put_building(state, seat, next(free))


def _put_house(state: OutpostState, seat: int | None, city: str) -> None:
    index = state.rules.board.city_index[city]
    state.slots[index] = (*state.slots[index], seat)
    if seat is TRUST:
        assert state.trust is not None
        state.trust.cities = (*state.trust.cities, index)
        state.trust.left -= 1
    else:
        player = state.players[seat]
        player.houses = (*player.houses, index)
        player.connected += 1
        _reach_from(state, player, index)


def _put_building(state: OutpostState, seat: int | None, city: int) -> None:
    owner = state.trust if seat is TRUST else state.players[seat]
    assert owner is not None
    kind = state.rules.board.cities[city].slot
    assert kind is not None
    assert not state.built[city]
    state.built[city] = True
    owner.company.buildings = (*owner.company.buildings, (city, kind))
    if isinstance(owner, OutpostPlayer):
        _reach_from(state, owner, city)


def _reach_from(state: OutpostState, player: OutpostPlayer, city: int) -> None:
    around = state.network.costs_from(city)
    player.reach = around if player.reach is None else tuple(map(min, player.reach, around))


def owned(game: Game, seat: int | None) -> dict[str, Any]:
    """What a company has, by names."""
    shown = game.snapshot()
    found: dict[str, Any] = shown["trust"] if seat is TRUST else shown["players"][seat]
    return found


def staff(game: Game, seat: int | None) -> tuple[int, int]:
    """Permanent and seasonal workers."""
    company = owned(game, seat)
    return company["permanent"], company["seasonal"]


# -- the labour market -----------------------------------------------------------------------------


def labour(game: Game) -> list[int]:
    """Workers on each field, cheapest first."""
    fields: list[int] = game.snapshot()["labour"]
    return fields


def take_workers(game: Game, amount: int) -> int:
    """Take workers off the cheapest fields."""
    fields = state_of(game).labour
    assert amount <= sum(fields), "so many workers are not on the market"
    for _ in range(amount):
        cheapest = next(field for field, workers in enumerate(fields) if workers)
        fields[cheapest] -= 1
    return amount


def set_labour(game: Game, fields: Sequence[int], elsewhere: int) -> None:
    """Put the workers of the market on these fields; the others work for one of the players."""
    state = state_of(game)
    assert all(n <= most for n, most in zip(fields, state.rules.field_sizes, strict=True))
    company = state.players[elsewhere].company
    company.permanent += sum(state.labour) - sum(fields)
    assert company.permanent >= 0, "so many workers are not in the game"
    state.labour = list(fields)


def all_workers(game: Game) -> int:
    """O4: workers on the market, in shelters and hired for the season."""
    state = state_of(game)
    companies = [player.company for player in state.players]
    if state.trust is not None:
        companies.append(state.trust.company)
    return sum(state.labour) + sum(each.permanent + each.seasonal for each in companies)


# -- phases ----------------------------------------------------------------------------------------


def to_auctions(game: Game, round_number: int = 2) -> None:
    """Start phase 2 of a round afresh from here, in the order as it is."""
    state = state_of(game)
    state.round, state.auctions = round_number, 0
    state.phase, state.agenda = AUCTION, [StartCardAuctions()]
    settle(state, [])


def to_expansion(game: Game, round_number: int = 6) -> None:
    """Start phase 3 of a round (one without discount tokens) in the order as it is."""
    state = state_of(game)
    state.round, state.phase, state.agenda = round_number, EXPANSION, [NextToExpand()]
    settle(state, [])


def to_running(game: Game, round_number: int = 6) -> None:
    """Start phase 4 in the order as it is; step 2 does not start here."""
    state = state_of(game)
    state.round, state.phase, state.agenda = round_number, BUREAUCRACY, [NextToRunCards()]
    settle(state, [])


def to_bureaucracy(game: Game, round_number: int = 6) -> list[Any]:
    """End phase 3: phase 4, with step 2 where it is due, or the end of the game."""
    state = state_of(game)
    log: list[Any] = []
    everybody = tuple(range(len(state.players)))
    state.round, state.phase = round_number, EXPANSION
    state.agenda = [NextToExpand(everybody, trust_acted=True)]
    settle(state, log)
    return log


def buy(game: Game, card: str, bid: int | None = None) -> list[Any]:
    """Phase 2: whoever is up opens with a card, at its minimum unless told, and nobody bids."""
    assert game.current is not None
    options = game.legal_moves
    assert isinstance(options, OpeningOptions)
    least = dict(options.offers)[card].start
    events = game.apply(Open(game.current, card, least if bid is None else bid))
    while game.state.phase == AUCTION and not isinstance(game.state.decision, Opening):
        assert game.current is not None
        events += game.apply(Pass(game.current))
    return events


def all_pass(game: Game) -> list[Any]:
    """Pass out of phase 2 as long as it is on."""
    return _all_in(game, AUCTION, Pass)


def all_hire(game: Game) -> list[Any]:
    """Phase 3 without building, placing and seasonal workers; the Trust's first choice counts."""

    def move(seat: int) -> Move:
        first = next(iter(game.legal_moves))
        return first if isinstance(first, PlaceTrust) else Hire(seat, 0)

    return _all_in(game, EXPANSION, move)


def all_idle(game: Game) -> list[Any]:
    """Phase 4 in which no plant runs."""
    return _all_in(game, BUREAUCRACY, lambda seat: RunCards(seat, ()))


def _all_in(game: Game, phase: str, move: Any) -> list[Any]:
    events: list[Any] = []
    while game.state.phase == phase:
        assert game.current is not None
        events += game.apply(move(game.current))
    return events


def expanding(fields: Sequence[int] = (), *, players: int = 3, step: int = 1, **first: Any) -> Game:
    """Phase 3: seat 0, who is up, has what is told, and 200 € unless told. The labour
    market has these fields: who is missing there works for seat 1, who comes last."""
    game = new_game(players, order=(*range(1, players), 0), step=step)
    give(game, 0, **{"money": 200, **first})
    if fields:
        set_labour(game, fields, elsewhere=1)
    to_expansion(game)
    return game


def running(**first: Any) -> Game:
    """Phase 4: seat 0, who is up, has what is told and no money."""
    game = new_game()
    give(game, 0, **{"money": 0, **first})
    to_running(game)
    return game


def end_round(game: Game, round_number: int = 6) -> list[Any]:
    """Phase 4 of a round, in which nothing runs, up to the next one's first decision."""
    to_running(game, round_number)
    return all_idle(game)


def in_auctions(layout: str = LAYOUT, drawn: str = "40 41 42", **more: Any) -> Game:
    """Phase 2 of round 2 with this market and pile."""
    game = new_game(market=layout, pile=drawn, **more)
    to_auctions(game)
    return game


def after_round(layout: str, drawn: str, round_number: int = 6, step: int = 1) -> tuple[str, str]:
    """Market and pile after phase 4, from round 6 on without discount tokens."""
    game = new_game(market=layout, pile=drawn, step=step)
    end_round(game, round_number)
    return market(game), pile(game)


def play_at_random(game: Game, seed: int) -> Iterator[Game]:
    """Play a game to its end, or for a very long time; gives it after each move."""
    dice = Random(seed)
    for _ in range(10_000):
        if game.over:
            break
        kinds: dict[type, list[Move]] = {}
        for move in game.legal_moves:
            kinds.setdefault(type(move), []).append(move)
        play(game, dice.choice(dice.choice(list(kinds.values()))))
        yield game


# -- looking ---------------------------------------------------------------------------------------


def refused(game: Game, move: Move) -> str:
    """The code of a refusal, after a look at whether the refused move left all as it was."""
    state = state_of(game)

    def position() -> tuple[Any, ...]:
        hidden = (state.pile, state.places, state.step3, tuple(state.slots), tuple(state.built))
        return game.snapshot(), tuple(state.agenda), tuple(game.moves), hidden

    before = position()
    reason = game.why_not(move)
    with pytest.raises(IllegalMove) as error:
        game.apply(move)
    assert error.value.refusal == reason
    assert position() == before
    assert move not in game.legal_moves
    return error.value.refusal.code


def events_of(events: Iterable[Any], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def most_seasonal(game: Game, robot: bool = False) -> int:
    """How many seasonal workers whoever is up may hire; the next one is refused."""
    options = game.legal_moves
    assert isinstance(options, ExpansionOptions)
    most = options.seasonal(robot)[-1]
    assert game.current is not None
    assert refused(game, Hire(game.current, most + 1, robot)) == "too_many_workers"
    return most
