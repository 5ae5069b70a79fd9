import type { Area } from './area';
import { placeByOutcode, places } from './gazetteer/places';

/** "SW1": every outcode of it has one more letter. */
export const letteredDistricts: readonly Area[] = [
  ...Map.groupBy(places, ({ outcode }) => /^[A-Z]+\d(?=[A-Z]$)/.exec(outcode)?.[0]),
].flatMap(([name, inside]) => {
  const [centre] = inside;
  if (name === undefined || !centre || placeByOutcode(name)) return [];
  const outcodes = inside.map(({ outcode }) => outcode);
  const { district, region } = centre;
  const slug = name.toLowerCase();
  return [{ kind: 'town' as const, slug, name, within: district, region, centre, outcodes }];
});
