"""Games for the tests of the markets: with humans who play openly, at chosen moments."""

from collections.abc import Callable, Iterable, Iterator

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import COLORS, Game, GameConfig, GameOptions, Seat

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve", "Fay")
PROMO = (
    "flux-generator",
    "transformer-station",
    "theme-park",
    "supply-contract",
    "industrial-espionage",
    "taxes",
    "warehouse",
    "shortage",
    "surplus",
)
GRID_GAMES = (
    ("classic-2004", "germany", 3, ()),
    ("classic-2004", "usa", 6, ()),
    ("classic-2009", "germany", 4, PROMO),
    ("deluxe-2014", "europe", 2, ()),
    ("deluxe-2014", "europe", 5, ()),
    ("deluxe-2014", "north-america", 4, ()),
    ("classic-2009", "spain-portugal", 3, ()),
    ("recharged-2019", "central-europe", 4, ()),
    ("recharged-2019", "benelux", 5, ()),
)
OUTPOST_GAMES = (("outpost-2024", "outpost", 2, ()), ("outpost-2024", "outpost", 5, ()))
GAMES = GRID_GAMES + OUTPOST_GAMES


def config(
    edition: str, board: str, players: int, promo: Iterable[str] = (), seed: int = 3
) -> GameConfig:
    seats = tuple(Seat(NAMES[n], COLORS[n]) for n in range(players))
    options = GameOptions(promo=tuple(promo), open_money=True)
    return GameConfig(edition, board, seats, seed, options)


def started(*game: object) -> GameController:
    controller = GameController()
    controller.ask_always(True)  # each move is seen by itself
    controller.start(config(*game))  # type: ignore[arg-type]
    return controller


def play_until(controller: GameController, reached: Callable[[Game], bool], seed: int = 5) -> None:
    player = RandomPlayer(seed)
    while not reached(controller.game):
        assert not controller.game.over, "the moment never came"
        assert controller.play(player.decide(controller.game))


def moments(controller: GameController, most: int = 10_000, seed: int = 5) -> Iterator[Game]:
    """The game after each move of random players."""
    player = RandomPlayer(seed)
    for _ in range(most):
        yield controller.game
        if controller.game.over:
            return
        controller.play(player.decide(controller.game))
