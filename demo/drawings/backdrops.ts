import { between, pick, type Random } from '../random';
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
  mix,
  path,
  rect,
  repeat,
  round,
  slant,
  stroke,
} from './kit';
import { brick, bush, cloud, doors, houseFront, leaves, type Season, sky, tree } from './scenery';

/** A quiet street: sky, a terrace of houses, pavement and road. Wheels stand at y = 900. */
export function street(random: Random, season: Season): string {
  const wall = pick(random, brick);
  const houses = repeat(4, (index) =>
    houseFront(-60 + index * 330, 720, {
      width: 330,
      height: 300,
      wall: index % 2 ? wall : mix(wall, pick(random, brick), 0.3),
      roof: '#6f6470',
      door: pick(random, doors),
    }),
  );
  return (
    sky(season) +
    houses +
    tree(1090, 740, 0.9, leaves[season]) +
    tree(90, 740, 0.75, leaves[season]) +
    rect(0, 716, 1200, 60, down('#d9d2c8', '#c2b9ae')) +
    rect(0, 770, 1200, 14, '#a59c92') +
    rect(0, 784, 1200, 420, down('#7d7a83', '#55535e')) +
    repeat(4, (index) => rect(30 + index * 330, 1010, 170, 12, '#e9e4d8', 4))
  );
}

export function drive(random: Random, season: Season): string {
  const wall = pick(random, brick);
  const garage = pick(random, [...doors, '#f1ede4'] as Colour[]);
  return (
    sky(season) +
    rect(-10, 380, 1220, 390, lit(wall, 0.1)) +
    path('M-10,390 L120,250 L1080,250 L1210,390 Z', lit('#6a5a5a', 0.16)) +
    faint(0.14, rect(0, 380, 1200, 26, '#1a1426')) +
    rect(300, 450, 600, 330, '#ffffff', 6) +
    rect(316, 466, 568, 314, lit(garage), 4) +
    repeat(4, (index) => faint(0.2, rect(316, 530 + index * 66, 568, 6, '#1a1426'))) +
    rect(80, 470, 150, 140, '#ffffff', 5) +
    rect(90, 480, 130, 120, slant('#d9edf2', '#86aabd')) +
    rect(990, 470, 130, 310, '#ffffff', 5) +
    rect(1002, 482, 106, 298, lit(pick(random, doors)), 3) +
    rect(0, 776, 1200, 430, down('#d3c4b2', '#a89a8a')) +
    repeat(5, (index) =>
      faint(0.25, stroke(`M0,${830 + index * 70} L1200,${830 + index * 70}`, '#8b7c6d', 4)),
    ) +
    bush(60, 800, 1.1, leaves[season]) +
    bush(1150, 800, 1, leaves[season])
  );
}

const hill = (d: string, colour: Colour) => path(d, lit(colour, 0.14));

export function country(random: Random, season: Season): string {
  const field = {
    spring: '#a9c971',
    summer: '#c3cf6d',
    autumn: '#d8b56a',
    winter: '#b4bfa3',
  } as const;
  const base = field[season];
  const shift = between(random, -60, 60);
  return (
    sky(season) +
    hill(
      `M0,${600 + shift} Q300,${440 - shift} 620,${580} T1200,520 V1200 H0 Z`,
      mix(base, '#7fa3b0', 0.5),
    ) +
    hill(`M0,680 Q420,560 760,660 T1200,640 V1200 H0 Z`, mix(base, '#6d9a6a', 0.35)) +
    repeat(9, (index) => bush(40 + index * 145, 726, 0.5, darker(leaves[season], 0.12))) +
    tree(150, 760, 0.8, leaves[season]) +
    tree(1060, 770, 1, leaves[season]) +
    rect(0, 730, 1200, 480, down(base, darker(base, 0.25))) +
    path('M0,830 Q600,780 1200,830 V1060 Q600,990 0,1060 Z', down('#a8a29b', '#7c7873')) +
    faint(0.5, stroke('M0,838 Q600,788 1200,838', lighter(base, 0.3), 12))
  );
}

/** A canal with its towpath; the water begins at y = 800. */
export const canal = (season: Season) =>
  sky(season) +
  path('M0,640 Q300,540 640,610 T1200,580 V900 H0 Z', lit(mix(leaves[season], '#88aab0', 0.4))) +
  repeat(8, (index) => bush(60 + index * 160, 740, 0.9, darker(leaves[season], 0.1))) +
  tree(160, 760, 1.3, leaves[season]) +
  tree(1040, 760, 1.5, leaves[season]) +
  rect(0, 730, 1200, 80, down('#d8cbb8', '#a9987f')) +
  rect(0, 800, 1200, 410, down('#6f9a94', '#35606a')) +
  repeat(14, (index) =>
    faint(
      0.25,
      rect(
        ((index * 173) % 1100) - 20,
        830 + index * 26,
        110 + ((index * 67) % 160),
        6,
        '#ffffff',
        3,
      ),
    ),
  );

