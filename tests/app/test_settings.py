"""Settings: kept between runs, told when they change, and sane whatever the file holds."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings
from pytestqt.qtbot import QtBot

from powergrid_qt.app import settings as module
from powergrid_qt.app.new_game import NewGame, default_game, read_new_game
from powergrid_qt.app.settings import SLOWEST_MS, USUAL_DELAY_MS, Settings
from powergrid_qt.engine import Seat, load_board

LEVELS = ("random", "normal")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    return tmp_path / "settings.ini"


def test_defaults(file: Path) -> None:
    settings = Settings()
    assert (settings.language, settings.theme) == ("system", "system")
    assert settings.animation
    assert settings.warnings
    assert not settings.ask_always
    assert settings.delay_ms == USUAL_DELAY_MS
    assert settings.window_geometry.isEmpty()
    assert settings.folded == frozenset()
    assert settings.new_game(LEVELS) == default_game(LEVELS)


def test_everything_is_kept(file: Path) -> None:
    game = NewGame(
        load_board("usa"),
        "classic-2004",
        (Seat("Zoë", "black"), Seat("Bo", "red", "normal")),
        ("taxes",),
    )
    first = Settings()
    first.language, first.theme = "nl", "dark"
    first.animation = first.warnings = False
    first.ask_always = True
    first.delay_ms = 1200
    first.window_geometry = QByteArray(b"\x00\xff geometry")
    first.set_folded("log", True)
    first.set_folded("players", True)
    first.set_folded("log", False)
    first.set_new_game(game)
    first.save()

    second = Settings()
    assert (second.language, second.theme) == ("nl", "dark")
    assert not second.animation
    assert not second.warnings
    assert second.ask_always
    assert second.delay_ms == 1200
    assert second.window_geometry == QByteArray(b"\x00\xff geometry")
    assert second.folded == {"players"}
    assert second.new_game(LEVELS) == game


def test_changes_are_told_once(qtbot: QtBot, file: Path) -> None:
    settings = Settings()
    heard: list[object] = []
    for signal in (
        settings.language_changed,
        settings.theme_changed,
        settings.animation_changed,
        settings.delay_changed,
        settings.warnings_changed,
    ):
        signal.connect(heard.append)
    for _ in range(2):
        settings.language = "de"
        settings.theme = "light"
        settings.animation = False
        settings.delay_ms = 10**9
        settings.warnings = False
    assert heard == ["de", "light", False, SLOWEST_MS, False]


@pytest.mark.parametrize(
    "garbage",
    [
        "not an ini file at all \x00\x01",
        "[General]\nlanguage=klingon\ntheme=@Invalid()\nanimation=perhaps\ndelay_ms=soon\n"
        "warnings=@ByteArray(\\xff)\nnew_game={\n[window]\ngeometry=%%%\nstate=ä\nfolded=,,\n",
        "[General]\ndelay_ms=-5\nlanguage=de, nl\nnew_game=[[[[\n",
        '[General]\nnew_game="{\\"board\\": 5, \\"seats\\": [1, 2]}"\n',
    ],
)
def test_garbage_gives_defaults(file: Path, garbage: str) -> None:
    file.write_text(garbage, encoding="utf-8")
    settings = Settings()
    assert settings.language == settings.theme == "system"
    assert settings.animation
    assert settings.warnings
    assert 0 <= settings.delay_ms <= SLOWEST_MS
    assert isinstance(settings.window_geometry, QByteArray)
    assert settings.folded == frozenset()
    assert settings.new_game(LEVELS) == default_game(LEVELS)
    settings.language = "de"
    assert settings.language == "de"


def test_a_native_store_may_give_other_types(tmp_path: Path) -> None:
    store = QSettings(str(tmp_path / "any.ini"), QSettings.Format.IniFormat)
    store.setValue("warnings", False)
    store.setValue("delay_ms", 250)
    store.setValue("language", ["de", "nl"])
    settings = Settings(store)
    assert not settings.warnings
    assert settings.delay_ms == 250
    assert settings.language == "system"


def test_the_usual_store_is_named_after_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("POWERGRID_QT_HOME", raising=False)
    store = module.default_store()
    assert (store.organizationName(), store.applicationName()) == ("powergrid-qt", "powergrid-qt")


def seat(name: object = "Ada", color: object = "red", kind: object = "human") -> dict[str, object]:
    return {"name": name, "color": color, "kind": kind}


@pytest.mark.parametrize(
    "seats",
    [
        "none",
        [seat(), "Bo"],
        [seat(name=3)],
        [seat(color="pink")],
        [seat(), seat("Bo")],
        [seat(color=color) for color in ("red", "blue", "green", "yellow", "purple", "black")]
        + [seat()],
    ],
)
def test_seats_beyond_repair_are_the_usual_ones(seats: object) -> None:
    assert read_new_game({"seats": seats}, LEVELS).seats == default_game(LEVELS).seats


def test_what_can_be_kept_is_kept() -> None:
    game = read_new_game(
        {
            "board": "europe",
            "edition": "classic-2004",
            "seats": [seat("x" * 99), seat("Bo", "blue", "a level of the future")],
            "promo": ["taxes", 3],
            "draft": True,
            "seed": 7,  # earlier versions kept it
        },
        LEVELS,
    )
    assert (game.board.id, game.edition) == ("europe", "deluxe-2014")
    assert len(game.seats[0].name) < 99
    assert game.seats[1].kind == "normal"
    assert game.promo == ("taxes",)
    assert game.draft
    assert game.seed is None


def test_without_computer_players_all_are_human() -> None:
    assert {one.kind for one in default_game(()).seats} == {"human"}
    assert read_new_game({"seats": [seat(kind="hard")]}, ()).seats[0].kind == "human"


def test_a_seed_is_not_kept(file: Path) -> None:
    first = Settings()
    first.set_new_game(NewGame(load_board("usa"), "classic-2009", seed=7))
    first.save()
    assert Settings().new_game(LEVELS).seed is None


def test_the_last_boards_are_kept_each_once(file: Path) -> None:
    first = Settings()
    assert first.recent_boards == ()
    for board in ("usa", "italy", "benelux", "italy"):
        first.remember_board(board)
    first.save()
    assert Settings().recent_boards == ("italy", "benelux", "usa")
    first.store("recent_boards", '{"usa": 1}')
    assert first.recent_boards == ()


def test_the_last_files_are_kept_each_once(file: Path, tmp_path: Path) -> None:
    first = Settings()
    assert first.recent_files == ()
    for number in (*range(8), 4):
        first.remember_file(tmp_path / f"{number} ä.pgr")
    first.save()
    second = Settings()
    assert [path.name[0] for path in second.recent_files] == list("476532")
    second.forget_file(tmp_path / "7 ä.pgr")
    assert [path.name[0] for path in second.recent_files] == list("46532")
