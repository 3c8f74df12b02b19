"""Pictures of every screen, in both themes and at two sizes, taken without a screen.

    .venv/bin/python packaging/pictures.py FOLDER

Look at them after a change; those in the README come from here.
"""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

if sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.app.folders import EXTENSION, saves_dir
from powergrid_qt.app.language import OWN_NAMES
from powergrid_qt.engine import GameConfig, GameOptions, Record
from powergrid_qt.engine.events import RoundStarted, StepStarted
from powergrid_qt.engine.record import replay
from powergrid_qt.views.main_window import MainWindow
from powergrid_qt.views.pictures import game_pictures, picture_window, settle, take, watched

SIZES = (QSize(1100, 700), QSize(1920, 1080))
THEMES = ("light", "dark")
PROMO = ("flux-generator", "theme-park", "taxes", "warehouse", "supply-contract")
GAMES = {
    "germany": GameConfig("classic-2009", "germany", computer_seats(["random"] * 4), 4),
    "usa": GameConfig(
        "classic-2004", "usa", computer_seats(["random"] * 6), 5, GameOptions(promo=PROMO)
    ),
    "europe": GameConfig("deluxe-2014", "europe", computer_seats(["random"] * 2), 6),
    "north-america": GameConfig("deluxe-2014", "north-america", computer_seats(["random"] * 5), 7),
    "outpost": GameConfig("outpost-2024", "outpost", computer_seats(["random"] * 4), 8),
}
JUDGED_MOVES = 80
LATE_MS = 1500
"""Until thumbnails of boards are painted."""


def start(window: MainWindow) -> None:
    """With a game to go on with, a saved one, and one that cannot be read."""
    record = Record.of(play_game(GAMES["germany"]))
    window.show_position(Record(watched(record), record.moves[:60]))
    folder = saves_dir()
    folder.mkdir(parents=True, exist_ok=True)
    window.controller.save(folder / f"Saturday evening{EXTENSION}")
    (folder / f"damaged{EXTENSION}").write_text("{", encoding="utf-8")
    window.show_start()


def new_game(window: MainWindow) -> None:
    window.show_new_game()


def new_game_by_keys(window: MainWindow) -> None:
    """A board in focus, six seats, a problem with their names."""
    page = window.new_game_page
    window.show_new_game()
    while page.seats_model.add():
        pass
    page.seats.rows[4].name.setText("Ada")
    page.seats.rows[4].name.textEdited.emit("Ada")
    page.cards["usa"].setFocus(Qt.FocusReason.TabFocusReason)


def new_game_outpost(window: MainWindow) -> None:
    window.show_new_game()
    window.new_game_page.cards["outpost"].click()
    window.new_game_page.options.setFocus()


def maps(window: MainWindow) -> None:
    window.show_maps()


def map_ways(window: MainWindow) -> None:
    """A way between two cities, one region out of play."""
    window.show_maps()
    page = window.map_page
    page.show_board("germany")
    page.regions.toggle(page.scene.board.regions[0].id)
    in_play = [city.id for city in page.scene.board.cities if city.region in page.regions.chosen]
    for city in (in_play[0], in_play[-1]):
        page.scene.city_clicked.emit(city)


def map_tiles(window: MainWindow) -> None:
    window.show_maps()
    window.map_page.show_board("outpost")


def hand_over(window: MainWindow) -> None:
    window.start_game(GAMES["germany"])
    window.controller.pause(True)
    window.game_page.hand_over.ask("Bo", "blue")


def announcements(window: MainWindow) -> None:
    """The end of a round and a new step over the board."""
    record = Record.of(play_game(GAMES["germany"]))
    window.show_position(Record(watched(record), record.moves[:200]))
    page = window.game_page
    page.summary.tell(RoundStarted(3))
    page.banner.tell(StepStarted(2))


def messages(window: MainWindow) -> None:
    """What goes wrong with a file."""
    window.show_start()
    window.open_game(Path(f"no-such-game{EXTENSION}"))


def end(window: MainWindow) -> None:
    window.show_position(Record.of(play_game(GAMES["usa"])))


def replayed(window: MainWindow) -> None:
    end(window)
    window.show_replay()
    window.replay_page.bar.slider.setValue(400)


def hint(window: MainWindow) -> None:
    """What the expert would put up for auction, marked in the market."""
    record = Record.of(play_game(GAMES["germany"]))
    auction = next(
        number
        for number, game in enumerate(replay(record))
        if game.state.phase == "auction" and game.state.round == 2
    )
    window.show_position(Record(watched(record), record.moves[:auction]))
    hints = window.game_page.hints
    assert hints is not None
    hints.ask()
    while hints.thinking:
        settle()


def analysis(window: MainWindow) -> None:
    """What the expert says of the first rounds of a game, while it goes on."""
    record = Record.of(play_game(GAMES["germany"]))
    window.show_position(Record(watched(record), record.moves))
    window.end_page.analyse_button.click()
    while window.analyst.running and window.analyst.done < JUDGED_MOVES:
        settle()


PAGES: dict[str, Callable[[MainWindow], None]] = {
    "start": start,
    "new-game": new_game,
    "new-game-keys": new_game_by_keys,
    "new-game-outpost": new_game_outpost,
    "maps": maps,
    "map-ways": map_ways,
    "map-tiles": map_tiles,
    "hand-over": hand_over,
    "announcements": announcements,
    "messages": messages,
    "end": end,
    "replay": replayed,
    "hint": hint,
    "analysis": analysis,
}
DIALOGS: dict[str, Callable[[MainWindow], None]] = {
    "settings": MainWindow.show_settings,
    "shortcuts": MainWindow.show_shortcuts,
    "about": MainWindow.show_about,
}


def page_pictures(folder: Path, theme: str, size: QSize, language: str) -> None:
    ending = f"{theme}-{size.width()}-{language}.png"
    for name, show in PAGES.items():
        with picture_window(theme, size, language) as window:
            show(window)
            late = LATE_MS if name.startswith(("new-game", "start")) else 300
            print(take(window, folder / f"{name}-{ending}", wait_ms=late))
    with picture_window(theme, size, language) as window:
        for name, show in DIALOGS.items():
            show(window)
            settle()
            dialog = window.findChildren(QDialog)[-1]
            print(take(dialog, folder / f"{name}-{ending}"))
            dialog.close()


def main() -> int:
    parser = argparse.ArgumentParser(description="Pictures of every screen of the game.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", choices=GAMES, help="only the game on this board")
    parser.add_argument("--pages", action="store_true", help="only the pages around a game")
    parser.add_argument("--language", choices=OWN_NAMES, default="en")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        for size in SIZES:
            if arguments.only is None:
                page_pictures(arguments.folder, theme, size, arguments.language)
            for board, config in GAMES.items():
                if not arguments.pages and arguments.only in (None, board):
                    name = f"{board}-{theme}-{size.width()}"
                    record = Record.of(play_game(config))
                    for path in game_pictures(record, arguments.folder, name, theme, size):
                        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
