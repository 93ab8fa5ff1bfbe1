"""The windows, and what drives them: two screens, one session, no widget that knows the record."""
