import { gaelicNames, landmarks, nicknames } from '@/lib/locations/gazetteer/other-names';
import { parseRows } from '@/lib/locations/gazetteer/parse-rows';
import { welshNames } from '@/lib/locations/gazetteer/welsh-names';
import { widerAreas } from '@/lib/locations/gazetteer/wider-areas';
import { shortNamesOf } from '@/lib/locations/names/short-names';
import { slugify } from '@/lib/text/text';
import type { Area } from './area';
import { areaIndex } from './area-index';

const ofKind = (kind: Area['kind']) =>
  [...areaIndex.bySlug.values()].filter((area) => area.kind === kind);

export const allRegions: readonly Area[] = ofKind('region');

export const allCounties: readonly Area[] = ofKind('county');

/** Most important first. */
export const allTowns = areaIndex.towns;

export const allNeighbourhoods: readonly Area[] = [...areaIndex.neighbourhoodBySlug.values()];

const largeTownCount = 260;

export const largeTowns = new Set(allTowns.slice(0, largeTownCount).map(({ slug }) => slug));

/** By name and short name, most important first. */
export const townsByName: ReadonlyMap<string, readonly Area[]> = new Map(
  Array.from(
    Map.groupBy(
      allTowns.flatMap((town) =>
        [town.name, ...shortNamesOf(town.name)].map((name) => ({ town, called: slugify(name) })),
      ),
      ({ called }) => called,
    ),
    ([called, named]) => [called, named.map(({ town }) => town)],
  ),
);

type NamedArea = { name: string; area: Area };

const withOtherName = (name: string): NamedArea[] => {
  const area = areaIndex.byOtherName.get(slugify(name));
  return area ? [{ name, area }] : [];
};

/** Alternative names of areas as people write them, such as "Ynys Môn" for Anglesey. */
export const otherNames: readonly NamedArea[] = [
  ...widerAreas.flatMap(({ otherNames: others }) => others),
  ...[welshNames, landmarks, gaelicNames].flatMap(parseRows).map(({ name }) => name),
].flatMap(withOtherName);

/** "Manc" for Manchester: understood, but not shown. */
export const nicknamedAreas: readonly NamedArea[] = parseRows(nicknames).flatMap(({ name }) =>
  withOtherName(name),
);

/** Slugs and alternative names; of equal ones the first counts. */
export const namedAreas = (): (readonly [slug: string, area: Area])[] => [
  ...areaIndex.neighbourhoodNames,
  ...areaIndex.byOtherName,
  ...areaIndex.bySlug,
];
