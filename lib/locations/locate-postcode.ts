import { messages } from '@/lib/catalogue/messages';
import { AppError } from '@/lib/errors';
import { findPlace } from './find-place';
import { type Location, toLocation } from './location';
import { parseOutcode, parsePostcode } from './postcode';

/** District precision; an outcode alone suffices. Throws `invalid` (malformed), `not_found`. */
export function locatePostcode(text: string): Location {
  const postcode = parsePostcode(text)?.postcode ?? parseOutcode(text);
  if (!postcode) {
    const message = messages.postcodeInvalid;
    throw new AppError('invalid', message, { fields: { postcode: message } });
  }
  const place = findPlace({ postcode });
  if (!place) {
    throw new AppError('not_found', `We do not know the postcode ${postcode}. Please check it.`);
  }
  return toLocation(place, postcode);
}
