import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError } from '@/lib/errors';
import type { Point } from './distance';
import { findPlace } from './find-place';
import { type Location, toLocation } from './location';
import { parseOutcode, parsePostcode } from './postcode';
import { findUnit } from './units/find-unit';
import { roughPoint } from './units/rough-point';

/** Accepts outcodes. `position`: of imported units. Throws `invalid` (malformed), `not_found`. */
export async function locatePostcode(text: string): Promise<Location & { position?: Point }> {
  const postcode = parsePostcode(text)?.postcode ?? parseOutcode(text);
  if (!postcode) {
    const message = siteTexts.postcodeInvalid;
    throw new AppError('invalid', message, { fields: { postcode: message } });
  }
  const place = findPlace({ postcode });
  if (!place) {
    throw new AppError('not_found', `We do not know the postcode ${postcode}. Please check it.`);
  }
  const unit = await findUnit(postcode);
  return { ...toLocation(place, postcode), ...(unit && { position: roughPoint(unit) }) };
}
