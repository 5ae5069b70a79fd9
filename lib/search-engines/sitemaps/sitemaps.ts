import { siteTexts } from '@/lib/catalogue/site-texts';
import { minute } from '@/lib/dates';
import { ownValue } from '@/lib/own-value';
import { workQueue } from '@/lib/work-queue';
import { adParts, adUrls } from './ad-sitemaps';
import { browseParts, browseUrls } from './browse-sitemaps';
import { type Part, rememberedFor } from './parts';
import { sellerParts, sellerUrls } from './seller-sitemaps';
import { type SitemapFile, type SitemapUrl, sitemapXml } from './sitemap-xml';

/* Each process counts parts every ten minutes; a file is read on request. */

type Kind = {
  parts: (now: Date) => Promise<Part[]>;
  urls: (prefix: string, now: Date) => AsyncIterable<SitemapUrl[]>;
};

const kinds: Readonly<Record<string, Kind>> = {
  ads: { parts: rememberedFor(10 * minute, (now) => adParts(now)), urls: adUrls },
  browse: { parts: rememberedFor(10 * minute, browseParts), urls: browseUrls },
  sellers: { parts: rememberedFor(10 * minute, (now) => sellerParts(now)), urls: sellerUrls },
};

/** Files have megabytes: one is built at a time. */
const enqueue = workQueue({ parallel: 1, waiting: 8, busy: siteTexts.siteBusy });

const nameOf = (kind: string, prefix: string) => (prefix ? `${kind}-${prefix}` : kind);

export async function sitemapFiles(now: Date): Promise<SitemapFile[]> {
  const files = Object.entries(kinds).map(async ([kind, { parts }]) =>
    (await parts(now)).map(({ prefix, changedAt }) => ({ name: nameOf(kind, prefix), changedAt })),
  );
  return (await Promise.all(files)).flat();
}

export async function readSitemap(name: string, now: Date): Promise<string | null> {
  const [, kindName = '', prefix = ''] = /^([a-z]+)(?:-(.+))?$/.exec(name) ?? [];
  const kind = ownValue(kinds, kindName);
  const parts = await kind?.parts(now);
  if (!kind || !parts?.some((part) => part.prefix === prefix)) return null;
  return enqueue(() => sitemapXml(kind.urls(prefix, now)));
}
