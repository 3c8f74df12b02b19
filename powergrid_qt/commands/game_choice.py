"""Makes the configuration of a game from the options of a command line."""

import argparse
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import SystemRandom

from powergrid_qt.ai.players import level_names
from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.commands.failures import CommandError
from powergrid_qt.engine import Board, GameConfig, GameOptions, SetupError, board_ids, load_board
from powergrid_qt.engine.edition import USUAL_EDITION, edition_data, edition_facts, usual_edition
from powergrid_qt.engine.game import rules_for
from powergrid_qt.engine.own_boards import read_playable
from powergrid_qt.paths import EXTENSION

DEFAULT_PLAYERS = 4
SEEDS = 10**6


def chosen_config(arguments: argparse.Namespace) -> GameConfig:
    """The game that the options ask for; what they leave open is chosen to fit."""
    return config_among(levels(arguments.ai, arguments.players), arguments)


def config_among(kinds: Sequence[str], arguments: argparse.Namespace) -> GameConfig:
    """Return the game that the options ask for, among computer players who are known already."""
    edition, board, own = edition_and_board(arguments.edition, arguments.board)
    options = GameOptions(
        promo=promo_cards(arguments.promo, edition, board, own),
        beginner=arguments.beginner,
        draft=arguments.regions == "draft",
    )
    seats = computer_seats(kinds)
    return GameConfig(edition, board, seats, arguments.seed, options, own_board=own)


def edition_and_board(edition: str | None, board: str | None) -> tuple[str, str, Board | None]:
    """Choose edition and board; `board` may also be a file, whose board then comes third."""
    if board is None:
        edition = edition or USUAL_EDITION
        return edition, next(iter(edition_data(edition)["boards"])), None
    if is_board_file(board):
        own = read_playable(Path(board))
        return edition or usual_edition(own), own.id, own
    if edition is None:
        edition = usual_edition(load_board(board))  # refuses an unknown one with a hint
    return edition, board, None


def is_board_file(target: str) -> bool:
    """Whether a file is meant and not the id of a board."""
    if target in board_ids():
        return False
    separators = [os.sep, *filter(None, [os.altsep])]
    return (
        target.lower().endswith(".json")
        or any(separator in target for separator in separators)
        or Path(target).is_file()
    )


def promo_cards(asked: str, edition: str, board: str, own: Board | None = None) -> tuple[str, ...]:
    if asked == "none":
        return ()
    if asked == "all":
        facts = edition_facts(edition, board, own)
        found = tuple(card for card in facts.promo_cards if card not in facts.always_in_deck)
        if not found:
            raise CommandError(f"edition {edition} has no promo cards")
        return found
    return tuple(asked.split(","))


def levels(asked: str, players: int | None) -> list[str]:
    """The level of each seat: one for all, or a list with one for each."""
    named = asked.split(",")
    if len(named) == 1:
        return named * (players or DEFAULT_PLAYERS)
    if players is not None and players != len(named):
        raise CommandError(f"--ai names {len(named)} computer players, --players {players}")
    return named


def record_name(config: GameConfig) -> str:
    players = len(config.players)
    return f"{config.edition}-{config.board}-{players}p-{config.seed}{EXTENSION}"


def game_on(target: str) -> GameConfig:
    """Somebody against computer players on a board, by its id or its file: the usual number of
    them, or fewer where it has no room for all."""
    from powergrid_qt.app.new_game import default_game  # with Qt

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
