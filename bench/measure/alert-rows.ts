import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { step } from '../../scripts/launch/progress.ts';
import type { Row } from '../goals.ts';
import type { Site } from '../loads/load.ts';
import { searchTerms } from '../loads/search-terms.ts';
import { seedAlerts } from '../seed/seed-alerts.ts';
import { readProcessorTime } from '../site/processor-time.ts';

const alerts = 100_000;
const perSecond = 10;
const mostWaiting = 3 * perSecond;
const mostMs = 2_000;
/** Per ad: half of one core stays free for everything else. */
const mostPostgresMs = 50;

export async function alertRows(site: Site): Promise<Row[]> {
  const { database } = site;
  await step(`${alerts.toLocaleString('en-GB')} alerts`, async () =>
    seedAlerts(database, alerts, await searchTerms(database, 2_000), new Date()),
  );
  return step('New ads against them', async () => {
    try {
      return [await measure(site)];
    } finally {
      await database.query('DELETE FROM "Ad" WHERE "id" LIKE \'bench%\'');
      await database.query('TRUNCATE "Alert", "AlertMatch", "AlertQueue", "AlertedAd"');
    }
  });
}

async function measure({ database, processes, seconds }: Site): Promise<Row> {
  // The worker is not among the measured processes; its work counts as PostgreSQL's.
  const before = await readProcessorTime({ processes, database });
  const count = seconds * perSecond;
  let most = 0;
  const begun = performance.now();
  for (let number = 0; number < count; number += 1) {
    await addAd(database, number);
    most = Math.max(most, await waiting(database));
    await delay(Math.max(0, begun + ((number + 1) * 1000) / perSecond - performance.now()));
  }
  const ended = performance.now();
  while ((await waiting(database)) > 0) await delay(20);
  const last = performance.now() - ended;
  const after = await readProcessorTime({ processes, database });
  const postgres = before && after ? (after.postgres - before.postgres) / count : Number.NaN;
  const { rows } = await database.query<{ matches: number }>(
    'SELECT count(*)::int AS matches FROM "AlertMatch"',
  );
  const matches = (rows[0]?.matches ?? 0) / count;
  const isMet = last <= mostMs && most <= mostWaiting && !(postgres > mostPostgresMs);
  return {
    name: 'alerts',
    what: `${perSecond} new ads a second against ${alerts.toLocaleString('en-GB')} alerts`,
    measured: `at most ${most} ads wait, the last is matched after ${last.toFixed(0)} ms; PostgreSQL ${postgres.toFixed(1)} ms of the processor and ${matches.toFixed(1)} matches an ad`,
    ratio: '',
    goal: `≤ ${mostWaiting} wait, ≤ ${mostMs} ms, ≤ ${mostPostgresMs} ms of the processor an ad`,
    verdict: isMet ? 'pass' : 'miss',
  };
}

const waiting = async (database: pg.Client) => {
  const { rows } = await database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM "AlertQueue"',
  );
  return rows[0]?.count ?? 0;
};

async function addAd(database: pg.Client, number: number): Promise<void> {
  const columns = `"ownerId", "category", "categoryGroup", "isAdult", "formKind", "title",
    "description", "details", "pricePence", "priceUnit", "outcode"`;
  await database.query(
    `INSERT INTO "Ad" ("id", ${columns}, "expiresAt")
     SELECT 'bench' || lpad($1::text, 7, '0'), ${columns}, now() + interval '30 days'
     FROM "Ad" WHERE "moderation" = 'approved' AND NOT "isAdult" AND "id" >= $2 ORDER BY "id" LIMIT 1`,
    [number, ((number * 7919) % 1000).toString(32).padStart(2, '0')],
  );
}
