"""A whole match by one device alone: the real window, played from the title to the title.

    python -m tests.devices mouse|touch|keyboard|pad|narration --rules wildest --seed 1
    python -m tests.devices mouse|keyboard --window --out FOLDER      (Linux, with Xvfb and xdotool)

With --window the events come from a mouse and keyboard of an X server, at the wall's pace, with everything drawn.

`window` holds the game and its clock, `mouse`, `touch`, `keyboard` and `pad` are hands that can do nothing but send
that device's events, `guest` decides what to do and goes through the screens, `ear` plays by what is read aloud alone.
"""
