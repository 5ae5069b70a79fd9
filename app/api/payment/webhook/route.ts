import { readBytes } from '@/lib/api/request/receive-body';
import { openRoute } from '@/lib/api/route';
import { receiveWebhook } from '@/lib/payments/providers/receive-webhook';

const maxBytes = 256 * 1024;

export const POST = openRoute({ anonymous: true }, async (_, { request, address, now }) => {
  // The signature covers the raw bytes.
  const rawBody = Buffer.from(await readBytes(request, maxBytes)).toString('utf8');
  return receiveWebhook({ rawBody, headers: request.headers, address }, now);
});
