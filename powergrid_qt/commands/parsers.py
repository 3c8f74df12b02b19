"""What each command can be told on the command line. Read for every start of the program: commands
themselves, and the engine, are imported when they are called."""

import argparse
import importlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from powergrid_qt.paths import languages

MOST_GAMES = 1_000_000
MOST_PORT = 65535
MOST_PROCESSES = 60  # Windows cannot wait for more
LEAST_PICTURE, USUAL_PICTURE, MOST_PICTURE = 200, 2400, 12_000


class CommandParser(argparse.ArgumentParser):
    """The parser of a command, which tells its options in few words. The help of one that takes
    levels lists them, plug-ins too, which are looked for only then."""

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

    def option(self, name: str, metavar: str, about: str, **more: Any) -> None:
        """An option with a value; a `default` is told."""
        told = " (default: %(default)s)" if more.get("default") else ""
        self.add_argument(name, metavar=metavar, help=about + told, **more)

    def flag(self, name: str, about: str) -> None:
        self.add_argument(name, action="store_true", help=about)

    def number(self, name: str, about: str, least: int, most: int, usual: int) -> None:
        self.option(name, "N", about, type=whole_number(least, most), default=usual)


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


Commands: TypeAlias = "argparse._SubParsersAction[CommandParser]"


def run_command(name: str, arguments: argparse.Namespace) -> int:
    """Imported when it is called: commands need the engine, which takes its time to import."""
    code: int = importlib.import_module(f"powergrid_qt.commands.{name}").run(arguments)
    return code


