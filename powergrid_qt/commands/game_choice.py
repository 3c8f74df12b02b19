"""From the options of a command line to the configuration of a game among computer players."""

import argparse
from collections.abc import Sequence

from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.commands.failures import CommandError
from powergrid_qt.engine import GameConfig, GameOptions, load_board
from powergrid_qt.engine.edition import USUAL_EDITION, edition_data, edition_facts, usual_edition

DEFAULT_PLAYERS = 4


def chosen_config(arguments: argparse.Namespace) -> GameConfig:
    """The game that the options ask for; what they leave open is chosen to fit."""
    return config_among(levels(arguments.ai, arguments.players), arguments)


def config_among(kinds: Sequence[str], arguments: argparse.Namespace) -> GameConfig:
    """The same for computer players who are known already."""
    edition, board = edition_and_board(arguments.edition, arguments.board)
    options = GameOptions(
        promo=promo_cards(arguments.promo, edition, board),
        beginner=arguments.beginner,
        draft=arguments.regions == "draft",
    )
    return GameConfig(edition, board, computer_seats(kinds), arguments.seed, options)


def edition_and_board(edition: str | None, board: str | None) -> tuple[str, str]:
    if edition is None:
        if board is None:
            edition = USUAL_EDITION
        else:
            load_board(board)  # refuses an unknown one with a hint
            edition = usual_edition(board)
    if board is None:
        board = next(iter(edition_data(edition)["boards"]))
    return edition, board


def promo_cards(asked: str, edition: str, board: str) -> tuple[str, ...]:
    if asked == "none":
        return ()
    if asked == "all":
        facts = edition_facts(edition, board)
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
    return f"{config.edition}-{config.board}-{players}p-{config.seed}.pgr"
