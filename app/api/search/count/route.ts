import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';
import { countQuery } from '@/lib/search/address/schema';
import { sensibleSearch } from '@/lib/search/address/search-address';
import { parseSearch } from '@/lib/search/address/search-params';
import { countMatches } from '@/lib/search/list/count-matches';

const headers = { 'cache-control': 'public, max-age=30' };

/** Parses the address itself, because filters may be repeated. */
export const GET = openRoute(
  { anonymous: true, query: countQuery },
  async (_, { request, now }) => {
    const { params } = sensibleSearch(new URL(request.url).searchParams);
    return new Reply(await countMatches(parseSearch(params, { isAdult: false }), now), { headers });
  },
);
