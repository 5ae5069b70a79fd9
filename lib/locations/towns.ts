import { onceInProcess } from '@/lib/process/once-in-process';
import { distanceMiles } from './distance';
import { centralOutcodes } from './gazetteer/central-outcodes';
import { largestTowns } from './gazetteer/largest-towns';
import { type Place, places } from './gazetteer/places';

/** Within one district; the central outcode first. */
export type Town = {
  name: string;
  district: string;
  centre: Place;
  places: readonly Place[];
  /** Higher for large towns and those that name a district. */
  importance: number;
};

const charingCross = { latitude: 51.507, longitude: -0.128 };

/** Most important first. */
export const towns: readonly Town[] = onceInProcess('towns', () =>
  [...Map.groupBy(places, ({ town, district }) => `${town}\n${district}`).values()]
    .map(toTown)
    .sort((a, b) => b.importance - a.importance),
);

const firstOfName = new Map(towns.toReversed().map((town) => [town.name, town]));

/** Of towns with the same name the most important one. */
export const isLargeTown = (town: Town): boolean =>
  largestTowns.has(`${town.name}, ${town.district}`) ||
  (largestTowns.has(town.name) && firstOfName.get(town.name) === town);

/** One place for each town of the district. */
export const centresByDistrict: ReadonlyMap<string, Place[]> = centresBy('district');

/** For London, one per borough, from the centre outwards. */
export const centresByRegion: ReadonlyMap<string, Place[]> = centresBy('region').set(
  'LN',
  londonCentres(),
);

function toTown(all: readonly Place[]): Town {
  const [first] = all;
  if (!first) throw new Error('A town needs an outcode.');
  const centre = all.find(({ outcode }) => centralOutcodes.has(outcode)) ?? first;
  return {
    name: first.town,
    district: first.district,
    centre,
    places: [centre, ...all.filter((place) => place !== centre)],
    importance: all.length + (first.town === first.district ? 10 : 0) + (isPostTown(all) ? 5 : 0),
  };
}

/** Outcodes are numbered from the town that an area is named after. */
function isPostTown(all: readonly Place[]): boolean {
  return all.some(({ outcode }) => /^[A-Z]+1[A-Z]?$/.test(outcode));
}

function centresBy(key: 'district' | 'region'): Map<string, Place[]> {
  const centres = towns.map(({ centre }) => centre);
  return Map.groupBy(centres, (place) => place[key]);
}

function londonCentres(): Place[] {
  const milesOut = (place: Place) => distanceMiles(charingCross, place);
  return [...centresByDistrict.values()]
    .flatMap((centres) => centres.slice(0, 1))
    .filter(({ region }) => region === 'LN')
    .sort((a, b) => milesOut(a) - milesOut(b));
}
