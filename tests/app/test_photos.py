"""Players' photos: what is taken, what is refused with a sentence, and where they are seen."""

from __future__ import annotations

import resource
import struct
import zlib
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSettings, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter
from PySide6.QtTest import QTest

from app import photos as module
from app.console.sentences import refusal
from app.live import Live
from app.photos import MOST_BYTES, SIDE, Photos
from app.portraits import Portraits
from app.start.form import Form
from app.text import LANGUAGES, Say
from engine.show import Player
from engine.types import Illegal
from tests.app.conftest import press

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.qt_log_ignore("libpng", "JPEG", "allocation limit", extend=True),
]
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def photos(folder: Path, settings: QSettings) -> Photos:
    module._kept.cache_clear()
    return Photos(settings, folder / "photos")


def picture(wide: int = 900, high: int = 600, kind: bytes = b"jpeg") -> bytes:
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(QColor("#E23A52"))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert QImageWriter(buffer, QByteArray(kind)).write(image)
    return bytes(buffer.data().data())


def chunk(name: bytes, body: bytes) -> bytes:
    crc = struct.pack(">I", zlib.crc32(name + body))
    return struct.pack(">I", len(body)) + name + body + crc


def crafted(wide: int, high: int, body: bytes) -> bytes:
    """A PNG that claims this size, whatever is in it."""
    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    return PNG + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def code(photos: Photos, path: Path) -> str:
    with pytest.raises(Illegal) as no:
        photos.take(path)
    return no.value.code


def attempt(photos: Photos, path: Path) -> str:
    """The code of the refusal, "" where there is none."""
    try:
        photos.take(path)
    except Illegal as no:
        return no.code
    return ""


def file(folder: Path, data: bytes, name: str = "me.jpg") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


# ---------------------------------------------------------------- what is taken


@pytest.mark.parametrize("kind", [b"jpeg", b"png"])
def test_a_photo_is_kept_small_and_found_again(
    photos: Photos, folder: Path, settings: QSettings, kind: bytes
) -> None:
    name = photos.take(file(folder, picture(3000, 2000, kind)))
    photos.give("show", 3, name)
    again = Photos(settings, folder / "photos").of("show", 3)
    assert again is not None
    assert (again.width(), again.height()) == (SIDE, 341)
    assert again.pixelColor(200, 200).red() > 200
    assert photos.of("show", 2) is photos.of("another", 3) is None
    small = photos.of("show", 3, 48)
    assert small is not None
    assert small.width() == 48
    photos.give("show", 3, "")
    assert photos.of("show", 3) is None


def test_a_small_photo_is_not_made_larger_and_is_kept_once(photos: Photos, folder: Path) -> None:
    first = photos.take(file(folder, picture(40, 30, b"png"), "a.png"))
    assert photos.take(file(folder, picture(40, 30, b"png"), "b.dat")) == first
    kept = photos.kept(first)
    assert kept is not None
    assert kept.width() == 40
    assert [p.name for p in (folder / "photos").iterdir()] == [f"{first}.png"]


def test_the_original_may_go_and_a_lost_copy_is_no_error(photos: Photos, folder: Path) -> None:
    path = file(folder, picture())
    name = photos.take(path)
    photos.give("show", 0, name)
    path.unlink()
    assert photos.of("show", 0) is not None
    module._kept.cache_clear()
    (folder / "photos" / f"{name}.png").write_bytes(b"broken")
    assert photos.of("show", 0) is None
    (folder / "photos" / f"{name}.png").unlink()
    assert photos.of("show", 0) is None
    photos.give("show", 1, "../../etc/passwd")
    assert photos.of("show", 1) is None


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        (b"", "photo-kind"),
        (b"hello", "photo-kind"),
        (b"GIF89a" + bytes(200), "photo-kind"),
        (b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", "photo-kind"),
        (b"%PDF-1.4", "photo-kind"),
        (b"RIFF\0\0\0\0WEBPVP8 ", "photo-kind"),
        (PNG, "photo-damaged"),
        (b"\xff\xd8\xff", "photo-damaged"),
        (b"\xff\xd8\xff" + bytes(range(256)) * 40, "photo-damaged"),
        (crafted(600, 600, zlib.compress(bytes(1000))), "photo-damaged"),
        (crafted(600, 600, b"no deflate at all"), "photo-damaged"),
        (crafted(0, 600, zlib.compress(bytes(1000))), "photo-damaged"),
        (crafted(0xFFFFFFFF, 1, b"x"), "photo-damaged"),
        (crafted(20_000, 20_000, zlib.compress(bytes(100_000))), "photo-too-many-pixels"),
        (crafted(900_000, 50, zlib.compress(bytes(100_000))), "photo-too-many-pixels"),
        (picture()[:300], "photo-damaged"),
        (b"\xff\xd8\xff" + bytes(MOST_BYTES), "photo-too-large"),
    ],
)
def test_what_is_no_photo_is_refused_with_its_code(
    photos: Photos, folder: Path, data: bytes, wanted: str
) -> None:
    assert code(photos, file(folder, data)) == wanted
    assert not (folder / "photos").exists()


@pytest.mark.parametrize("path", ["/", "/dev/zero", "/nowhere/at/all.png", "a\0b", ""])
def test_what_is_no_file_is_refused_and_never_waited_for(photos: Photos, path: str) -> None:
    assert code(photos, Path(path)) == "photo-missing"


