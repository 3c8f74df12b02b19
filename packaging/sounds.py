"""Makes the sounds of the game, out of nothing but sines and a little noise.

    .venv/bin/python packaging/sounds.py

writes `resources/sounds`. They are short, quiet and our own; a test compares them with this.
"""

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 11_025
"""Enough for what is heard here, whose highest part is below 5 kHz."""
LOUDEST = 0.22
"""Of what a file can hold: nobody is to start up."""
ATTACK_S, RELEASE_S = 0.006, 0.03
"""Without them a sound would begin and end with a click."""
OVERTONES = ((1, 1.0), (2, 0.28), (3, 0.1))

Wave = Callable[[float], float]
"""What is heard at a time in seconds."""


def tone(pitch: float, start: float = 0.0, decay: float = 9.0, strength: float = 1.0) -> Wave:
    """A struck bar: it fades by itself, the higher parts of it faster."""

    def at(time: float) -> float:
        since = time - start
        if since < 0:
            return 0.0
        parts = (
            share * math.sin(math.tau * pitch * part * since) * math.exp(-decay * part * since)
            for part, share in OVERTONES
        )
        return strength * min(since / ATTACK_S, 1.0) * sum(parts)

    return at


def knock(start: float = 0.0) -> Wave:
    """Wood on wood."""
    noise = random.Random(1)
    grains = [noise.uniform(-1, 1) for _ in range(RATE // 10)]
    body = tone(190, start, 38)

    def at(time: float) -> float:
        since = time - start
        place = int(since * RATE)
        grain = grains[place] if 0 <= place < len(grains) else 0.0
        fade = min(max(since, 0.0) / (ATTACK_S / 3), 1.0) * math.exp(-130 * max(since, 0.0))
        return body(time) + 0.5 * grain * fade

    return at


def together(*waves: Wave) -> Wave:
    return lambda time: sum(one(time) for one in waves)


SOUNDS: dict[str, tuple[float, Wave]] = {
    "turn": (0.36, together(tone(659.3, 0.0, 11), tone(880.0, 0.11, 10))),
    "hammer": (0.2, knock()),
    "lights": (
        0.3,
        together(*(tone(p, 0.055 * n, 16, 0.7) for n, p in enumerate((1046.5, 1318.5, 1568.0)))),
    ),
    "step": (0.44, together(tone(293.7, 0.0, 7), tone(440.0, 0.08, 7), tone(587.3, 0.16, 7))),
    "end": (
        0.54,
        together(*(tone(p, 0.07 * n, 6) for n, p in enumerate((392.0, 493.9, 587.3, 784.0)))),
    ),
}
"""How long each of them takes, and what is heard."""


def samples(name: str) -> "array[int]":
    seconds, heard = SOUNDS[name]
    count = round(seconds * RATE)
    plain = [
        heard(number / RATE) * min((seconds - number / RATE) / RELEASE_S, 1.0)
        for number in range(count)
    ]
    scale = LOUDEST * 32767 / max(map(abs, plain))
    return array("h", (round(value * scale) for value in plain))


def write(name: str, folder: Path) -> Path:
    values = samples(name)
    if sys.byteorder == "big":
        values.byteswap()
    path = folder / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(values.tobytes())
    return path


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        path = write(name, FOLDER)
        print(f"{path.stat().st_size:6} {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
