"""What the person does with a game that is over: looks at it again."""

from collections.abc import Iterator

from powergrid_qt.views.window.main_window import MainWindow
from soaking.hands import ALT, Hands, Key


def look_back(window: MainWindow, hands: Hands) -> Iterator[None]:
    """The analysis begins and is left alone, some moves are replayed, and the way leads home."""
    page = window.ends.page
    yield
    if hands.rng.random() < 0.5:
        hands.click(page.analyse_button)
        yield
        yield
    hands.click(page.replay_button)
    yield
    for _ in range(hands.rng.randint(2, 6)):
        hands.key(hands.rng.choice((Key.Key_Right, Key.Key_End, Key.Key_Left, Key.Key_Space)))
        yield
    if window.pages.shows("replay_page"):
        hands.click(window.replays.page.bar.close_button)
        yield
    if window.pages.shows("end_page"):
        hands.click(page.board_button)
        yield
    if window.pages.shows("game_page"):
        hands.key(Key.Key_M, ALT)
        hands.choose_in_menu(window.menu.start)
        yield
