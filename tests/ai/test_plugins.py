"""Players of other packages, installed as pip would: a module, and a dist-info that names it."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from powergrid_qt.ai.player import BrokenPlayer, UnknownLevel, choose
from powergrid_qt.ai.players import GROUP, LEVELS, found_plugins, level_names, make_player
from powergrid_qt.ai.simulation import computer_seats, play_game
from powergrid_qt.cli import main
from powergrid_qt.engine import Game, GameConfig, GameOptions
from powergrid_qt.paths import resources_dir
from tests.engine.test_properties import CLASSIC_PROMO, GAMES

HELP = resources_dir() / "help" / "players.md"


@pytest.fixture
def install(tmp_path, monkeypatch):
    """Install modules with entry points for the time of a test."""
    monkeypatch.syspath_prepend(tmp_path)
    found_plugins.cache_clear()

    def add(package: str, entries: dict[str, str], **modules: str) -> None:
        for name, source in modules.items():
            (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")
            monkeypatch.delitem(sys.modules, name, raising=False)
        folder = tmp_path / f"{package}-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name} = {value}" for name, value in entries.items()]
        (folder / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *lines, ""]))
        found_plugins.cache_clear()

    yield add
    found_plugins.cache_clear()


def example(language: str) -> str:
    [found] = re.findall(rf"```{language}\n(.*?)```", HELP.read_text(encoding="utf-8"), re.DOTALL)
    return found


@pytest.fixture
def documented(install):
    """The player of the documentation, installed as it says."""
    source = example("python")
    name = re.match(r"# (\w+)\.py\n", source)
    assert name is not None
    project = tomllib.loads(example("toml"))["project"]
    install(project["name"], project["entry-points"][GROUP], **{name[1]: source})


@pytest.mark.long(but=["classic-2004-usa-4", "deluxe-2014-europe-2", "outpost-2024-outpost-4"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("edition", "board"), GAMES)
def test_the_documented_player_plays_everywhere(edition, board, players, documented):
    promo = CLASSIC_PROMO if edition == "classic-2004" else ()
    kinds = ["frugal", "random", "frugal", "random"][:players]
    seats = computer_seats(kinds)
    config = GameConfig(edition, board, seats, 2, GameOptions(promo=promo, draft=True))
    game = play_game(config)
    assert game.over
    assert game.moves == play_game(config).moves


def test_the_documented_player_does_what_is_said_of_it(documented):
    """It never raises a bid."""
    config = GameConfig("classic-2004", "germany", computer_seats(["frugal"] * 3), 2)
    assert not any(move.do == "bid" for move in play_game(config).moves)


def test_plug_ins_are_listed_and_chosen_like_levels(documented, capsys):
    assert level_names()[-1] == "frugal"
    assert level_names()[:-1] == tuple(LEVELS)
    for command in ("simulate", "tournament"):
        with pytest.raises(SystemExit):
            main([command, "--help"])
        assert re.search(r"^computer players: .*, frugal$", capsys.readouterr().out, re.M)
    assert main(["tournament", "--seats", "frugal,random", "--games", "2", "--jobs", "2"]) == 0
    assert "frugal" in capsys.readouterr().out


def test_plug_ins_are_in_the_list_of_seats(documented, qtbot, tmp_path):
    from PySide6.QtCore import QSettings

    from powergrid_qt.app.settings import Settings
    from powergrid_qt.views.pages.new_game.new_game_page import NewGamePage

    page = NewGamePage(
        Settings(QSettings(str(tmp_path / "ini"), QSettings.Format.IniFormat)), tuple
    )
    qtbot.addWidget(page)
    assert "frugal" in page.seats_model.levels
    assert "frugal" not in {seat.kind for seat in page.game.seats}


CHEAT = """
class Looks:
    def __init__(self, seed):
        self.seen = []

    def decide(self, game):
        self.seen.append((game.state.pile, game.config.seed, game.state.rules.config.seed))
        return next(iter(game.legal_moves))
