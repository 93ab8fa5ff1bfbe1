"""Players' photos: checked, made small and kept on this computer, never in the show file.

A show is known by its commitment, which a copy, a recovered file and a rehearsal share.
"""

from __future__ import annotations

import os
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSettings, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter

from app.errors import data_folder
from engine.types import Illegal

MOST_BYTES, MOST_PIXELS, SIDE = 8 << 20, 40_000_000, 512
DECODED_MB = 192  # what decoding may take: 40 megapixels of four bytes, and a little
KINDS = {b"\x89PNG\r\n\x1a\n": b"png", b"\xff\xd8\xff": b"jpeg"}  # how a file of each begins


class Photos:
    """Which photo a player of a show has, and the photos themselves."""

    def __init__(self, settings: QSettings, folder: Path | None = None) -> None:
        self._settings, self._folder = settings, folder or data_folder() / "photos"

    def take(self, path: Path) -> str:
        """Keep a copy of a picture file; its name. Raises Illegal: photo-...

        The name is made of what the copy holds, so that the same picture is kept once.
        """
        data = _png(_decoded(_read(path)))
        name = sha256(data).hexdigest()
        kept = self._folder / f"{name}.png"
        try:
            if not kept.exists():
                self._folder.mkdir(parents=True, exist_ok=True)
                half = kept.with_suffix(".part")
                half.write_bytes(data)
                os.replace(half, kept)
                _kept.cache_clear()  # it may have been lost before
        except OSError as no:
            raise Illegal("photo-not-kept", reason=str(no)) from no
        return name

    def give(self, show: str, player: int, name: str) -> None:
        """This is the player's photo from now on; "" is none."""
        where = f"photos/{show}/{player}"
        if name:
            self._settings.setValue(where, name)
        else:
            self._settings.remove(where)

    def of(self, show: str, player: int, side: int = SIDE) -> QImage | None:
        """The photo of a player, None where there is none or its file is lost or damaged."""
        name = str(self._settings.value(f"photos/{show}/{player}", "") or "")
        return self.kept(name, side) if name.isalnum() else None

    def kept(self, name: str, side: int = SIDE) -> QImage | None:
        """A photo by its name, no larger than this."""
        return _kept(self._folder / f"{name}.png", side)


@lru_cache(maxsize=64)
def _kept(path: Path, side: int) -> QImage | None:
    try:
        return _decoded(_read(path), side)
    except Illegal:
        return None


def _read(path: Path) -> bytes:
    """The bytes of a file that is no larger than a photo may be; nothing else is touched."""
    try:
        if not path.is_file():
            raise Illegal("photo-missing", path=str(path))
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as no:
        raise Illegal("photo-missing", path=str(path)) from no
    if len(data) > MOST_BYTES:
        raise Illegal("photo-too-large", most=MOST_BYTES >> 20)
    return data


def _decoded(data: bytes, side: int = SIDE) -> QImage:
    """The picture in these bytes, upright and small; no decoder sees what is not of its kind."""
    kind = next((kind for start, kind in KINDS.items() if data.startswith(start)), b"")
    if not kind:
        raise Illegal("photo-kind")
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind))
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    size = reader.size()
    if not size.isValid() or size.isEmpty():
        raise Illegal("photo-damaged")
    if size.width() * size.height() > MOST_PIXELS:
        raise Illegal("photo-too-many-pixels", most=MOST_PIXELS // 1_000_000)
    reader.setScaledSize(_small(size, side))
    image = _within_bounds(reader)
    if image.isNull():
        raise Illegal("photo-damaged")
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _small(size: QSize, side: int) -> QSize:
    """A size within the square; a photo is never made larger."""
    if max(size.width(), size.height()) <= side:
        return size
    small = size.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio)
    return small.expandedTo(QSize(1, 1))


def _within_bounds(reader: QImageReader) -> QImage:
    before = QImageReader.allocationLimit()
    QImageReader.setAllocationLimit(DECODED_MB)
    try:
        return reader.read()
    finally:
        QImageReader.setAllocationLimit(before)


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
