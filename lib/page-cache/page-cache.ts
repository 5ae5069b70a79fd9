/*
 * The page cache: an HTTP cache inside the server process, in front of Next. Nothing depends on it:
 * without it (PAGE_CACHE=off, or a host that does not run instrumentation.ts) Next answers every
 * request. Other code imports this file only.
 */
import { env } from '@/lib/env';
import { answerFromCache } from './answer-from-cache';
import { followPageChanges } from './follow-page-changes';
import { createGate } from './gate';
import { interceptRequests } from './node-server';
import { adTag } from './page-tags';
import { refuseFirst } from './refused-requests';
import { pageStore } from './shared-store';

/** Call once, before the first request. Does nothing in development. */
export function startPageCache(): void {
  if (process.env.NODE_ENV !== 'production') return;
  if (env().PAGE_CACHE === 'off') {
    interceptRequests(refuseFirst((_request, _response, next) => next()));
    return;
  }
  followPageChanges();
  const gate = createGate(process.cwd());
  interceptRequests(refuseFirst(answerFromCache(pageStore(), gate)));
}

/**
 * Invalidates the pages of an ad in this process before its seller gets a reply. Other pages and
 * processes are told by the database.
 */
export function forgetAd(id: string): void {
  pageStore().changes.record([adTag(id)], performance.now());
}
