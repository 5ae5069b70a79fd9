import { blogSlugs, helpSlugs } from '@/content/slugs';
import { visibilityOf } from '@/lib/ads/policy';
import { hasSellerPage } from '@/lib/ads/reading/get-seller-page';
import { browseTarget } from '@/lib/browse/browse-address';
import { readRows } from '@/lib/db/read-rows';
import { adIdPattern } from '@/lib/ids';
import { wholeCountry } from '@/lib/site-paths';
import type { MissingPage } from './missing-page';

type Rule = {
  pattern: RegExp;
  what: MissingPage;
  exists: (first: string, second: string | undefined, now: Date) => boolean | Promise<boolean>;
};

const rules: readonly Rule[] = [
  { pattern: /^\/ad\/([^/]+)$/, what: 'ad', exists: (id, _, now) => isAdShown(id, now) },
  { pattern: /^\/seller\/([^/]+)(?:\/([^/]+))?$/, what: 'page', exists: isSellerShown },
  {
    pattern: /^\/browse\/([^/]+)(?:\/([^/]+))?$/,
    what: 'page',
    exists: (scope, area = wholeCountry) =>
      browseTarget({ scope, area }, { isAdult: false }) !== null,
  },
  { pattern: /^\/help\/([^/]+)$/, what: 'page', exists: (slug) => helpSlugs.includes(slug) },
  { pattern: /^\/blog\/([^/]+)$/, what: 'page', exists: (slug) => blogSlugs.includes(slug) },
];

/**
 * What is missing if the address names an unknown ad, seller, list or article; null for all others.
 * Makes at most one small query. Throws `unavailable`.
 */
export async function pageIsMissing(pathname: string, now: Date): Promise<MissingPage | null> {
  for (const { pattern, what, exists } of rules) {
    const [, first, second] = pattern.exec(pathname) ?? [];
    if (first !== undefined) return (await exists(first, second, now)) ? null : what;
  }
  return null;
}

type AdRow = Parameters<typeof visibilityOf>[0];

const adQuery = `
  SELECT "isActive", "moderation", "deletedAt", "expiresAt" FROM "Ad" WHERE "id" = $1`;

async function isAdShown(id: string, now: Date): Promise<boolean> {
  if (!adIdPattern.test(id)) return false;
  const [ad] = await readRows<AdRow>({ text: adQuery, values: [id] }, { name: 'ad-shown' });
  return ad !== undefined && visibilityOf(ad, now) !== 'hidden';
}

const pageNumber = /^[1-9]\d{0,3}$/;

async function isSellerShown(username: string, number = '1', now: Date): Promise<boolean> {
  return pageNumber.test(number) && hasSellerPage(username, Number(number), now);
}
