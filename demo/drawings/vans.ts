import { wheel } from './cars';
import {
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
} from './kit';

/* Seen from the side in a box of 800 × 300 (taller ones reach above it), ground at y = 300. */

export const glazing = slant('#e6f4f7', '#6d93a6');

export const wheels = (radius: number, ...at: number[]) =>
  at
    .map((x) => circle(x, 300 - radius, radius + 14, '#2a2830') + wheel(x, 300 - radius, radius))
    .join('');

export const van = (colour: Colour, windows = false) =>
  shadow(400, 300, 470, 40, 0.6) +
  path(
    'M18,236 Q12,150 50,132 L128,112 Q168,-26 236,-56 L740,-60 Q782,-56 784,-16 L786,238 Q784,258 762,258 L40,258 Q20,256 18,236 Z',
    down(lighter(colour, 0.22), darker(colour, 0.2)),
  ) +
  path(
    'M150,112 Q184,-2 240,-22 L330,-22 L330,112 Z',
    glazing,
    `stroke="${darker(colour, 0.6)}" stroke-width="7"`,
  ) +
  (windows
    ? rect(372, -22, 190, 120, glazing, 14, `stroke="${darker(colour, 0.6)}" stroke-width="7"`) +
      rect(592, -22, 156, 120, glazing, 14, `stroke="${darker(colour, 0.6)}" stroke-width="7"`)
    : faint(0.2, stroke('M580,-40 V240', '#1a1426', 5) + stroke('M380,60 H774', '#1a1426', 5))) +
  faint(0.35, stroke('M352,-40 V246', '#1a1426', 5)) +
  rect(296, 140, 42, 9, darker(colour, 0.55), 4) +
  rect(380, 140, 42, 9, darker(colour, 0.55), 4) +
  path('M22,232 H784 V246 Q782,260 762,260 H40 Q22,258 22,232 Z', darker(colour, 0.62)) +
  wheels(72, 172, 640) +
  path('M24,170 Q36,150 78,146 L84,178 Q52,190 24,196 Z', slant('#fffdf2', '#e9d9a8')) +
  rect(772, 120, 14, 84, down('#ff7a66', '#b3261e'), 6) +
  ellipse(146, 92, 18, 34, darker(colour, 0.7));

export const camper = (colour: Colour) =>
  path('M250,-66 L700,-66 L676,-150 L300,-132 Z', lit('#e8dcc4')) +
  repeat(5, (index) => faint(0.25, stroke(`M${310 + index * 80},-134 V-70`, '#8d7b5e', 4))) +
  rect(290, -160, 400, 20, lit('#f4f0e6'), 10) +
  van('#f4efe3', true) +
  path('M18,226 Q14,168 40,150 L786,150 L786,232 Z', lit(colour, 0.16)) +
  path('M22,232 H784 V246 Q782,260 762,260 H40 Q22,258 22,232 Z', darker(colour, 0.62)) +
  wheels(72, 172, 640) +
  circle(62, 176, 22, round('#fffdf2', '#d9c88e')) +
  rect(772, 160, 14, 54, '#d9463a', 6);

export const minibus = (colour: Colour) => van(colour, true);

export const lorry = (cab: Colour, box: Colour) =>
  shadow(400, 300, 500, 40, 0.6) +
  rect(250, -190, 560, 410, lit(box, 0.12), 12) +
  repeat(8, (index) => faint(0.1, rect(304 + index * 66, -180, 6, 390, '#1a1426'))) +
  rect(250, 212, 560, 30, '#4a4852', 6) +
  path(
    'M10,240 Q4,120 30,90 L70,-30 Q80,-60 112,-60 L236,-60 L236,248 L24,248 Z',
    down(lighter(cab, 0.2), darker(cab, 0.25)),
  ) +
  path(
    'M50,84 L84,-20 Q88,-34 106,-34 L190,-34 L190,84 Z',
    glazing,
    `stroke="${darker(cab, 0.6)}" stroke-width="7"`,
  ) +
  path('M70,-70 Q150,-130 240,-140 L240,-62 L90,-62 Z', lit(cab)) +
  faint(0.4, stroke('M40,100 H200 V240', '#1a1426', 5)) +
  rect(10, 200, 226, 50, darker(cab, 0.6), 8) +
  circle(34, 176, 18, round('#fffdf2', '#d9c88e')) +
  wheels(64, 120, 560, 706);

