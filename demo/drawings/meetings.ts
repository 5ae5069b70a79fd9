import { pick, type Random } from '../random';
import { coast, country, room, table } from './backdrops';
import { armchair, floorLamp, windowPane } from './furniture';
import {
  type Colour,
  circle,
  darker,
  down,
  ellipse,
  faint,
  group,
  lighter,
  lit,
  move,
  path,
  rect,
  repeat,
  shadow,
  slant,
  stroke,
  turned,
} from './kit';
import type { Scheme } from './rooms';
import { grass, leaves, seasons, tree } from './scenery';

/* Still lifes and views for personal ads: warm, quiet, nobody in them. */

const cup = (x: number, y: number, scale: number, colour: Colour) =>
  move(
    x,
    y,
    scale,
    shadow(0, 4, 170, 20, 0.5),
    ellipse(0, -8, 160, 24, lit('#fbf8f2', 0.08)),
    path('M-110,-190 H110 Q104,-20 40,-14 H-40 Q-104,-20 -110,-190 Z', turned(colour)),
    path(
      'M106,-160 Q190,-170 176,-96 Q160,-46 86,-60',
      'none',
      `stroke="${colour}" stroke-width="22"`,
    ),
    ellipse(0, -190, 110, 24, darker(colour, 0.15)),
    ellipse(0, -186, 96, 18, '#8a5a3a'),
    path('M-20,-190 q20,-14 40,0 q-20,18 -40,0 Z', '#e9cfa8'),
    faint(0.6, stroke('M-30,-230 Q-54,-290 -20,-340 M30,-230 Q6,-300 44,-360', '#ffffff', 11)),
  );

export const twoCups = (scheme: Scheme) =>
  table(scheme.wall, scheme.floor) +
  windowPane(150, 230, 260, 330, lighter(scheme.accent, 0.5)) +
  cup(430, 880, 1.15, scheme.main) +
  cup(800, 920, 1.15, scheme.accent) +
  ellipse(620, 1000, 130, 24, lit('#fbf8f2')) +
  group('rotate(-10 600 980)', rect(560, 950, 110, 44, lit('#c98a4a'), 18)) +
  faint(1, circle(680, 976, 28, lit('#7a4a34')));

export const parkBench = (random: Random) => {
  const season = pick(random, seasons);
  return (
    country(random, season) +
    rect(0, 760, 1200, 450, down(lighter(grass[season], 0.25), darker(grass[season], 0.2))) +
    path('M0,960 Q600,900 1200,970 V1120 Q600,1040 0,1110 Z', down('#d8cbb8', '#b9aa94')) +
    tree(250, 880, 2, leaves[season]) +
    shadow(720, 960, 330, 26, 0.5) +
    repeat(3, (index) => rect(460, 690 + index * 44, 520, 30, lit('#a87b55'), 8)) +
    rect(440, 836, 560, 30, lit('#b98a5c'), 8) +
    stroke('M490,680 V960 M950,680 V960 M470,860 L460,960 M970,860 L984,960', '#33323c', 18) +
    repeat(18, () =>
      ellipse(random() * 1200, 900 + random() * 250, 14, 7, leaves[season], 'opacity=".8"'),
    )
  );
};

export const readingNook = (scheme: Scheme) =>
  room(scheme.wall, scheme.floor) +
  windowPane(140, 230, 300, 360, lighter(scheme.main, 0.5)) +
  floorLamp(980, 890, 1.15, scheme.accent) +
  armchair(680, 930, 1.5, scheme.main) +
  shadow(330, 950, 150, 18, 0.5) +
  stroke('M330,800 V940 M270,946 H390', '#7a5a42', 18) +
  ellipse(330, 796, 150, 26, lit('#c79a6b')) +
  rect(240, 746, 130, 22, lit('#d9705a'), 4) +
  rect(252, 724, 116, 22, lit('#5a86a8'), 4) +
  path('M380,786 h56 l-8,-58 h-40 Z', lit('#fbf8f2'));

