"""The program as `test_killed.py` kills it: plays in its window until it is gone,
and takes moves back.

One process makes everything ready and then forks a fresh program for each kill, which saves the
second that a start takes. It tells on standard output how many moves each has made.
"""

import gc
import os
import signal
import sys
import time
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.app.library.library import save_paths
from powergrid_qt.app.library.reading import read_save
from powergrid_qt.engine import COLORS, GameConfig, GameOptions, Record, Seat
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.views.window.application import make_application, make_window
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import ToStart

TAKEN_BACK = 0.2
"""So many moves are taken back, where it takes no more than one."""
LONGEST_S = 0.12
"""A kill comes at any moment of this time after the first move."""


def config(seed: int) -> GameConfig:
    seats = tuple(Seat(f"P{number}", COLORS[number], "human") for number in range(3))
    return GameConfig("classic-2009", "germany", seats, seed, GameOptions(open_money=True))


def play(window: MainWindow, seed: int, told: int) -> None:
    """Continue as a person would, or begin another game; then move after move without a pause.
    Not by the start page, which paints pictures: Qt uses threads for that too."""
    games = (read_save(path) for path in save_paths())
    unfinished = (game for game in games if isinstance(game, LibraryGame) and not game.over)
    continued = next(unfinished, None)
    if continued is None:
        window.games.start_game(config(seed))
    else:
        window.games.open_game(continued.path)
    controller = window.program.controller
    player, rng = RandomPlayer(seed), Random(seed)

    def move() -> None:
        if controller.game.over:
            return
        last = len(controller.game.moves) - 1
        if rng.random() < TAKEN_BACK and last in controller.decisions_to_agree_on:
            controller.take_back_together(last)
        else:
            controller.play(player.decide(controller.game))
        os.write(told, f"{len(controller.game.moves)}\n".encode())

    timer = QTimer(window)
    timer.timeout.connect(move)
    timer.start(0)
    QApplication.exec()


def main(kills: int, seed: int) -> None:
    rng = Random(seed)
    window = make_window(make_application())
    window.program.settings.animation = False
    window.program.settings.ask_always = True  # each move is written by itself
    window.setUpdatesEnabled(False)  # Qt paints with threads, of which a fork has none
    window.show()
    window.games.show_position(Record(config(0), ()))  # nothing is written, but everything is ready
    QApplication.processEvents()
    window.go(ToStart())
    while not window.program.library.has_read:
        QApplication.processEvents()
    QApplication.processEvents()  # then it tells what it has read
    gc.freeze()
    for number in range(kills):
        listening, told = os.pipe()
        child = os.fork()
        if child == 0:
            play(window, number, told)
            os._exit(1)
        os.close(told)
        with os.fdopen(listening) as moves:
            first = moves.readline()
            time.sleep(rng.random() * LONGEST_S)
            os.kill(child, signal.SIGKILL)
            last = moves.read().split()
        os.waitpid(child, 0)
        print(last[-1] if last else first.strip(), flush=True)
        assert sys.stdin.readline(), "nobody looks any more"


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
