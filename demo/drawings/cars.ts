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
} from './kit';

export const carColours = {
  red: '#c8403a',
  blue: '#2f6db0',
  silver: '#b9c0c8',
  grey: '#6f7780',
  black: '#34363f',
  white: '#eef0f2',
  green: '#3f7f62',
  orange: '#e27d33',
  yellow: '#e9b93b',
  cream: '#ead9b0',
  teal: '#2f8c92',
  navy: '#2c3f6b',
} as const satisfies Record<string, Colour>;

export type CarColour = keyof typeof carColours;

type Body = {
  /** Outline of body and roof, and the panes of glass, in a box of 800 × 300 on its wheels. */
  outline: string;
  panes: string[];
  wheels: [number, number];
  radius: number;
  doors: number[];
};

const bodies = {
  hatchback: {
    outline:
      'M22,232 Q14,176 60,156 L190,134 Q262,46 350,36 L590,36 Q660,42 716,128 Q768,138 776,190 L782,236 Q780,254 758,254 L42,254 Q26,252 22,232 Z',
    panes: [
      'M226,134 Q278,66 356,58 L452,58 L452,134 Z',
      'M472,58 L584,58 Q640,62 678,134 L472,134 Z',
    ],
    wheels: [170, 632],
    radius: 72,
    doors: [222, 462, 650],
  },
  estate: {
    outline:
      'M18,232 Q10,178 56,158 L190,136 Q260,52 344,40 L660,38 Q724,44 760,136 Q790,146 792,190 L794,236 Q792,254 770,254 L40,254 Q22,252 18,232 Z',
    panes: [
      'M224,136 Q276,70 350,60 L436,60 L436,136 Z',
      'M454,60 L574,60 L580,136 L454,136 Z',
      'M592,60 L656,60 Q704,66 730,136 L598,136 Z',
    ],
    wheels: [168, 636],
    radius: 72,
    doors: [220, 445, 586],
  },
  saloon: {
    outline:
      'M14,234 Q8,184 52,166 L206,142 Q282,60 366,50 L520,50 Q590,56 656,134 L758,150 Q790,160 792,200 L792,238 Q790,254 768,254 L38,254 Q20,252 14,234 Z',
    panes: [
      'M240,142 Q298,80 370,70 L444,70 L444,142 Z',
      'M462,70 L520,70 Q570,74 622,140 L462,142 Z',
    ],
    wheels: [168, 636],
    radius: 70,
    doors: [236, 453, 600],
  },
  suv: {
    outline:
      'M20,222 Q14,150 58,132 L186,112 Q240,22 320,12 L632,10 Q704,16 742,112 Q782,124 786,176 L790,226 Q788,246 764,246 L40,246 Q22,244 20,222 Z',
    panes: [
      'M216,112 Q258,42 326,34 L430,34 L430,112 Z',
      'M448,34 L570,34 L574,112 L448,112 Z',
      'M588,34 L630,34 Q686,38 714,112 L592,112 Z',
    ],
    wheels: [168, 634],
    radius: 84,
    doors: [212, 439, 580],
  },
  coupe: {
    outline:
      'M12,236 Q8,190 60,172 L230,148 Q330,72 430,64 Q560,62 690,146 L766,164 Q790,174 790,206 L790,240 Q788,254 766,254 L36,254 Q18,252 12,236 Z',
    panes: ['M272,148 Q350,90 432,82 L470,82 L476,148 Z', 'M492,82 Q562,84 640,146 L496,148 Z'],
    wheels: [172, 630],
    radius: 74,
    doors: [266, 486],
  },
  convertible: {
    outline:
      'M14,236 Q8,190 60,172 L252,152 L640,150 L764,162 Q790,172 790,206 L790,240 Q788,254 766,254 L36,254 Q18,252 14,236 Z',
    panes: ['M270,150 Q316,92 366,80 L382,84 L356,150 Z'],
    wheels: [172, 630],
    radius: 72,
    doors: [276, 500],
  },
} as const satisfies Record<string, Body>;

export type CarShape = keyof typeof bodies;

