import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { upgrades } from '@/lib/catalogue/upgrades.ts';
import { type Answer, call } from '../../drill/call.ts';
import { goods } from '../../drill/members.ts';
import { smallPicture } from '../../drill/pictures.ts';
import { unless } from '../../drill/row.ts';
import { dropDatabase, ensureDatabase, withClient } from '../../postgres/postgres.ts';
import type { ChaosRow } from '../chaos-row.ts';
import { makeMembers } from '../members.ts';
import { buckets, type ChaosSite, runScript } from '../site.ts';
import { namesIn } from '../store.ts';

/** Compared without `remindedAt`, which a restore sets, so that no buyer is reminded twice. */
const filled = ['Ad', 'AdImage', 'Image', 'Purchase', 'User'];
const tables = [...filled, 'Promotion'];

export const backupAndRestore: ChaosRow = {
  name: 'restore',
  title: 'Backup, loss of everything, restore by the documented commands',
  missing: () =>
    spawnSync('pg_dump', ['--version']).error
      ? 'pg_dump is not installed (apt-get install postgresql-client)'
      : undefined,
  async run(site, isShort) {
    const { both, env } = site;
    await publishSome(site, isShort ? 4 : 40);
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
        ...unless(
          pictures.length > 0 && filled.every((table) => !before[table]?.startsWith('0 ')),
          'there was nothing to restore',
        ),
        ...unless(changed.length === 0, `other rows in ${changed.join(', ')}`),
        ...unless(restored.join() === pictures.join(), 'other pictures'),
      ],
    };
  },
};

/** Half of the ads have a purchase. Alone this row would find an empty site. */
async function publishSome(site: ChaosSite, count: number): Promise<void> {
  const members = await site.withDatabase((client) => makeMembers(client, count, 170));
  const image = await smallPicture();
  for (const [index, { token, from }] of members.entries()) {
    const send = async (path: string, body: unknown) =>
      created(await call(site.servers[0].url, { method: 'POST', path, token, from, body }));
    const { url: src } = await send('/api/upload/image', { image });
    const { _id: adId } = await send('/api/ads', {
      ...goods,
      title: `Walnut cabinet, number ${index} of many`,
      images: [{ src, main: true }],
    });
    if (index % 2 === 0) {
      const purchase = { amount: vip.pence / 100, extras: [vip.key], adId };
      await send('/api/payment/create-payment-intent', purchase);
    }
  }
}

const [vip] = upgrades;

function created({ status, text }: Answer): Record<string, unknown> {
  if (status === 200 || status === 201) return JSON.parse(text);
  throw new Error(`${status}: ${text}`);
}

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
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(text, '' ORDER BY text), '')) AS digest
         FROM (SELECT (to_jsonb(row) - 'remindedAt')::text AS text FROM "${table}" row) AS rows`,
      );
      found[table] = rows[0]?.digest ?? '';
    }
    return found;
  });
