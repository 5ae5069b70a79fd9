import { openRoute } from '@/lib/api/route';
import { locatePostcode } from '@/lib/locations/locate-postcode';
import { postcodeForm } from '@/lib/locations/schema';

export const POST = openRoute({ anonymous: true, body: postcodeForm }, (_, { body }) =>
  locatePostcode(body.postcode),
);
