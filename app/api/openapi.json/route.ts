import { hour, second } from '@/lib/dates';
import { openApiDocument } from '@/lib/http/openapi/document';
import { Reply } from '@/lib/http/reply';
import { openRoute } from '@/lib/http/route';

const headers = { 'cache-control': `public, max-age=${hour / second}` };

export const GET = openRoute(
  { anonymous: true },
  (_, { now }) => new Reply(openApiDocument(now), { headers }),
);
