import { seededRandom } from '../random';
import { country, studio, table } from './backdrops';
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
  path,
  rect,
  repeat,
  round,
  shadow,
  slant,
  stroke,
  turned,
} from './kit';

export const exercise = (accent: Colour) =>
  studio('#dbe3e3') +
  rect(180, 890, 840, 40, lit(accent), 20) +
  shadow(420, 880, 280, 26, 0.5) +
  rect(280, 760, 280, 40, turned('#b9c0c8'), 16) +
  [230, 560]
    .map(
      (x) =>
        rect(x - 30, 670, 110, 220, turned('#33323c'), 26) +
        rect(x - 6, 640, 60, 280, turned('#4a4852'), 20),
    )
    .join('') +
  shadow(840, 880, 160, 22, 0.5) +
  path('M780,620 Q770,500 840,496 Q910,500 900,620', 'none', 'stroke="#4a4852" stroke-width="40"') +
  circle(840, 740, 140, turned('#33323c')) +
  circle(840, 740, 62, lit(accent));

export const collectibles = (accent: Colour) =>
  table('#ded6e3', '#8f6543') +
  shadow(360, 868, 200, 24, 0.5) +
  path('M200,640 H520 L490,860 H230 Z', turned('#b9c0c8')) +
  path('M240,640 Q360,480 480,640 Z', turned('#c9ced6')) +
  circle(360, 540, 20, '#80838e') +
  path('M514,690 Q620,660 590,770 Q570,810 504,800', 'none', 'stroke="#aab0b8" stroke-width="24"') +
  path('M206,690 L110,640 L126,620 L216,650 Z', turned('#b9c0c8')) +
  shadow(820, 868, 230, 26, 0.5) +
  rect(610, 500, 420, 366, turned('#6b4b36'), 10) +
  rect(636, 526, 368, 314, '#f4ead6', 4) +
  repeat(9, (index) =>
    circle(
      700 + (index % 3) * 120,
      590 + Math.floor(index / 3) * 94,
      36,
      round(index % 2 ? '#fff3c9' : '#f4f4f6', index % 2 ? '#c9a03b' : '#9aa0aa'),
      `stroke="${accent}" stroke-width="3"`,
    ),
  ) +
  faint(0.18, path('M636,840 L860,526 L960,526 L740,840 Z', '#ffffff'));

export const tools = (colour: Colour) =>
  table('#d5cfc4', '#8f7460') +
  shadow(600, 876, 420, 34, 0.55) +
  rect(220, 600, 760, 270, down(lighter(colour, 0.2), darker(colour, 0.2)), 22) +
  rect(220, 690, 760, 22, darker(colour, 0.4)) +
  path(
    'M440,600 V540 Q440,500 480,500 H720 Q760,500 760,540 V600',
    'none',
    'stroke="#33323c" stroke-width="30"',
  ) +
  rect(550, 670, 100, 66, lit('#c9ced6'), 10) +
  group(
    'rotate(-24 240 480)',
    rect(220, 300, 36, 320, turned('#a87b55'), 12),
    path('M150,250 H330 Q340,310 280,320 H170 Q140,300 150,250 Z', turned('#80838e')),
  ) +
  group(
    'rotate(18 960 460)',
    rect(944, 420, 36, 200, turned('#c8403a'), 14),
    rect(953, 240, 18, 184, turned('#b9c0c8'), 4),
  ) +
  group(
    'rotate(40 1010 560)',
    path(
      'M1000,360 Q960,300 1000,260 L1016,310 L1044,310 L1060,260 Q1100,300 1060,360 L1050,620 H1010 Z',
      turned('#9aa0aa'),
    ),
  ) +
  ellipse(380, 960, 120, 16, '#e0b45a') +
  repeat(7, (index) => rect(700 + index * 46, 930 + (index % 3) * 22, 30, 10, '#9aa0aa', 5));

export const shed = (accent: Colour) =>
  country(seededRandom(`shed${accent}`), 'summer') +
  rect(0, 860, 1200, 350, down('#9cc46f', '#4f8a48')) +
  shadow(600, 930, 420, 36, 0.5) +
  path('M250,470 L600,260 L950,470 Z', lit(darker(accent, 0.3))) +
  rect(280, 460, 640, 460, lit(accent), 4) +
  repeat(9, (index) => faint(0.16, rect(280, 500 + index * 46, 640, 5, '#1a1426'))) +
  rect(340, 560, 190, 360, lit(darker(accent, 0.16)), 4) +
  stroke('M350,570 L520,910', darker(accent, 0.4), 12) +
  rect(630, 560, 220, 150, slant('#dcf0f4', '#7fa4b8'), 4, 'stroke="#f4efe6" stroke-width="14"') +
  ellipse(760, 940, 130, 18, '#4f8a48');
