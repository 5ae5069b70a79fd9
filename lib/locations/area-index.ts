import { neighbourhoods } from '@/lib/locations/gazetteer/neighbourhoods';
import { gaelicNames, landmarks, nicknames } from '@/lib/locations/gazetteer/other-names';
import { parseRows } from '@/lib/locations/gazetteer/parse-rows';
import { usualNames } from '@/lib/locations/gazetteer/usual-names';
import { welshNames } from '@/lib/locations/gazetteer/welsh-names';
import { type WiderArea, widerAreas } from '@/lib/locations/gazetteer/wider-areas';
import { shortNamesOf } from '@/lib/locations/names/short-names';
import { slugify } from '@/lib/text/text';
import { type Area, countyArea, outcodeArea, wholeUk } from './area';
import { letteredDistricts } from './lettered-districts';
import { type Region, regions } from './regions';
import { type Town, towns } from './towns';

type AreaIndex = {
  bySlug: ReadonlyMap<string, Area>;
  /** By the slug of an alternative name: Welsh names, abbreviations, neighbourhoods. */
  byOtherName: ReadonlyMap<string, Area>;
  townByOutcode: ReadonlyMap<string, Area>;
  /** Most important first. */
  towns: readonly Area[];
  neighbourhoodBySlug: ReadonlyMap<string, Area>;
  /** Slugs of names without the outcode, some of which are the name of a town too. */
  neighbourhoodNames: readonly (readonly [name: string, area: Area])[];
};

export const areaIndex = buildIndex();

/** Each step depends on the slugs and names that the steps before it have taken. */
function buildIndex(): AreaIndex {
  const bySlug = new Map([wholeUk, ...regions.map(regionArea)].map((area) => [area.slug, area]));
  const neighbourhoodNames = parseRows(neighbourhoods).map(
    ({ name, place }) => [slugify(name), outcodeArea(place, name)] as const,
  );
  const byOtherName = new Map<string, Area>(neighbourhoodNames);
  const addOtherName = (name: string, area: Area) => {
    const slug = slugify(name);
    if (!bySlug.has(slug) && !byOtherName.has(slug)) byOtherName.set(slug, area);
  };

  const areaOfTown = addTowns(bySlug, byOtherName);
  const townAreas = [...areaOfTown.values()];
  const townByOutcode = new Map(
    townAreas.flatMap((area) => (area.outcodes ?? []).map((outcode) => [outcode, area] as const)),
  );
  for (const area of letteredDistricts) bySlug.set(area.slug, area);
  for (const [name, slug] of usualNames) {
    const area = bySlug.get(slug);
    if (area) byOtherName.set(name, area);
  }
  for (const wider of widerAreas) {
    const area = addWiderArea(wider, bySlug);
    for (const name of wider.otherNames) addOtherName(name, area);
  }
  const named = [welshNames, landmarks, gaelicNames, nicknames].flatMap(parseRows);
  for (const { name, place } of named) {
    const town = townByOutcode.get(place.outcode);
    if (town) addOtherName(name, town);
  }
  for (const [{ name }, area] of areaOfTown) {
    for (const short of shortNamesOf(name)) addOtherName(short, area);
  }
  return {
    bySlug,
    byOtherName,
    townByOutcode,
    towns: townAreas,
    neighbourhoodBySlug: new Map(neighbourhoodNames.map(([, area]) => [area.slug, area])),
    neighbourhoodNames,
  };
}

function regionArea({ code, slug, name }: Region): Area {
  const inside = towns.filter(({ centre }) => centre.region === code);
  return {
    kind: 'region',
    slug,
    name,
    within: null,
    region: code,
    centre: null,
    outcodes: inside.flatMap((town) => town.places.map(({ outcode }) => outcode)),
  };
}

/** The most important of towns with one name gets the plain slug, unless a neighbourhood has it. */
function addTowns(bySlug: Map<string, Area>, byOtherName: Map<string, Area>): Map<Town, Area> {
  const islands = namesOfIslands();
  const areaOfTown = new Map<Town, Area>();
  for (const town of towns) {
    const plain = slugify(town.name);
    const [better] = byOtherName.get(plain)?.outcodes ?? [];
    const isOwn = !better || town.places.some(({ outcode }) => outcode === better);
    if (better && isOwn) byOtherName.delete(plain);
    const isTaken = bySlug.has(plain) || !isOwn || islands.has(plain) || usualNames.has(plain);
    const area = townArea(town, isTaken ? slugify(`${town.name} ${town.district}`) : plain);
    bySlug.set(area.slug, area);
    areaOfTown.set(town, area);
  }
  return areaOfTown;
}

function townArea({ name, district, centre, places }: Town, slug: string): Area {
  return {
    kind: 'town',
    slug,
    name,
    within: district === name ? null : district,
    region: centre.region,
    centre,
    outcodes: places.map(({ outcode }) => outcode),
  };
}

/** "Orkney" means the islands instead of the outcode of that name. */
function namesOfIslands(): Set<string> {
  const islands = widerAreas.filter(({ kind, places }) => kind === 'island' && places.length > 1);
  return new Set(islands.flatMap(({ name, otherNames }) => [name, ...otherNames].map(slugify)));
}

function addWiderArea({ name, kind, places }: WiderArea, bySlug: Map<string, Area>): Area {
  const plain = slugify(name);
  const known = bySlug.get(plain);
  if (known?.outcodes?.length === places.length) return known;
  const area = countyArea(name, known ? `${plain}-${kind}` : plain, places);
  bySlug.set(area.slug, area);
  return area;
}
