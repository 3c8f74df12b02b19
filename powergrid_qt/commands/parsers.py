"""What each command can be told on the command line. Read for every start of the program: commands
themselves are imported when they are called."""

import argparse
import importlib
from functools import partial
from pathlib import Path
from typing import TypeAlias

from powergrid_qt.commands.options import (
    MOST_GAMES,
    CommandParser,
    add_board_options,
    add_game_options,
    add_games_and_jobs,
    add_number,
    add_players_option,
    add_seed,
    add_setup_options,
    whole_number,
)
from powergrid_qt.paths import languages

LEAST_PICTURE, USUAL_PICTURE, MOST_PICTURE = 200, 2400, 12_000

Commands: TypeAlias = "argparse._SubParsersAction[CommandParser]"


def add_commands(commands: Commands) -> None:
    add_maps(commands)
    add_replay(commands)
    add_simulate(commands)
    add_tournament(commands)
    add_soak(commands)
    add_bench(commands)
    add_demo(commands)
    add_rules(commands)
    add_serve(commands)
    add_join(commands)


def run_command(name: str, arguments: argparse.Namespace) -> int:
    """Imported when it is called: commands need the engine, which takes its time to import."""
    code: int = importlib.import_module(f"powergrid_qt.commands.{name}").run(arguments)
    return code


def add_maps(commands: Commands) -> None:
    parser = add_command(
        commands,
        "maps",
        "list the boards, show one, make a picture of it, or check a board of your own",
        "powergrid-qt maps",
        "powergrid-qt maps germany",
        "powergrid-qt maps germany --text",
        "powergrid-qt maps germany --png germany.png --size 4000",
        "powergrid-qt maps my-board.json",
    )
    parser.add_argument(
        "board",
        nargs="?",
        metavar="BOARD|FILE",
        help="a board that comes with the game, or a file with one: it is checked",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--text", action="store_true", help="tell about the board in words, also on a screen"
    )
    for kind in ("png", "svg", "pdf"):
        parser.add_argument(
            f"--{kind}", metavar="FILE", help=f"draw the board into a {kind.upper()} file"
        )
    about = "longer side of the PNG in pixels"
    add_number(parser, "--size", about, LEAST_PICTURE, MOST_PICTURE, USUAL_PICTURE)


def add_replay(commands: Commands) -> None:
    parser = add_command(
        commands,
        "replay",
        "play a record again, check every move and tell the outcome",
        "powergrid-qt replay game.pgr",
        "powergrid-qt replay game.pgr --states | tail -n 1",
    )
    parser.add_argument(
        "file", metavar="FILE", help="a record, also one packed with gzip; - is standard input"
    )
    parser.add_argument(
        "--states",
        action="store_true",
        help="print the state after the set-up and after each move, as one JSON object a line",
    )


def add_simulate(commands: Commands) -> None:
    parser = add_command(
        commands,
        "simulate",
        "play many games among computer players",
        "powergrid-qt simulate --board germany --players 4 --games 100 --jobs 2",
        "powergrid-qt simulate --edition deluxe-2014 --games 10 --records games --json",
    )
    add_game_options(parser, level="random")
    add_games_and_jobs(parser, "how many games; each has the next seed")
    parser.add_argument(
        "--records",
        metavar="DIR",
        help="write a record of each game here, in place of one of the same name",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object for each game")


def add_tournament(commands: Commands) -> None:
    parser = add_command(
        commands,
        "tournament",
        "let levels of computer players play against each other on all seats",
        "powergrid-qt tournament --seats random,random,random,random --games 200",
        "powergrid-qt tournament --seats hard,normal,normal,normal --board usa --jobs 2",
        "powergrid-qt tournament --seats hard:irene,hard,hard,hard --games 200",
        "powergrid-qt tournament --seats hard,normal --dask tcp://scheduler:8786 --json",
    )
    parser.takes_levels = True
    parser.add_argument(
        "--seats",
        required=True,
        metavar="LEVEL,LEVEL[,...]",
        help="who plays, 2 to 6, with or without a character; with each game everybody moves on by"
        " one seat",
    )
    add_setup_options(parser)
    add_games_and_jobs(parser, "how many games; a multiple of the seats is fair to all")
    parser.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="play on the Dask cluster of this scheduler (pip install 'powergrid-qt[cluster]')",
    )
    parser.add_argument("--records", metavar="DIR", help="write a record of each game here")
    parser.add_argument(
        "--mistakes",
        action="store_true",
        help="count foolish moves of each level; a judge looks at every decision, which takes about"
        " as long as a game of experts",
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help="print one JSON object for each game, and the standings as the last line",
    )


def add_soak(commands: Commands) -> None:
    parser = add_command(
        commands,
        "soak",
        "play games of every kind and check after every move that nothing is broken",
        "powergrid-qt soak --games 1000 --jobs 2",
        "powergrid-qt soak --games 100000 --jobs 2 --resume soak.log",
        "powergrid-qt soak --check soak/soak-1-99.pgr",
    )
    add_games_and_jobs(parser, "how many games, over all editions, boards, players and levels")
    add_seed(parser, "another one gives other games")
    parser.add_argument(
        "--resume",
        metavar="FILE",
        help="note each game here, and do not play again what is noted",
    )
    parser.add_argument(
        "--records",
        default="soak",
        metavar="DIR",
        help="where the records of broken games are written (default: %(default)s)",
    )
    parser.add_argument(
        "--check", metavar="FILE", help="watch a recorded game instead, such as a broken one"
    )


