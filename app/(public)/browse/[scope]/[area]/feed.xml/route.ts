import { randomUUID } from 'node:crypto';
import { problemReply } from '@/lib/api/problem';
import { browseTarget } from '@/lib/browse/browse-address';
import { takeFromAsker } from '@/lib/page-cache/asking-address';
import { limits } from '@/lib/rate-limit/limits';
import { browseFeed } from '@/lib/search-engines/browse-feed';
import { browseFeedPath } from '@/lib/site-paths';

/** Kept like the page it belongs to. */
export const revalidate = 60;
export const generateStaticParams = () => [];

type FeedContext = { params: Promise<{ scope: string; area: string }> };

/** The newest ads of a browse page, to be followed. */
export async function GET(_: Request, { params }: FeedContext) {
  const target = browseTarget(await params, { isAdult: false });
  if (!target) return new Response('Not found', { status: 404 });
  const { scope, area, isCanonical } = target;
  if (!isCanonical) {
    const location = browseFeedPath(scope.slug, area.slug);
    return new Response(null, { status: 308, headers: { location } });
  }
  const now = new Date();
  try {
    await takeFromAsker(limits.filesForMachines, now);
    return new Response(await browseFeed(scope, area, now), {
      headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
    });
  } catch (error) {
    return problemReply(error, randomUUID());
  }
}