export const recordPlayer = (scheme: Scheme) =>
  table(scheme.wall, scheme.floor) +
  shadow(560, 870, 430, 34, 0.5) +
  path('M180,700 H900 L960,860 H120 Z', turned('#8f6543')) +
  path('M180,700 H900 L920,740 H160 Z', lighter('#8f6543', 0.3)) +
  ellipse(470, 770, 250, 66, '#1d1b22') +
  ellipse(470, 770, 190, 50, 'none', 'stroke="#3b3944" stroke-width="4"') +
  ellipse(470, 770, 130, 34, 'none', 'stroke="#3b3944" stroke-width="4"') +
  ellipse(470, 770, 74, 20, lit(scheme.accent)) +
  stroke('M830,730 L760,760 L640,770', '#c9ced6', 12) +
  circle(830, 730, 26, turned('#c9ced6')) +
  path('M190,700 L260,330 H860 L890,700 Z', slant('#ffffff', '#dfe9ec'), 'opacity=".3"') +
  repeat(3, (index) =>
    group(
      `rotate(${8 + index * 6} 1030 860)`,
      rect(
        930 + index * 26,
        560,
        200,
        300,
        lit(([scheme.main, scheme.accent, '#f0e3d0'] as const)[index] ?? scheme.main),
        6,
      ),
    ),
  );

export const walkingBoots = (random: Random) =>
  country(random, pick(random, seasons)) +
  rect(0, 880, 1200, 330, down('#8a9a6a', '#5a6a48')) +
  shadow(560, 1000, 380, 34, 0.55) +
  [0, 330]
    .map(
      (x) =>
        path(
          `M${300 + x},560 H${440 + x} L${450 + x},800 Q${590 + x},820 ${600 + x},930 H${290 + x} Z`,
          lit('#9a6a42'),
        ) +
        rect(280 + x, 926, 330, 46, lit('#33323c'), 16) +
        rect(290 + x, 540, 160, 46, lit('#c79a6b'), 18) +
        repeat(5, (index) =>
          stroke(`M${390 + x + index * 14},${630 + index * 44} l70,-14`, '#f2d27a', 9),
        ),
    )
    .join('') +
  stroke('M1000,1010 L900,420', '#55555f', 14) +
  stroke('M1100,1010 L1000,440', '#55555f', 14) +
  rect(880, 400, 40, 80, '#c8403a', 14) +
  rect(980, 420, 40, 80, '#c8403a', 14);

export const chess = (scheme: Scheme) =>
  table(scheme.wall, scheme.floor) +
  path('M220,820 H980 L1080,1020 H120 Z', lit('#6b4b36')) +
  repeat(4, (row) =>
    repeat(8, (column) => {
      const top = 226 - row * 24;
      const width = (980 - 220 + row * 48) / 8;
      return (row + column) % 2
        ? path(
            `M${top + column * width},${824 + row * 48} h${width} l${(column - 3) * 3},48 h${-width - 3} Z`,
            '#efe0c0',
          )
        : '';
    }),
  ) +
  [
    [360, 0.9, '#f4ead6'],
    [560, 1.2, '#33323c'],
    [760, 1, '#f4ead6'],
    [920, 0.8, '#33323c'],
  ]
    .map(([x, scale, colour]) =>
      move(
        Number(x),
        900,
        Number(scale),
        shadow(0, 0, 80, 14, 0.5),
        path(
          'M-66,0 H66 L44,-60 Q30,-160 40,-230 H-40 Q-30,-160 -44,-60 Z',
          turned(colour as Colour),
        ),
        circle(0, -280, 56, turned(colour as Colour)),
        rect(-56, -240, 112, 22, turned(colour as Colour), 10),
      ),
    )
    .join('');

export const seaside = (random: Random) =>
  coast(random) +
  shadow(420, 990, 220, 24, 0.5) +
  path('M250,980 L380,700 H440 L330,980 Z M500,980 L620,980 L480,720 H420 Z', lit('#b98a5c')) +
  path('M300,760 L520,940 L580,900 L380,690 Z', lit('#e05a4a')) +
  repeat(3, (index) =>
    path(`M${330 + index * 70},${745 + index * 56} l40,34 l-14,14 l-50,-42 Z`, '#ffffff'),
  ) +
  stroke('M800,1010 V560', '#8f6543', 14) +
  path('M560,600 Q800,380 1040,600 Z', lit('#2f8c92')) +
  path('M700,600 Q800,400 900,600 Z', lit('#f4efe6'));
