import {
  autocompleteMin,
  imageMaxBytes,
  imageMaxPixels,
  imageSweepAfter,
} from '@/lib/catalogue/limits';
import { hour } from '@/lib/dates';
import { uploadForm } from '@/lib/images/data-url';
import { autocompleteQuery, postcodeForm } from '@/lib/locations/schema';
import type { Operation } from '@/lib/openapi/operation';
import {
  locatedPostcode,
  locations,
  uploadedImage,
} from '@/lib/openapi/replies/places-and-pictures';

export const placeAndPictureOperations: readonly Operation[] = [
  {
    id: 'uploadImage',
    method: 'post',
    path: '/api/upload/image',
    tag: 'Pictures',
    summary: 'Upload a picture',
    description: `JPEG, PNG or WebP, at most ${imageMaxBytes / 1024 ** 2} MB and ${imageMaxPixels / 1e6} megapixels. A picture that no ad or draft names is deleted after ${imageSweepAfter / hour} hours.`,
    access: 'member',
    body: uploadForm,
    reply: uploadedImage,
    status: 201,
    errors: ['rate_limited'],
  },
  {
    id: 'findPlaces',
    method: 'get',
    path: '/api/locations/autocomplete',
    tag: 'Places',
    summary: 'List the places that a few typed letters may mean',
    description: `By name or postcode, typing errors included. Nothing for fewer than ${autocompleteMin} characters.`,
    access: 'open',
    query: autocompleteQuery,
    reply: locations,
  },
  {
    id: 'locatePostcode',
    method: 'post',
    path: '/api/locations/enrich-from-postcode',
    tag: 'Places',
    summary: 'Turn a postcode into a place',
    access: 'open',
    body: postcodeForm,
    reply: locatedPostcode,
    errors: ['not_found'],
  },
];
