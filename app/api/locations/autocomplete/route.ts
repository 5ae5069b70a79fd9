import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';
import { hour, second } from '@/lib/dates';
import { autocompleteQuery } from '@/lib/locations/schema';
import { searchPlaces } from '@/lib/locations/search-places';

const headers = { 'cache-control': `public, max-age=${hour / second}` };

export const GET = openRoute(
  { anonymous: true, query: autocompleteQuery },
  (_, { query }) => new Reply(searchPlaces(query.term), { headers }),
);
