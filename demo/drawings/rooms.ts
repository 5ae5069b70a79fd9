import { pick, type Random } from '../random';
import { room } from './backdrops';
import {
  armchair,
  bed,
  coffeeTable,
  floorLamp,
  picture,
  plant,
  rug,
  sofa,
  windowPane,
} from './furniture';
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
  shadow,
  slant,
  stroke,
  turned,
} from './kit';

export type Scheme = { wall: Colour; floor: Colour; main: Colour; accent: Colour };

export const schemes = {
  sage: { wall: '#cfdac4', floor: '#c79e6f', main: '#5f7f78', accent: '#e0a458' },
  blush: { wall: '#f0d9cd', floor: '#b98d66', main: '#b8604a', accent: '#4f7c8c' },
  sky: { wall: '#cfe0e8', floor: '#d0b48c', main: '#e6ddd0', accent: '#d97a5a' },
  cream: { wall: '#f1e7d3', floor: '#a87b55', main: '#6f7f9a', accent: '#d9a441' },
  slate: { wall: '#b9c3cc', floor: '#8f7460', main: '#d9a05a', accent: '#5f9e8a' },
  plum: { wall: '#ddd0de', floor: '#c0986e', main: '#73558a', accent: '#e0b45a' },
} as const satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof schemes;

export function livingRoom(scheme: Scheme, random: Random): string {
  const flip = random() < 0.5;
  const body =
    windowPane(120, 250, 260, 330, lighter(scheme.accent, 0.45)) +
    picture(560, 290, 190, 230, scheme.accent) +
    picture(780, 330, 150, 150, scheme.main) +
    rug(600, 960, 430, lighter(scheme.accent, 0.35)) +
    floorLamp(1060, 850, 0.95, scheme.accent) +
    sofa(660, 862, 1.12, scheme.main, scheme.accent) +
    plant(170, 900, 1.05, scheme.accent) +
    coffeeTable(570, 1010, 0.95);
  return (
    room(scheme.wall, scheme.floor) + (flip ? group('translate(1200 0) scale(-1 1)', body) : body)
  );
}

export function bedroom(scheme: Scheme, random: Random): string {
  const body =
    windowPane(830, 230, 220, 290, lighter(scheme.main, 0.5)) +
    picture(300, 230, 210, 160, scheme.accent) +
    rug(560, 1000, 430, lighter(scheme.main, 0.5)) +
    rect(40, 690, 130, 190, lit('#b98d66'), 8) +
    circle(105, 740, 8, '#6b4b36') +
    glow(105, 560, 180, '#ffe7ad', 0.6) +
    rect(97, 620, 16, 70, '#7a6a5a') +
    path('M62,560 L148,560 L170,634 L40,634 Z', down('#fff1cf', scheme.accent)) +
    bed(530, 920, 1.05, darker(scheme.main, 0.1), scheme.main) +
    plant(1050, 910, 0.85, scheme.accent);
  const mirrored = random() < 0.4;
  return (
    room(scheme.wall, scheme.floor) +
    (mirrored ? group('translate(1200 0) scale(-1 1)', body) : body)
  );
}

export function kitchen(scheme: Scheme): string {
  const unit = (x: number, y: number, width: number, height: number) =>
    rect(x, y, width, height, lit(scheme.main, 0.12), 6) +
    faint(
      0.18,
      rect(x + 12, y + 12, width - 24, height - 24, 'none', 4, 'stroke="#1a1426" stroke-width="4"'),
    ) +
    rect(x + width - 36, y + height / 2 - 22, 9, 44, '#e9d9ac', 4);
  return (
    room(scheme.wall, scheme.floor) +
    rect(0, 470, 1200, 170, lit('#ffffff', 0.04)) +
    repeat(15, (column) =>
      repeat(3, (row) =>
        rect(column * 82 + (row % 2) * 41, 474 + row * 56, 76, 50, down('#ffffff', '#e7ecec'), 6),
      ),
    ) +
    unit(60, 180, 170, 230) +
    unit(236, 180, 170, 230) +
    unit(830, 180, 170, 230) +
    unit(1006, 180, 170, 230) +
    windowPane(500, 200, 240, 220, lighter(scheme.accent, 0.5)) +
    rect(0, 640, 1200, 32, lit('#e0d2bd', 0.1), 6) +
    rect(0, 672, 1200, 226, lit(darker(scheme.main, 0.06), 0.1)) +
    unit(20, 690, 190, 200) +
    unit(220, 690, 190, 200) +
    rect(430, 690, 230, 200, lit('#3b3a42', 0.2), 8) +
    rect(456, 740, 178, 116, slant('#76727e', '#26252c'), 8) +
    repeat(4, (index) => circle(474 + index * 48, 716, 9, '#d5d2da')) +
    unit(680, 690, 190, 200) +
    unit(880, 690, 190, 200) +
    unit(1080, 690, 190, 200) +
    rect(0, 894, 1200, 22, darker(scheme.main, 0.55)) +
    ellipse(545, 640, 60, 8, '#2b2a31') +
    path('M490,640 h110 l-8,-66 h-94 Z', turned('#d9463a')) +
    rect(478, 564, 134, 14, turned('#b53a30'), 6) +
    rect(536, 546, 18, 20, '#2b2a31', 5) +
    path(
      'M770,640 V560 Q770,520 810,520 Q850,520 850,556',
      'none',
      'stroke="#b9c0c8" stroke-width="14" stroke-linecap="round"',
    ) +
    rect(150, 566, 70, 76, turned('#e9dcc4'), 8) +
    rect(232, 588, 58, 54, turned('#d9a05a'), 8) +
    plant(1090, 642, 0.5, scheme.accent) +
    stroke('M300,0 V120 M900,0 V120', '#4a4440', 6) +
    glow(300, 180, 150, '#ffe7ad', 0.5) +
    glow(900, 180, 150, '#ffe7ad', 0.5)
  );
}

