/*
 * `npm run restore -- --from FOLDER/TIME [--only database|pictures] [--identity FILE]`: restores to an empty
 * database and store only. Then migrates, and repeats the erasures since the backup.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { db } from '@/lib/db/client.ts';
import { env } from '@/lib/env.ts';
import { storeFiles } from '@/lib/images/storage/store-files.ts';
import { replayErasures } from '@/lib/privacy/erasures/replay.ts';
import { adoptSiteDatabase } from '../admin/site-database.ts';
import { failure, report } from '../launch/preflight.mjs';
import { printLine } from '../launch/progress.ts';
import { migrate } from '../migrate/migrate.ts';
import { readManifest } from './manifest.ts';
import {
  refuseDatabase,
  refuseFullStore,
  restoreDatabase,
  restorePictures,
} from './restore-backup.ts';
import { warnIfForgotten } from './warn-if-forgotten.ts';

try {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      only: { type: 'string' },
      identity: { type: 'string' },
    },
  });
  const { from, only, identity } = values;
  if (!from || (only && only !== 'database' && only !== 'pictures')) {
    throw failure(
      'Usage: npm run restore -- --from FOLDER/TIME [--only database|pictures] [--identity FILE]',
    );
  }
  await adoptSiteDatabase();
  try {
    await restore({ from: resolve(from), only, identity });
  } finally {
    await db.$disconnect();
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}

async function restore({
  from,
  only,
  identity,
}: {
  from: string;
  only: string | undefined;
  identity: string | undefined;
}) {
  const url = env().DATABASE_DIRECT_URL ?? env().DATABASE_URL;
  const store = storeFiles(env());
  const source = { backup: from, manifest: readManifest(from), identity };
  if (only !== 'pictures') await refuseDatabase(source, url);
  if (only !== 'database') {
    await refuseFullStore(store);
    printLine(`Pictures restored: ${await restorePictures(source, store)}`);
  }
  if (only === 'pictures') return;
  await restoreDatabase(source, url);
  await migrate(url);
  printLine(`Database restored as it was at ${source.manifest.at}`);
  const at = new Date(source.manifest.at);
  warnIfForgotten(at, new Date());
  const erased = await replayErasures(at, store);
  printLine(`Erased again: ${erased}`);
  printLine('Start the site, and look at it with npm run doctor.');
}
