import * as z from 'zod';
import { openRoute } from '@/lib/api/route';
import { browseTarget } from '@/lib/browse/browse-address';
import { browseFeed } from '@/lib/search-engines/browse-feed';
import { browseFeedPath } from '@/lib/site-paths';

const params = z.object({ scope: z.string(), area: z.string() });

export const GET = openRoute({ params, anonymous: true }, async (_, { params: address, now }) => {
  const target = browseTarget(address, { isAdult: false });
  if (!target) return new Response('Not found', { status: 404 });
  const { scope, area, isCanonical } = target;
  if (!isCanonical) {
    const location = browseFeedPath(scope.slug, area.slug);
    return new Response(null, { status: 308, headers: { location } });
  }
  return new Response(await browseFeed(scope, area, now), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
});
