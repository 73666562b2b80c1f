"""Heads of the zodiac, rat to snake: each takes a mood and returns its drawing in a 200 × 200 box."""

from __future__ import annotations

from assets.make.cuts import crescent, leaf
from assets.make.moods import AMBER, DEEP_GREEN, PINK, YELLOW, cheeks, features, flower, saw_row
from assets.make.palette import CARD, DEEP_RED, INK, RED
from assets.make.papercut import circle, ellipse, path, polar, rect, stroke, symmetric, trace


def rat(mood: str) -> str:
    """Return the head of the rat."""
    coat = "#8893A6"
    shade = "#525C72"
    art = symmetric(
        circle(50, 58, 34, shade) + circle(50, 58, 22, PINK) + path(crescent(50, 58, 14, -45, 0.5, 110), "#FFD2D2"), 100
    )
    art += path("M100 48C146 48 162 84 156 112C150 142 122 174 100 176C78 174 50 142 44 112C38 84 54 48 100 48Z", coat)
    art += path(
        "M100 118C124 118 132 138 122 154C114 168 106 174 100 175C94 174 86 168 78 154C68 138 76 118 100 118Z",
        "#E6E4E0",
    )
    art += path(leaf(100, 52, 100, 82, 7), shade)
    art += symmetric(path(leaf(88, 54, 84, 78, 4.4), shade), 100)
    art += cheeks(124, 46, "#E0808C", 9)
    art += symmetric(stroke("M66 140L34 134M66 147L36 151", shade, 3.4), 100)
    art += features(mood, coat, eye_y=98, mouth_y=152, mouth_width=12)
    art += ellipse(100, 133, 12, 9, DEEP_RED)
    art += ellipse(97, 130, 3.4, 2.2, "#F0A0A0")
    if mood != "happy":
        art += rect(94, 160, 5.6, 9, 1.4, CARD) + rect(100.6, 160, 5.6, 9, 1.4, CARD) if mood == "calm" else ""
    return art


def ox(mood: str) -> str:
    """Return the head of the ox."""
    coat = "#B4713A"
    shade = "#6E3F1B"
    art = symmetric(
        path(
            "M62 60C40 62 20 50 20 24C20 18 28 16 30 22C34 38 52 42 72 44Z",
            CARD,
            stroke=INK,
            stroke_width=3.4,
            stroke_linejoin="round",
        )
        + stroke("M27 34L34 31M34 45L41 40", INK, 3),
        100,
    )
    art += symmetric(
        path("M58 72C38 62 18 70 12 86C26 98 48 98 60 92Z", shade)
        + path("M52 78C40 74 30 78 24 86C34 90 46 90 54 86Z", PINK),
        100,
    )
    art += path("M100 42C140 42 152 70 148 104C146 128 142 168 100 176C58 168 54 128 52 104C48 70 60 42 100 42Z", coat)
    art += path("M100 42C112 42 122 45 128 50C120 66 112 80 100 88C88 80 80 66 72 50C78 45 88 42 100 42Z", shade)
    art += flower(100, 62, 14, YELLOW, RED)
    art += path(
        "M100 122C136 122 148 136 146 150C144 168 122 180 100 180C78 180 56 168 54 150C52 136 64 122 100 122Z",
        "#F0D3A6",
    )
    art += symmetric(ellipse(80, 138, 6.6, 5, shade), 100)
    art += cheeks(120, 46, "#C8402F", 9)
    art += features(mood, coat, eye_y=100, mouth_y=158, mouth_width=18)
    return art


def tiger(mood: str) -> str:
    """Return the head of the tiger."""
    coat = "#F5A623"
    stripe = INK
    art = symmetric(circle(48, 50, 25, coat) + circle(48, 50, 15, INK) + circle(48, 50, 7, RED), 100)
    art += path("M100 38C152 38 170 78 166 110C162 150 132 174 100 174C68 174 38 150 34 110C30 78 48 38 100 38Z", coat)
    art += symmetric(path("M36 122C46 112 66 114 76 126C82 138 78 158 84 172C60 166 40 148 36 122Z", CARD), 100)
    art += path(
        "M100 112C124 112 136 132 130 150C124 166 112 173 100 174C88 173 76 166 70 150C64 132 76 112 100 112Z", CARD
    )
    art += symmetric(
        path(leaf(34, 96, 58, 92, 5), stripe)
        + path(leaf(36, 112, 56, 110, 4.6), stripe)
        + path(leaf(56, 54, 68, 70, 5), stripe)
        + path(leaf(40, 140, 60, 134, 4.4), stripe),
        100,
    )
    art += path("M82 158H118V172C112 175 88 175 82 172Z", CARD)
    # 王
    art += stroke("M84 52H116M86 65H114M84 78H116M100 52V78", stripe, 6.6, stroke_linecap="butt")
    art += cheeks(136, 50, RED, 10)
    art += path("M86 122H114C116 130 106 138 100 138C94 138 84 130 86 122Z", RED, stroke=stripe, stroke_width=2.6)
    art += stroke("M100 138V144", stripe, 3.6)
    art += features(mood, coat, eye_y=101, mouth_y=151, mouth_width=16)
    return art


