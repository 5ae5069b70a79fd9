import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';
import { minute, second } from '@/lib/dates';
import { suggestQuery } from '@/lib/search/address/schema';
import { suggest } from '@/lib/search/suggestions/suggest';

const headers = { 'cache-control': `public, max-age=${(5 * minute) / second}` };

export const GET = openRoute(
  { anonymous: true, query: suggestQuery },
  async (_, { query, now }) => new Reply(await suggest(query.q, now, query.of), { headers }),
);
