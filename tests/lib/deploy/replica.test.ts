import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { tryPort } from '@/scripts/postgres/postgres';
import {
  answering,
  ask,
  type DebianPostgres,
  debianPostgres,
  debianVersion,
  hasDebianPostgres,
  stopped,
} from '../../builders/servers/debian-postgres';

/* The scripts of compose.yaml's primary and replica, with Debian's PostgreSQL. */

let postgres: DebianPostgres;
beforeAll(() => {
  if (hasDebianPostgres) postgres = debianPostgres();
});
afterAll(() => postgres?.close(), 60_000);

const script = (name: string) => join(process.cwd(), 'deploy/postgres', name);

/** A primary with a role for replicas. */
async function startPrimary(name: string) {
  const { folder, run } = postgres;
  const port = await tryPort(0);
  const server = await postgres.start(name, port);
  const allowed = run('sh', [script('allow-replica.sh')], {
    PGHOST: folder,
    PGPORT: String(port),
    REPLICATION_PASSWORD: 'let-me-copy',
  });
  expect((await once(allowed, 'exit'))[0]).toBe(0);
  return { port, server };
}

async function startReplica(name: string, primaryPort: number) {
  const { folder, run } = postgres;
  const port = await tryPort(0);
  const options = ['-p', String(port), '-c', `unix_socket_directories=${folder}`];
  const server = run('sh', [script('run-replica.sh'), ...options], {
    PGDATA: join(folder, name),
    PRIMARY: '127.0.0.1',
    PRIMARY_PORT: String(primaryPort),
    REPLICATION_PASSWORD: 'let-me-copy',
  });
  await answering(port);
  return { port, server };
}

const streams =
  'SELECT state, slot_name FROM pg_stat_replication JOIN pg_replication_slots ON active_pid = pid';

test.skipIf(!hasDebianPostgres)(
  'the replica copies the primary, follows it, and is promoted',
  async () => {
    const { port, server: primary } = await startPrimary('primary');
    expect(await ask(port, 'SELECT FROM pg_replication_slots')).toEqual([]);
    await ask(port, 'CREATE TABLE note (word text)');
    const replica = await startReplica('replica', port);
    await ask(port, `INSERT INTO note VALUES ('kept')`);
    await answering(replica.port, 'SELECT word FROM note');
    expect(await ask(port, streams)).toEqual([{ state: 'streaming', slot_name: 'replica' }]);
    await expect(ask(replica.port, `INSERT INTO note VALUES ('refused')`)).rejects.toThrow(
      'read-only',
    );
    // The failover of docs/operations/database.md.
    await stopped(primary);
    expect(await ask(replica.port, 'SELECT pg_promote() AS promoted')).toEqual([
      { promoted: true },
    ]);
    await ask(replica.port, `INSERT INTO note VALUES ('taken over')`);
    const next = await startReplica('next', replica.port);
    await answering(next.port, 'SELECT FROM note HAVING count(*) = 2');
    expect(await ask(replica.port, streams)).toEqual([
      { state: 'streaming', slot_name: 'replica' },
    ]);
  },
  90_000,
);

test.skipIf(!hasDebianPostgres)(
  'by the documented settings a write waits for the replica',
  async () => {
    const documented = readFileSync('docs/operations/database.md', 'utf8').split('\n');
    const line = (start: string) =>
      documented.find((one) => one.startsWith(`    ${start}`)) ?? `no line ${start}`;
    const { port } = await startPrimary('cautious');
    await ask(port, 'CREATE TABLE note (word text)');
    const replica = await startReplica('needed', port);
    await ask(port, line('ALTER SYSTEM SET synchronous_standby_names'));
    await ask(port, line('SELECT pg_reload_conf'));
    await answering(port, `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`);
    await ask(port, `INSERT INTO note VALUES ('on both')`);
    expect(await ask(port, line('SELECT client_addr, state'))).toEqual([
      expect.objectContaining({ state: 'streaming', bytes: '0' }),
    ]);
    await stopped(replica.server);
    const write = ask(port, `INSERT INTO note VALUES ('waits')`).then(() => 'written');
    expect(await Promise.race([write, delay(1_500, 'waiting')])).toBe('waiting');
    await ask(port, 'ALTER SYSTEM RESET synchronous_standby_names');
    await ask(port, 'SELECT pg_reload_conf()');
    expect(await write).toBe('written');
  },
  90_000,
);

test.skipIf(!hasDebianPostgres)(
  'a replica that was away too long is dropped by the primary, and copied anew',
  async () => {
    const { port } = await startPrimary('busy');
    expect(await ask(port, 'SHOW max_slot_wal_keep_size')).toEqual([
      { max_slot_wal_keep_size: '4GB' },
    ]);
    await ask(port, `ALTER SYSTEM SET max_slot_wal_keep_size = '1MB'`);
    await ask(port, 'SELECT pg_reload_conf()');
    await ask(port, 'CREATE TABLE note (word text)');
    const { server } = await startReplica('away', port);
    await stopped(server);
    for (let segment = 0; segment < 4; segment += 1) {
      await ask(port, `INSERT INTO note VALUES ('${segment}')`);
      await ask(port, 'SELECT pg_switch_wal()');
    }
    await ask(port, 'CHECKPOINT');
    expect(await ask(port, 'SELECT wal_status FROM pg_replication_slots')).toEqual([
      { wal_status: 'lost' },
    ]);
    postgres.runOnce('rm', ['-r', join(postgres.folder, 'away')]);
    const anew = await startReplica('away', port);
    await answering(anew.port, 'SELECT FROM note HAVING count(*) = 4');
    expect(await ask(port, streams)).toEqual([{ state: 'streaming', slot_name: 'replica' }]);
  },
  90_000,
);