def rabbit(mood: str) -> str:
    """Return the head of the rabbit."""
    coat = "#FFF1E4"
    shade = "#E5B9A6"
    art = symmetric(
        path("M66 76C44 60 42 20 58 6C78 8 92 44 88 72Z", coat)
        + path("M68 66C54 52 54 28 60 18C72 26 80 46 79 64Z", PINK)
        + path(leaf(66, 56, 62, 28, 2.6), RED),
        100,
    )
    art += path("M100 58C146 58 160 92 156 122C152 154 126 172 100 172C74 172 48 154 44 122C40 92 54 58 100 58Z", coat)
    art += flower(100, 78, 11, RED, YELLOW)
    art += cheeks(132, 42, "#E8627A", 12)
    art += symmetric(stroke("M62 146L34 140M62 152L38 158", shade, 3.2), 100)
    art += path("M90 126C92 120 108 120 110 126C110 132 104 137 100 138C96 137 90 132 90 126Z", "#E8627A")
    art += stroke("M100 138V145", INK, 3.4)
    art += features(mood, coat, eye_y=106, mouth_y=149, mouth_width=13)
    if mood == "calm":
        art += rect(93.6, 155.5, 6, 9.5, 1.6, "#fff", stroke="#C99", stroke_width=1.2)
        art += rect(100.4, 155.5, 6, 9.5, 1.6, "#fff", stroke="#C99", stroke_width=1.2)
    return art


def dragon(mood: str) -> str:
    """Return the head of the dragon."""
    coat = "#2F8D6F"
    shade = DEEP_GREEN
    art = "".join(
        path(leaf(100, 104, *polar(100, 104, 92, angle), 17), RED if i % 2 else "#E4572E")
        for i, angle in enumerate((-118, -96, -74, 74, 96, 118))
    )
    art += symmetric(
        stroke("M76 56C66 40 62 26 64 8M66 34C56 30 48 24 44 14M70 44", AMBER, 9.5)
        + stroke("M76 56C66 40 62 26 64 8M66 34C56 30 48 24 44 14", YELLOW, 5),
        100,
    )
    art += symmetric(
        path("M52 74C36 62 22 64 14 74C26 78 30 92 50 94Z", coat) + path(leaf(24, 74, 48, 84, 4), YELLOW), 100
    )
    art += path(
        "M100 44C140 44 154 72 150 100C148 118 154 132 146 148C136 168 116 174 100 174C84 174 64 168 54 148"
        "C46 132 52 118 50 100C46 72 60 44 100 44Z",
        coat,
    )
    art += path("M100 44L112 64L100 86L88 64Z", YELLOW)
    art += path("M100 54L106 64L100 76L94 64Z", RED)
    art += symmetric(path(leaf(80, 50, 76, 76, 4.5), shade) + path(leaf(66, 58, 62, 80, 4), shade), 100)
    art += path(
        "M100 116C134 112 150 128 146 146C138 166 116 174 100 174C84 174 62 166 54 146C50 128 66 112 100 116Z",
        "#7CC79F",
    )
    art += symmetric(circle(82, 128, 9.5, coat) + circle(82, 128, 4.4, shade), 100)
    art += symmetric(stroke("M58 138C40 134 30 146 20 138C14 132 16 124 22 124", YELLOW, 5), 100)
    art += cheeks(116, 50, "#E4572E", 8)
    art += features(mood, coat, eye_y=96, mouth_y=152, mouth_width=19)
    art += symmetric(path("M112 150L116 162L121 151Z", CARD), 100) if mood in ("calm", "upset") else ""
    return art


def snake(mood: str) -> str:
    """Return the head of the snake."""
    coat = "#8FA83A"
    shade = "#4C6317"
    art = ellipse(100, 172, 66, 20, shade)
    art += ellipse(100, 166, 60, 15, coat)
    art += saw_row(100, 172, 11, 104, 8, YELLOW)
    art += path(
        "M100 34C136 34 162 66 162 98C162 132 136 150 124 164C118 172 108 176 100 176C92 176 82 172 76 164"
        "C64 150 38 132 38 98C38 66 64 34 100 34Z",
        coat,
    )
    for y, half, colour in ((50, 15, shade), (74, 11, shade)):
        art += path(trace("M100 {}L{} {}L100 {}L{} {}Z", y - 13, 100 + half, y, y + 13, 100 - half, y), colour)
        art += path(
            trace("M100 {}L{} {}L100 {}L{} {}Z", y - 6, 100 + half * 0.45, y, y + 6, 100 - half * 0.45, y), YELLOW
        )
    art += symmetric(
        path(leaf(58, 62, 72, 74, 5), shade)
        + path(leaf(46, 86, 52, 104, 4.6), shade)
        + path(leaf(52, 118, 64, 132, 4.6), shade),
        100,
    )
    art += path(
        "M100 120C122 120 128 136 122 154C116 168 108 175 100 175.500C92 175 84 168 78 154C72 136 78 120 100 120Z",
        "#D3DC8A",
    )
    art += symmetric(circle(91, 131, 3.2, shade), 100)
    art += cheeks(126, 44, "#D9573F", 8.5)
    if mood in ("calm", "thinking", "happy"):
        art += stroke("M100 160V180M100 180L92 190M100 180L108 190", RED, 4.6)
    art += features(mood, coat, eye_y=102, eye_x=29, mouth_y=149, mouth_width=17)
    return art
