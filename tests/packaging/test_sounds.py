"""The sounds that are shipped are those that packaging/sounds.py makes, and they are small."""

import array
import sys
import wave
from pathlib import Path

import pytest
import sounds

from powergrid_qt.app.game_sounds import Sound

MOST_BYTES = 60_000
MOST_S = 3.0


def samples_in(path: Path) -> "array.array[int]":
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        values = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return values


def test_each_sound_has_its_file_and_no_other_is_there() -> None:
    shipped = {path.name for path in sounds.FOLDER.iterdir()}
    assert shipped == {sound.path.name for sound in Sound} == {f"{n}.wav" for n in sounds.SOUNDS}


@pytest.mark.parametrize("sound", Sound)
def test_they_sound_as_the_script_makes_them_now(sound: Sound) -> None:
    shipped, made = samples_in(sound.path), sounds.samples(sound.name.lower())
    assert len(shipped) == len(made)
    # Sines differ in their last bit from system to system.
    assert max(abs(one - two) for one, two in zip(shipped, made, strict=True)) <= 1
    assert 0 < max(map(abs, shipped)) <= 32767 / 4, "quiet"
    assert abs(shipped[0]) < 400, "no click at the beginning"
    assert abs(shipped[-1]) < 400, "nor at the end"


def test_they_are_short_and_small() -> None:
    assert sum(path.stat().st_size for path in sounds.FOLDER.iterdir()) <= MOST_BYTES
    assert sum(seconds for seconds, _ in sounds.SOUNDS.values()) <= MOST_S
