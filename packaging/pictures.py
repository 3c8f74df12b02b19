"""Pictures of every screen, in both themes and at two sizes, taken without a screen.

    .venv/bin/python packaging/pictures.py FOLDER
    .venv/bin/python packaging/pictures.py FOLDER --theme dark --size 1100x700 --language de

Look at them after a change; those in the README come from here.
"""

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import takewhile
from pathlib import Path

if sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog

from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.app.folders import saves_dir
from powergrid_qt.app.game_file import save_record
from powergrid_qt.app.lessons.lesson import all_lessons
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import Game, GameConfig, GameOptions, Record, load_board
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.events import RoundStarted, StepStarted
from powergrid_qt.engine.moves import Build, Buy, Place
from powergrid_qt.engine.record import replay
from powergrid_qt.paths import EXTENSION, languages
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.pictures import game_pictures, picture_window, settle, take, watched
from powergrid_qt.views.window.shell import ToMaps, ToNewGame, ToReplay, ToStart

SIZES = (QSize(1100, 700), QSize(1920, 1080))
THEMES = ("light", "dark")
PROMO = ("flux-generator", "theme-park", "taxes", "warehouse", "supply-contract")
GAMES = {
    "germany": GameConfig("classic-2009", "germany", computer_seats(["hard"] * 4), 4),
    "usa": GameConfig(
        "classic-2004", "usa", computer_seats(["hard"] * 6), 5, GameOptions(promo=PROMO)
    ),
    "europe": GameConfig("deluxe-2014", "europe", computer_seats(["hard"] * 2), 6),
    "north-america": GameConfig("deluxe-2014", "north-america", computer_seats(["hard"] * 5), 7),
    "outpost": GameConfig("outpost-2024", "outpost", computer_seats(["hard"] * 4), 8),
}
DECISIONS: dict[str, tuple[str, int]] = {
    "DraftPick": ("draft", 1),
    "TrustCity": ("trust", 1),
    "Auction": ("plain", 3),
    "Buying": ("plain", 6),
    "Building": ("plain", 6),
    "Running": ("plain", 6),
    "Scrapping": ("promo", 3),
    "Attaching": ("promo", 1),
    "Expanding": ("outpost", 4),
    "TrustBuilding": ("outpost-trust", 1),
}
"""Kinds of decision: a game of `PLAYED` and the round from which one is looked for."""
ALL_PROMO = (*PROMO, "industrial-espionage", "shortage", "surplus")
PLAYED = {
    "plain": GameConfig("classic-2009", "germany", computer_seats(["normal"] * 4), 4),
    "draft": GameConfig(
        "classic-2004", "usa", computer_seats(["normal"] * 3), 2, GameOptions(draft=True)
    ),
    "promo": GameConfig(
        "classic-2009", "usa", computer_seats(["normal"] * 6), 12, GameOptions(promo=ALL_PROMO)
    ),
    "trust": GameConfig("deluxe-2014", "north-america", computer_seats(["normal"] * 2), 6),
    "outpost": GameConfig("outpost-2024", "outpost", computer_seats(["normal"] * 5), 8),
    "outpost-trust": GameConfig("outpost-2024", "outpost", computer_seats(["normal"] * 2), 6),
}
"""Games by computer players that know what they do: the late rounds are full of houses."""
JUDGED_MOVES = 80
LATE_MS = 1500
"""Until thumbnails of boards are painted."""


def start(window: MainWindow) -> None:
    """With games to go on with, finished ones, and one that cannot be read."""
    folder = saves_dir()
    for number, (board, config) in enumerate(GAMES.items()):
        record = Record.of(play_game(config))
        about = {"id": board, "title": "Saturday evening"} if board == "usa" else {"id": board}
        length = 60 if board in ("germany", "usa") else len(record.moves)
        path = folder / f"{board}{EXTENSION}"
        save_record(replace(record, entries=record.entries[:length], about=about), path)
        os.utime(path, (1_000_000_000 - number * 86_400,) * 2)
    (folder / f"damaged{EXTENSION}").write_text("{", encoding="utf-8")
    window.go(ToStart())


def new_game(window: MainWindow) -> None:
    window.go(ToNewGame())


