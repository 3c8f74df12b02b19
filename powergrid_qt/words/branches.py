"""Games that were played on from others, in words: where they leave them, and what came of it."""

from PySide6.QtCore import QCoreApplication

from powergrid_qt.engine import Game
from powergrid_qt.models.branches import people_of
from powergrid_qt.models.parting import Decision, Parting
from powergrid_qt.models.saved_game import SavedGame
from powergrid_qt.models.seats import presentable
from powergrid_qt.words.moves import move_text
from powergrid_qt.words.names import card_name, money_text, phase_name, place_name
from powergrid_qt.words.saves import when_saved, where_it_stands

translate = QCoreApplication.translate


def branch_name(save: SavedGame | None, current: bool = False) -> str:
    """Its title; without one, where it leaves the game that it was played on from. `current`: it is
    on screen."""
    if save is None:
        return translate("Branches", "A game that is not here any more")
    branch = save.branch
    if save.title:
        return save.title
    if branch is None:
        if current:
            return translate("Branches", "This game")
        return translate("Branches", "The game as it was")
    if branch.other:
        return translate("Branches", "Round {round}, the other move").format(round=branch.round)
    return translate("Branches", "Round {round}, {phase}").format(
        round=branch.round, phase=phase_name(branch.phase)
    )


def outcome(save: SavedGame) -> str:
    """Of somebody who plays alone against the computer, the place; else who has won, or the
    round."""
    people = people_of(save)
    if not save.over or len(people) != 1:
        return where_it_stands(save)
    [seat] = people
    return translate("Branches", "{place} · {count} powered").format(
        place=place_name(save.place(seat)), count=save.powered[seat]
    )


def told(save: SavedGame | None, current: bool) -> str:
    """In one line, for screen readers and tooltips; the time tells branches of one position
    apart."""
    if save is None:
        return branch_name(save)
    return " · ".join((branch_name(save, current), outcome(save), when_saved(save)))


def compared(save: SavedGame, parent: SavedGame, parting: Parting | None = None) -> list[str]:
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
    game, made, before = parting.game, parting.made, parting.instead_of
    texts = [_decision(one, game) for one in (made, before)]
    if texts[0] == texts[1]:  # the same card for the same price, by other bids
        texts = [move_text(one.move, game) for one in (made, before)]
    text = translate("Branches", "In round {round}, {name}: “{move}” instead of “{before}”")
    name = presentable(game.config.players[made.move.seat].name)
    return text.format(round=game.state.round, name=name, move=texts[0], before=texts[1])


def _decision(decision: Decision, game: Game) -> str:
    if decision.bought is None:
        return move_text(decision.move, game)
    return translate("Moves", "Buy {card} for {price}").format(
        card=card_name(decision.bought.card), price=money_text(decision.bought.price)
    )


def _results(save: SavedGame, parent: SavedGame) -> list[str]:
    return [
        translate("Branches", "{name}: {powered}, {place}").format(
            name=save.seats[seat].name,
            powered=_powered(save.powered[seat], parent.powered[seat]),
            place=_place(save.place(seat), parent.place(seat)),
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
