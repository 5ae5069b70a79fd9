import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import type pg from 'pg';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { Actor } from '@/lib/accounts/actor';
import { migrate } from '@/scripts/migrate/migrate';
import {
  dropDatabase,
  ensureDatabase,
  type Postgres,
  startPostgres,
  withClient,
} from '@/scripts/postgres/postgres';
import { oldestPostgres } from '@/scripts/postgres/postgres-binaries';
import { documentedCommands } from '@/tests/builders/documented-commands';
import { wholeWebp } from '@/tests/builders/whole-webp';

/*
 * Backup, data loss and restore with the real commands, with Debian's pg_dump 15 and a server of that
 * version.
 */

const has = (command: string) => !spawnSync(command, ['--version']).error;
const isPossible = existsSync(join('node_modules', oldestPostgres)) && has('pg_dump');

let postgres: Postgres;
let folder = '';
let backups = '';
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  if (!isPossible) return;
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const directory = join(process.env.TEST_DIRECTORY ?? '.data/test', 'postgresql-backup');
  mkdirSync(directory, { recursive: true });
  const options = { password: 'tests', throwaway: true, package: oldestPostgres };
  postgres = await startPostgres(directory, options);
  await ensureDatabase(postgres.url, 'site');
  await migrate(postgres.url('site'));
  // Set before the first query opens the site's own pool.
  process.env.DATABASE_URL = postgres.url('site');
  process.env.DATA_DIR = join(folder, 'data');
  // Like an operator's settings: a copy of .env.example with mostly empty values.
  const example = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
  const empty = Object.fromEntries(example.map((name) => [name, process.env[name] ?? '']));
  env = { ...process.env, ...empty };
}, 120_000);

afterAll(async () => {
  if (!isPossible) return;
  const { db } = await import('@/lib/db/client');
  await db.$disconnect();
  const { readPool } = await import('@/lib/db/pools/read-pool');
  await readPool().end();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  if (folder) backups = mkdtempSync(join(folder, 'to-'));
});

async function run(script: string, args: string[], more: Record<string, string> = {}) {
  const loader = ['--import', './scripts/launch/register-alias.ts'];
  const child = spawn(process.execPath, [...loader, `scripts/backup/${script}.ts`, ...args], {
    env: { ...env, ...more },
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, output, errors };
}

const complete = () => readdirSync(backups).filter((name) => name.endsWith('Z'));

/**
 * Every table with a digest of its rows, except what a restored site does not send again
 * (lib/jobs/hold-restored.ts).
 */
const digests = (url: string) =>
  withClient(url, async (client: pg.Client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname = 'public' AND tablename NOT IN ('DatabaseCopy', 'OutboxMessage')
       ORDER BY 1`,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(row::text, '' ORDER BY row::text)), '') AS digest
         FROM ${name} row`,
      );
      found[name] = rows[0]?.digest ?? '';
    }
    return found;
  });

/** Members with ads, pictures and a payment; returns two actors and an ad of the second. */
async function fillSite(): Promise<{ leaves: Actor; stays: Actor; adId: string; email: string }> {
  const { createUser, sessionFor } = await import('../../builders/account');
  const { createAd, createImages } = await import('../../builders/ad');
  const { db } = await import('@/lib/db/client');
  const [one, other] = [await createUser(), await createUser()];
  const leaves = (await sessionFor(one)).actor;
  const stays = (await sessionFor(other)).actor;
  const [picture = ''] = await createImages(leaves, 1);
  const { storeFiles } = await import('@/lib/images/storage/store-files');
  const { imageFiles } = await import('@/lib/images/image-names');
  const store = storeFiles({ DATA_DIR: join(folder, 'data') });
  for (const file of imageFiles([picture])) {
    await store.write('pictures', file, Buffer.from(`bytes of ${file}`));
  }
  await createAd(leaves, { form: { images: [{ src: picture, main: true }] } });
  const { _id: adId } = await createAd(stays);
  await db.purchase.create({
    data: {
      ...{ ownerId: other.id, extras: ['vip'], amountPence: 999, provider: 'sandbox' },
      ...{ state: 'applied', paidAt: new Date(), appliedAt: new Date(), adId },
    },
    select: { id: true },
  });
  const { email } = await db.user.findUniqueOrThrow({
    where: { id: one.id },
    select: { email: true },
  });
  return { leaves, stays, adId, email };
}

