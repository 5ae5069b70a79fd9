import { placeSpelt } from '@/lib/locations/names/name-index';
import { normaliseName } from '@/lib/locations/names/normalise';
import { type Place, placeByOutcode, placeBySlug } from './gazetteer/places';
import type { LocationChoice } from './location';
import { parseOutcode, parsePostcode } from './postcode';

const longestText = 200;
const outcodeOfLabel = /\(([A-Z0-9]{2,4})\)\s*$/i;

/** By slug, else postcode, else typed text. Of equal names the best known. */
export function findPlace({ slug, postcode, text }: LocationChoice): Place | undefined {
  return (
    (slug && placeBySlug(slug)) ||
    (postcode && placeOfPostcode(postcode)) ||
    (text && text.length <= longestText && placeOfText(text)) ||
    undefined
  );
}

function placeOfPostcode(text: string): Place | undefined {
  const outcode = parsePostcode(text)?.outcode ?? parseOutcode(text);
  return outcode ? placeByOutcode(outcode) : undefined;
}

function placeOfText(text: string): Place | undefined {
  const outcode = outcodeOfLabel.exec(text)?.[1];
  return placeOfPostcode(outcode ?? text) ?? placeSpelt(normaliseName(text));
}
