/*
 * `npm run erasures:replay -- TIME [--backups FOLDER]`, after a restore to TIME by other means than
 * `npm run restore`: discards waiting messages, migrates, and repeats the erasures since.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
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
  const { values, positionals } = parseArgs({
    options: { backups: { type: 'string' } },
    allowPositionals: true,
  });
  const since = new Date(positionals[0] ?? '');
  if (Number.isNaN(since.getTime()) || positionals.length > 1) {
    throw failure('Usage: npm run erasures:replay -- 2026-11-23T03:12:00Z [--backups FOLDER]');
  }
  const backups = values.backups === undefined ? undefined : resolve(values.backups);
  if (backups && !existsSync(backups)) throw failure(`There is no folder ${backups}.`);
  await adoptSiteDatabase();
  try {
    const target = await targetDatabase();
    await refuseUnready(target);
    await markRecovered(target.url);
    await finishRestore(target.url, since, storeFiles(env()), backups);
  } finally {
    await db.$disconnect();
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}
