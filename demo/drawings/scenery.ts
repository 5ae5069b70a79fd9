import {
  type Colour,
  circle,
  darker,
  down,
  faint,
  glow,
  group,
  lighter,
  lit,
  move,
  path,
  rect,
  shadow,
  slant,
} from './kit';

export const cloud = (x: number, y: number, scale: number, opacity = 0.85) =>
  move(
    x,
    y,
    scale,
    faint(
      opacity,
      path('M-90,0 A45,45 0 0 1 -50,-60 A65,65 0 0 1 65,-66 A50,50 0 0 1 110,0 Z', '#ffffff'),
    ),
  );

export const tree = (x: number, y: number, scale: number, leaf: Colour) =>
  move(
    x,
    y,
    scale,
    shadow(10, 4, 130, 24, 0.3),
    rect(-14, -130, 28, 134, down('#8a6548', '#5f4230'), 8),
    circle(-52, -170, 74, lit(darker(leaf, 0.12))),
    circle(56, -178, 70, lit(darker(leaf, 0.08))),
    circle(0, -236, 92, lit(leaf)),
    faint(0.25, circle(-28, -262, 44, lighter(leaf, 0.5))),
  );

export const bush = (x: number, y: number, scale: number, leaf: Colour) =>
  move(
    x,
    y,
    scale,
    shadow(0, 2, 120, 18, 0.25),
    circle(-58, -34, 48, lit(darker(leaf, 0.1))),
    circle(58, -30, 44, lit(darker(leaf, 0.1))),
    circle(0, -52, 62, lit(leaf)),
    path('M-110,0 Q0,-40 110,0 Z', darker(leaf, 0.15)),
  );

export const leaves = {
  spring: '#8fbf5a',
  summer: '#5f9e58',
  autumn: '#d98a3d',
  winter: '#8aa184',
} as const satisfies Record<string, Colour>;

export const grass = {
  spring: '#93c25f',
  summer: '#6fae58',
  autumn: '#b3ab58',
  winter: '#97ab8a',
} as const satisfies Record<Season, Colour>;

export type Season = keyof typeof leaves;

export const seasons = Object.keys(leaves) as Season[];

const skies = {
  spring: ['#a9d6ee', '#eaf6f3'],
  summer: ['#7fc3ea', '#e6f4ef'],
  autumn: ['#f1c9a0', '#fbeedb'],
  winter: ['#b9c8da', '#eef1f4'],
} as const satisfies Record<Season, [Colour, Colour]>;

export const sky = (season: Season, clouds = true) =>
  rect(0, 0, 1200, 1200, down(skies[season][0], skies[season][1])) +
  glow(240, 240, 320, '#fff3cf', 0.7) +
  (clouds ? cloud(330, 300, 0.9) + cloud(930, 240, 1.2, 0.7) + cloud(700, 380, 0.6, 0.6) : '');

/** A plain front of a house, `width` × `height` above the ground line at (x, y). */
export function houseFront(
  x: number,
  y: number,
  options: { width: number; height: number; wall: Colour; roof: Colour; door: Colour },
): string {
  const { width, height, wall, roof, door } = options;
  const pane = (px: number, py: number) =>
    rect(px - 4, py - 4, width * 0.24 + 8, height * 0.24 + 8, '#ffffff', 4) +
    rect(px, py, width * 0.24, height * 0.24, slant('#cfe6ee', '#7fa4b8'), 2) +
    rect(px + width * 0.115, py, width * 0.012 + 2, height * 0.24, '#ffffff') +
    rect(px - 8, py + height * 0.24 + 4, width * 0.24 + 16, 8, lighter(wall, 0.5), 2);
  return group(
    `translate(${x} ${y})`,
    rect(0, -height, width, height, lit(wall, 0.14)),
    path(
      `M${-width * 0.04},${-height} L${width * 0.12},${-height * 1.34} L${width * 0.88},${-height * 1.34} L${width * 1.04},${-height} Z`,
      lit(roof, 0.16),
    ),
    rect(width * 0.72, -height * 1.5, width * 0.11, height * 0.24, lit(darker(wall, 0.2))),
    faint(0.16, rect(0, -height, width, 14, '#1a1426')),
    pane(width * 0.12, -height * 0.86),
    pane(width * 0.62, -height * 0.86),
    pane(width * 0.62, -height * 0.42),
    rect(width * 0.13, -height * 0.46, width * 0.21, height * 0.46, '#ffffff', 4),
    rect(width * 0.145, -height * 0.44, width * 0.18, height * 0.44, lit(door), 3),
    circle(width * 0.3, -height * 0.2, 5, '#f6d98b'),
  );
}

export const brick: Colour[] = ['#b86b52', '#c98a68', '#d9b48c', '#e7d3b5', '#a85f4d', '#cdbba6'];

export const doors: Colour[] = ['#2f5d7c', '#7c2f3b', '#2f6b52', '#e0a83c', '#44406b'];
