import { seededRandom } from '../random';
import { country, studio, table } from './backdrops';
import {
  type Colour,
  circle,
  darker,
  down,
  ellipse,
  faint,
  lighter,
  lit,
  mirror,
  move,
  path,
  rect,
  repeat,
  round,
  shadow,
  slant,
  stroke,
  turn,
  turned,
} from './kit';

export const jacket = (colour: Colour) =>
  studio('#e6dfd6') +
  stroke('M600,230 Q600,180 640,180 Q680,190 660,230 L600,270', '#80838e', 10) +
  stroke('M400,360 L600,270 L800,360', '#a87b55', 20) +
  shadow(600, 1020, 300, 30, 0.4) +
  path(
    'M470,330 L340,400 Q270,560 250,820 L350,840 L400,600 L392,980 H808 L800,600 L850,840 L950,820 Q930,560 860,400 L730,330 L600,420 Z',
    down(lighter(colour, 0.2), darker(colour, 0.2)),
  ) +
  path('M470,330 L600,420 L560,560 L440,380 Z', lit(darker(colour, 0.15))) +
  path('M730,330 L600,420 L640,560 L760,380 Z', lit(darker(colour, 0.15))) +
  stroke('M600,430 V976', darker(colour, 0.45), 7) +
  repeat(4, (index) => circle(624, 600 + index * 96, 14, lit('#e9d9ac'))) +
  stroke('M450,760 L540,740 M750,760 L660,740', darker(colour, 0.45), 9) +
  faint(0.18, stroke('M420,480 Q440,700 420,960 M780,480 Q760,700 780,960', '#1a1426', 10));

export const dress = (colour: Colour) =>
  studio('#efe3e3') +
  stroke('M600,200 Q600,150 640,150 Q680,160 660,200 L600,240', '#80838e', 10) +
  stroke('M440,310 L600,240 L760,310', '#a87b55', 18) +
  shadow(600, 1030, 320, 30, 0.4) +
  path(
    'M500,290 Q520,380 600,390 Q680,380 700,290 L760,320 L740,560 Q880,800 900,1010 Q600,1060 300,1010 Q320,800 460,560 L440,320 Z',
    slant(lighter(colour, 0.3), darker(colour, 0.15)),
  ) +
  path('M462,550 H738 L746,590 H454 Z', lit(darker(colour, 0.3))) +
  faint(
    0.2,
    stroke('M520,600 Q470,800 440,1016 M600,600 V1036 M680,600 Q730,800 760,1016', '#1a1426', 9),
  ) +
  repeat(26, (index) =>
    circle(400 + ((index * 97) % 400), 640 + ((index * 61) % 350), 9, '#ffffff', 'opacity=".6"'),
  );

export const trainers = (colour: Colour) => {
  const shoe =
    shadow(420, 800, 380, 30, 0.5) +
    path(
      'M100,720 Q90,560 160,500 Q220,470 260,520 Q340,580 430,540 L560,640 Q720,660 740,740 L740,780 H100 Z',
      down(lighter(colour, 0.25), darker(colour, 0.1)),
    ) +
    path('M90,740 H752 Q760,800 720,806 H130 Q90,800 90,740 Z', down('#ffffff', '#d9d5cf')) +
    path('M260,720 Q360,620 470,600 L500,640 Q400,660 330,730 Z', '#ffffff') +
    repeat(4, (index) =>
      stroke(`M${400 + index * 44},${560 + index * 24} l44,-34`, '#ffffff', 12),
    ) +
    path('M160,500 Q220,470 260,520 L240,600 Q170,590 130,610 Z', darker(colour, 0.3));
  return studio('#dfe6e6') + move(230, -60, 1, mirror(420, shoe)) + move(60, 110, 1.15, shoe);
};

export const handbag = (colour: Colour) =>
  studio('#eadfd4') +
  shadow(600, 940, 380, 40, 0.5) +
  path(
    'M440,500 Q450,220 600,216 Q750,220 760,500',
    'none',
    `stroke="${darker(colour, 0.35)}" stroke-width="30" stroke-linecap="round"`,
  ) +
  path(
    'M270,480 H930 Q980,700 990,900 Q990,940 950,940 H250 Q210,940 210,900 Q220,700 270,480 Z',
    down(lighter(colour, 0.22), darker(colour, 0.22)),
  ) +
  path('M262,470 H938 L920,680 Q600,790 280,680 Z', lit(lighter(colour, 0.06))) +
  stroke('M284,676 Q600,786 916,676', darker(colour, 0.4), 6, 'stroke-dasharray="16 12"') +
  rect(556, 690, 88, 90, lit('#e6c35a'), 14) +
  circle(600, 740, 16, '#8a6a1f');