const pictures = (directory: string) =>
  existsSync(join(directory, 'uploads'))
    ? Object.fromEntries(
        readdirSync(join(directory, 'uploads'), { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.webp'))
          .map((name) => [name, readFileSync(join(directory, 'uploads', name)).toString('hex')]),
      )
    : {};

async function restoredInto(name: string, args: string[], more: Record<string, string> = {}) {
  await dropDatabase(postgres.url, name);
  await ensureDatabase(postgres.url, name);
  const result = await run('restore', args, { DATABASE_URL: postgres.url(name), ...more });
  expect(result.errors).toMatch(
    /^(?:The database is a restored or moved copy\..*\n)?(?:The erasure journal .*\n)?$/,
  );
  expect(result.code).toBe(0);
  return result.output;
}

const ciphers = [
  { name: 'plain', isThere: true, prepare: () => ({ env: {}, args: [] as string[] }) },
  {
    name: 'gpg',
    isThere: has('gpg'),
    prepare: () => {
      const GNUPGHOME = mkdtempSync(join(tmpdir(), 'gpg-'));
      const key = ['--batch', '--passphrase', '', '--quick-gen-key', 'backup@townboard.example'];
      execFileSync('gpg', key, { env: { ...env, GNUPGHOME }, stdio: 'ignore' });
      return { env: { GNUPGHOME, BACKUP_GPG_RECIPIENT: 'backup@townboard.example' }, args: [] };
    },
  },
  {
    name: 'age',
    isThere: has('age'),
    prepare: () => {
      const identity = join(folder, 'key.txt');
      rmSync(identity, { force: true });
      execFileSync('age-keygen', ['-o', identity], { stdio: 'ignore' });
      const recipient = execFileSync('age-keygen', ['-y', identity], { encoding: 'utf8' }).trim();
      return { env: { BACKUP_AGE_RECIPIENT: recipient }, args: ['--identity', identity] };
    },
  },
];

async function lastBackup() {
  const { db } = await import('@/lib/db/client');
  return db.lastBackup.findFirstOrThrow({ select: { at: true } });
}

describe.skipIf(!isPossible)('a backup', () => {
  test.each(ciphers.filter(({ isThere }) => isThere))(
    '$name: lost data is restored',
    async ({ name, prepare }) => {
      const cipher = prepare();
      const { email } = await fillSite();
      const before = await digests(postgres.url('site'));
      const files = pictures(join(folder, 'data'));
      expect(Object.keys(files).length).toBeGreaterThan(0);
      const made = await run('backup', ['--to', backups], cipher.env);
      expect(made.code, made.errors).toBe(0);
      const [backup = ''] = complete();
      const { at } = await lastBackup();
      expect(`${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`).toBe(backup);
      const written = readFileSync(
        join(
          backups,
          backup,
          JSON.parse(readFileSync(join(backups, backup, 'manifest.json'), 'utf8')).dump.name,
        ),
      );
      expect(written.includes('PGDMP')).toBe(name === 'plain');
      const elsewhere = join(folder, `restored-${name}`);
      await restoredInto('restored', ['--from', join(backups, backup), ...cipher.args], {
        ...cipher.env,
        DATA_DIR: elsewhere,
      });
      expect(await digests(postgres.url('restored'))).toEqual(before);
      expect(pictures(elsewhere)).toEqual(files);
      expect(email).toBeTruthy();
    },
    60_000,
  );

  test('later erasures are repeated', async () => {
    const { leaves, stays, adId, email } = await fillSite();
    expect((await run('backup', ['--to', backups])).code).toBe(0);
    const { db } = await import('@/lib/db/client');
    const { deleteAccount } = await import('@/lib/privacy/delete-account');
    const { deleteAd } = await import('@/lib/ads/publishing/lifetime/delete-ad');
    const { testPassword } = await import('../../builders/account');
    const { startQueue } = await import('../../builders/servers/queue');
    const { siteHandlers } = await import('@/lib/jobs/handlers');
    const { vi } = await import('vitest');
    const now = new Date();
    await deleteAccount(leaves, { password: testPassword }, now);
    await deleteAd(stays, adId, now);
    const queue = startQueue(siteHandlers);
    const journal = join(folder, 'data/erasures');
    await vi.waitUntil(() => existsSync(journal) && readdirSync(journal).length === 2, 10_000);
    await queue.stop();
    expect(readdirSync(journal).join()).not.toContain(email);
    const [backup = ''] = complete();
    const output = await restoredInto('restored', [
      ...['--from', join(backups, backup), '--only', 'database'],
    ]);
    expect(output).toContain('Erased again: 2');
    await withClient(postgres.url('restored'), async (client) => {
      const found = await client.query('SELECT 1 FROM "User" WHERE email = $1', [email]);
      expect(found.rowCount).toBe(0);
      const { rows } = await client.query('SELECT "erasedAt" FROM "User" WHERE id = $1', [
        leaves.userId,
      ]);
      expect(rows).toEqual([{ erasedAt: now }]);
      const ad = await client.query('SELECT "deletedAt" FROM "Ad" WHERE id = $1', [adId]);
      expect(ad.rows).toEqual([{ deletedAt: now }]);
      const mails = await client.query(
        `SELECT 1 FROM "OutboxMessage" WHERE template = 'account-deleted'`,
      );
      expect(mails.rowCount).toBe(0);
    });
    await db.$disconnect();
  }, 60_000);

  test('erasures that only a later backup knows are repeated after the loss of the bucket', async () => {
    const { makeBackup } = await import('@/scripts/backup/make-backup');
    const { storeFiles } = await import('@/lib/images/storage/store-files');
    const { recordErasure } = await import('@/lib/privacy/erasures/journal');
    const { leaves } = await fillSite();
    const store = storeFiles({ DATA_DIR: mkdtempSync(join(folder, 'pictures-')) });
    await store.write('pictures', picture('a'), wholeWebp('a'));
    const options = {
      ...{ databaseUrl: postgres.url('site'), store, folder: backups, keep: 3 },
      ...{ encryption: undefined, signal: new AbortController().signal },
    };
    const old = await makeBackup(options);
    await new Promise((done) => setTimeout(done, 1_050));
    const at = new Date();
    const forgotten = new Date(at.getTime() - 86_400_000);
    await recordErasure({ kind: 'ad', id: 'longago', at: forgotten.toISOString() }, store);
    await recordErasure({ kind: 'account', id: leaves.userId, at: at.toISOString() }, store);
    const later = await makeBackup(options);
    expect(readFileSync(join(later, 'erasures.txt'), 'utf8').trim().split('\n')).toHaveLength(2);
    const DATA_DIR = mkdtempSync(join(folder, 'new-bucket-'));
    const output = await restoredInto('restored', ['--from', old], { DATA_DIR });
    expect(output).toContain('Erased again: 1');
    const journal = readdirSync(join(DATA_DIR, 'erasures'));
    expect(journal).toEqual([expect.stringContaining(leaves.userId)]);
    const DATABASE_URL = postgres.url('restored');
    const again = await run('replay-erasures', [at.toISOString(), '--backups', backups], {
      ...{ DATABASE_URL, DATA_DIR: mkdtempSync(join(folder, 'newer-bucket-')) },
    });
    expect(again).toMatchObject({ code: 0, output: 'Erased again: 0\n' });
    expect(again.errors).not.toContain('The erasure journal');
    const lost = await run('replay-erasures', [at.toISOString()], {
      ...{ DATABASE_URL, DATA_DIR: mkdtempSync(join(folder, 'newest-bucket-')) },
    });
    expect(lost.errors).toMatch(/The erasure journal is empty: .* your own records of requests/);
  }, 60_000);

  test('of two backups at once one is refused, and a killed one leaves nothing to the next', async () => {
    const { makeBackup } = await import('@/scripts/backup/make-backup');
    const { storeFiles } = await import('@/lib/images/storage/store-files');
    const store = storeFiles({ DATA_DIR: mkdtempSync(join(folder, 'pictures-')) });
    await store.write('pictures', picture('a'), wholeWebp('a'));
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const read: typeof store.read = async (where, key) => {
      begun.resolve();
      await end.promise;
      return store.read(where, key);
    };
    const options = {
      ...{ databaseUrl: postgres.url('site'), folder: backups, keep: 3 },
      ...{ encryption: undefined, signal: new AbortController().signal },
    };
    const archives = join(backups, 'pictures');
    mkdirSync(archives);
    const earlier = '20200101T000000Z';
    mkdirSync(join(backups, `${earlier}.part`));
    writeFileSync(join(backups, `${earlier}.part`, 'database.dump'), 'begun');
    writeFileSync(join(archives, `${earlier}.part`), 'begun');
    writeFileSync(join(archives, `${earlier}.tar`), 'without its list');
    const nightly = makeBackup({ ...options, store: { ...store, read } });
    await begun.promise;
    const manual = await run('backup', ['--to', backups, '--without-pictures']);
    expect([manual.code, manual.errors]).toEqual([
      1,
      expect.stringContaining('Another backup of this database is running'),
    ]);
    end.resolve();
    const made = await nightly;
    const name = complete()[0] ?? '';
    expect(made).toBe(join(backups, name));
    expect(readdirSync(backups).sort()).toEqual([name, 'pictures']);
    expect(readdirSync(archives).sort()).toEqual([`${name}.sha256`, `${name}.tar`, `${name}.txt`]);
    // Its list was lost later, so people may still need it.
    writeFileSync(join(archives, `${earlier}.tar`), 'without its list');
    await new Promise((done) => setTimeout(done, 1_050));
    await makeBackup({ ...options, store });
    expect(readdirSync(archives)).toContain(`${earlier}.tar`);
  }, 60_000);

  test('a non-empty database or store is not overwritten', async () => {
    await fillSite();
    await run('backup', ['--to', backups]);
    const from = ['--from', join(backups, complete()[0] ?? '')];
    const before = await digests(postgres.url('site'));
    const onDatabase = await run('restore', [...from, '--only', 'database']);
    expect([onDatabase.code, onDatabase.errors]).toEqual([
      1,
      expect.stringContaining('is not empty'),
    ]);
    expect(await digests(postgres.url('site'))).toEqual(before);
    await dropDatabase(postgres.url, 'restored');
    await ensureDatabase(postgres.url, 'restored');
    const onStore = await run('restore', from, { DATABASE_URL: postgres.url('restored') });
    expect([onStore.code, onStore.errors]).toEqual([1, expect.stringContaining('--only database')]);
  }, 60_000);

  test('a damaged or incomplete backup is refused before anything is restored', async () => {
    await run('backup', ['--to', backups, '--without-pictures']);
    const backup = join(backups, complete()[0] ?? '');
    await dropDatabase(postgres.url, 'restored');
    await ensureDatabase(postgres.url, 'restored');
    const more = { DATABASE_URL: postgres.url('restored'), DATA_DIR: join(folder, 'none') };
    const dump = readFileSync(join(backup, 'database.dump'));
    writeFileSync(join(backup, 'database.dump'), dump.subarray(0, dump.length / 2));
    const cut = await run('restore', ['--from', backup], more);
    expect([cut.code, cut.errors]).toEqual([1, expect.stringContaining('damaged')]);
    rmSync(join(backup, 'manifest.json'));
    const without = await run('restore', ['--from', backup], more);
    expect([without.code, without.errors]).toEqual([
      1,
      expect.stringContaining('no complete backup'),
    ]);
    expect(Object.keys(await digests(postgres.url('restored')))).toEqual([]);
  }, 60_000);

  /** Two backups, each with an archive of one more picture. */
  async function twoArchives() {
    const { makeBackup } = await import('@/scripts/backup/make-backup');
    const { storeFiles } = await import('@/lib/images/storage/store-files');
    const store = storeFiles({ DATA_DIR: mkdtempSync(join(folder, 'pictures-')) });
    const make = async (letter: string) => {
      await store.write('pictures', `${letter.repeat(26)}.webp`, Buffer.from(`bytes of ${letter}`));
      await makeBackup({
        ...{ databaseUrl: postgres.url('site'), store, folder: backups, keep: 2 },
        ...{ encryption: undefined, signal: new AbortController().signal },
      });
    };
    await make('a');
    await new Promise((done) => setTimeout(done, 1_050));
    await make('b');
    const archives = complete().map((name) => join(backups, 'pictures', name));
    const [first = '', second = ''] = archives;
    const into = { DATA_DIR: join(backups, 'restored'), DATABASE_URL: postgres.url('restored') };
    await dropDatabase(postgres.url, 'restored');
    await ensureDatabase(postgres.url, 'restored');
    const last = join(backups, complete().at(-1) ?? '');
    const restore = (...more: string[]) => run('restore', ['--from', last, ...more], into);
    const restored = () =>
      Object.keys(pictures(into.DATA_DIR)).map((name) => name.split('/').at(-1)?.[0]);
    return { first, second, store, make, restore, restored };
  }

  test('a damaged archive is left out, its pictures are named, and added later', async () => {
    const { first, restore, restored } = await twoArchives();
    execFileSync('sha256sum', ['--check', '--strict', `${first}.sha256`.split('/').at(-1) ?? ''], {
      cwd: join(backups, 'pictures'),
    });
    const intact = readFileSync(`${first}.tar`);
    const damaged = Buffer.from(intact);
    damaged.writeUInt8(damaged.readUInt8(520) ^ 1, 520);
    writeFileSync(`${first}.tar`, damaged);
    const partly = await restore();
    expect(partly.code).toBe(1);
    expect(partly.output).toContain(`Pictures restored: 1\nMissing: ${'a'.repeat(26)}.webp\n`);
    expect(partly.output).toContain('Erased again: 0');
    expect(partly.errors).toContain(`${first}.tar is damaged: its checksum differs.`);
    expect(partly.errors).toContain('Not restored: 1 of 2 pictures');
    expect(restored()).toEqual(['b']);
    const users = async (name: string) => (await digests(postgres.url(name)))['public."User"'];
    expect(await users('restored')).toBe(await users('site'));
    writeFileSync(`${first}.tar`, intact);
    expect(await restore('--only', 'pictures')).toMatchObject({
      ...{ code: 0, output: 'Pictures restored: 1\n', errors: '' },
    });
    expect(restored().sort()).toEqual(['a', 'b']);
  }, 60_000);

  test('pictures whose archive and list are lost are named', async () => {
    const { second, restore, restored } = await twoArchives();
    for (const ending of ['.tar', '.txt', '.sha256']) rmSync(second + ending);
    const { code, output, errors } = await restore('--only', 'pictures');
    expect([code, errors]).toEqual([1, expect.stringContaining('Not restored: 1 of 2 pictures')]);
    expect(output).toBe(`Pictures restored: 1\nMissing: ${'b'.repeat(26)}.webp\n`);
    expect(restored()).toEqual(['a']);
    const names = join(backups, complete().at(-1) ?? '', 'pictures.txt');
    writeFileSync(names, readFileSync(names, 'utf8').slice(0, 32));
    expect(await restore('--only', 'pictures')).toMatchObject({
      ...{ code: 1, errors: expect.stringContaining('names 1 of 2 pictures') },
    });
  }, 60_000);

  test('an archive of an earlier version has no checksum, and says so', async () => {
    const { first, restore } = await twoArchives();
    rmSync(`${first}.sha256`);
    const { code, errors } = await restore('--only', 'pictures');
    expect([code, errors]).toEqual([0, expect.stringContaining(`${first}.tar has no checksum`)]);
  }, 60_000);

  test('of a truncated archive without a checksum what can be read is restored, and the rest is named', async () => {
    const { first, restore, restored } = await twoArchives();
    rmSync(`${first}.sha256`);
    writeFileSync(`${first}.tar`, readFileSync(`${first}.tar`).subarray(0, 300));
    const { code, output, errors } = await restore('--only', 'pictures');
    expect([code, errors]).toEqual([1, expect.stringContaining('cannot be read to its end')]);
    expect(output).toContain('Missing: ');
    expect(restored()).toEqual(['b']);
  }, 60_000);

  test('the next backup archives again what a lost archive held', async () => {
    const { first, make, restore, restored } = await twoArchives();
    rmSync(`${first}.tar`);
    await new Promise((done) => setTimeout(done, 1_050));
    await make('c');
    rmSync(`${first}.txt`);
    expect((await restore('--only', 'pictures')).code).toBe(0);
    expect(restored().sort()).toEqual(['a', 'b']);
  }, 60_000);

  test.each(['disk', 'bucket'])(
    'a picture that is deleted during the backup is not missed (%s)',
    async (kind) => {
      const { makeBackup } = await import('@/scripts/backup/make-backup');
      const { storeFiles } = await import('@/lib/images/storage/store-files');
      const { startS3 } = await import('../../builders/servers/s3');
      const s3 = await startS3('pictures');
      onTestFinished(s3.stop);
      const bucket = {
        ...{ S3_BUCKET: 'pictures', S3_REGION: 'us-east-1', S3_ENDPOINT: s3.endpoint },
        ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
      };
      const settings = { DATA_DIR: mkdtempSync(join(folder, 'pictures-')) };
      const store = storeFiles(kind === 'disk' ? settings : { ...settings, ...bucket });
      const kept = `${'k'.repeat(26)}.webp`;
      const listed = { key: `${'g'.repeat(26)}.webp`, bytes: 4 };
      await store.write('pictures', kept, wholeWebp('kept'));
      const list = async function* () {
        yield listed;
        yield { key: kept, bytes: 4 };
      };
      const backup = await makeBackup({
        ...{ databaseUrl: postgres.url('site'), store: { ...store, list }, folder: backups },
        ...{ keep: 2, encryption: undefined, signal: new AbortController().signal },
      });
      expect(readFileSync(join(backup, 'pictures.txt'), 'utf8')).toBe(`${kept}\n`);
      const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));
      expect(manifest.pictures).toBe(1);
    },
    60_000,
  );

  const picture = (letter: string) => `${letter.repeat(26)}.webp`;

  test.each([
    {
      name: 'cannot be listed',
      // biome-ignore lint/correctness/useYield: it fails before the first.
      list: async function* () {
        throw new Error('The store is down.');
      },
      fault: /The store is down\. It names those of the backup before\.$/,
      expected: { names: ['a'], unread: undefined, isUnlisted: true, restored: ['a'] },
    },
    {
      name: 'is empty',
      list: async function* () {},
      fault: /There is no picture in .* It names those of the backup before\.$/,
      expected: { names: ['a'], unread: undefined, isUnlisted: true, restored: ['a'] },
    },
    {
      name: 'keeps one picture back',
      fault: /Not read: 1 of 3\.$/,
      expected: { names: ['a', 'b', 'c'], unread: [picture('b')], restored: ['a', 'c'] },
    },
    {
      name: 'no longer fits on the disk',
      freeBytes: [1e12, 50e6],
      fault: /0\.1 GB free/,
      expected: { names: ['a', 'b', 'c'], unread: ['b', 'c'].map(picture), restored: ['a'] },
    },
  ])(
    'the database is kept if the store $name',
    async ({ list, fault, freeBytes, expected }) => {
      const { makeBackup } = await import('@/scripts/backup/make-backup');
      const { storeFiles } = await import('@/lib/images/storage/store-files');
      await fillSite();
      const store = storeFiles({ DATA_DIR: mkdtempSync(join(folder, 'pictures-')) });
      const options = {
        ...{ databaseUrl: postgres.url('site'), folder: backups, keep: 1 },
        ...{ encryption: undefined, signal: new AbortController().signal },
      };
      await store.write('pictures', picture('a'), wholeWebp('a'));
      await makeBackup({ ...options, store });
      for (const letter of 'bc') await store.write('pictures', picture(letter), wholeWebp(letter));
      const read: typeof store.read = async (where, key) => {
        if (key === picture('b')) throw new Error(`Cannot read ${key}.`);
        return store.read(where, key);
      };
      await new Promise((done) => setTimeout(done, 1_050));
      const before = await lastBackup();
      const making = makeBackup({
        ...options,
        store: {
          ...store,
          read,
          ...(list && { list: (where) => (where === 'pictures' ? list() : store.list(where)) }),
        },
        ...(freeBytes && { freeBytes: () => freeBytes.shift() ?? 0 }),
      });
      await expect(making).rejects.toThrow(fault);
      expect(await lastBackup()).toEqual(before);
      const [backup = ''] = complete().map((name) => join(backups, name));
      expect(complete()).toHaveLength(1);
      expect(readdirSync(backup).sort()).toEqual([
        'database.dump',
        'erasures.txt',
        'manifest.json',
        'pictures.txt',
      ]);
      const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));
      const names = readFileSync(join(backup, 'pictures.txt'), 'utf8').trim().split('\n');
      expect(names.map((name) => name[0])).toEqual(expected.names);
      const { pictures: count, unread, isUnlisted } = manifest;
      expect([count, unread, isUnlisted]).toEqual([
        names.length,
        expected.unread,
        expected.isUnlisted,
      ]);
      const into = { DATA_DIR: join(backups, 'restored') };
      const restored = await run('restore', ['--from', backup, '--only', 'pictures'], into);
      expect(restored.code).toBe(1);
      const there = Object.keys(pictures(into.DATA_DIR)).map((name) => name.split('/').at(-1)?.[0]);
      expect(there.sort()).toEqual(expected.restored);
    },
    60_000,
  );

  test.each([
    ['damaged', { name: 'NotConfirmed' }, 7],
    ['withheld', { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } }, 7],
    ['without an answer', { code: 'ECONNREFUSED' }, 5],
  ])('six pictures that are %s: %o', async (_, cause, readCount) => {
    const { archivePictures } = await import('@/scripts/backup/archive-pictures');
    const { storeFiles } = await import('@/lib/images/storage/store-files');
    const stored = [...'abcdefg'].map((letter) => ({ key: picture(letter), bytes: 1 }));
    const last = picture('g');
    const read = vi.fn(async (_folder: string, key: string) => {
      if (key !== last) throw new Error(`Cannot read ${key}.`, { cause });
      return wholeWebp('g');
    });
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => log.mockRestore());
    const unread = await archivePictures(
      { folder: mkdtempSync(join(folder, 'archives-')), name: '20261126T000000Z' },
      stored,
      { ...storeFiles({ DATA_DIR: folder }), read },
      undefined,
      new AbortController().signal,
    );
    expect(read).toHaveBeenCalledTimes(readCount);
    expect(unread.includes(last)).toBe(readCount < stored.length);
    expect(unread.length).toBe(readCount < stored.length ? 7 : 6);
  });

  test('the command says which pictures are missing, and exits with 1', async () => {
    await fillSite();
    const { startService } = await import('@/scripts/chaos/services');
    const service = await startService((_, response) => response.end());
    onTestFinished(service.close);
    service.set('lying');
    const bucket = {
      ...{ S3_BUCKET: 'pictures', S3_REGION: 'us-east-1', S3_ENDPOINT: service.url },
      ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
    };
    const { code, output, errors } = await run('backup', ['--to', backups], bucket);
    const [backup = ''] = complete();
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain(`${backup} has the database, but not all pictures. Cannot list`);
    expect(existsSync(join(backups, backup, 'database.dump'))).toBe(true);
  }, 60_000);

  test('one without pictures does not count as complete', async () => {
    const { db } = await import('@/lib/db/client');
    const before = await db.lastBackup.findMany();
    expect((await run('backup', ['--to', backups, '--without-pictures'])).code).toBe(0);
    expect(await db.lastBackup.findMany()).toEqual(before);
  }, 60_000);

  test('a restore goes to one database, and names the setting it comes from', async () => {
    await run('backup', ['--to', backups, '--without-pictures']);
    const from = ['--from', join(backups, complete()[0] ?? ''), '--only', 'database'];
    await dropDatabase(postgres.url, 'restored');
    await ensureDatabase(postgres.url, 'restored');
    const [site, empty] = [postgres.url('site'), postgres.url('restored')];
    const elsewhere = { DATABASE_URL: empty, DATABASE_DIRECT_URL: site };
    expect(await run('restore', from, elsewhere)).toMatchObject({
      ...{ code: 1, errors: expect.stringContaining('lead to different databases') },
    });
    const both = { DATABASE_URL: site, DATABASE_DIRECT_URL: site };
    expect(await run('restore', from, both)).toMatchObject({
      ...{ code: 1, errors: expect.stringContaining('of DATABASE_DIRECT_URL is not empty') },
    });
    const direct = { DATABASE_URL: empty, DATABASE_DIRECT_URL: empty };
    expect(await run('restore', from, direct)).toMatchObject({ code: 0 });
  }, 60_000);

  test('the documented rehearsal restores beside the running site', async () => {
    await fillSite();
    expect((await run('backup', ['--to', backups])).code).toBe(0);
    const site = postgres.url('site');
    const before = await digests(site);
    await withClient(site, (client) => client.query('CREATE ROLE townboard'));
    const programs = mkdtempSync(join(folder, 'programs-'));
    writeFileSync(join(programs, 'sudo'), '#!/bin/sh\nshift 2\nexec "$@"\n', { mode: 0o755 });
    const { hostname, port, username, password } = new URL(site);
    const commands = documentedCommands(
      'docs/operations/backups.md',
      'sudo -u postgres createdb -O townboard rehearsal',
    )
      .replace(/postgresql:\S+/, postgres.url('rehearsal'))
      .replace('/srv/townboard/.data/releases/current/source', process.cwd())
      .replace(/\/var\/backups\/townboard\/\w+/, join(backups, complete()[0] ?? ''));
    const child = spawn('sh', ['-ec', commands], {
      env: {
        ...{ ...env, DATABASE_DIRECT_URL: site, DATABASE_REPLICA_URL: site },
        ...{ PATH: `${programs}:${process.env.PATH}`, PGHOST: hostname, PGPORT: port },
        ...{ PGUSER: username, PGPASSWORD: password },
      },
    });
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    expect(code, output + errors).toBe(0);
    const ads = await withClient(site, (client) => client.query('SELECT FROM "Ad"'));
    expect(output).toMatch(/Database restored as it was at/);
    expect(output).toMatch(new RegExp(`^ +${ads.rowCount} \\|`, 'm'));
    expect(await digests(site)).toEqual(before);
    await expect(withClient(postgres.url('rehearsal'), async () => undefined)).rejects.toThrow();
  }, 60_000);

  test('after a recovery in place nothing is sent again, and no worker may run', async () => {
    const { openJobPool } = await import('@/lib/jobs/job-pool');
    const site = postgres.url('site');
    const id = randomUUID();
    await withClient(site, (client) =>
      client.query(
        `INSERT INTO "OutboxMessage" ("id", "channel", "template", "sealed")
         VALUES ($1, 'email', 'verify-email', 'sealed')`,
        [id],
      ),
    );
    const failedAt = () =>
      withClient(site, async (client) => {
        const sql = 'SELECT "failedAt" FROM "OutboxMessage" WHERE "id" = $1';
        return (await client.query(sql, [id])).rows;
      });
    const worker = openJobPool(site, 1);
    await worker.query('SELECT 1');
    const time = [new Date().toISOString()];
    const early = await run('replay-erasures', time);
    await worker.end();
    expect(early).toMatchObject({
      ...{ code: 1, errors: expect.stringContaining('A worker runs on the database') },
    });
    expect(await failedAt()).toEqual([{ failedAt: null }]);
    expect(await run('replay-erasures', time)).toMatchObject({
      ...{ code: 0, output: 'Erased again: 0\n' },
      errors: expect.stringMatching(/Messages that waited in it are not sent: [1-9]/),
    });
    expect(await failedAt()).toEqual([{ failedAt: expect.any(Date) }]);
  }, 60_000);

  test('a backup that fails or lacks space leaves nothing', async () => {
    const failed = await run('backup', ['--to', backups], {
      BACKUP_GPG_RECIPIENT: 'nobody@none.example',
    });
    expect([failed.code, failed.errors]).toEqual([1, expect.stringContaining('gpg')]);
    const gone = await run('backup', ['--to', backups], { PG_BIN: '/nowhere' });
    expect([gone.code, gone.errors]).toEqual([1, expect.stringContaining('is not installed')]);
    const newer = join(folder, 'newer');
    mkdirSync(newer);
    const says = '#!/bin/sh\necho "pg_dump (PostgreSQL) 18.1"\n';
    writeFileSync(join(newer, 'pg_dump'), says, { mode: 0o755 });
    const unusable = await run('backup', ['--to', backups], { PG_BIN: newer });
    expect(unusable).toMatchObject({
      ...{ code: 1, errors: expect.stringContaining('cannot be restored to PostgreSQL 15') },
    });
    expect(readdirSync(backups)).toEqual([]);
    const { makeBackup } = await import('@/scripts/backup/make-backup');
    const options = {
      databaseUrl: postgres.url('site'),
      store: undefined,
      folder: backups,
      keep: 2,
      encryption: undefined,
      signal: new AbortController().signal,
    };
    await expect(makeBackup({ ...options, freeBytes: () => 50e6 })).rejects.toThrow('0.1 GB free');
    expect(readdirSync(backups)).toEqual([]);
  }, 60_000);

  test('pictures are archived once, and deleted with the last backup that needs them', async () => {
    const { makeBackup } = await import('@/scripts/backup/make-backup');
    const { storeFiles } = await import('@/lib/images/storage/store-files');
    const store = storeFiles({ DATA_DIR: join(folder, 'changing') });
    const pictureOf = (letter: string) => `${letter.repeat(26)}.webp`;
    const options = {
      databaseUrl: postgres.url('site'),
      store,
      folder: backups,
      keep: 2,
      encryption: undefined,
      signal: new AbortController().signal,
    };
    const archived = () =>
      readdirSync(join(backups, 'pictures'))
        .filter((name) => name.endsWith('.txt'))
        .map((name) =>
          readFileSync(join(backups, 'pictures', name), 'utf8')
            .trim()
            .split('\n'),
        );
    const aSecond = () => new Promise((done) => setTimeout(done, 1_050));
    await store.write('pictures', pictureOf('a'), Buffer.from('first'));
    await makeBackup(options);
    await store.write('pictures', pictureOf('b'), Buffer.from('second'));
    await aSecond();
    await makeBackup(options);
    expect(archived()).toEqual([[pictureOf('a')], [pictureOf('b')]]);
    rmSync(join(folder, 'changing/uploads/aa'), { recursive: true });
    await aSecond();
    await makeBackup(options);
    expect(archived()).toEqual([[pictureOf('a')], [pictureOf('b')]]);
    await aSecond();
    await makeBackup(options);
    expect(complete()).toHaveLength(2);
    expect(archived()).toEqual([[pictureOf('b')]]);
  }, 60_000);
});
