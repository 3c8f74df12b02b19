import io

import pytest

from powergrid_qt.commands.output import ProgressBar


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.fixture
def clock(monkeypatch):
    """A clock that a test moves."""
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    return now


@pytest.fixture(autouse=True)
def width(monkeypatch):
    monkeypatch.setenv("COLUMNS", "61")


def test_a_bar_on_a_terminal(clock):
    stream = Terminal()
    with ProgressBar(4, "games", stream=stream) as progress:
        for _ in range(4):
            clock[0] += 10
            progress.advance()
    drawn = stream.getvalue().split("\r")[1:]
    assert drawn == [
        "[....................] 0 of 4 games\033[K",
        "[#####...............] 1 of 4 games, 0:30 left\033[K",
        "[##########..........] 2 of 4 games, 0:20 left\033[K",
        "[###############.....] 3 of 4 games, 0:10 left\033[K",
        "[####################] 4 of 4 games\033[K",
        "\033[K",  # and the line is free again
    ]


def test_a_bar_is_not_drawn_all_the_time(clock):
    stream = Terminal()
    with ProgressBar(1_000, "games", stream=stream) as progress:
        for _ in range(1_000):
            clock[0] += 0.001
            progress.advance()
    assert 5 < stream.getvalue().count("\r") < 15


def test_a_narrow_terminal(clock, monkeypatch):
    monkeypatch.setenv("COLUMNS", "10")
    stream = Terminal()
    with ProgressBar(4, "games", stream=stream):
        pass
    assert stream.getvalue() == "\r[...] 0 o\033[K\r\033[K"


def test_the_bar_goes_when_something_breaks(clock):
    stream = Terminal()
    with pytest.raises(KeyboardInterrupt), ProgressBar(4, "games", stream=stream):
        raise KeyboardInterrupt
    assert stream.getvalue().endswith("\r\033[K")


def test_a_line_now_and_then_where_there_is_no_terminal(clock):
    stream = io.StringIO()
    with ProgressBar(50, "games", stream=stream) as progress:
        for _ in range(50):
            clock[0] += 0.5
            progress.advance()
    assert stream.getvalue() == "20 of 50 games, 0:15 left\n40 of 50 games, 0:05 left\n"


def test_nothing_is_shown_of_what_is_short_or_unwanted(clock):
    stream, unwanted = io.StringIO(), Terminal()
    with (
        ProgressBar(2, "games", stream=stream) as short,
        ProgressBar(2, "games", stream=unwanted, shown=False) as hidden,
    ):
        for _ in range(2):
            short.advance()
            hidden.advance()
    assert stream.getvalue() == unwanted.getvalue() == ""
