import { blogSlugs, helpSlugs } from '@/content/slugs';
import { visibilityOf } from '@/lib/ads/policy';
import { findAdId, readPublicAd } from '@/lib/ads/reading/read-public-ad';
import {
  isUsername,
  sellerPageName,
  usernamePattern,
} from '@/lib/ads/reading/sellers/get-seller-page';
import type { RequestState } from '@/lib/api/request/request-state';
import { browseTarget } from '@/lib/browse/browse-address';
import { adIdPattern } from '@/lib/ids';
import { sellerPath, wholeCountry } from '@/lib/site-paths';
import { missingAdOf, missingAt } from './missing-ad';
import type { MissingPage } from './missing-page';

/** What an address without a page leads to: a missing page or a redirect. */
export type Elsewhere = { missing: MissingPage } | { location: string };

/** A check of an address that needs the database. */
export type Question = {
  /** Shares its query with other addresses. */
  isNamed: () => Promise<boolean>;
  otherwise: Elsewhere;
  /** Runs its own queries and leaves what it reads in `state` for the page. */
  lookUp: (now: Date, state?: RequestState) => Promise<Elsewhere | null>;
};

export type Examined = Elsewhere | null | Question;

export const isQuestion = (examined: Examined): examined is Question =>
  examined !== null && 'lookUp' in examined;

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

/** The missing page if the address names an unknown ad, seller, list or article. Throws `unavailable`. */
export async function pageIsMissing(pathname: string, now: Date): Promise<MissingPage | null> {
  const examined = examineAddress(pathname);
  const found = isQuestion(examined) ? await answer(examined, now) : examined;
  return found && 'missing' in found ? found.missing : null;
}

const answer = async ({ isNamed, otherwise, lookUp }: Question, now: Date) =>
  (await isNamed()) ? lookUp(now) : otherwise;

function examineAd(id: string): Examined {
  if (!adIdPattern.test(id)) return { missing: missingAt(id) };
  return {
    isNamed: async () => (await findAdId(id)) !== undefined,
    otherwise: { missing: 'ad' },
    lookUp: async (now, state) => {
      const ad = await readPublicAd(id, now);
      if (!ad || visibilityOf(ad, now) === 'hidden') return { missing: missingAdOf(ad?.category) };
      if (state) state.ad = ad;
      return null;
    },
  };
}

const pageNumber = /^[1-9]\d{0,3}$/;

function examineSeller(name: string, number: string | undefined): Examined {
  if (!usernamePattern.test(name) || !pageNumber.test(number ?? '1')) return missingPage;
  return {
    isNamed: () => isUsername(name),
    otherwise: missingPage,
    lookUp: async (now) => {
      const page = Number(number ?? '1');
      const username = await sellerPageName(name, page, now);
      if (username === null) return missingPage;
      const isCanonical = username === name && number !== '1';
      return isCanonical ? null : { location: sellerPath(username, page) };
    },
  };
}

function examineBrowse(scope: string, area: string | undefined): Examined {
  const target = browseTarget({ scope, area: area ?? wholeCountry }, { isAdult: false });
  if (!target) return missingPage;
  return target.isCanonical && area !== undefined ? null : { location: target.path };
}
