"""Make packaging/desktop/icons out of resources/desktop/program.svg.

    .venv/bin/python packaging/icons.py

The icon of our files is the program's on a sheet of paper (packaging/desktop/sheet.svg). Windows
and macOS want all sizes of an icon in one file; Pillow writes these.
"""

import argparse
import io
import os
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree

from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "resources" / "desktop" / "program.svg"
SHEET = ROOT / "packaging" / "desktop" / "sheet.svg"
TARGET = ROOT / "packaging" / "desktop" / "icons"

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES = (32, 64, 128, 256, 512, 1024)

SVG = "http://www.w3.org/2000/svg"
ON_THE_SHEET = "translate(59 83) scale(.54)"


def main() -> None:
    parser = argparse.ArgumentParser(description="Make packaging/desktop/icons out of one drawing.")
    parser.parse_args()
    make_icons(TARGET)


def make_icons(target: Path) -> None:
    """Write every icon there is into a folder."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    target.mkdir(parents=True, exist_ok=True)
    drawings = {"program": PROGRAM.read_text(encoding="utf-8"), "document": document_drawing()}
    (target / "document.svg").write_text(drawings["document"], encoding="utf-8")
    for name, drawing in drawings.items():
        pictures = {size: picture(drawing, size) for size in {*SIZES, *ICO_SIZES, *ICNS_SIZES}}
        for size in SIZES:
            (target / f"{name}-{size}.png").write_bytes(pictures[size])
        write_together(target / f"{name}.ico", pictures, ICO_SIZES)
        write_together(target / f"{name}.icns", pictures, ICNS_SIZES)
    del application


def document_drawing() -> str:
    ElementTree.register_namespace("", SVG)
    sheet, program = (ElementTree.parse(path).getroot() for path in (SHEET, PROGRAM))
    small = ElementTree.SubElement(sheet, f"{{{SVG}}}g", transform=ON_THE_SHEET)
    small.extend(program)
    ElementTree.indent(sheet)
    return ElementTree.tostring(sheet, encoding="unicode") + "\n"


def picture(drawing: str, size: int) -> bytes:
    """A drawing as a PNG of so many pixels in square."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(drawing.encode())).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes, PySide6 a str
    return bytes(buffer.data().data())


def write_together(path: Path, pictures: Mapping[int, bytes], sizes: tuple[int, ...]) -> None:
    """Several sizes of an icon in one file, of the kind that its name says."""
    *others, largest = (Image.open(io.BytesIO(pictures[size])) for size in sizes)
    if path.suffix == ".ico":
        square = [(size, size) for size in sizes]
        largest.save(path, sizes=square, append_images=others)
    else:
        largest.save(path, append_images=others)


if __name__ == "__main__":
    main()