def new_game_by_keys(window: MainWindow) -> None:
    """A board in focus, six seats, a problem with their names."""
    page = window.new_game_page
    window.go(ToNewGame())
    while len(page.seats_model.seats) < 6:
        page.seats_model.add()
    page.seats_model.rename(4, "Ada")
    page.boards.cards["usa"].setFocus(Qt.FocusReason.TabFocusReason)


def new_game_outpost(window: MainWindow) -> None:
    window.go(ToNewGame())
    window.new_game_page.boards.cards["outpost"].click()
    window.new_game_page.options.setFocus()


def maps(window: MainWindow) -> None:
    window.go(ToMaps())


def map_ways(window: MainWindow) -> None:
    """A way between two cities, one region out of play."""
    window.go(ToMaps())
    page = window.map_page
    page.show_board(load_board("germany"))
    page.regions.toggle(page.scene.board.regions[0].id)
    in_play = [city.id for city in page.scene.board.cities if city.region in page.regions.chosen]
    for city in (in_play[0], in_play[-1]):
        page.scene.city_clicked.emit(city)


def map_tiles(window: MainWindow) -> None:
    window.go(ToMaps())
    window.map_page.show_board(load_board("outpost"))


def hand_over(window: MainWindow) -> None:
    window.games.start_game(GAMES["germany"])
    window.program.controller.pause(True)
    window.table.page.hand_over.ask("Bo", "blue")


def announcements(window: MainWindow) -> None:
    """The end of a round and a new step over the board."""
    record = Record.of(play_game(GAMES["germany"]))
    window.games.show_position(Record(watched(record), record.moves[:200]))
    page = window.table.page
    page.summary.tell(RoundStarted(3))
    page.banner.tell(StepStarted(2))


def messages(window: MainWindow) -> None:
    """What goes wrong with a file."""
    window.go(ToStart())
    window.games.open_game(Path(f"no-such-game{EXTENSION}"))


def end(window: MainWindow) -> None:
    window.games.show_position(Record.of(play_game(GAMES["usa"])))


def replayed(window: MainWindow) -> None:
    end(window)
    window.go(ToReplay())
    window.replays.page.bar.slider.setValue(400)


def show_first(window: MainWindow, kind: str, wanted: Callable[[Game], bool]) -> Record:
    """The first position of a game of `PLAYED` that is wanted; gives the moves that follow."""
    record = Record.of(play_game(PLAYED[kind]))
    found = next(number for number, game in enumerate(replay(record)) if wanted(game))
    window.games.show_position(Record(watched(record), record.moves[:found]))
    return Record(record.config, record.moves[found:])


def decision(kind: str) -> Callable[[MainWindow], object]:
    """A decision of a kind, with the plan that the computer player made."""
    game_kind, first_round = DECISIONS[kind]

    def wanted(game: Game) -> bool:
        decision = game.state.decision
        contested = not isinstance(decision, Auction) or len(decision.bidders) > 2
        asked = type(decision).__name__ == kind and game.legal_moves.only_move is None
        return asked and game.state.round >= first_round and contested

    def show(window: MainWindow) -> None:
        after = show_first(window, game_kind, wanted)
        action = window.table.page.controller.action
        assert isinstance(action, PlayerAction)
        turn = takewhile(
            lambda move: move.seat == action.seat and isinstance(move, Buy | Build | Place),
            after.moves,
        )
        action.plan_again(turn)

    return show


def folded(window: MainWindow) -> None:
    decision("Building")(window)
    window.table.page.fold_side(True)


def plan(window: MainWindow) -> None:
    """Two cities on paper, while an auction runs."""
    decision("Auction")(window)
    window.table.page.plan_action.trigger()
    scene = window.table.page.board.view.board
    for city in list(scene.cities_that_matter)[:2]:
        scene.city_clicked.emit(city)


def rules(window: MainWindow) -> None:
    decision("Building")(window)
    window.menu.rules.trigger()


def lesson(number: int) -> Callable[[MainWindow], object]:
    """Where it asks for the first turn, counted from 1."""

    def show(window: MainWindow) -> None:
        window.learning.show_lessons(all_lessons()[number - 1])
        page = window.learning.lesson_page
        while not page.run.step.asks:
            page.read_on()
            while page.controller.goes_on:
                settle(50)

    return show


