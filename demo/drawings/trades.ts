import { pick, type Random } from '../random';
import { room } from './backdrops';
import { windowPane } from './furniture';
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
  stroke,
  turned,
} from './kit';
import { grass, leaves, type Season, sky, tree } from './scenery';

export const painting = (colour: Colour) =>
  room('#f1e9dc', '#c79e6f') +
  path('M0,0 H700 Q720,200 690,420 Q700,600 640,770 H0 Z', down(lighter(colour, 0.15), colour)) +
  stroke('M700,240 L880,560 M880,560 L980,520', '#80838e', 16) +
  group(
    'rotate(32 690 240)',
    rect(560, 190, 270, 96, turned(lighter(colour, 0.1)), 44),
    rect(540, 206, 26, 64, '#80838e', 10),
  ) +
  stroke('M780,900 L860,330 M1080,900 L1000,330', '#c9a066', 26) +
  repeat(5, (index) =>
    rect(800 + 10 * (4 - index), 420 + index * 100, 260 - 20 * (4 - index), 22, lit('#d9b47c'), 6),
  ) +
  shadow(400, 940, 190, 24, 0.5) +
  path('M260,740 H540 L510,940 H290 Z', turned('#c9ced6')) +
  ellipse(400, 740, 140, 28, lit(colour)) +
  path('M300,752 Q310,840 330,800 Q340,760 350,760 Z', colour) +
  path('M262,740 Q400,560 538,740', 'none', 'stroke="#80838e" stroke-width="8"');

export const plumbing = (colour: Colour) =>
  room('#dfe8ea', '#b9b2a8') +
  repeat(13, (column) =>
    repeat(5, (row) =>
      faint(0.7, rect(column * 96 - 20, 200 + row * 96, 90, 90, down('#ffffff', '#e2eaec'), 6)),
    ),
  ) +
  shadow(560, 900, 330, 30, 0.5) +
  rect(280, 180, 420, 520, lit('#fbfbfd', 0.06), 30) +
  rect(330, 560, 320, 90, '#33404f', 14) +
  rect(350, 580, 130, 50, '#7fd6a2', 8) +
  circle(560, 605, 26, round('#ffffff', '#aab0b8')) +
  circle(616, 605, 18, round('#ffffff', '#aab0b8')) +
  repeat(4, (index) =>
    stroke(
      `M${340 + index * 100},700 V${830 + index * 30} H${index % 2 ? 1200 : -20}`,
      index % 2 ? '#c8784a' : '#b9c0c8',
      24,
    ),
  ) +
  repeat(3, (index) => circle(360 + index * 180, 800 + index * 28, 24, turned(colour))) +
  group(
    'rotate(-28 900 640)',
    rect(880, 480, 54, 380, turned('#c8403a'), 24),
    path(
      'M850,500 Q830,390 900,380 L900,440 L930,440 L930,380 Q990,400 964,500 Z',
      turned('#9aa0aa'),
    ),
  ) +
  shadow(900, 1000, 190, 22, 0.5) +
  rect(740, 880, 320, 130, lit(colour), 14) +
  path('M820,880 V840 H980 V880', 'none', 'stroke="#33323c" stroke-width="18"');

export const electrics = (colour: Colour) =>
  room('#e9e2d6', '#b48a63') +
  stroke('M600,0 V230', '#33323c', 10) +
  glow(600, 420, 420, '#ffe08a', 0.8) +
  path(
    'M600,230 Q760,240 760,410 Q750,500 680,560 V620 H520 V560 Q450,500 440,410 Q440,240 600,230 Z',
    round('#fff9df', '#ffd35e'),
  ) +
  rect(530, 620, 140, 80, turned('#9aa0aa'), 18) +
  stroke('M560,560 L580,430 L600,480 L620,430 L640,560', '#e0862f', 9) +
  rect(820, 560, 200, 240, lit('#fbfbfd', 0.06), 20) +
  rect(870, 620, 40, 90, '#c9ced6', 12) +
  rect(930, 650, 40, 90, '#c9ced6', 12) +
  shadow(260, 960, 220, 26, 0.5) +
  rect(110, 800, 310, 160, lit(colour), 20) +
  rect(110, 850, 310, 16, darker(colour, 0.4)) +
  path('M190,800 V750 H340 V800', 'none', 'stroke="#33323c" stroke-width="20"') +
  path('M420,900 Q560,1010 700,930 T1000,940', 'none', 'stroke="#33323c" stroke-width="16"') +
  rect(990, 906, 90, 66, lit('#f4f4f6'), 16) +
  stroke('M1080,922 h36 M1080,956 h36', '#c9a03b', 12);