def add_bench(commands: Commands) -> None:
    parser = add_command(
        commands,
        "bench",
        "measure how fast the engine is here, beside what it has to reach",
        "powergrid-qt bench",
        "powergrid-qt bench --json",
    )
    about = "games in a batch; memory is watched over 20 times as many"
    add_number(parser, "--games", about, 1, MOST_GAMES, 50)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--gui",
        action="store_true",
        help="measure the window instead, without a screen and in Xvfb",
    )


def add_demo(commands: Commands) -> None:
    parser = add_command(
        commands,
        "demo",
        "play one game among computer players, tell it round by round and write its record",
        "powergrid-qt demo",
        "powergrid-qt demo --board europe --players 3 --out my-demo",
    )
    add_game_options(parser, level="hard")
    parser.add_argument(
        "--out",
        default="powergrid-demo",
        metavar="DIR",
        help="where to write the record (default: %(default)s)",
    )


def add_rules(commands: Commands) -> None:
    parser = add_command(
        commands,
        "rules",
        "tell the rules of a game: of its edition, board, number of players and promo cards",
        "powergrid-qt rules --board germany --edition classic-2009 --players 4",
        "powergrid-qt rules --board usa --promo warehouse,taxes --language nl --ids",
    )
    add_players_option(parser)
    add_board_options(parser)
    parser.add_argument(
        "--language",
        choices=languages(),
        help="tell them in this language (usual: that of the program)",
    )
    parser.add_argument(
        "--ids", action="store_true", help="name the numbered rules that each paragraph tells"
    )


def add_serve(commands: Commands) -> None:
    parser = add_command(
        commands,
        "serve",
        "keep a table that people and computer players join from other machines",
        "powergrid-qt serve --board germany --players 4",
        "powergrid-qt serve --seats Ada=remote,Bo=remote,Cy=hard --out friday.pgr --port 47047",
        "powergrid-qt serve friday.pgr --on-turn './tell-them.sh'",
    )
    parser.takes_levels = True
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE.pgr", help="go on with this game"
    )
    add_players_option(parser)
    parser.add_argument(
        "--seats",
        metavar="NAME=KIND[,...]",
        help="who plays, 2 to 6: remote for somebody from another machine, or a level of computer"
        " players (usual: all remote)",
    )
    add_setup_options(parser, by_chance=True)
    parser.add_argument("--open-money", action="store_true", help="everybody sees all money")
    parser.add_argument(
        "--no-hints", action="store_true", help="ask the windows of the players to give no hints"
    )
    parser.add_argument(
        "--stand-in",
        default="remote",
        metavar="LEVEL",
        help="let this computer player play for whoever leaves a game (usual: the seat waits)",
    )
    parser.add_argument(
        "--address", default="", metavar="ADDRESS", help="listen only there (usual: everywhere)"
    )
    parser.add_argument(
        "--port", type=whole_number(0, 65535), default=0, metavar="N", help="usual: any free one"
    )
    parser.add_argument(
        "--code", metavar="CODE", help="what people need to come in (usual: a new one is made)"
    )
    parser.add_argument(
        "--title",
        default="",
        metavar="TEXT",
        help="what the table is called on the local network (usual: its board)",
    )
    parser.add_argument(
        "--hidden", action="store_true", help="do not answer who looks for tables there"
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE.pgr",
        help="where the game is written after every move; if it is there, the table goes on with"
        " it (usual: a new file here)",
    )
    parser.add_argument(
        "--on-turn",
        metavar="COMMAND",
        help="run this when somebody's turn begins, with POWERGRID_SEAT, POWERGRID_NAME and"
        " POWERGRID_TABLE in its environment",
    )
    parser.add_argument(
        "--json", action="store_true", help="print what happens, one JSON object a line"
    )


def add_join(commands: Commands) -> None:
    parser = add_command(
        commands,
        "join",
        "sit down at a table on another machine",
        "powergrid-qt join 192.168.1.20:47047 K7QF-2MXP",
        "powergrid-qt join 192.168.1.20:47047 K7QF-2MXP --ai hard",
        "powergrid-qt join example.org:47047 K7QF-2MXP --ai normal --name Bo --token bo.token",
    )
    parser.takes_levels = True
    parser.add_argument("address", metavar="HOST:PORT", help="where the table is")
    parser.add_argument("code", metavar="CODE", help="the code of the table")
    parser.add_argument("--name", default="", metavar="NAME", help="usual: that of the seat")
    parser.add_argument(
        "--seat", type=whole_number(0, 5), metavar="N", help="counted from 0 (usual: any free one)"
    )
    parser.add_argument(
        "--ai", metavar="LEVEL", help="let this computer player play (usual: a window is opened)"
    )
    parser.add_argument(
        "--seed", type=int, metavar="N", help="of the computer player (usual: by chance)"
    )
    parser.add_argument(
        "--token",
        type=Path,
        metavar="FILE",
        help="keep here what belongs to the seat, and come back to it with the same file",
    )
    parser.add_argument(
        "--json", action="store_true", help="print what happens, one JSON object a line"
    )


def add_command(commands: Commands, name: str, about: str, *examples: str) -> CommandParser:
    parser = commands.add_parser(
        name,
        help=about,
        description=f"{about[0].upper()}{about[1:]}.",
        epilog="\n  ".join(["examples:", *examples]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=partial(run_command, name))
    return parser
