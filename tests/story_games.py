"""Random games of every kind, for the tests of what tells their story."""

from collections.abc import Iterator

from powergrid_qt.ai.simulation import computer_seats, play_on, players_of
from powergrid_qt.engine import Event, Game, GameConfig, GameOptions, edition_ids
from powergrid_qt.engine.auction import Auction
from powergrid_qt.engine.edition import edition_data, edition_facts
from powergrid_qt.engine.moves import Pass


def config(
    edition: str = "classic-2004",
    board: str = "germany",
    players: int = 4,
    seed: int = 1,
    *,
    draft: bool = False,
    open_money: bool = False,
    promo: bool = False,
) -> GameConfig:
    facts = edition_facts(edition, board)
    cards = tuple(card for card in facts.promo_cards if card not in facts.always_in_deck)
    options = GameOptions(promo=cards if promo else (), draft=draft, open_money=open_money)
    return GameConfig(edition, board, computer_seats(["random"] * players), seed, options)


WHOLE = ("germany", "usa", "europe", "north-america", "outpost")
"""The boards on which games for few and for many are told; others have games for one number."""


def every_kind() -> list[GameConfig]:
    """Each edition on each of its boards, with few and many players, promo cards, a draft."""
    games = [(edition, board) for edition in edition_ids() for board in boards_of(edition)]
    kinds = [(*game, players) for game in games if game[1] in WHOLE for players in (2, 4, 6)]
    others = [game for game in games if game[1] not in WHOLE]
    kinds += [(*game, 2 + 2 * (number % 3)) for number, game in enumerate(others)]
    return [
        config(edition, board, players, seed, draft=seed % 2 == 0, promo=True)
        for seed, (edition, board, players) in enumerate(kinds)
    ]


def boards_of(edition: str) -> list[str]:
    return list(edition_data(edition)["boards"])


REPRESENTATIVES = (
    *("classic-2004-usa-4", "classic-2009-usa-6", "deluxe-2014-europe-2"),
    *("deluxe-2014-north-america-6", "outpost-2024-outpost-4"),
)
"""The quick tests have these of every kind, by their names: each number of players, with and
without a draft."""


def told(game_config: GameConfig) -> Iterator[tuple[Game, list[Event]]]:
    """A game after each of its moves, with what the move brought about."""
    game = Game(game_config)
    for events in play_on(game, players_of(game_config)):
        yield game, events


def name_of(game_config: GameConfig) -> str:
    return f"{game_config.edition}-{game_config.board}-{len(game_config.players)}"


def promo_card_that_others_passed() -> Game:
    """The transformer station is auctioned, and all but one have passed before anybody has bid."""
    seats = computer_seats(["hard", "rusher", "normal"])
    promo = GameConfig("classic-2009", "germany", seats, 1)
    game = Game(promo)
    for _ in play_on(game, players_of(promo)):
        if isinstance(game.state.decision, Auction) and game.state.decision.leader is None:
            break
    for _ in seats[1:]:
        assert game.current is not None
        game.apply(Pass(game.current))
    return game
