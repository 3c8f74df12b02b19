"""Games among people and computers in which somebody takes something back."""

from powergrid_qt.engine import GameConfig, GameOptions, Overrides, Seat

NAMES = ("Ada", "Bo", "Cleo", "Dov")
COLORS = ("red", "blue", "green", "yellow")
WAIT_MS = 20_000


def config(*kinds: str, open_money: bool = True) -> GameConfig:
    seats = tuple(Seat(NAMES[n], COLORS[n], kind) for n, kind in enumerate(kinds))
    order = Overrides(order=tuple(range(len(kinds))))
    options = GameOptions(open_money=open_money)
    return GameConfig("classic-2004", "germany", seats, 5, options, order)
