import { openRoute } from '@/lib/api/route';
import { hour, second } from '@/lib/dates';
import { openApiText } from '@/lib/openapi/text';

export const GET = openRoute({ anonymous: true }, (_, { now, request }) => {
  const { text, etag } = openApiText(now);
  const headers = { 'cache-control': `public, max-age=${hour / second}`, etag };
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, { headers: { ...headers, 'content-type': 'application/json' } });
});
