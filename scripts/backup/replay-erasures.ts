/*
 * `npm run erasures:replay -- TIME`: after the database of DATABASE_URL was restored to this point in time by other
 * means than `npm run restore`, discards what was waiting to be sent, migrates, and repeats the erasures since.
 */
import { db } from '@/lib/db/client.ts';
import { env } from '@/lib/env.ts';
import { storeFiles } from '@/lib/images/storage/store-files.ts';
import { adoptSiteDatabase } from '../admin/site-database.ts';
import { failure, report } from '../launch/preflight.mjs';
import {
  finishRestore,
  markRecovered,
  refuseUnready,
  targetDatabase,
} from './restored-database.ts';

try {
  const since = new Date(process.argv[2] ?? '');
  if (Number.isNaN(since.getTime())) {
    throw failure('Usage: npm run erasures:replay -- 2026-11-23T03:12:00Z');
  }
  await adoptSiteDatabase();
  try {
    const target = await targetDatabase();
    await refuseUnready(target);
    await markRecovered(target.url);
    await finishRestore(target.url, since, storeFiles(env()));
  } finally {
    await db.$disconnect();
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}
