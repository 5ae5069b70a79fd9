import { room, table } from './backdrops';
import { plant, windowPane } from './furniture';
import {
  type Colour,
  circle,
  darker,
  down,
  ellipse,
  faint,
  glow,
  lighter,
  lit,
  path,
  rect,
  repeat,
  shadow,
  slant,
  stroke,
  turned,
} from './kit';
import type { Scheme } from './rooms';

export const officeDesks = (scheme: Scheme) =>
  room(scheme.wall, '#b9b2a8') +
  repeat(
    3,
    (index) =>
      rect(
        90 + index * 380,
        170,
        290,
        350,
        slant('#cfe9f4', '#8fb9cf'),
        4,
        'stroke="#ffffff" stroke-width="16"',
      ) +
      path(
        `M${98 + index * 380},512 v-100 h60 v-60 h70 v100 h60 v-50 h90 v110 Z`,
        '#7f9ab0',
        'opacity=".55"',
      ),
  ) +
  repeat(2, (index) => {
    const x = 90 + index * 560;
    return (
      shadow(x + 230, 960, 260, 24, 0.45) +
      stroke(`M${x + 40},720 V960 M${x + 430},720 V960`, '#80838e', 18) +
      rect(x, 690, 470, 34, lit('#e0c298'), 8) +
      rect(x + 120, 520, 230, 150, '#2e2d35', 12) +
      rect(x + 132, 532, 206, 124, slant(scheme.main, scheme.accent), 4) +
      rect(x + 214, 666, 40, 28, '#b9c0c8') +
      path(`M${x + 380},690 h46 l-6,-60 h-34 Z`, turned(scheme.accent)) +
      path(
        `M${x + 150},800 Q${x + 150},740 ${x + 235},740 Q${x + 320},740 ${x + 320},800 L${x + 310},900 H${x + 160} Z`,
        lit(scheme.main),
      ) +
      stroke(`M${x + 235},900 V980 M${x + 180},990 H${x + 290}`, '#55555f', 14)
    );
  }) +
  plant(600, 980, 0.9, scheme.accent);

export const cafe = (colour: Colour) =>
  room('#e9d9c3', '#8f6543') +
  rect(90, 170, 520, 280, lit('#33404f'), 12) +
  repeat(6, (index) =>
    rect(
      130 + (index % 2) * 240,
      220 + Math.floor(index / 2) * 70,
      170 - (index % 3) * 30,
      16,
      '#f4efe6',
      8,
      'opacity=".8"',
    ),
  ) +
  repeat(
    3,
    (index) =>
      stroke(`M${720 + index * 170},0 V220`, '#4a4440', 6) +
      glow(720 + index * 170, 300, 160, '#ffe2a6', 0.6) +
      path(`M${680 + index * 170},280 q40,-90 80,0 Z`, turned('#c8784a')),
  ) +
  rect(660, 480, 470, 18, lit('#a87b55'), 6) +
  repeat(6, (index) =>
    rect(
      690 + index * 72,
      410,
      46,
      70,
      turned(([colour, '#e0b45a', '#f4efe6'] as const)[index % 3] ?? colour),
      10,
    ),
  ) +
  rect(-20, 700, 1240, 46, lit('#c79a6b'), 8) +
  rect(0, 746, 1200, 330, lit(colour, 0.14)) +
  repeat(8, (index) =>
    faint(
      0.16,
      rect(60 + index * 146, 780, 110, 260, 'none', 6, 'stroke="#1a1426" stroke-width="6"'),
    ),
  ) +
  rect(120, 500, 370, 200, turned('#c9ced6'), 18) +
  rect(150, 470, 310, 40, turned('#80838e'), 10) +
  rect(170, 560, 270, 60, '#33323c', 8) +
  repeat(
    2,
    (index) =>
      path(`M${210 + index * 130},690 h70 l-6,-50 h-58 Z`, '#ffffff') +
      stroke(`M${245 + index * 130},610 V640`, '#33323c', 10),
  ) +
  faint(0.5, stroke('M246,560 Q230,520 250,480 M380,560 Q364,520 386,480', '#ffffff', 8)) +
  path(
    'M620,690 V560 Q620,520 660,520 H940 Q980,520 980,560 V690 Z',
    slant('#e9f6f8', '#b9d3dc'),
    'opacity=".8"',
  ) +
  repeat(4, (index) =>
    ellipse(
      680 + index * 84,
      666,
      36,
      24,
      lit((['#c98a4a', '#7a4a34', '#e9c98a', '#d9a566'] as const)[index] ?? colour),
    ),
  );

