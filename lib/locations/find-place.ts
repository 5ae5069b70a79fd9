import { type Place, placeByOutcode, placeBySlug } from './gazetteer/places';
import type { LocationChoice } from './location';
import { placeSpelt } from './name-index';
import { normaliseName } from './normalise';
import { parseOutcode, parsePostcode } from './postcode';

const longestText = 200;
const outcodeOfLabel = /\(([A-Z0-9]{2,4})\)\s*$/i;

/**
 * The place that is meant: by slug, else by postcode, else by what was typed ("Ilford",
 * "Ilford, Redbridge (IG1)", "IG1 1EQ"). Of several with one name it is the best-known.
 */
export function findPlace({ slug, postcode, text }: LocationChoice): Place | undefined {
  return (
    (slug && placeBySlug(slug)) ||
    (postcode && placeOfPostcode(postcode)) ||
    (text && text.length <= longestText && placeOfText(text)) ||
    undefined
  );
}

/** The place of a whole postcode or of its first half; undefined when malformed or unknown. */
function placeOfPostcode(text: string): Place | undefined {
  const outcode = parsePostcode(text)?.outcode ?? parseOutcode(text);
  return outcode ? placeByOutcode(outcode) : undefined;
}

function placeOfText(text: string): Place | undefined {
  const outcode = outcodeOfLabel.exec(text)?.[1];
  return placeOfPostcode(outcode ?? text) ?? placeSpelt(normaliseName(text));
}
