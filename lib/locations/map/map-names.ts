import type { Point } from '@/lib/locations/distance';
import { placeByOutcode } from '@/lib/locations/gazetteer/places';
import { towns } from '@/lib/locations/towns';
import { type MapView, mapWidth, onView } from './map-view';
import { type MapPoint, project } from './projection';

export type MapName = MapPoint & { name: string; side: 'left' | 'right' };

/** `at` in miles. */
type Named = { name: string; at: MapPoint };

/** Well-known cities, which come before towns with more outcodes. */
const cities =
  pointsOf(`London WC2N|Birmingham B2|Manchester M2|Glasgow G2|Leeds LS1|Edinburgh EH1|Cardiff CF10
  Belfast BT1|Bristol BS1|Newcastle NE1|Liverpool L1|Inverness IV1|Plymouth PL1|Norwich NR1|Aberdeen AB10
  Southampton SO14|Derry BT48|Aberystwyth SY23|Carlisle CA1|Hull HU1|Lerwick ZE1|Fort William PH33
  Stornoway HS1|Brighton BN1|Dundee DD1|Exeter EX1|Dover CT16|Penzance TR18|Swansea SA1|Cambridge CB2`);

const named: readonly Named[] = [
  ...cities,
  ...towns.map(({ name, centre }) => ({ name, at: project(centre) })),
];

/** Wider views name cities only. */
const manyMiles = 200;

/** Closer views have larger names. */
const closeMiles = 40;
const closeScale = 1.2;

const milesAcross = ({ perMile }: MapView) => mapWidth / perMile;

export const isClose = (view: MapView) => milesAcross(view) <= closeMiles;

/** Text size in units of the drawing, as on a phone and from afar. */
const height = 26;
const letterWidth = 11;
const gap = 9;
const dotRadius = 26;
const edge = 6;

type Box = { left: number; right: number; y: number; half: number };

/** The best-known places in view whose names overlap neither each other nor the dots at `taken`. */
export function namesIn(view: MapView, most: number, taken: readonly MapPoint[] = []): MapName[] {
  const boxes: Box[] = taken.map(({ x, y }) => ({
    left: x - dotRadius,
    right: x + dotRadius,
    y,
    half: dotRadius,
  }));
  const chosen: MapName[] = [];
  const known = milesAcross(view) > manyMiles ? cities : named;
  const scale = isClose(view) ? closeScale : 1;
  for (const { name, at } of known) {
    if (chosen.length === most) break;
    const { x, y } = onView(view, at);
    if (x < edge || x > mapWidth - edge || y < height / 2 || y > view.height - height / 2) continue;
    const fit = (['right', 'left'] as const)
      .map((side) => ({ side, box: boxOf({ x, y }, name, side, scale) }))
      .find(({ box }) => isInside(box) && boxes.every((other) => !touches(box, other)));
    if (!fit) continue;
    boxes.push(fit.box);
    chosen.push({ x, y, name, side: fit.side });
  }
  return chosen;
}

/** Miles from `centre` to the place with the `rank`th nearest name, apart from its own. */
export function milesToName(centre: Point, rank: number): number {
  const { x, y } = project(centre);
  const nearest: number[] = [];
  for (const { at } of named) {
    const distance = Math.hypot(at.x - x, at.y - y);
    if (distance >= (nearest[rank] ?? Number.POSITIVE_INFINITY)) continue;
    nearest.push(distance);
    nearest.sort((a, b) => a - b);
    nearest.length = Math.min(nearest.length, rank + 1);
  }
  return nearest[rank] ?? 0;
}

function boxOf({ x, y }: MapPoint, name: string, side: MapName['side'], scale: number): Box {
  const width = gap + name.length * letterWidth * scale;
  const half = (height * scale) / 2;
  return side === 'right'
    ? { left: x - gap, right: x + width, y, half }
    : { left: x - width, right: x + gap, y, half };
}

const isInside = ({ left, right }: Box) => left >= -gap && right <= mapWidth;

const touches = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < a.half + b.half;

function pointsOf(rows: string): Named[] {
  return rows.split(/\||\n\s*/).map((row) => {
    const [, name = '', outcode = ''] = /^(.+) (\S+)$/.exec(row) ?? [];
    const at = placeByOutcode(outcode);
    if (!at) throw new Error(`No place for "${row}".`);
    return { name, at: project(at) };
  });
}
