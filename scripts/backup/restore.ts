/*
 * `npm run restore -- --from FOLDER/TIME [--only database|pictures] [--identity FILE]`: restores to
 * an empty database and store, migrates, and repeats the erasures since the backup.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { db } from '@/lib/db/client.ts';
import { env } from '@/lib/env.ts';
import { type StoreFiles, storeFiles } from '@/lib/images/storage/store-files.ts';
import { adoptSiteDatabase } from '../admin/site-database.ts';
import { failure, report } from '../launch/preflight.mjs';
import { printLine } from '../launch/progress.ts';
import { archivesFolder, readManifest } from './manifest.ts';
import {
  refuseDatabase,
  refuseFullStore,
  restoreDatabase,
  restorePictures,
  type Source,
} from './restore-backup.ts';
import { finishRestore, targetDatabase } from './restored-database.ts';

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
  const target = await targetDatabase();
  const store = storeFiles(env());
  const source = { backup: from, manifest: readManifest(from), identity };
  if (only !== 'pictures') await refuseDatabase(source, target);
  if (!only) await refuseFullStore(store);
  const missing = only === 'database' ? [] : await addPictures(source, store);
  if (only !== 'pictures') {
    await restoreDatabase(source, target.url);
    printLine(`Database restored as it was at ${source.manifest.at}`);
    await finish(target.url, source, store);
  }
  if (missing.length > 0) throw failure(incomplete(missing, source));
  if (source.manifest.isUnlisted && only !== 'database') throw failure(unlisted);
  if (only !== 'pictures') printLine('Start the site, and look at it with npm run doctor.');
}

/** The database is no longer empty, so a second restore would refuse it. */
async function finish(url: string, { backup, manifest: { at } }: Source, store: StoreFiles) {
  const backups = join(backup, '..');
  try {
    await finishRestore(url, new Date(at), store, backups);
  } catch (error) {
    process.stderr.write(
      `The database is restored, but members who were erased since are back. Do not start the site before ` +
        `npm run erasures:replay -- ${at} --backups ${backups} has succeeded.\n`,
    );
    throw error;
  }
}

async function addPictures(source: Source, store: StoreFiles): Promise<string[]> {
  const { count, missing } = await restorePictures(source, store);
  printLine(`Pictures restored: ${count}`);
  for (const name of missing) printLine(`Missing: ${name}`);
  return missing;
}

const unlisted =
  'All is restored that the archives hold, but the store could not be listed for this backup, so newer pictures ' +
  'may be missing. Those of the store itself, if it still exists, are complete.';

function incomplete(missing: string[], { backup, manifest }: Source): string {
  return (
    `Not restored: ${missing.length} of ${manifest.pictures} pictures, listed above; the rest is. Look for them ` +
    `in another copy of ${join(backup, '..', archivesFolder)}, and add them with --only pictures.`
  );
}