def test_no_place_to_keep_it_is_a_sentence(folder: Path, settings: QSettings) -> None:
    file(folder, b"", "taken")
    assert code(Photos(settings, folder / "taken" / "photos"), file(folder, picture())) == (
        "photo-not-kept"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_sentence(lang: str) -> None:
    text = Path(module.__file__).read_text(encoding="utf-8")
    codes = {line.split('"')[1] for line in text.splitlines() if 'Illegal("' in line}
    assert len(codes) == 6
    facts: dict[str, Any] = {"most": 8, "path": "x", "reason": "x"}
    for one in codes:
        assert f"[{one}]" in refusal(Illegal(one, **facts), Say(lang))


def test_half_a_photo_is_no_error_whatever_is_left_of_it(photos: Photos, folder: Path) -> None:
    """What can be seen of a file that broke off is shown, or it is refused; nothing else."""
    refused = set()
    for kind in (b"jpeg", b"png"):
        whole = picture(700, 500, kind)
        for cut in range(8, len(whole), max(1, len(whole) // 12)):
            refused.add(attempt(photos, file(folder, whole[:cut])))
    assert refused <= {"", "photo-damaged"}


def test_hostile_files_take_no_memory_and_leave_the_limit_as_it_was(
    photos: Photos, folder: Path
) -> None:
    bomb = file(folder, crafted(19_999, 19_999, zlib.compress(bytes(3_000_000), 9)), "bomb.png")
    torn = file(folder, picture(800, 800)[:300], "torn.jpg")
    limit = QImageReader.allocationLimit()
    for path in (bomb, torn):
        with pytest.raises(Illegal):
            photos.take(path)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(60):
        for path in (bomb, torn):
            with pytest.raises(Illegal):
                photos.take(path)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000  # kB
    assert QImageReader.allocationLimit() == limit


# ---------------------------------------------------------------- where they are seen

PEOPLE = tuple(Player(n, n[:4], 2) for n in ("가온", "나래", "3"))


def test_a_line_gives_a_photo_by_number_or_name_and_takes_it_away(
    photos: Photos, folder: Path
) -> None:
    path = file(folder, picture(), "my photo.jpg")
    portraits = Portraits(photos, "show")
    assert portraits.hand_in(f"photo 2 {path}", PEOPLE) == 1
    assert portraits.hand_in(f'photo 가온 "{path}"', PEOPLE) == 0
    assert portraits.of(0, 48) is not None
    assert portraits.on("spotlight:2") is not None
    assert portraits.on("standings") is portraits.on("spotlight:3") is None
    assert portraits.hand_in("photo 2", PEOPLE) == 1
    assert portraits.on("spotlight:2") is None
    for line in ("photo", "photo 9 x", "photo nobody x", "photo 0 x", "photo ² x"):
        with pytest.raises(Illegal) as no:
            portraits.hand_in(line, PEOPLE)
        assert no.value.code == "no-such-person"


def test_it_is_seen_in_the_light_and_beside_the_name(live: Live, folder: Path) -> None:
    live.sideboard.portraits.photos = Photos(live.settings, folder / "photos")
    console, hall = live.console, live.hall
    before = bytes(live.session.opened.path.read_bytes())
    console.typed.emit("spotlight 3")
    press(console, "F5")
    assert hall.scene().photo is None
    plain = console.players.grab().toImage()
    console.typed.emit(f"photo 3 {file(folder, picture())}")
    assert "박지호" in console.lead.told
    assert hall.scene().photo is not None  # at once, though nothing else has happened
    assert console.players.grab().toImage() != plain
    after = live.session.opened.path.read_bytes()
    assert b"photo" not in after.replace(before, b"")  # it is no part of the show
    console.typed.emit("photo 3")
    assert hall.scene().photo is None
    console.typed.emit("photo 3 /nowhere.png")
    assert "[photo-missing]" in console.lead.told


def test_a_rehearsal_and_a_copy_have_the_photos_of_their_show(live: Live) -> None:
    from engine.chance import commitment

    assert live.sideboard.portraits.show == commitment(live.session.timeline.seed)


def test_the_names_step_gives_photos_to_the_new_show(
    qtbot: Any, settings: QSettings, folder: Path
) -> None:
    form = Form(Say("ko"), None, settings, lambda: ())  # type: ignore[arg-type]
    qtbot.addWidget(form)
    form.place(0, 0, 1440, 900, 1.0)
    names = form.names
    names._photos = Photos(settings, folder / "photos")
    names.title.setText("밤")
    names.list.setPlainText("가온 2\n나래 2\n다솜 2")
    plain = names.roll.grab().toImage()
    names.take_photo("나래", file(folder, picture()))
    assert names.roll.grab().toImage() != plain
    names.list.setPlainText("새 사람 1\n가온 2\n나래 2\n다솜 2")  # the photo goes with its name
    ((player, kept),) = form.new_show().photos
    assert (player, names._photos.kept(kept) is not None) == (2, True)
    names.take_photo("나래", file(folder, b"no photo"))
    assert "[photo-kind]" in form._told
    assert form.new_show().photos == ((2, kept),)
    cursor = names.list.textCursor()
    cursor.setPosition(names.list.document().findBlockByNumber(2).position())
    names.list.setTextCursor(cursor)
    QTest.keyClick(names, Qt.Key.Key_F3)
    assert form.new_show().photos == ()
