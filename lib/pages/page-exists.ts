import { blogSlugs, helpSlugs } from '@/content/slugs';
import { adIdPattern } from '@/lib/ad-id-pattern';
import { visibilityOf } from '@/lib/ads/policy';
import { findAdId, readPublicAd } from '@/lib/ads/reading/read-public-ad';
import { isUsername } from '@/lib/ads/reading/sellers/get-seller-page';
import { sellerPageNumber } from '@/lib/ads/reading/sellers/seller-address';
import { findSellerAt } from '@/lib/ads/reading/sellers/seller-at';
import type { RequestState } from '@/lib/api/request/request-state';
import { browseTarget } from '@/lib/browse/browse-address';
import { wholeCountry } from '@/lib/site-paths';
import { missingAdOf, missingAt } from './missing-ad';
import type { MissingPage } from './missing-page';

export type MissingOrRedirect = { missing: MissingPage } | { location: string };

export type ExistenceCheck = {
  /** Shares its query with other addresses. */
  exists: () => Promise<boolean>;
  ifMissing: MissingOrRedirect;
  /** Runs its own queries and leaves what it reads in `state` for the page. */
  load: (now: Date, state?: RequestState) => Promise<MissingOrRedirect | null>;
};

export type Examined = MissingOrRedirect | null | ExistenceCheck;

export const isExistenceCheck = (examined: Examined): examined is ExistenceCheck =>
  examined !== null && 'load' in examined;

type Rule = {
  pattern: RegExp;
  examine: (first: string, second: string | undefined) => Examined;
};

const missingPage = { missing: 'page' } as const;
const known = (slugs: readonly string[]) => (slug: string) =>
  slugs.includes(slug) ? null : missingPage;

const rules: readonly Rule[] = [
  { pattern: /^\/ad\/([^/]+)$/, examine: examineAd },
  { pattern: /^\/seller\/([^/]+)(?:\/([^/]+))?$/, examine: examineSeller },
  { pattern: /^\/browse\/([^/]+)(?:\/([^/]+))?$/, examine: examineBrowse },
  { pattern: /^\/help\/([^/]+)$/, examine: known(helpSlugs) },
  { pattern: /^\/blog\/(?!feed\.xml$)([^/]+)$/, examine: known(blogSlugs) },
];

/** Null if the address has a page. Malformed names are rejected without a query. */
export function examineAddress(pathname: string): Examined {
  for (const { pattern, examine } of rules) {
    const [, first, second] = pattern.exec(pathname) ?? [];
    if (first !== undefined) return examine(first, second);
  }
  return null;
}

export async function pageIsMissing(pathname: string, now: Date): Promise<MissingPage | null> {
  const examined = examineAddress(pathname);
  const found = isExistenceCheck(examined) ? await answer(examined, now) : examined;
  return found && 'missing' in found ? found.missing : null;
}

const answer = async ({ exists, ifMissing, load }: ExistenceCheck, now: Date) =>
  (await exists()) ? load(now) : ifMissing;

function examineAd(id: string): Examined {
  if (!adIdPattern.test(id)) return { missing: missingAt(id) };
  return {
    exists: async () => (await findAdId(id)) !== undefined,
    ifMissing: { missing: 'ad' },
    load: async (now, state) => {
      const ad = await readPublicAd(id, now);
      if (!ad || visibilityOf(ad, now) === 'hidden') return { missing: missingAdOf(ad?.category) };
      if (state) state.ad = ad;
      return null;
    },
  };
}

function examineSeller(name: string, number: string | undefined): Examined {
  const address = { name, number: number ?? null };
  if (sellerPageNumber(address) === null) return missingPage;
  return {
    exists: () => isUsername(name),
    ifMissing: missingPage,
    load: async (now) => {
      const at = await findSellerAt(address, now);
      if (!at) return missingPage;
      return 'location' in at ? at : null;
    },
  };
}

function examineBrowse(scope: string, area: string | undefined): Examined {
  const target = browseTarget({ scope, area: area ?? wholeCountry }, { isAdult: false });
  if (!target) return missingPage;
  return target.isCanonical && area !== undefined ? null : { location: target.path };
}
