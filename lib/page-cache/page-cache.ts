/*
 * The page cache: an HTTP cache inside the server process, in front of Next. It makes pages fast and
 * promises nothing: without it (PAGE_CACHE=off, or a host that does not run instrumentation.ts) Next
 * answers every request itself. The rest of the code imports this file only.
 */
import { env } from '@/lib/env';
import { answerFromCache } from './answer-from-cache';
import { followPageChanges } from './follow-page-changes';
import { interceptRequests } from './node-server';
import { adTag } from './page-tags';
import { pageStore } from './shared-store';

/** Call once, before the server takes its first request. In development Next alone answers. */
export function startPageCache(): void {
  if (process.env.NODE_ENV !== 'production' || env().PAGE_CACHE === 'off') return;
  followPageChanges();
  interceptRequests(answerFromCache(pageStore()));
}

/**
 * Call before the reply to whoever published, changed or removed an ad: this process then shows no
 * older page with it. All other pages and processes hear of the change from the database.
 */
export function forgetAd(id: string): void {
  pageStore().changes.record([adTag(id)], performance.now());
}
