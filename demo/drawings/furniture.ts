import {
  across,
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
  move,
  path,
  rect,
  shadow,
  stroke,
  turned,
} from './kit';

/* Furniture stands with its feet at (x, y); one unit is about half a centimetre. */

export const sofa = (x: number, y: number, scale: number, colour: Colour, cushion: Colour) =>
  move(
    x,
    y,
    scale,
    shadow(0, 4, 330, 34, 0.5),
    rect(-230, -40, 26, 44, '#6b4b36', 6),
    rect(204, -40, 26, 44, '#6b4b36', 6),
    rect(-250, -260, 500, 200, lit(colour, 0.16), 46),
    faint(0.18, stroke('M0,-250 V-110', '#1a1426', 5)),
    rect(-226, -140, 452, 106, lit(lighter(colour, 0.1), 0.14), 22),
    faint(0.2, stroke('M0,-136 V-40', '#1a1426', 5)),
    rect(-300, -190, 92, 166, lit(colour, 0.18), 40),
    rect(208, -190, 92, 166, lit(colour, 0.18), 40),
    group('rotate(-12 -140 -160)', rect(-196, -216, 106, 100, lit(cushion), 22)),
    group('rotate(10 140 -160)', rect(92, -214, 104, 98, lit(lighter(cushion, 0.35)), 22)),
  );

export const armchair = (x: number, y: number, scale: number, colour: Colour) =>
  move(
    x,
    y,
    scale,
    shadow(0, 4, 190, 26, 0.5),
    stroke('M-90,-40 L-110,0 M90,-40 L110,0', '#6b4b36', 16),
    path('M-120,-60 Q-140,-330 0,-340 Q140,-330 120,-60 Z', lit(colour, 0.18)),
    faint(
      0.25,
      circle(-40, -230, 7, '#1a1426') +
        circle(40, -230, 7, '#1a1426') +
        circle(0, -280, 7, '#1a1426'),
    ),
    rect(-110, -140, 220, 96, lit(lighter(colour, 0.12)), 30),
    rect(-160, -180, 64, 142, lit(colour, 0.2), 30),
    rect(96, -180, 64, 142, lit(colour, 0.2), 30),
  );

export const plant = (x: number, y: number, scale: number, pot: Colour) =>
  move(
    x,
    y,
    scale,
    shadow(0, 2, 90, 16, 0.4),
    ...[-58, -34, -12, 14, 38, 60].map((lean, index) =>
      group(
        `rotate(${lean} 0 -90)`,
        path(
          'M0,-90 Q-46,-190 0,-300 Q46,-190 0,-90 Z',
          across(index % 2 ? '#6fae66' : '#4f9457', index % 2 ? '#3f7f52' : '#356f49'),
        ),
        faint(0.3, stroke('M0,-100 V-280', '#ffffff', 4)),
      ),
    ),
    path('M-60,-100 L60,-100 L46,0 L-46,0 Z', turned(pot)),
    rect(-68, -114, 136, 26, turned(lighter(pot, 0.12)), 8),
  );

export const floorLamp = (x: number, y: number, scale: number, shade: Colour) =>
  move(
    x,
    y,
    scale,
    glow(0, -430, 260, '#ffe7ad', 0.55),
    ellipse(0, 0, 60, 12, '#4a4440'),
    stroke('M0,0 V-400', '#4a4440', 10),
    path('M-64,-490 L64,-490 L96,-370 L-96,-370 Z', down(lighter(shade, 0.5), shade)),
  );

export const rug = (x: number, y: number, rx: number, colour: Colour) =>
  ellipse(x, y, rx, rx * 0.19, lit(colour, 0.1)) +
  ellipse(x, y, rx * 0.84, rx * 0.15, 'none', `stroke="${lighter(colour, 0.5)}" stroke-width="9"`) +
  ellipse(x, y, rx * 0.6, rx * 0.1, 'none', `stroke="${darker(colour, 0.2)}" stroke-width="7"`);

