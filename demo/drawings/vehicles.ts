import { wheel } from './cars';
import {
  across,
  type Colour,
  circle,
  darker,
  down,
  ellipse,
  faint,
  lighter,
  lit,
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
import { glazing, wheels } from './vans';

/* Seen from the side in a box of 800 × 300 (taller ones reach above it), ground at y = 300. */

const spoked = (x: number, radius: number, hub: Colour) =>
  circle(x, 300 - radius, radius, 'none', 'stroke="#2a2830" stroke-width="30"') +
  circle(x, 300 - radius, radius - 20, 'none', `stroke="${hub}" stroke-width="6"`) +
  repeat(9, (index) =>
    turn(
      index * 40,
      x,
      300 - radius,
      stroke(`M${x},${300 - radius} V${322 - radius * 2}`, darker(hub, 0.2), 4),
    ),
  ) +
  circle(x, 300 - radius, 28, turned(hub));

export const motorbike = (colour: Colour) =>
  shadow(400, 304, 430, 34, 0.6) +
  spoked(150, 112, '#c9ced6') +
  spoked(650, 112, '#c9ced6') +
  stroke('M150,188 L240,-10', '#c2c7cf', 22) +
  stroke('M650,188 L470,160', '#55555f', 26) +
  stroke('M430,230 L690,250', across('#8f949e', '#dfe3e8'), 34) +
  path(
    'M270,90 L480,84 L510,220 Q500,256 450,258 L320,258 Q280,250 276,200 Z',
    lit('#55555f', 0.3),
  ) +
  repeat(4, (index) => stroke(`M292,${120 + index * 24} H468`, '#80838e', 8)) +
  circle(400, 214, 38, round('#dfe3e8', '#80838e')) +
  path(
    'M226,60 Q240,-26 340,-30 L430,-24 Q486,-10 480,60 Q440,92 340,92 Q250,90 226,60 Z',
    down(lighter(colour, 0.32), darker(colour, 0.26)),
  ) +
  faint(0.5, path('M262,10 Q300,-18 400,-8 Q330,10 270,34 Z', '#ffffff')) +
  path('M440,40 Q520,10 640,36 Q690,40 712,10 Q720,60 660,80 L470,84 Z', lit('#3b3338')) +
  path('M600,84 L740,50 L756,70 L640,112 Z', lit(colour)) +
  circle(206, 14, 44, round('#fffdf2', '#d9c88e'), 'stroke="#3b3b44" stroke-width="10"') +
  stroke('M236,-20 L300,-70 M300,-70 L356,-62', '#2a2830', 16) +
  path('M84,120 Q150,56 236,130 L222,146 Q150,90 98,136 Z', lit(colour));

export const scooter = (colour: Colour) =>
  shadow(400, 304, 400, 32, 0.6) +
  wheel(190, 226, 72) +
  wheel(620, 226, 72) +
  stroke('M190,226 L258,-60', '#c2c7cf', 20) +
  path(
    'M214,-40 Q262,-64 296,-30 L346,206 L480,206 L470,246 L300,246 Q230,130 214,-40 Z',
    down(lighter(colour, 0.28), darker(colour, 0.2)),
  ) +
  path(
    'M440,230 Q450,70 580,64 Q700,66 720,196 Q716,226 690,226 Q670,150 610,152 Q540,156 534,244 L446,246 Z',
    down(lighter(colour, 0.28), darker(colour, 0.24)),
  ) +
  path('M440,70 Q450,34 520,30 L660,36 Q704,44 700,76 Q600,96 440,70 Z', lit('#4a3a36')) +
  path('M110,206 Q120,130 200,134 Q262,140 262,196 Q190,166 110,206 Z', lit(colour)) +
  circle(
    242,
    -50,
    38,
    round('#fffdf2', '#d9c88e'),
    `stroke="${darker(colour, 0.3)}" stroke-width="10"`,
  ) +
  stroke('M262,-96 L326,-112', '#2a2830', 16) +
  stroke('M214,-92 L176,-134', '#5b5b66', 8) +
  ellipse(168, -146, 26, 18, lit('#b9c0c8')) +
  rect(710, 110, 18, 44, '#d9463a', 6);

export const tractor = (colour: Colour) =>
  shadow(400, 304, 420, 36, 0.6) +
  rect(360, -150, 250, 26, lit(colour), 8) +
  path(
    'M380,-126 L590,-126 L606,60 L372,60 Z',
    glazing,
    `stroke="${darker(colour, 0.3)}" stroke-width="16"`,
  ) +
  path(
    'M90,60 Q92,20 130,16 L380,16 L390,200 L110,200 Q90,190 90,150 Z',
    down(lighter(colour, 0.2), darker(colour, 0.2)),
  ) +
  repeat(3, (index) => rect(104, 56 + index * 32, 70, 12, darker(colour, 0.55), 5)) +
  rect(250, -90, 20, 108, '#4a4852', 6) +
  path('M440,100 Q560,-10 690,110 L666,130 Q560,40 470,130 Z', lit(colour)) +
  circle(570, 148, 152, '#26262d') +
  repeat(16, (index) => turn(index * 22.5, 570, 148, rect(556, -8, 28, 34, '#17171c', 4))) +
  circle(570, 148, 84, round('#fff3c9', '#d9a83b')) +
  circle(570, 148, 26, '#6a5424') +
  circle(190, 214, 88, '#26262d') +
  circle(190, 214, 46, round('#fff3c9', '#d9a83b'));

export const narrowboat = (hull: Colour, cabin: Colour) =>
  path(
    'M-40,210 L70,210 L90,110 L740,110 L756,210 L850,196 Q840,280 780,290 L60,290 Q-20,280 -40,210 Z',
    lit(hull, 0.16),
  ) +
  path('M86,200 L100,76 L736,76 L750,200 Z', lit(cabin, 0.14)) +
  rect(88, 62, 664, 20, lit(lighter(cabin, 0.5)), 8) +
  repeat(4, (index) =>
    circle(210 + index * 140, 136, 32, glazing, 'stroke="#e6c35a" stroke-width="9"'),
  ) +
  repeat(
    3,
    (index) =>
      rect(170 + index * 190, 34, 74, 30, lit('#b8604a'), 8) +
      circle(186 + index * 190, 22, 20, '#d9536a') +
      circle(212 + index * 190, 16, 22, '#e9a23f') +
      circle(234 + index * 190, 24, 17, '#f0e3d0'),
  ) +
  rect(640, 6, 24, 60, '#3a3842', 4) +
  rect(-30, 204, 880, 12, '#e6c35a', 5);

export const horsebox = (colour: Colour) =>
  shadow(430, 300, 380, 36, 0.6) +
  stroke('M60,240 H230', '#4a4852', 18) +
  path(
    'M200,238 Q190,-30 260,-110 L690,-110 Q716,-108 716,-80 L716,240 Z',
    down(lighter(colour, 0.24), darker(colour, 0.2)),
  ) +
  rect(200, 90, 516, 20, '#e6c35a') +
  rect(300, -50, 170, 80, glazing, 12, 'stroke="#4a4852" stroke-width="7"') +
  rect(540, -80, 150, 320, lit(darker(colour, 0.16), 0.1), 10) +
  faint(0.4, stroke('M540,60 H690', '#1a1426', 6)) +
  rect(196, 226, 524, 24, '#4a4852', 8) +
  wheels(54, 390, 508);

export const quad = (colour: Colour) =>
  shadow(400, 304, 380, 34, 0.6) +
  circle(190, 196, 104, '#26262d') +
  circle(190, 196, 48, round('#dfe3e8', '#80838e')) +
  circle(610, 196, 104, '#26262d') +
  circle(610, 196, 48, round('#dfe3e8', '#80838e')) +
  path('M260,110 L560,110 L520,220 L290,220 Z', lit('#55555f')) +
  path(
    'M70,120 Q120,20 250,40 L330,100 L480,100 L560,46 Q690,30 730,130 Q610,70 540,130 L280,130 Q180,60 70,120 Z',
    down(lighter(colour, 0.3), darker(colour, 0.2)),
  ) +
  path('M360,70 Q380,34 470,34 L590,44 L580,84 L380,90 Z', lit('#3b3338')) +
  stroke('M260,50 L300,-40 L240,-56', '#2a2830', 18) +
  circle(150, 70, 24, round('#fffdf2', '#d9c88e'));

export const dashboard = (trim: Colour) =>
  rect(0, 0, 1200, 620, down('#9fd0ea', '#dfeee6')) +
  path('M0,520 Q300,430 620,500 T1200,470 V700 H0 Z', lit('#7fae6b')) +
  path('M470,700 L580,492 L640,492 L800,700 Z', lit('#8a8791')) +
  path('M0,0 L120,0 L20,640 L0,640 Z M1200,0 L1110,0 L1190,640 L1200,640 Z', '#2b2830') +
  rect(470, 120, 230, 84, lit('#33303a'), 30) +
  path('M-20,640 Q600,500 1220,640 V1200 H-20 Z', down('#4b4752', '#26242c')) +
  path('M0,760 Q600,640 1200,760 L1200,800 Q600,690 0,800 Z', lit(trim)) +
  circle(300, 700, 92, '#1d1b22', 'stroke="#6a6672" stroke-width="8"') +
  circle(480, 690, 92, '#1d1b22', 'stroke="#6a6672" stroke-width="8"') +
  repeat(
    9,
    (index) =>
      turn(-120 + index * 30, 300, 700, rect(297, 622, 6, 18, '#e9e6ee')) +
      turn(-120 + index * 30, 480, 690, rect(477, 612, 6, 18, '#e9e6ee')),
  ) +
  turn(40, 300, 700, rect(296, 636, 8, 66, '#f0583c', 4)) +
  turn(-30, 480, 690, rect(476, 626, 8, 66, '#f0583c', 4)) +
  rect(690, 690, 270, 180, slant('#37506b', '#1c2533'), 16, 'stroke="#15141a" stroke-width="12"') +
  path('M706,850 L760,780 L820,820 L880,750 L944,800 L944,850 Z', '#5f9e7a', 'opacity=".8"') +
  circle(900, 730, 14, '#f2c46b') +
  repeat(3, (index) => circle(740 + index * 86, 930, 30, round('#6a6672', '#2b2932'))) +
  circle(390, 900, 235, 'none', 'stroke="#17161b" stroke-width="52"') +
  circle(390, 900, 235, 'none', 'stroke="#4b4752" stroke-width="8"') +
  path(
    'M170,880 L610,880 L590,950 L460,960 L420,1130 L360,1130 L320,960 L190,950 Z',
    down('#3a3742', '#1d1b22'),
  ) +
  circle(390, 916, 56, round('#6a6672', '#2b2932'));

export const bigWheel = (rim: Colour, boxed: number) =>
  repeat(boxed, (index) => shadow(600 + (index - (boxed - 1) / 2) * 430, 890, 200, 34, 0.5)) +
  repeat(boxed, (index) =>
    wheel(600 + (index - (boxed - 1) / 2) * 430, 690, boxed > 1 ? 205 : 270, rim),
  );

export const roofBox = (colour: Colour) =>
  shadow(600, 870, 440, 46, 0.55) +
  path(
    'M170,760 Q190,600 420,580 L880,570 Q1020,580 1040,700 Q1046,790 990,800 L220,812 Q166,810 170,760 Z',
    down(lighter(colour, 0.3), darker(colour, 0.3)),
  ) +
  faint(0.35, path('M220,700 Q260,626 440,612 L860,600 Q640,640 220,700 Z', '#ffffff')) +
  stroke('M172,752 Q600,700 1042,736', darker(colour, 0.5), 8) +
  rect(330, 800, 60, 60, '#3b3b44', 8) +
  rect(800, 800, 60, 60, '#3b3b44', 8) +
  rect(250, 850, 710, 20, '#80838e', 8);
