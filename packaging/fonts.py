"""Make resources/fonts out of the fonts as their authors publish them.

    npm pack @expo-google-fonts/inter@0.4.2 @expo-google-fonts/barlow-condensed@0.4.1
    tar -xzf expo-google-fonts-inter-0.4.2.tgz --one-top-level
    tar -xzf expo-google-fonts-barlow-condensed-0.4.1.tgz --one-top-level
    .venv/bin/python packaging/fonts.py .

Changing numbers must not jump, so all digits have to be equally wide. Both families have such
("tabular") digits, but only behind a font feature, and PySide6 before 6.8.3 has no way to ask for
one. Here the digits themselves become tabular. Features that have to be asked for, and characters
that no European language writes, are left out; what a program gets unasked (kerning, marks, signs
that look at their neighbours) stays as it is.

Both families are under the SIL Open Font License without a reserved font name: a changed font may
keep its name. The licences lie beside the fonts.
"""

import argparse
import string
from collections.abc import Iterator
from pathlib import Path

from fontTools.otlLib.optimize.gpos import compact
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

TARGET = Path(__file__).resolve().parent.parent / "resources" / "fonts"

FONTS = {
    "Inter_400Regular": "Inter-Regular",
    "Inter_500Medium": "Inter-Medium",
    "Inter_600SemiBold": "Inter-SemiBold",
    "BarlowCondensed_600SemiBold": "BarlowCondensed-SemiBold",
    "BarlowCondensed_700Bold": "BarlowCondensed-Bold",
}
"""What a font is called where it comes from, and here."""

BOLD_TEXT = "Inter-SemiBold"
"""What is bold in a text, such as **this**, is written in this one too."""

UNASKED_FEATURES = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk"]

SMALLEST = 9
"""How much time may be spent on packing the kerning: all that it takes."""

CHARACTERS = (
    (0x0020, 0x017F),  # Latin: Basic, Latin-1 and Extended-A
    (0x0192, 0x0192),  # of Extended-B: florin, Sami, Scottish and Danish, Romanian
    (0x01E4, 0x01EF),
    (0x01FA, 0x01FF),
    (0x0218, 0x021B),
    (0x0237, 0x0237),
    (0x02B9, 0x02BC),  # modifiers
    (0x02C6, 0x02DD),
    (0x02EE, 0x02EE),  # shares its glyph with a quotation mark, which FreeType hints by it
    (0x0384, 0x03CE),  # Greek
    (0x0400, 0x045F),  # Cyrillic of the Slavonic languages
    (0x0490, 0x0491),
    (0x1E80, 0x1E85),  # Welsh
    (0x1EF2, 0x1EF3),
    (0x1E9E, 0x1E9E),  # capital sharp s
    (0x2002, 0x200A),  # spaces and punctuation
    (0x2010, 0x2027),
    (0x202F, 0x203A),
    (0x2044, 0x2044),
    (0x20AC, 0x20AC),  # euro
    (0x2116, 0x2122),  # number and trade mark
    (0x2153, 0x215E),  # fractions
    (0x2190, 0x2193),  # arrows
    (0x2212, 0x2212),  # minus, infinity, comparisons
    (0x221E, 0x221E),
    (0x2248, 0x2265),
    (0x25CF, 0x25CF),  # a dot for passwords, a tick
    (0x2713, 0x2713),
    (0xFB00, 0xFB06),  # ligatures: their code points, too, tell FreeType how to hint them
)
"""Ranges of code points, both ends included, as far as a font has them."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Make resources/fonts out of their originals.")
    parser.add_argument("source", type=Path, help="a folder with the originals in it, at any depth")
    arguments = parser.parse_args()
    for original, name in FONTS.items():
        font = read_font(arguments.source, original)
        make_digits_tabular(font)
        leave_out_the_rest(font)
        if name == BOLD_TEXT:
            call_bold(font)
        path = TARGET / f"{name}.ttf"
        font.save(path)
        print(f"{path.name}: {path.stat().st_size:,} bytes")


def read_font(folder: Path, name: str) -> TTFont:
    (path,) = folder.rglob(f"{name}.ttf")
    return TTFont(path, recalcTimestamp=False)  # the same originals make the same files


def make_digits_tabular(font: TTFont) -> None:
    tabular = dict(substitutions(font, "tnum"))
    proportional = font.getBestCmap()
    digits = {code: tabular[proportional[code]] for code in map(ord, string.digits)}
    for table in font["cmap"].tables:
        table.cmap.update(digits)


def substitutions(font: TTFont, feature: str) -> Iterator[tuple[str, str]]:
    """The glyphs that a feature puts in the place of others."""
    rules = font["GSUB"].table
    for record in rules.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for number in record.Feature.LookupListIndex:
                for table in rules.LookupList.Lookup[number].SubTable:
                    yield from getattr(table, "ExtSubTable", table).mapping.items()


def leave_out_the_rest(font: TTFont) -> None:
    """Also the programs for hinting, half the size of Barlow: by FreeType's own hinting, which is
    the usual one, the same pixels come out without them."""
    options = Options(
        layout_features=UNASKED_FEATURES, hinting=False, name_IDs=["*"], notdef_outline=True
    )
    subsetter = Subsetter(options)
    subsetter.populate(
        unicodes=[code for first, last in CHARACTERS for code in range(first, last + 1)]
    )
    subsetter.subset(font)
    compact(font, SMALLEST)


def call_bold(font: TTFont) -> None:
    """Keep the weight, but say that it is bold: of a font that does not, Qt thickens the letters
    itself where it wants bold ones."""
    bold, regular = 1 << 5, 1 << 6
    selection = font["OS/2"]
    selection.fsSelection = selection.fsSelection & ~regular | bold
    font["head"].macStyle |= 1


if __name__ == "__main__":
    main()
