import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';
import { minute, second } from '@/lib/dates';
import { suggestQuery } from '@/lib/search/address/schema';
import { suggest } from '@/lib/search/suggestions/suggest';

const cached = { 'cache-control': `public, max-age=${(5 * minute) / second}` };
/** What a busy engine leaves out is there in a moment. */
const notStored = { 'cache-control': 'no-store' };

export const GET = openRoute(
  { anonymous: true, query: suggestQuery },
  async (_, { query, now }) => {
    const { suggestions, isComplete } = await suggest(query.q, now, query.of);
    return new Reply(suggestions, { headers: isComplete ? cached : notStored });
  },
);
