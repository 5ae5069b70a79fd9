import type { Random } from '../random';
import { cityNight, table } from './backdrops';
import { sofa } from './furniture';
import {
  across,
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
  mix,
  move,
  path,
  rect,
  repeat,
  round,
  shadow,
  slant,
  stroke,
  turned,
} from './kit';
import type { Scheme } from './rooms';

/* Still lifes and views for adult ads: warm, quiet, nobody in them. */

export const cityLights = (random: Random) => cityNight(random);

export const balcony = (random: Random) =>
  cityNight(random) +
  rect(0, 930, 1200, 280, down('#4a3a4a', '#2b2234')) +
  rect(0, 770, 1200, 20, lit('#2b2234'), 6) +
  repeat(16, (index) => rect(30 + index * 76, 780, 10, 160, '#2b2234')) +
  wineGlass(480, 900, 1.1, '#b3364a') +
  wineGlass(720, 920, 1.1, '#b3364a') +
  glow(600, 860, 260, '#ffc98a', 0.5);

const wineGlass = (x: number, y: number, scale: number, wine: Colour) =>
  move(
    x,
    y,
    scale,
    shadow(0, 2, 90, 12, 0.5),
    ellipse(0, 0, 66, 10, '#e9eef2', 'opacity=".8"'),
    rect(-5, -140, 10, 138, '#e9eef2', 4, 'opacity=".8"'),
    path(
      'M-70,-340 Q-84,-150 0,-140 Q84,-150 70,-340 Z',
      slant('#ffffff', '#cfdbe2'),
      'opacity=".5"',
    ),
    path(
      'M-73,-260 Q-72,-154 0,-146 Q72,-154 73,-260 Z',
      down(lighter(wine, 0.15), darker(wine, 0.25)),
      'opacity=".92"',
    ),
    faint(0.6, stroke('M-48,-320 Q-56,-230 -36,-190', '#ffffff', 8)),
  );

export const twoGlasses = (scheme: Scheme) =>
  table(darker(scheme.wall, 0.25), '#6b4b36') +
  glow(600, 560, 460, '#ffc98a', 0.6) +
  repeat(9, (index) =>
    glow(100 + index * 130, 260 + ((index * 97) % 260), 60 + (index % 3) * 24, '#ffe0a8', 0.5),
  ) +
  wineGlass(460, 900, 1.5, mix(scheme.main, '#a8324a', 0.75)) +
  wineGlass(760, 900, 1.5, mix(scheme.main, '#a8324a', 0.75)) +
  shadow(1000, 880, 80, 14, 0.5) +
  rect(950, 740, 100, 140, turned('#fbe9c4'), 16) +
  path('M1000,650 q30,44 0,84 q-30,-40 0,-84 Z', round('#fff9d9', '#f2a03b')) +
  glow(1000, 690, 150, '#ffd58a', 0.8);

export const candles = (colour: Colour) =>
  rect(0, 0, 1200, 1200, down(darker(colour, 0.6), darker(colour, 0.25))) +
  glow(600, 520, 620, '#ffb66a', 0.55) +
  rect(0, 820, 1200, 390, down(darker(colour, 0.35), darker(colour, 0.65))) +
  repeat(5, (index) => {
    const x = 220 + index * 190;
    const height = [240, 340, 180, 300, 220][index] ?? 200;
    const y = 880 + (index % 2) * 50;
    return (
      shadow(x, y, 100, 16, 0.7) +
      rect(x - 56, y - height, 112, height, turned('#f7e6c8'), 14) +
      ellipse(x, y - height, 56, 13, '#fff3d0') +
      glow(x, y - height - 50, 130, '#ffcf7a', 0.9) +
      path(`M${x},${y - height - 92} q30,46 0,88 q-30,-42 0,-88 Z`, round('#fffbe0', '#f59a35'))
    );
  }) +
  repeat(14, (index) =>
    ellipse(
      90 + index * 82,
      1000 + ((index * 37) % 90),
      24,
      13,
      lit(mix(colour, '#e05a6d', 0.6)),
      `transform="rotate(${index * 29} ${90 + index * 82} ${1000 + ((index * 37) % 90)})"`,
    ),
  );

