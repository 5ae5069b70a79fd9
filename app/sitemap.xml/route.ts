import { openRoute } from '@/lib/api/route';
import { sitemapIndexXml, xmlHeaders } from '@/lib/search-engines/sitemaps/sitemap-xml';
import { sitemapFiles } from '@/lib/search-engines/sitemaps/sitemaps';
import { contentPages, newestOf } from '../sitemaps/content-pages';

/** Rendered per request: the build has no database. */
export const dynamic = 'force-dynamic';

export const GET = openRoute({ anonymous: true }, async (_, { now }) => {
  const pages = { name: 'pages', changedAt: newestOf(contentPages()) };
  const xml = sitemapIndexXml([pages, ...(await sitemapFiles(now))]);
  return new Response(xml, { headers: xmlHeaders });
});
