import { messages } from '@/lib/catalogue/messages';
import { AppError } from '@/lib/errors';
import { findPlace } from './find-place';
import { type Location, toLocation } from './location';
import { parseOutcode, parsePostcode } from './postcode';

/**
 * The location of a postcode, at the precision of its district. Its first half alone will do.
 * Throws `invalid` when it is malformed, `not_found` when there is no such district.
 */
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
