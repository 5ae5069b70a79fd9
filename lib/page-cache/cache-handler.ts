/*
 * The store of cached pages (`cacheHandler` of next.config.ts). Next's own keeps pages on disk
 * without a bound and sends them without a content security policy. This one keeps them in memory
 * up to a fixed size, only while they are right on every instance (docs/decisions/014), without the
 * scripts of the framework (docs/decisions/019), and puts the strictest policy on each: it runs no
 * inline script. A page made at build time is made again on its first request, so that it carries the
 * policy and the configuration of the run.
 */
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { pagePolicy } from '@/lib/content-security-policy.ts';
import { isPassing, statusOf } from './store/answer-status.ts';
import { type CacheControl, isSearch } from './store/page-store.ts';
import { adTag } from './store/page-tags.ts';
import { fromKept, type PageValue } from './store/page-value.ts';
import { otherProcesses, pageStore, tellPageOfRequest } from './store/shared-store.ts';
import { withoutFramework } from './store/without-framework.ts';

/**
 * For proxies and browsers: a page is right for a second, and where the site is down better than
 * nothing for five minutes.
 */
export const pageCacheControl = 'public, max-age=0, s-maxage=1, stale-if-error=300';

/** Seconds, as whoever asked for too much has a new start each minute. */
const retryAfter = '60';

/** So many addresses' lives Next may remember, which it does for made-up ones too. */
const maxLives = 5_000;
let lives = 0;

export default class CacheHandler {
  async get(key: string) {
    if (isSearch(key) && !pageStore().current(key)) await adopt(key);
    const entry = pageStore().get(key);
    if (!entry) return null;
    const { value, lastModified, cacheControl } = entry;
    if (value.kind === 'APP_PAGE') tellPageOfRequest(key);
    return { value: fromKept(value), lastModified, ...(cacheControl && { cacheControl }) };
  }

  async set(key: string, value: PageValue | null, context: { cacheControl?: CacheControl }) {
    // Where making the next one failed, Next gives what it has got from here a longer life.
    if (isSearch(key) && value?.headers?.etag) return;
    if (value?.kind === 'APP_PAGE' && value.html !== undefined) {
      value.html = withoutFramework(value.html);
      value.status = statusOf(value.html) ?? value.status;
      value.headers = {
        ...value.headers,
        'cache-control': isPassing(value.status) ? 'no-store' : pageCacheControl,
        ...(value.status === 429 && { 'retry-after': retryAfter }),
        'content-security-policy': pagePolicy([]),
        ...(value.status === 404 ? {} : { etag: await etagOf(value.html) }),
      };
    }
    pageStore().set(key, value, context.cacheControl);
    if (value?.kind === 'APP_PAGE') tellPageOfRequest(key);
    if (isSearch(key)) share(key);
    forgetLives();
  }

  /** From revalidatePath and revalidateTag: for this process, before whoever calls them answers. */
  async revalidateTag(tags: string | string[]) {
    const ads = [tags].flat().map((tag) => /^_N_T_\/ad\/([0-9a-z]{12})$/.exec(tag)?.[1]);
    const own = ads.flatMap((id) => (id ? adTag(id) : []));
    pageStore().changes.record([...[tags].flat(), ...own], performance.now());
  }

  resetRequestCache() {}
}

/** Keeps the page of a search as another process made it, if one did lately. */
async function adopt(key: string): Promise<void> {
  const asked = performance.now();
  const page = await otherProcesses()?.find(key).catch(logged('found'));
  if (!page) return;
  const { value, cacheControl, begunAgo, madeAgo } = page;
  const lastModified = Date.now() - madeAgo;
  pageStore().adopt(key, value, { cacheControl, startedAt: asked - begunAgo, lastModified });
}

/** Nobody waits for it. */
function share(key: string): void {
  const entry = pageStore().current(key);
  // Next leaves out a status of 200.
  if (!entry || (entry.value.status ?? 200) !== 200) return;
  const { value, cacheControl, startedAt } = entry;
  const begunAgo = performance.now() - startedAt;
  const page = { value: fromKept(value), cacheControl, begunAgo };
  otherProcesses()?.give(key, page).catch(logged('shared'));
}

/** Without the others each process makes its own. */
const logged = (what: string) => (error: unknown) => {
  console.warn(`cached pages: a search could not be ${what}:`, error);
};

/** By which a caller who holds the page asks for another one (answer-from-memory.ts). */
async function etagOf(html: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(html));
  return `"${Buffer.from(digest).toString('base64url').slice(0, 27)}"`;
}

/** Each page here carries its own life: Next loses nothing. */
function forgetLives() {
  lives += 1;
  if (lives <= maxLives) return;
  SharedCacheControls.prototype.clear();
  lives = 0;
}
