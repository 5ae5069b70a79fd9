import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';
import { countMatches } from '@/lib/search/list/count-matches';
import { sensibleSearch } from '@/lib/search/query/search-address';
import { parseSearch } from '@/lib/search/query/search-params';
import { countQuery } from '@/lib/search/words/schema';

const headers = { 'cache-control': 'public, max-age=30' };

/** Parses the address itself, because filters may be repeated. */
export const GET = openRoute(
  { anonymous: true, query: countQuery },
  async (_, { request, now }) => {
    const { params } = sensibleSearch(new URL(request.url).searchParams);
    return new Reply(await countMatches(parseSearch(params, { isAdult: false }), now), { headers });
  },
);
