"""Options that several commands have. Read for every start of the program: it imports no engine."""

import argparse
from collections.abc import Callable

MOST_GAMES = 1_000_000
MOST_PROCESSES = 60  # Windows cannot wait for more


class CommandParser(argparse.ArgumentParser):
    """The help of a command that takes levels lists them, plug-ins too, which are looked for
    only then."""

    takes_levels = False

    def format_help(self) -> str:
        text = super().format_help()
        if not self.takes_levels:
            return text
        from powergrid_qt.ai.levels import PERSONA_LEVELS
        from powergrid_qt.ai.personas import personas
        from powergrid_qt.ai.players import all_names

        return (
            f"{text}\ncomputer players: {', '.join(all_names())}\n"
            f"characters of {', '.join(PERSONA_LEVELS)}, as in hard:{next(iter(personas()))}:"
            f" {', '.join(personas())}\n"
        )


def add_game_options(parser: CommandParser, level: str) -> None:
    """The options that say what is played, and by whom. `game_choice` reads them."""
    parser.takes_levels = True
    add_players_option(parser)
    parser.add_argument(
        "--ai",
        default=level,
        metavar="LEVEL[,LEVEL...]",
        help="level of the computer players, one for all or one for each, with or without a"
        " character (default: %(default)s)",
    )
    add_setup_options(parser)


def add_players_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players", type=whole_number(2, 6), metavar="N", help="how many players (default: 4)"
    )


def add_board_options(parser: argparse.ArgumentParser) -> None:
    """By which rules, and with which cards."""
    parser.add_argument(
        "--board",
        metavar="ID|FILE",
        help="a board as `maps` lists it, or a file with one of your own"
        " (usual: classic-2009 on germany)",
    )
    parser.add_argument("--edition", metavar="ID", help="an edition that is played on the board")
    parser.add_argument(
        "--promo",
        default="none",
        metavar="ID[,ID...]|all|none",
        help="promo cards in the game (default: %(default)s)",
    )


def add_setup_options(parser: argparse.ArgumentParser, *, by_chance: bool = False) -> None:
    """The options that say what is played. `by_chance`: nobody else may know the usual seed."""
    add_board_options(parser)
    about = "everything random derives from it"
    if by_chance:
        parser.add_argument("--seed", type=int, metavar="N", help=f"{about} (usual: by chance)")
    else:
        add_seed(parser, about)
    parser.add_argument("--beginner", action="store_true", help="play the short first game")
    parser.add_argument(
        "--regions",
        choices=("random", "draft"),
        default="random",
        help="regions drawn by lot or picked by the players (default: %(default)s)",
    )


def add_games_and_jobs(parser: argparse.ArgumentParser, games: str) -> None:
    add_number(parser, "--games", games, 1, MOST_GAMES, 100)
    about = "play in so many processes; the games are the same"
    add_number(parser, "--jobs", about, 1, MOST_PROCESSES, 1)


def add_seed(parser: argparse.ArgumentParser, about: str) -> None:
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help=f"{about} (default: %(default)s)"
    )


def add_number(
    parser: argparse.ArgumentParser, name: str, about: str, least: int, most: int, usual: int
) -> None:
    parser.add_argument(
        name,
        type=whole_number(least, most),
        default=usual,
        metavar="N",
        help=f"{about} (default: %(default)s)",
    )


def whole_number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}")
        return number

    return read
