import { pick, type Random } from '../random';
import { room, studio, table } from './backdrops';
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
  path,
  rect,
  repeat,
  round,
  shadow,
  slant,
  stroke,
  turned,
} from './kit';

const kitchenWall = (wall: Colour) =>
  table(wall, '#dcc7a6') +
  repeat(12, (column) =>
    repeat(4, (row) => faint(0.3, rect(column * 104 - 30, 240 + row * 136, 98, 130, '#ffffff', 8))),
  );

export const washingMachine = (colour: Colour) =>
  room('#dfe7ea', '#c9c2b8') +
  shadow(600, 930, 360, 34, 0.55) +
  rect(310, 240, 580, 690, lit(colour, 0.1), 26) +
  rect(310, 240, 580, 120, lit(lighter(colour, 0.3), 0.06), 26) +
  rect(340, 270, 170, 60, lit('#e3e6ea'), 10) +
  circle(620, 300, 38, round('#ffffff', '#aeb4bb')) +
  rect(690, 276, 160, 50, '#2a3340', 8) +
  repeat(3, (index) => circle(716 + index * 46, 301, 9, index === 0 ? '#7fd6a2' : '#5c6a7a')) +
  circle(600, 640, 232, turned('#c3c9d0')) +
  circle(600, 640, 186, slant('#7fa4b8', '#22303c')) +
  path('M430,680 Q520,600 600,680 T770,670 A186,186 0 0 1 430,700 Z', lit('#e27d6a')) +
  path('M450,720 Q560,660 640,730 T760,720 A186,186 0 0 1 470,770 Z', lit('#5a86a8')) +
  faint(0.35, path('M480,520 Q560,450 660,470 Q560,500 510,580 Z', '#ffffff')) +
  rect(140, 700, 130, 230, lit('#e0b45a'), 20) +
  rect(160, 660, 60, 50, lit('#d9705a'), 10);

export const kettleAndToaster = (colour: Colour) =>
  kitchenWall('#d5e2dc') +
  shadow(380, 872, 210, 26, 0.5) +
  path('M230,860 Q220,560 320,540 L440,540 Q540,560 530,860 Z', turned(colour)) +
  path('M330,540 Q380,470 430,540 Z', turned(darker(colour, 0.2))) +
  circle(380, 500, 17, '#3b3b44') +
  path(
    'M520,600 Q640,600 620,760 Q600,820 530,810 L534,770 Q580,760 576,700 Q572,640 524,640 Z',
    '#3b3b44',
  ) +
  path('M236,640 L160,590 L150,620 L230,720 Z', turned(colour)) +
  shadow(840, 872, 240, 26, 0.5) +
  rect(640, 600, 400, 262, turned(colour), 60) +
  rect(700, 560, 110, 90, lit('#d9a566'), 24) +
  rect(860, 560, 110, 90, lit('#d9a566'), 24) +
  rect(640, 630, 400, 232, turned(colour), 50) +
  rect(1036, 690, 26, 70, '#3b3b44', 8) +
  circle(960, 800, 22, '#3b3b44');

export const crockery = (accent: Colour) =>
  table('#e6ddcf', '#b98d66') +
  shadow(420, 866, 280, 26, 0.5) +
  repeat(
    6,
    (index) =>
      ellipse(
        420,
        850 - index * 26,
        240,
        34,
        lit(index % 2 ? '#fbf8f2' : lighter(accent, 0.5), 0.08),
      ) + ellipse(420, 844 - index * 26, 240, 34, 'none', `stroke="${accent}" stroke-width="5"`),
  ) +
  ellipse(420, 714, 170, 22, lit('#ffffff', 0.06)) +
  shadow(860, 866, 190, 22, 0.5) +
  path('M700,620 H1000 Q990,860 850,860 Q710,860 700,620 Z', turned(lighter(accent, 0.35))) +
  ellipse(850, 620, 150, 26, darker(accent, 0.1)) +
  ellipse(850, 624, 132, 19, '#7a4a34') +
  path(
    'M998,670 Q1090,660 1070,740 Q1050,800 974,790',
    'none',
    `stroke="${lighter(accent, 0.2)}" stroke-width="26" stroke-linecap="round"`,
  ) +
  faint(0.6, stroke('M800,560 Q780,500 820,450 M880,560 Q860,490 904,430', '#ffffff', 14));

export const houseplants = (pot: Colour) =>
  table('#dbe6d6', '#c79e6f') +
  plant(340, 880, 1.5, pot) +
  plant(880, 880, 1.15, lighter(pot, 0.4)) +
  shadow(620, 930, 110, 18, 0.4) +
  path('M540,790 L700,790 L680,930 L560,930 Z', turned(darker(pot, 0.15))) +
  ellipse(620, 740, 74, 82, turned('#5f9e58')) +
  repeat(5, (index) =>
    stroke(
      `M${570 + index * 25},800 Q${560 + index * 30},740 ${585 + index * 18},670`,
      '#8fc47f',
      5,
    ),
  ) +
  circle(600, 664, 18, '#f08a9d');

