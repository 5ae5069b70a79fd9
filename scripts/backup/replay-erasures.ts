/*
 * `npm run erasures:replay -- TIME`: repeats the erasures since the point in time to which the database of
 * DATABASE_URL was restored.
 */
import { db } from '@/lib/db/client.ts';
import { env } from '@/lib/env.ts';
import { storeFiles } from '@/lib/images/storage/store-files.ts';
import { replayErasures } from '@/lib/privacy/erasures/replay.ts';
import { adoptSiteDatabase } from '../admin/site-database.ts';
import { failure, report } from '../launch/preflight.mjs';
import { warnIfForgotten } from './warn-if-forgotten.ts';

try {
  const since = new Date(process.argv[2] ?? '');
  if (Number.isNaN(since.getTime())) {
    throw failure('Usage: npm run erasures:replay -- 2026-11-23T03:12:00Z');
  }
  await adoptSiteDatabase();
  try {
    warnIfForgotten(since, new Date());
    const erased = await replayErasures(since, storeFiles(env()));
    process.stdout.write(`Erased again: ${erased}\n`);
  } finally {
    await db.$disconnect();
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}
