/* An HTTP cache in front of Next. The site works without it. Other code imports only this file. */
import { second } from '@/lib/dates';
import { probeDatabase } from '@/lib/db/pools/probe-database';
import { followReplica, replicaAsOf } from '@/lib/db/replica/follow-replica';
import { env } from '@/lib/env';
import { followPageChanges } from '@/lib/page-cache/changes/follow-page-changes';
import { adTag } from '@/lib/page-cache/changes/page-tags';
import { watchDatabase } from '@/lib/page-cache/changes/watch-database';
import { hasHooks } from '@/lib/process/server-problem';
import { createGate } from '@/lib/request-hook/gate';
import type { RequestHandler } from '@/lib/request-hook/node-server';
import { followShownCatalogue, renewWithRequests } from '@/lib/settings/follow-shown-catalogue';
import { renewShownCatalogue } from '@/lib/settings/shown-catalogue';
import { answerFromCache } from './answer-from-cache';
import { hasCachedRoute } from './cached-routes';
import { createDatabaseChooser } from './choose-database';
import { pageStore } from './shared-store';

/** Call once, before the first request. */
export function startPageCache(): RequestHandler {
  if (env().PAGE_CACHE === 'off') return (_request, _response, next) => next();
  const database = watchDatabase(probeDatabase, second);
  followPageChanges(database.suspect);
  const replica = env().DATABASE_REPLICA_URL;
  if (replica) followReplica(replica, new AbortController().signal);
  const store = pageStore();
  const chooser = createDatabaseChooser(store.changes, replicaAsOf);
  const gate = createGate(process.cwd());
  return answerFromCache(store, gate, database, chooser);
}

/** Whether the page of the URL is the same for every visitor, with the page cache or without. */
export const isForEverybody = (url: string) => hasCachedRoute(url);

/** In this process, before the seller gets a reply. The database notifies other processes. */
export function invalidateAd(id: string): void {
  pageStore().changes.record([adTag(id)], performance.now());
}

/** Call once. Loads names and order of categories, and invalidates all pages when they change. */
export async function followNames(): Promise<void> {
  if (hasHooks()) followShownCatalogue(invalidateAllPages, new AbortController().signal);
  else await renewWithRequests();
}

/** Shows new names in this process before the admin gets a reply. */
export async function showNewNames(): Promise<void> {
  if (await renewShownCatalogue()) invalidateAllPages();
}

const invalidateAllPages = () => pageStore().changes.recordOnEveryPage(performance.now());