export function coast(random: Random): string {
  const evening = random() < 0.5;
  const [top, bottom]: [Colour, Colour] = evening ? ['#f2a88a', '#fde3c0'] : ['#86c8e8', '#e4f5f3'];
  const sea: Colour = evening ? '#7a8fb5' : '#4f9fba';
  return (
    rect(0, 0, 1200, 1200, down(top, bottom)) +
    glow(860, 500, 300, '#fff2c9', 0.9) +
    circle(860, 500, 64, round('#fffaf0', '#ffe3a6')) +
    cloud(300, 330, 1, 0.6) +
    cloud(640, 250, 0.7, 0.5) +
    path('M0,600 Q120,500 260,540 T480,606 Z', lit(mix(sea, '#5b5470', 0.5))) +
    rect(0, 600, 1200, 300, down(lighter(sea, 0.25), darker(sea, 0.15))) +
    repeat(12, (index) =>
      faint(
        0.45,
        rect(between(random, 0, 1100), 622 + index * 20, between(random, 50, 190), 5, '#ffffff', 3),
      ),
    ) +
    path('M0,870 Q320,800 620,860 T1200,830 V1200 H0 Z', down('#f3dfb6', '#d9b987')) +
    faint(0.7, stroke('M0,872 Q320,802 620,862 T1200,832', '#ffffff', 12))
  );
}

export function cityNight(random: Random): string {
  const windows = (x: number, y: number, width: number, height: number) =>
    repeat(Math.floor(height / 46), (row) =>
      repeat(Math.floor(width / 38), (column) =>
        random() < 0.55
          ? rect(
              x + 12 + column * 38,
              y + 16 + row * 46,
              18,
              24,
              random() < 0.75 ? '#ffd58a' : '#ffeecb',
              2,
              `opacity="${0.55 + random() * 0.45}"`,
            )
          : '',
      ),
    );
  const block = (x: number, width: number, height: number, colour: Colour) =>
    rect(x, 860 - height, width, height, lit(colour, 0.12)) +
    windows(x, 860 - height, width, height);
  const row = (count: number, low: number, high: number, colour: Colour) =>
    repeat(count, (index) =>
      block((index * 1200) / count - 10, 1200 / count - 8, between(random, low, high), colour),
    );
  return (
    rect(0, 0, 1200, 1200, down('#2a2350', '#e58f7a')) +
    repeat(40, () =>
      circle(
        between(random, 0, 1200),
        between(random, 20, 420),
        2 + random() * 2,
        '#fff5dc',
        'opacity=".7"',
      ),
    ) +
    circle(930, 290, 62, round('#fffbe9', '#f8dfae')) +
    glow(930, 290, 200, '#fff1c9', 0.45) +
    faint(0.65, row(6, 250, 470, '#5a4a80')) +
    row(7, 140, 330, '#3b3160') +
    rect(0, 856, 1200, 350, down('#3a3363', '#1e1a3a')) +
    repeat(22, () =>
      faint(
        0.35,
        rect(
          between(random, 0, 1180),
          between(random, 870, 1160),
          between(random, 30, 110),
          5,
          '#ffc98a',
          3,
        ),
      ),
    )
  );
}

/** A wall, a floor and the light of a window that falls on both. Things stand at y = 880. */
export function room(wall: Colour, floor: Colour): string {
  return (
    rect(0, 0, 1200, 800, down(lighter(wall, 0.18), darker(wall, 0.06))) +
    rect(0, 770, 1200, 34, down('#ffffff', '#e4ded5')) +
    rect(0, 804, 1200, 400, down(floor, darker(floor, 0.25))) +
    repeat(5, (index) => faint(0.22, rect(0, 850 + index * 66, 1200, 4, darker(floor, 0.6)))) +
    repeat(9, (index) =>
      faint(
        0.18,
        rect(((index * 277) % 1200) + 30, 804 + (index % 5) * 66, 4, 50, darker(floor, 0.6)),
      ),
    ) +
    faint(0.2, path('M120,0 L520,0 L760,804 L380,804 Z', '#fffbe8')) +
    faint(0.22, path('M380,804 L760,804 L900,1200 L480,1200 Z', '#fffbe8'))
  );
}

/** A table against a wall for things that are held in the hand. They stand at y = 860. */
export function table(wall: Colour, top: Colour): string {
  return (
    rect(0, 0, 1200, 800, slant(lighter(wall, 0.3), darker(wall, 0.1))) +
    faint(0.2, path('M260,0 L640,0 L900,790 L480,790 Z', '#fffbe8')) +
    faint(0.14, path('M720,0 L860,0 L1130,790 L970,790 Z', '#fffbe8')) +
    rect(0, 780, 1200, 420, down(lighter(top, 0.16), darker(top, 0.2))) +
    rect(0, 780, 1200, 10, lighter(top, 0.45)) +
    repeat(4, (index) =>
      faint(
        0.12,
        stroke(
          `M0,${860 + index * 88} Q600,${840 + index * 92} 1200,${868 + index * 86}`,
          darker(top, 0.6),
          4,
        ),
      ),
    )
  );
}

export const studio = (colour: Colour) =>
  rect(0, 0, 1200, 1200, down(lighter(colour, 0.35), colour)) +
  path('M0,760 Q600,700 1200,760 V1200 H0 Z', down(lighter(colour, 0.12), darker(colour, 0.16))) +
  glow(480, 380, 520, '#ffffff', 0.55) +
  ellipse(600, 900, 430, 60, darker(colour, 0.25), 'opacity=".18"');
