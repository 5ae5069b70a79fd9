import { studio, table } from './backdrops';
import {
  type Colour,
  circle,
  darker,
  down,
  ellipse,
  faint,
  glow,
  group,
  lighter,
  lit,
  path,
  rect,
  repeat,
  round,
  shadow,
  slant,
  stroke,
  turned,
} from './kit';

export const phone = (colour: Colour) =>
  table('#d8dfe8', '#c79e6f') +
  shadow(470, 866, 230, 26, 0.5) +
  group(
    'rotate(-8 460 600)',
    rect(320, 250, 290, 610, turned(darker(colour, 0.1)), 50),
    rect(336, 266, 258, 578, slant('#6a8fd0', '#e8a08a'), 38),
    circle(465, 640, 110, '#ffffff', 'opacity=".18"'),
    circle(520, 560, 70, '#ffffff', 'opacity=".16"'),
    rect(420, 284, 92, 22, '#15141a', 11),
    repeat(8, (index) =>
      rect(
        360 + (index % 4) * 58,
        700 + Math.floor(index / 4) * 62,
        42,
        42,
        (['#ffffff', '#7fd6a2', '#f2c46b', '#ff8a7a'] as const)[index % 4] ?? '#ffffff',
        12,
        'opacity=".9"',
      ),
    ),
  ) +
  shadow(820, 866, 200, 24, 0.5) +
  group(
    'rotate(7 810 620)',
    rect(680, 280, 280, 580, turned(colour), 50),
    rect(706, 306, 120, 130, darker(colour, 0.14), 30),
    circle(744, 348, 25, round('#5a6a80', '#15141a')),
    circle(790, 394, 25, round('#5a6a80', '#15141a')),
    circle(796, 338, 10, '#fff3c9'),
    faint(0.25, path('M680,700 L960,400 L960,520 L680,840 Z', '#ffffff')),
  );

export const laptop = (colour: Colour) =>
  table('#d9e2dc', '#b98d66') +
  shadow(600, 880, 480, 36, 0.5) +
  rect(270, 330, 660, 450, turned(darker(colour, 0.2)), 26) +
  rect(292, 352, 616, 400, slant('#3d5a9a', '#c07a9a'), 10) +
  path(
    'M292,700 L470,520 L600,620 L740,470 L908,640 V742 Q908,752 898,752 H302 Q292,752 292,742 Z',
    '#2b2a52',
    'opacity=".55"',
  ) +
  circle(760, 440, 40, '#ffe3b0') +
  rect(340, 390, 170, 110, '#ffffff', 10, 'opacity=".85"') +
  repeat(3, (index) => rect(360, 412 + index * 26, 130 - index * 26, 12, '#8a93a8', 6)) +
  path(
    'M200,780 H1000 L1060,846 Q1064,866 1040,868 H160 Q136,866 140,846 Z',
    down(lighter(colour, 0.3), colour),
  ) +
  path('M260,790 H940 L962,818 H238 Z', darker(colour, 0.4)) +
  rect(500, 826, 200, 30, darker(colour, 0.14), 6);

export const television = (random: number) =>
  table('#c8ccd8', '#8f7460') +
  rect(200, 770, 800, 90, lit('#6b4b36'), 8) +
  shadow(600, 780, 330, 18, 0.5) +
  rect(140, 240, 920, 510, '#1d1b22', 16) +
  rect(
    156,
    256,
    888,
    476,
    random > 0.5 ? down('#f2a88a', '#4f5f9a') : down('#7fc3ea', '#3f8f7a'),
    6,
  ) +
  circle(780, 420, 62, '#fff2c9', 'opacity=".9"') +
  path('M156,640 L400,430 L560,570 L720,470 L1044,680 V732 H156 Z', '#2b3a5a', 'opacity=".75"') +
  faint(0.14, path('M156,732 L520,256 L720,256 L340,732 Z', '#ffffff')) +
  rect(430, 750, 40, 26, '#1d1b22') +
  rect(730, 750, 40, 26, '#1d1b22') +
  rect(540, 800, 160, 34, '#1d1b22', 8);

