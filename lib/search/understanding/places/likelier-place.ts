import type { Area } from '@/lib/locations/area';
import { areaInside } from '@/lib/locations/area-lookup';
import { distanceMiles } from '@/lib/locations/distance';
import type { Sentence, Span } from '@/lib/search/understanding/sentence';

type Placed = Span & { area: Area };

const oneTownMiles = 12;

/** The start of a route, the part of a whole, otherwise the larger: "Glasgow West End". */
export function likelierPlace({ open }: Sentence, one: Placed, other: Placed): Area {
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  const between = open.slice(first.end, last.end);
  if (/^[ \ue000]*to /.test(between)) return first.area;
  const small = smaller(one.area, other.area) === one.area ? one : other;
  const large = small === one ? other.area : one.area;
  // "Bangor, Wales", "Romford, Essex"
  const inside =
    small.area.kind !== 'county' &&
    areaInside(`${open.slice(small.start, small.end)} ${large.name}`);
  if (inside) return inside;
  if (isWithin(one.area, other.area)) return small.area;
  const named = [one, other].filter(({ start, end, area }) =>
    isNamedSo(open.slice(start, end), area),
  );
  const [only] = named;
  if (only && named.length === 1) return only.area;
  return large;
}

const isWithin = (one: Area, other: Area) =>
  (one.outcodes ?? []).some((outcode) => other.outcodes?.includes(outcode)) ||
  (one.centre !== null &&
    other.centre !== null &&
    distanceMiles(one.centre, other.centre) < oneTownMiles);

/** "Waterfront" is a part of Liverpool and of other towns. */
const isNamedSo = (typed: string, { name }: Area) =>
  name
    .toLowerCase()
    .split(' ')
    .some((word) => typed.includes(word));

const smaller = (one: Area, other: Area) =>
  (other.outcodes?.length ?? 0) < (one.outcodes?.length ?? 0) ? other : one;
