"""Works out from the record of a game what the library knows of it."""

import contextlib
import json
from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from powergrid_qt.ai.analysis import costly_lapses
from powergrid_qt.ai.kept_analysis import kept_closeness, kept_verdicts
from powergrid_qt.app.about import DAILY, HERE, PRACTICE, coach_from, day_in, game_id, parent_of
from powergrid_qt.app.first_game import is_first_game
from powergrid_qt.app.folders import moment_of
from powergrid_qt.app.turn.played_game import ENDED, HINTS, TAKE_BACKS
from powergrid_qt.engine import Event, Game, IllegalMove, Record, Refused, load_board, read_record
from powergrid_qt.engine.config import HUMAN, REMOTE, Seat
from powergrid_qt.engine.events import CardSold, CityConnected
from powergrid_qt.engine.record import playable_part, replay, replayed
from powergrid_qt.models.library_game import (
    LONGEST_TITLE,
    Branch,
    LibraryGame,
    LibrarySeat,
    Save,
    UnreadableSave,
)
from powergrid_qt.models.plain_text import presentable
from powergrid_qt.words.verdicts import weakness_of

LATEST = 32_503_680_000
"""The year 3000: what lies later, or before 1970, is no time of a game."""
MOST = 1_000_000
"""More than any count of a game, whatever a record may claim."""


def read_save(path: Path) -> Save:
    """Return what is in a file; nothing that it may hold raises an exception."""
    saved: datetime | None = None
    try:
        with contextlib.suppress(OSError):  # reading it tells what is wrong
            saved = moment_of(path.stat())
        record = read_record(path)
        return facts_of(record, path, saved or datetime.now())
    except IllegalMove as error:
        last = replayed(playable_part(record)).state
        return UnreadableSave(path, saved, error.refusal, last.round)
    except Refused as error:
        return UnreadableSave(path, saved, error.refusal)


def facts_of(record: Record, path: Path, saved: datetime) -> LibraryGame:
    """What is known of a game that is kept there; `Refused` if it does not replay."""
    parent = parent_of(record)
    if parent is not None and parent.id == game_id(record):
        parent = None
    branch: Branch | None = None
    mover, happened = None, 0
    for number, game in enumerate(replay(record)):
        state = game.state
        if parent is not None and parent.move == number:
            branch = Branch(_text(parent.id), number, state.round, state.phase, parent.other)
            mover, happened = game.current, len(game.events)
    if branch is not None:
        branch = branch._replace(**_first_gain(game.events[happened:], mover))
    return facts_of_played(record, game, path, saved)._replace(branch=branch)


def facts_of_played(record: Record, game: Game, path: Path, saved: datetime) -> LibraryGame:
    """The same of a game that is there, at its end: without where it leaves another one. `saved`:
    when the file was written; an older record does not tell when the game ended."""
    config, about, options = record.config, record.about, record.config.options
    parent = parent_of(record)
    over = game.state.result is not None
    return LibraryGame(
        path=path,
        saved=saved,
        id=_text(game_id(record)),
        board=_text(config.board),
        edition=_text(config.edition),
        seats=_seats(record, game),
        rounds=game.state.round,
        # A file without an id was named by its player, with a version that knew no titles.
        title=presentable(
            about.get("title") or ("" if "id" in about else path.stem), LONGEST_TITLE
        ),
        own_board="" if config.own_board is None else config.own_board.file,
        board_name=_text((config.own_board or load_board(config.board)).name),
        promo=_text(",".join(options.promo)),
        beginner=options.beginner,
        open_money=options.open_money,
        draft=options.draft,
        to_move=game.current,
        begun=seconds(about.get("begun")),
        ended=_ended(about.get(ENDED), saved) if over else 0,
        take_backs=min(about.get(TAKE_BACKS, 0), MOST),
        hints=min(about.get(HINTS, 0), MOST),
        daily="" if "parent" in about else day_in(about.get(DAILY)),
        practice=day_in(about.get(PRACTICE)) != "",
        first_game=is_first_game(about),
        copied="parent" in about,
        # A copy of a whole game is that game.
        played_on=parent is not None and not (parent.copied and parent.move == len(record.moves)),
        coached=coach_from(about) is not None,
    )


def _first_gain(events: Sequence[Event], mover: int | None) -> dict[str, Any]:
    """Return the card or city that somebody got first, for a `Branch`."""
    for event in events:
        if isinstance(event, CardSold) and event.seat == mover:
            return {"card": event.card}
        if isinstance(event, CityConnected) and event.seat == mover:
            return {"city": event.city}
    return {}


def _seats(record: Record, game: Game) -> tuple[LibrarySeat, ...]:
    """The players, with how they did if the game is over."""
    players, result = record.config.players, game.state.result
    here = record.about.get(HERE)
    seats = [
        LibrarySeat(presentable(_text(seat.name)), seat.color, _kind(seat, at, here))
        for at, seat in enumerate(players)
    ]
    if result is None:
        return tuple(seats)
    places = {seat: place for place, seat in enumerate(result.ranking, start=1)}
    places.update(dict.fromkeys(result.winners, 1))
    by_people = any(seat.kind == HUMAN for seat in players)
    judged = judged_texts(record) if by_people else {}
    return tuple(
        seat._replace(
            place=places[number],
            powered=result.powered[number],
            money=min(game.state.players[number].money, MOST),
            analysis=judged.get(number, ""),
        )
        for number, seat in enumerate(seats)
    )


def _kind(seat: Seat, at: int, here: object) -> str:
    """People who sat at other machines are none of ours."""
    elsewhere = isinstance(here, list) and at not in here and seat.kind == HUMAN
    return REMOTE if elsewhere else _text(seat.kind)


def _text(text: str) -> str:
    """Return a text without halves of letters, which JSON can hold, and tables and files cannot."""
    return text.encode("utf-8", "replace").decode()


def _ended(told: object, saved: datetime) -> int:
    return seconds(told) or min(int(saved.timestamp()), LATEST)


def seconds(text: object) -> int | None:
    """A time in a record, in which somebody may have written anything."""
    try:
        found = int(datetime.fromisoformat(str(text)).timestamp())
    except (ValueError, OverflowError, OSError):
        return None
    return found if 0 <= found <= LATEST else None


# -- what the analysis says -------------------------------------------------------------------


def judged_texts(record: Record) -> dict[int, str]:
    """How close each player's decisions are to the expert's, and which kinds of them cost most, as
    JSON by seat; nobody's if the game was not analysed."""
    closeness = kept_closeness(record)
    verdicts = kept_verdicts(record, closeness.keys()) if closeness else None
    costs: defaultdict[int, list[tuple[int, str, float]]] = defaultdict(list)
    costly = {lapse.number: lapse for lapse in costly_lapses(verdicts or ())}
    positions = enumerate(replay(record)) if costly else ()
    for number, game in positions:
        if number in costly:
            lapse = costly[number]
            kind = weakness_of(lapse.worst.played, lapse.best.move, game)
            costs[lapse.seat].append((number, kind, round(lapse.cost, 3)))
    return {
        seat: json.dumps({"closeness": dict(shares), "costs": costs[seat]})
        for seat, shares in closeness.items()
    }
