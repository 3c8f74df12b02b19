"""Pictures become one moving picture, in a process of its own: that takes seconds."""

import io
import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection

from PIL import Image, features

from powergrid_qt.ai.process.child_work import Failure, send, unexpected

WEBP, GIF = "webp", "gif"
END = "end"
LAST_MS = 3000
"""How long the last frame stays, in milliseconds, before the picture begins again."""
QUALITY = 82


@dataclass(frozen=True, slots=True)
class PictureFrame:
    width: int
    height: int
    pixels: bytes
    """The picture's pixels, three bytes for each: red, green and blue."""


Report = int | bytes | Failure
"""The number of frames that have arrived, each asking for the next; or the file; or a failure."""


def kinds() -> tuple[str, ...]:
    """What this installation of Pillow can write, the better one first."""
    return (WEBP, GIF) if features.check("webp") else (GIF,)


def encode(connection: Connection, kind: str, frame_ms: int) -> None:
    """Frames come one after the other, and `END` after the last."""
    frames: list[Image.Image] = []
    send(connection, 0)
    while (frame := pickle.loads(connection.recv_bytes())) != END:
        frames.append(Image.frombytes("RGB", (frame.width, frame.height), frame.pixels))
        send(connection, len(frames))
    try:
        report: Report = moving_picture(frames, kind, frame_ms)
    except Exception as error:  # it would only be seen on a console: the window tells it
        report = unexpected(error)
    send(connection, report)


def moving_picture(frames: Sequence[Image.Image], kind: str, frame_ms: int) -> bytes:
    if kind == GIF:
        # All colours are there in the end; one palette for all keeps still parts still.
        palette = frames[-1].quantize(255)
        frames = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    first, *others = frames
    content = io.BytesIO()
    first.save(
        content,
        kind,
        save_all=True,
        append_images=others,
        duration=[*[frame_ms] * len(others), LAST_MS],
        loop=0,
        quality=QUALITY,
    )
    return content.getvalue()
