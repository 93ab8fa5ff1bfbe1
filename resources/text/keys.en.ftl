### Keys, clocks and sounds.

told-time-is-up = Time is up. Space plays it.
key-clock-more = Clock: 10 s more
key-clock-less = Clock: 10 s less
switch-frame-time-out = When time is up
choice-frame-time-out-confirmed = the dealer confirms
choice-frame-time-out-by-itself = by itself
switch-frame-advice = Would-move lamps in the hall
choice-frame-advice-on = on
choice-frame-advice-off = off
