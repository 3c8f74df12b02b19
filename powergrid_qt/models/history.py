"""The story of a game in figures: cities, money and power of everybody at the end of each round."""

from dataclasses import dataclass

from powergrid_qt.engine import Game
from powergrid_qt.engine.events import GameEnded, PlantsRun, RoundStarted


@dataclass(frozen=True, slots=True)
class RoundFigures:
    """By seat, at the end of a round; the first ones are those of the start."""

    cities: tuple[int, ...]
    money: tuple[int, ...]
    power: tuple[int, ...]
    """Cities powered in the round's bureaucracy, or at the end of the game."""


def round_ends(game: Game) -> list[int]:
    """The positions that `rounds_of` tells of, as numbers of moves; the first is the start."""
    return [
        number
        for number in range(len(game.moves) + 1)
        for event in game.events_of(number)
        if isinstance(event, RoundStarted | GameEnded)
    ]


def rounds_of(game: Game) -> list[RoundFigures]:
    players = game.state.players
    rounds: list[RoundFigures] = []
    powered = [0] * len(players)
    for event in game.events:
        match event:
            case PlantsRun():
                powered[event.seat] = event.powered
            case RoundStarted():
                rounds.append(RoundFigures(event.cities, event.money, tuple(powered)))
            case GameEnded():
                cities = tuple(player.connected for player in players)
                money = tuple(player.money for player in players)
                rounds.append(RoundFigures(cities, money, event.powered))
    return rounds
