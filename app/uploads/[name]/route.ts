import * as z from 'zod';
import { openRoute } from '@/lib/api/route';
import { env } from '@/lib/env';
import { isImageFile, smallestVersion } from '@/lib/images/image-names';
import { storage } from '@/lib/images/storage/storage';

const params = z.object({ name: z.string() });

/** Names are never reused, so replies are immutable. Serves no attachments of messages. */
export const GET = openRoute({ params, anonymous: true }, async (_, { params: { name } }) => {
  if (!isImageFile(name)) return notFound();
  const bytes = await storage().get(name);
  if (bytes) return new Response(bytes, { headers: found });
  if (env().APP_ENV !== 'demo') return notFound();
  // Larger versions are drawn in the minute after the demo's first start (demo/draw-larger.ts).
  const smallest = await storage().get(smallestVersion(name));
  return smallest ? new Response(smallest, { headers: forNow }) : notFound();
});

const notFound = () => new Response('Not found', { status: 404, headers: missing });

const guard = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};
const found = {
  ...guard,
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
};
const forNow = { ...found, 'cache-control': 'no-store' };
const missing = { ...guard, 'content-type': 'text/plain', 'cache-control': 'no-store' };
