import { seededRandom } from '../random';
import { country, table } from './backdrops';
import {
  type Colour,
  circle,
  darker,
  down,
  faint,
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
  turn,
  turned,
} from './kit';

export const bicycle = (colour: Colour, season: 'summer' | 'autumn') => {
  const ring = (x: number) =>
    circle(x, 720, 178, 'none', 'stroke="#26262d" stroke-width="20"') +
    circle(x, 720, 164, 'none', 'stroke="#b9c0c8" stroke-width="8"') +
    repeat(14, (index) =>
      turn(index * (360 / 14), x, 720, stroke(`M${x},720 V560`, '#c9ced6', 3)),
    ) +
    circle(x, 720, 18, '#55555f');
  return (
    country(seededRandom(colour), season) +
    shadow(600, 904, 430, 30, 0.5) +
    ring(320) +
    ring(880) +
    stroke(
      'M320,720 L500,460 L780,470 L590,730 L320,720 M500,460 L590,730 M780,470 L880,720 M760,420 L790,500',
      colour,
      24,
    ) +
    stroke('M326,712 L500,462 L774,470', lighter(colour, 0.5), 7) +
    stroke('M500,460 L480,400', '#80838e', 18) +
    path('M410,392 Q480,366 560,384 Q540,414 480,412 Q430,412 410,392 Z', lit('#6b4b36')) +
    stroke('M760,420 L748,380 Q740,350 790,350 Q840,356 836,390', '#33323a', 18) +
    circle(590, 730, 48, 'none', 'stroke="#55555f" stroke-width="14"') +
    stroke('M590,730 L630,800 M606,800 H660', '#3b3b44', 16) +
    stroke('M590,690 L320,704 M590,770 L320,738', '#55555f', 5)
  );
};

export const guitar = (colour: Colour) =>
  table('#e3d6c3', '#8f6543') +
  shadow(560, 1000, 330, 36, 0.5) +
  group(
    'rotate(24 600 620)',
    rect(572, 60, 56, 520, turned('#6b4b36'), 8),
    repeat(11, (index) => rect(572, 110 + index * 38, 56, 4, '#d9cba6')),
    rect(556, -30, 88, 110, turned('#4a3426'), 14),
    repeat(
      3,
      (index) =>
        circle(546, index * 34 - 6, 11, '#e9d9ac') + circle(654, index * 34 - 6, 11, '#e9d9ac'),
    ),
    path(
      'M600,500 Q770,480 760,610 Q740,680 790,730 Q870,860 760,950 Q600,1030 440,950 Q330,860 410,730 Q460,680 440,610 Q430,480 600,500 Z',
      round(lighter(colour, 0.35), darker(colour, 0.25)),
      `stroke="${darker(colour, 0.55)}" stroke-width="10"`,
    ),
    circle(600, 700, 74, '#26180f', 'stroke="#efe0b8" stroke-width="10"'),
    rect(510, 850, 180, 30, turned('#4a3426'), 8),
    repeat(6, (index) => rect(577 + index * 9, -10, 2, 874, '#f4ead0')),
  );

export const piano = (colour: Colour) =>
  table('#ddd0de', '#a87b55') +
  shadow(600, 940, 520, 36, 0.5) +
  rect(130, 300, 940, 600, down(lighter(colour, 0.2), darker(colour, 0.2)), 18) +
  rect(110, 280, 980, 40, lit(lighter(colour, 0.12)), 10) +
  faint(
    0.2,
    rect(180, 360, 380, 170, 'none', 10, 'stroke="#000000" stroke-width="7"') +
      rect(640, 360, 380, 170, 'none', 10, 'stroke="#000000" stroke-width="7"'),
  ) +
  rect(470, 400, 260, 180, '#fbf8f2', 6) +
  repeat(
    5,
    (index) =>
      rect(496, 430 + index * 26, 208, 3, '#8a8590') +
      circle(520 + index * 42, 426 + ((index * 3) % 5) * 22, 9, '#2b2a31'),
  ) +
  path('M90,620 H1110 V700 H90 Z', lit(darker(colour, 0.1))) +
  repeat(22, (index) => rect(142 + index * 41.6, 626, 39, 66, '#fbf8f2', 4)) +
  repeat(21, (index) =>
    [0, 1, 3, 4, 5].includes(index % 7) ? rect(170 + index * 41.6, 622, 24, 42, '#1d1b22', 4) : '',
  ) +
  rect(150, 700, 44, 230, turned(colour), 8) +
  rect(1006, 700, 44, 230, turned(colour), 8) +
  rect(420, 880, 360, 50, lit('#7c2f3b'), 16);

