"""Games that are over, made up or really played, for the tests of the history."""

import os
from dataclasses import replace
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

from powergrid_qt.ai.analysis import ALL, MoveVerdict, Occasion
from powergrid_qt.ai.kept_analysis import analysis_to_json
from powergrid_qt.ai.player import Choice
from powergrid_qt.ai.simulation import play_game
from powergrid_qt.engine import COLORS, GameConfig, Record, Seat, write_record
from powergrid_qt.engine.grid.building import BuildingOptions
from powergrid_qt.engine.moves import Build, Open, Pass
from powergrid_qt.engine.record import replay
from powergrid_qt.models.library_game import LibraryGame, LibrarySeat

DAY = 86_400
NOON = 1_790_000_000
"""Some day in the year 2026."""


def past(
    number: int,
    *kinds: str,
    places: tuple[int, ...] | None = None,
    names: tuple[str, ...] = ("Ada", "Bo", "Cy", "Dee", "Eli", "Fay"),
    analysis: str = "",
    **facts: Any,
) -> LibraryGame:
    """Game `number` of some days in a row. Ada sits on the first seat, and wins unless `places`
    says otherwise; the others are of these kinds."""
    kinds = ("human", *kinds)
    places = places or tuple(range(1, len(kinds) + 1))
    seats = tuple(
        LibrarySeat(name, color, kind, place, 18 - place, 10 * place, "" if at else analysis)
        for at, (name, color, kind, place) in enumerate(
            zip(names, COLORS, kinds, places, strict=False)
        )
    )
    ended = NOON + number * DAY
    plain: dict[str, Any] = {
        **{"id": f"id{number}", "path": Path(f"id{number}"), "board": "germany"},
        **{"board_name": "Germany", "edition": "classic-2009", "rounds": 10},
        **{"begun": ended - 3600, "ended": ended, "seats": seats},
    }
    told = plain | facts
    return LibraryGame(saved=datetime.fromtimestamp(told["ended"]), **told)


@cache
def finished(seed: int = 1) -> Record:
    """A whole game, as if a person had sat on the first seat."""
    seats = tuple(Seat(name, color, "greedy") for name, color in zip("ABC", COLORS, strict=False))
    game = play_game(GameConfig("classic-2009", "germany", seats, seed))
    record = Record.of(game)
    first = replace(seats[0], name="Ada", kind="human")
    return replace(record, config=replace(record.config, players=(first, *seats[1:])))


def analysed(record: Record) -> tuple[Record, int]:
    """With an analysis that calls an auction opened by the first player a mistake; and the number
    of that move."""
    for number, game in enumerate(replay(record)):
        move = record.moves[number]
        if move.seat == 0 and isinstance(move, Open) and game.why_not(Pass(0)) is None:
            break
    occasion = Occasion(number, auction=True, phase="auction")
    verdict = MoveVerdict(number, 0, occasion, move, Choice(Pass(0)), 1.4, 1.9)
    closeness = {0: {ALL: 0.8, "auction": 0.7}}
    analysis = analysis_to_json(record, [verdict], closeness)
    return replace(record, about={**record.about, "analysis": analysis}), number


def analysed_building(record: Record, *, wrong_hint: bool = False) -> tuple[Record, int]:
    """With an analysis that calls it a mistake of the first player to have built in a city; and the
    number of that move. `wrong_hint`: a hint had said so."""
    for number, game in enumerate(replay(record)):
        move, options = record.moves[number], game.legal_moves
        if isinstance(move, Build) and isinstance(options, BuildingOptions) and move.seat == 0:
            others = [city for city in options.prices if city != move.city]
            if others and game.state.round > 1:
                break
    better = Build(0, others[0])
    occasion = Occasion(number, auction=False, phase="building")
    verdict = MoveVerdict(number, 0, occasion, move, Choice(better), 1.4, 1.9)
    if wrong_hint:
        verdict = replace(verdict, followed=True, hint_was_wrong=True)
    analysis = analysis_to_json(record, [verdict], {0: {ALL: 0.8, "building": 0.7}})
    return replace(record, about={**record.about, "analysis": analysis}), number


def kept(folder: Path, name: str, record: Record, when: float = NOON, **about: Any) -> Path:
    """A file among the games, written at some time."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.pgr"
    write_record(replace(record, about={**record.about, **about}), path)
    os.utime(path, (when, when))
    return path
