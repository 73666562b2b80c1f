"""A whole match by one device alone: the real window, played from the title to the title.

    python -m tests.devices mouse|touch|keyboard|pad|narration --rules wildest --seed 1

`window` holds the game and its clock, `mouse`, `touch`, `keyboard` and `pad` are hands that can do nothing but send
that device's events, `guest` decides what to do and goes through the screens, `ear` plays by what is read aloud alone.
"""