export const picture = (x: number, y: number, width: number, height: number, colour: Colour) =>
  faint(0.2, rect(x + 8, y + 12, width, height, '#1a1426', 4)) +
  rect(x, y, width, height, '#fbf8f2', 4) +
  rect(x + 16, y + 16, width - 32, height - 32, down(lighter(colour, 0.6), lighter(colour, 0.2))) +
  circle(x + width * 0.65, y + height * 0.36, width * 0.11, '#fff6dc') +
  path(
    `M${x + 16},${y + height - 16} L${x + width * 0.42},${y + height * 0.5} L${x + width * 0.62},${y + height * 0.72} L${x + width * 0.76},${y + height * 0.58} L${x + width - 16},${y + height - 16} Z`,
    darker(colour, 0.15),
  );

export const windowPane = (x: number, y: number, width: number, height: number, curtain: Colour) =>
  rect(x - 14, y - 14, width + 28, height + 28, '#ffffff', 6) +
  rect(x, y, width, height, down('#a9daf0', '#eaf6ee')) +
  faint(
    0.9,
    path(
      `M${x},${y + height} V${y + height * 0.72} Q${x + width * 0.3},${y + height * 0.56} ${x + width * 0.55},${y + height * 0.7} T${x + width},${y + height * 0.64} V${y + height} Z`,
      '#8fbf7a',
    ),
  ) +
  circle(x + width * 0.72, y + height * 0.26, 26, '#fff7d6') +
  rect(x + width / 2 - 5, y, 10, height, '#ffffff') +
  rect(x, y + height * 0.44, width, 8, '#ffffff') +
  rect(x - 26, y + height + 10, width + 52, 16, '#f4efe6', 4) +
  path(
    `M${x - 60},${y - 40} H${x + width * 0.2} Q${x + width * 0.1},${y + height * 0.5} ${x - 20},${y + height + 90} H${x - 60} Z`,
    across(curtain, lighter(curtain, 0.3)),
  ) +
  path(
    `M${x + width + 60},${y - 40} H${x + width * 0.8} Q${x + width * 0.9},${y + height * 0.5} ${x + width + 20},${y + height + 90} H${x + width + 60} Z`,
    across(lighter(curtain, 0.3), curtain),
  ) +
  rect(x - 84, y - 52, width + 168, 14, lit('#a5835f'), 7);

export const coffeeTable = (x: number, y: number, scale: number) =>
  move(
    x,
    y,
    scale,
    shadow(0, 0, 210, 22, 0.45),
    stroke('M-140,-80 L-160,0 M140,-80 L160,0', '#7a5a42', 14),
    ellipse(0, -86, 200, 30, lit('#c79a6b')),
    rect(-70, -124, 110, 16, lit('#d9705a'), 4),
    rect(-60, -140, 96, 16, lit('#5a86a8'), 4),
    path('M80,-140 h46 l-6,46 h-34 Z', lit('#ffffff')),
  );

export const bed = (x: number, y: number, scale: number, frame: Colour, cover: Colour) =>
  move(
    x,
    y,
    scale,
    shadow(0, 6, 420, 36, 0.5),
    rect(-330, -390, 660, 300, lit(frame, 0.18), 34),
    rect(-320, -190, 640, 150, lit('#fbf8f2', 0.05), 26),
    rect(-270, -262, 240, 110, lit('#ffffff', 0.08), 34),
    rect(30, -262, 240, 110, lit('#ffffff', 0.08), 34),
    path('M-340,-160 Q0,-200 340,-160 L350,-20 Q0,10 -350,-20 Z', lit(cover, 0.16)),
    path('M-340,-160 Q0,-200 340,-160 L342,-120 Q0,-158 -342,-120 Z', lighter(cover, 0.5)),
    faint(
      0.14,
      stroke(
        'M-180,-116 Q-190,-60 -170,-16 M60,-128 Q50,-60 70,-10 M220,-120 Q230,-60 216,-14',
        '#1a1426',
        6,
      ),
    ),
    rect(-330, -24, 30, 34, '#6b4b36', 6),
    rect(300, -24, 30, 34, '#6b4b36', 6),
  );