def add_commands(commands: Commands) -> None:
    for name, (about, examples, add_options) in COMMANDS.items():
        lines = [f"powergrid-qt {name} {example}".rstrip() for example in examples]
        parser = commands.add_parser(
            name,
            help=about,
            description=f"{about[0].upper()}{about[1:]}.",
            epilog="\n  ".join(["examples:", *lines]),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        parser.set_defaults(run=partial(run_command, name))
        add_options(parser)


# -- options that several commands have ---------------------------------------------------------


def add_game_options(parser: CommandParser, level: str) -> None:
    """Add options for what is played, and by whom; `game_choice` reads them."""
    parser.takes_levels = True
    add_players_option(parser)
    about = (
        "level of the computer players, one for all or one for each, with or without a character"
    )
    parser.option("--ai", "LEVEL[,LEVEL...]", about, default=level)
    add_setup_options(parser)


def add_players_option(parser: CommandParser) -> None:
    parser.option("--players", "N", "how many players (default: 4)", type=whole_number(2, 6))


def add_board_options(parser: CommandParser) -> None:
    """Add options for board, edition and promo cards."""
    about = "a board as `maps` lists it, or a file with one of your own"
    parser.option("--board", "ID|FILE", f"{about} (usual: classic-2009 on germany)")
    parser.option("--edition", "ID", "an edition that is played on the board")
    parser.option("--promo", "ID[,ID...]|all|none", "promo cards in the game", default="none")


def add_setup_options(parser: CommandParser, *, by_chance: bool = False) -> None:
    """What is played. `by_chance`: nobody else may know the usual seed."""
    add_board_options(parser)
    about = "everything random derives from it"
    if by_chance:
        parser.option("--seed", "N", f"{about} (usual: by chance)", type=int)
    else:
        parser.option("--seed", "N", about, type=int, default=1)
    parser.flag("--beginner", "play the short first game")
    parser.add_argument(
        "--regions",
        choices=("random", "draft"),
        default="random",
        help="regions drawn by lot or picked by the players (default: %(default)s)",
    )


def add_games_and_jobs(parser: CommandParser, games: str) -> None:
    parser.number("--games", games, 1, MOST_GAMES, 100)
    about = "play in so many processes; the games are the same"
    parser.number("--jobs", about, 1, MOST_PROCESSES, 1)


# -- those of each command ----------------------------------------------------------------------

AddOptions = Callable[[CommandParser], None]
COMMANDS: dict[str, tuple[str, tuple[str, ...], AddOptions]] = {}
"""What each does in a few words, examples of its options, and what adds these."""


def command(about: str, *examples: str) -> Callable[[AddOptions], AddOptions]:
    """Register a command under the name of the function that adds its options."""

    def add(add_options: AddOptions) -> AddOptions:
        COMMANDS[add_options.__name__] = about, examples, add_options
        return add_options

    return add


@command(
    "list the boards, show one, make a picture of it, or check a board of your own",
    *("", "germany", "germany --text", "germany --png germany.png --size 4000"),
    "my-board.json",
)
def maps(parser: CommandParser) -> None:
    about = "a board that comes with the game, or a file with one: it is checked"
    parser.add_argument("board", nargs="?", metavar="BOARD|FILE", help=about)
    parser.flag("--json", "print JSON")
    parser.flag("--text", "tell about the board in words, also on a screen")
    for kind in ("png", "svg", "pdf"):
        parser.option(f"--{kind}", "FILE", f"draw the board into a {kind.upper()} file")
    about = "longer side of the PNG in pixels"
    parser.number("--size", about, LEAST_PICTURE, MOST_PICTURE, USUAL_PICTURE)


@command(
    "play a record again, check every move and tell the outcome",
    "game.pgr",
    "game.pgr --states | tail -n 1",
)
def replay(parser: CommandParser) -> None:
    parser.option("file", "FILE", "a record, also one packed with gzip; - is standard input")
    about = "print the state after the set-up and after each move, as one JSON object a line"
    parser.flag("--states", about)


@command(
    "play many games among computer players",
    "--board germany --players 4 --games 100 --jobs 2",
    "--edition deluxe-2014 --games 10 --records games --json",
)
def simulate(parser: CommandParser) -> None:
    add_game_options(parser, level="random")
    add_games_and_jobs(parser, "how many games; each has the next seed")
    about = "write a record of each game here, in place of one of the same name"
    parser.option("--records", "DIR", about)
    parser.flag("--json", "print one JSON object for each game")


@command(
    "let levels of computer players play against each other on all seats",
    "--seats random,random,random,random --games 200",
    "--seats hard,normal,normal,normal --board usa --jobs 2",
    "--seats hard:irene,hard,hard,hard --games 200",
    "--seats hard,normal --dask tcp://scheduler:8786 --json",
)
def tournament(parser: CommandParser) -> None:
    parser.takes_levels = True
    about = "who plays, 2 to 6, with or without a character; with each game everybody moves on by"
    parser.option("--seats", "LEVEL,LEVEL[,...]", f"{about} one seat", required=True)
    add_setup_options(parser)
    add_games_and_jobs(parser, "how many games; a multiple of the seats is fair to all")
    about = "play on the Dask cluster of this scheduler (pip install 'powergrid-qt[cluster]')"
    parser.option("--dask", "ADDRESS", about)
    parser.option("--records", "DIR", "write a record of each game here")
    parser.flag("--mistakes", "count foolish moves; a judge looks at every decision, which is slow")
    parser.flag("--json", "print one JSON object for each game, and the standings as the last line")


@command(
    "play games of every kind and check after every move that nothing is broken",
    *("--games 1000 --jobs 2", "--games 100000 --jobs 2 --resume soak.log"),
    "--check soak/soak-1-99.pgr",
)
def soak(parser: CommandParser) -> None:
    add_games_and_jobs(parser, "how many games, over all editions, boards, players and levels")
    parser.option("--seed", "N", "another one gives other games", type=int, default=1)
    parser.option("--resume", "FILE", "note each game here, and do not play again what is noted")
    about = "where the records of broken games are written"
    parser.option("--records", "DIR", about, default="soak")
    parser.option("--check", "FILE", "watch a recorded game instead, such as a broken one")


@command("measure how fast the engine is here, beside what it has to reach", "", "--json")
def bench(parser: CommandParser) -> None:
    about = "games in a batch; memory is watched over 20 times as many"
    parser.number("--games", about, 1, MOST_GAMES, 50)
    parser.flag("--json", "print one JSON object")
    parser.flag("--gui", "measure the window instead, without a screen and in Xvfb")


@command(
    "play one game among computer players, tell it round by round and write its record",
    "",
    "--board europe --players 3 --out my-demo",
)
def demo(parser: CommandParser) -> None:
    add_game_options(parser, level="hard")
    parser.option("--out", "DIR", "where to write the record", default="powergrid-demo")


@command(
    "tell the rules of a game: of its edition, board, number of players and promo cards",
    "--board germany --edition classic-2009 --players 4",
    "--board usa --promo warehouse,taxes --language nl --ids",
)
def rules(parser: CommandParser) -> None:
    parser.set_defaults(ai="random", seed=0, beginner=False, regions="random")
    add_players_option(parser)
    add_board_options(parser)
    about = "tell them in this language (usual: that of the program)"
    parser.add_argument("--language", choices=languages(), help=about)
    parser.flag("--ids", "name the numbered rules that each paragraph tells")


@command(
    "keep a table that people and computer players join from other machines",
    "--board germany --players 4",
    "--seats Ada=remote,Bo=remote,Cy=hard --out friday.pgr --port 47047",
    "friday.pgr --on-turn './tell-them.sh'",
)
def serve(parser: CommandParser) -> None:
    parser.takes_levels = True
    about = "go on with this game"
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE.pgr", help=about)
    add_players_option(parser)
    about = "who plays, 2 to 6: remote for somebody from another machine, or a level of computer"
    parser.option("--seats", "NAME=KIND[,...]", f"{about} players (usual: all remote)")
    add_setup_options(parser, by_chance=True)
    parser.flag("--open-money", "everybody sees all money")
    parser.flag("--no-hints", "ask the windows of the players to give no hints")
    about = "let this computer player play for whoever leaves a game (usual: the seat waits)"
    parser.add_argument("--stand-in", default="remote", metavar="LEVEL", help=about)
    parser.option("--address", "ADDRESS", "listen only there (usual: everywhere)", default="")
    about = "usual: any free one, or that which a table had before that goes on"
    parser.option("--port", "N", about, type=whole_number(0, MOST_PORT), default=0)
    parser.option("--code", "CODE", "what people need to come in (usual: a new one is made)")
    about = "what the table is called on the local network (usual: its board)"
    parser.option("--title", "TEXT", about, default="")
    parser.flag("--hidden", "do not answer who looks for tables there")
    about = "where the game is written after every move; if it is there, the table goes on with it"
    parser.option("--out", "FILE.pgr", f"{about} (usual: a new file here)", type=Path)
    about = "run this when somebody's turn begins, with POWERGRID_SEAT, POWERGRID_NAME and"
    parser.option("--on-turn", "COMMAND", f"{about} POWERGRID_TABLE in its environment")
    parser.flag("--json", "print what happens, one JSON object a line")


@command(
    "sit down at a table on another machine",
    "192.168.1.20:47047 K7QF-2MXP",
    "192.168.1.20:47047 K7QF-2MXP --ai hard",
    "example.org:47047 K7QF-2MXP --ai normal --name Bo --token bo.token",
)
def join(parser: CommandParser) -> None:
    parser.takes_levels = True
    parser.option("address", "HOST:PORT", "where the table is")
    parser.option("code", "CODE", "the code of the table")
    parser.option("--name", "NAME", "usual: that of the seat", default="")
    about = "counted from 0 (usual: any free one)"
    parser.option("--seat", "N", about, type=whole_number(0, 5))
    parser.option("--ai", "LEVEL", "let this computer player play (usual: a window is opened)")
    parser.option("--seed", "N", "of the computer player (usual: by chance)", type=int)
    about = "keep here what belongs to the seat, and come back to it with the same file"
    parser.option("--token", "FILE", about, type=Path)
    parser.flag("--json", "print what happens, one JSON object a line")