export const console = (colour: Colour) =>
  table('#d9d3e6', '#6f5f70') +
  glow(600, 560, 420, lighter(colour, 0.3), 0.5) +
  shadow(340, 866, 170, 22, 0.5) +
  rect(230, 300, 200, 566, turned('#33323c'), 30) +
  rect(316, 330, 12, 500, colour, 6) +
  shadow(760, 880, 330, 30, 0.5) +
  path(
    'M520,620 Q560,520 660,540 L860,540 Q960,520 1000,620 Q1070,800 1030,850 Q980,890 900,760 H620 Q540,890 490,850 Q450,800 520,620 Z',
    down('#fbfbfd', '#c9ccd6'),
  ) +
  circle(640, 720, 46, round('#55555f', '#26262d')) +
  circle(880, 720, 46, round('#55555f', '#26262d')) +
  path('M586,600 h26 v-26 h28 v26 h26 v28 h-26 v26 h-28 v-26 h-26 Z', '#33323c') +
  circle(940, 580, 16, '#6fae66') +
  circle(976, 616, 16, '#d9463a') +
  circle(904, 616, 16, '#5a86d8') +
  circle(940, 652, 16, '#e0b45a');

export const headphones = (colour: Colour) =>
  studio('#dfe3ea') +
  shadow(600, 900, 320, 36, 0.5) +
  path(
    'M330,680 Q310,270 600,262 Q890,270 870,680',
    'none',
    `stroke="${darker(colour, 0.1)}" stroke-width="56" stroke-linecap="round"`,
  ) +
  path(
    'M346,560 Q350,310 600,296 Q850,310 854,560',
    'none',
    `stroke="${lighter(colour, 0.3)}" stroke-width="18" stroke-linecap="round"`,
  ) +
  rect(250, 570, 190, 310, turned(colour), 90) +
  rect(400, 596, 70, 258, turned('#33323c'), 34) +
  rect(760, 570, 190, 310, turned(colour), 90) +
  rect(730, 596, 70, 258, turned('#33323c'), 34) +
  circle(340, 720, 52, round(lighter(colour, 0.4), colour));

export const camera = (strap: Colour) =>
  table('#dcd6cb', '#a87b55') +
  stroke('M280,520 Q80,560 170,760 Q240,880 120,960', strap, 26) +
  stroke('M920,520 Q1120,560 1040,760 Q980,880 1100,960', strap, 26) +
  shadow(600, 876, 400, 36, 0.55) +
  path('M470,430 L520,350 H690 L740,430 Z', turned('#3b3b44')) +
  rect(250, 420, 700, 446, down('#4a4a54', '#26262d'), 46) +
  rect(250, 540, 700, 220, turned('#33323a')) +
  rect(300, 386, 120, 50, turned('#80838e'), 12) +
  circle(850, 410, 42, turned('#b9c0c8')) +
  circle(610, 650, 204, turned('#1d1b22')) +
  circle(610, 650, 164, round('#55627a', '#15141a')) +
  circle(610, 650, 110, slant('#7fb0d8', '#2a2350')) +
  circle(610, 650, 62, '#15141a') +
  faint(0.75, ellipse(566, 600, 34, 24, '#ffffff', 'transform="rotate(-35 566 600)"')) +
  circle(870, 490, 14, '#d9463a');

export const desktop = (accent: Colour) =>
  table('#cdd6e0', '#c79e6f') +
  shadow(540, 868, 300, 24, 0.5) +
  rect(210, 280, 660, 420, '#22222a', 20) +
  rect(230, 300, 620, 370, slant('#1f2d4a', '#3d5a80'), 8) +
  repeat(8, (index) =>
    rect(
      262 + (index % 3) * 24,
      330 + index * 38,
      120 + ((index * 67) % 240),
      14,
      ([accent, '#7fd6a2', '#f2c46b', '#d9dff0'] as const)[index % 4] ?? accent,
      7,
    ),
  ) +
  path('M490,700 h100 l20,130 h-140 Z', turned('#b9c0c8')) +
  rect(400, 826, 280, 30, turned('#c9ced6'), 12) +
  shadow(1000, 868, 110, 20, 0.5) +
  rect(920, 330, 170, 536, turned('#33323c'), 18) +
  circle(1005, 420, 24, accent) +
  repeat(5, (index) => rect(950, 600 + index * 36, 110, 12, '#1d1b22', 6)) +
  path('M260,890 H780 L820,970 H220 Z', down('#fbfbfd', '#d5d8e0')) +
  repeat(3, (row) =>
    repeat(11, (column) => rect(272 + column * 46 - row * 8, 900 + row * 22, 36, 14, '#aab0bc', 4)),
  );
