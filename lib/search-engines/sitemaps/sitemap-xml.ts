import { isoMinute } from '@/lib/dates';
import { absoluteUrl } from '@/lib/site';
import { escapeXml } from '@/lib/text/markup';

export type SitemapUrl = { path: string; changedAt: Date | null };

export type SitemapFile = { name: string; changedAt: Date | null };

/** Below the protocol's 50,000 addresses and 50 MB. */
export const urlsPerSitemap = 40_000;
/** Leaves room for ads that are published before a full part is split. */
export const plannedUrls = 39_000;

/** Crawlers come daily at most, so proxies may cache for minutes. */
export const xmlHeaders = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=600',
};

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const sitemapIndexPath = '/sitemap.xml';
const sitemapPath = (name: string) => `/sitemaps/${name}.xml`;

export const sitemapIndexXml = (files: readonly SitemapFile[]): string =>
  `${declaration}<sitemapindex xmlns="${schema}">\n${files
    .map(({ name, changedAt }) => entry('sitemap', { path: sitemapPath(name), changedAt }))
    .join('')}</sitemapindex>\n`;

export async function sitemapXml(
  chunks: AsyncIterable<readonly SitemapUrl[]> | Iterable<readonly SitemapUrl[]>,
): Promise<string> {
  const parts = [`${declaration}<urlset xmlns="${schema}">\n`];
  for await (const chunk of chunks) parts.push(chunk.map((url) => entry('url', url)).join(''));
  return `${parts.join('')}</urlset>\n`;
}

const entry = (element: 'url' | 'sitemap', { path, changedAt }: SitemapUrl) => {
  const changed = changedAt ? `<lastmod>${isoMinute(changedAt)}</lastmod>` : '';
  return `<${element}><loc>${escapeXml(absoluteUrl(path))}</loc>${changed}</${element}>\n`;
};
