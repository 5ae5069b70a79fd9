import { pick, type Random } from '../random';
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
  mix,
  path,
  rect,
  repeat,
  slant,
  stroke,
} from './kit';
import { bush, grass, houseFront, leaves, type Season, sky, tree } from './scenery';

export const sash = (
  x: number,
  y: number,
  width: number,
  height: number,
  frame: Colour = '#ffffff',
) =>
  rect(x - 7, y - 7, width + 14, height + 14, frame, 5) +
  rect(x, y, width, height, slant('#dcf0f4', '#7fa4b8'), 2) +
  rect(x + width / 2 - 3, y, 6, height, frame) +
  faint(
    0.3,
    path(
      `M${x},${y + height} L${x + width * 0.5},${y} L${x + width * 0.8},${y} L${x + width * 0.3},${y + height} Z`,
      '#ffffff',
    ),
  ) +
  rect(x - 14, y + height + 7, width + 28, 12, darker(frame, 0.1), 3);

const frontDoor = (x: number, y: number, colour: Colour) =>
  rect(x - 12, y - 262, 144, 262, '#ffffff', 6) +
  rect(x, y - 250, 120, 250, lit(colour), 4) +
  rect(x + 18, y - 232, 84, 70, slant('#f5e3b2', '#c9a65a'), 6) +
  faint(
    0.2,
    rect(x + 18, y - 140, 36, 110, '#1a1426', 4) + rect(x + 66, y - 140, 36, 110, '#1a1426', 4),
  ) +
  circle(x + 104, y - 118, 8, '#f6d98b') +
  rect(x - 30, y - 8, 180, 14, '#b9b0a6', 3);

const lawn = (season: Season) =>
  rect(0, 856, 1200, 350, down(lighter(grass[season], 0.2), darker(grass[season], 0.25))) +
  faint(0.3, ellipse(600, 880, 800, 40, lighter(grass[season], 0.5)));

const gardenPath = (x: number) =>
  path(
    `M${x},858 L${x + 130},858 L${x + 250},1210 L${x - 120},1210 Z`,
    down('#d8cbb8', '#b3a491'),
  ) +
  repeat(5, (index) =>
    faint(
      0.25,
      stroke(`M${x - index * 22},${900 + index * 62} h${140 + index * 44}`, '#7c6d5b', 4),
    ),
  );

const flowers = (y: number, from: number, to: number, random: Random) =>
  repeat(Math.floor((to - from) / 26), (index) =>
    circle(
      from + index * 26 + random() * 14,
      y + random() * 26,
      8 + random() * 5,
      pick(random, ['#e05a6d', '#f2b84b', '#ffffff', '#9a6ac0', '#f08a5d']),
    ),
  );

export const bricks: Colour[] = ['#b4614a', '#c48262', '#d8b896', '#e5d6be', '#a65a4a', '#c9bfae'];

const frontDoors: Colour[] = ['#2f5d7c', '#7c2f3b', '#2f6b52', '#d99a34', '#44406b', '#31363f'];

export const courses = (x: number, y: number, width: number, height: number) =>
  repeat(Math.floor(height / 34), (row) => faint(0.09, rect(x, y + row * 34, width, 3, '#1a1426')));

export function terrace(random: Random, season: Season): string {
  const wall = pick(random, bricks);
  const neighbour = (x: number, colour: Colour) =>
    houseFront(x, 860, {
      width: 400,
      height: 520,
      wall: colour,
      roof: '#5f5866',
      door: pick(random, frontDoors),
    });
  return (
    sky(season) +
    neighbour(-60, mix(wall, '#8f7d78', 0.45)) +
    neighbour(860, mix(wall, '#9c8a70', 0.45)) +
    path('M320,350 L380,210 L820,210 L880,350 Z', lit('#57505e', 0.16)) +
    rect(740, 120, 90, 150, lit(darker(wall, 0.2))) +
    rect(756, 90, 22, 36, lit('#b8604a'), 4) +
    rect(794, 90, 22, 36, lit('#b8604a'), 4) +
    rect(340, 340, 520, 520, lit(wall, 0.1)) +
    courses(340, 350, 520, 510) +
    faint(0.2, rect(340, 340, 520, 18, '#1a1426')) +
    sash(400, 410, 150, 150) +
    sash(650, 410, 150, 150) +
    rect(380, 626, 210, 20, lit('#efe7da'), 4) +
    sash(396, 656, 178, 150) +
    frontDoor(680, 860, pick(random, frontDoors)) +
    rect(0, 856, 1200, 30, '#cfc5b8') +
    rect(0, 886, 1200, 320, down('#8b8790', '#5d5b66')) +
    rect(330, 800, 310, 62, lit(darker(wall, 0.1)), 4) +
    bush(450, 806, 0.6, leaves[season]) +
    bush(560, 806, 0.5, leaves[season]) +
    tree(1080, 884, 1.1, leaves[season])
  );
}

