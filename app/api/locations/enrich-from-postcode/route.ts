import * as z from 'zod';
import { messages } from '@/lib/catalogue/messages';
import { openRoute } from '@/lib/http/route';
import { locatePostcode } from '@/lib/locations/locate-postcode';

const body = z.object(
  { postcode: z.string({ error: messages.postcodeInvalid }) },
  { error: messages.postcodeInvalid },
);

export const POST = openRoute({ anonymous: true, body }, (_, { body }) =>
  locatePostcode(body.postcode),
);
