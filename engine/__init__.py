"""The rules and the record of a show: pure Python, no window, no clock, no chance of its own."""
