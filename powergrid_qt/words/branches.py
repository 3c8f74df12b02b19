"""Games that were played on from others, in words: where they leave them, and what came of it."""

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Game
from powergrid_qt.models.branches import people_of
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.models.parting import Decision, Parting
from powergrid_qt.models.seats import presentable
from powergrid_qt.words.moves import move_text
from powergrid_qt.words.names import card_name, money_text, phase_name, place_name
from powergrid_qt.words.saves import when_saved, where_it_stands

translate = QCoreApplication.translate


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


def outcome(save: LibraryGame) -> str:
    """Of somebody who plays alone against the computer, the place; else who has won, or the
    round."""
    people = people_of(save)
    if not save.over or len(people) != 1:
        return where_it_stands(save)
    [seat] = people
    return translate("Branches", "{place} · {count} powered").format(
        place=place_name(save.seats[seat].place), count=save.seats[seat].powered
    )


def told(save: LibraryGame | None, current: bool, parting: Parting | None) -> str:
    """In one line, for screen readers and tooltips; the time tells branches of one position
    apart."""
    if save is None:
        return branch_name(save)
    name = branch_name(save, current) if parting is None else parting_text(parting)
    parts = (save.title if parting is not None else "", name, outcome(save), when_saved(save))
    return " · ".join(part for part in parts if part)


def compared(save: LibraryGame, parent: LibraryGame, parting: Parting | None = None) -> list[str]:
    """What came of a game other than of the one it was played on from, for each of the people in
    it, or for the winners where only computers play; nothing unless both are over. First, where it
    parts from it."""
    if not (save.over and parent.over):
        return []
    return [
        *(() if parting is None else (parting_text(parting),)),
        *_results(save, parent),
    ]


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
    now, then = _decision(made, game), _decision(before, game)
    if now == then:  # the same card for the same price, by other bids
        return move_text(made.move, game), move_text(before.move, game)
    return now, then


def _decision(decision: Decision, game: Game) -> str:
    if decision.bought is None:
        return move_text(decision.move, game)
    return translate("Moves", "Buy {card} for {price}").format(
        card=card_name(decision.bought.card), price=money_text(decision.bought.price)
    )


def _results(save: LibraryGame, parent: LibraryGame) -> list[str]:
    return [
        translate("Branches", "{name}: {powered}, {place}").format(
            name=save.seats[seat].name,
            powered=_powered(save.seats[seat].powered, parent.seats[seat].powered),
            place=_place(save.seats[seat].place, parent.seats[seat].place),
        )
        for seat in people_of(save) or save.winners
    ]


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
