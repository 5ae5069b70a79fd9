/*
 * A drawing is SVG in a canvas of 1200 × 1200. Its subject keeps between y = 150 and y = 1050, so
 * that it can be cut to 4:3. `wrapSvg` defines each gradient by its name, which has its colours.
 */

export type Colour = `#${string}`;
export type Paint = Colour | `url(#${string})` | 'none';

const bare = (colour: Colour) => colour.slice(1);

/** Gradients: from top to bottom, left to right, corner to corner, middle to rim. */
export const down = (from: Colour, to: Colour): Paint => `url(#v-${bare(from)}-${bare(to)})`;
export const across = (from: Colour, to: Colour): Paint => `url(#h-${bare(from)}-${bare(to)})`;
export const slant = (from: Colour, to: Colour): Paint => `url(#d-${bare(from)}-${bare(to)})`;
export const round = (from: Colour, to: Colour): Paint => `url(#r-${bare(from)}-${bare(to)})`;

/** Between two colours: 0 is the first, 1 the second. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const channel = (colour: Colour, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const blended = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share),
  );
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (colour: Colour, share: number) => mix(colour, '#ffffff', share);
export const darker = (colour: Colour, share: number) => mix(colour, '#1a1426', share);

export const lit = (colour: Colour, strength = 0.22) =>
  down(lighter(colour, strength), darker(colour, strength * 0.7));

export const turned = (colour: Colour, strength = 0.25) =>
  across(lighter(colour, strength), darker(colour, strength));

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Paint,
  radius = 0,
  extra = '',
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${extra}/>`;

export const circle = (x: number, y: number, radius: number, fill: Paint, extra = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${extra}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Paint, extra = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`;

export const path = (d: string, fill: Paint, extra = '') =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;

export const stroke = (d: string, colour: Paint, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const group = (transform: string, ...children: string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`;

export const faint = (opacity: number, ...children: string[]) =>
  `<g opacity="${opacity}">${children.join('')}</g>`;

export const move = (x: number, y: number, scale: number, ...children: string[]) =>
  group(`translate(${x} ${y}) scale(${scale})`, ...children);

/** Mirrored about the line x = `axis`. */
export const mirror = (axis: number, ...children: string[]) =>
  group(`translate(${2 * axis} 0) scale(-1 1)`, ...children);

export const turn = (degrees: number, x: number, y: number, ...children: string[]) =>
  group(`rotate(${degrees} ${x} ${y})`, ...children);

/** The soft shadow of a thing that stands at (x, y). */
export const shadow = (x: number, y: number, rx: number, ry: number, opacity = 0.34) =>
  ellipse(x, y, rx, ry, 'url(#shadow)', `fill-opacity="${opacity}"`);

export const glow = (x: number, y: number, radius: number, colour: Colour, opacity = 0.6) =>
  circle(x, y, radius, `url(#g-${bare(colour)})`, `fill-opacity="${opacity}"`);

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const directions: Record<string, string> = {
  v: 'x1="0" y1="0" x2="0" y2="1"',
  h: 'x1="0" y1="0" x2="1" y2="0"',
  d: 'x1="0" y1="0" x2="1" y2="1"',
};

function gradient(kind: string, from: string, to: string | undefined): string {
  if (kind === 'g') {
    return `<radialGradient id="g-${from}"><stop stop-color="#${from}"/><stop offset="1" stop-color="#${from}" stop-opacity="0"/></radialGradient>`;
  }
  const stops = `<stop stop-color="#${from}"/><stop offset="1" stop-color="#${to}"/>`;
  const id = `${kind}-${from}-${to}`;
  return kind === 'r'
    ? `<radialGradient id="${id}">${stops}</radialGradient>`
    : `<linearGradient id="${id}" ${directions[kind]}>${stops}</linearGradient>`;
}

const light = `
  <radialGradient id="shadow"><stop stop-color="#140c1e"/><stop offset=".55" stop-color="#140c1e" stop-opacity=".55"/><stop offset="1" stop-color="#140c1e" stop-opacity="0"/></radialGradient>
  <linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff4dc" stop-opacity=".26"/><stop offset=".5" stop-color="#fff4dc" stop-opacity="0"/><stop offset="1" stop-color="#1b1030" stop-opacity=".2"/></linearGradient>`;

/** `close` shows the middle alone, as a second photo would. */
export type Frame = 'square' | 'wide' | 'close';

const views = {
  square: { box: [70, 80, 1060, 1060], width: 576, height: 576 },
  wide: { box: [0, 150, 1200, 900], width: 576, height: 432 },
  close: { box: [330, 400, 560, 560], width: 576, height: 576 },
} as const satisfies Record<Frame, { box: Box; width: number; height: number }>;

/** In pixels. */
export const sizeOf = (frame: Frame) => {
  const { width, height } = views[frame];
  return { width, height };
};

type Box = readonly [x: number, y: number, width: number, height: number];

/** `zoom` is the share of the view that stays; x and y, from 0 to 1, say where. */
export type Cut = { zoom: number; x: number; y: number };

function boxOf([x, y, width, height]: Box, cut: Cut): string {
  const [left, top] = [width * (1 - cut.zoom) * cut.x, height * (1 - cut.zoom) * cut.y];
  const box = [x + left, y + top, width * cut.zoom, height * cut.zoom];
  return box.map((value) => value.toFixed(1)).join(' ');
}

const mentionedGradient = /url\(#([vhdrg])-([0-9a-f]{6})(?:-([0-9a-f]{6}))?\)/g;

export function wrapSvg(body: string, frame: Frame, cut: Cut = { zoom: 1, x: 0, y: 0 }): string {
  const { box, width, height } = views[frame];
  const gradients = new Map(
    Array.from(body.matchAll(mentionedGradient), ([use, kind = '', from = '', to]) => [
      use,
      gradient(kind, from, to),
    ]),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${boxOf(box, cut)}"><defs>${light}${[...gradients.values()].join('')}</defs>${body}<rect width="1200" height="1200" fill="url(#light)"/></svg>`;
}
