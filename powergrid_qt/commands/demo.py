"""`powergrid-qt demo`: tells a whole game among computer players, round by round."""

import argparse
from pathlib import Path

from powergrid_qt.ai.simulation import play_on, players_of
from powergrid_qt.commands.game_choice import chosen_config, record_name
from powergrid_qt.commands.screen import draw_without_screen, ensure_qt
from powergrid_qt.commands.telling import by_cities, outcome, owned
from powergrid_qt.engine import Game, Record, write_record
from powergrid_qt.whole_file import tried_folder


def run(arguments: argparse.Namespace) -> int:
    config = chosen_config(arguments)
    game = Game(config)
    folder = tried_folder(Path(arguments.out))
    players = ", ".join(f"{seat.name} ({seat.color}, {seat.kind})" for seat in config.players)
    print(f"{config.edition} on {config.board}, seed {config.seed}: {players}")
    round_played = game.state.round
    for _ in play_on(game, players_of(config)):
        if game.state.round != round_played or game.over:
            print(f"Round {round_played}: {after_round(game)}", flush=True)
            round_played = game.state.round
    print("\n".join(outcome(game)))
    folder.mkdir(parents=True, exist_ok=True)
    record = Record.of(game)
    path = folder / record_name(config)
    write_record(record, path)
    print(f"Written: {path}")
    draw_without_screen()
    ensure_qt()
    from powergrid_qt.views.window.pictures import game_pictures

    for picture in game_pictures(record, folder, path.stem):
        print(f"Written: {picture}")
    return 0


def after_round(game: Game) -> str:
    """Who leads, with what, and how many cities and how much money the others have."""
    leader, *others = by_cities(game)
    names, players = [seat.name for seat in game.config.players], game.state.players
    rest = [f"{names[seat]} {players[seat].connected} ({players[seat].money})" for seat in others]
    return f"{names[leader]} leads with {owned(game, leader)}; {', '.join(rest)}"
