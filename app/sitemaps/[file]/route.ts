import * as z from 'zod';
import { openRoute } from '@/lib/api/route';
import { sitemapXml, xmlHeaders } from '@/lib/search-engines/sitemaps/sitemap-xml';
import { readSitemap } from '@/lib/search-engines/sitemaps/sitemaps';
import { contentPages } from '../content-pages';

const params = z.object({ file: z.string().max(60) });

export const GET = openRoute({ params, anonymous: true }, async (_, { params: { file }, now }) => {
  const [, name] = /^(.+)\.xml$/.exec(file) ?? [];
  const xml =
    name === 'pages' ? await sitemapXml([contentPages()]) : await readSitemap(name ?? '', now);
  if (xml === null) return new Response('Not found', { status: 404, headers: missing });
  return new Response(xml, { headers: xmlHeaders });
});

const missing = { 'content-type': 'text/plain', 'cache-control': 'no-store' };
