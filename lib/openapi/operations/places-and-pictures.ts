import {
  autocompleteMin,
  directUploadLife,
  directUploadsAtOnce,
  imageMaxBytes,
  imageMaxPixels,
  imageSweepAfter,
  requestMaxBytes,
} from '@/lib/catalogue/limits';
import { hour, minute } from '@/lib/dates';
import { completedDirectUpload, newDirectUpload } from '@/lib/direct-uploads/schema';
import { uploadForm } from '@/lib/images/data-url';
import { autocompleteQuery, postcodeForm } from '@/lib/locations/schema';
import type { Operation } from '@/lib/openapi/operation';
import {
  completedUpload,
  directUpload,
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
    id: 'beginDirectUpload',
    method: 'post',
    path: '/api/upload/direct',
    tag: 'Pictures',
    summary: 'Start a direct upload of a large file',
    description: `For sites that send requests of more than ${requestMaxBytes / 1e6} MB to their store; others answer not_found, and take the file themselves. A member may have ${directUploadsAtOnce} of them at a time.`,
    access: 'member',
    body: newDirectUpload,
    reply: directUpload,
    status: 201,
    errors: ['not_found', 'rate_limited'],
  },
  {
    id: 'completeDirectUpload',
    method: 'post',
    path: '/api/upload/direct/complete',
    tag: 'Pictures',
    summary: 'Complete a direct upload',
    description: `Within ${directUploadLife / minute} minutes and once, as if the file had come with the request. Of a CV, with its name.`,
    access: 'member',
    body: completedDirectUpload,
    reply: completedUpload,
    status: 201,
    errors: ['not_found', 'rate_limited'],
  },
  {
    id: 'findPlaces',
    method: 'get',
    path: '/api/locations/autocomplete',
    tag: 'Places',
    summary: 'Suggest places',
    description: `By name or postcode; tolerates typos. Nothing for fewer than ${autocompleteMin} characters.`,
    access: 'open',
    query: autocompleteQuery,
    reply: locations,
  },
  {
    id: 'locatePostcode',
    method: 'post',
    path: '/api/locations/enrich-from-postcode',
    tag: 'Places',
    summary: 'Look up the place of a postcode',
    access: 'open',
    body: postcodeForm,
    reply: locatedPostcode,
    errors: ['not_found'],
  },
];
