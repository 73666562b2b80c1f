"""Heads of the zodiac, horse to pig: each takes a mood and returns its drawing in a 200 × 200 box."""

from __future__ import annotations

from assets.make.cuts import crescent, leaf
from assets.make.moods import AMBER, PINK, YELLOW, brow, cheeks, eye, features, flower
from assets.make.palette import CARD, DEEP_RED, INK, RED
from assets.make.papercut import circle, ellipse, path, polar, stroke, symmetric


def horse(mood: str) -> str:
    """Return the head of the horse."""
    coat = "#B8532C"
    shade = INK
    art = symmetric(
        path("M66 62C54 44 52 24 60 12C76 22 86 40 86 58Z", coat)
        + path("M68 52C62 42 61 32 63 25C71 33 76 42 77 52Z", "#F3C9A0"),
        100,
    )
    art += symmetric(
        path("M60 60C36 76 28 104 34 136C40 130 44 128 48 128C44 138 44 146 46 154C54 146 58 140 62 130Z", shade), 100
    )
    art += path("M100 40C136 40 150 66 146 96C142 122 140 176 100 180C60 176 58 122 54 96C50 66 64 40 100 40Z", coat)
    art += path("M100 30C116 32 122 46 116 62C112 74 106 78 100 88C94 78 88 74 84 62C78 46 84 32 100 30Z", shade)
    art += symmetric(path(leaf(92, 40, 94, 72, 2.2), "#6A5040"), 100)
    art += path("M100 84C108 92 110 106 108 124H92C90 106 92 92 100 84Z", CARD)
    art += path(
        "M100 126C128 126 140 138 138 154C134 172 118 181 100 181C82 181 66 172 62 154C60 138 72 126 100 126Z",
        "#F3C9A0",
    )
    art += symmetric(ellipse(82, 142, 5.4, 7, shade), 100)
    art += cheeks(122, 42, "#E4572E", 8.5)
    art += features(mood, coat, eye_y=98, eye_x=28, mouth_y=160, mouth_width=15)
    return art


def goat(mood: str) -> str:
    """Return the head of the goat."""
    coat = "#EAD7B2"
    shade = "#A98A58"
    art = symmetric(
        path(
            "M78 58C70 26 38 16 22 36C8 56 22 84 44 82C56 80 60 66 50 60C44 56 36 60 38 66C30 64 28 52 36 44"
            "C48 34 60 46 64 66Z",
            "#8A5A2B",
        )
        + stroke("M60 34L54 44M42 28L42 40M24 42L34 48M22 62L33 60", CARD, 3.4),
        100,
    )
    art += symmetric(
        path("M56 88C38 84 24 92 18 104C32 112 50 110 60 102Z", shade)
        + path("M52 93C42 91 34 95 28 102C36 105 46 104 54 100Z", PINK),
        100,
    )
    art += path("M100 46C138 46 150 74 146 102C142 134 124 164 100 166C76 164 58 134 54 102C50 74 62 46 100 46Z", coat)
    art += "".join(
        circle(100 + x, y, 11, CARD) for x, y in ((-26, 56), (-9, 50), (9, 50), (26, 56), (0, 60), (-16, 64), (16, 64))
    )
    art += path(leaf(100, 56, 100, 76, 4.5), shade)
    art += path("M82 158C88 164 112 164 118 158C116 176 108 186 100 194C92 186 84 176 82 158Z", CARD)
    art += stroke("M94 168V178M106 168V178M100 170V184", shade, 2.6)
    art += cheeks(126, 40, "#D9573F", 9)
    art += path("M90 128H110C110 136 104 140 100 141C96 140 90 136 90 128Z", "#7A5A36")
    art += features(mood, coat, eye_y=100, mouth_y=151, mouth_width=13)
    return art


def monkey(mood: str) -> str:
    """Return the head of the monkey."""
    coat = "#8A4B22"
    skin = "#F6CFA0"
    art = symmetric(
        circle(32, 102, 25, coat) + circle(32, 102, 15, skin) + path(crescent(32, 102, 9, -90, 0.5, 120), "#E79A6A"),
        100,
    )
    art += path("M100 32C152 32 168 74 164 108C160 150 130 176 100 176C70 176 40 150 36 108C32 74 48 32 100 32Z", coat)
    art += path(
        "M100 82C106 66 132 58 146 76C156 92 148 108 144 118C150 146 128 170 100 170C72 170 50 146 56 118"
        "C52 108 44 92 54 76C68 58 94 66 100 82Z",
        skin,
    )
    art += path("M100 32C104 44 112 48 116 60C108 58 104 60 100 66C96 60 92 58 84 60C88 48 96 44 100 32Z", YELLOW)
    art += symmetric(path(leaf(70, 44, 76, 60, 4.2), "#C07A3C") + path(leaf(50, 60, 58, 72, 4), "#C07A3C"), 100)
    art += cheeks(130, 44, RED, 10)
    art += symmetric(ellipse(94, 124, 3.4, 4.2, coat), 100)
    art += features(mood, skin, eye_y=99, eye_x=25, mouth_y=146, mouth_width=19)
    return art


