import type { Place } from './gazetteer/places';
import { normaliseName } from './normalise';
import { regions } from './regions';
import { centresByDistrict, centresByRegion, towns } from './towns';

/** `also` is a smaller place within a district; `city` is London, whose towns are filed by borough. */
export type NameKind = 'city' | 'town' | 'also' | 'district' | 'region';

export type Name = {
  /** Normalised. */
  key: string;
  kind: NameKind;
  /** Best first. */
  places: readonly Place[];
  importance: number;
};

/** The rest of a name from one of its words: "tyne" of "newcastle upon tyne". */
export type NameEnd = { text: string; name: Name; isWhole: boolean };

const wideAreaImportance = 1000;

export const names: readonly Name[] = [
  ...towns.map(({ name, places, importance }) => toName('town', name, places, importance)),
  ...alsoNames(),
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
];

const byKey = Map.groupBy(names, ({ key }) => key);
const townByFullName = new Map(
  towns.map((town) => [normaliseName(`${town.name} ${town.district}`), town]),
);
const ends = names.flatMap(endsOf).sort((a, b) => compareText(a.text, b.text));

export const namesSpelt = (key: string): readonly Name[] => byKey.get(key) ?? [];

export const weightOf = ({ kind, importance }: Name) => (kind === 'town' ? 100 : 0) + importance;

/** The best-known place with this name, with or without its district after it. */
export const placeSpelt = (key: string): Place | undefined =>
  (byKey.get(key)?.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? townByFullName.get(key))
    ?.places[0];

/** Names that contain a word starting like this. */
export function namesWithWord(start: string): readonly NameEnd[] {
  const first = firstFrom(start);
  return ends.slice(first, firstFrom(`${start}\uffff`));
}

function toName(kind: NameKind, name: string, places: readonly Place[], importance: number): Name {
  return { key: normaliseName(name), kind, places, importance };
}

/** Neighbouring outcodes of a town may share such a name; it is listed once. */
function alsoNames(): Name[] {
  return towns.flatMap(({ places, importance }) => {
    const named = places.flatMap((place) => place.also.map((name) => ({ name, place })));
    return [...Map.groupBy(named, ({ name }) => name)].map(([name, hits]) =>
      toName(
        'also',
        name,
        hits.map(({ place }) => place),
        importance,
      ),
    );
  });
}

function endsOf(name: Name): NameEnd[] {
  const starts = [0, ...[...name.key.matchAll(/ /g)].map(({ index }) => index + 1)];
  return starts.map((start) => ({ text: name.key.slice(start), name, isWhole: start === 0 }));
}

/** Lower bound for binary search. */
function firstFrom(text: string): number {
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

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