export const tipper = (colour: Colour) =>
  shadow(400, 300, 500, 40, 0.6) +
  path('M262,60 L800,40 L780,190 L262,190 Z', lit(darker(colour, 0.1), 0.18)) +
  repeat(5, (index) => faint(0.25, rect(330 + index * 92, 56, 12, 134, '#1a1426'))) +
  path('M300,62 Q380,-10 470,40 Q540,-20 640,36 Q700,10 760,44 Z', lit('#9c7a55')) +
  rect(240, 190, 560, 40, '#4a4852', 6) +
  path(
    'M14,240 Q8,140 34,110 L70,10 Q78,-14 104,-14 L236,-14 L236,248 L24,248 Z',
    down(lighter(colour, 0.2), darker(colour, 0.25)),
  ) +
  path(
    'M56,106 L86,24 Q90,12 106,12 L196,12 L196,106 Z',
    glazing,
    `stroke="${darker(colour, 0.6)}" stroke-width="7"`,
  ) +
  rect(12, 202, 226, 48, darker(colour, 0.6), 8) +
  circle(36, 176, 17, round('#fffdf2', '#d9c88e')) +
  wheels(66, 124, 566, 706);

export const pickup = (colour: Colour) =>
  shadow(400, 300, 470, 40, 0.6) +
  path(
    'M18,226 Q12,160 56,142 L186,122 Q236,34 306,26 L478,26 Q500,30 508,122 L776,128 Q790,132 790,160 L790,230 Q788,248 766,248 L38,248 Q20,246 18,226 Z',
    down(lighter(colour, 0.22), darker(colour, 0.24)),
  ) +
  path(
    'M216,122 Q256,56 312,48 L372,48 L372,122 Z',
    glazing,
    `stroke="${darker(colour, 0.6)}" stroke-width="7"`,
  ) +
  path(
    'M390,48 L472,48 L482,122 L390,122 Z',
    glazing,
    `stroke="${darker(colour, 0.6)}" stroke-width="7"`,
  ) +
  faint(0.4, stroke('M382,134 V240 M508,130 V240', '#1a1426', 5)) +
  rect(514, 120, 276, 16, darker(colour, 0.5), 6) +
  rect(26, 226, 762, 26, darker(colour, 0.65), 8) +
  wheels(82, 168, 640) +
  path('M24,176 Q40,156 80,152 L88,176 Q58,190 24,194 Z', slant('#fffdf2', '#e9d9a8'));

export const caravan = (stripe: Colour) =>
  shadow(410, 300, 430, 36, 0.6) +
  stroke('M20,252 H150', '#4a4852', 16) +
  rect(6, 244, 40, 44, '#4a4852', 6) +
  path(
    'M110,232 Q96,20 150,-70 Q176,-104 240,-106 L680,-106 Q752,-100 772,-20 Q790,110 772,236 Q770,254 748,254 L134,254 Q112,252 110,232 Z',
    down('#ffffff', '#d9d9dc'),
  ) +
  path('M106,150 H784 L782,196 H108 Z', lit(stripe, 0.16)) +
  faint(0.6, rect(108, 204, 674, 10, stripe)) +
  rect(160, -44, 150, 130, glazing, 20, 'stroke="#5b6470" stroke-width="8"') +
  rect(540, -44, 180, 130, glazing, 20, 'stroke="#5b6470" stroke-width="8"') +
  rect(370, -60, 126, 304, lit('#f1f1f3', 0.08), 14, 'stroke="#b9bcc4" stroke-width="5"') +
  rect(390, -36, 86, 100, glazing, 12, 'stroke="#5b6470" stroke-width="6"') +
  rect(474, 110, 12, 30, '#7f8590', 5) +
  rect(350, 258, 166, 16, '#8d8f98', 6) +
  circle(600, 240, 78, '#d9d9dc') +
  wheels(58, 600) +
  rect(766, 170, 16, 44, '#d9463a', 6);

export const motorhome = (stripe: Colour) =>
  shadow(400, 300, 480, 40, 0.6) +
  path(
    'M20,238 Q14,150 50,136 L130,116 L170,20 Q176,4 196,0 L110,-10 Q96,-90 170,-120 L740,-124 Q784,-120 786,-80 L788,238 Q786,258 762,258 L40,258 Q20,256 20,238 Z',
    down('#ffffff', '#d5d5da'),
  ) +
  path(
    'M152,116 L184,26 Q188,14 204,14 L300,14 L300,116 Z',
    glazing,
    'stroke="#5b6470" stroke-width="7"',
  ) +
  path('M20,200 L786,160 L786,196 L20,232 Z', lit(stripe)) +
  rect(400, -70, 150, 100, glazing, 14, 'stroke="#5b6470" stroke-width="7"') +
  rect(606, -84, 120, 320, lit('#f1f1f3', 0.08), 12, 'stroke="#b9bcc4" stroke-width="5"') +
  rect(624, -62, 84, 96, glazing, 10, 'stroke="#5b6470" stroke-width="6"') +
  path('M150,-96 L270,-96 L270,-40 L146,-40 Z', glazing, 'stroke="#5b6470" stroke-width="6"') +
  rect(22, 232, 764, 28, '#4a4852', 8) +
  wheels(70, 172, 640) +
  circle(54, 176, 18, round('#fffdf2', '#d9c88e'));