def rooster(mood: str) -> str:
    """Return the head of the rooster."""
    coat = "#FFF1DC"
    shade = "#E4572E"
    art = path(
        "M56 70C50 48 58 40 68 46C66 24 82 16 90 34C92 10 112 8 114 32C124 16 140 26 134 46C146 42 150 56 144 70Z", RED
    )
    art += symmetric(path(leaf(78, 58, 74, 38, 3), "#F08A6A"), 100)
    art += path(leaf(100, 56, 101, 26, 3.2), "#F08A6A")
    # hackle feathers
    for angle, colour in (
        (-138, AMBER),
        (-115, YELLOW),
        (138, AMBER),
        (115, YELLOW),
        (-160, shade),
        (160, shade),
        (180, YELLOW),
    ):
        art += path(leaf(100, 110, *polar(100, 108, 86, angle), 17), colour)
    art += path("M100 54C140 54 156 84 154 108C150 140 126 160 100 160C74 160 50 140 46 108C44 84 60 54 100 54Z", coat)
    art += symmetric(path("M48 96C56 78 76 76 86 92C88 112 70 124 56 120C50 114 47 104 48 96Z", shade), 100)
    art += symmetric(path("M100 150C92 152 84 160 86 174C90 186 100 182 100 170Z", RED), 100)
    art += eye(mood, 100 - 31, 100, -1, shade)
    art += eye(mood, 100 + 31, 100, 1, shade)
    art += brow(mood, 100 - 31, 98, -1)
    art += brow(mood, 100 + 31, 98, 1)
    # beak carries the mouth moods
    if mood == "happy":
        art += path(
            "M78 122C84 112 116 112 122 122L100 140Z", YELLOW, stroke=INK, stroke_width=3, stroke_linejoin="round"
        )
        art += path("M82 132L100 142L118 132L100 162Z", AMBER, stroke=INK, stroke_width=3, stroke_linejoin="round")
        art += path("M92 141L100 146L108 141L100 154Z", DEEP_RED)
    else:
        art += path(
            "M76 126C82 110 118 110 124 126L100 154Z", YELLOW, stroke=INK, stroke_width=3, stroke_linejoin="round"
        )
        art += {
            "calm": stroke("M79 128Q100 140 121 128", INK, 3.4),
            "thinking": stroke("M80 132Q100 132 121 126", INK, 3.4),
            "upset": stroke("M79 133Q100 120 121 133", INK, 3.4),
        }[mood]
    art += symmetric(circle(95, 119, 1.9, INK), 100)
    art += flower(100, 76, 10, YELLOW, RED)
    return art


def dog(mood: str) -> str:
    """Return the head of the dog."""
    coat = "#E0A458"
    shade = "#7A3F1A"
    art = path("M100 42C146 42 160 78 156 108C152 146 128 172 100 172C72 172 48 146 44 108C40 78 54 42 100 42Z", coat)
    art += path(
        "M100 42C106 42 110 43 112 44C108 66 116 92 130 112C140 130 132 158 100 171C68 158 60 130 70 112"
        "C84 92 92 66 88 44C90 43 94 42 100 42Z",
        CARD,
    )
    art += symmetric(
        path("M72 44C44 34 22 56 20 86C20 112 30 128 44 130C56 112 52 88 66 72C74 62 78 52 72 44Z", shade)
        + path(leaf(38, 116, 48, 66, 3.6), "#B97A42"),
        100,
    )
    art += path(leaf(100, 52, 100, 80, 5), RED)
    art += cheeks(132, 46, "#D9573F", 9)
    art += path("M84 124C86 116 114 116 116 124C116 132 106 140 100 141C94 140 84 132 84 124Z", INK)
    art += ellipse(95, 122, 4, 2.4, "#8A7A70")
    art += stroke("M100 140V146", INK, 3.8)
    art += features(mood, coat, eye_y=100, eye_x=28, mouth_y=150, mouth_width=17)
    if mood == "happy":
        art += path("M91 158C91 152 109 152 109 158V170C109 180 91 180 91 170Z", "#E8627A")
        art += stroke("M100 158V170", DEEP_RED, 2.4)
    return art


def pig(mood: str) -> str:
    """Return the head of the pig."""
    coat = "#F4A0A8"
    shade = "#D9606F"
    art = symmetric(
        path("M74 56C54 36 34 34 22 44C26 66 36 86 56 92Z", shade)
        + path("M64 60C52 50 42 48 36 50C38 62 44 72 56 78Z", "#F9C4C4"),
        100,
    )
    art += path("M100 46C148 46 164 82 160 112C156 150 130 172 100 172C70 172 44 150 40 112C36 82 52 46 100 46Z", coat)
    art += flower(100, 66, 12, YELLOW, RED)
    art += symmetric(path(leaf(78, 54, 74, 72, 4), shade), 100)
    art += cheeks(130, 50, "#D4404F", 11)
    art += ellipse(100, 130, 27, 18.5, shade)
    art += ellipse(100, 128.5, 25, 16.5, "#F9C4C4")
    art += symmetric(ellipse(90, 129, 5, 7.4, "#9C2F40"), 100)
    art += features(mood, coat, eye_y=97, eye_x=28, mouth_y=157, mouth_width=15)
    return art
