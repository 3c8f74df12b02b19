"""The pictures in the rules: every piece that they name is there, and they fit their sheet."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from powergrid_qt.ai.simulation import computer_seats
from powergrid_qt.engine import Game, GameConfig, GameOptions
from powergrid_qt.engine.edition import edition_facts, editions_on, playable_boards
from powergrid_qt.views.story.rules_sheet import CARD, rule_picture
from powergrid_qt.words.rulebook import RuledGame, rulebook

ROOM = 240.0


def played(edition: str, board: str) -> Game:
    promo = edition_facts(edition, board).promo_cards
    seats = computer_seats(["random"] * 2)
    return Game(GameConfig(edition, board, seats, 1, GameOptions(promo=promo)))


def is_blank(image: QImage) -> bool:
    empty = QImage(image.size(), image.format())
    empty.fill(0)
    empty.setDevicePixelRatio(image.devicePixelRatio())
    return image == empty


@pytest.mark.long(
    but=[
        "classic-2004-germany",
        "recharged-2019-france",
        "deluxe-2014-europe",
        "outpost-2024-outpost",
    ]
)
@pytest.mark.parametrize(
    ("edition", "board"),
    [(edition, board) for board in playable_boards() for edition in editions_on(board)],
)
def test_every_picture_can_be_drawn(qapp: QApplication, edition: str, board: str) -> None:
    game = played(edition, board)
    told = [one for part in rulebook(RuledGame.of(game.config)) for one in part.paragraphs]
    pictures = [one.picture for one in told if one.picture]
    assert len(pictures) >= 10
    for words in pictures:
        image = rule_picture(words, game.state, ROOM, 2.0)
        assert not is_blank(image), words
        assert image.deviceIndependentSize().width() <= ROOM


def test_a_card_may_carry_tokens_and_a_discount(qapp: QApplication) -> None:
    state = played("deluxe-2014", "europe").state
    plain, *others = (
        rule_picture(words, state, ROOM, 1.0)
        for words in ("card:coal", "card:coal,coal,coal", "card:coal,-1", "card:hybrid")
    )
    assert (plain.width(), plain.height()) == CARD
    assert all(other != plain for other in others)


def test_a_piece_that_is_not_in_the_game_is_a_mistake(qapp: QApplication) -> None:
    with pytest.raises(ValueError, match="empty"):
        rule_picture("card:tech_robots", played("classic-2009", "usa").state, ROOM, 1.0)