/** An address of this machine that the loopback lines of Debian's pg_hba.conf do not allow. */
const address = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

const programs: Record<string, string> = {
  sudo: `#!/bin/sh
user=root
while :; do case "$1" in
  --preserve-env=*) shift ;;
  -u) user="$2"; shift 2 ;;
  *) exec runuser -u "$user" -- "$@" ;;
esac; done
`,
  systemctl: `#!/bin/sh
[ "$2" = postgresql@15-main ]
pg_ctlcluster --skip-systemctl-redirect "$VERSION" main "$1" || [ "$?" = 2 ] # It has stopped already.
`,
};

/** The commands below a comment with this beginning in deploy/README.md. */
function documented(start: string): string {
  const lines = readFileSync('deploy/README.md', 'utf8').split('\n');
  const first = lines.findIndex((line) => line.startsWith(`    # ${start}`));
  const length = lines.slice(first + 1).findIndex((line) => !/^ {4}[^#]/.test(line));
  return lines.slice(first + 1, first + 1 + length).join('\n');
}

/** A host with the cluster that Debian's package makes, in folders of its own. */
async function debianHost(name: string) {
  const folder = join(postgres.folder, name);
  const port = await tryPort(0);
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  mkdirSync(join(folder, 'data'));
  const { uid, gid } = statSync(postgres.folder);
  for (const own of [folder, join(folder, 'data')]) chownSync(own, uid, gid);
  for (const [file, text] of Object.entries(programs)) {
    writeFileSync(join(bin, file), text, { mode: 0o755 });
  }
  const env = {
    ...process.env,
    ...{ PATH: `${bin}:${process.env.PATH}`, VERSION: debianVersion, PGHOST: folder },
    ...{ PGPORT: String(port), PG_CLUSTER_CONF_ROOT: join(folder, 'etc') },
  };
  const run = (command: string, more: Record<string, string> = {}) => {
    const options = { env: { ...env, ...more }, input: 'letmecopy\n', timeout: 30_000 };
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', command], {
      ...options,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${name}: ${stderr}`);
    return stdout.trim();
  };
  const data = join(folder, 'data/main');
  const own = `-o ssl=off -o external_pid_file=${folder}/pid`;
  const place = `-d ${data} -s ${folder} -l ${folder}/log -p ${port}`;
  run(`pg_createcluster ${own} ${place} --start ${debianVersion} main -- --no-sync`);
  onTestFinished(() => void run('systemctl stop postgresql@15-main'));
  /** The documented commands, with the places and addresses of this machine. */
  const follow = (start: string, more: Record<string, string> = {}) =>
    run(
      `${documented('The password')}\n${documented(start)}`
        .replaceAll('/srv/townboard', process.cwd())
        .replaceAll('/etc/postgresql/15/main', join(folder, 'etc', debianVersion, 'main'))
        .replaceAll('/var/lib/postgresql/15/main', data)
        .replaceAll('10.0.0.0/24', `${address}/32`)
        .replaceAll('10.0.0.2', `${address}`),
      more,
    );
  const sql = (query: string) => run(`runuser -u postgres -- psql -XAtc "${query}"`);
  return { port, run, follow, sql };
}

test.skipIf(!hasDebianPostgres || !address)(
  "a replica on Debian, where the configuration lies outside the database's folder",
  async () => {
    const primary = await debianHost('host-1');
    const replica = await debianHost('host-2');
    primary.sql("CREATE ROLE townboard LOGIN PASSWORD 'secret'");
    primary.sql("CREATE TABLE note AS SELECT 'kept' AS word");
    primary.sql('GRANT SELECT ON note TO townboard');
    primary.follow('The primary');
    replica.follow('The replica', { PRIMARY_PORT: String(primary.port) });

    /** As a server of the site on another host. */
    const visit = (port: number) => {
      const url = `postgresql://townboard:secret@${address}:${port}/postgres`;
      return primary.run(`psql -XAtc 'SELECT word FROM note' ${url}`);
    };
    expect(visit(primary.port)).toBe('kept');
    const state = 'SELECT state FROM pg_stat_replication';
    await vi.waitUntil(() => primary.sql(state) === 'streaming', { timeout: 10_000 });
    expect(visit(replica.port)).toBe('kept');
    expect(replica.sql('SHOW max_connections')).toBe('200');

    // The failover, and the lost primary as the next replica.
    primary.run('systemctl stop postgresql@15-main');
    expect(replica.sql('SELECT pg_promote()')).toBe('t');
    replica.sql("UPDATE note SET word = 'taken over'");
    primary.follow('The replica', { PRIMARY_PORT: String(replica.port) });
    await vi.waitUntil(() => replica.sql(state) === 'streaming', { timeout: 10_000 });
    await vi.waitUntil(() => visit(primary.port) === 'taken over', { timeout: 10_000 });
  },
  120_000,
);

test.skipIf(!hasDebianPostgres)('a lost primary does not start beside its successor', () => {
  const roles = { SELF: 'database', PRIMARY: 'replica', REPLICATION_PASSWORD: 'let-me-copy' };
  const PGDATA = postgres.initialise('lost', 'postgres', 'secret');
  expect(() => postgres.runOnce('sh', [script('run.sh')], { ...roles, PGDATA })).toThrow(
    'These are the files of a primary, but the primary is replica',
  );
});
