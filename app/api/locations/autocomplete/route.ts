import * as z from 'zod';
import { hour, second } from '@/lib/dates';
import { Reply } from '@/lib/http/reply';
import { openRoute } from '@/lib/http/route';
import { searchPlaces } from '@/lib/locations/search-places';

const headers = { 'cache-control': `public, max-age=${hour / second}` };

export const GET = openRoute(
  { anonymous: true, query: z.object({ term: z.string().default('') }) },
  (_, { query }) => new Reply(searchPlaces(query.term), { headers }),
);
