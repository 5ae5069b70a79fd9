/* `npm run backup -- --to FOLDER [--keep 14] [--without-pictures]`: database and new pictures. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { directDatabaseUrl } from '@/lib/db/pools/direct-url.ts';
import { env } from '@/lib/env.ts';
import { storeFiles } from '@/lib/images/storage/store-files.ts';
import { adoptSiteDatabase } from '../admin/site-database.ts';
import { failure, report } from '../launch/preflight.mjs';
import { makeBackup } from './make-backup.ts';
import { chosenPgbackrest } from './pgbackrest.ts';
import { chosenEncryption } from './programs.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort(failure('The backup was interrupted.')));
}

try {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      keep: { type: 'string', default: '14' },
      'without-pictures': { type: 'boolean', default: false },
    },
  });
  const keep = Number(values.keep);
  if (!values.to || !Number.isInteger(keep) || keep < 1) {
    throw failure('Usage: npm run backup -- --to FOLDER [--keep 14] [--without-pictures]');
  }
  await adoptSiteDatabase();
  const encryption = chosenEncryption(process.env);
  if (!encryption) process.stderr.write('Not encrypted: set BACKUP_AGE_RECIPIENT to encrypt it.\n');
  const store = storeFiles(env());
  const made = await makeBackup({
    databaseUrl: directDatabaseUrl(),
    store: values['without-pictures'] ? undefined : store,
    journal: store,
    folder: resolve(values.to),
    keep,
    encryption,
    pgbackrest: chosenPgbackrest(process.env),
    signal: stop.signal,
  });
  process.stdout.write(`Backup made: ${made}\n`);
} catch (error) {
  report(stop.signal.aborted ? stop.signal.reason : error);
  process.exitCode = 1;
}