const rose = (x: number, y: number, scale: number, colour: Colour) =>
  move(
    x,
    y,
    scale,
    circle(0, 0, 74, round(lighter(colour, 0.1), darker(colour, 0.25))),
    path('M-70,10 Q-50,80 10,74 Q-30,40 -70,10 Z', darker(colour, 0.2)),
    path('M70,0 Q70,70 0,76 Q50,40 70,0 Z', darker(colour, 0.3)),
    path('M-44,-20 Q0,-70 44,-20 Q30,40 0,40 Q-36,36 -44,-20 Z', lit(lighter(colour, 0.12))),
    path('M-22,-14 Q0,-44 24,-14 Q14,18 0,18 Q-16,16 -22,-14 Z', darker(colour, 0.25)),
  );

export const roses = (colour: Colour) =>
  table('#ead8d3', '#8f6543') +
  shadow(600, 900, 200, 26, 0.5) +
  [-34, -14, 10, 32]
    .map((lean) =>
      group(
        `rotate(${lean} 600 760)`,
        stroke('M600,760 V430', '#4f8a58', 13),
        path('M600,600 Q650,560 690,580 Q660,630 600,624 Z', lit('#5f9e58')),
      ),
    )
    .join('') +
  path(
    'M510,600 H690 Q720,760 670,890 H530 Q480,760 510,600 Z',
    slant('#eaf4f6', '#a9c4cf'),
    'opacity=".85"',
  ) +
  rose(410, 470, 1, colour) +
  rose(525, 400, 1.1, lighter(colour, 0.2)) +
  rose(665, 404, 1.05, colour) +
  rose(780, 480, 1, lighter(colour, 0.35)) +
  rose(600, 500, 1.1, darker(colour, 0.1)) +
  repeat(5, (index) =>
    ellipse(
      330 + index * 130,
      960 + (index % 2) * 40,
      34,
      17,
      lit(colour),
      `transform="rotate(${index * 41} ${330 + index * 130} ${960 + (index % 2) * 40})"`,
    ),
  );

export const silkCurtain = (colour: Colour) =>
  rect(0, 0, 1200, 1200, down(lighter(colour, 0.1), darker(colour, 0.45))) +
  repeat(9, (index) =>
    path(
      `M${index * 140 - 40},-10 Q${index * 140 + 50},400 ${index * 140 - 30},800 T${index * 140 - 20},1210 H${index * 140 + 90} Q${index * 140 + 40},820 ${index * 140 + 110},600 T${index * 140 + 60},-10 Z`,
      across(lighter(colour, 0.28), darker(colour, 0.3)),
      'opacity=".75"',
    ),
  ) +
  glow(420, 360, 420, '#ffd9b0', 0.45) +
  path('M0,1010 Q600,930 1200,1010 V1210 H0 Z', down(darker(colour, 0.45), darker(colour, 0.7)));

export const hotelLamp = (scheme: Scheme) =>
  rect(0, 0, 1200, 1200, down(darker(scheme.wall, 0.45), darker(scheme.wall, 0.6))) +
  repeat(7, (index) => faint(0.12, rect(index * 190, 0, 95, 800, '#ffffff'))) +
  glow(820, 430, 460, '#ffd08a', 0.9) +
  rect(0, 800, 1200, 410, down('#5a4338', '#33251f')) +
  sofa(400, 930, 1.1, scheme.main, scheme.accent) +
  shadow(820, 930, 150, 20, 0.6) +
  rect(730, 690, 190, 240, lit('#6b4b36'), 8) +
  path('M790,690 Q760,600 820,560 Q880,600 850,690 Z', turned(scheme.accent)) +
  path('M720,560 H920 L880,380 H760 Z', down('#fff3d0', '#f2c27a')) +
  windowNight(980, 230);

const windowNight = (x: number, y: number) =>
  rect(x - 12, y - 12, 204, 324, '#8a6a52', 6) +
  rect(x, y, 180, 300, down('#2a2350', '#7a5a80'), 2) +
  circle(x + 120, y + 70, 24, '#fbe9b0') +
  repeat(
    5,
    (index) =>
      rect(x + 8 + index * 34, y + 200 - (index % 3) * 30, 28, 100 + (index % 3) * 30, '#1e1a3a') +
      rect(x + 16 + index * 34, y + 230, 8, 10, '#ffd58a'),
  ) +
  rect(x + 86, y, 8, 300, '#8a6a52');
