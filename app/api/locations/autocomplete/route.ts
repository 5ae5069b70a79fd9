import { hour, second } from '@/lib/dates';
import { Reply } from '@/lib/http/reply';
import { openRoute } from '@/lib/http/route';
import { autocompleteQuery } from '@/lib/locations/schema';
import { searchPlaces } from '@/lib/locations/search-places';

const headers = { 'cache-control': `public, max-age=${hour / second}` };

export const GET = openRoute(
  { anonymous: true, query: autocompleteQuery },
  (_, { query }) => new Reply(searchPlaces(query.term), { headers }),
);