def tables(window: MainWindow) -> None:
    decision("Buying")(window)
    side = window.table.page.side
    side.choice.set_value("tables")
    side.choice.chosen.emit("tables")


def hint(kind: str) -> Callable[[MainWindow], object]:
    """What the expert would do in a decision, marked where it is done."""

    def show(window: MainWindow) -> None:
        decision(kind)(window)
        ask_for_hint(window)

    return show


def hint_for_auction(window: MainWindow) -> None:
    show_first(window, "plain", lambda game: game.state.phase == "auction" and game.state.round > 1)
    ask_for_hint(window)


def ask_for_hint(window: MainWindow) -> None:
    hints = window.table.page.hints
    assert hints is not None
    hints.ask()
    while hints.thinking:
        settle()


def analysis(window: MainWindow) -> None:
    """What the expert says of the first rounds of a game, while it goes on."""
    record = Record.of(play_game(GAMES["germany"]))
    window.games.show_position(Record(watched(record), record.moves))
    window.ends.page.analyse_button.click()
    while window.program.analyst.running and window.program.analyst.done < JUDGED_MOVES:
        settle()


PAGES: dict[str, Callable[[MainWindow], object]] = {
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
    "folded": folded,
    "tables": tables,
    "plan": plan,
    "rules": rules,
    "lessons": lambda window: window.learning.show_lessons(),
    "lesson-fuel": lesson(3),
    "lesson-outpost": lesson(10),
    "hint": hint_for_auction,
    **{f"hint-{kind}": hint(kind) for kind in ("Scrapping", "Attaching", "Running", "Expanding")},
    "analysis": analysis,
    **{f"decision-{kind}": decision(kind) for kind in DECISIONS},
}
DIALOGS: dict[str, Callable[[MainWindow], object]] = {
    "settings": lambda window: window.dialogs.show_settings(),
    "shortcuts": lambda window: window.dialogs.show_shortcuts(),
    "about": lambda window: window.dialogs.show_about(),
    "guide": lambda window: window.dialogs.show_guide(),
    "news": lambda window: window.dialogs.show_news(),
    "delete": lambda window: window.dialogs.ask_delete_data(),
}


def page_pictures(
    folder: Path, theme: str, size: QSize, language: str, beginning: str = ""
) -> None:
    ending = f"{theme}-{size.width()}-{language}.png"
    for name, show in PAGES.items():
        if not name.startswith(beginning):
            continue
        with picture_window(theme, size, language) as window:
            show(window)
            late = LATE_MS if name.startswith(("new-game", "start")) else 300
            print(take(window, folder / f"{name}-{ending}", wait_ms=late))
    for name, open_dialog in DIALOGS.items():
        if not name.startswith(beginning):
            continue
        with picture_window(theme, size, language) as window:
            open_dialog(window)
            settle()
            dialog = window.findChildren(QDialog)[-1]
            print(take(dialog, folder / f"{name}-{ending}"))
            dialog.close()


def size_of(text: str) -> QSize:
    width, height = text.split("x")
    return QSize(int(width), int(height))


def main() -> int:
    parser = argparse.ArgumentParser(description="Pictures of every screen of the game.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", choices=GAMES, help="only the game on this board")
    parser.add_argument(
        "--pages",
        nargs="?",
        const="",
        metavar="BEGINNING",
        help="only the pages around a game, or those whose names begin so",
    )
    parser.add_argument("--language", choices=languages(), default="en")
    parser.add_argument("--theme", choices=THEMES, help="one theme instead of both")
    parser.add_argument("--size", type=size_of, help="one size, as 1440x900, instead of two")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    language = arguments.language
    for theme in (arguments.theme,) if arguments.theme else THEMES:
        for size in (arguments.size,) if arguments.size else SIZES:
            if arguments.only is None:
                page_pictures(arguments.folder, theme, size, language, arguments.pages or "")
            for board, config in GAMES.items():
                if arguments.pages is None and arguments.only in (None, board):
                    name = f"{board}-{theme}-{size.width()}-{language}"
                    record = Record.of(play_game(config))
                    for path in game_pictures(
                        record, arguments.folder, name, theme, size, language
                    ):
                        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
