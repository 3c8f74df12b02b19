"""The command line. It starts without Qt, and `--help` and `--version` without the engine."""

import argparse
import gc
import sys
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path

from powergrid_qt import __version__
from powergrid_qt.commands.output import (
    INTERRUPTED,
    discard_output,
    flush_output,
    make_output_robust,
)
from powergrid_qt.commands.parsers import COMMANDS, CommandParser, add_commands, run_command
from powergrid_qt.paths import EXTENSION, PACKED

FAILED = 2
PIPE_CLOSED = 141
"""The exit code that a shell gives to a program which is ended by this signal."""

OPEN = "--open"


def main(argv: Sequence[str] | None = None) -> int:
    make_output_robust()
    arguments = make_parser().parse_args(as_command(sys.argv[1:] if argv is None else argv))
    try:
        return run_and_explain(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has seen enough
        discard_output()
        return PIPE_CLOSED


def run_and_explain(arguments: argparse.Namespace) -> int:
    """Carry out a command. What went wrong becomes a message and an exit code."""
    from powergrid_qt.commands.failures import EXPLAINED, explained

    try:
        code: int = arguments.run(arguments)
        flush_output()  # here, where it can still be told that the disk is full
        return code
    except BrokenPipeError:
        raise
    except EXPLAINED as error:
        lines = explained(error)
    try:
        flush_output()  # what was printed before comes before the message
    except OSError:
        discard_output()
    for line in lines:
        print(line, file=sys.stderr)
    return FAILED


def start_game(arguments: argparse.Namespace) -> int:
    """What happens without a command, or with the name of a game's file."""
    from powergrid_qt.commands.screen import ensure_qt, has_screen

    if has_screen():
        ensure_qt()
        gc.disable()  # until the window is seen: what is made for it is no garbage
        try:
            from powergrid_qt.views.window import application

            if arguments.board is None:
                return application.run(arguments.file)
            from powergrid_qt.commands.game_choice import game_on

            return application.run(game=game_on(arguments.board))
        finally:
            gc.enable()
    if arguments.file is not None:
        print("There is no screen here, so only the outcome of the game is told.")
        return run_command("replay", make_parser().parse_args(["replay", str(arguments.file)]))
    print("There is no screen here, so a demonstration game is played without one.")
    on_board = [] if arguments.board is None else ["--board", arguments.board]
    return run_command("demo", make_parser().parse_args(["demo", *on_board]))


# -- what can be written on the command line --------------------------------------------------


def as_command(argv: Sequence[str]) -> list[str]:
    """A file manager gives the name of a file where a command could stand: make an option of it."""
    words = list(argv)
    if words and words[0] not in COMMANDS and not words[0].startswith("-"):
        path = Path(words[0])
        if path.name.endswith((EXTENSION, PACKED)) or path.is_file():
            return [OPEN, *words]
    return words


@cache
def make_parser() -> argparse.ArgumentParser:
    """Make the parser once: what starts without a screen asks for it twice."""
    parser = argparse.ArgumentParser(
        prog="powergrid-qt",
        description="The board game Power Grid for the desktop. Without a command the game starts;"
        " powergrid-qt FILE.pgr opens a game.",
        epilog="Each command explains itself, for example: powergrid-qt simulate --help",
        allow_abbrev=False,
    )
    parser.add_argument("-V", "--version", action="version", version=f"%(prog)s {__version__}")
    parser.set_defaults(run=start_game)
    parser.add_argument(
        "--paths",
        dest="run",
        action="store_const",
        const=partial(run_command, "paths"),
        help="print where games, settings, the log and the boards lie",
    )
    parser.add_argument(OPEN, dest="file", type=Path, help=argparse.SUPPRESS)
    parser.add_argument(
        "--board",
        metavar="ID|FILE",
        help="begin a game on this board, or on one of your own, against computer players",
    )
    commands = parser.add_subparsers(
        title="commands", metavar="COMMAND", parser_class=CommandParser
    )
    add_commands(commands)
    return parser
