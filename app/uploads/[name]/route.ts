import * as z from 'zod';
import { openRoute } from '@/lib/api/route';
import { isImageFile } from '@/lib/images/image-names';
import { storage } from '@/lib/images/storage/storage';

const params = z.object({ name: z.string() });

/** Names are never reused, so replies are immutable. Attachments of messages are not served here. */
export const GET = openRoute({ params, anonymous: true }, async (_, { params: { name } }) => {
  const bytes = isImageFile(name) ? await storage().get(name) : undefined;
  if (!bytes) return new Response('Not found', { status: 404, headers: missing });
  return new Response(bytes, { headers: found });
});

const guard = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};
const found = {
  ...guard,
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
};
const missing = { ...guard, 'content-type': 'text/plain', 'cache-control': 'no-store' };
