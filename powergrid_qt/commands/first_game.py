"""`powergrid-qt --board`: straight into a game."""

from dataclasses import replace
from random import SystemRandom

from powergrid_qt.ai.players import level_names
from powergrid_qt.app.new_game import default_game
from powergrid_qt.commands.game_choice import edition_and_board
from powergrid_qt.engine import GameConfig, SetupError
from powergrid_qt.engine.game import rules_for

SEEDS = 10**6


def first_game(target: str) -> GameConfig:
    """Somebody against computer players on a board, by its id or its file: the usual number of
    them, or fewer where it has no room for all."""
    edition, board, own = edition_and_board(None, target)
    seats = default_game(level_names()).seats
    seed = SystemRandom().randrange(SEEDS)
    config = GameConfig(edition, board, seats, seed, own_board=own)
    while True:
        try:
            rules_for(config)
        except SetupError:
            if len(config.players) <= 2:
                raise
            config = replace(config, players=config.players[:-1])
        else:
            return config
