"""Cities that stayed dark for want of fuel or workers, found in games of people who play badly."""

from itertools import pairwise

import pytest

from powergrid_qt.ai.analysis import DarkRound, dark_rounds
from powergrid_qt.ai.family import LackCause, family_of
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.ai.turn_reasons import fuel_short
from powergrid_qt.engine import Game, GameConfig, GameOptions, Record
from powergrid_qt.engine.events import GameEnded, PlantsRun
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.engine.moves import Hire
from powergrid_qt.engine.record import replay
from powergrid_qt.words.reasons import reason_text
from powergrid_qt.words.verdicts import dark_text
from tests.engine.test_properties import CLASSIC_PROMO

GAMES = [
    GameConfig("deluxe-2014", "europe", computer_seats(["random"] * 2), 1),
    GameConfig("deluxe-2014", "north-america", computer_seats(["random"] * 5), 2),
    GameConfig(
        *("classic-2009", "usa", computer_seats(["random"] * 6), 3),
        GameOptions(promo=CLASSIC_PROMO),
    ),
    GameConfig("outpost-2024", "outpost", computer_seats(["random"] * 3), 4),
]


@pytest.fixture(scope="module", params=GAMES, ids=lambda config: f"{config.edition}")
def told(request: pytest.FixtureRequest) -> tuple[list[Game], list[DarkRound]]:
    record = Record.of(play_game(request.param))
    everybody = range(len(record.config.players))
    positions = [game.copy() for game in replay(record)]
    return positions, dark_rounds(record, everybody)


def test_what_stays_dark_could_have_been_powered(told: tuple[list[Game], list[DarkRound]]) -> None:
    """By the plants, with more fuel or workers than there was; nobody is missed."""
    positions, found = told
    last = positions[-1]
    family = family_of(last.config)
    dark = {(one.round, one.seat): one.cities for one in found}
    assert len(dark) == len(found) > 0
    for number, (before, after) in enumerate(pairwise(positions), start=1):
        for event in after.events_of(number):
            powered = {}
            if isinstance(event, PlantsRun):
                powered = {event.seat: event.powered}
            elif isinstance(event, GameEnded):
                powered = dict(enumerate(event.powered))
            for seat, cities in powered.items():
                player = (after if after.over else before).state.players[seat]
                able = min(player.connected, family.full_power(before.state, player))
                missing = dark.get((before.state.round, seat), 0)
                assert cities + missing <= able
                if after.over:
                    assert cities + missing == able


def test_the_reason_is_true_when_the_supply_ends(told: tuple[list[Game], list[DarkRound]]) -> None:
    positions, found = told
    for one in found:
        game = positions[one.number]
        options, move = game.legal_moves, positions[-1].moves[one.number]
        assert game.current == one.seat
        assert game.state.round == one.round
        if isinstance(options, BuyingOptions):
            affordable = any(options.maximum[fuel] for fuel in one.fuels)
            on_market = any(game.snapshot()["resources"][fuel] for fuel in one.fuels)
            assert (one.why is LackCause.SOLD_OUT) == (not on_market)
            if affordable:
                assert one.why is LackCause.LEFT
        else:
            assert isinstance(move, Hire)
            more = Hire(move.seat, move.seasonal + 1, move.robot)
            assert (game.why_not(more) is None) == (one.why is LackCause.LEFT)


def test_it_is_told_if_the_auctions_of_the_round_showed_it() -> None:
    """Somebody who stores nothing sits among those who store all they can."""
    seats = computer_seats(["greedy", "hoarder", "hoarder", "hoarder"])
    record = Record.of(play_game(GameConfig("classic-2004", "germany", seats, 2)))
    found = dark_rounds(record, {0})
    first: dict[int, Game] = {}
    for game in replay(record):
        if game.state.phase == "auction" and game.current == 0:
            first.setdefault(game.state.round, game.copy())
    family = family_of(record.config)
    for one in found:
        game = first[one.round]
        short = [short for short in family.shortages(game.state, 0) if short.fuel in one.fuels]
        assert list(one.foreseen) == (short if one.why is LackCause.SOLD_OUT else [])
        told = " ".join([reason_text(fuel_short(short), game) for short in one.foreseen])
        foreseen = dark_text(one, game).partition(" It could be foreseen at the auctions: ")[2]
        assert foreseen == told
    assert {bool(one.foreseen) for one in found} == {True, False}


def test_the_sentences_name_what_was_missing() -> None:
    game = Game(GAMES[0])

    def text(cities: int, fuels: tuple[str, ...], why: LackCause) -> str:
        return dark_text(DarkRound(0, 0, 9, cities, fuels, why), game)

    assert (
        text(3, ("coal",), LackCause.SOLD_OUT)
        == "In round 9, 3 cities stayed dark: coal had run out."
    )
    assert text(1, ("coal", "oil"), LackCause.LEFT).endswith(": too little coal or oil was bought.")
    assert "no money for uranium" in text(2, ("uranium",), LackCause.MONEY)
    assert "no workers left" in text(2, (), LackCause.SOLD_OUT)
    assert "no money for more workers" in text(2, (), LackCause.MONEY)
    assert "too few workers" in text(2, (), LackCause.LEFT)
