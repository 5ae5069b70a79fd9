/*
 * `npm run map:draw`: writes public/map, which is the outline (Natural Earth, public domain) and the
 * centres of outcodes, and map-files.ts.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { places } from '@/lib/locations/gazetteer/places';
import { project } from '@/lib/locations/map/projection';
import { writeOutcodeCentres } from '@/lib/locations/map/write-outcode-centres';
import { report } from '../launch/preflight.mjs';

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const quiet = ['Ireland', 'Isle of Man', 'Jersey', 'Guernsey'];
/** Units of a path per mile. */
const precision = 20;

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'public/map');
const source = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
const topology: Countries = JSON.parse(readFileSync(source, 'utf8'));
const { features } = feature(topology, topology.objects.countries);

try {
  parseArgs({ options: {} });
  draw();
} catch (error) {
  report(error);
  process.exitCode = 1;
}

function draw(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const land = write('land', 'svg', outline());
  const outcodes = write('outcodes', 'txt', writeOutcodeCentres(places));
  writeFileSync(
    join(root, 'lib/locations/map/map-files.ts'),
    `/** Written by scripts/map/draw-map.ts. */
export const mapFiles = {
  land: '${land}',
  outcodes: '${outcodes}',
} as const;
`,
  );
}

/** In miles. The parts `uk` and `around` are for <use> elements, which set their colours. */
function outline(): string {
  const part = (id: string, names: readonly string[]) =>
    `<path id="${id}" transform="scale(${1 / precision})" vector-effect="non-scaling-stroke" d="${names.map(pathOf).join('')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${part('uk', ['United Kingdom'])}${part(
    'around',
    quiet,
  )}</defs></svg>\n`;
}

function pathOf(name: string): string {
  const country = features.find(({ properties }) => properties.name === name);
  if (!country) throw new Error(`No outline of ${name}.`);
  return polygonsOf(country.geometry as Polygon | MultiPolygon)
    .flat()
    .map(ringPath)
    .join('');
}

function polygonsOf(geometry: Polygon | MultiPolygon): Position[][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** Relative lines with integer coordinates. The last point of a ring repeats its first. */
function ringPath(ring: readonly Position[]): string {
  const points = ring.slice(0, -1).map(([longitude = 0, latitude = 0]) => {
    const { x, y } = project({ latitude, longitude });
    return { x: Math.round(x * precision), y: Math.round(y * precision) };
  });
  const [start, ...others] = points;
  if (!start) return '';
  let at = start;
  const lines = others.map((next) => {
    const [dx, dy] = [next.x - at.x, next.y - at.y];
    at = next;
    return `${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
  return `M${start.x} ${start.y}l${lines.join(' ').replaceAll(' -', '-')}z`;
}

function write(name: string, extension: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name}-${hash}.${extension}`;
  writeFileSync(join(folder, file), content);
  return `/map/${file}`;
}
