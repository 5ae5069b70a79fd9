import { room, table } from './backdrops';
import { windowPane } from './furniture';
import {
  across,
  type Colour,
  circle,
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

export const partyTable = (accent: Colour) =>
  room('#f3e3d3', '#b48a63') +
  repeat(
    2,
    (line) =>
      path(
        `M0,${180 + line * 70} Q300,${330 + line * 60} 600,${210 + line * 70} T1200,${190 + line * 60}`,
        'none',
        'stroke="#8a7a6a" stroke-width="5"',
      ) +
      repeat(12, (index) =>
        path(
          `M${30 + index * 100},${(line ? 262 : 212) + Math.sin(index * 0.9) * 44} h56 l-28,62 Z`,
          lit(([accent, '#e0a83c', '#5f9e8a', '#d9705a'] as const)[(index + line) % 4] ?? accent),
        ),
      ),
  ) +
  path('M80,720 H1120 L1160,1120 H40 Z', down('#ffffff', '#e3d9cc')) +
  path('M80,720 H1120 V770 Q600,830 80,770 Z', lit(accent, 0.08)) +
  shadow(600, 720, 230, 20, 0.4) +
  ellipse(600, 716, 190, 22, lit('#e9e4da')) +
  rect(450, 590, 300, 124, turned('#fbf1e0'), 18) +
  rect(490, 470, 220, 124, turned('#fbf1e0'), 18) +
  rect(530, 370, 140, 104, turned('#fbf1e0'), 16) +
  path('M450,610 q25,50 50,0 t50,0 t50,0 t50,0 t50,0 t50,0 V590 H450 Z', lit(accent)) +
  path('M490,490 q22,44 44,0 t44,0 t44,0 t44,0 t44,0 V470 H490 Z', lit(accent)) +
  circle(600, 352, 26, '#d9463a') +
  repeat(3, (index) =>
    path(
      `M${170 + index * 82},700 l10,-120 h42 l10,120 Z`,
      slant('#fff6d6', '#e9c46a'),
      'opacity=".9"',
    ),
  ) +
  repeat(
    4,
    (index) =>
      circle(
        860 + index * 62,
        690,
        30,
        round('#fff3d9', (['#d9705a', '#e0a83c', '#8a6a9a', '#5f9e8a'] as const)[index] ?? accent),
      ) + path(`M${834 + index * 62},700 h52 l-8,30 h-36 Z`, '#b98a5c'),
  );

export const cake = (colour: Colour) =>
  table('#f0dde0', '#c79e6f') +
  shadow(600, 880, 400, 34, 0.5) +
  path('M560,800 H640 L700,880 H500 Z', turned('#e9e4da')) +
  ellipse(600, 800, 360, 42, lit('#f4efe6')) +
  path('M310,540 H890 V780 Q600,850 310,780 Z', turned(lighter(colour, 0.55))) +
  ellipse(600, 540, 290, 54, lighter(colour, 0.7)) +
  path(
    'M310,540 Q310,640 350,640 Q384,640 386,590 Q400,700 450,690 Q490,680 490,610 Q520,730 570,720 Q620,710 614,630 Q650,720 700,700 Q740,680 736,610 Q770,680 810,660 Q850,640 850,600 Q890,620 890,540 A290,54 0 0 1 310,540 Z',
    lit(colour),
  ) +
  ellipse(600, 536, 286, 50, lit(colour, 0.1)) +
  repeat(
    7,
    (index) =>
      circle(
        400 + index * 68,
        524 + Math.abs(index - 3) * -6 + 10,
        30,
        round('#ff8a86', '#b3262e'),
      ) + path(`M${392 + index * 68},${496 - Math.abs(index - 3) * 6} l8,-26 l10,24 Z`, '#5f9e58'),
  ) +
  repeat(
    3,
    (index) =>
      rect(
        520 + index * 72,
        380,
        18,
        120,
        turned((['#7fb4d0', '#f2c46b', '#8fc47f'] as const)[index] ?? colour),
        6,
      ) +
      path(`M${529 + index * 72},320 q24,36 0,58 q-24,-22 0,-58 Z`, round('#fff6c9', '#f2a03b')) +
      glow(529 + index * 72, 350, 60, '#ffe08a', 0.7),
  );

export const salon = (colour: Colour) =>
  room(lighter(colour, 0.65), '#cdb9a6') +
  rect(330, 150, 540, 500, lit('#c79a6b'), 270) +
  rect(356, 176, 488, 448, slant('#f0f8fa', '#b6cfd8'), 244) +
  faint(0.5, path('M440,560 L620,200 L700,220 L520,600 Z', '#ffffff')) +
  repeat(8, (index) => {
    const angle = (index / 8) * Math.PI * 2;
    return (
      circle(
        Math.round(600 + 262 * Math.cos(angle)),
        Math.round(400 + 242 * Math.sin(angle)),
        17,
        '#fff6d6',
      ) +
      glow(
        Math.round(600 + 262 * Math.cos(angle)),
        Math.round(400 + 242 * Math.sin(angle)),
        52,
        '#ffe7ad',
        0.8,
      )
    );
  }) +
  rect(120, 720, 960, 40, lit('#e9dccb'), 10) +
  rect(150, 760, 900, 150, lit('#f4ece1', 0.1), 8) +
  stroke('M600,770 V905', '#d4c4b0', 5) +
  repeat(
    3,
    (index) =>
      rect(
        190 + index * 88,
        600 - (index % 2) * 50,
        66,
        120 + (index % 2) * 50,
        turned(([colour, '#e0b45a', '#7fae9a'] as const)[index] ?? colour),
        14,
      ) + rect(206 + index * 88, 570 - (index % 2) * 50, 34, 34, '#33323c', 8),
  ) +
  group(
    'rotate(18 860 650)',
    rect(800, 640, 190, 66, turned('#33323c'), 28),
    rect(920, 690, 46, 110, turned('#33323c'), 18),
    rect(780, 648, 30, 50, '#80838e', 8),
  ) +
  stroke('M700,716 L760,560 M740,716 L700,560', '#9aa0aa', 12) +
  circle(690, 712, 22, 'none', 'stroke="#33323c" stroke-width="10"') +
  circle(748, 712, 22, 'none', 'stroke="#33323c" stroke-width="10"');

export const spaStones = (colour: Colour) =>
  table(lighter(colour, 0.45), '#b98d66') +
  glow(860, 560, 300, '#ffe2a6', 0.75) +
  path('M120,866 Q330,780 600,820 T1080,866 L1060,930 H140 Z', lit('#fbf6ee', 0.06)) +
  shadow(440, 862, 260, 26, 0.5) +
  ellipse(440, 814, 216, 58, turned('#6f6a76')) +
  ellipse(440, 722, 166, 50, turned('#86808c')) +
  ellipse(440, 642, 116, 40, turned('#9d97a3')) +
  faint(0.4, ellipse(400, 626, 46, 10, '#ffffff') + ellipse(380, 704, 60, 12, '#ffffff')) +
  path('M440,604 Q410,540 440,500 Q470,540 440,604 Z', lit('#fbe9ee')) +
  path(
    'M440,604 Q370,580 372,530 Q420,540 440,604 Q510,580 508,530 Q460,540 440,604 Z',
    lit('#f0a8ba'),
  ) +
  shadow(860, 862, 120, 20, 0.5) +
  rect(780, 660, 160, 200, turned('#fbf1dd'), 22) +
  ellipse(860, 662, 80, 18, '#f4dfae') +
  path('M860,560 q40,56 0,96 q-40,-40 0,-96 Z', round('#fff9d9', '#f2a03b')) +
  repeat(5, (index) =>
    group(
      `rotate(${-40 + index * 18} 1080 860)`,
      path('M1080,860 Q1050,700 1080,560 Q1110,700 1080,860 Z', across('#7fae76', '#4f8a58')),
    ),
  ) +
  faint(
    0.5,
    stroke('M180,640 Q150,560 190,500 T180,360 M240,640 Q210,560 250,500 T240,400', '#ffffff', 10),
  );

export const massageTable = (colour: Colour) =>
  room(lighter(colour, 0.4), '#b98d66') +
  windowPane(130, 210, 240, 300, lighter(colour, 0.6)) +
  shadow(640, 950, 480, 36, 0.5) +
  stroke('M330,740 L300,950 M950,740 L980,950 M330,880 H950', '#8f6543', 22) +
  rect(230, 660, 820, 90, lit('#fbf8f2', 0.06), 36) +
  path('M420,650 H1050 V760 Q740,820 420,770 Z', lit(colour)) +
  rect(250, 610, 170, 66, lit('#ffffff', 0.08), 30) +
  repeat(3, (index) =>
    rect(
      780,
      630 - index * 34,
      180 - index * 12,
      34,
      lit(lighter(colour, 0.35 + index * 0.15)),
      14,
    ),
  ) +
  shadow(150, 930, 90, 14, 0.4) +
  rect(80, 720, 150, 210, lit('#c79a6b'), 8) +
  rect(110, 640, 50, 80, turned('#7fae9a'), 12) +
  rect(176, 660, 40, 60, turned('#fbf1dd'), 8) +
  glow(196, 640, 90, '#ffe2a6', 0.8);
