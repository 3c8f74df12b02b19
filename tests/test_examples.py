"""The examples of the documentation are true: its Python runs, its commands do what they say."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from powergrid_qt.ai.random_player import RandomPlayer
from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.cli import main, make_parser
from powergrid_qt.engine import Game, GameConfig, Record
from powergrid_qt.engine.record import parse_record, write_record
from tests.own_boards import sicily

ROOT = Path(__file__).resolve().parents[1]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "maps/README.md")),
    ROOT / "packaging" / "README.md",
    *sorted((ROOT / "resources" / "help").glob("*.md")),
    *sorted((ROOT / "resources" / "guide").rglob("*.md")),
]
TEXTS = {str(page.relative_to(ROOT)): page.read_text(encoding="utf-8") for page in PAGES}
MEANT = {"LEVEL,LEVEL,...": "random,random", "frugal": "random", "FILE": "game.pgr", "DIR": "out"}
"""What stands for something else in the examples."""
STRONG = re.compile("hard|normal")
"""Levels for which a weaker one plays here: it knows the same characters."""
OPTIONAL = re.compile(r"\[(--[^\]]*)\]")
LONG = ("bench", "demo", "--dask", "serve", "join")
"""Commands with tests of their own, or that need other machines."""


def blocks(language: str) -> list[Any]:
    pattern = re.compile(rf"^```{language}\n(.*?)^```", re.MULTILINE | re.DOTALL)
    return [
        pytest.param(block, id=f"{name}-{number}")
        for name, text in TEXTS.items()
        for number, block in enumerate(pattern.findall(text))
    ]


def commands() -> list[str]:
    pattern = re.compile(r"(?:`|^)powergrid-qt\s+((?:[a-z]|--)[^`]*?)(?:`|$)", re.MULTILINE)
    return sorted({found.strip() for text in TEXTS.values() for found in pattern.findall(text)})


def arguments(command: str) -> list[str]:
    """A command as somebody would type it, with all of its options; games and processes are few."""
    for word, meant in MEANT.items():
        command = command.replace(word, meant)
    typed = shlex.split(OPTIONAL.sub(r"\1", command), comments=True)
    for option, few in (("--games", "1"), ("--jobs", "1")):
        if option in typed:
            typed[typed.index(option) + 1] = few
    return typed


def finished_game() -> Record:
    game = Game(GameConfig("classic-2004", "germany", computer_seats(["random"] * 2), 7))
    player = RandomPlayer(1)
    while not game.over:
        game.apply(player.decide(game))
    return Record.of(game)


@pytest.mark.parametrize("block", blocks("python"))
def test_python_examples_run(block: str) -> None:
    names: dict[str, Any] = {}
    exec(compile(block, "example", "exec"), names)
    player = names.get("Frugal")
    if player is not None:  # an example of a player has to play
        game = Game(finished_game().config)
        while not game.over:
            game.apply(player(1).decide(game))


@pytest.mark.parametrize("block", blocks("json"))
def test_examples_of_records_are_read(block: str) -> None:
    """Some show only a part of one, which is JSON all the same."""
    if "format" in json.loads(block):
        assert parse_record(block).config.players


@pytest.mark.usefixtures("qapp")  # `rules` takes any application, windows only one of widgets
@pytest.mark.parametrize("command", commands())
def test_commands_can_be_typed(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed = arguments(command)
    make_parser().parse_args(typed)
    if any(word in typed for word in LONG):
        return
    for option in {"--seats", "--ai"} & set(typed):
        levels = typed.index(option) + 1
        typed[levels] = STRONG.sub("easy", typed[levels])
    monkeypatch.chdir(tmp_path)
    (tmp_path / "maps").symlink_to(ROOT / "maps")
    write_record(finished_game(), tmp_path / "game.pgr")
    (tmp_path / "my-board.json").write_text(json.dumps(sicily()), encoding="utf-8")
    if typed[0] in ("tournament", "simulate") and "--games" not in typed:
        typed += ["--games", "1"]
    assert main(typed) == 0
    assert capsys.readouterr().out