export const careHome = (scheme: Scheme) =>
  room(scheme.wall, scheme.floor) +
  windowPane(760, 210, 270, 320, lighter(scheme.main, 0.5)) +
  shadow(390, 960, 270, 30, 0.5) +
  path('M180,700 Q150,330 390,320 Q630,330 600,700 L590,930 H190 Z', lit(scheme.main)) +
  rect(230, 680, 320, 150, lit(lighter(scheme.main, 0.2)), 40) +
  rect(140, 640, 100, 300, lit(darker(scheme.main, 0.06)), 46) +
  rect(540, 640, 100, 300, lit(darker(scheme.main, 0.06)), 46) +
  path('M250,600 Q390,540 530,600 L550,820 Q390,870 230,820 Z', lit(scheme.accent)) +
  repeat(4, (index) =>
    stroke(
      `M${250 - index * 4},${650 + index * 46} Q390,${690 + index * 46} ${532 + index * 4},${650 + index * 46}`,
      '#ffffff',
      8,
      'opacity=".55"',
    ),
  ) +
  shadow(860, 960, 190, 22, 0.5) +
  stroke('M860,770 V950 M780,956 H940', '#7a5a42', 20) +
  ellipse(860, 760, 200, 34, lit('#c79a6b')) +
  path('M760,750 V650 H900 V750 Q830,776 760,750 Z', turned('#fbf8f2')) +
  path('M900,680 q60,-6 52,46 q-8,30 -54,26', 'none', 'stroke="#e6dfd4" stroke-width="16"') +
  faint(0.6, stroke('M810,620 Q794,580 818,540 M852,620 Q836,570 866,530', '#ffffff', 10)) +
  ellipse(980, 740, 46, 14, '#e9d3a0') +
  circle(970, 730, 18, '#c98a4a');

export const classroom = (accent: Colour) =>
  room('#e9e4d3', '#c79e6f') +
  rect(200, 180, 800, 420, lit('#c79a6b'), 12) +
  rect(224, 204, 752, 372, slant('#3f6f5a', '#2b4f42'), 4) +
  stroke('M290,300 L360,420 L430,300 M310,360 H410', '#f4efe6', 10) +
  stroke('M500,300 H640 M500,360 H600 M500,420 H660', '#f4efe6', 9, 'opacity=".8"') +
  circle(800, 380, 84, 'none', 'stroke="#f2d27a" stroke-width="9"') +
  stroke('M800,380 V296 M800,380 L872,420', '#f08a9d', 9) +
  repeat(3, (index) => {
    const x = 90 + index * 370;
    return (
      shadow(x + 140, 990, 170, 20, 0.45) +
      stroke(`M${x + 20},800 L${x},990 M${x + 270},800 L${x + 290},990`, '#80838e', 14) +
      rect(x - 10, 770, 310, 34, lit('#e0b47c'), 8) +
      rect(
        x + 40,
        736,
        130,
        36,
        lit(([accent, '#5a86a8', '#6f9a6a'] as const)[index] ?? accent),
        6,
      ) +
      rect(x + 200, 690, 50, 82, turned('#f4efe6'), 8) +
      stroke(`M${x + 212},690 V640 M${x + 236},690 V650`, '#d9463a', 10)
    );
  });

export const restaurantKitchen = (colour: Colour) =>
  room('#d9dfe2', '#9a9590') +
  repeat(13, (column) =>
    repeat(5, (row) =>
      faint(0.8, rect(column * 96 - 10, 170 + row * 84, 90, 78, down('#ffffff', '#dfe6e8'), 4)),
    ),
  ) +
  rect(170, 130, 860, 130, turned('#b9c0c8'), 8) +
  path('M170,260 L80,360 H1120 L1030,260 Z', turned('#a4abb3')) +
  rect(60, 700, 1080, 40, turned('#c9ced6'), 6) +
  rect(80, 740, 1040, 270, turned('#aab0b8'), 6) +
  repeat(
    3,
    (index) =>
      rect(120 + index * 340, 780, 290, 180, lit('#80868e'), 10) +
      rect(150 + index * 340, 800, 230, 14, '#d5d9de', 7),
  ) +
  shadow(330, 702, 180, 14, 0.5) +
  path('M190,540 H470 V680 Q330,716 190,680 Z', turned('#9aa0aa')) +
  ellipse(330, 540, 140, 26, '#c8603a') +
  stroke('M190,590 H130 M470,590 H530', '#55555f', 20) +
  faint(0.6, stroke('M280,500 Q250,430 290,370 M370,500 Q340,420 390,350', '#ffffff', 14)) +
  shadow(780, 702, 190, 14, 0.5) +
  path('M620,630 H930 Q910,700 840,700 H710 Q640,700 620,630 Z', turned('#33323c')) +
  rect(926, 620, 220, 24, turned('#33323c'), 12) +
  path(
    'M690,630 Q660,560 720,500 Q720,550 760,540 Q760,470 810,430 Q810,510 860,520 Q900,570 860,630 Z',
    down('#ffd35e', colour),
  );

export const helpDesk = (accent: Colour) =>
  table('#d5e0e3', '#c79e6f') +
  shadow(600, 870, 330, 30, 0.5) +
  path('M320,640 Q310,300 600,296 Q890,300 880,640', 'none', 'stroke="#33323c" stroke-width="44"') +
  rect(250, 600, 130, 230, turned(accent), 56) +
  rect(820, 600, 130, 230, turned(accent), 56) +
  path('M880,810 Q860,900 700,890', 'none', 'stroke="#33323c" stroke-width="20"') +
  ellipse(680, 888, 52, 28, turned('#33323c')) +
  path(
    'M450,480 H750 Q790,480 790,520 V640 Q790,680 750,680 H640 L580,750 L580,680 H450 Q410,680 410,640 V520 Q410,480 450,480 Z',
    lit('#ffffff', 0.04),
  ) +
  repeat(3, (index) => circle(520 + index * 80, 580, 22, accent));
