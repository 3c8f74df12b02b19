"""The program while something around it breaks: it tells as JSON what is left of it."""

import json
import sys
import time

from PySide6.QtGui import QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.engine import GameConfig, GameOptions, Seat
from powergrid_qt.views.window.application import make_application, make_window, watch
from powergrid_qt.views.window.main_window import MainWindow

SEATS = tuple(
    Seat(name, color) for name, color in zip("ABC", ("red", "blue", "green"), strict=True)
)
CONFIG = GameConfig("classic-2009", "germany", SEATS, 3, GameOptions(open_money=True))
WAIT_S = 0.3


def wait(seconds: float = WAIT_S) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QApplication.processEvents()


def play(window: MainWindow, moves: int) -> None:
    player, controller = RandomPlayer(1), window.program.controller
    for _ in range(moves):
        controller.play(player.decide(controller.game))
        QApplication.processEvents()


def colours(window: MainWindow) -> int:
    """How much is to be seen: an empty window has one or two."""
    picture = window.grab().toImage().scaled(200, 120)
    points = ((x, y) for x in range(200) for y in range(120))
    return len({picture.pixel(x, y) for x, y in points})


def screen_story(window: MainWindow) -> dict[str, object]:
    from tests.views.randr import Screen

    screen = Screen()
    told: dict[str, object] = {"before": len(QGuiApplication.screens())}
    gone: list[str] = []
    make_application().screenRemoved.connect(lambda one: gone.append(one.name()))
    for _ in range(2):
        screen.switch(on=False)
        wait()
        play(window, 5)
        window.program.settings.theme = "dark"
        screen.switch(on=True)
        wait()
        play(window, 5)
    free = window.screen().availableGeometry()
    told["changes"] = len(gone)
    told["on screen"] = free.contains(window.geometry())
    told["after"] = len(QGuiApplication.screens())
    return told


def fonts_story(window: MainWindow) -> dict[str, object]:
    return {"family": QFontInfo(QApplication.font()).family()}


STORIES = {"screen": screen_story, "fonts": fonts_story}


def main(story: str, data: str) -> None:
    if data:  # where the program finds its data, as a frozen one does
        sys._MEIPASS = data  # type: ignore[attr-defined]
    log = watch()
    application = make_application()
    window = make_window(application)
    window.program.settings.animation = False
    window.program.settings.language = "en"
    window.resize(1100, 700)
    window.show()
    wait()
    window.games.start_game(CONFIG)
    play(window, 10)
    told = STORIES[story](window)
    wait()
    told |= {
        "platform": application.platformName(),
        "mishaps": [mishap.text for mishap in log.mishaps],
        "colours": colours(window),
        "moves": len(window.program.controller.game.moves),
        "visible": window.isVisible(),
        "kept": window.program.keep_game(),
    }
    window.close()
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "")
