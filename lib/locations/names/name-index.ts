import { neighbourhoods } from '@/lib/locations/gazetteer/neighbourhoods';
import { gaelicNames, landmarks, nicknames } from '@/lib/locations/gazetteer/other-names';
import { parseRows } from '@/lib/locations/gazetteer/parse-rows';
import type { Place } from '@/lib/locations/gazetteer/places';
import { welshNames } from '@/lib/locations/gazetteer/welsh-names';
import { widerAreas } from '@/lib/locations/gazetteer/wider-areas';
import { regions } from '@/lib/locations/regions';
import {
  centresByDistrict,
  centresByRegion,
  isLargeTown,
  type Town,
  towns,
} from '@/lib/locations/towns';
import { onceInProcess } from '@/lib/process/once-in-process';
import { compareText } from '@/lib/text/compare-text';
import { normaliseName } from './normalise';

/**
 * `also`: a smaller place within a district; `neighbourhood`: a well-known one; `city`: London,
 * whose towns are listed by borough.
 */
export type NameKind = 'city' | 'town' | 'neighbourhood' | 'also' | 'district' | 'region';

export type Name = {
  /** Normalised. */
  key: string;
  kind: NameKind;
  /** Shown instead of the town's name, for an alternative name of it or the name of a part. */
  shown: string | null;
  /** Best first. */
  places: readonly Place[];
  importance: number;
};

/** The rest of a name, starting at one of its words: "tyne" of "newcastle upon tyne". */
export type NameEnd = { text: string; name: Name; isWhole: boolean };

const wideAreaImportance = 1000;
const largeTownImportance = 100;
const placesOfCounty = 12;
/** Above towns of a few outcodes, below cities. */
const neighbourhoodImportance = 12;

export const names: readonly Name[] = onceInProcess('names-of-places', () => [
  ...towns.map((town) => toName('town', town.name, town.places, sizeOf(town))),
  ...otherNames(neighbourhoods, ({ name, place }) =>
    toName('neighbourhood', name, [place], neighbourhoodImportance, name),
  ),
  ...[welshNames, landmarks, gaelicNames].flatMap((rows) =>
    otherNames(rows, ({ name, place, town }) => toName('town', name, [place], sizeOf(town), name)),
  ),
  ...otherNames(nicknames, ({ name, place, town }) => toName('town', name, [place], sizeOf(town))),
  ...alsoNames(),
  ...countyNames(),
  ...[...centresByDistrict].map(([name, places]) =>
    toName('district', name, places, places.length),
  ),
  ...regions.map(({ code, name }) =>
    toName(
      code === 'LN' ? 'city' : 'region',
      name,
      centresByRegion.get(code) ?? [],
      wideAreaImportance,
    ),
  ),
]);

const byKey = onceInProcess('names-of-places by key', () => Map.groupBy(names, ({ key }) => key));
const townByFullName = onceInProcess(
  'towns by full name',
  () => new Map(towns.map((town) => [normaliseName(`${town.name} ${town.district}`), town])),
);
let sortedEnds: readonly NameEnd[] | undefined;

export const namesSpelt = (key: string): readonly Name[] => byKey.get(key) ?? [];

export const isLarge = ({ kind, importance }: Name) =>
  kind === 'city' || (kind === 'town' && importance >= largeTownImportance);

export const weightOf = ({ kind, importance }: Name) =>
  (kind === 'town' || kind === 'neighbourhood' ? 100 : 0) + importance;

/** The best-known place with this name, optionally followed by its district. */
export const placeSpelt = (key: string): Place | undefined =>
  (byKey.get(key)?.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? townByFullName.get(key))
    ?.places[0];

export function namesWithWord(start: string): readonly NameEnd[] {
  sortedEnds ??= names.flatMap(endsOf).sort((a, b) => compareText(a.text, b.text));
  const first = firstFrom(sortedEnds, start);
  return sortedEnds.slice(first, firstFrom(sortedEnds, `${start}\uffff`));
}

function sizeOf(town: Town): number {
  return town.importance + (isLargeTown(town) ? largeTownImportance : 0);
}

function toName(
  kind: NameKind,
  name: string,
  places: readonly Place[],
  importance: number,
  shown: string | null = null,
): Name {
  return { key: normaliseName(name), kind, shown, places, importance };
}

type OtherName = { name: string; place: Place; town: Town };

function otherNames(rows: string, toEntry: (row: OtherName) => Name): Name[] {
  const townOf = new Map(towns.flatMap((town) => town.places.map((place) => [place, town])));
  return parseRows(rows).flatMap(({ name, place }) => {
    const town = townOf.get(place);
    return town && town.name !== name ? [toEntry({ name, place, town })] : [];
  });
}

/** Counties and islands, represented by their best-known places. Boroughs are districts already. */
function countyNames(): Name[] {
  return widerAreas
    .filter(({ name, kind }) => kind !== 'borough' && !centresByDistrict.has(name))
    .flatMap(({ name, otherNames: others, places: inside }) => {
      const within = new Set(inside);
      const centres = towns.map(({ centre }) => centre).filter((place) => within.has(place));
      return [name, ...others].map((text) =>
        toName('region', text, centres.slice(0, placesOfCounty), centres.length),
      );
    });
}

/** A name shared by a town's neighbouring outcodes is listed once. */
function alsoNames(): Name[] {
  return towns.flatMap(({ places, importance }) => {
    const named = places.flatMap((place) => place.also.map((name) => ({ name, place })));
    return [...Map.groupBy(named, ({ name }) => name)].map(([name, hits]) =>
      toName(
        'also',
        name,
        hits.map(({ place }) => place),
        importance,
        name,
      ),
    );
  });
}

function endsOf(name: Name): NameEnd[] {
  const starts = [0, ...[...name.key.matchAll(/ /g)].map(({ index }) => index + 1)];
  return starts.map((start) => ({ text: name.key.slice(start), name, isWhole: start === 0 }));
}

function firstFrom(ends: readonly NameEnd[], text: string): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const end = ends[middle];
    if (end && compareText(end.text, text) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
