import type { Random } from '../random';
import { country, studio, table } from './backdrops';
import { plant } from './furniture';
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
  mix,
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
import type { Season } from './scenery';

export const coding = (scheme: Scheme) =>
  table(scheme.wall, scheme.floor) +
  shadow(600, 870, 460, 34, 0.5) +
  rect(190, 240, 820, 530, '#22222a', 24) +
  rect(214, 264, 772, 470, slant('#1f2440', '#35305a'), 8) +
  rect(214, 264, 772, 46, '#2f2c4c') +
  circle(244, 287, 11, '#ff6f61') +
  circle(278, 287, 11, '#f2c46b') +
  circle(312, 287, 11, '#7fd6a2') +
  repeat(10, (index) =>
    rect(
      250 + ((index * 3) % 4) * 34,
      344 + index * 36,
      90 + ((index * 83) % 260),
      15,
      (['#7fb4f0', '#7fd6a2', '#f2c46b', '#f08aa0', '#b9a6f0'] as const)[index % 5] ?? '#7fb4f0',
      7,
    ),
  ) +
  rect(690, 360, 250, 330, '#fbf8f2', 12) +
  rect(690, 360, 250, 110, lit(scheme.accent), 12) +
  repeat(4, (index) => rect(716, 500 + index * 40, 200 - (index % 2) * 70, 14, '#c9c4bb', 7)) +
  path('M520,770 h160 l24,80 h-208 Z', turned('#b9c0c8')) +
  rect(420, 844, 360, 26, turned('#c9ced6'), 12) +
  path('M960,870 V760 H1060 V870 Q1010,890 960,870 Z', turned(scheme.main)) +
  path('M1060,790 q50,0 40,40 q-8,26 -40,24', 'none', `stroke="${scheme.main}" stroke-width="14"`) +
  plant(120, 880, 0.8, scheme.accent);

export const photoStudio = (colour: Colour) =>
  studio(colour) +
  path('M340,120 H860 V700 Q860,860 1000,900 H200 Q340,860 340,700 Z', down('#fbf8f2', '#e6dfd4')) +
  stroke('M180,1010 L260,440 M340,1010 L260,440 M260,440 V330', '#33323c', 14) +
  group(
    'rotate(20 270 300)',
    path('M150,200 H390 L350,360 H190 Z', turned('#33323c')),
    ellipse(270, 364, 82, 20, '#fff6d6'),
  ) +
  glow(340, 440, 260, '#fff3c9', 0.7) +
  stroke('M880,1020 L960,560 M1060,1020 L960,560 M960,1020 V560', '#33323c', 16) +
  rect(850, 420, 220, 150, turned('#26262d'), 22) +
  circle(850, 496, 58, turned('#3b3b44')) +
  circle(850, 496, 36, slant('#7fb0d8', '#2a2350')) +
  rect(930, 386, 70, 40, '#26262d', 10) +
  stroke('M560,940 L580,760 M680,940 L660,760', '#a87b55', 16) +
  ellipse(620, 756, 110, 24, lit('#c79a6b'));

export const languageBooks = (accent: Colour) =>
  table('#d9e3ea', '#b98d66') +
  shadow(480, 868, 340, 28, 0.5) +
  repeat(4, (index) => {
    const colour = ([accent, '#5a86a8', '#e0b45a', '#6f9a6a'] as const)[index] ?? accent;
    const y = 866 - index * 84;
    const x = 190 + (index % 2) * 34;
    return (
      rect(x, y - 80, 560, 80, turned(colour), 12) +
      rect(x + 500, y - 70, 64, 60, '#fbf8f2') +
      rect(x + 40, y - 54, 180, 26, '#fbf8f2', 8, 'opacity=".75"')
    );
  }) +
  path(
    'M640,180 H1010 Q1060,180 1060,230 V390 Q1060,440 1010,440 H860 L790,520 L800,440 H640 Q590,440 590,390 V230 Q590,180 640,180 Z',
    lit('#ffffff', 0.04),
  ) +
  repeat(3, (index) =>
    rect(
      650,
      240 + index * 54,
      340 - index * 90,
      22,
      ([accent, '#aab4c0', '#c9d0d8'] as const)[index] ?? accent,
      11,
    ),
  ) +
  path(
    'M210,220 H480 Q520,220 520,260 V370 Q520,410 480,410 H380 L330,470 L330,410 H210 Q170,410 170,370 V260 Q170,220 210,220 Z',
    lit(accent),
  ) +
  repeat(2, (index) =>
    rect(220, 272 + index * 52, 240 - index * 70, 20, '#ffffff', 10, 'opacity=".9"'),
  ) +
  shadow(960, 868, 130, 18, 0.5) +
  path('M860,700 H1060 L1040,866 H880 Z', turned('#f4efe6')) +
  repeat(5, (index) =>
    group(
      `rotate(${-16 + index * 8} 960 760)`,
      rect(
        946,
        540,
        22,
        180,
        turned((['#d9463a', '#e0a83c', '#2f6db0', '#3f7f62', '#8a6a9a'] as const)[index] ?? accent),
        6,
      ),
    ),
  );

