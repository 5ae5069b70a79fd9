/* `npm run search:rebuild`: fills a new index at SEARCH_URL and records changes, or not (--off). */
import { parseArgs } from 'node:util';
import { errors } from '@opensearch-project/opensearch';
import { db } from '@/lib/db/client.ts';
import { directDatabaseUrl } from '@/lib/db/pools/direct-url.ts';
import { env } from '@/lib/env.ts';
import { writerLock } from '@/lib/search/open-search/indexing/index-changes.ts';
import { disableOutbox, rebuildIndex } from '@/lib/search/open-search/indexing/rebuild.ts';
import { adoptSiteDatabase } from '../admin/site-database.ts';
import { failure, report } from '../launch/preflight.mjs';
import { printLine } from '../launch/progress.ts';
import { withSessionLock } from '../postgres/session-lock.ts';

const progressEvery = 50_000;

try {
  const { values } = parseArgs({ options: { off: { type: 'boolean', default: false } } });
  await adoptSiteDatabase();
  const url = directDatabaseUrl();
  try {
    if (values.off) await turnOff(url);
    else await rebuild(url);
  } finally {
    await db.$disconnect();
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}

async function rebuild(url: string): Promise<void> {
  const { SEARCH_URL } = env();
  if (!SEARCH_URL) throw failure('Set SEARCH_URL to the address of OpenSearch.');
  const started = performance.now();
  const { index, ads, refused } = await asWriter(url, () =>
    rebuildIndex({
      now: new Date(),
      onAds: (count) => count % progressEvery === 0 && printLine(`${count} ads written`),
    }).catch((error) => {
      if (!(error instanceof errors.OpenSearchClientError)) throw error;
      const { host } = new URL(SEARCH_URL);
      throw failure(`The search engine at ${host} cannot be used (${error.message}).`);
    }),
  );
  for (const [id, reason] of refused) printLine(`  refused ${id}: ${reason}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  printLine(`${index} is in use: ${ads} ads in ${seconds} s, ${refused.size} refused.`);
  if (refused.size > 0) process.exitCode = 1;
}

async function turnOff(url: string): Promise<void> {
  await asWriter(url, disableOutbox);
  printLine(
    'Changes are no longer noted. Remove SEARCH_URL from every process, if that is not done yet.',
  );
}

/** The worker's feed waits meanwhile. */
function asWriter<T>(url: string, work: () => Promise<T>): Promise<T> {
  return withSessionLock(url, { key: writerLock, of: 'the search index' }, work);
}