export const watch = (strap: Colour) =>
  studio('#d9dde3') +
  shadow(600, 960, 300, 34, 0.45) +
  rect(510, 170, 180, 800, turned(strap), 40) +
  repeat(4, (index) => circle(600, 800 + index * 40, 9, darker(strap, 0.5))) +
  circle(600, 560, 236, turned('#c9ced6')) +
  circle(600, 560, 204, round('#fffdf5', '#e3ddce')) +
  repeat(12, (index) =>
    turn(index * 30, 600, 560, rect(595, 376, 10, index % 3 ? 24 : 44, '#33323c', 4)),
  ) +
  stroke('M600,560 L600,420', '#33323c', 14) +
  stroke('M600,560 L700,610', '#33323c', 14) +
  stroke('M600,600 L600,400', '#d9463a', 5) +
  circle(600, 560, 16, '#33323c') +
  rect(832, 536, 36, 48, turned('#b9c0c8'), 8);

export const pram = (colour: Colour) =>
  country(seededRandom(`pram${colour}`), 'spring') +
  shadow(600, 970, 360, 34, 0.5) +
  stroke('M420,850 L760,560 M760,850 L480,620 M860,520 L960,380', '#55555f', 20) +
  stroke('M930,370 Q980,350 1010,390', '#33323c', 28) +
  path(
    'M330,560 H870 Q860,740 700,750 H480 Q340,740 330,560 Z',
    down(lighter(colour, 0.2), darker(colour, 0.2)),
  ) +
  path('M330,560 Q320,300 560,290 L620,560 Z', slant(lighter(colour, 0.35), colour)) +
  stroke('M470,310 L540,556 M380,380 L440,556', darker(colour, 0.25), 8) +
  path('M620,560 H870 L866,600 H600 Z', '#fbf8f2') +
  [420, 780]
    .map(
      (x) =>
        circle(x, 870, 92, 'none', 'stroke="#26262d" stroke-width="24"') +
        circle(x, 870, 74, 'none', 'stroke="#c9ced6" stroke-width="8"') +
        repeat(8, (index) => turn(index * 45, x, 870, stroke(`M${x},870 V800`, '#c9ced6', 5))) +
        circle(x, 870, 16, '#55555f'),
    )
    .join('');

export const toys = (accent: Colour) =>
  table('#f0e2cf', '#c79e6f') +
  shadow(400, 870, 220, 26, 0.5) +
  circle(400, 560, 130, turned('#b98a5c')) +
  circle(290, 450, 52, turned('#a87b4e')) +
  circle(510, 450, 52, turned('#a87b4e')) +
  ellipse(400, 770, 160, 110, turned('#b98a5c')) +
  ellipse(400, 790, 92, 76, lit('#e0c298')) +
  ellipse(400, 600, 66, 50, lit('#e9d3ae')) +
  circle(346, 540, 14, '#2b2a31') +
  circle(454, 540, 14, '#2b2a31') +
  path('M376,580 h48 l-24,24 Z', '#4a3426') +
  path('M330,680 L400,710 L470,680 L470,730 L400,712 L330,730 Z', lit(accent)) +
  shadow(840, 870, 230, 24, 0.5) +
  rect(660, 720, 150, 146, lit('#c8403a'), 12) +
  rect(824, 720, 150, 146, lit('#2f6db0'), 12) +
  rect(744, 570, 150, 146, lit('#e0a83c'), 12) +
  circle(735, 793, 38, '#fbf8f2', 'opacity=".8"') +
  path('M899,760 l40,70 h-80 Z', '#fbf8f2', 'opacity=".8"') +
  rect(786, 610, 66, 66, '#fbf8f2', 8, 'opacity=".8"') +
  stroke('M1010,860 Q1060,760 1010,700', '#5f9e58', 14);