export const finance = (accent: Colour) =>
  table('#dde2e6', '#a87b55') +
  group(
    'rotate(-6 420 620)',
    faint(0.25, rect(200, 300, 460, 580, '#1a1426', 10)),
    rect(186, 286, 460, 580, lit('#ffffff', 0.03), 10),
    rect(230, 340, 240, 26, '#8a93a8', 8),
    repeat(4, (index) => rect(230, 400 + index * 36, 370 - (index % 2) * 90, 14, '#d0d4dc', 7)),
    repeat(5, (index) =>
      rect(240 + index * 76, 790 - index * 36 - 20, 50, 30 + index * 36, lit(accent), 6),
    ),
    stroke('M250,720 L330,680 L400,700 L480,610 L580,560', '#2f8c92', 10),
  ) +
  shadow(860, 880, 220, 26, 0.5) +
  rect(690, 420, 330, 450, turned('#33404f'), 30) +
  rect(724, 456, 262, 92, down('#cfe3cf', '#a9c7a9'), 12) +
  repeat(16, (index) =>
    rect(
      726 + (index % 4) * 68,
      580 + Math.floor(index / 4) * 70,
      54,
      54,
      index % 4 === 3 ? lit(accent) : lit('#f4f4f6'),
      12,
    ),
  ) +
  repeat(
    4,
    (index) =>
      ellipse(560, 960 - index * 22, 74, 22, lit('#e0b45a')) +
      ellipse(560, 956 - index * 22, 74, 20, '#f2d27a'),
  ) +
  repeat(
    2,
    (index) =>
      ellipse(720, 980 - index * 22, 74, 22, lit('#c9ced6')) +
      ellipse(720, 976 - index * 22, 74, 20, '#e3e6ea'),
  );

export const crystalBall = (colour: Colour, random: Random) =>
  rect(0, 0, 1200, 1200, down(darker(colour, 0.55), mix(colour, '#e58f7a', 0.45))) +
  repeat(60, () =>
    circle(
      random() * 1200,
      random() * 640,
      1.5 + random() * 3,
      '#fff5dc',
      `opacity="${0.4 + random() * 0.6}"`,
    ),
  ) +
  path('M190,330 a110,110 0 1 0 110,130 a88,88 0 1 1 -110,-130 Z', lit('#fbe9b0')) +
  stroke('M820,250 L900,330 L1000,300 L1060,400 M900,330 L880,440', '#fff5dc', 3, 'opacity=".6"') +
  [
    [820, 250],
    [900, 330],
    [1000, 300],
    [1060, 400],
    [880, 440],
  ]
    .map(([x = 0, y = 0]) => glow(x, y, 26, '#fff5dc', 0.9) + circle(x, y, 7, '#ffffff'))
    .join('') +
  path('M0,880 Q600,800 1200,880 V1210 H0 Z', lit(darker(colour, 0.2))) +
  repeat(9, (index) =>
    faint(0.3, circle(70 + index * 134, 1010 + (index % 2) * 60, 12, '#f2d27a')),
  ) +
  shadow(600, 900, 330, 40, 0.7) +
  path('M420,800 H780 L840,900 H360 Z', turned('#c9a03b')) +
  glow(600, 620, 420, lighter(colour, 0.4), 0.7) +
  circle(600, 620, 230, round(lighter(colour, 0.75), colour)) +
  path(
    'M430,680 Q520,590 610,660 T790,620 A230,230 0 0 1 440,780 Z',
    lighter(colour, 0.4),
    'opacity=".6"',
  ) +
  faint(0.75, ellipse(520, 520, 60, 34, '#ffffff', 'transform="rotate(-35 520 520)"')) +
  repeat(8, () => circle(480 + random() * 240, 520 + random() * 200, 4, '#ffffff')) +
  group(
    'rotate(-12 950 900)',
    rect(880, 790, 130, 200, lit('#4a3a78'), 12),
    rect(894, 804, 102, 172, 'none', 8, 'stroke="#f2d27a" stroke-width="5"'),
    circle(945, 890, 28, '#f2d27a'),
  ) +
  group(
    'rotate(10 240 900)',
    rect(180, 800, 130, 200, lit('#7a3a5a'), 12),
    rect(194, 814, 102, 172, 'none', 8, 'stroke="#f2d27a" stroke-width="5"'),
    path(
      'M245,850 l14,34 l36,4 l-28,24 l8,36 l-30,-20 l-30,20 l8,-36 l-28,-24 l36,-4 Z',
      '#f2d27a',
    ),
  );

export const dogWalk = (coat: Colour, season: Season, random: Random) =>
  country(random, season) +
  shadow(560, 980, 330, 28, 0.5) +
  [430, 520, 700, 780].map((x) => rect(x, 820, 54, 160, lit(darker(coat, 0.08)), 24)).join('') +
  path(
    'M400,700 Q400,640 520,640 L740,640 Q840,640 850,740 L846,860 Q620,900 420,860 Z',
    lit(coat),
  ) +
  stroke('M846,700 Q930,640 920,540', coat, 40) +
  path(
    'M300,520 Q330,420 450,430 Q540,450 530,560 Q520,700 430,720 Q330,690 250,640 Q220,590 300,520 Z',
    lit(lighter(coat, 0.08)),
  ) +
  path('M440,440 Q540,440 550,580 Q530,640 480,600 Z', darker(coat, 0.25)) +
  circle(384, 534, 16, '#2b2a31') +
  ellipse(252, 606, 30, 24, '#2b2a31') +
  path('M290,660 Q330,690 380,670', 'none', 'stroke="#2b2a31" stroke-width="7"') +
  path('M320,676 q20,60 50,-6 Z', '#e07a80') +
  path('M430,690 Q490,730 540,640', 'none', 'stroke="#c8403a" stroke-width="26"') +
  path('M520,680 Q800,520 1210,560', 'none', 'stroke="#c8403a" stroke-width="10"') +
  circle(480, 730, 18, '#f2d27a');
