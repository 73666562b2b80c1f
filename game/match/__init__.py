"""A match in time: seats, clock, reaction windows, the computer players' worker, the act log, saves."""
