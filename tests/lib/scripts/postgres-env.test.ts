import { execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { postgresEnv } from '@/scripts/backup/postgres-env';
import { tryPort, withClient } from '@/scripts/postgres/postgres';
import {
  type DebianPostgres,
  debianPostgres,
  hasDebianPostgres,
} from '../../builders/servers/debian-postgres';

/* pg_dump and pg_restore connect to every address that the site can use. */

afterEach(() => {
  vi.unstubAllEnvs();
});

const secret = 'p@ss/word?#';
const inUrl = encodeURIComponent(secret);

describe('the environment for libpq', () => {
  const settingsOf = (url: string) =>
    Object.fromEntries(Object.entries(postgresEnv(url)).filter(([name]) => /^PG[A-Z]/.test(name)));
  const place = { PGHOST: 'db.example', PGPORT: '5433', PGUSER: 'town', PGDATABASE: 'site' };
  const base = `postgresql://town:${inUrl}@db.example:5433/site`;

  test('names host, user and database', () => {
    vi.stubEnv('PGSSLMODE', '');
    expect(settingsOf(base)).toMatchObject({ ...place, PGPASSWORD: secret, PGSSLMODE: 'prefer' });
    expect(settingsOf('postgresql://town@[::1]/site')).toMatchObject({ PGHOST: '::1' });
    for (const url of [
      'postgresql://town@/site?host=/run/pg',
      'postgresql://town@ignored/site?host=/run/pg',
      'postgresql://town@%2Frun%2Fpg/site',
    ]) {
      expect(settingsOf(url), url).toMatchObject({
        ...{ PGHOST: '/run/pg', PGPORT: '5432', PGUSER: 'town', PGDATABASE: 'site' },
      });
    }
  });

  test('passes what libpq knows, and nothing that only pg or Prisma do', () => {
    const known = 'application_name=dump&options=-c%20work_mem%3D8MB&connect_timeout=7';
    const other = 'schema=public&connection_limit=5&pgbouncer=true&statement_timeout=100';
    const settings = settingsOf(`${base}?${known}&${other}`);
    expect(settings).toMatchObject({
      ...place,
      ...{ PGAPPNAME: 'dump', PGOPTIONS: '-c work_mem=8MB', PGCONNECT_TIMEOUT: '7' },
    });
    expect(Object.values(settings).join()).not.toMatch(/public|true|100/);
  });

  test.each([
    ['sslmode=disable', 'disable'],
    ['sslmode=require', 'require'],
    ['sslmode=no-verify', 'require'],
    ['ssl=no-verify', 'require'],
    ['ssl=0', 'disable'],
    ['ssl=true', 'verify-full'],
    ['sslmode=verify-full', 'verify-full'],
  ])('takes %s as pg does', (parameter, mode) => {
    expect(settingsOf(`${base}?${parameter}`).PGSSLMODE).toBe(mode);
  });

  test("verifies by the system's authorities, as pg does", () => {
    vi.stubEnv('PGSSLROOTCERT', '');
    expect(settingsOf(`${base}?sslmode=verify-full`).PGSSLROOTCERT).toMatch(/^\/etc\//);
    expect(settingsOf(`${base}?sslmode=no-verify`).PGSSLROOTCERT).toBe('');
  });
});

describe.skipIf(!hasDebianPostgres)('a server that demands TLS', () => {
  let postgres: DebianPostgres;
  let port = 0;
  beforeAll(async () => {
    postgres = debianPostgres();
    port = await tryPort(0);
    const { folder } = postgres;
    certify(folder);
    await postgres.start(
      'primary',
      port,
      `ssl = on\nssl_ca_file = '${folder}/root.pem'\nssl_cert_file = '${folder}/server.pem'\nssl_key_file = '${folder}/server.key'`,
    );
    const pgHba = join(folder, 'primary/pg_hba.conf');
    const rules = `local all all trust\\nhostssl all postgres all trust\\nhostssl all town all cert\\n`;
    postgres.runOnce('sh', ['-c', `printf '${rules}' > ${pgHba}`]);
    await withClient(socket(), async (client) => {
      await client.query('CREATE ROLE town LOGIN SUPERUSER');
      await client.query('SELECT pg_reload_conf()');
    });
  }, 60_000);
  afterAll(() => postgres?.close());

  const socket = () => `postgresql://postgres@/postgres?host=${postgres.folder}&port=${port}`;
  const at = (user: string, query: string) =>
    `postgresql://${user}@localhost:${port}/postgres?${query.replaceAll('DIR', postgres.folder)}`;
  const who =
    'SELECT coalesce(client_dn, version) AS "how" FROM pg_stat_ssl WHERE pid = pg_backend_pid()';
  const byLibpq = (url: string) =>
    execFileSync('psql', ['-XAtc', who], { env: postgresEnv(url), encoding: 'utf8' }).trim();
  const byPg = (url: string) =>
    withClient(url, async (client) => String((await client.query(who)).rows[0]?.how ?? ''));

  /** An authority, and certificates of the server and of the user town. */
  function certify(folder: string) {
    const sign = (name: string, subject: string) => [
      ...['-newkey', 'rsa:2048', '-nodes', '-keyout', `${folder}/${name}.key`],
      ...['-out', `${folder}/${name}.pem`, '-subj', `/CN=${subject}`, '-days', '2', '-x509'],
    ];
    const by = ['-CA', `${folder}/root.pem`, '-CAkey', `${folder}/root.key`];
    const run = (args: string[]) => execFileSync('openssl', ['req', ...args], { stdio: 'ignore' });
    run(sign('root', 'Authority of the tests'));
    run([...sign('server', 'localhost'), ...by, '-addext', 'subjectAltName=DNS:localhost']);
    run([...sign('town', 'town'), ...by]);
    const { uid, gid } = statSync(folder);
    for (const name of ['server.key', 'server.pem', 'root.pem']) {
      chownSync(join(folder, name), uid, gid);
    }
  }

  test.each([
    ['postgres', 'sslmode=no-verify', /^TLS/],
    ['postgres', 'sslmode=verify-full&sslrootcert=DIR/root.pem', /^TLS/],
    ['postgres', 'sslrootcert=DIR/root.pem', /^TLS/],
    [
      'town',
      'sslmode=verify-full&sslrootcert=DIR/root.pem&sslcert=DIR/town.pem&sslkey=DIR/town.key',
      /CN=town/,
    ],
  ])('%s connects with %s', async (user, query, how) => {
    const url = at(user, query);
    expect(await byPg(url)).toMatch(how);
    expect(byLibpq(url)).toMatch(how);
  });

  test('neither connects to a server whose authority is unknown', async () => {
    const url = at('postgres', 'sslmode=verify-full');
    await expect(byPg(url)).rejects.toThrow(/certificate/);
    expect(() => byLibpq(url)).toThrow(/certificate verify failed/);
  });

  test('the socket', async () => {
    expect(byLibpq(socket())).toBe(await byPg(socket()));
  });
});
