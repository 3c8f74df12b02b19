"""Since your last turn: what is news of what the others did."""

import pytest

from powergrid_qt.engine import Game, GameConfig
from powergrid_qt.engine.moves import Bid, Open, Pass
from powergrid_qt.models.news import news_since
from tests.engine.positions import all_done, buying, give, new_game, play, to_phase
from tests.story_games import every_kind, name_of, told


def texts(game: Game, move: int, reader: int) -> list[str]:
    said = news_since(game, move, reader)
    return [news.text.replace("\N{NO-BREAK SPACE}", " ") for news in said]


def test_of_an_auction_only_its_present_state_and_its_end_are_news() -> None:
    game = new_game(players=3, order=(1, 2, 0))
    play(game, Open(1, 4, 4))
    assert texts(game, 0, 0) == ["Bo puts up 04"]
    play(game, Bid(2, 5))
    assert texts(game, 0, 0) == ["Bo puts up 04", "Cleo bids 5 €"]
    play(game, Pass(0), Bid(1, 6))
    assert texts(game, 0, 0) == ["Bo puts up 04", "Bo bids 6 €"]
    assert texts(game, 3, 0) == ["Bo bids 6 €"]
    play(game, Pass(2))
    assert texts(game, 3, 0) == ["Bo: 04 for 6 €"]


def test_a_purchase_is_told_once_and_doing_nothing_too() -> None:
    game = new_game(players=3)
    give(game, 2, plants=(10, 7))
    to_phase(game, "resources")
    before = len(game.moves)
    play(game, buying(2, coal=2), buying(2, oil=1))
    assert texts(game, before, 0) == ["Cleo: 2 coal and 1 oil, 5 €"]
    assert texts(game, before, 2) == []
    all_done(game, "resources")
    assert "Bo buys nothing" in texts(game, before, 0)


@pytest.mark.parametrize("game_config", every_kind()[::5], ids=name_of)
def test_whole_games_are_news_of_others_with_their_places(game_config: GameConfig) -> None:
    *_, (game, _) = told(game_config)
    found = news_since(game, 0, 0)
    assert found
    assert all(news.seat != 0 for news in found)
    assert not any("{" in news.text for news in found)
    assert all(1 <= news.move <= len(game.moves) for news in found)
    on_map = game.state.rules.board.city_index
    assert {news.city for news in found} - {None} <= set(on_map)
    assert any(news.city for news in found)