export const wheel = (x: number, y: number, radius: number, rim: Colour = '#cfd4da') =>
  circle(x, y, radius, '#26262d') +
  circle(x, y, radius * 0.94, 'none', `stroke="#3d3d46" stroke-width="${radius * 0.06}"`) +
  circle(x, y, radius * 0.64, round(lighter(rim, 0.5), darker(rim, 0.2))) +
  repeat(5, (index) =>
    turn(
      index * 72,
      x,
      y,
      path(
        `M${x - radius * 0.1},${y - radius * 0.16} L${x - radius * 0.17},${y - radius * 0.56} L${x + radius * 0.17},${y - radius * 0.56} L${x + radius * 0.1},${y - radius * 0.16} Z`,
        darker(rim, 0.55),
      ),
    ),
  ) +
  circle(x, y, radius * 0.15, lit(rim)) +
  faint(
    0.25,
    stroke(
      `M${x - radius * 0.8},${y - radius * 0.3} A${radius * 0.85},${radius * 0.85} 0 0 1 ${x},${y - radius * 0.85}`,
      '#ffffff',
      radius * 0.05,
    ),
  );

const glass = '#bfe0ea';

/** A car seen from its side, in a box of 800 × 300 whose ground is y = 300. */
export function car(shape: CarShape, colour: Colour): string {
  const body: Body = bodies[shape];
  const [front, rear] = body.wheels;
  const axle = 300 - body.radius;
  const arch = (x: number) =>
    path(
      `M${x - body.radius - 16},256 A${body.radius + 14},${body.radius + 14} 0 0 1 ${x + body.radius + 16},256 Z`,
      darker(colour, 0.72),
    );
  const dark = darker(colour, 0.5);
  return (
    shadow(400, 300, 470, 40, 0.6) +
    (shape === 'convertible' ? interior(colour) : '') +
    path(body.outline, down(lighter(colour, 0.24), darker(colour, 0.24))) +
    faint(
      0.35,
      path(
        'M24,206 Q200,176 420,180 T788,196 L788,176 Q600,158 420,162 T40,180 Z',
        lighter(colour, 0.75),
      ),
    ) +
    body.panes
      .map((pane) =>
        path(
          pane,
          slant('#e9f6f8', '#6d93a6'),
          `stroke="${darker(colour, 0.62)}" stroke-width="7" stroke-linejoin="round"`,
        ),
      )
      .join('') +
    body.panes
      .map((pane, index) => (index === 0 ? faint(0.35, path(pane, across('#ffffff', glass))) : ''))
      .join('') +
    body.doors
      .map((x) => faint(0.4, stroke(`M${x},150 Q${x - 6},200 ${x},246`, dark, 4)))
      .join('') +
    body.doors
      .slice(0, -1)
      .map((x, index) => rect((body.doors[index + 1] ?? x) - 58, 168, 36, 8, dark, 4))
      .join('') +
    path('M30,240 H780 Q778,256 760,256 H42 Q30,254 30,240 Z', darker(colour, 0.6)) +
    arch(front) +
    arch(rear) +
    wheel(front, axle, body.radius) +
    wheel(rear, axle, body.radius) +
    path(
      'M26,186 Q40,166 84,164 L92,182 Q62,194 26,200 Z',
      slant('#fffdf2', '#e9d9a8'),
      `stroke="${dark}" stroke-width="3"`,
    ) +
    path('M772,176 L784,180 L788,214 L764,206 Z', down('#ff7a66', '#b3261e')) +
    ellipse(214, 136, 24, 13, lit(darker(colour, 0.1)))
  );
}

const interior = (colour: Colour) =>
  path('M380,150 Q384,96 410,92 Q436,94 440,150 Z', lit('#7a4a34')) +
  path('M486,150 Q490,100 514,96 Q538,98 542,150 Z', lit('#6b402d')) +
  path('M560,152 Q600,120 660,130 L690,154 Z', lit(darker(colour, 0.7))) +
  stroke('M318,120 L352,146', '#2b2b33', 8);
