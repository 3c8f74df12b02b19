"""Whole games among computer players: the same configuration gives the same game everywhere."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from powergrid_qt.ai.family import family_of
from powergrid_qt.ai.player import ComputerPlayer
from powergrid_qt.ai.players import level_and_persona, make_player, player_of
from powergrid_qt.engine import COLORS, Event, Game, GameConfig, Seat
from powergrid_qt.engine.config import NAMES
from powergrid_qt.engine.randomness import generator

MOST_MOVES = 20_000
"""Random games have about 400 moves: one that is still going on after so many never ends."""


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """A finished game in figures, as `--json` prints it."""

    seed: int
    edition: str
    board: str
    players: int
    rounds: int
    moves: int
    step: int
    winners: tuple[int, ...]
    ranking: tuple[int, ...]
    powered: tuple[int, ...]
    money: tuple[int, ...]
    cities: tuple[int, ...]
    power: tuple[int, ...]
    """What everybody's plants could power, fuel or workers or not."""
    seconds: float

    def unpowered(self, seat: int) -> int:
        return self.cities[seat] - self.powered[seat]

    def idle(self, seat: int) -> int:
        """Power that cities wait for and that has no fuel, or no workers."""
        return min(self.cities[seat], self.power[seat]) - self.powered[seat]


class EndlessGame(Exception):
    """A game that should have ended long ago: its players or the rules have a mistake."""


def computer_seats(kinds: Sequence[str]) -> tuple[Seat, ...]:
    """One seat for each level, with a persona where it is named (`hard:irene`). More than can play
    are seated too: the rules refuse them."""
    seats = []
    for number, kind in enumerate(kinds):
        level, persona = level_and_persona(kind)
        name, color = NAMES[number % len(NAMES)], COLORS[number % len(COLORS)]
        seats.append(Seat(name, color, level, persona))
    return tuple(seats)


def players_of(config: GameConfig) -> list[ComputerPlayer]:
    """The computer players of a game. Each has chance of its own, derived from the game's."""
    return [
        make_player(player_of(seat), player_seed(config.seed, number))
        for number, seat in enumerate(config.players)
    ]


def player_seed(game_seed: int, seat: int) -> int:
    """What a player knows of the game's seed: a digest that does not lead back to it. Somebody
    who tries all seeds in turn finds a small one all the same, as they would by the market."""
    # random() is what stays the same in every version of Python; it has 53 bits.
    return int(generator(game_seed, f"player {seat}").random() * 2**53)


def play_on(game: Game, players: Sequence[ComputerPlayer]) -> Iterator[list[Event]]:
    """Let the players decide until the game is over, and give the events of each move."""
    while (seat := game.current) is not None:
        if len(game.moves) >= MOST_MOVES:
            config = game.config
            raise EndlessGame(
                f"the game of {config.edition} on {config.board} with seed {config.seed}"
                f" is not over after {MOST_MOVES} moves"
            )
        yield game.apply(players[seat].decide(game))


def play_game(config: GameConfig) -> Game:
    """A finished game, played by the computer players that its seats name."""
    game = Game(config)
    for _ in play_on(game, players_of(config)):
        pass
    return game


def outcome_of(game: Game, seconds: float) -> GameOutcome:
    config, state, result = game.config, game.state, game.state.result
    assert result is not None
    family = family_of(config)
    return GameOutcome(
        seed=config.seed,
        edition=config.edition,
        board=config.board,
        players=len(config.players),
        rounds=state.round,
        moves=len(game.moves),
        step=state.step,
        winners=result.winners,
        ranking=result.ranking,
        powered=result.powered,
        money=tuple(player.money for player in state.players),
        cities=tuple(player.connected for player in state.players),
        power=tuple(family.full_power(state, player) for player in state.players),
        seconds=round(seconds, 6),
    )
