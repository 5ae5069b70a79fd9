import { openRoute } from '@/lib/api/route';
import { siteRobotsTxt } from '@/lib/search-engines/robots';

/** Depends on the configuration at run time. */
export const dynamic = 'force-dynamic';

export const GET = openRoute({ anonymous: true }, () => {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  };
  return new Response(siteRobotsTxt(), { headers });
});