export function bathroom(scheme: Scheme): string {
  return (
    room(lighter(scheme.wall, 0.3), '#cfd8da') +
    repeat(13, (column) =>
      repeat(7, (row) =>
        rect(
          column * 96 + (row % 2) * 48 - 48,
          330 + row * 66,
          90,
          60,
          down('#ffffff', '#e4eeee'),
          6,
        ),
      ),
    ) +
    circle(860, 330, 118, '#ffffff') +
    circle(860, 330, 104, slant('#eef8fa', '#a9c8d4')) +
    faint(0.5, path('M800,400 L880,244 L920,262 L840,420 Z', '#ffffff')) +
    rect(720, 590, 280, 40, lit('#ffffff', 0.06), 20) +
    rect(740, 630, 240, 250, lit(scheme.main, 0.14), 8) +
    stroke('M860,640 V872', darker(scheme.main, 0.3), 5) +
    path(
      'M846,590 V540 Q848,520 880,522',
      'none',
      'stroke="#b9c0c8" stroke-width="14" stroke-linecap="round"',
    ) +
    shadow(380, 930, 360, 30, 0.45) +
    path('M80,720 H680 Q676,900 560,906 H200 Q84,900 80,720 Z', lit('#ffffff', 0.08)) +
    rect(60, 700, 640, 34, lit('#ffffff', 0.06), 17) +
    rect(180, 900, 50, 26, '#b9c0c8', 8) +
    rect(530, 900, 50, 26, '#b9c0c8', 8) +
    repeat(11, (index) =>
      circle(140 + index * 48, 704 - (index % 3) * 16, 30, '#ffffff', 'opacity=".92"'),
    ) +
    path(
      'M620,690 V600 Q620,570 580,572',
      'none',
      'stroke="#b9c0c8" stroke-width="14" stroke-linecap="round"',
    ) +
    rect(1060, 520, 90, 190, lit(scheme.accent, 0.16), 8) +
    rect(1040, 506, 130, 14, '#b9c0c8', 7) +
    rug(820, 1010, 260, scheme.accent) +
    plant(1080, 920, 0.7, scheme.main)
  );
}

export function emptyRoom(scheme: Scheme): string {
  return (
    room(scheme.wall, scheme.floor) +
    windowPane(220, 240, 300, 380, lighter(scheme.main, 0.5)) +
    rect(800, 330, 210, 450, '#ffffff', 6) +
    rect(818, 348, 174, 432, lit('#f4efe6', 0.08), 4) +
    faint(0.12, rect(840, 380, 130, 150, '#1a1426', 6) + rect(840, 570, 130, 170, '#1a1426', 6)) +
    circle(976, 590, 9, '#c9a65a') +
    rect(290, 690, 180, 100, lit('#fbf8f2', 0.1), 6) +
    repeat(6, (index) => faint(0.2, rect(304 + index * 28, 700, 10, 80, '#1a1426', 5))) +
    shadow(640, 960, 180, 24, 0.5) +
    rect(540, 820, 200, 140, lit('#c99a66', 0.14), 4) +
    rect(626, 820, 30, 140, '#e0bd92') +
    rect(570, 720, 150, 102, lit('#d4a873', 0.14), 4) +
    rect(634, 720, 24, 102, '#ead0aa') +
    plant(1080, 930, 0.9, scheme.accent)
  );
}

export function study(scheme: Scheme, random: Random): string {
  const spines = ['#d9705a', '#5a86a8', '#e0b45a', '#6f9a6a', '#8a6a9a', '#f0e3d0'] as Colour[];
  const shelf = (y: number) =>
    repeat(13, (index) => {
      const height = 66 + random() * 40;
      return rect(726 + index * 30, y - height, 26, height, lit(pick(random, spines)), 3);
    }) + rect(710, y, 420, 16, lit('#a87b55'), 4);
  return (
    room(scheme.wall, scheme.floor) +
    windowPane(150, 230, 280, 320, lighter(scheme.accent, 0.4)) +
    shelf(330) +
    shelf(480) +
    shadow(470, 930, 430, 30, 0.45) +
    stroke('M180,690 L160,930 M780,690 L800,930', '#7a5a42', 20) +
    rect(120, 670, 720, 32, lit('#c79a6b'), 8) +
    rect(620, 702, 190, 130, lit('#b98a5c'), 6) +
    rect(690, 756, 50, 10, '#6b4b36', 5) +
    rect(330, 500, 250, 150, '#2e2d35', 12) +
    rect(342, 512, 226, 126, slant('#7fb4d0', '#3d5a80'), 4) +
    rect(300, 648, 310, 22, lit('#b9c0c8'), 10) +
    path('M690,670 h60 l-8,-60 h-44 Z', lit(scheme.accent)) +
    rug(480, 990, 340, lighter(scheme.main, 0.4)) +
    armchair(500, 1010, 0.95, scheme.main) +
    plant(1010, 920, 1, scheme.accent)
  );
}