export const lawnmower = (colour: Colour) =>
  rect(0, 0, 1200, 760, down('#9fd0ea', '#eaf6f0')) +
  glow(260, 260, 300, '#fff3cf', 0.7) +
  repeat(
    13,
    (index) =>
      rect(index * 100 - 20, 420, 84, 340, lit('#b98d66'), 6) +
      path(`M${index * 100 - 20},426 l42,-46 l42,46 Z`, '#c79a72'),
  ) +
  rect(0, 740, 1200, 470, down('#8fc46a', '#4f8a48')) +
  repeat(6, (index) =>
    faint(0.15, path(`M${index * 220},744 h110 l${(index - 3) * 60 + 20},460 h-190 Z`, '#ffffff')),
  ) +
  shadow(560, 960, 400, 40, 0.5) +
  stroke('M760,760 L1060,380 M820,800 L1100,420 M1050,384 L1110,424', '#3b3b44', 20) +
  path(
    'M240,880 Q240,740 380,730 L700,720 Q800,730 830,880 Z',
    down(lighter(colour, 0.25), darker(colour, 0.25)),
  ) +
  rect(390, 640, 260, 110, lit('#4a4852'), 26) +
  circle(520, 650, 46, lit('#26262d')) +
  faint(0.4, path('M270,830 Q290,760 390,750 L680,742 Q460,780 270,830 Z', '#ffffff')) +
  circle(310, 890, 76, '#26262d') +
  circle(310, 890, 40, round('#dfe3e8', '#80838e')) +
  circle(770, 890, 92, '#26262d') +
  circle(770, 890, 48, round('#dfe3e8', '#80838e'));

export const freeBox = (random: Random) =>
  room('#e9ddc9', '#b48a63') +
  plant(980, 880, 1.1, '#5a86a8') +
  shadow(560, 950, 400, 40, 0.5) +
  rect(560, 430, 60, 300, lit('#d9705a'), 10) +
  group(
    'rotate(-14 420 600)',
    rect(360, 440, 170, 240, lit('#5a86a8'), 8),
    rect(380, 470, 130, 16, '#ffffff'),
  ) +
  circle(720, 600, 96, turned('#e0b45a')) +
  stroke('M640,570 Q720,540 800,580 M720,506 Q700,600 730,694', '#b3842f', 7) +
  path('M820,640 L900,420 L940,436 L900,690 Z', lit('#6f9a6a')) +
  repeat(3, (index) =>
    rect(
      450 + index * 46,
      560 - random() * 50,
      38,
      180,
      lit(pick(random, ['#8a6a9a', '#f0e3d0', '#2f8c92'])),
      5,
    ),
  ) +
  path('M200,660 L920,660 L880,950 L240,950 Z', down('#d9ad77', '#b98a56')) +
  path('M200,660 L130,740 L300,740 L340,660 Z', lit('#e0bb8a')) +
  path('M920,660 L1000,740 L840,740 L780,660 Z', lit('#d4a873')) +
  rect(470, 770, 190, 90, '#fbf8f2', 8) +
  path('M565,840 L540,812 a17,17 0 0 1 25,-22 a17,17 0 0 1 25,22 Z', '#d9536a');

export const clockAndVases = (accent: Colour) =>
  studio('#dcd3c6') +
  shadow(420, 880, 160, 24, 0.5) +
  path('M360,560 Q250,700 330,860 H510 Q590,700 480,560 L470,480 H370 Z', turned(accent)) +
  ellipse(420, 480, 50, 12, darker(accent, 0.4)) +
  stroke(
    'M420,480 Q380,360 320,300 M420,480 Q430,350 440,260 M420,480 Q480,380 540,330',
    '#7f9a5f',
    9,
  ) +
  circle(318, 292, 34, round('#f9d9c9', '#e08a70')) +
  circle(442, 250, 38, round('#fdf0dd', '#e9b45a')) +
  circle(546, 322, 32, round('#f3d9ec', '#b06a9a')) +
  shadow(800, 880, 210, 26, 0.5) +
  rect(630, 470, 340, 400, turned('#8f6543'), 30) +
  path('M610,480 Q800,330 990,480 Z', turned('#a87b55')) +
  circle(800, 620, 120, round('#fffdf5', '#efe4cc'), 'stroke="#e6c35a" stroke-width="14"') +
  repeat(12, (index) => group(`rotate(${index * 30} 800 620)`, rect(797, 516, 6, 20, '#4a3a2e'))) +
  stroke('M800,620 V550 M800,620 L850,650', '#2b2a31', 9) +
  circle(800, 800, 34, round('#fff3c9', '#c9a03b')) +
  rect(620, 850, 360, 30, turned('#6b4b36'), 8);

export const sewing = (colour: Colour) =>
  table('#e9d9d3', '#c79e6f') +
  shadow(600, 870, 420, 34, 0.5) +
  rect(220, 800, 760, 66, turned(darker(colour, 0.1)), 20) +
  path(
    'M740,800 V430 Q740,380 690,380 L330,380 Q270,384 270,450 V560 H400 V500 H620 V800 Z',
    down(lighter(colour, 0.3), darker(colour, 0.1)),
  ) +
  rect(740, 430, 180, 380, turned(colour), 24) +
  circle(940, 540, 70, round('#fffdf5', '#b9bcc4')) +
  circle(830, 540, 36, round('#ffffff', '#c9ced6')) +
  rect(324, 560, 20, 170, '#80838e', 6) +
  rect(332, 720, 5, 80, '#55555f') +
  rect(560, 310, 20, 74, '#80838e') +
  rect(536, 300, 70, 70, lit('#d9536a'), 8) +
  path('M140,800 Q260,770 420,800 L400,866 H120 Z', slant('#f0a58a', '#d9705a')) +
  repeat(9, (index) => circle(170 + index * 30, 826 + (index % 2) * 18, 6, '#fbf8f2'));