export function semi(random: Random, season: Season): string {
  const wall = pick(random, bricks);
  const half = (door: Colour) =>
    rect(150, 400, 450, 460, lit(wall, 0.1)) +
    courses(150, 640, 450, 220) +
    rect(150, 400, 450, 236, lit('#efe8da', 0.06)) +
    path(
      'M180,400 L330,210 L480,400 Z',
      lit('#efe8da', 0.06),
      'stroke="#6a4a3a" stroke-width="14"',
    ) +
    stroke('M330,224 V396 M262,318 L398,318', '#6a4a3a', 10) +
    sash(240, 446, 180, 140) +
    path('M200,650 L460,650 L440,630 L220,630 Z', lit('#7a5648')) +
    sash(226, 668, 208, 140) +
    frontDoor(466, 860, door);
  const door = pick(random, frontDoors);
  return (
    sky(season) +
    path('M90,410 L250,200 L950,200 L1110,410 Z', lit('#8a5648', 0.18)) +
    rect(560, 110, 80, 140, lit(darker(wall, 0.15))) +
    half(door) +
    group('translate(1200 0) scale(-1 1)', half(pick(random, frontDoors))) +
    lawn(season) +
    gardenPath(470) +
    path('M560,858 L640,858 L680,1210 L520,1210 Z', lit(grass[season], 0.05)) +
    bush(110, 880, 1.2, leaves[season]) +
    bush(1090, 880, 1.2, leaves[season]) +
    flowers(884, 180, 430, random) +
    flowers(884, 790, 1030, random)
  );
}

export function bungalow(random: Random, season: Season): string {
  const wall = pick(random, bricks);
  return (
    sky(season) +
    tree(110, 800, 1.2, leaves[season]) +
    tree(1120, 800, 1.4, darker(leaves[season], 0.1)) +
    path('M90,560 L300,340 L900,340 L1110,560 Z', lit('#a5604a', 0.18)) +
    repeat(5, (index) =>
      faint(
        0.14,
        stroke(`M${130 + index * 36},${520 - index * 40} H${1070 - index * 36}`, '#1a1426', 4),
      ),
    ) +
    rect(800, 270, 80, 120, lit(darker(wall, 0.15))) +
    rect(140, 552, 920, 310, lit(wall, 0.1)) +
    courses(140, 560, 920, 300) +
    faint(0.2, rect(140, 552, 920, 16, '#1a1426')) +
    sash(200, 620, 230, 150) +
    sash(780, 620, 230, 150) +
    frontDoor(540, 860, pick(random, frontDoors)) +
    lawn(season) +
    gardenPath(535) +
    bush(230, 874, 0.7, leaves[season]) +
    bush(900, 874, 0.8, leaves[season]) +
    flowers(876, 300, 520, random) +
    flowers(876, 680, 830, random)
  );
}

export function cottage(random: Random, season: Season): string {
  const stone = pick(random, ['#cdbb98', '#b9b1a4', '#efe6d2'] as Colour[]);
  return (
    sky(season) +
    path('M0,640 Q300,520 640,620 T1200,580 V900 H0 Z', lit(mix(leaves[season], '#88aab0', 0.4))) +
    tree(150, 810, 1.3, leaves[season]) +
    rect(880, 230, 90, 200, lit(darker(stone, 0.2))) +
    path('M200,540 Q230,330 320,300 L880,300 Q970,330 1000,540 Z', lit('#a98a5a', 0.2)) +
    repeat(9, (index) =>
      faint(0.14, stroke(`M${300 + index * 75},312 L${280 + index * 80},530`, '#1a1426', 5)),
    ) +
    rect(240, 520, 720, 340, lit(stone, 0.1)) +
    repeat(22, () =>
      faint(
        0.12,
        rect(
          260 + random() * 620,
          540 + random() * 290,
          60 + random() * 30,
          26,
          darker(stone, 0.5),
          8,
        ),
      ),
    ) +
    faint(0.22, rect(240, 520, 720, 20, '#1a1426')) +
    sash(300, 600, 150, 120, '#f7f3ea') +
    sash(750, 600, 150, 120, '#f7f3ea') +
    frontDoor(540, 860, pick(random, frontDoors)) +
    path(
      'M500,620 Q600,540 700,620',
      'none',
      `stroke="${darker(leaves[season], 0.1)}" stroke-width="34" stroke-linecap="round"`,
    ) +
    flowers(570, 500, 690, random) +
    lawn(season) +
    gardenPath(535) +
    flowers(872, 250, 520, random) +
    flowers(872, 680, 960, random) +
    bush(1070, 880, 1.1, leaves[season])
  );
}
