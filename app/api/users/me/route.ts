import { getMe } from '@/lib/accounts/get-me';
import { updateDetailsSchema } from '@/lib/accounts/schema';
import { updateDetails } from '@/lib/accounts/update-details';
import { hour } from '@/lib/dates';
import { memberRoute } from '@/lib/http/route';

const limit = { name: 'update-details', max: 60, window: hour };

export const GET = memberRoute({}, (actor) => getMe(actor));

export const PATCH = memberRoute({ body: updateDetailsSchema, limit }, (actor, { body, now }) =>
  updateDetails(actor, body, now),
);
