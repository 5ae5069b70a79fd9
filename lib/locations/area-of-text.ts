import { joinedNames } from '@/lib/locations/names/joined-names';
import {
  districtIn,
  placeAround,
  placeName,
  spelledOut,
  townBehindStreet,
} from '@/lib/locations/names/place-name';
import { slugify } from '@/lib/text/text';
import { type Area, outcodeArea, wholeUk } from './area';
import { largeTowns, namedAreas } from './area-lists';
import { areaCalled, areaInside } from './area-lookup';
import { placeByOutcode } from './gazetteer/places';
import { areaLetters, correctedPostcode, misreadOutcode } from './postcode';
import { postcodeAreas } from './postcode-areas';

/** Here "GB" is no memory. */
const namesOfUk = new Set([
  'united-kingdom',
  'great-britain',
  'britain',
  'gb',
  'nationwide',
  'uk-wide',
  'anywhere',
  'everywhere',
  'whole-of-uk',
  'whole-uk',
  'all-uk',
  'all-of-uk',
]);

export const areaOfText = (text: string): Area | undefined =>
  areaNamed(text) ??
  postcodeAreas.get(
    text
      .replace(/ postcodes?$/i, '')
      .trim()
      .toUpperCase(),
  );

/** Without postcode areas, since ME is not meant by "near me". */
function areaNamed(text: string): Area | undefined {
  const area = areaCalled(text) ?? areaInside(text);
  if (area) return area;
  const place = placeByOutcode(misreadOutcode(text) ?? '');
  if (place) return outcodeArea(place);
  const corrected = correctedPostcode(text);
  if (corrected !== null) {
    const postcode = areaCalled(corrected) ?? areaCalled(districtIn(corrected) ?? '');
    if (postcode) return postcode;
  }
  if (namesOfUk.has(slugify(text))) return wholeUk;
  const name = placeName(text) ?? spelledOut(text);
  if (name !== null) return areaNamed(name);
  const outcode = districtIn(text);
  return (
    (outcode === null ? undefined : areaNamed(outcode)) ??
    numberedDistrict(text) ??
    areaJoined(text) ??
    areaAround(text) ??
    areaBehindStreet(text)
  );
}

/** "Leeds 6": the old name of LS6. */
function numberedDistrict(text: string): Area | undefined {
  const [, name = '', number] = /^(.*[a-z]) ?(\d{1,2})$/i.exec(text.trim()) ?? [];
  const town = number === undefined ? undefined : areaCalled(name);
  const letters = areaLetters(town?.outcodes?.[0] ?? '');
  const place =
    letters && town?.kind === 'town' ? placeByOutcode(`${letters}${number}`) : undefined;
  return place && outcodeArea(place);
}

/** "West Belfast", "East Kent": the whole of a county or a large town. */
function areaAround(text: string): Area | undefined {
  const around = areaCalled(placeAround(text) ?? '');
  return around && (around.kind === 'county' || largeTowns.has(around.slug)) ? around : undefined;
}

/** "London Road, St Albans": behind the first street that has a town behind it. */
function areaBehindStreet(text: string): Area | undefined {
  const town = townBehindStreet(text);
  return town === null ? undefined : (areaCalled(town) ?? areaBehindStreet(town));
}

const areaJoined = joinedNames<Area>(namedAreas);
