import { type Place, placeByOutcode, placeBySlug } from '@/lib/locations/gazetteer/places';
import { namesSpelt } from '@/lib/locations/names/name-index';
import { normaliseName } from '@/lib/locations/names/normalise';
import { slugify } from '@/lib/text/text';
import { type Area, outcodeArea } from './area';
import { areaIndex } from './area-index';
import { townsByName } from './area-lists';
import { distanceMiles } from './distance';
import { findPlace } from './find-place';
import { postcodeAreas } from './postcode-areas';
import { regionByCode } from './regions';

const { bySlug, byOtherName, townByOutcode, neighbourhoodBySlug } = areaIndex;
const postcodeAreaBySlug = new Map([...postcodeAreas.values()].map((area) => [area.slug, area]));

export const areaBySlug = (slug: string): Area | undefined => {
  const area = areaBySlugOrName(slug) ?? neighbourhoodBySlug.get(slug);
  if (area) return area;
  const place = placeBySlug(slug);
  return place && outcodeArea(place);
};

/** "Dalston, Hackney (E8)" */
const label = /^([^,(]{1,60})(?:,[^(]{0,60})? \(([A-Z0-9]{2,4})\)\s*$/i;

export function areaCalled(text: string): Area | undefined {
  const byName = areaBySlugOrName(slugify(text));
  if (byName) return byName;
  const [, name = '', outcode = ''] = label.exec(text) ?? [];
  const byLabel = outcode && neighbourhoodBySlug.get(slugify(`${name} ${outcode}`));
  if (byLabel) return byLabel;
  const place = findPlace({ text });
  if (!place) return undefined;
  // A postcode means its district, a name the town.
  const isPostcode = /\d/.test(text);
  return isPostcode ? outcodeArea(place) : townByOutcode.get(place.outcode);
}

const mostWithin = 4;

/** "Caerdydd, Cardiff": both names of one area, as suggestions write it. */
function areaCalledTwice(text: string): Area | undefined {
  const comma = text.indexOf(',');
  const first = comma < 0 ? undefined : areaBySlugOrName(slugify(text.slice(0, comma)));
  const second = first && areaCalled(text.slice(comma + 1).trim());
  return first?.slug === second?.slug ? first : undefined;
}

/** "Hythe, Kent"; "Romford, Essex" too, since addresses name counties that towns used to be in. */
export function areaInside(text: string): Area | undefined {
  const calledTwice = areaCalledTwice(text);
  if (calledTwice) return calledTwice;
  const words = normaliseName(text).split(' ');
  for (let count = words.length - 1; count >= Math.max(1, words.length - mostWithin); count -= 1) {
    const around = areaBySlugOrName(words.slice(count).join('-'));
    const district = around?.kind === 'town' ? (around.within ?? around.name) : null;
    const name = words.slice(0, count).join(' ');
    const named = [
      ...namesSpelt(name).flatMap(({ places }) => places),
      // "Newcastle, Staffordshire"
      ...(townsByName.get(slugify(name)) ?? []).flatMap(
        ({ outcodes }) => placeByOutcode(outcodes?.[0] ?? '') ?? [],
      ),
    ];
    const place =
      named.find((one) => around?.outcodes?.includes(one.outcode) || one.district === district) ??
      named.find((one) => isBeside(one, around));
    if (place) return townByOutcode.get(place.outcode);
  }
  return undefined;
}

const besideMiles = 15;

const isBeside = (place: Place, around: Area | undefined) =>
  around !== undefined &&
  around.kind !== 'outcode' &&
  (around.outcodes ?? []).some((outcode) => {
    const inside = placeByOutcode(outcode);
    return inside !== undefined && distanceMiles(place, inside) <= besideMiles;
  });

export const townOfOutcode = (outcode: string): Area | undefined => townByOutcode.get(outcode);

export function regionOfOutcode(outcode: string): Area | undefined {
  const code = placeByOutcode(outcode)?.region;
  const region = code && regionByCode(code);
  return region && bySlug.get(region.slug);
}

function areaBySlugOrName(slug: string): Area | undefined {
  return bySlug.get(slug) ?? byOtherName.get(slug) ?? postcodeAreaBySlug.get(slug);
}