export const tent = (colour: Colour) =>
  country(seededRandom(`tent${colour}`), 'summer') +
  shadow(600, 930, 460, 40, 0.5) +
  path(
    'M180,930 Q330,460 600,420 Q870,460 1020,930 Z',
    slant(lighter(colour, 0.3), darker(colour, 0.2)),
  ) +
  path('M600,420 Q520,660 470,930 H730 Q680,660 600,420 Z', down('#3b3448', '#5a4f66')) +
  path('M600,420 Q520,660 470,930 L410,930 Q500,640 600,420 Z', lit(lighter(colour, 0.35))) +
  path('M600,420 Q680,660 730,930 L790,930 Q700,640 600,420 Z', lit(lighter(colour, 0.2))) +
  stroke('M240,720 L110,930 M960,720 L1090,930', '#e9e4d8', 6) +
  shadow(960, 1010, 90, 16, 0.5) +
  rect(900, 940, 110, 70, lit('#d9463a'), 14);

export const boardGames = (random: number) =>
  table('#e3dccf', '#b98d66') +
  shadow(420, 866, 300, 28, 0.5) +
  rect(170, 760, 500, 100, turned('#2f6b8c'), 10) +
  rect(190, 660, 470, 100, turned('#c8403a'), 10) +
  rect(180, 570, 450, 90, turned('#e0a83c'), 10) +
  rect(210, 490, 430, 80, turned('#3f7f62'), 10) +
  repeat(4, (index) => rect(250, 790 - index * 95, 200, 30, '#fbf8f2', 8, 'opacity=".85"')) +
  group(
    'rotate(12 850 800)',
    rect(720, 740, 150, 150, down('#ffffff', '#dedbe4'), 26),
    circle(795, 815, 17, '#2b2a31'),
    circle(756, 776, 15, '#2b2a31'),
    circle(834, 854, 15, '#2b2a31'),
  ) +
  group(
    'rotate(-16 960 880)',
    rect(910, 820, 120, 120, down('#e05a4a', '#b33a30'), 22),
    circle(942, 852, 13, '#ffffff'),
    circle(998, 908, 13, '#ffffff'),
    circle(970, 880, 13, '#ffffff'),
  ) +
  repeat(3, (index) =>
    circle(
      760 + index * 84,
      980 - random * 20,
      26,
      turned((['#5f9e58', '#8a6a9a', '#e27d33'] as const)[index] ?? '#5f9e58'),
    ),
  );

export const records = (accent: Colour) =>
  table('#e0cfc0', '#8f6543') +
  shadow(430, 870, 320, 28, 0.5) +
  repeat(8, (index) =>
    group(
      `rotate(${-14 + index * 3} 420 860)`,
      rect(
        200 + index * 24,
        430,
        380,
        420,
        lit(
          (
            [
              '#d9705a',
              '#5a86a8',
              '#e0b45a',
              '#6f9a6a',
              '#8a6a9a',
              '#f0e3d0',
              '#2f8c92',
              '#33323c',
            ] as const
          )[index] ?? accent,
        ),
        6,
      ),
    ),
  ) +
  path('M160,700 H720 V866 H160 Z', lit('#b98a5c')) +
  rect(160, 690, 560, 18, lit('#d4a873')) +
  circle(850, 660, 206, '#1d1b22') +
  repeat(6, (index) =>
    circle(850, 660, 190 - index * 20, 'none', 'stroke="#35333d" stroke-width="4"'),
  ) +
  circle(850, 660, 72, round(lighter(accent, 0.4), accent)) +
  circle(850, 660, 11, '#f4efe6') +
  faint(
    0.16,
    path(
      'M850,660 L700,520 A206,206 0 0 1 790,462 Z M850,660 L1000,800 A206,206 0 0 1 910,858 Z',
      '#ffffff',
    ),
  );
