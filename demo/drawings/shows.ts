import type { Random } from '../random';
import { studio } from './backdrops';
import {
  across,
  type Colour,
  circle,
  darker,
  down,
  ellipse,
  glow,
  group,
  lighter,
  mix,
  path,
  rect,
  repeat,
  round,
  shadow,
  stroke,
  turned,
} from './kit';

export const masks = (colour: Colour) =>
  studio(darker(colour, 0.35)) +
  repeat(22, (index) =>
    circle(
      80 + ((index * 173) % 1060),
      200 + ((index * 89) % 480),
      6 + (index % 4) * 3,
      (['#f2d27a', '#f4efe6', '#e58fa0'] as const)[index % 3] ?? '#f2d27a',
      'opacity=".8"',
    ),
  ) +
  shadow(600, 910, 360, 40, 0.6) +
  path(
    'M240,560 Q300,420 470,470 Q560,500 600,540 Q640,500 730,470 Q900,420 960,560 Q980,760 800,780 Q680,780 600,660 Q520,780 400,780 Q220,760 240,560 Z',
    down(lighter(colour, 0.35), colour),
    'stroke="#f2d27a" stroke-width="12"',
  ) +
  path(
    'M340,620 Q420,550 520,630 Q440,700 340,620 Z M860,620 Q780,550 680,630 Q760,700 860,620 Z',
    darker(colour, 0.75),
  ) +
  repeat(5, (index) =>
    group(
      `rotate(${-30 + index * 15} 600 540)`,
      path(
        'M600,520 Q560,350 600,210 Q640,350 600,520 Z',
        across(lighter(colour, 0.3), darker(colour, 0.2)),
      ),
      circle(600, 230, 11, '#f2d27a'),
    ),
  ) +
  stroke('M960,580 Q1080,640 1040,860', '#f2d27a', 12);

export const stage = (colour: Colour) =>
  rect(0, 0, 1200, 1200, down('#1d1733', '#3a2350')) +
  repeat(
    3,
    (index) =>
      path(
        `M${220 + index * 380},100 L${20 + index * 380},900 H${420 + index * 380} Z`,
        lighter(([colour, '#e0a83c', '#5a9ab0'] as const)[index] ?? colour, 0.3),
        'opacity=".28"',
      ) + circle(220 + index * 380, 110, 34, round('#fffbe0', '#e0b45a')),
  ) +
  path('M0,0 H190 Q120,500 210,900 H0 Z', across(darker(colour, 0.2), colour)) +
  path('M1200,0 H1010 Q1080,500 990,900 H1200 Z', across(colour, darker(colour, 0.2))) +
  rect(0, 890, 1200, 320, down('#6b4b5a', '#3a2838')) +
  ellipse(600, 950, 360, 60, '#ffe7ad', 'opacity=".35"') +
  stroke('M600,940 V560', '#c9ced6', 14) +
  ellipse(600, 946, 90, 16, '#80838e') +
  group(
    'rotate(-24 600 520)',
    rect(556, 420, 88, 150, turned('#33323c'), 24),
    circle(600, 400, 66, round('#e9edf2', '#80838e')),
    repeat(5, (index) => stroke(`M${548 + index * 26},350 V450`, '#55555f', 4)),
  );

export const moonlitSea = (colour: Colour, random: Random) =>
  rect(0, 0, 1200, 1200, down(darker(colour, 0.55), lighter(colour, 0.2))) +
  repeat(50, () =>
    circle(random() * 1200, random() * 540, 1.5 + random() * 2.5, '#ffffff', 'opacity=".8"'),
  ) +
  glow(700, 400, 330, '#fff3d0', 0.6) +
  circle(700, 400, 100, round('#fffdf2', '#f6e3b4')) +
  rect(0, 640, 1200, 560, down(mix(colour, '#203050', 0.3), darker(colour, 0.6))) +
  repeat(24, (index) =>
    rect(
      700 - (40 + index * 9) / 2 - random() * 60,
      660 + index * 20,
      50 + index * 9 + random() * 60,
      7,
      '#fff3d0',
      4,
      'opacity=".45"',
    ),
  ) +
  path('M0,660 Q160,560 330,640 Z', darker(colour, 0.7));
