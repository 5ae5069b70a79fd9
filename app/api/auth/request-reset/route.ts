import { requestReset } from '@/lib/accounts/passwords/request-reset';
import { requestResetSchema } from '@/lib/accounts/schema';
import { openRoute } from '@/lib/api/route';

export const POST = openRoute({ body: requestResetSchema }, (_, { body, address, proof, now }) =>
  requestReset(body, address, now, proof),
);
