import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dropDatabase, ensureDatabase, withClient } from '../../postgres/postgres.ts';
import { type Row, unless } from '../row.ts';
import { buckets, type ChaosSite, runScript } from '../site.ts';
import { namesIn } from '../store.ts';

/** Every row of these, whatever its columns. */
const tables = ['Ad', 'AdImage', 'Image', 'Purchase', 'Promotion', 'User'];

export const backupAndRestore: Row = {
  name: 'restore',
  title: 'Backup, loss of everything, restore by the documented commands',
  missing: () =>
    spawnSync('pg_dump', ['--version']).error
      ? 'pg_dump is not installed (apt-get install postgresql-client)'
      : undefined,
  async run(site) {
    const { both, env } = site;
    for (const one of [...site.servers, site.worker]) await one.end('SIGTERM');
    const before = await digest(both.primaryUrl);
    const pictures = namesIn(site, buckets.used);
    const backups = join(site.folder, 'backups');
    mkdirSync(backups, { recursive: true });
    await runScript(site, 'Backup', ['scripts/backup/backup.ts', '--to', backups], 'backup.log');
    const [backup = ''] = readdirSync(backups).filter((name) => name.endsWith('Z'));
    await intoEmptyPlace(site, join(backups, backup));
    const after = await digest(both.primary.url('restored'));
    const restored = namesIn(site, buckets.restored);
    env.S3_BUCKET = buckets.used;
    env.DATABASE_URL = both.primaryUrl;
    for (const one of [...site.servers, site.worker]) await one.start();
    const changed = tables.filter((table) => before[table] !== after[table]);
    return {
      figure: `${tables.map((table) => `${table} ${before[table]?.split(' ')[0]}`).join(', ')}; ${restored.length} of ${pictures.length} pictures`,
      broken: [
        ...unless(changed.length === 0, `other rows in ${changed.join(', ')}`),
        ...unless(restored.join() === pictures.join(), 'other pictures'),
      ],
    };
  },
};

/** Another database and another bucket, as after the loss of both. */
async function intoEmptyPlace(site: ChaosSite, backup: string): Promise<void> {
  const { primary } = site.both;
  await dropDatabase(primary.url, 'restored');
  await ensureDatabase(primary.url, 'restored');
  site.env.DATABASE_URL = primary.url('restored');
  site.env.S3_BUCKET = buckets.restored;
  await runScript(site, 'Restore', ['scripts/backup/restore.ts', '--from', backup], 'restore.log');
}

const digest = (url: string) =>
  withClient(url, async (client) => {
    const found: Record<string, string> = {};
    for (const table of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(row::text, '' ORDER BY row::text), '')) AS digest
         FROM "${table}" row`,
      );
      found[table] = rows[0]?.digest ?? '';
    }
    return found;
  });
