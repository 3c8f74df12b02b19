"""A game, those that were played on from it, those from them: a small tree, with the first other
decision of each, and in words where they leave one another and what came of it."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Game, Move, Record
from powergrid_qt.engine.events import CardSold
from powergrid_qt.engine.moves import Bid, Open
from powergrid_qt.engine.record import replayed
from powergrid_qt.models.games_model import when_saved, where_it_stands
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.plain_text import presentable
from powergrid_qt.words.moves import move_text
from powergrid_qt.words.names import card_name, money_text, phase_name, place_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Relative:
    """A game of the tree; `save` None: one that is named by another, and is not there."""

    save: LibraryGame | None
    branches: tuple["Relative", ...] = ()

    def walk(
        self, parent: LibraryGame | None = None
    ) -> Iterator[tuple[LibraryGame | None, LibraryGame | None]]:
        """This game and all that come from it, each with the one that it was played on from."""
        yield self.save, parent
        for branch in self.branches:
            yield from branch.walk(self.save)


def tree_of(current: LibraryGame, saves: Iterable[LibraryGame]) -> Relative:
    """The tree in which a game stands, from the first game on that is known. Files may say anything
    of each other: of games that are called alike the first one counts, a game of others is no
    parent, and one that comes from itself, over others or not, comes from nowhere."""
    games = {current.id: current}
    for save in saves:
        games.setdefault(save.id, save)
    parents = {
        save.id: save.branch.parent
        for save in games.values()
        if save.branch is not None
        and _table(games.get(save.branch.parent, save)) == _table(save)  # not there: any game
    }
    branches: defaultdict[str, list[LibraryGame]] = defaultdict(list)
    for key, parent in parents.items():
        branches[parent].append(games[key])
    first, passed = current.id, {current.id}
    while first in parents and parents[first] not in passed:
        first = parents[first]
        passed.add(first)
    told: set[str] = set()

    def relative(key: str) -> Relative:
        told.add(key)
        own = [save.id for save in sorted(branches[key], key=_order) if save.id not in told]
        return Relative(games.get(key), tuple(map(relative, own)))

    return relative(first)


def _table(save: LibraryGame) -> tuple[object, ...]:
    """Return what stays the same when a game is played on, by whomever."""
    return save.board, save.edition, [(seat.name, seat.color) for seat in save.seats]


def _order(save: LibraryGame) -> tuple[int, str]:
    assert save.branch is not None
    return save.branch.move, save.path.name


def is_better(save: LibraryGame, parent: LibraryGame | None) -> bool:
    """Whether somebody who plays alone against the computer did better than in the game before."""
    people = save.human_seats
    if parent is None or not (save.over and parent.over) or len(people) != 1:
        return False
    [seat] = people
    after, before = save.seats[seat], parent.seats[seat]
    return (after.place, -after.powered) < (before.place, -before.powered)


# -- where they part ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PartingMove:
    """The first move in which two games differ, as one of them has it."""

    move: Move
    bought: CardSold | None
    """The card that a bidder got in the end: nobody asks for the bids in between."""


@dataclass(frozen=True, slots=True)
class Parting:
    """Where a game that was played on parts from the one it comes from."""

    game: Game
    """The game right before the move in which they differ."""
    made: PartingMove
    instead_of: PartingMove


def parting_of(record: Record, parent: Record) -> Parting | None:
    """Return where two games part; None if one has all moves of the other, or has another deal."""
    if replace(record.config, players=()) != replace(parent.config, players=()):
        return None
    made, before = record.moves, parent.moves
    pairs = enumerate(zip(made, before, strict=False))
    alike = next((number for number, (now, then) in pairs if now != then), None)
    if alike is None:
        return None
    game = replayed(Record(record.config, made[:alike]))
    return Parting(game, _parting_move(game, made[alike:]), _parting_move(game, before[alike:]))


def _parting_move(game: Game, moves: Sequence[Move]) -> PartingMove:
    """Return the first of these moves; the rest tell which card was bought with it."""
    first = moves[0]
    return PartingMove(first, _bought(game, moves) if isinstance(first, (Open, Bid)) else None)


def _bought(game: Game, moves: Sequence[Move]) -> CardSold | None:
    later = game.copy()
    for move in moves:
        for event in later.apply(move):
            if isinstance(event, CardSold):
                return event if event.seat == moves[0].seat else None
    return None


# -- in words ----------------------------------------------------------------------------------


def branch_name(
    save: LibraryGame | None, current: bool = False, parting: Parting | None = None
) -> str:
    """Its title; without one, the first decision that is other than in the game that it was played
    on from, or where it leaves that as long as nobody knows. `current`: it is on screen."""
    if save is None:
        return translate("Branches", "A game that is not here any more")
    branch = save.branch
    if save.title:
        return save.title
    if branch is None:
        if current:
            return translate("Branches", "This game")
        return translate("Branches", "The game as it was")
    if parting is not None:
        made, _ = _decisions(parting)
        text = translate("Branches", "Round {round}, {name}: {move}")
        return text.format(**_where(parting), move=made)
    if branch.other:
        return translate("Branches", "Round {round}, the other move").format(round=branch.round)
    return translate("Branches", "Round {round}, {phase}").format(
        round=branch.round, phase=phase_name(branch.phase)
    )


def branch_outcome(save: LibraryGame) -> str:
    """The place of somebody who plays alone against computers; else who has won, or the round."""
    people = save.human_seats
    if not save.over or len(people) != 1:
        return where_it_stands(save)
    [seat] = people
    return translate("Branches", "{place} · {count} powered").format(
        place=place_name(save.seats[seat].place), count=save.seats[seat].powered
    )


def branch_line(save: LibraryGame | None, current: bool, parting: Parting | None) -> str:
    """Return a branch in words for tooltips; the time tells branches of one position apart."""
    if save is None:
        return branch_name(save)
    name = branch_name(save, current) if parting is None else parting_text(parting)
    parts = (
        save.title if parting is not None else "",
        name,
        branch_outcome(save),
        when_saved(save),
    )
    return " · ".join(part for part in parts if part)


def compared(save: LibraryGame, parent: LibraryGame, parting: Parting | None = None) -> list[str]:
    """What came of a game other than of the one it was played on from, for each of the people in
    it, or for the winners where only computers play; nothing unless both are over. First, where it
    parts from it."""
    if not (save.over and parent.over):
        return []
    results = [
        translate("Branches", "{name}: {powered}, {place}").format(
            name=save.seats[seat].name,
            powered=_powered(save.seats[seat].powered, parent.seats[seat].powered),
            place=_place(save.seats[seat].place, parent.seats[seat].place),
        )
        for seat in save.human_seats or save.winners
    ]
    return results if parting is None else [parting_text(parting), *results]


def parting_text(parting: Parting) -> str:
    """ "In round 7, Ada: “Buy plant 25 for 38” instead of “Pass on plant 25”"."""
    made, before = _decisions(parting)
    text = translate("Branches", "In round {round}, {name}: “{move}” instead of “{before}”")
    return text.format(**_where(parting), move=made, before=before)


def _where(parting: Parting) -> dict[str, object]:
    game, seat = parting.game, parting.made.move.seat
    return {"round": game.state.round, "name": presentable(game.config.players[seat].name)}


def _decisions(parting: Parting) -> tuple[str, str]:
    game, made, before = parting.game, parting.made, parting.instead_of
    now, then = _decision_text(made, game), _decision_text(before, game)
    if now == then:  # the same card for the same price, by other bids
        return move_text(made.move, game), move_text(before.move, game)
    return now, then


def _decision_text(decision: PartingMove, game: Game) -> str:
    if decision.bought is None:
        return move_text(decision.move, game)
    return translate("Moves", "Buy {card} for {price}").format(
        card=card_name(decision.bought.card), price=money_text(decision.bought.price)
    )


def _powered(now: int, before: int) -> str:
    if now == before:
        return translate("Branches", "{count} powered as before").format(count=now)
    return translate("Branches", "{count} powered instead of {before}").format(
        count=now, before=before
    )


def _place(now: int, before: int) -> str:
    if now == before:
        return translate("Branches", "{place} as before").format(place=place_name(now))
    return translate("Branches", "{place} instead of {before}").format(
        place=place_name(now), before=place_name(before)
    )


# -- as a list ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BranchLine:
    """The line of a game in the tree."""

    save: LibraryGame | None
    """The game; None if it is not there."""
    parent: LibraryGame | None
    """The game that it was played on from, if that is there."""
    name: str
    """The words that are written in the game's line."""
    told: str
    """All about the game, for screen readers and the tooltip."""
    current: bool
    """Whether this is the game on screen."""
    goes_on: bool
    """Whether a game was played on from it."""
    followed: tuple[bool, ...]
    """For each game on the way to it, and itself last: whether another branch follows below that
    was played on from the same game. The first game of all is left out."""


def branch_lines(
    tree: Relative | None, current: str, partings: Mapping[str, Parting]
) -> list[BranchLine]:
    """From the top down. None, or a game without others: there is no tree. `current`: the id of
    the game on screen; `partings`: by the ids of games."""

    def lines(
        relative: Relative, parent: LibraryGame | None, followed: tuple[bool, ...]
    ) -> Iterator[BranchLine]:
        save, branches = relative.save, relative.branches
        shown = save is not None and save.id == current
        parting = None if save is None else partings.get(save.id)
        name, told = branch_name(save, shown, parting), branch_line(save, shown, parting)
        yield BranchLine(save, parent, name, told, shown, bool(branches), followed)
        for number, branch in enumerate(branches, start=1):
            yield from lines(branch, save, (*followed, number < len(branches)))

    return list(lines(tree, None, ())) if tree is not None and tree.branches else []
