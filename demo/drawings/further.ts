import { studio } from './backdrops';
import {
  type Colour,
  circle,
  darker,
  ellipse,
  faint,
  glow,
  lighter,
  lit,
  move,
  path,
  rect,
  repeat,
  shadow,
  slant,
  stroke,
  turned,
} from './kit';

export const fridge = (colour: Colour) =>
  studio('#e3e0d8') +
  shadow(600, 1010, 330, 36, 0.5) +
  rect(390, 190, 420, 810, turned(colour, 0.2), 28) +
  rect(390, 470, 420, 10, darker(colour, 0.4)) +
  rect(430, 330, 18, 110, lit('#8d949c'), 9) +
  rect(430, 520, 18, 180, lit('#8d949c'), 9) +
  faint(0.4, rect(770, 210, 22, 770, lighter(colour, 0.8), 11)) +
  rect(640, 560, 90, 120, '#fdf6dd', 4) +
  rect(560, 620, 70, 70, '#d9705a', 4) +
  circle(684, 566, 9, '#c8403a') +
  rect(420, 996, 60, 22, '#3a3840', 6) +
  rect(720, 996, 60, 22, '#3a3840', 6);

export const tablet = (colour: Colour) =>
  studio('#dcd6e3') +
  shadow(600, 900, 400, 34, 0.5) +
  rect(250, 320, 700, 520, lit(darker(colour, 0.15)), 40) +
  rect(280, 350, 640, 460, slant(lighter(colour, 0.55), darker(colour, 0.35)), 14) +
  repeat(8, (index) =>
    rect(
      340 + (index % 4) * 140,
      420 + Math.floor(index / 4) * 150,
      90,
      90,
      index % 3 ? '#ffffff' : '#f3d9a0',
      22,
    ),
  ) +
  rect(480, 760, 240, 12, '#ffffff', 6) +
  rect(300, 880, 420, 20, turned('#f2f0ea'), 10) +
  path('M720,880 l40,10 l-40,10 Z', '#6b4b36');

export const desk = (colour: Colour) =>
  studio('#dfe3dc') +
  shadow(600, 960, 470, 34, 0.45) +
  rect(170, 560, 860, 40, lit('#c79a6b'), 10) +
  rect(210, 600, 30, 350, lit('#a87b55'), 6) +
  rect(700, 600, 290, 350, lit(colour, 0.16), 10) +
  repeat(
    3,
    (index) =>
      rect(722, 620 + index * 110, 246, 92, lighter(colour, 0.2), 8) +
      rect(815, 660 + index * 110, 60, 12, '#d5d2da', 6),
  ) +
  glow(330, 400, 170, '#ffe7ad', 0.7) +
  stroke('M330,560 L300,430 L380,350', '#4a4440', 12) +
  path('M350,330 L430,350 L400,420 L330,390 Z', lit(darker(colour, 0.1))) +
  rect(470, 520, 190, 40, lit('#d9705a'), 4) +
  rect(490, 484, 160, 36, lit('#5a86a8'), 4);

const eyes = (x: number, y: number, gap: number, colour: Colour) =>
  [-gap, gap]
    .map((side) => ellipse(x + side, y, 24, 28, colour) + ellipse(x + side, y, 9, 22, '#1a1426'))
    .join('');

/** Sitting, seen from the front. */
export const cat = (colour: Colour) => {
  const fur = colour;
  const dark = darker(fur, 0.35);
  return (
    studio('#e8ddd0') +
    shadow(600, 985, 330, 36, 0.5) +
    stroke('M790,930 Q960,900 930,740', dark, 54) +
    path('M420,980 Q400,640 600,600 Q800,640 780,980 Z', lit(fur, 0.16)) +
    path('M520,980 Q520,760 600,740 Q680,760 680,980 Z', lighter(fur, 0.55)) +
    path('M430,420 L450,230 L560,340 Z', lit(dark)) +
    path('M770,420 L750,230 L640,340 Z', lit(dark)) +
    ellipse(600, 470, 200, 170, lit(fur, 0.18)) +
    repeat(3, (index) => stroke(`M${560 + index * 40},330 v70`, dark, 16)) +
    eyes(600, 460, 84, '#d8c34a') +
    path('M576,530 h48 l-24,28 Z', '#d98a86') +
    stroke('M600,558 Q580,590 550,580 M600,558 Q620,590 650,580', dark, 8) +
    stroke(
      'M500,540 L360,520 M500,560 L370,580 M700,540 L840,520 M700,560 L830,580',
      '#fbf6ee',
      5,
    ) +
    ellipse(500, 970, 60, 34, lighter(fur, 0.3)) +
    ellipse(700, 970, 60, 34, lighter(fur, 0.3))
  );
};

export const rabbit = (colour: Colour) =>
  studio('#dbe6d2') +
  shadow(600, 960, 380, 36, 0.45) +
  circle(900, 800, 60, '#ffffff') +
  ellipse(660, 780, 270, 200, lit(colour, 0.16)) +
  move(0, 0, 1, path('M420,520 Q330,260 400,190 Q470,260 480,500 Z', lit(darker(colour, 0.1)))) +
  path('M500,500 Q500,230 580,200 Q620,290 560,520 Z', lit(colour)) +
  faint(0.6, path('M526,480 Q530,300 575,250 Q590,320 550,490 Z', '#e8a9a5')) +
  ellipse(470, 600, 150, 130, lit(colour, 0.2)) +
  circle(430, 580, 22, '#1a1426') +
  circle(424, 573, 7, '#ffffff') +
  path('M322,620 h40 l-20,24 Z', '#d98a86') +
  stroke('M350,640 L250,620 M350,654 L256,668', '#fbf6ee', 5) +
  ellipse(520, 950, 90, 34, lighter(colour, 0.25)) +
  ellipse(760, 955, 120, 36, lighter(colour, 0.25)) +
  repeat(5, (index) =>
    stroke(`M${250 + index * 22},980 q10,-60 ${index * 6 - 12},-90`, '#6fae58', 10),
  );
