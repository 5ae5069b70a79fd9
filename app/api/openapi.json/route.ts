import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';
import { hour, second } from '@/lib/dates';
import { openApiDocument } from '@/lib/openapi/document';

const headers = { 'cache-control': `public, max-age=${hour / second}` };

export const GET = openRoute(
  { anonymous: true },
  (_, { now }) => new Reply(openApiDocument(now), { headers }),
);
