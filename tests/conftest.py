"""For all tests: offscreen windows, and a sentence that is missing is an error."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app.text import Say

Say.strict = True
