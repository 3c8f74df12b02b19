"""What is played in which game: everything follows from the seed and the number of the game."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from powergrid_qt.engine.edition import playable_boards

_FIRST = ("germany", "usa", "europe", "north-america", "outpost")
BOARDS = (*_FIRST, *(board for board in playable_boards() if board not in _FIRST))
"""Those that differ most come first: of few games each is on another kind of board."""
PLAYER_COUNTS = (2, 3, 4, 5, 6)
FIRST_BOARD = "germany"
"""The one of "Your first game"."""
QUICK = ("easy", "normal", "random")
"""Computer players that are quick."""
HOUSEHOLD = 4
"""So many games after each other: the first has a profile of its own, the others share one."""
LANGUAGES, THEMES, TEXT_SIZES = ("en", "de", "nl"), ("light", "dark"), (80, 100, 125, 150, 200)


@dataclass(frozen=True, slots=True)
class Plan:
    """One game: on what, by whom, and how it is disturbed."""

    number: int
    seed: int
    board: str
    kinds: tuple[str, ...]
    """Of the seats: "human", or a level of computer players."""
    first_game: bool
    """"Your first game", which chooses for itself."""
    promo: bool
    draft: bool
    open_money: bool
    profile: int
    """The number of the game that is the first in the same profile."""
    settings: tuple[tuple[str, str], ...]
    """What is set before the profile is used for the first time."""
    slow_computers: bool
    """Computers are as slow as they are at first, until the person tires of it."""
    unrest: float
    """How likely something else is done before a decision goes on."""
    kills: tuple[int, ...]
    """The program is killed after so many moves, then after so many more, and so on."""
    platform: str
    longest_s: float
    """After that the window is closed, over or not."""
    invitation: str = ""
    """Address and code of the table that another program keeps; empty: the game is put together
    here, and a seat of the kind "remote" is for somebody who comes."""
    watches: bool = False
    """Whether the person only looks on there."""

    @property
    def fresh(self) -> bool:
        return self.profile == self.number

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self), indent=1), encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> "Plan":
        found = json.loads(path.read_text(encoding="utf-8"))
        for name in ("kinds", "kills"):
            found[name] = tuple(found[name])
        found["settings"] = tuple((key, value) for key, value in found["settings"])
        return cls(**found)


def plan_of(
    number: int, seed: int, *, platform: str, all_fresh: bool, quiet: bool, longest_s: float
) -> Plan:
    """`platform`: "both" takes them in turn; `quiet`: nothing is done but what the game needs, and
    nobody kills the program."""
    rng = Random(f"{seed}/{number}")
    platforms = ("xcb", "offscreen") if platform == "both" else (platform,)
    place = number % HOUSEHOLD
    profile = number if all_fresh or place == 0 else number - place + 1
    turn, place = divmod(number, len(BOARDS))
    players = PLAYER_COUNTS[(turn + place) % len(PLAYER_COUNTS)]
    board, bare = BOARDS[place], rng.random() < 0.4
    return Plan(
        number=number,
        seed=seed,
        board=board,
        kinds=_kinds(rng, players),
        first_game=rng.random() < 0.4 and profile == number and board == FIRST_BOARD,
        promo=rng.random() < 0.3,
        draft=rng.random() < 0.3,
        open_money=rng.random() < 0.3,
        profile=profile,
        settings=() if bare else tuple(_settings(rng)),
        slow_computers=rng.random() < 0.2,
        unrest=0.0 if quiet else rng.choice((0.05, 0.15, 0.3)),
        kills=() if quiet else _kills(rng),
        platform=platforms[number % len(platforms)],
        longest_s=longest_s,
    )


def _kinds(rng: Random, players: int) -> tuple[str, ...]:
    """Mostly one or two people: each of their decisions takes half a second."""
    people = min(players, rng.choices((0, 1, 2, 3), (1, 10, 6, 2))[0])
    kinds = ["human"] * people + [rng.choice(QUICK) for _ in range(players - people)]
    rng.shuffle(kinds)
    return tuple(kinds)


def _settings(rng: Random) -> Iterator[tuple[str, str]]:
    """As they stand in the file. Without any, a profile is that of a newcomer."""
    yield "language", rng.choice(LANGUAGES)
    yield "theme", rng.choice(THEMES)
    yield "text_size", str(rng.choice(TEXT_SIZES))
    yield "animation", rng.choice(("full", "reduced"))
    yield "ask_always", rng.choice(("true", "false", "false"))
    yield "sound", rng.choice(("true", "false"))


def _kills(rng: Random) -> tuple[int, ...]:
    return tuple(rng.randint(1, 60) for _ in range(rng.choices((0, 1, 2), (6, 2, 1))[0]))
