import { minute, second } from '@/lib/dates';
import { Reply } from '@/lib/http/reply';
import { openRoute } from '@/lib/http/route';
import { suggestQuery } from '@/lib/search/schema';
import { suggest } from '@/lib/search/suggest';

const headers = { 'cache-control': `public, max-age=${(5 * minute) / second}` };

export const GET = openRoute(
  { anonymous: true, query: suggestQuery },
  async (_, { query }) => new Reply(await suggest(query.q, query.of), { headers }),
);
