"""Games with promo cards: drawn, and sold by auction."""

from collections.abc import Iterable
from typing import Any

from powergrid_qt.engine import STEP3, CardId, Game
from powergrid_qt.engine.moves import Build, Open, Pass
from tests.engine.positions import (
    all_done,
    arrange,
    cities_in_play,
    give,
    in_auctions,
    new_game,
    play,
    running,
    to_auctions,
    to_phase,
)

FLUX_GENERATOR = "flux-generator"
SPY, TAXES = "industrial-espionage", "taxes"
SHORTAGE, SURPLUS = "shortage", "surplus"
STATION, PARK, CONTRACT = "transformer-station", "theme-park", "supply-contract"
WAREHOUSE = "warehouse"
AUCTIONED = (STATION, PARK, CONTRACT, WAREHOUSE)
PROMO = (FLUX_GENERATOR, SPY, TAXES, SHORTAGE, SURPLUS, *AUCTIONED)
SMALL = (3, 4, 5, 6, 7, 8, 9, 10)
LARGE = (11, 12, 13, 14, 15, 16, 17, 18)
FUELS = ("coal", "oil", "garbage", "uranium")


def promo_auctions(*pile: CardId, market: Iterable[CardId] = SMALL, **more: Any) -> Game:
    """Phase 2 of round 2 in a game with all promo cards, unless `promo` says else."""
    more.setdefault("promo", PROMO)
    return in_auctions("classic-2004", "germany", market=market, pile=(*pile, STEP3), **more)


def table(
    *pile: CardId,
    players: int = 3,
    market: Iterable[CardId] = SMALL,
    plants: bool = True,
    edition: str = "classic-2004",
    **setup: Any,
) -> Game:
    """All promo auctions are in the game; everybody has 100 € and, if wanted, a plant."""
    game = new_game(edition, players=players, promo=[*AUCTIONED, FLUX_GENERATOR], **setup)
    arrange(game, market=market, pile=(*pile, STEP3))
    for seat in range(players):
        give(game, seat, money=100, plants=[30 + seat] if plants else [])
    return game


def draw_in(phase: str, *cards: CardId, **more: Any) -> Game:
    """The cards are drawn in a phase: after seat 0 bought plant 4, after the last in order
    connected a third city, at the start of step 2, or at the end of phase 5."""
    market = SMALL if phase in ("auction", "building") else LARGE
    game = table(*cards, 20, 21, 22, 23, market=market, **more)
    last = len(game.config.players) - 1
    cities = cities_in_play(game)
    if phase == "auction":
        to_auctions(game)
        buy_in_turn_once(game, 4)
    elif phase == "building":
        give(game, last, cities=cities[:2])
        to_phase(game, phase)
        play(game, Build(last, cities[2]))
    elif phase == "step 2":
        give(game, 0, cities=cities[:7])
        to_phase(game, "building")
        all_done(game, "building")
    else:
        to_phase(game, phase)
        play(game, *(running(seat, {}) for seat in game.state.order))
    return game


def buy_in_turn_once(game: Game, plant: CardId) -> None:
    """Whoever is up buys a plant; the auction of a card that it brings is left alone."""
    seat = game.current
    assert seat is not None
    play(game, Open(seat, plant, int(plant)))
    while (up := game.snapshot()["auction"]) is not None and up["card"] == plant:
        assert game.current is not None
        play(game, Pass(game.current))


def card_auction(game: Game) -> Any:
    return game.snapshot()["auction"]


def sell(game: Game, card: str, winner: int | None, bid: int = 10) -> list[Any]:
    """The winner bids, all others pass; a transformer station is then still to be attached."""
    events = []
    while card_auction(game) and card_auction(game)["card"] == card:
        seat = game.current
        assert seat is not None
        events += play(game, Open(seat, card, bid) if seat == winner else Pass(seat))
    return events