"""


def test_a_plug_in_gets_guesses_of_what_is_hidden(install):
    install("cheat", {"cheat": "cheat:Looks"}, cheat=CHEAT)
    game = Game(GameConfig("deluxe-2014", "europe", computer_seats(["random"] * 4), 123))
    before = game.snapshot(), game.state.pile
    player = make_player("cheat", 5)
    move = player.decide(game)
    assert move in game.legal_moves
    [(pile, seed, rules_seed)] = player._player.seen  # type: ignore[attr-defined]
    assert sorted(pile, key=str) != sorted(game.state.pile, key=str)
    assert pile != game.state.pile
    assert 123 not in (seed, rules_seed)
    assert (game.snapshot(), game.state.pile) == before


BAD = """
from powergrid_qt.ai.player import Choice
from powergrid_qt.engine.moves import Bid, because

def refuses(seed):
    raise RuntimeError("not today")

def makes_nothing(seed):
    return None

class SaysNothing:
    def __init__(self, seed): pass
    def decide(self, game): return None

class BreaksRules:
    def __init__(self, seed): pass
    def decide(self, game):
        return Bid(game.current, 10**6)

class Explains:
    def __init__(self, seed): pass
    def decide(self, game): return self.choose(game).move
    def choose(self, game, seconds=None):
        return Choice(next(iter(game.legal_moves)), because("first", seconds=seconds))
"""


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("nowhere:Player", r'"bad" cannot be loaded from nowhere:Player: ModuleNotFoundError: '),
        ("bad:Nobody", r'"bad" cannot be loaded from bad:Nobody: AttributeError: '),
        ("bad:refuses", r'"bad" cannot be made: RuntimeError: not today$'),
        ("bad:makes_nothing", r'"bad": None has no method "decide"$'),
        ("bad:SaysNothing", r'"bad" gave no move but None$'),
        ("bad:BreaksRules", r'"bad" made a move that is not allowed: '),
    ],
)
def test_a_broken_plug_in_is_named_with_its_error(value, message, install, capsys):
    install("broken", {"bad": value}, bad=BAD)
    assert level_names()[-1] == "bad"
    game = Game(GameConfig("classic-2004", "germany", computer_seats(["random"] * 3), 1))
    with pytest.raises(BrokenPlayer, match=f"^computer player {message}"):
        make_player("bad", 1).decide(game)
    assert main(["simulate", "--ai", "bad", "--games", "1"]) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert re.search(message, complaint.rstrip("\n"))
    assert make_player("random", 1).decide(game) in game.legal_moves


def test_reasons_of_a_plug_in_are_passed_on(install):
    install("good", {"good": "bad:Explains"}, bad=BAD)
    game = Game(GameConfig("classic-2004", "germany", computer_seats(["random"] * 3), 1))
    choice = choose(make_player("good", 1), game, seconds=0.5)
    assert choice.reason is not None
    assert choice.reason["seconds"] == 0.5


def test_a_plug_in_cannot_take_a_name_that_means_something(install):
    install("thief", {"random": "bad:Explains", "human": "bad:Explains"}, bad=BAD)
    assert level_names().count("random") == 1
    assert "human" not in level_names()
    assert type(make_player("random", 1)).__name__ == "RandomPlayer"
    with pytest.raises(UnknownLevel, match='no computer player "human"'):
        make_player("human", 1)


def test_the_help_is_linked_from_the_readme():
    readme = Path(__file__).parents[2] / "README.md"
    assert "resources/help/players.md" in readme.read_text(encoding="utf-8")


def test_built_in_levels_need_no_search_for_plug_ins(monkeypatch):
    monkeypatch.delattr("importlib.metadata.entry_points")
    found_plugins.cache_clear()
    assert type(make_player("random", 1)).__name__ == "RandomPlayer"
