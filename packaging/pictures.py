"""Pictures of every screen, in both themes and at two sizes, taken without a screen.

    .venv/bin/python packaging/pictures.py FOLDER

Look at them after a change; those in the README come from here.
"""

import argparse
import os
import sys
from pathlib import Path

if sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.engine import GameConfig, GameOptions, Record
from powergrid_qt.views.pictures import game_pictures, picture_window, take

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


def page_pictures(folder: Path, theme: str, size: QSize) -> None:
    name = f"{theme}-{size.width()}"
    with picture_window(theme, size) as window:
        take(window, folder / f"start-{name}.png")
        window.show_new_game()
        take(window, folder / f"new-game-{name}.png", wait_ms=1500)
        window.show_maps()
        take(window, folder / f"maps-{name}.png")
        window.start_game(window.new_game_page.config())
        window.game_page.hand_over.ask("Bo", "blue")
        take(window, folder / f"hand-over-{name}.png")


def main() -> int:
    parser = argparse.ArgumentParser(description="Pictures of every screen of the game.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", choices=GAMES, help="only the game on this board")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        for size in SIZES:
            if arguments.only is None:
                page_pictures(arguments.folder, theme, size)
            for board, config in GAMES.items():
                if arguments.only in (None, board):
                    name = f"{board}-{theme}-{size.width()}"
                    record = Record.of(play_game(config))
                    for path in game_pictures(record, arguments.folder, name, theme, size):
                        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