export const roofing = (random: Random, season: Season) =>
  sky(season) +
  path(
    'M-20,900 L420,330 L1220,330 L1220,1210 L-20,1210 Z',
    lit(pick(random, ['#8a5648', '#5f5866', '#a5604a'] as Colour[]), 0.14),
  ) +
  repeat(9, (row) =>
    repeat(18, (column) =>
      faint(
        0.22,
        path(
          `M${430 - row * 62 + column * 76 + (row % 2) * 30},${350 + row * 84} h70 v54 q-35,34 -70,0 Z`,
          row % 3 === column % 3 ? '#ffffff' : '#1a1426',
        ),
      ),
    ),
  ) +
  rect(880, 120, 150, 260, lit('#b8604a')) +
  rect(866, 104, 178, 30, lit('#c97a60')) +
  rect(890, 60, 40, 48, lit('#a5604a')) +
  rect(976, 60, 40, 48, lit('#a5604a')) +
  stroke('M260,1210 L430,420 M400,1210 L560,420', '#d9b47c', 26) +
  repeat(8, (index) => stroke(`M${280 + index * 22},${1130 - index * 94} h${140}`, '#d9b47c', 18));

export const gardening = (random: Random, season: Season) =>
  sky(season) +
  repeat(13, (index) => rect(index * 100 - 20, 430, 86, 350, lit('#b98d66'), 6)) +
  rect(0, 760, 1200, 450, down(lighter(grass[season], 0.2), darker(grass[season], 0.25))) +
  tree(1010, 800, 1.5, leaves[season]) +
  path('M0,780 Q300,740 560,790 Q620,860 500,900 Q200,950 0,900 Z', lit('#7a5a42')) +
  repeat(16, (index) => {
    const x = 30 + index * 32;
    const y = 800 + (index % 3) * 34;
    return (
      stroke(`M${x},${y} v-70`, '#4f9457', 7) +
      circle(
        x,
        y - 78,
        18 + random() * 8,
        round('#fff3d9', pick(random, ['#e05a6d', '#f2b84b', '#9a6ac0', '#f08a5d'])),
      )
    );
  }) +
  shadow(700, 1020, 300, 30, 0.5) +
  path('M480,800 H860 L800,930 H560 Z', turned('#3f7f62')) +
  stroke('M860,810 L1080,740', '#55555f', 18) +
  stroke('M800,930 L850,1010 M560,930 L540,980', '#55555f', 16) +
  circle(540, 970, 56, '#26262d') +
  circle(540, 970, 24, '#b9c0c8') +
  path('M500,800 Q600,700 680,780 Q760,700 840,800 Z', lit('#6fae66')) +
  stroke('M250,980 L330,560', '#a87b55', 18) +
  path('M210,960 L290,970 L276,1060 Q240,1080 214,1050 Z', turned('#9aa0aa'));

export const cleaning = (colour: Colour) =>
  room('#dcebea', '#d0c2ac') +
  windowPane(700, 200, 300, 320, '#ffffff') +
  shadow(420, 930, 240, 28, 0.5) +
  path('M230,650 H610 L570,920 H270 Z', turned(colour)) +
  ellipse(420, 650, 190, 36, lighter(colour, 0.5)) +
  path('M232,650 Q420,430 608,650', 'none', 'stroke="#80838e" stroke-width="12"') +
  repeat(14, (index) =>
    circle(
      290 + ((index * 67) % 280),
      640 - ((index * 41) % 70),
      24 + (index % 3) * 10,
      '#ffffff',
      'opacity=".9"',
    ),
  ) +
  shadow(780, 930, 110, 18, 0.5) +
  rect(710, 640, 140, 290, turned('#6fae9a'), 30) +
  rect(750, 560, 60, 90, turned('#ffffff'), 12) +
  path('M720,560 H830 L850,510 H730 Z', turned('#e27d33')) +
  rect(726, 740, 108, 110, '#fbf8f2', 10) +
  group(
    'rotate(14 1000 700)',
    rect(990, 300, 26, 500, turned('#c79a6b'), 10),
    path('M930,790 H1076 L1100,940 H906 Z', lit('#e0b45a')),
  ) +
  repeat(5, (index) =>
    path(
      `M${180 + index * 190},${260 + (index % 2) * 60} l12,32 l32,12 l-32,12 l-12,32 l-12,-32 l-32,-12 l32,-12 Z`,
      '#ffffff',
      'opacity=".8"',
    ),
  );
