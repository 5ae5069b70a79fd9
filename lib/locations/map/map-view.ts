import type { Point } from '@/lib/locations/distance';
import { type MapPoint, project } from './projection';

/** A rectangular section of the map, drawn `mapWidth` wide. */
export type MapView = {
  /** Units of the drawing. */
  height: number;
  perMile: number;
  /** Its upper left corner, in miles from the map's. */
  left: number;
  top: number;
};

export const mapWidth = 600;

/** `miles` is the width; `shape` is height divided by width. */
export function viewAround(centre: Point, miles: number, shape: number): MapView {
  const { x, y } = project(centre);
  return {
    height: Math.round(mapWidth * shape),
    perMile: mapWidth / miles,
    left: x - miles / 2,
    top: y - (miles * shape) / 2,
  };
}

const leastMiles = 8;
/** Space for dots and names, as a factor. */
const margin = 1.25;
const flattest = 0.75;
const tallest = 1.35;

export function viewOf(points: readonly Point[]): MapView | undefined {
  if (points.length === 0) return undefined;
  const projected = points.map(project);
  const [left, right] = extent(projected.map(({ x }) => x));
  const [top, bottom] = extent(projected.map(({ y }) => y));
  const [across, down] = [right - left, bottom - top].map((size) =>
    Math.max(leastMiles, size * margin),
  ) as [number, number];
  const shape = Math.min(tallest, Math.max(flattest, down / across));
  const miles = Math.max(across, down / shape);
  return {
    height: Math.round(mapWidth * shape),
    perMile: mapWidth / miles,
    left: (left + right - miles) / 2,
    top: (top + bottom - miles * shape) / 2,
  };
}

export function onView({ perMile, left, top }: MapView, { x, y }: MapPoint): MapPoint {
  return { x: tenths((x - left) * perMile), y: tenths((y - top) * perMile) };
}

/** In the view, or at most `miles` beyond its edges. */
export function isAround(view: MapView, point: Point, miles: number): boolean {
  const { x, y } = onView(view, project(point));
  const beyond = miles * view.perMile;
  return x >= -beyond && x <= mapWidth + beyond && y >= -beyond && y <= view.height + beyond;
}

/** The transform of the outline, which is drawn in miles. */
export const outlineTransform = ({ perMile, left, top }: MapView): string =>
  `scale(${perMile.toFixed(3)}) translate(${(-left).toFixed(3)} ${(-top).toFixed(3)})`;

const tenths = (value: number) => Math.round(value * 10) / 10;

const extent = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
];
