import * as z from 'zod';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { openRoute } from '@/lib/api/route';
import { AppError } from '@/lib/errors';
import { imageUrl } from '@/lib/images/image-url';
import { linkPreviewOf, previewPath } from '@/lib/search-engines/link-preview';
import { drawPreview } from '@/lib/search-engines/preview/draw-preview';

const params = z.object({ id: z.string(), file: z.string() });

/** The file name is a hash of the content, so it is immutable; old ones redirect to the current. */
export const GET = openRoute(
  { params, anonymous: true },
  async (_, { params: { id, file }, now }) => {
    const ad = await getPublicAd(id, now);
    const preview = ad && linkPreviewOf(ad);
    if (!preview) return new Response('Not found', { status: 404, headers: missing });
    const path = previewPath(id, preview);
    if (!path.endsWith(`/${file}`)) return redirectTo(path);
    try {
      return new Response(await drawPreview(preview), { headers: drawn });
    } catch (error) {
      if (!(error instanceof AppError)) console.error(`the preview of ad ${id} failed:`, error);
      return redirectTo(preview.photo ? imageUrl(preview.photo, 1440) : '/opengraph-image.png');
    }
  },
);

const drawn = {
  'content-type': 'image/jpeg',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
};
const missing = { 'content-type': 'text/plain', 'cache-control': 'no-store' };

/** Relative, so that the Host header is not reflected. */
const redirectTo = (location: string) =>
  new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });
